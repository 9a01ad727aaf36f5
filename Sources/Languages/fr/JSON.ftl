## CollectorTexts

collector-left-out = { $count ->
        [one] { $count } autre constat n’est pas affiché
       *[other] { $count } autres constats ne sont pas affichés
    } ; corrige d’abord ceux du dessus
collector-title = constats non affichés

## AlikeTexts

alike-record = enregistrement { $number }
alike-more = { $count ->
        [one] { $count } autre du même genre
       *[other] { $count } autres du même genre
    }{ $no-lines ->
        [true] {""}
       *[false] , lignes { $lines }
    }

## Severity

diagnostic-severity-error = erreur
diagnostic-severity-warning = avertissement
diagnostic-severity-note = remarque

## ErrorTexts

error-invalid-2 = JSON non valide
error-not-finite-2 = { $number } en « { $pointer } » ne peut pas s’écrire en JSON ; retire-le, ou encode nil
error-not-an-object = les propriétés doivent être encodées en un objet à membres nommés ; place la valeur dans une structure

## RuleTitles

rule-titles-empty-text = fichier vide
rule-titles-encoding = texte non codé en UTF-8
rule-titles-byte-order-mark = marque d’ordre des octets au début
rule-titles-unexpected-end = fichier tronqué
rule-titles-unexpected-character = caractère qui n’a rien à faire ici
rule-titles-missing-comma = virgule manquante
rule-titles-extra-comma = virgule en trop
rule-titles-missing-colon = deux-points manquants
rule-titles-missing-value = valeur manquante
rule-titles-bracket-mismatch = crochets ou accolades mal assortis
rule-titles-quotes = texte ou nom sans guillemets doubles
rule-titles-comment = commentaire
rule-titles-control-character = saut de ligne ou caractère de contrôle dans un texte
rule-titles-unterminated-text = texte sans guillemet fermant
rule-titles-bad-escape = séquence d’échappement inconnue
rule-titles-lone-surrogate = moitié de caractère
rule-titles-bad-number = nombre écrit d’une façon que JSON ignore
rule-titles-unknown-word = mot que JSON ignore
rule-titles-duplicate-member = nom donné deux fois
rule-titles-too-deep = imbrication trop profonde
rule-titles-trailing-text = texte après la fin

## SyntaxTexts

syntax-unclosed = « { $opening } »{ $line ->
        [none] {""}
       *[other] {" "}de la ligne { $line }
    } doit être fermé par « { $closing } » avant ceci
syntax-control-0x0-a = un saut de ligne
syntax-control-0x09 = une tabulation
syntax-control-0x09-2 = un caractère de contrôle
syntax-control-0x09-3 = { $name } à l’intérieur d’un texte doit s’écrire { $escape }
syntax-bad-number = « { $text } » n’est pas un nombre tel que JSON l’écrit{ $fixed ->
        [none] {""}
       *[other] {"\u202F"}; écris { $fixed }
    }
syntax-comment = JSON n’a pas de commentaires ; supprime celui-ci
syntax-remove-comment = supprimer le commentaire
syntax-duplicate-name = le nom « { $name } » est donné deux fois ici ; garde-en un, la plupart des programmes ne voient que le dernier
syntax-too-deep-2 = l’imbrication dépasse { $limit } niveaux ; l’intérieur n’a pas été lu
syntax-closes-too-early = « { $bracket } » est ici en trop, la suite arrive ; supprime-le
syntax-missing-opening = il manque « { $bracket } » avant ceci
syntax-missing-opening-quote = il manque le guillemet ouvrant de ce texte ; mets " devant
syntax-only-colon-missing = il manque deux-points après le nom « { $name } »
syntax-second-text = le fichier est complet avant ceci, et un second commence ; déplace la suite dans un fichier à part
syntax-trailing-text = le fichier est complet avant ceci ; « { $text } » n’en fait pas partie, supprime-le
syntax-utf16 = ce texte est en UTF-16 ; enregistre le fichier avec le codage UTF-8
syntax-byte-order-mark = le fichier commence par une marque d’ordre des octets invisible ; enregistre-le en « UTF-8 » et non en « UTF-8 avec BOM »
syntax-remove-mark = supprimer la marque
syntax-empty-file = le fichier est vide
syntax-unquoted-name = le nom « { $name } » doit être entre guillemets doubles
syntax-add-quotes = ajouter les guillemets
syntax-missing-name = il manque un nom entre guillemets doubles avant les deux-points
syntax-nameless-value = ceci n’a pas de nom ; entre {"{"} {"}"}, tout doit en avoir un : "name": …
syntax-equals-for-colon = il faut ici deux-points au lieu de « = »
syntax-write-colon = écrire deux-points
syntax-missing-colon = il manque deux-points et une valeur après le nom « { $name } »
syntax-closes-nothing = « { $bracket } » ne ferme rien ; supprime-le
syntax-extra-comma = cette virgule est en trop ; supprime-la
syntax-remove-comma = supprimer la virgule
syntax-missing-comma = il manque une virgule après ceci
syntax-insert-comma = insérer une virgule
syntax-unterminated-text = il manque le guillemet fermant de ce texte ; ajoute " à la fin
syntax-inner-quote = un guillemet à l’intérieur d’un texte doit s’écrire \"
syntax-escape-quote = écrire \" pour les guillemets intérieurs
syntax-surplus-quote = ce guillemet est en trop ; supprime-le
syntax-remove-quote = supprimer le guillemet
syntax-write-as = écrire { $text }
syntax-not-utf8 = ce caractère n’est pas en UTF-8 ; enregistre le fichier avec le codage UTF-8
syntax-single-backslash = une barre oblique inverse dans un texte doit être doublée : \\
syntax-double-backslash = doubler la barre oblique inverse
syntax-bad-unicode-escape = \u doit être suivi de quatre chiffres 0–9 ou lettres a–f
syntax-lone-surrogate = { $text } n’est que la moitié d’un caractère ; supprime-la
syntax-single-quotes = un texte doit être entre guillemets doubles (") et non entre apostrophes
syntax-use-double-quotes = mettre des guillemets doubles
syntax-missing-value = il manque une valeur avant « { $next } »
syntax-unexpected = « { $text } » n’a rien à faire ici ; supprime-le
syntax-unknown-word = « { $word } » n’est pas du JSON ; écris { $meant }
syntax-not-a-number-2 = « { $word } » n’est pas un nombre en JSON ; écris null, ou le nombre voulu
syntax-not-a-coordinate = « { $word } » n’est pas un nombre en JSON ; écris le nombre voulu, ou retire la position
syntax-unquoted-text = « { $word } » n’est pas du JSON ; un texte doit être entre guillemets doubles
diagnostic-located = ligne { $line }, colonne { $column } : { $text }
diagnostic-and-more = { $text } (et { $count ->
        [one] { $count } autre erreur
       *[other] { $count } autres erreurs
    })
syntax-cut-off = le fichier s’arrête avant d’être complet{ $brackets ->
        [none] {""}
        [one] {"\u00A0"}: { $brackets } crochet ou accolade reste sans fermeture, le dernier est « { $bracket } » de la ligne { $line }
       *[other] {"\u00A0"}: { $brackets } crochets ou accolades restent sans fermeture, le dernier est « { $bracket } » de la ligne { $line }
    } ; il a sans doute été tronqué à la copie ou à l’enregistrement, récupère donc le fichier entier{ $closing ->
        [none] {""}
       *[other] , ou ferme ce qui est là avec « { $closing } » à la fin
    }
