## TileBuildingError

tile-building-error-empty = { $file-name }: nada de lo que contiene se muestra en estas capas y esta zona; revisa --layers y --bbox, cuyo orden es oeste, sur, este, norte
tile-building-error-too-large = { $file-name }: más de dos mil millones de nodos; usa un extracto de una zona más pequeña

## MapPageTexts

map-page-no-script = Este mapa necesita JavaScript.
map-page-texts = Nombres locales
map-page-texts-2 = Idioma
map-page-texts-3 = Colores
map-page-texts-4 = Día
map-page-texts-5 = Noche
map-page-texts-6 = Impresión
map-page-texts-7 = Leyenda
map-page-texts-8 = Ajustes del mapa
map-page-texts-9 = Salida
map-page-texts-10 = Meta
map-page-texts-11 = Salida y meta
map-page-texts-12 = Puntos
map-page-texts-13 = Este navegador no tiene WebGL, que el mapa necesita. Activa la aceleración por hardware o usa otro navegador.
map-page-texts-14 = Falta el archivo maplibre-gl.js junto a esta página.
map-page-texts-15 = No se pueden leer las teselas del mapa.
map-page-texts-16 = No se puede dibujar una parte del mapa.
map-page-controls = Acercar
map-page-controls-2 = Alejar
map-page-controls-3 = Buscar mi ubicación
map-page-controls-4 = Ubicación no disponible
map-page-controls-5 = m
map-page-controls-6 = km
map-page-controls-7 = Mapa
map-page-controls-8 = Prueba
map-page-controls-9 = Fuentes

## TileTexts

tile-not-an-archive = no es un archivo PMTiles; haz uno con questctl map tiles
tile-unknown-version = este archivo PMTiles es de la versión { $version }, y solo se lee la 3; conviértelo con la herramienta pmtiles
tile-not-vector-tiles = las teselas de este archivo son del tipo { $kind }, y solo se leen teselas vectoriales (tipo 1)
tile-unknown-compression = este archivo está comprimido del modo { $number }, y solo se leen gzip (2) y sin comprimir (1)
tile-damaged = este archivo está dañado: { $part }; genéralo o descárgalo otra vez
tile-unordered = la tesela { $tile } no va después de la anterior; añade las teselas por orden de número
tile-header = su cabecera dice cosas imposibles
tile-directory = no se puede leer una lista de sus teselas
tile-metadata = no se pueden leer sus metadatos
tile = no se puede leer la tesela { $tile }
tile-2 = no es una tesela vectorial: { $reason } en el byte { $offset }
tile-truncated = termina antes de tiempo
tile-malformed = un campo imposible
tile-layer = una capa sin nombre o de versión desconocida
tile-attribute = un atributo que la capa no enumera
tile-geometry = una geometría que no encaja con su tipo
tile-3 = texto que no es UTF-8
