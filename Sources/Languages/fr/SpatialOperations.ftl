## DissolvingError

dissolving-error = Feature { $numbers } : { $text }
dissolving-error-2 = Features { $numbers }{ $more } : { $text }

## PlanarGeometryError

planar-geometry-error-not-finite = la position { $longitude },{ $latitude } contient un nombre qui n’est pas fini
planar-geometry-error-not-on-earth = { $longitude },{ $latitude } n’est pas sur Terre : la longitude va de −180 à 180, la latitude de −90 à 90 ; corrige les coordonnées, ou reprojette d’abord un fichier en mètres
planar-geometry-error-unusable = géométrie { $kind } mal formée : { $reason }
planar-geometry-error-failed = échec de l’opération : { $words } ({ $reason }) ; répare d’abord les surfaces non valides
planar-geometry-error-unusable-distance = { $metres } n’est pas une distance d’au plus 1000 km
planar-geometry-error-invalid = la surface n’est pas valide : { $invalidity } ; répare-la d’abord
planar-geometry-error-area-not-kept = la réparation changerait la surface de { $before } à { $after } degrés carrés ; essaie l’autre méthode, ou redessine-la
planar-geometry-error-collapsed = il ne resterait rien de la surface : ses anneaux n’enferment rien ; redessine-la ou fais-en une ligne
planar-geometry-error-no-area = le type { $kind } n’est pas une surface qui puisse servir de découpe : dessine un Polygon, ou crée un tampon
planar-geometry-error-out-of-memory = GEOS manque de mémoire
planar-geometry-error-operation-words-intersection = intersection
planar-geometry-error-operation-words-union = union
planar-geometry-error-operation-words-difference = différence
planar-geometry-error-operation-words-symmetric-difference = différence symétrique
planar-geometry-error-operation-words-buffer = tampon
planar-geometry-error-operation-words-convex-hull = enveloppe convexe
planar-geometry-error-operation-words-simplification = simplification
planar-geometry-error-operation-words-predicate = comparaison
planar-geometry-error-operation-words-validity = contrôle de validité
planar-geometry-error-operation-words-repair = réparation
planar-geometry-error-operation-words-measurement = mesure
planar-geometry-error-operation-words-indexing = indexation
planar-geometry-error-operation-words-conversion = conversion

## ReferenceSystemError

reference-system-error-unknown-system = système de coordonnées inconnu « { $shortened } » ({ $reason }) ; écris par exemple EPSG:4326
reference-system-error-not-a-system = « { $shortened } » n’est pas un système de coordonnées ; une chaîne PROJ a besoin de +type=crs
reference-system-error-not-horizontal = « { $name } » n’a pas de coordonnées de carte : une position GeoJSON est faite d’une longitude ou d’un easting, d’une latitude ou d’un northing et parfois d’une altitude ; choisis un système géographique, projeté ou composé
reference-system-error-conflicting-systems = le système de coordonnées serait à la fois { $shortened } et { $shortened-2 } ; supprime le mauvais membre « crs »
reference-system-error-unreadable-member = le membre « crs » ne contient ni nom ni code EPSG ; indique le système toi-même
reference-system-error-no-transformation = pas de transformation de précision connue de { $shortened } vers { $shortened-2 } ({ $reason })
reference-system-error-outside-area-of-use = la position { $index } ({ $coordinate }) est hors de la zone d’usage de { $system } : { $edges }
reference-system-error-untransformable = la position { $index } ne peut pas être transformée : { $reason }
reference-system-error-uneven-numbers = { $count } nombres ne peuvent pas se lire comme des positions de { $stride } nombres chacune
reference-system-error-out-of-memory = PROJ manque de mémoire
invalidity-at = { $reason } ({ $place })
invalidity-self-intersection = auto-intersection
invalidity-ring-self-intersection = auto-intersection d’un anneau
invalidity-hole-outside-shell = trou hors de l’anneau extérieur
invalidity-nested-holes = trous imbriqués
invalidity-disconnected-interior = intérieur en plusieurs morceaux
invalidity-nested-shells = anneaux extérieurs imbriqués
invalidity-duplicate-rings = anneaux en double
invalidity-too-few-points = trop peu de points dans une partie de la géométrie
invalidity-invalid-coordinate = coordonnée non valide
invalidity-open-ring = anneau non fermé
