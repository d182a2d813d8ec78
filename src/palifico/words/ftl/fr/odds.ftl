### `palifico odds` : quelle chance pour une enchère ?

command-odds = Dit quelles chances a une enchère, avant et après avoir écouté celles qui ont été faites. Sans --edition, les règles sont celles de paco.
param-dice = Tes propres dés, par exemple 24551.
param-others = Les dés des autres : combien en tout, comme 15, ou gobelet par gobelet dans le sens horaire à partir de ta gauche, comme 5,5,3.
param-bids = Les enchères de cette manche dans l’ordre, comme "3x4 4x4 5x5" ; la dernière vient de ta droite.

fault-odds-dice = Tes dés s’écrivent en 1 à { $most } chiffres de 1 à 6, comme 24551 ; « { $given } » ne convient pas.
fault-odds-others = Les dés des autres sont un nombre de 1 à { $most }, comme 15, ou des gobelets d’au plus { $each } dés séparés par des virgules, comme 5,5,3 ; « { $given } » n’est ni l’un ni l’autre.
fault-odds-cup = Un gobelet contient au plus { $most } dés, pas { $given }.
fault-odds-alone = Personne d’autre n’a de dés : il n’y a rien à annoncer.
fault-odds-opener = Une manche du dernier dé s’ouvre avec un seul dé ; ici, la personne qui ouvre en a { $given }.
odds-impossible = Selon les règles de { $edition }, l’enchère numéro { $number } de cette manche, { $bid }, n’a pas pu être faite. { $why }

## Le tableau

odds-known = Tes dés : { $dice }. Sous les autres gobelets : { $others ->
    [one] 1 dé.
   *[other] { $others } dés.
 }
odds-bid = enchère
odds-true = vraie
odds-exact = exacte
odds-before = avant d’écouter
odds-after = après avoir écouté
odds-before-short = avant
odds-after-short = après
odds-model = « Avant », c’est ce que disent les dés seuls ; « après » écoute aussi les enchères, et vaut si l’on annonce comme le veut le modèle { $model }.

## Ce que cela veut dire

odds-sure = L’enchère { $bid } est vraie à coup sûr : { $chance }.
odds-likely = L’enchère { $bid } est probablement vraie : { $chance }.
odds-even = L’enchère { $bid } a autant de chances d’être vraie que fausse : { $chance }.
odds-unlikely = L’enchère { $bid } est probablement fausse : elle n’a que { $chance } de chances d’être vraie.
odds-never = L’enchère { $bid } ne peut pas être vraie : { $chance }.
odds-heard-more = Les autres enchères plaident en sa faveur : avant d’écouter, c’était { $before }.
odds-heard-less = Les autres enchères plaident contre elle : avant d’écouter, c’était { $before }.
odds-heard-same = Les autres enchères n’y changent presque rien.
odds-raises = Parmi les plus petites surenchères, { $bid } a le plus de chances d’être vraie : { $chance }.
odds-openings = Voici, pour chaque valeur, le plus grand nombre qui a plus de chances d’être vrai que faux.
odds-closed = Aucune surenchère n’est permise sur { $faces }.
odds-not-now = Tu ne pourrais pas annoncer { $bid } maintenant. { $why }

## Le dessin

odds-plot-title = Les chances d’une enchère
odds-plot-half = Au-dessus de cette ligne, une enchère a plus de chances d’être vraie que fausse.
fault-file-svg_name = Le nom d’un dessin se termine par .svg ; « { $file } » ne convient pas. Rien n’a été écrit.
