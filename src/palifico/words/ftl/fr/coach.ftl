### The coach: what could be done, how likely it is right, and why. It speaks to the player it advises.
### $dudo, $calza, $wild and $wilds are the edition's own words.

command-coach = Dit ce qu’on pouvait faire à un moment d’une partie enregistrée et pourquoi, ou revoit toute la partie.
param-round = La manche, à partir de 1.
param-move = Le coup de la manche, à partir de 1 ; celui qui suit le dernier est encore à jouer.
param-seat = La personne : un nom, la lettre de sa place, ou « Toi » dans une partie enregistrée par palifico play.
param-game = Quelle partie du fichier, à partir de 1.
param-opponents = Comment jouent les bots : beginner, counter, listener, bluffer ou champion. Plusieurs, séparés par des virgules ou des espaces, prennent les places à tour de rôle.
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
coach-dice = { $player } a : { $dice }
coach-opens = { $player } ouvre la manche.
coach-head-action = coup
coach-head-before = dés seuls
coach-head-after = avec les enchères
coach-head-win = victoire
coach-head-why = pourquoi
coach-legend = La chance qu’une enchère soit vraie, qu’une enchère mise en doute soit fausse, qu’un compte exact le soit : d’après les dés seuls, puis en écoutant les enchères. Ensuite, la chance de gagner toute la partie.
coach-row = { $place }. { $action } : { $before } d’après les dés seuls, { $after } avec les enchères ; victoire dans { $win } des parties.
coach-done-good = Ce qui a été joué : { $action }. Rien n’était nettement meilleur.
coach-done = Ce qui a été joué : { $action }, numéro { $place } sur { $places }. Cela coûte { $loss } points sur les chances de gagner.
coach-to-come = Ce coup est encore à jouer.
coach-wait = C’est le tour de quelqu’un d’autre : en attendant, on gagne { $win } des parties.
coach-waiting = attendre
coach-hint = Tape « coach » pour savoir ce que ferait le coach.

## A whole game

coach-thinking = Le coach réfléchit
coach-summary = { $player } : { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
 }, { $mistakes ->
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
 } ; en moyenne, une décision a coûté { $loss } points sur les chances de gagner.
coach-flawless = { $player } : { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
 }, aucune erreur.
coach-costliest = Ce qui a coûté le plus :
coach-mistake = Manche { $round }, coup { $move }, { $player } : { $action }, mieux valait { $best } ; { $loss } points. { $why }
coach-none = Il n’y a rien à revoir.

## Why: bids

why-bid-sure = { $you ->
    [yes] Tes propres dés suffisent pour { $bid }.
   *[no] { $who } a déjà tous les dés qu’il faut pour { $bid }.
 }
why-bid-empty = L’enchère { $bid } ne peut pas être vraie, mais { $player } n’a que { $doubted } de chances d’en douter.
why-bid-vain = L’enchère { $bid } ne peut pas être vraie, mais rien d’autre n’est nettement meilleur.
why-bid-wild = Passer aux { $wilds } ne demande que la moitié des dés, et l’enchère { $bid } a { $after } de chances d’être vraie.
why-bid-heard = { $player } a annoncé { $heard } : les chances montent de { $before } à { $after }.
why-bid-bluff = Un bluff qui peut passer : l’enchère a { $after } de chances d’être vraie, mais { $player } n’a que { $doubted } de chances d’en douter.
why-bid-bait = L’enchère a { $after } de chances d’être vraie, et { $player } en a { $doubted } d’en douter : tant mieux.
why-bid-own = { $you ->
    [yes] Sur les { $needed } dés qu’il faut, tu en as toi-même { $own }.
   *[no] Sur les { $needed } dés qu’il faut, { $who } en a déjà { $own }.
 }
why-bid-hides = { $you ->
    [yes] Cette petite enchère a { $after } de chances d’être vraie et garde tes { $held } secrets.
   *[no] { $who } a { $held }, et cette petite enchère, qui a { $after } de chances d’être vraie, n’en dit rien.
 }
why-bid-open = Ouvrir bien en dessous des { $expected } dés attendus laisse le risque aux suivants.
why-bid-two = Il ne reste que deux personnes : { $player } doit surenchérir ou douter, et l’enchère { $bid } a { $after } de chances d’être vraie.
why-bid-expected = On attend environ { $expected } dés, et il en faut { $needed }.
why-bid-known = { $you ->
    [yes] Tes propres dés suffisent pour { $on } : seule une surenchère a un sens.
   *[no] { $who } a déjà tous les dés qu’il faut pour { $on } : seule une surenchère a un sens.
 }
why-bid-cheaper = Surenchérir est moins risqué que « { $dudo } » : l’enchère { $bid } a { $after } de chances d’être vraie, et { $on } en a { $on_false } d’être fausse.
why-bid-least = L’enchère a { $after } de chances d’être vraie, et rien d’autre n’est nettement meilleur.
why-bid-never = L’enchère { $bid } ne peut pas être vraie.
why-bid-last = { $you ->
    [yes] C’est ton dernier dé : si on doute à raison de { $bid }, la partie est finie pour toi, et l’enchère n’a que { $after } de chances d’être vraie.
   *[no] { $who } joue son dernier dé : si on doute à raison de { $bid }, la partie est finie pour { $who }, et l’enchère n’a que { $after } de chances d’être vraie.
 }
