## LintRule

text = aucun nom

## LintTexts

lint-not-on-earth = { $place } n’est pas sur Terre : la longitude va de −180 à 180, la latitude de −90 à 90{ $looks ->
        [swapped] {"\u202F"}; la longitude vient en premier, les deux sont sans doute inversées
        [metric] {"\u202F"}; on dirait des mètres, reprojette le fichier en WGS 84
       *[none] {""}
    }
lint-antimeridian = ici, la ligne fait plus d’un demi-tour de la Terre ; si elle franchit le 180e méridien, coupe-la en deux à cet endroit
lint-wide-ring = ici, un côté de l’anneau dépasse 180°, à en croire le sens de l’anneau ; les programmes qui coupent au 180e méridien peuvent y voir un franchissement : ajoute des positions sur les longs côtés, ou coupe l’anneau s’il le franchit
lint-ambiguous-ring = un côté de cet anneau dépasse 180°, et rien ne dit s’il fait le grand tour ou s’il franchit le 180e méridien ; rien n’est modifié ici : ajoute des positions sur les longs côtés, ou coupe l’anneau au méridien
lint-around-far-pole = cet anneau entoure un pôle, mais dans le sens qui le laisse dehors ; il n’est pas retourné, car il doit peut-être contenir l’autre pôle : coupe-le au 180e méridien et mène-le jusqu’au pôle intérieur
lint-wrong-box = cette boîte englobante ne contient pas son objet, qui s’étend sur { $box }
lint-correct-box = corriger la boîte englobante
lint-single-geometry = une GeometryCollection d’une seule géométrie devrait être cette géométrie même
lint-unwrap = sortir la géométrie de la collection
lint-nested-collection = une GeometryCollection ne devrait pas en contenir une autre ; place ses géométries dans la collection extérieure
lint-duplicate-identifier = l’id « { $id } » est déjà celui de la Feature { $feature } ; donne à chacune le sien
lint-duplicate-in-record = l’id « { $id } » est déjà celui de l’enregistrement { $record } ; donne à chaque Feature le sien
lint-uncompared-identifiers = le fichier a tant d’identifiants que { $count ->
        [one] le dernier n’a été comparé
       *[other] les { $count } derniers n’ont été comparés
    } qu’avec les précédents, pas entre eux
lint-more-swapped = environ { $count } autres Features de cette zone semblent avoir longitude et latitude inversées
lint-repeated-position = cette position est la même que la précédente ; supprime-la
lint-remove-repeated = supprimer les positions répétées
lint-too-precise = les coordonnées ont plus de sept décimales, c’est plus fin que le centimètre ; six suffisent
lint-needless-reference-system = « crs » a été retiré de GeoJSON en 2016 et c’est toujours WGS 84 qui vaut ; supprime-le
lint-foreign-reference-system = « crs » a été retiré de GeoJSON en 2016 et la plupart des programmes l’ignorent ; reprojette le fichier en WGS 84
lint-remove-reference-system = supprimer « crs »
lint-swapped = longitude et latitude sont sans doute inversées : les autres Features sont autour de { $middle }, et celle-ci y serait aussi ; la longitude vient en premier
lint-wrong-winding = les anneaux tournent dans le mauvais sens : l’extérieur doit tourner dans le sens antihoraire, les trous dans le sens horaire
lint-rewind = inverser le sens des anneaux

## StyleRuleTitles

