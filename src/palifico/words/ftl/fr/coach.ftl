### The coach: what could be done, how likely it is right, and why. It speaks to the player it advises.
### $dudo, $calza, $wild and $wilds are the edition's own words.

command-coach = Dit ce qu’on pouvait faire à un moment d’une partie enregistrée et pourquoi, ou revoit toute la partie.
param-round = La manche, à partir de 1.
param-move = Le coup de la manche, à partir de 1 ; celui qui suit le dernier est encore à jouer.
param-seat = La personne : un nom, la lettre de sa place, ou « Toi » dans une partie enregistrée par palifico play.
param-game = Quelle partie du fichier, à partir de 1.
param-opponents = Comment jouent les bots : beginner, counter, listener, bluffer ou champion.
param-coach = Le coach parle avant chacun de tes coups.

fault-coach-games = Ce fichier contient { $most } parties : dis laquelle avec --game.
fault-coach-game = Il n’y a pas de partie { $given } dans ce fichier : il en contient { $most }.
fault-coach-round = Il n’y a pas de manche { $given } dans cette partie : elle en a { $most }.
fault-coach-move = Il n’y a pas de coup { $given } à décider dans cette manche : elle en a { $most }.
fault-coach-alone = Un coup appartient à une manche : donne aussi --round.
fault-coach-seat = Personne ici ne s’appelle « { $given } ». À cette table : { $expected }.
fault-coach-turn = À ce moment-là, { $name } n’a rien à décider.

## A decision

coach-title = Manche { $round }, coup { $move } : { $player }
coach-dice = { $player } a : { $dice }
coach-opens = { $player } ouvre la manche.
coach-head-action = coup
coach-head-before = d’après les dés
coach-head-after = après écoute
coach-head-win = gagne
coach-head-why = pourquoi
coach-legend = La chance qu’une enchère soit vraie, qu’une enchère mise en doute soit fausse, qu’un compte exact le soit : d’après les dés seuls, puis en écoutant les enchères. Ensuite, la chance de gagner toute la partie.
coach-row = { $place }. { $action } : { $before } d’après les dés, { $after } après écoute ; gagne { $win }.
coach-done-good = Ce qui a été joué : { $action }. Rien n’était nettement meilleur.
coach-done = Ce qui a été joué : { $action }, numéro { $place } sur { $places }. Cela coûte { $loss } points de chance de gagner.
coach-to-come = Ce coup est encore à jouer.
coach-wait = C’est le tour de quelqu’un d’autre : attendre gagne { $win }.
coach-waiting = attendre
coach-hint = Tape « coach » pour savoir ce que ferait le coach.

## A whole game

coach-thinking = Le coach réfléchit
coach-summary = { $player } : { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
 }, { $mistakes ->
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
 } ; en moyenne, une décision a coûté { $loss } points de chance de gagner.
coach-flawless = { $player } : { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
 }, aucune erreur.
coach-costliest = Ce qui a coûté le plus :
coach-mistake = Manche { $round }, coup { $move }, { $player } : { $action }, mieux valait { $best } ; { $loss } points. { $why }
coach-none = Il n’y a rien à revoir.

## Why: bids

why-bid-sure = { $you ->
    [yes] Tes propres dés suffisent à rendre { $bid } vrai.
   *[no] { $who } a déjà tous les dés qui rendent { $bid } vrai.
 }
why-bid-empty = { $bid } ne peut pas être vrai, mais { $player } n’en doute qu’à { $doubted }.
why-bid-vain = { $bid } ne peut pas être vrai, mais rien d’autre n’est nettement meilleur.
why-bid-wild = Passer aux { $wilds } ne demande que la moitié des dés, et { $bid } est vrai à { $after }.
why-bid-heard = { $player } a annoncé { $heard } : la chance monte de { $before } à { $after }.
why-bid-bluff = Un bluff qui peut passer : c’est vrai à { $after }, mais { $player } n’en doute qu’à { $doubted }.
why-bid-bait = C’est vrai à { $after }, et { $player } en doute à { $doubted } : tant mieux.
why-bid-own = { $you ->
    [yes] Sur les { $needed } dés qu’il faut, tu en as toi-même { $own }.
   *[no] Sur les { $needed } dés qu’il faut, { $who } en a déjà { $own }.
 }
why-bid-hides = { $you ->
    [yes] Cette petite enchère est vraie à { $after } et garde tes { $held } secrets.
   *[no] { $who } a { $held }, et cette petite enchère, vraie à { $after }, n’en dit rien.
 }
why-bid-open = Ouvrir bien en dessous des { $expected } dés attendus laisse le risque à la suite de la table.
why-bid-two = Il ne reste que deux personnes : { $player } doit monter ou douter, et { $bid } est vrai à { $after }.
why-bid-expected = On attend environ { $expected } dés, et il en faut { $needed }.
why-bid-known = { $you ->
    [yes] Tes propres dés suffisent à rendre { $on } vrai : seule une surenchère a un sens.
   *[no] { $who } a déjà tous les dés qui rendent { $on } vrai : seule une surenchère a un sens.
 }
