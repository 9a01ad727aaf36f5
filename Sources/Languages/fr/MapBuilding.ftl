## ElevationTexts

elevation = { $path } : { $text }
elevation-no-files = pas de données d’altitude dans ce dossier ; il devrait contenir des fichiers comme N55E061.hgt, N55E061.hgt.zip ou un GeoTIFF (.tif)
elevation-unknown-format = pas un fichier d’altitudes lisible ; donne des tuiles HGT (.hgt, .hgt.zip, .hgt.gz) ou un GeoTIFF (.tif)
elevation-wrong-name = le nom ne dit pas où se trouve la tuile ; nomme-la d’après son coin sud-ouest, comme N55E061.hgt
elevation-wrong-size = { $count } octets, mais une tuile en a 25934402 (1 seconde d’arc) ou 2884802 (3 secondes) ; récupère-la à nouveau
elevation-damaged-archive = le fichier compressé est endommagé ou finit trop tôt ; récupère-le à nouveau
elevation-unsupported-archive = ce genre d’archive ne peut pas être décompressé ici ; décompresse-la et donne les fichiers eux-mêmes
elevation-empty-archive = pas de tuile .hgt dans cette archive ; décompresse-la et donne les fichiers eux-mêmes
elevation-text-of-tiff-damaged-tiff = le GeoTIFF est endommagé ou finit trop tôt ({ $reason }) ; récupère-le à nouveau
elevation-text-of-tiff-damaged-tiff-2 = le GeoTIFF est endommagé ou finit trop tôt ; récupère-le à nouveau
elevation-text-of-tiff-not-placed = le TIFF ne dit pas où il se trouve sur Terre ; prends un GeoTIFF en longitude et latitude
elevation-text-of-tiff-projected = les altitudes sont dans un autre système de coordonnées ({ $system }), pas en degrés ; convertis-les d’abord : gdalwarp -t_srs EPSG:4326 IN.tif OUT.tif
elevation-text-of-tiff-rotated = les lignes ne vont pas d’ouest en est ; convertis d’abord le fichier : gdalwarp -t_srs EPSG:4326 IN.tif OUT.tif
elevation-text-of-tiff-bands = { $count } nombres à chaque endroit, pas une altitude ; prends une seule bande : gdal_translate -b 1 IN.tif OUT.tif
elevation-text-of-tiff-unsupported-samples = les altitudes du type { $type } ne sont pas lisibles ; convertis-les : gdal_translate -ot Float32 IN.tif OUT.tif
elevation-text-of-tiff-unsupported-compression = compression que la libtiff de ce système ne sait pas lire ({ $code }) ; compresse à nouveau : gdal_translate -co COMPRESS=DEFLATE IN.tif OUT.tif
elevation-text-of-tiff-large-blocks = à décompresser par blocs de { $bytes } Mo ; découpe le fichier en tuiles : gdal_translate -co TILED=YES IN.tif OUT.tif

## MapBuildingError

map-building-error = { $file-name } : { $what }
map-building-error-problem-no-ways = le fichier n’a pas de chemins (way), et les routes en sont : prends un extrait avec tous ses éléments
map-building-error-problem-no-roads = le fichier n’a aucune route ouverte aux vélos ; est-ce le bon extrait ?
map-building-error-problem-no-nodes = le fichier a les routes mais pas les nœuds par où elles passent : demande à Overpass `(._;>;); out body;`, ou fais l’extrait avec des chemins complets
map-building-error-problem-too-large = le fichier a plus de routes qu’une carte n’en contient : découpe-le en zones plus petites

## LandmarkNames

landmark-names-river = Rivière tranquille
landmark-names-square = Place centrale
landmark-names-bridge = Vieux pont
landmark-names-cycle-bridge = Passerelle cyclable
landmark-names-station = Gare
landmark-names-pier = Embarcadère
landmark-names-pond = Étang du parc
landmark-names-observatory = Observatoire
landmark-names-market = Halles
landmark-names-lookout = Belvédère
landmark-names-university = Université
landmark-names-water-tower = Château d’eau
landmark-names-stadium = Stade
landmark-names-mill = Vieux moulin
landmark-names-theatre = Théâtre