style-rule-titles-winding = anneau dans le mauvais sens
style-rule-titles-self-intersection = anneau qui se croise
style-rule-titles-hole-outside = trou hors de son polygone
style-rule-titles-self-touching = anneau qui se touche
style-rule-titles-self-overlap = anneau qui repasse sur lui-même
style-rule-titles-spike = pointe dans un anneau
style-rule-titles-zero-area = anneau sans surface
style-rule-titles-holes-overlap = trous qui se chevauchent
style-rule-titles-shared-edge = anneaux d’un polygone à côté commun
style-rule-titles-duplicate-ring = anneau donné deux fois
style-rule-titles-members-overlap = polygones d’un MultiPolygon qui se chevauchent
style-rule-titles-members-share-edge = polygones d’un MultiPolygon à côté commun
style-rule-titles-interior-disconnected = polygone en plusieurs morceaux
style-rule-titles-bounding-box = bbox qui ne contient pas sa géométrie
style-rule-titles-range = coordonnées hors de la Terre
style-rule-titles-swapped = longitude et latitude inversées
style-rule-titles-precision = précision excessive
style-rule-titles-reference-system = membre crs périmé
style-rule-titles-collection = GeometryCollection inutile
style-rule-titles-duplicate-identifier = id utilisé deux fois
style-rule-titles-duplicate-position = position répétée
style-rule-titles-antimeridian = ligne qui franchit l’antiméridien
style-rule-titles-ambiguous-ring = anneau qui franchit peut-être l’antiméridien

## ValidityTexts

validity-not-finite = cet anneau contient un nombre infini ou qui n’est pas un nombre
validity-not-closed = cet anneau n’est pas fermé
validity-zero-area = cet anneau n’enferme rien, toutes ses positions sont alignées ; supprime-le
validity-spike = ici, l’anneau fait demi-tour et repasse sur lui-même : une pointe sans largeur ; supprime cette position
validity-interior-disconnected = des anneaux qui se touchent coupent le polygone en morceaux, ici par exemple ; fais de chaque morceau un polygone à part
validity-within-ring = cet anneau se touche en { $coordinate }, où se rejoignent les côtés issus de ses positions { $first } et { $second } ; fais de la partie intermédiaire un polygone ou un trou à part
validity-within-ring-2 = cet anneau repasse sur lui-même : les côtés issus de ses positions { $first } et { $second } ont un segment commun ; supprime-le
validity-within-ring-3 = cet anneau se croise en { $coordinate }, où se rejoignent les côtés issus de ses positions { $first } et { $second } ; déplace une position
validity-within-ring-4 = cet anneau se croise : les côtés issus de ses positions { $first } et { $second } se coupent ; déplace une position
validity-hole = ce trou est hors du polygone qu’il doit percer ; déplace-le, ou fais-en un polygone à part
validity-hole-2 = ce trou croise l’anneau extérieur en { $coordinate } : son côté issu de la position { $first } et le côté extérieur issu de la position { $second } ; déplace une position
validity-hole-3 = ce trou est dans un autre trou, l’anneau { $ring } du polygone ; supprime-le
validity-hole-4 = ce trou croise un autre trou, l’anneau { $ring } du polygone, en { $coordinate } : côtés issus des positions { $first } et { $second } ; fusionne les deux
validity-rings = cet anneau partage une partie de côté avec l’anneau { $ring } du polygone : côtés issus des positions { $first } et { $second } ; fais-en un seul anneau
validity-rings-2 = cet anneau a les positions de l’anneau { $ring } du même polygone ; supprime l’un des deux
validity-rings-3 = ce polygone a l’anneau extérieur du polygone { $polygon } du MultiPolygon ; supprime l’un des deux
validity-members = ce polygone partage une partie de côté avec le polygone { $polygon } du MultiPolygon : côtés issus des positions { $first } et { $second } ; fusionne les deux
validity-members-2 = ce polygone est dans le polygone { $polygon } du MultiPolygon ; supprime-le, ou perce un trou à cet endroit
validity-members-3 = ce polygone croise le polygone { $polygon } du MultiPolygon en { $coordinate } : côtés issus des positions { $first } et { $second } ; fusionne les deux

## AdviceTexts

structure-null-in-collection = null n’a pas sa place dans une GeometryCollection ; supprime-le, avec sa virgule
structure-named-coordinates = une position est une liste de nombres, longitude d’abord : écris { $position }
structure-list-without-collection = ceci est une liste de Features ; mets-la dans une collection : {"{"}"type": "FeatureCollection", "features": [ … ]{"}"}
structure-wrap-in-collection = mettre la liste dans une collection
structure-insert-type = insérer le type { $type }

## ErrorTexts

error-invalid = GeoJSON non valide
error-not-finite = un nombre en { $pointer } est infini ou n’est pas un nombre, et GeoJSON ne sait pas l’écrire

