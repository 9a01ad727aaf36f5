## VectorFeatureFault

vector-feature-failure = { $path }:{ $place } : { $reason }
vector-feature-failure-2 = { $path } : couche { $layer }, entité { $place } : { $reason }
vector-feature-fault-other-system = le SRID { $srid } n’est pas WGS 84 ; indique le système par --source-system EPSG:{ $srid }
vector-feature-fault-untransformable = les coordonnées n’ont pas de place en WGS 84 : { $reason }
vector-feature-fault-outside-degrees = ({ $longitude }, { $latitude }) ne sont pas une longitude et une latitude ; --source-system convient-il ?
vector-feature-fault-no-coordinates = il manque l’une des coordonnées
vector-feature-fault-not-a-number = { $column } n’est pas un nombre : { $cell }
vector-feature-fault-cell-count = la ligne a { $found ->
        [one] { $found } cellule
       *[other] { $found } cellules
    }, le tableau { $expected ->
        [one] { $expected } colonne
       *[other] { $expected } colonnes
    }

## VectorFormatError

vector-format-error-library-message-library-missing = ce format a besoin de GDAL, qui n’est pas installé : sous Debian et Ubuntu `apt-get install libgdal32` (ou le numéro qu’affiche `apt-cache search libgdal`), sous macOS `brew install gdal` ; VELOQUEST_GDAL indique une bibliothèque placée ailleurs
vector-format-error-library-message-library-unusable = { $library } ne peut pas être chargé comme GDAL : { $reason }
vector-format-error-library-message-library-too-old = { $library } est GDAL { $version } ; il faut 3.4 ou plus récent
vector-format-error-library-message-missing-function = { $library } n’a pas de fonction { $name }, ce n’est donc pas GDAL 3.4 ou plus récent : installes-en un autre, ou indiques-en un par VELOQUEST_GDAL
vector-format-error-library-message-driver-missing = GDAL { $version } est compilé ici sans { $format } (ogrinfo --formats liste ce qu’il a) : installes-en un qui l’a, ou utilise un autre format comme GeoPackage (.gpkg)
vector-format-error-reading-message-unreadable = impossible de lire { $path }{ $added }
vector-format-error-reading-message-several-layers = { $path } a plusieurs couches, choisis par --layer : { $joined }
vector-format-error-reading-message-no-such-layer = { $path } n’a pas de couche { $name }, mais : { $joined }
vector-format-error-reading-message-incomplete = { $path } est endommagé : il annonce { $announced } entités, { $read } sont lisibles
vector-format-error-reading-message-unknown-system = le système de coordonnées { $name } n’est pas connu{ $added }
vector-format-error-reading-message-no-transformation = aucun passage de précision connue ne mène de { $name } à WGS 84{ $added }
vector-format-error-reading-message-system-needed = { $path } a des coordonnées qui ne sont pas des degrés ({ $longitude }, { $latitude }) et ne dit pas leur système : indique-le par --source-system (par exemple EPSG:32641), ou reprojette d’abord un fichier GeoJSON
vector-format-error-table-message-record-too-long = { $path } : la ligne { $line } dépasse 256 Mo
vector-format-error-table-message-open-quote = { $path } : un guillemet de la ligne { $line } n’est jamais fermé
vector-format-error-table-message-not-utf8 = { $path } : le texte de la ligne { $line } n’est pas en UTF-8 ; enregistre le tableau en « CSV UTF-8 »
vector-format-error-table-message-no-coordinate-columns = { $path } n’a pas de colonnes aux noms de coordonnées ; indique-les par --x et --y, ou --wkt, parmi : { $joined }
vector-format-error-table-message-no-such-column = { $path } n’a pas de colonne { $name }, mais : { $joined }

## VectorFormatError+WritingMessage

vector-format-error-writing-message-unwritable = impossible d’écrire { $path } : { $no-reason ->
        [true] GDAL ne dit pas pourquoi
       *[false] { $reason }
    }
