## AnswerMatch

answer-match-exact = Acceptée.
answer-match-number = Acceptée : le même nombre que « { $form } ».
answer-match-unit = Acceptée : autant que « { $form } », dans une autre unité.
answer-match-tolerance = Acceptée : assez proche de « { $form } ».
answer-match-pattern = Acceptée : elle correspond à « { $form } ».
answer-match-misspelled = Acceptée comme « { $form } », avec { $slips ->
        [one] { $slips } faute de frappe
       *[other] { $slips } fautes de frappe
    }.
answer-match-equal = Acceptée comme « { $form } » : { $respect }.
answer-match-folded = Acceptée comme « { $form } » ; sans tenir compte de : { $differences }.
answer-folding-names = la forme des caractères
answer-folding-names-2 = les majuscules
answer-folding-names-3 = ё pour е
answer-folding-names-4 = les accents
answer-folding-names-5 = la ponctuation
answer-folding-names-6 = les espaces
answer-folding-names-7 = l’article
answer-folding-names-8 = les lettres semblables d’un autre alphabet
answer-match-equality-date = la même date sous une autre forme
answer-match-equality-number = le même nombre sous une autre forme
answer-match-equality-words = la même chose en d’autres mots
answer-match-equality-order = la même chose dans un autre ordre
answer-match-equality = le même nom, plus court ou plus long
answer-match-equality-endings = les mêmes mots avec d’autres terminaisons
answer-match-equality-alphabet = la même chose dans un autre alphabet
answer-match-equality-keyboard = la même chose sur l’autre disposition du clavier

## NearMiss

near-miss-spelling = vérifie l’orthographe.
near-miss-unit = vérifie l’unité.
near-miss-sign = vérifie le signe devant le nombre.
near-miss-digits = vérifie l’ordre des chiffres.
near-miss-more-than-asked = écris seulement ce qui est demandé.
near-miss-order = vérifie l’ordre.
near-miss-incomplete = ce que tu as donné est juste, mais il y a { $given } sur { $wanted }.
near-miss-confused-characters = regarde bien les majuscules, les espaces et les caractères qui se ressemblent, comme O et 0 ou I et 1.

## Verdict

verdict-nearly = Presque : { $hint }
verdict-pending = Enregistrée : ce n’est pas la réponse à la lettre près. Vérifie l’orthographe et réessaie ; l’organisateur décidera si une faute de frappe passe.
verdict-pending-2 = Enregistrée : l’organisateur jugera cette réponse.
verdict-rejection-empty = Refusée : la réponse est vide.
verdict-rejection-too-long = Refusée : la réponse est trop longue. Écris seulement ce qui est demandé.
verdict-rejection-no-match = Refusée : ce n’est pas la réponse. Regarde encore et réessaie.
verdict-rejection-not-a-number = Refusée : il faut un nombre.
verdict-rejection-not-an-option = Refusée : choisis parmi les options, par le texte, la lettre ou le numéro.