why-bid-unheard = { $player } a annoncé { $heard } : les chances baissent de { $before } à { $after }.
why-bid-plain = Dans cette manche, les { $wilds } ne sont pas des jokers : on attend environ { $expected } dés, et il en faut { $needed }.
why-bid-double = Quitter les { $wilds } demande le double plus un : { $needed }, alors qu’on en attend environ { $expected }.
why-bid-needless = Il suffirait d’annoncer { $smallest }, avec { $smallest_true } de chances d’être vraie ; { $bid } n’en a que { $after }.
why-bid-doubted = { $player } a { $doubted } de chances d’en douter, et l’enchère n’en a que { $after } d’être vraie.
why-bid-thin = On n’attend qu’environ { $expected } dés, et il en faut { $needed }.

## Why: the challenge

why-dudo-sure = L’enchère { $on } ne peut pas être vraie.
why-dudo-forced = On ne peut rien annoncer de plus haut.
why-dudo-vain = { $you ->
    [yes] Tes propres dés suffisent pour { $on }, mais rien d’autre n’est nettement meilleur.
   *[no] { $who } a déjà tous les dés qu’il faut pour { $on }, mais rien d’autre n’est nettement meilleur.
 }
why-dudo-only = Aucune surenchère ne peut être vraie, et l’enchère { $on } a { $after } de chances d’être fausse.
why-dudo-out = { $player } joue son dernier dé : l’enchère { $on } a { $after } de chances d’être fausse, et il y aurait alors une personne de moins.
why-dudo-heard = { $player } a annoncé { $heard } : l’enchère { $on } a plus de chances d’être fausse, { $after } au lieu de { $before }.
why-dudo-own = { $you ->
    [yes] Aucun de tes dés ne compte, et l’enchère { $on } a { $after } de chances d’être fausse.
   *[no] { $who } n’a aucun dé qui compte, et l’enchère { $on } a { $after } de chances d’être fausse.
 }
why-dudo-raise = L’enchère { $on } a { $after } de chances d’être fausse ; même la surenchère la plus sûre, { $raise }, n’en a que { $raise_true } d’être vraie.
why-dudo-thin = Pour { $on }, il en faut { $needed }, et on n’attend qu’environ { $expected } dés.
why-dudo-least = L’enchère { $on } a { $after } de chances d’être fausse, et rien d’autre n’est nettement meilleur.
why-dudo-known = { $you ->
    [yes] Tes propres dés suffisent pour { $on }.
   *[no] { $who } a déjà tous les dés qu’il faut pour { $on }.
 }
why-dudo-last = { $you ->
    [yes] C’est ton dernier dé : si l’enchère { $on } est vraie, la partie est finie pour toi, et elle n’a que { $after } de chances d’être fausse.
   *[no] { $who } joue son dernier dé : si l’enchère { $on } est vraie, la partie est finie pour { $who }, et elle n’a que { $after } de chances d’être fausse.
 }
why-dudo-unheard = { $player } a annoncé { $heard } : l’enchère { $on } a moins de chances d’être fausse, { $after } au lieu de { $before }.
why-dudo-mine = { $you ->
    [yes] Sur les { $needed } dés qu’il faut pour { $on }, tu en as toi-même { $own } : l’enchère n’a que { $after } de chances d’être fausse.
   *[no] Sur les { $needed } dés qu’il faut pour { $on }, { $who } en a déjà { $own } : l’enchère n’a que { $after } de chances d’être fausse.
 }
why-dudo-true = Pour { $on }, il en faut { $needed }, et on attend environ { $expected } dés : l’enchère n’a que { $after } de chances d’être fausse.

## Why: the exact call

why-calza-heard = { $player } a annoncé { $heard } : l’enchère { $on } a plus de chances d’être exacte, { $after } au lieu de { $before }.
why-calza-back = L’enchère { $on } a { $after } de chances d’être exacte, et un « { $calza } » réussi rend un dé.
why-calza-safe = { $you ->
    [yes] L’enchère { $on } a { $after } de chances d’être exacte, et après un « { $calza } » réussi, personne ne peut plus douter de toi dans cette manche.
   *[no] L’enchère { $on } a { $after } de chances d’être exacte, et un « { $calza } » réussi met { $who } à l’abri du doute dans cette manche.
 }
why-calza-vain = L’enchère { $on } ne peut pas être exacte, mais rien d’autre n’est nettement meilleur.
why-calza-never = L’enchère { $on } ne peut pas être exacte.
why-calza-last = { $you ->
    [yes] C’est ton dernier dé : un « { $calza } » manqué t’élimine, et l’enchère { $on } n’a que { $after } de chances d’être exacte.
   *[no] { $who } joue son dernier dé : un « { $calza } » manqué élimine { $who }, et l’enchère { $on } n’a que { $after } de chances d’être exacte.
 }
why-calza-full = { $you ->
    [yes] Tu as encore tous tes dés : même réussi, « { $calza } » n’en rend aucun, et manqué, il en coûte un.
   *[no] { $who } a encore tous ses dés : même réussi, « { $calza } » n’en rend aucun, et manqué, il en coûte un.
 }
why-calza-seldom = L’enchère { $on } n’a que { $after } de chances d’être exacte, et un « { $calza } » manqué coûte un dé.
why-calza-wait = L’enchère { $on } a { $after } de chances d’être exacte, mais en attendant, on gagne plus souvent : { $best_win } des parties au lieu de { $win }.

## Why: anything

why-less = { $best } gagne plus souvent : { $best_win } des parties au lieu de { $win }.
