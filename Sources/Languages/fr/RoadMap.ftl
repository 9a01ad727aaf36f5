## MapFileError

map-file-error-not-a-map = ce n’est pas une carte VeloQuest ; crées-en une avec : questctl map build city.osm.pbf -o city.vqmap
map-file-error-newer-version = le format de carte en version { $found } est plus récent que ce que ce programme comprend ({ $supported }) ; mets le programme à jour ou reconstruis la carte
map-file-error-older-version = le format de carte en version { $found } est plus ancien que celui que lit ce programme ({ $supported }) ; reconstruis la carte avec : questctl map build
map-file-error-wrong-size = la carte devrait avoir { $expected } octets mais en a { $found } ; recopie le fichier ou reconstruis la carte
map-file-error-damaged = la carte est endommagée (section { $part }) ; recopie le fichier ou reconstruis la carte

## MapFinding

map-finding = { $count ->
        [one] { $count } arête
       *[other] { $count } arêtes
    }
map-finding-2 = première : arête { $first }{ $way ->
        [none] {""}
       *[other] {" "}du chemin { $way }
    }
map-finding-checksum = section { $section } : les octets ne sont pas ceux qui ont été écrits ; recopie le fichier ou reconstruis la carte
map-finding-structure = section { $section } : la valeur { $first } contredit le reste de la carte ; reconstruis la carte
map-finding-bounds = hors de l’étendue que la carte indique : { $edges } ({ $edge })
map-finding-length = longueur et géométrie diffèrent : { $edges } ({ $edge })
map-finding-3 = UTF-8 non valide : { $count ->
        [one] { $count } nom
       *[other] { $count } noms
    } (premier : nom { $first })
map-finding-index = l’index spatial est faux, des routes ne sont donc pas trouvées : { $count ->
        [one] { $count } boîte
       *[other] { $count } boîtes
    } (première : boîte { $first })
map-finding-arcs = directions permises et arcs diffèrent : { $edges } ({ $edge })
map-finding-islands = à tort marquées hors ou dans la plus grande composante : { $edges } ({ $edge })
map-finding-condition = non lues comme des horaires, ce qui en dépend reste donc fermé : { $count ->
        [one] { $count } condition
       *[other] { $count } conditions
    } (première : condition { $first }) ; reconstruis la carte
map-finding-standing = une arête qui dépend de l’heure n’est pas ce que dit sa table de décision : { $edges } (première : ligne { $first }) ; reconstruis la carte
map-finding-turns = des virages ne sont pas aussi évidents que le dit la carte, des indications manquent donc : { $count ->
        [one] { $count } valeur
       *[other] { $count } valeurs
    } (première : valeur { $first }) ; reconstruis la carte
map-finding-attribution = la carte ne nomme personne à créditer pour ses données ; reconstruis-la

## FoundPlace

found-place-label = { $name } ({ $word })
found-place-label-with-kind = { $name } ({ $word })

## PlaceKind+Word

place-kind-word = lieu
place-kind-street = rue
place-kind-words = grande ville
place-kind-words-2 = ville
place-kind-words-3 = village
place-kind-words-4 = hameau
place-kind-words-5 = quartier
place-kind-words-6 = lieu-dit
place-kind-words-7 = ferme
place-kind-words-8 = île
place-kind-words-9 = place
place-kind-words-10 = gare
place-kind-words-11 = gare routière
place-kind-words-12 = gare maritime
place-kind-words-13 = château
place-kind-words-14 = monument
place-kind-words-15 = ruines
place-kind-words-16 = site archéologique
place-kind-words-17 = lieu historique
place-kind-words-18 = musée
place-kind-words-19 = galerie
place-kind-words-20 = curiosité
place-kind-words-21 = œuvre d’art
place-kind-words-22 = point de vue
place-kind-words-23 = zoo
place-kind-words-24 = parc d’attractions
place-kind-words-25 = aire de pique-nique
place-kind-words-26 = point d’information
place-kind-words-27 = hôtel
place-kind-words-28 = camping
place-kind-words-29 = abri
place-kind-words-30 = parc
place-kind-words-31 = jardin
place-kind-words-32 = réserve naturelle
place-kind-words-33 = aire de jeux
place-kind-words-34 = centre sportif
place-kind-words-35 = stade
place-kind-words-36 = terrain de sport
place-kind-words-37 = piscine
place-kind-words-38 = port de plaisance
place-kind-words-39 = loisirs
place-kind-words-40 = sommet
place-kind-words-41 = col
place-kind-words-42 = plan d’eau
place-kind-words-43 = source
place-kind-words-44 = plage
place-kind-words-45 = bois
place-kind-words-46 = grotte
place-kind-words-47 = glacier
place-kind-words-48 = falaise
place-kind-words-49 = rocher
place-kind-words-50 = arbre
place-kind-words-51 = élément naturel
place-kind-words-52 = tour
place-kind-words-53 = moulin
place-kind-words-54 = phare
place-kind-words-55 = pont
place-kind-words-56 = jetée
place-kind-words-57 = usine
place-kind-words-58 = calvaire
place-kind-words-59 = ouvrage
place-kind-words-60 = mairie
place-kind-words-61 = école
place-kind-words-62 = école maternelle
place-kind-words-63 = université
place-kind-words-64 = bibliothèque
place-kind-words-65 = hôpital
place-kind-words-66 = cabinet médical
place-kind-words-67 = pharmacie
place-kind-words-68 = police
place-kind-words-69 = caserne de pompiers
place-kind-words-70 = bureau de poste
place-kind-words-71 = banque
place-kind-words-72 = lieu de culte
place-kind-words-73 = cimetière
place-kind-words-74 = salle polyvalente
place-kind-words-75 = théâtre
place-kind-words-76 = cinéma
place-kind-words-77 = centre culturel
place-kind-words-78 = marché
place-kind-words-79 = fontaine
place-kind-words-80 = toilettes
place-kind-words-81 = eau potable
place-kind-words-82 = parking à vélos
place-kind-words-83 = parking
place-kind-words-84 = station-service
place-kind-words-85 = équipement
place-kind-words-86 = restaurant
place-kind-words-87 = café
place-kind-words-88 = pub
place-kind-words-89 = restauration rapide
place-kind-words-90 = marchand de glaces
place-kind-words-91 = supermarché
place-kind-words-92 = boulangerie
place-kind-words-93 = magasin de vélos
place-kind-words-94 = magasin
place-kind-words-95 = bâtiment

## PlaceSearchTexts

place-search-unknown = aucune rue ni aucun lieu de cette carte ne s’appelle « { $text } »{ $names ->
        [none] {""}
       *[other] {"\u202F"}; noms semblables : { $names }
    }
place-search-ambiguous = {"\u000A"}  { $place }  { $label }
place-search-ambiguous-2 = , ou son nom avec le genre
place-search-name = « { $name } »
place-search-several = « { $text } » peut désigner plusieurs lieux ; écris les coordonnées de celui que tu veux{ $has-kinds ->
        [true] { place-search-ambiguous-2 }
       *[false] {""}
    } :{ $lines }{ $is-cut ->
        [true] {"\u000A"}{"  "}…
       *[false] {""}
    }
