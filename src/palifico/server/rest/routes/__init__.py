"""REST routes by topic; a new topic adds its router to `ROUTERS`."""

from palifico.server.rest.routes.coach import COACH
from palifico.server.rest.routes.dice import DICE
from palifico.server.rest.routes.editions import EDITIONS
from palifico.server.rest.routes.games import GAMES
from palifico.server.rest.routes.leaderboard import LEADERBOARD
from palifico.server.rest.routes.login import LOGIN
from palifico.server.rest.routes.me import ME
from palifico.server.rest.routes.meta import META
from palifico.server.rest.routes.pages import PAGES
from palifico.server.rest.routes.people import PEOPLE
from palifico.server.rest.routes.pictures import PICTURES
from palifico.server.rest.routes.rules import RULES
from palifico.server.rest.routes.schema import SCHEMA
from palifico.server.rest.routes.tables import TABLES
from palifico.server.rest.routes.tokens import TOKENS

ROUTERS = [
    *(META, EDITIONS, RULES, ME, LOGIN, TOKENS, PEOPLE, TABLES),
    *(GAMES, PICTURES, COACH, LEADERBOARD, DICE, SCHEMA, PAGES),
]

__all__ = ["ROUTERS"]
