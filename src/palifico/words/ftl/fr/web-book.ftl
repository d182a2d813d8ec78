### Des règles à lire et à comparer, et « Puis-je l’annoncer ? » autour d’une vraie table.

book-title = Les règles
book-shelf = Chaque boîte a ses règles, et ses mots à elle. Laquelle est la tienne ?
book-unknown = Il n’y a pas d’édition à cette adresse. Voici celles que nous connaissons :
book-read = Lire les règles
book-learn = Apprendre en jouant
book-compare = Comparer avec une autre édition
book-ask = Puis-je l’annoncer ?
book-ask-more = Une dispute autour de la table ? Tu vois ici ce qui est permis, et pourquoi.
book-compare-more = Deux boîtes côte à côte : ce qui change, et ce qui ne change pas.
book-another = Autres éditions
book-words = Les mots de cette boîte
book-word-wild = la face joker
book-word-dudo = le doute
book-word-palifico = la manche du dernier dé
book-word-calza = le compte exact
book-contents = Sommaire
book-print = Imprimer
book-example = Exemple
book-share-code = Code de ces règles
book-as-played = Comme on joue à ta table
book-mark-option = Optionnel
book-mark-chosen = Option choisie
book-mark-house = Règle maison
book-mark-silent = Le livret n’en dit rien
book-mark-reading = Peut se lire autrement
book-mark-convention = Notre convention
book-new-table = Jouer avec ces règles

## Deux éditions côte à côte

book-compare-title = Deux éditions côte à côte
book-left = Une édition
book-right = L’autre édition
book-swap = Échanger les côtés
book-only-differences = Ne montrer que ce qui change
book-count = { $count ->
    [one] Une règle diffère.
   *[other] { $count } règles diffèrent.
 }
book-none-differs = Ces deux éditions ont les mêmes règles.
book-differs = Différent
book-differs-option = Seulement avec une règle optionnelle
book-both = Dans les deux
book-lacks = Cette règle n’existe pas ici.

## Puis-je l’annoncer ?

book-ask-about = Pour une vraie table : décris la situation et vois tout ce qui est permis.
book-ask-edition = Édition
book-ask-rules = Options, règles maison
book-ask-code = Code de règles maison
book-ask-code-hint = Il commence par PF1- et remplace l’édition et ses options.
book-ask-with-calza = On joue avec { $calza }
book-ask-with-palifico = On joue avec { $palifico }
book-ask-players = Joueurs au départ
book-ask-before = L’enchère précédente
book-ask-no-bid = Pas encore d’enchère
book-ask-some-bid = Il y en a une
book-ask-face = Valeur
book-ask-count = Nombre
book-ask-round = Quelle manche est-ce ?
book-ask-normal = Une manche normale
book-ask-one-die = Je n’ai qu’un seul dé
book-ask-opener = J’ai ouvert cette manche
book-ask-now = Ce qu’on peut annoncer maintenant
book-ask-tap = La plus petite enchère de chaque valeur. Touche-en une pour poser la question.
book-span = de { $least } à { $most }
book-span-one = seulement { $least }
book-span-none = pas maintenant
book-least-words = { $face } : la plus petite enchère est { $bid }, le nombre le plus haut { $most }
book-none-words = { $face } : impossible maintenant
book-ask-why = Pourquoi pas les autres ?
book-ask-question = Puis-je annoncer… ?
book-ask-this = Puis-je annoncer { $bid } ?
book-yes = Oui
book-no = Non
book-ask-calls = Les annonces
book-ask-doubt = Peut-on mettre l’enchère en doute ?
book-ask-doubt-yes = La personne dont c’est le tour peut dire « { $dudo } » au lieu de surenchérir.
book-ask-exact = Peut-on la déclarer exacte ?
book-ask-link = Lien vers cette question
book-ask-over = Recommencer