## PolygonTexts

polygon-too-few-positions = l’anneau { $ring } a { $count ->
        [one] { $count } position
       *[other] { $count } positions
    } ; un anneau en a au moins quatre, la dernière égale à la première
polygon-not-closed = l’anneau { $ring } n’est pas fermé : il commence en { $first } et finit en { $last } ; répète la première position à la fin
polygon-not-finite = la position { $position } de l’anneau { $ring } contient un nombre infini ou qui n’est pas un nombre

## StructureRuleTitles

structure-rule-titles-not-an-object = pas un objet GeoJSON
structure-rule-titles-missing-type = type absent
structure-rule-titles-unknown-type = type inconnu
structure-rule-titles-missing-member = membre obligatoire absent
structure-rule-titles-repeated-member = membre déterminant donné deux fois
structure-rule-titles-misplaced-member = membre d’un autre genre d’objet
structure-rule-titles-wrong-member-type = membre du mauvais genre
structure-rule-titles-bad-identifier = id ni texte ni nombre
structure-rule-titles-bad-bounding-box = bbox sans quatre ou six nombres
structure-rule-titles-bad-nesting = coordonnées mal imbriquées
structure-rule-titles-bad-coordinate = coordonnée qui n’est pas un nombre
structure-rule-titles-number-too-large = nombre trop grand
structure-rule-titles-short-position = position de moins de deux nombres
structure-rule-titles-long-position = position de plus de trois nombres
structure-rule-titles-short-line = ligne de moins de deux positions
structure-rule-titles-short-ring = anneau de moins de quatre positions
structure-rule-titles-open-ring = anneau non fermé
structure-rule-titles-empty-coordinates = géométrie sans coordonnées

## StructureTexts

structure-kind-null = null
structure-kind-boolean = un booléen (true ou false)
structure-kind-number = un nombre
structure-kind-string = un texte
structure-kind-array = une liste
structure-kind-object = un objet
structure-kind-invalid = rien
structure-missing-member = cet objet { $type } n’a pas de "{ $key }"{ $is-nullable ->
        [true] {"\u202F"}; ajoute-le, avec null s’il n’y en a pas
       *[false] {"\u202F"}; ajoute-le
    }
structure-wrong-type = "{ $key }" { $demand } ; ici, c’est { $found }
structure-too-shallow = il faut ici une liste { $elements } entre crochets [ ], et non { $found } : les coordonnées ne sont pas assez imbriquées pour ce type
structure-rings = d’anneaux
structure-positions = de positions
structure-numbers = de nombres
structure-not-a-geometry = une géométrie doit être un objet entre accolades {"{"} {"}"}, ou null s’il n’y en a pas ; ici, c’est { $found }
structure-not-a-geometry-type = { $type } ne peut pas être une géométrie ; écris l’un de ces types : { $kinds }
structure-geometries-not-a-list = "geometries" doit être une liste de géométries entre crochets [ ]
structure-coordinates-not-a-list = "coordinates" doit être une liste entre crochets [ ], et non { $found }
structure-no-coordinates = cet objet { $kind } n’a pas de coordonnées ; certains programmes le traiteront comme null
structure-open-ring = cet anneau doit finir où il commence ; répète sa première position { $position } à la fin
structure-close-ring = fermer l’anneau
structure-short-ring = un anneau a besoin d’au moins quatre positions, la dernière égale à la première ; celui-ci en a { $count }
structure-short-line = une ligne a besoin d’au moins deux positions ; celle-ci en a { $count }
structure-too-deep = il faut ici une position [longitude, latitude], et non une liste de listes : les coordonnées sont trop imbriquées pour ce type
structure-short-position = une position a besoin de deux nombres, longitude et latitude ; celle-ci en a { $count }
structure-long-position = une position ne devrait pas avoir plus de trois nombres : longitude, latitude et altitude ; celle-ci en a { $count }
structure-number-too-large = ce nombre est trop grand ; écris-en un plausible
structure-quoted-number = une coordonnée doit être un nombre sans guillemets
structure-remove-quotes = supprimer les guillemets
structure-not-a-number = une coordonnée doit être un nombre, et non { $found }
structure-missing-type = cet objet ne dit pas ce qu’il est : ajoute "type": "{ $type }"
structure-type-not-a-name = "type" doit être un nom entre guillemets, et non { $found }
structure-write-as = écrire { $text }
structure-misspelled-type = « { $name } » doit s’écrire « { $meant } »
structure-misplaced-type = « { $name } » n’a pas sa place ici ; seul le type { $expected } convient
structure-unknown-type = GeoJSON n’a pas de type « { $name } » ; il connaît { $known }
structure-repeated-member = "{ $key }" est donné deux fois dans cet objet { $type } ; garde-le une seule fois, car les programmes ne retiennent pas tous le même
structure-misplaced-member = un objet { $type } ne doit pas avoir de "{ $key }" ; supprime-le, renomme-le ou corrige le "type"
structure-box-not-a-list = "bbox" doit être une liste de quatre ou six nombres [ouest, sud, est, nord]
structure-box-of-wrong-size = "bbox" doit avoir quatre nombres (ouest, sud, est, nord), ou six avec les altitudes ; ici, il y en a { $count }
structure-not-an-object = un fichier GeoJSON doit être un seul objet entre accolades {"{"} {"}"} avec un "type" ; ici, c’est { $found }
structure-list-of-features = doit être une liste de Features entre crochets [ ]
structure-not-a-feature = il faut ici une Feature, un objet entre accolades {"{"} {"}"}, et non { $found }
structure-object-or-null = doit être un objet entre accolades {"{"} {"}"}, ou null
structure-bad-identifier = "id" doit être un texte ou un nombre, et non { $found }

