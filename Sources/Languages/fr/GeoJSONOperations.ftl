## MeaningTexts

syntax-boolean = une condition
syntax-number = un nombre
syntax = un texte
syntax-instant = une date ou un instant
syntax-interval = un intervalle
syntax-geometry = une géométrie
syntax-array = un tableau
syntax-any = une propriété
syntax-property-alone = une propriété seule n’est pas une condition ; compare-la, par exemple … = TRUE ou … IS NOT NULL
syntax-no-condition = c’est { $name }, pas une condition ; ajoute une comparaison
syntax-wrong-type = c’est { $name }, mais il faut ici { $wanted }
syntax-different-types = impossible de comparer { $left } et { $right } ; les nombres s’écrivent sans guillemets, les textes entre apostrophes, les dates comme DATE('2020-12-31')
syntax-no-scalar-geometry = les géométries se comparent par des fonctions, comme S_INTERSECTS(geometry, BBOX(…)) ; une propriété de ce nom s’écrit property('geometry')
syntax-no-scalar-interval = les intervalles se comparent par des fonctions, comme T_INTERSECTS(…, INTERVAL(…))
syntax-no-scalar-interval-2 = les tableaux se comparent par des fonctions, comme A_CONTAINS(…, ('a', 'b'))
syntax-compared-with-null = rien n’est égal à NULL ; écris … IS NULL ou … IS NOT NULL
syntax-null-alone = NULL ne s’écrit que dans … IS NULL et … IS NOT NULL
syntax-reserved-word = { $word } est un mot du langage et n’a pas sa place ici ; une propriété de ce nom s’écrit "{ $word }"
syntax-two-powers = indique par des parenthèses quel ^ vient en premier
syntax-unknown-function = il n’y a pas de fonction « { $shown } » ; il y a CASEI, ACCENTI, DATE, TIMESTAMP, INTERVAL, BBOX, S_…, T_…, A_…, id, geometry_type, area, length, property
syntax-no-date = ce n’est pas une date ; écris-la comme '2020-12-31', et un instant comme TIMESTAMP('2020-12-31T23:59:59Z')
syntax-no-moment = ce n’est pas un instant en UTC ; écris-le comme '2020-12-31T23:59:59Z', et une date comme DATE('2020-12-31')
syntax-no-interval-end = une borne d’intervalle est '2020-12-31', '2020-12-31T23:59:59Z', '..' ou une propriété
syntax-backward-interval = cet intervalle finit avant de commencer ; échange ses bornes
syntax-instant-for-interval = { $function } compare des intervalles ; utilise INTERVAL('…', '…'), ou bien T_INTERSECTS, T_BEFORE, T_AFTER, T_EQUALS, T_DISJOINT
syntax-no-time = c’est { $name }, mais il faut ici une propriété, DATE('…'), TIMESTAMP('…') ou INTERVAL('…', '…')
syntax-no-element = c’est { $name }, et aucun tableau d’un fichier GeoJSON n’en contient
syntax-no-geometry = il faut ici une géométrie : geometry pour celle de la Feature, BBOX(ouest, sud, est, nord), ou du WKT comme POINT(61.4 55.2)
syntax-no-box = une boîte englobante a quatre nombres : ouest, sud, est, nord (ou six avec les altitudes), le sud pas au-dessus du nord
syntax-unsupported-relation = { $function } demande un moteur géométrique qui la connaît pour ces géométries, et il n’y en a pas ; les boîtes et les points se comparent sans lui : S_INTERSECTS(geometry, BBOX(…))

## SelectionTexts

selection-renamed-twice = la propriété « { $shown } » est renommée deux fois ; retire l’un des nouveaux noms
selection-name-taken = deux propriétés s’appelleraient « { $shown } » ; retire l’une d’elles ou choisis un autre nom

## SyntaxTexts

syntax-title = le filtre n’est pas du texte CQL2
syntax-unclosed-text = ce texte n’est pas fermé ; ajoute ' à la fin, et écris '' pour une apostrophe à l’intérieur
syntax-unclosed-name = ce nom n’est pas fermé ; ajoute " à la fin
syntax-empty-name = il manque un nom entre les guillemets ; les textes s’écrivent entre apostrophes : ''
syntax-number-without-exponent = des chiffres doivent suivre le E d’un nombre, comme dans 1E6
syntax-number-runs-on = ce n’est ni un nombre ni un nom ; écris entre guillemets doubles un nom qui commence par un chiffre, entre apostrophes un texte
syntax-not-a-number = ce nombre est trop grand
syntax-instead = CQL2 écrit { $right } au lieu de { $sign }
syntax-strange-character = « { $shown } » n’a pas de sens ici ; écris entre guillemets doubles un nom avec de tels caractères, entre apostrophes un texte
syntax-empty = le filtre est vide ; écris une condition, comme population > 1000000, ou TRUE pour toutes les Features
syntax-too-long = un filtre ne peut dépasser un million d’octets
syntax-too-deep = parenthèses et fonctions sont imbriquées sur plus de { $depth } niveaux
syntax-long-pattern = un motif ne peut dépasser { $pattern } octets
syntax-ends-before = le filtre finit ici, mais il manque { $expected }
syntax-expected-operator = AND, OR ou la fin du filtre
syntax-value = une propriété, un nombre, un texte entre apostrophes ou une fonction
syntax-number-2 = un nombre ou une propriété
syntax-coordinate = une coordonnée en degrés
syntax-pattern = un motif entre apostrophes, où % remplace n’importe quels caractères et _ un seul
syntax-name-in-quotes = le nom de la propriété entre apostrophes
syntax-date = une date entre apostrophes, comme '2020-12-31'
syntax-moment = un instant entre apostrophes, comme '2020-12-31T23:59:59Z'
syntax-interval-end = une date ou un instant entre apostrophes, '..' ou une propriété
syntax-sign = « { $sign } »

## OperationTexts

operation-not-on-earth = { $longitude },{ $latitude } n’est pas sur Terre : la longitude va de −180 à 180, la latitude de −90 à 90 ; reprojette d’abord les coordonnées en mètres
operation-unusable-number = { $number } n’est pas fini ou sort des valeurs possibles ici
operation-invalid = la surface n’est pas valide : { $message }
operation-member = numéro { $index } : { $message }
operation-too-many = cela ferait { $count } parties, plus d’un million ; choisis-les plus longues
syntax-expected = il faut ici { $expected }{ $shown ->
        [none] {""}
       *[other] , mais il y a « { $shown } »
    }
