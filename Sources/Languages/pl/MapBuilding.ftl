## ElevationTexts

elevation = { $path }: { $text }
elevation-no-files = w tym folderze nie ma danych wysokościowych; powinny w nim być pliki takie jak N55E061.hgt, N55E061.hgt.zip lub GeoTIFF (.tif)
elevation-unknown-format = to nie jest czytelny plik z wysokościami: podaj kafelki HGT (.hgt, .hgt.zip, .hgt.gz) lub GeoTIFF (.tif)
elevation-wrong-name = nazwa nie mówi, gdzie leży kafelek; nazwij go od południowo-zachodniego narożnika, na przykład N55E061.hgt
elevation-wrong-size = rozmiar w bajtach to { $count }, a kafelek ma ich 25934402 (1 sekunda kątowa) lub 2884802 (3 sekundy); pobierz go ponownie
elevation-damaged-archive = spakowany plik jest uszkodzony lub kończy się za wcześnie; pobierz go ponownie
elevation-unsupported-archive = archiwum tego rodzaju nie da się tu rozpakować; rozpakuj je i podaj same pliki
elevation-empty-archive = w tym archiwum nie ma kafelka .hgt; rozpakuj je i podaj same pliki
elevation-text-of-tiff-damaged-tiff = plik GeoTIFF jest uszkodzony lub kończy się za wcześnie ({ $reason }); pobierz go ponownie
elevation-text-of-tiff-damaged-tiff-2 = plik GeoTIFF jest uszkodzony lub kończy się za wcześnie; pobierz go ponownie
elevation-text-of-tiff-not-placed = TIFF nie podaje, gdzie na Ziemi leży; weź GeoTIFF z długością i szerokością geograficzną
elevation-text-of-tiff-projected = wysokości są w innym układzie współrzędnych ({ $system }), a nie w stopniach; najpierw je przelicz: gdalwarp -t_srs EPSG:4326 IN.tif OUT.tif
elevation-text-of-tiff-rotated = rzędy nie biegną z zachodu na wschód; najpierw przekształć plik: gdalwarp -t_srs EPSG:4326 IN.tif OUT.tif
elevation-text-of-tiff-bands = w każdym miejscu { $count ->
        [one] jest { $count } liczba
        [few] są { $count } liczby
       *[other] jest { $count } liczb
    }, a nie jedna wysokość; weź jeden kanał: gdal_translate -b 1 IN.tif OUT.tif
elevation-text-of-tiff-unsupported-samples = wysokości typu { $type } nie można odczytać; przekształć je: gdal_translate -ot Float32 IN.tif OUT.tif
elevation-text-of-tiff-unsupported-compression = plik spakowano w sposób, którego libtiff tego systemu nie czyta ({ $code }); spakuj go na nowo: gdal_translate -co COMPRESS=DEFLATE IN.tif OUT.tif
elevation-text-of-tiff-large-blocks = trzeba rozpakowywać naraz { $bytes } MB; potnij plik na kafelki: gdal_translate -co TILED=YES IN.tif OUT.tif

## MapBuildingError

map-building-error = { $file-name }: { $what }
map-building-error-problem-no-ways = w pliku nie ma linii, a drogi są liniami: weź wycinek ze wszystkimi elementami
map-building-error-problem-no-roads = w pliku nie ma drogi, po której można jechać rowerem; czy to właściwy wycinek?
map-building-error-problem-no-nodes = w pliku są drogi, ale nie ma węzłów, przez które biegną: poproś Overpass o `(._;>;); out body;` albo przygotuj wycinek z kompletnymi liniami
map-building-error-problem-too-large = w pliku jest więcej dróg, niż mieści jedna mapa: potnij go na mniejsze obszary

## LandmarkNames

landmark-names-river = Cicha Rzeka
landmark-names-square = Plac Centralny
landmark-names-bridge = Stary Most
landmark-names-cycle-bridge = Most Rowerowy
landmark-names-station = Dworzec Kolejowy
landmark-names-pier = Przystań Promowa
landmark-names-pond = Staw Parkowy
landmark-names-observatory = Obserwatorium
landmark-names-market = Hala Targowa
landmark-names-lookout = Punkt Widokowy
landmark-names-university = Uniwersytet
landmark-names-water-tower = Wieża Ciśnień
landmark-names-stadium = Stadion
landmark-names-mill = Stary Młyn
landmark-names-theatre = Teatr
