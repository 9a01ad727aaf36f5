## TileBuildingError

tile-building-error-empty = { $file-name }: nothing in it is shown in these layers and this area; look at --layers and --bbox, whose order is west, south, east, north
tile-building-error-too-large = { $file-name }: more than two thousand million nodes; take an extract of a smaller area

## MapPageTexts

map-page-no-script = This map needs JavaScript.
map-page-texts = Local names
map-page-texts-2 = Language
map-page-texts-3 = Colours
map-page-texts-4 = Day
map-page-texts-5 = Night
map-page-texts-6 = Print
map-page-texts-7 = Legend
map-page-texts-8 = Map settings
map-page-texts-9 = Start
map-page-texts-10 = Finish
map-page-texts-11 = Start and finish
map-page-texts-12 = Points
map-page-texts-13 = This browser has no WebGL, which the map needs. Switch on hardware acceleration, or use another browser.
map-page-texts-14 = The file maplibre-gl.js is missing beside this page.
map-page-texts-15 = The tiles of the map cannot be read.
map-page-texts-16 = A part of the map cannot be drawn.
map-page-controls = Zoom in
map-page-controls-2 = Zoom out
map-page-controls-3 = Find my location
map-page-controls-4 = Location not available
map-page-controls-5 = m
map-page-controls-6 = km
map-page-controls-7 = Map
map-page-controls-8 = Task
map-page-controls-9 = Sources

## TileTexts

tile-not-an-archive = this is no PMTiles archive; make one with questctl map tiles
tile-unknown-version = this PMTiles archive is of version { $version }, and only version 3 is read; convert it with the tool pmtiles
tile-not-vector-tiles = the tiles of this archive are of the kind { $kind }, and only vector tiles (kind 1) are read
tile-unknown-compression = this archive is packed in the way { $number }, and only gzip (2) and unpacked ones (1) are read
tile-damaged = this archive is damaged: { $part }; make or fetch it again
tile-unordered = the tile { $tile } does not come behind the one before it; add tiles in the order of their numbers
tile-header = its header says what cannot be
tile-directory = a list of its tiles cannot be read
tile-metadata = its metadata cannot be read
tile = the tile { $tile } cannot be read
tile-2 = this is no vector tile: { $reason } at byte { $offset }
tile-truncated = it ends too early
tile-malformed = a field that cannot be
tile-layer = a layer without a name or of an unknown version
tile-attribute = an attribute that the layer does not list
tile-geometry = a geometry that does not fit its kind
tile-3 = text that is not UTF-8
