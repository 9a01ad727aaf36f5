## OSMReadingError

osm-reading-error-nil = { $file-name } : { $what }
osm-reading-error-byte = { $file-name }, octet { $byte } : { $what }
osm-reading-error-line = { $file-name }, ligne { $line }, colonne { $column } : { $what }
osm-reading-error-problem-not-a-regular-file = ce n’est pas un fichier ordinaire, et les données sont lues plus d’une fois : enregistre-les d’abord dans un fichier
osm-reading-error-problem-empty = le fichier est vide : le téléchargement a échoué, relance-le
osm-reading-error-problem-web-page = c’est une page web, pas des données cartographiques : ouvre-la dans un navigateur pour voir ce que le serveur a répondu, puis récupère les données à nouveau
osm-reading-error-problem-foreign-format = c’est du JSON, qui n’est pas lu ici : demande du XML à Overpass avec `[out:xml];` au lieu de `[out:json];` et `out body; >; out skel qt;` à la fin, et enregistre la réponse en .osm
osm-reading-error-problem-foreign-format-2 = { $name } n’est pas lu ici : convertis d’abord le fichier, par exemple avec `osmium cat input -o output.osm.pbf`
osm-reading-error-problem-packed = le fichier est compressé avec { $name }, qui n’est pas lu ici : décompresse-le d’abord avec `{ $unpacker }`
osm-reading-error-problem-changes = c’est une liste de modifications, pas des données cartographiques : prends un extrait complet, ou applique-lui les modifications avec `osmium apply-changes`
osm-reading-error-problem-unknown-format = ce n’est ni OSM PBF ni OSM XML : prends un fichier .osm.pbf, .osm ou .osm.gz
osm-reading-error-problem-truncated = le fichier s’arrête au milieu ; le téléchargement est incomplet : relance-le
osm-reading-error-problem-damaged = le fichier est endommagé ({ $damage }) : récupère-le à nouveau
osm-reading-error-problem-unsupported-compression = les blocs compressés avec { $name } ne sont pas lus ici : convertis le fichier avec `osmium cat input -o output.osm.pbf -f pbf,pbf_compression=zlib`
osm-reading-error-problem-unsupported-feature = le fichier exige la fonction « { $name } », qui n’est pas connue ici : demande à son auteur un extrait simple
osm-reading-error-problem-history = c’est un fichier d’historique avec d’anciennes versions de tout : fais-en un fichier simple avec `osmium time-filter`
osm-file-damage-endless-number = un nombre ne finit pas
osm-file-damage-length-beyond-end = une longueur mène au-delà de la fin
osm-file-damage-wrong-field-type = un champ n’a pas le bon type
osm-file-damage-missing-field = un champ obligatoire manque
osm-file-damage-too-large = un bloc est plus grand que le format ne le permet
osm-file-damage-bad-compression = des données compressées ne peuvent être décompressées
osm-file-damage-wrong-size = un bloc décompressé n’a pas la taille annoncée
osm-file-damage-missing-text = un attribut renvoie à un texte qui n’existe pas
osm-file-damage-unequal-lists = des listes qui vont ensemble n’ont pas la même longueur
osm-file-damage-unknown-member-kind = une relation a un membre de genre inconnu
osm-file-damage-node-outside-earth = le nœud { $id } a des coordonnées hors de la Terre
pbf-writer-failure-inconsistent-block = les colonnes d’un bloc ne vont pas ensemble
pbf-writer-failure-too-large = un élément dépasse 32 Mio, le maximum de PBF

## XMLTexts

xml-broken-off = le serveur s’est interrompu ({ $words }) : demande une zone plus petite
xml-node-without-place = le nœud { $id } n’a pas de lat et lon : demande à Overpass `out body` ou `out meta`
xml-no-text = cette balise a des octets qui ne sont pas du texte UTF-8 : le fichier est endommagé, récupère-le à nouveau, ou enregistre-le en UTF-8
xml-unknown-element = <{ $name }> n’est pas ici un élément d’OSM XML : le fichier est endommagé ou modifié à la main, récupère-le à nouveau
xml-missing-attribute = il manque à <{ $element }> l’attribut { $attribute }, ou ce n’est pas un nombre