vector-format-error-writing-message-mixed-geometries = un fichier { $format } contient un seul genre de géométrie, et celui-ci a { $joined } : divise le fichier par genre, ou écris un GeoPackage (.gpkg) ou un FlatGeobuf (.fgb)
vector-format-error-writing-message-unsupported-geometry = { $format } ne sait pas contenir de { $kind } : retire ces entités, ou écris un GeoPackage (.gpkg) ou un FlatGeobuf (.fgb)
vector-format-error-writing-message-file-needed = { $format } a besoin de fichiers nommés, car ils sont lus ou écrits à plusieurs endroits : - ne convient pas
vector-format-error-writing-message-faulty-input = rien n’est écrit, car { $path } a des défauts : corrige-les avec `questctl geojson fix`
vector-format-error-writing-message-input-changed = { $path } a changé pendant la lecture ; réessaie
vector-format-error-writing-message-foreign-system = { $path } dit par son membre `crs` qu’il n’est pas en longitude et latitude WGS 84 : utilise d’abord `questctl geojson reproject`
vector-format-error-writing-message-null-character = un texte de la propriété { $property } a un caractère U+0000, que d’autres formats ne peuvent contenir

## VectorTexts

vector-gdal = GDAL : { $text }
vector-further-warnings = GDAL a { $count ->
        [one] { $count } autre avertissement
       *[other] { $count } autres avertissements
    }
vector-several-geometries = la couche { $layer } a { $count } colonnes de géométries ; la première est prise
vector-base64 = les colonnes d’octets sont écrites en base64 : { $joined }
vector-overridden-system = la couche { $layer } indique elle-même son système de coordonnées ; { $system } est pris à sa place
vector-assumed-system = la couche { $layer } n’indique pas son système de coordonnées ; ses nombres sont lus comme longitude et latitude WGS 84 (--source-system en indique un autre)
vector-linearized = les arcs de la couche { $layer } sont remplacés par de courts segments
vector-dropped-measures = les mesures (M) de la couche { $layer } sont laissées de côté, GeoJSON n’a pas de place pour elles
vector-ambiguous-rings = entités dont un anneau a un côté de plus de 180°, qui peut faire le grand tour ou franchir l’antiméridien : { $count } ; son sens reste celui du fichier : questctl geojson lint les montre, cut --all-crossings les coupe
vector-cut-at-antimeridian = entités coupées à l’antiméridien qu’elles franchissent, car ce format ferait passer leurs longs côtés autour de la Terre : { $count }
vector-renamed-columns = le format ne peut contenir ces noms de propriétés : { $list }
vector-nested-as-text = listes et objets sont écrits en texte JSON : { $joined }
vector-booleans-as-numbers = true et false sont écrits 1 et 0 : { $joined }
vector-mixed-as-text = les valeurs de plusieurs genres, les longs nombres, les listes et les objets sont écrits en texte : { $joined }
vector-rounded-reals = le format garde environ 15 chiffres ; celles-ci en ont davantage : { $joined }
vector-guessed-numbers = GDAL les prend pour des nombres, car toutes les valeurs y ressemblent ; les zéros initiaux sont perdus : { $joined }
vector-no-columns = { $layer } n’a pas de colonnes : le .dbf voisin manque-t-il, ou est-il endommagé ?
vector-filled-altitudes = certaines positions ont une altitude, d’autres non : le format donne à ces dernières l’altitude 0
vector-added-altitudes = les positions n’ont pas d’altitude : elles reçoivent l’altitude 0 dans ce format, et la gardent à la relecture
vector-ids-as-column = les identifiants des Features sont écrits dans la colonne id
vector-lost-i-ds = les identifiants des Features ne sont pas écrits : une propriété s’appelle déjà id
vector-lost-foreign-members = les membres de la collection ou des Features que la RFC 7946 ne définit pas ne sont pas écrits
vector-geometries-only = seules les géométries sont écrites, pas les propriétés ni les identifiants
vector-without-geometry = Features sans géométrie laissées de côté, car { $format } ne peut les contenir : { $count }
vector-without-place = lignes sans coordonnées devenues des Features sans géométrie : { $count } ; lignes { $list }

## FileTexts

file-damaged = { $path } : { $reason }
file-looks-like-lines = le premier objet finit avant ceci et un autre commence : le fichier en a un par ligne (GeoJSON délimité par lignes) et a été vérifié ligne par ligne ; nomme-le .geojsonl, indique --from lines, ou fais-en une FeatureCollection avec questctl geojson convert
vector-feature-fault-geometry = la géométrie est illisible : { $text }
vector-format-error-feature = Feature { $feature } : { $text }
