## ElevationTexts

elevation = { $path }: { $text }
elevation-no-files = in diesem Ordner sind keine Höhendaten; nötig sind Dateien wie N55E061.hgt, N55E061.hgt.zip oder ein GeoTIFF (.tif)
elevation-unknown-format = keine lesbare Datei mit Höhendaten: nimm HGT-Kacheln (.hgt, .hgt.zip, .hgt.gz) oder GeoTIFF (.tif)
elevation-wrong-name = der Name sagt nicht, wo die Kachel liegt; benenne sie nach ihrer Südwestecke, etwa N55E061.hgt
elevation-wrong-size = { $count } Byte, eine Kachel hat aber 25934402 (1 Bogensekunde) oder 2884802 (3 Bogensekunden); hol sie noch einmal
elevation-damaged-archive = die gepackte Datei ist beschädigt oder endet zu früh; hol sie noch einmal
elevation-unsupported-archive = ein Archiv dieser Art lässt sich hier nicht entpacken; entpacke es und gib die Dateien selbst an
elevation-empty-archive = in diesem Archiv ist keine .hgt-Kachel; entpacke es und gib die Dateien selbst an
elevation-text-of-tiff-damaged-tiff = das GeoTIFF ist beschädigt oder endet zu früh ({ $reason }); hol es noch einmal
elevation-text-of-tiff-damaged-tiff-2 = das GeoTIFF ist beschädigt oder endet zu früh; hol es noch einmal
elevation-text-of-tiff-not-placed = das TIFF sagt nicht, wo auf der Erde es liegt; nimm ein GeoTIFF in Länge und Breite
elevation-text-of-tiff-projected = die Höhen sind in einem anderen Koordinatensystem ({ $system }), nicht in Grad; wandle sie zuerst um: gdalwarp -t_srs EPSG:4326 IN.tif OUT.tif
elevation-text-of-tiff-rotated = die Zeilen verlaufen nicht von West nach Ost; wandle die Datei zuerst um: gdalwarp -t_srs EPSG:4326 IN.tif OUT.tif
elevation-text-of-tiff-bands = { $count } Zahlen an jeder Stelle statt einer Höhe; nimm ein einzelnes Band: gdal_translate -b 1 IN.tif OUT.tif
elevation-text-of-tiff-unsupported-samples = Höhen vom Typ { $type } sind hier nicht lesbar; wandle sie um: gdal_translate -ot Float32 IN.tif OUT.tif
elevation-text-of-tiff-unsupported-compression = so gepackt, dass die libtiff dieses Systems es nicht lesen kann ({ $code }); packe es neu: gdal_translate -co COMPRESS=DEFLATE IN.tif OUT.tif
elevation-text-of-tiff-large-blocks = lässt sich nur in Stücken von { $bytes } MB entpacken; zerlege es in Kacheln: gdal_translate -co TILED=YES IN.tif OUT.tif

## MapBuildingError

map-building-error = { $file-name }: { $what }
map-building-error-problem-no-ways = die Datei hat keine Wege (way), und Straßen sind Wege: nimm einen Auszug mit allen Elementen
map-building-error-problem-no-roads = die Datei hat keine Straße, die man mit dem Rad benutzen darf; ist es der richtige Auszug?
map-building-error-problem-no-nodes = die Datei hat Straßen, aber nicht die Knoten, durch die sie führen: frag Overpass nach `(._;>;); out body;`, oder erstelle den Auszug mit vollständigen Wegen
map-building-error-problem-too-large = die Datei hat mehr Straßen, als in eine Karte passen: zerlege sie in kleinere Gebiete

## LandmarkNames

landmark-names-river = Stille Aue
landmark-names-square = Hauptplatz
landmark-names-bridge = Alte Brücke
landmark-names-cycle-bridge = Radfahrerbrücke
landmark-names-station = Bahnhof
landmark-names-pier = Fähranleger
landmark-names-pond = Parkteich
landmark-names-observatory = Sternwarte
landmark-names-market = Markthalle
landmark-names-lookout = Aussichtspunkt
landmark-names-university = Universität
landmark-names-water-tower = Wasserturm
landmark-names-stadium = Stadion
landmark-names-mill = Alte Mühle
landmark-names-theatre = Theater
