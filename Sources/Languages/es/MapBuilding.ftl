## ElevationTexts

elevation = { $path }: { $text }
elevation-no-files = en esta carpeta no hay datos de elevación; debería contener archivos como N55E061.hgt, N55E061.hgt.zip o un GeoTIFF (.tif)
elevation-unknown-format = no es un archivo de elevación que se pueda leer: da teselas HGT (.hgt, .hgt.zip, .hgt.gz) o un GeoTIFF (.tif)
elevation-wrong-name = el nombre no indica dónde está la tesela; nómbrala por su esquina suroeste, como N55E061.hgt
elevation-wrong-size = { $count } bytes, pero una tesela tiene 25934402 (1 segundo de arco) o 2884802 (3 segundos); descárgala otra vez
elevation-damaged-archive = el archivo comprimido está dañado o termina antes de tiempo; descárgalo otra vez
elevation-unsupported-archive = este tipo de archivo comprimido no se puede descomprimir aquí; descomprímelo y da los propios archivos
elevation-empty-archive = en este archivo comprimido no hay ninguna tesela .hgt; descomprímelo y da los propios archivos
elevation-text-of-tiff-damaged-tiff = el GeoTIFF está dañado o termina antes de tiempo ({ $reason }); descárgalo otra vez
elevation-text-of-tiff-damaged-tiff-2 = el GeoTIFF está dañado o termina antes de tiempo; descárgalo otra vez
elevation-text-of-tiff-not-placed = el TIFF no indica su lugar en la Tierra; usa un GeoTIFF en longitud y latitud
elevation-text-of-tiff-projected = las altitudes están en otro sistema de coordenadas ({ $system }) y no en grados; conviértelas antes: gdalwarp -t_srs EPSG:4326 IN.tif OUT.tif
elevation-text-of-tiff-rotated = las filas no van de oeste a este; convierte antes el archivo: gdalwarp -t_srs EPSG:4326 IN.tif OUT.tif
elevation-text-of-tiff-bands = en cada lugar hay { $count } números y no una sola altitud; toma una banda: gdal_translate -b 1 IN.tif OUT.tif
elevation-text-of-tiff-unsupported-samples = no se pueden leer altitudes del tipo { $type }; conviértelas: gdal_translate -ot Float32 IN.tif OUT.tif
elevation-text-of-tiff-unsupported-compression = comprimido de un modo que la libtiff de este sistema no puede leer ({ $code }); comprímelo de nuevo: gdal_translate -co COMPRESS=DEFLATE IN.tif OUT.tif
elevation-text-of-tiff-large-blocks = hay que descomprimirlo en bloques de { $bytes } MB; divídelo en teselas: gdal_translate -co TILED=YES IN.tif OUT.tif

## MapBuildingError

map-building-error = { $file-name }: { $what }
map-building-error-problem-no-ways = el archivo no tiene vías, y las calles y carreteras son vías: usa un extracto con todos sus elementos
map-building-error-problem-no-roads = en el archivo no hay ninguna vía por la que pueda ir una bici; ¿es el extracto correcto?
map-building-error-problem-no-nodes = el archivo tiene las vías pero no los nodos por los que pasan: pide a Overpass `(._;>;); out body;`, o haz el extracto con las vías completas
map-building-error-problem-too-large = el archivo tiene más vías de las que caben en un mapa: divídelo en zonas más pequeñas

## LandmarkNames

landmark-names-river = Río Manso
landmark-names-square = Plaza Central
landmark-names-bridge = Puente Viejo
landmark-names-cycle-bridge = Puente Ciclista
landmark-names-station = Estación de Tren
landmark-names-pier = Embarcadero del Ferri
landmark-names-pond = Estanque del Parque
landmark-names-observatory = Observatorio
landmark-names-market = Mercado Central
landmark-names-lookout = Mirador
landmark-names-university = Universidad
landmark-names-water-tower = Depósito de Agua
landmark-names-stadium = Estadio
landmark-names-mill = Molino Viejo
landmark-names-theatre = Teatro
