## VectorFeatureFault

vector-feature-failure = { $path }:{ $place }: { $reason }
vector-feature-failure-2 = { $path }: capa { $layer }, elemento { $place }: { $reason }
vector-feature-fault-other-system = SRID { $srid } no es WGS 84; indica el sistema con --source-system EPSG:{ $srid }
vector-feature-fault-untransformable = las coordenadas no tienen lugar en WGS 84: { $reason }
vector-feature-fault-outside-degrees = ({ $longitude }, { $latitude }) no es una longitud y una latitud; ¿es correcto --source-system?
vector-feature-fault-no-coordinates = falta una de las coordenadas
vector-feature-fault-not-a-number = { $column } no es un número: { $cell }
vector-feature-fault-cell-count = la fila tiene { $found ->
        [one] { $found } celda
       *[other] { $found } celdas
    }, y la tabla { $expected ->
        [one] { $expected } columna
       *[other] { $expected } columnas
    }

## VectorFormatError

vector-format-error-library-message-library-missing = este formato necesita GDAL, que no está instalado: en Debian y Ubuntu `apt-get install libgdal32` (o el número que muestre `apt-cache search libgdal`), en macOS `brew install gdal`; VELOQUEST_GDAL indica una biblioteca en otro lugar
vector-format-error-library-message-library-unusable = { $library } no se puede cargar como GDAL: { $reason }
vector-format-error-library-message-library-too-old = { $library } es GDAL { $version }; hace falta la 3.4 o una más nueva
vector-format-error-library-message-missing-function = { $library } no tiene la función { $name }, así que no es GDAL 3.4 o más nueva: instala otra, o indica una con VELOQUEST_GDAL
vector-format-error-library-message-driver-missing = esta GDAL { $version } está compilada sin { $format } (ogrinfo --formats muestra lo que tiene): instala una que lo incluya, o usa otro formato como GeoPackage (.gpkg)
vector-format-error-reading-message-unreadable = no se puede leer { $path }{ $added }
vector-format-error-reading-message-several-layers = { $path } tiene varias capas, elige con --layer: { $joined }
vector-format-error-reading-message-no-such-layer = { $path } no tiene la capa { $name }, sino: { $joined }
vector-format-error-reading-message-incomplete = { $path } está dañado: anuncia { $announced } elementos y se pueden leer { $read }
vector-format-error-reading-message-unknown-system = no se conoce el sistema de coordenadas { $name }{ $added }
vector-format-error-reading-message-no-transformation = no hay ninguna transformación de exactitud conocida de { $name } a WGS 84{ $added }
vector-format-error-reading-message-system-needed = { $path } tiene coordenadas que no son grados ({ $longitude }, { $latitude }) y no indica su sistema: indícalo con --source-system (por ejemplo EPSG:32641), o reproyecta antes el archivo GeoJSON
vector-format-error-table-message-record-too-long = { $path }: la línea o fila de la línea { $line } pasa de 256 MB
vector-format-error-table-message-open-quote = { $path }: una comilla de la fila de la línea { $line } no se cierra nunca
vector-format-error-table-message-not-utf8 = { $path }: el texto de la línea { $line } no es UTF-8; guarda la tabla como «CSV UTF-8»
vector-format-error-table-message-no-coordinate-columns = { $path } no tiene columnas con nombres de coordenadas; indícalas con --x y --y, o con --wkt, entre: { $joined }
vector-format-error-table-message-no-such-column = { $path } no tiene la columna { $name }, sino: { $joined }

## VectorFormatError+WritingMessage

vector-format-error-writing-message-unwritable = no se puede escribir { $path }: { $no-reason ->
        [true] GDAL no dice por qué
       *[false] { $reason }
    }