why-bid-cheaper = Surenchérir coûte moins que « { $dudo } » : { $bid } est vrai à { $after }, { $on } est faux à { $on_false }.
why-bid-least = C’est vrai à { $after }, et rien d’autre n’est nettement meilleur.
why-bid-never = { $bid } ne peut pas être vrai.
why-bid-last = { $you ->
    [yes] C’est ton dernier dé : si on doute de { $bid } et que c’est faux, la partie est finie pour toi, et ce n’est vrai qu’à { $after }.
   *[no] { $who } joue son dernier dé : si on doute de { $bid } et que c’est faux, la partie est finie pour { $who }, et ce n’est vrai qu’à { $after }.
 }
why-bid-unheard = { $player } a annoncé { $heard } : la chance baisse de { $before } à { $after }.
why-bid-plain = Dans cette manche, les { $wilds } ne sont pas des jokers : on attend environ { $expected } dés, et il en faut { $needed }.
why-bid-double = Quitter les { $wilds } demande le double plus un : { $needed }, alors qu’on en attend environ { $expected }.
why-bid-needless = { $smallest } suffirait : c’est vrai à { $smallest_true }, { $bid } seulement à { $after }.
why-bid-doubted = { $player } en doute à { $doubted }, et ce n’est vrai qu’à { $after }.
why-bid-thin = On n’attend qu’environ { $expected } dés, et il en faut { $needed }.

## Why: the challenge

why-dudo-sure = { $on } ne peut pas être vrai.
why-dudo-forced = On ne peut rien annoncer de plus haut.
why-dudo-vain = { $you ->
    [yes] Tes propres dés suffisent à rendre { $on } vrai, mais rien d’autre n’est nettement meilleur.
   *[no] { $who } a déjà tous les dés qui rendent { $on } vrai, mais rien d’autre n’est nettement meilleur.
 }
why-dudo-only = Aucune surenchère ne peut être vraie, et { $on } est faux à { $after }.
why-dudo-out = { $player } joue son dernier dé : si { $on } est faux, et il l’est à { $after }, il y aura une personne de moins.
why-dudo-heard = { $player } a annoncé { $heard } : { $on } a plus de chances d’être faux, { $after } au lieu de { $before }.
why-dudo-own = { $you ->
    [yes] Aucun de tes dés ne compte, et { $on } est faux à { $after }.
   *[no] { $who } n’a aucun dé qui compte, et { $on } est faux à { $after }.
 }
why-dudo-raise = { $on } est faux à { $after } ; même la surenchère la plus sûre, { $raise }, n’est vraie qu’à { $raise_true }.
why-dudo-thin = Pour { $on } il en faut { $needed }, et on n’attend qu’environ { $expected } dés.
why-dudo-least = { $on } est faux à { $after }, et rien d’autre n’est nettement meilleur.
why-dudo-known = { $you ->
    [yes] Tes propres dés suffisent à rendre { $on } vrai.
   *[no] { $who } a déjà tous les dés qui rendent { $on } vrai.
 }
why-dudo-last = { $you ->
    [yes] C’est ton dernier dé : si { $on } est vrai, la partie est finie pour toi, et il n’est faux qu’à { $after }.
   *[no] { $who } joue son dernier dé : si { $on } est vrai, la partie est finie pour { $who }, et il n’est faux qu’à { $after }.
 }
why-dudo-unheard = { $player } a annoncé { $heard } : { $on } a moins de chances d’être faux, { $after } au lieu de { $before }.
why-dudo-mine = { $you ->
    [yes] Sur les { $needed } dés qu’il faut pour { $on }, tu en as toi-même { $own } : il n’est faux qu’à { $after }.
   *[no] Sur les { $needed } dés qu’il faut pour { $on }, { $who } en a déjà { $own } : il n’est faux qu’à { $after }.
 }
why-dudo-true = Pour { $on } il en faut { $needed }, et on attend environ { $expected } dés : il n’est faux qu’à { $after }.

## Why: the exact call

why-calza-heard = { $player } a annoncé { $heard } : { $on } a plus de chances d’être exact, { $after } au lieu de { $before }.
why-calza-back = { $on } est exact à { $after }, et un « { $calza } » réussi rend un dé.
why-calza-safe = { $you ->
    [yes] { $on } est exact à { $after }, et après un « { $calza } » réussi personne ne peut plus douter de toi dans cette manche.
   *[no] { $on } est exact à { $after }, et un « { $calza } » réussi met { $who } à l’abri du doute dans cette manche.
 }
why-calza-vain = { $on } ne peut pas être exact, mais rien d’autre n’est nettement meilleur.
why-calza-never = { $on } ne peut pas être exact.
why-calza-last = { $you ->
    [yes] C’est ton dernier dé : un « { $calza } » manqué t’élimine, et { $on } n’est exact qu’à { $after }.
   *[no] { $who } joue son dernier dé : un « { $calza } » manqué élimine { $who }, et { $on } n’est exact qu’à { $after }.
 }
why-calza-full = { $you ->
    [yes] Tu as encore tous tes dés : même réussi, « { $calza } » n’en rend aucun, et manqué, il en coûte un.
   *[no] { $who } a encore tous ses dés : même réussi, « { $calza } » n’en rend aucun, et manqué, il en coûte un.
 }
why-calza-seldom = { $on } n’est exact qu’à { $after }, et un « { $calza } » manqué coûte un dé.
why-calza-wait = { $on } est exact à { $after }, mais attendre gagne plus souvent : { $best_win } au lieu de { $win }.

## Why: anything

why-less = { $best } gagne plus souvent : { $best_win } des parties au lieu de { $win }.