## WellKnownTexts

well-known = octet { $offset } : { $fault }
well-known-truncated = le texte finit trop tôt
well-known-unknown-type = { $type } n’est pas un type de géométrie
well-known-unsupported-type = GeoJSON n’a pas de { $type } ; fais-en d’abord des lignes et des polygones
well-known-unknown-byte-order = l’ordre des octets est 0 ou 1, pas { $byte }
well-known-not-finite = un nombre est infini, trop grand ou n’est pas un nombre
well-known-wrong-dimension = cette position a { $found } nombres, les autres en ont { $expected }
well-known-measure-without-altitude = les mesures (M) sans altitudes n’ont pas leur place en GeoJSON ; supprime-les, ou ajoute Z
well-known-short-line = une ligne a au moins deux positions
well-known-count-too-large = { $count } parties ne tiennent pas dans les octets qui suivent
well-known-wrong-member = cette partie est d’un autre type que l’ensemble n’en admet
well-known-too-deep = les collections sont trop imbriquées
well-known-conflicting-srid = cette partie a un autre SRID que l’ensemble
well-known-unwritable-dimension = toutes les positions doivent avoir autant de nombres, de deux à quatre
well-known-too-many-parts = trop de parties
well-known-type = il faut ici un type comme POINT ou POLYGON
well-known-coordinates = il faut ici ( ou EMPTY
well-known-number = il faut ici un nombre
well-known-separator = il faut ici , ou )
well-known-character = il faut ici { $character }
well-known-srid = le SRID est un nombre entier de 32 bits
well-known-hexadecimal = il faut ici deux chiffres hexadécimaux
well-known-end = la géométrie finit avant ceci
well-known-too-few-positions = un anneau a au moins quatre positions, pas { $count }
well-known-not-closed = l’anneau n’est pas fermé ; répète sa première position à la fin
well-known-not-finite-2 = la position { $position } de l’anneau n’est pas finie
structure-convert-topo-json = convertis-le, par exemple avec « ogr2ogr out.geojson in.json »
structure-convert-esri-json = demande-le au serveur avec f=geojson, ou convertis-le, par exemple avec « ogr2ogr out.geojson in.json »
structure-convert-overpass-json = convertis-le avec osmtogeojson
structure-export-geo-json = exporte les données en GeoJSON
structure-foreign-format = ce fichier est au format { $format }, pas GeoJSON ; { $advice }