vector-format-error-writing-message-mixed-geometries = un archivo { $format } admite un solo tipo de geometría, y este tiene { $joined }: divídelo por tipos, o escribe un GeoPackage (.gpkg) o FlatGeobuf (.fgb)
vector-format-error-writing-message-unsupported-geometry = { $format } no admite geometrías { $kind }: omite esos elementos, o escribe un GeoPackage (.gpkg) o FlatGeobuf (.fgb)
vector-format-error-writing-message-file-needed = { $format } necesita archivos con nombre, porque se leen o escriben en varios puntos: - no sirve
vector-format-error-writing-message-faulty-input = no se escribe nada, porque { $path } tiene fallos: corrígelos con `questctl geojson fix`
vector-format-error-writing-message-input-changed = { $path } ha cambiado mientras se leía; inténtalo otra vez
vector-format-error-writing-message-foreign-system = { $path } indica con su miembro `crs` que no está en longitud y latitud de WGS 84: usa antes `questctl geojson reproject`
vector-format-error-writing-message-null-character = un texto de la propiedad { $property } contiene el carácter U+0000, que otros formatos no admiten

## VectorTexts

vector-gdal = GDAL: { $text }
vector-further-warnings = GDAL da { $count ->
        [one] { $count } advertencia más
       *[other] { $count } advertencias más
    }
vector-several-geometries = la capa { $layer } tiene { $count } columnas de geometrías; se toma la primera
vector-base64 = las columnas de bytes se escriben en base64: { $joined }
vector-overridden-system = la capa { $layer } indica su propio sistema de coordenadas; en su lugar se toma { $system }
vector-assumed-system = la capa { $layer } no indica su sistema de coordenadas; sus números se toman como longitud y latitud de WGS 84 (con --source-system puedes indicar otro)
vector-linearized = los arcos de la capa { $layer } se sustituyen por líneas cortas
vector-dropped-measures = se omiten las medidas (M) de la capa { $layer }, GeoJSON no tiene lugar para ellas
vector-ambiguous-rings = elementos con un anillo que tiene un lado de más de 180° y que puede ir por el camino largo o cruzar el antimeridiano: { $count }; su sentido queda como está en el archivo: questctl geojson lint los muestra, cut --all-crossings los corta
vector-cut-at-antimeridian = los elementos que cruzan el antimeridiano se cortan allí, porque el formato entendería que sus lados largos dan la vuelta a la Tierra: { $count }
vector-renamed-columns = el formato no admite estos nombres de propiedades: { $list }
vector-nested-as-text = las listas y los objetos se escriben como texto JSON: { $joined }
vector-booleans-as-numbers = true y false se escriben como 1 y 0: { $joined }
vector-mixed-as-text = los valores de varios tipos, los números largos, las listas y los objetos se escriben como texto: { $joined }
vector-rounded-reals = el formato conserva unas 15 cifras; estos tienen más: { $joined }
vector-guessed-numbers = GDAL los toma por números, porque todos los valores lo parecen; se pierden los ceros iniciales: { $joined }
vector-no-columns = { $layer } no tiene columnas: ¿falta o está dañado el archivo .dbf que va a su lado?
vector-filled-altitudes = unas posiciones tienen altitud y otras no: el formato pone altitud 0 a estas últimas
vector-added-altitudes = las posiciones no tienen altitud: en este formato reciben altitud 0, y la conservan al leerlas de él
vector-ids-as-column = los identificadores de los Features se escriben en la columna id
vector-lost-i-ds = los identificadores de los Features no se escriben: ya hay una propiedad que se llama id
vector-lost-foreign-members = no se escriben los miembros de la colección o de los Features que RFC 7946 no define
vector-geometries-only = solo se escriben las geometrías; las propiedades y los identificadores, no
vector-without-geometry = se omiten los Features sin geometría, que { $format } no admite: { $count }
vector-without-place = las filas sin coordenadas pasan a ser Features sin geometría: { $count }; líneas { $list }

## FileTexts

file-damaged = { $path }: { $reason }
file-looks-like-lines = el primer objeto termina antes de aquí y empieza otro: el archivo tiene uno por línea (GeoJSON delimitado por saltos de línea) y se ha comprobado línea a línea; dale la extensión .geojsonl, usa --from lines, o conviértelo en un FeatureCollection con questctl geojson convert
vector-feature-fault-geometry = no se puede leer la geometría: { $text }
vector-format-error-feature = Feature { $feature }: { $text }
