"""The routes of the REST interface, in files by topic. A new topic adds its router to `ROUTERS`."""

from palifico.server.routes.coach import COACH
from palifico.server.routes.dice import DICE
from palifico.server.routes.editions import EDITIONS
from palifico.server.routes.games import GAMES
from palifico.server.routes.leaderboard import LEADERBOARD
from palifico.server.routes.login import LOGIN
from palifico.server.routes.me import ME
from palifico.server.routes.meta import META
from palifico.server.routes.pages import PAGES
from palifico.server.routes.people import PEOPLE
from palifico.server.routes.rules import RULES
from palifico.server.routes.schema import SCHEMA
from palifico.server.routes.tables import TABLES
from palifico.server.routes.tokens import TOKENS

ROUTERS = [
    *(META, EDITIONS, RULES, ME, LOGIN, TOKENS, PEOPLE, TABLES),
    *(GAMES, COACH, LEADERBOARD, DICE, SCHEMA, PAGES),
]

__all__ = ["ROUTERS"]
