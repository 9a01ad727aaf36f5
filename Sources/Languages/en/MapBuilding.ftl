## ElevationTexts

elevation = { $path }: { $text }
elevation-no-files = no elevation data in this folder; it should hold files such as N55E061.hgt, N55E061.hgt.zip or a GeoTIFF (.tif)
elevation-unknown-format = not a file of elevation that can be read: give HGT tiles (.hgt, .hgt.zip, .hgt.gz) or GeoTIFF (.tif)
elevation-wrong-name = the name does not say where the tile lies; name it by its south-western corner, such as N55E061.hgt
elevation-wrong-size = { $count } bytes, but a tile has 25934402 (1 second of arc) or 2884802 (3 seconds); fetch it again
elevation-damaged-archive = the packed file is damaged or ends too early; fetch it again
elevation-unsupported-archive = this kind of archive cannot be unpacked here; unpack it and give the files themselves
elevation-empty-archive = no .hgt tile in this archive; unpack it and give the files themselves
elevation-text-of-tiff-damaged-tiff = the GeoTIFF is damaged or ends too early ({ $reason }); fetch it again
elevation-text-of-tiff-damaged-tiff-2 = the GeoTIFF is damaged or ends too early; fetch it again
elevation-text-of-tiff-not-placed = the TIFF does not say where on the Earth it lies; take a GeoTIFF in longitude and latitude
elevation-text-of-tiff-projected = the heights are in another coordinate system ({ $system }), not in degrees; convert them first: gdalwarp -t_srs EPSG:4326 IN.tif OUT.tif
elevation-text-of-tiff-rotated = the rows do not run from west to east; convert the file first: gdalwarp -t_srs EPSG:4326 IN.tif OUT.tif
elevation-text-of-tiff-bands = { $count } numbers in each place, not one height; take one band: gdal_translate -b 1 IN.tif OUT.tif
elevation-text-of-tiff-unsupported-samples = heights of the type { $type } cannot be read; convert them: gdal_translate -ot Float32 IN.tif OUT.tif
elevation-text-of-tiff-unsupported-compression = packed in a way that the libtiff of this system cannot read ({ $code }); pack it anew: gdal_translate -co COMPRESS=DEFLATE IN.tif OUT.tif
elevation-text-of-tiff-large-blocks = has to be unpacked { $bytes } MB at a time; cut it into tiles: gdal_translate -co TILED=YES IN.tif OUT.tif

## MapBuildingError

map-building-error = { $file-name }: { $what }
map-building-error-problem-no-ways = the file has no ways, and roads are ways: take an extract with all its elements
map-building-error-problem-no-roads = the file has no road that a bicycle may use; is it the right extract?
map-building-error-problem-no-nodes = the file has roads but not the nodes they run through: ask Overpass for `(._;>;); out body;`, or make the extract with complete ways
map-building-error-problem-too-large = the file has more roads than fit into one map: cut it into smaller areas

## LandmarkNames

landmark-names-river = Still River
landmark-names-square = Central Square
landmark-names-bridge = Old Bridge
landmark-names-cycle-bridge = Cycle Bridge
landmark-names-station = Railway Station
landmark-names-pier = Ferry Pier
landmark-names-pond = Park Pond
landmark-names-observatory = Observatory
landmark-names-market = Market Hall
landmark-names-lookout = Lookout
landmark-names-university = University
landmark-names-water-tower = Water Tower
landmark-names-stadium = Stadium
landmark-names-mill = Old Mill
landmark-names-theatre = Theatre
