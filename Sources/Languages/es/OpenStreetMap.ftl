## OSMReadingError

osm-reading-error-nil = { $file-name }: { $what }
osm-reading-error-byte = { $file-name }, byte { $byte }: { $what }
osm-reading-error-line = { $file-name }, línea { $line }, columna { $column }: { $what }
osm-reading-error-problem-not-a-regular-file = no es un archivo normal, y los datos se leen más de una vez: guárdalos antes en un archivo
osm-reading-error-problem-empty = el archivo está vacío: la descarga falló, descárgalo otra vez
osm-reading-error-problem-web-page = es una página web y no datos de mapa: ábrela en un navegador para ver qué respondió el servidor y descarga los datos otra vez
osm-reading-error-problem-foreign-format = es JSON, que aquí no se lee: pide a Overpass XML con `[out:xml];` en lugar de `[out:json];` y `out body; >; out skel qt;` al final, y guarda la respuesta como .osm
osm-reading-error-problem-foreign-format-2 = { $name } no se lee aquí: conviértelo antes, por ejemplo con `osmium cat input -o output.osm.pbf`
osm-reading-error-problem-packed = el archivo está comprimido con { $name }, que aquí no se lee: descomprímelo antes con `{ $unpacker }`
osm-reading-error-problem-changes = es una lista de cambios y no datos de mapa: usa un extracto completo, o aplícale los cambios con `osmium apply-changes`
osm-reading-error-problem-unknown-format = no es OSM PBF ni OSM XML: usa un archivo .osm.pbf, .osm o .osm.gz
osm-reading-error-problem-truncated = el archivo se corta a la mitad; la descarga está incompleta: descárgalo otra vez
osm-reading-error-problem-damaged = el archivo está dañado ({ $damage }): descárgalo otra vez
osm-reading-error-problem-unsupported-compression = aquí no se leen bloques comprimidos con { $name }: convierte el archivo con `osmium cat input -o output.osm.pbf -f pbf,pbf_compression=zlib`
osm-reading-error-problem-unsupported-feature = el archivo requiere la característica «{ $name }», que aquí no se conoce: pide un extracto sencillo a quien lo generó
osm-reading-error-problem-history = es un archivo de historial con versiones antiguas de todo: haz uno sencillo con `osmium time-filter`
osm-file-damage-endless-number = un número no termina
osm-file-damage-length-beyond-end = una longitud pasa del final
osm-file-damage-wrong-field-type = un campo tiene un tipo incorrecto
osm-file-damage-missing-field = falta un campo obligatorio
osm-file-damage-too-large = un bloque es mayor de lo que permite el formato
osm-file-damage-bad-compression = no se pueden descomprimir unos datos
osm-file-damage-wrong-size = un bloque descomprimido no tiene el tamaño anunciado
osm-file-damage-missing-text = una etiqueta apunta a un texto que no existe
osm-file-damage-unequal-lists = unas listas que van juntas tienen distinta longitud
osm-file-damage-unknown-member-kind = una relación tiene un miembro de tipo desconocido
osm-file-damage-node-outside-earth = el nodo { $id } tiene coordenadas fuera de la Tierra
pbf-writer-failure-inconsistent-block = las columnas de un bloque no encajan entre sí
pbf-writer-failure-too-large = un elemento pasa de 32 MiB, lo máximo que permite PBF

## XMLTexts

xml-broken-off = el servidor ha interrumpido el envío ({ $words }): pide una zona más pequeña
xml-node-without-place = el nodo { $id } no tiene lat y lon: pide a Overpass `out body` u `out meta`
xml-no-text = esta etiqueta contiene bytes que no son texto UTF-8: el archivo está dañado, consíguelo otra vez o guárdalo en UTF-8
xml-unknown-element = <{ $name }> no es aquí un elemento de OSM XML: el archivo está dañado o se ha cambiado a mano, consíguelo otra vez
xml-missing-attribute = a <{ $element }> le falta el atributo { $attribute }, o no es un número
