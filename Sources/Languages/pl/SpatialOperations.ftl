## DissolvingError

dissolving-error = Feature { $numbers }: { $text }
dissolving-error-2 = obiekty Feature { $numbers }{ $more }: { $text }

## PlanarGeometryError

planar-geometry-error-not-finite = pozycja { $longitude },{ $latitude } zawiera liczbę, która nie jest skończona
planar-geometry-error-not-on-earth = { $longitude },{ $latitude } nie leży na Ziemi: długość geograficzna sięga od −180 do 180, szerokość od −90 do 90; popraw współrzędne albo najpierw przelicz plik w metrach
planar-geometry-error-unusable = { $kind } ma błędną budowę: { $reason }
planar-geometry-error-failed = nie powiodła się operacja: { $words } ({ $reason }); najpierw napraw nieprawidłowe obszary
planar-geometry-error-unusable-distance = { $metres } nie jest odległością do 1000 km
planar-geometry-error-invalid = obszar jest nieprawidłowy: { $invalidity }; najpierw go napraw
planar-geometry-error-area-not-kept = naprawa zmieniłaby powierzchnię z { $before } na { $after } stopni kwadratowych; spróbuj drugiej metody albo narysuj obszar od nowa
planar-geometry-error-collapsed = z obszaru nic by nie zostało, bo jego pierścienie niczego nie obejmują; narysuj go od nowa albo zamień na linię
planar-geometry-error-no-area = { $kind } nie jest obszarem, którym można przycinać: narysuj Polygon albo utwórz bufor
planar-geometry-error-out-of-memory = bibliotece GEOS zabrakło pamięci
planar-geometry-error-operation-words-intersection = część wspólna
planar-geometry-error-operation-words-union = suma
planar-geometry-error-operation-words-difference = różnica
planar-geometry-error-operation-words-symmetric-difference = różnica symetryczna
planar-geometry-error-operation-words-buffer = bufor
planar-geometry-error-operation-words-convex-hull = otoczka wypukła
planar-geometry-error-operation-words-simplification = uproszczenie
planar-geometry-error-operation-words-predicate = porównanie
planar-geometry-error-operation-words-validity = kontrola poprawności
planar-geometry-error-operation-words-repair = naprawa
planar-geometry-error-operation-words-measurement = pomiar
planar-geometry-error-operation-words-indexing = indeksowanie
planar-geometry-error-operation-words-conversion = przekształcenie

## ReferenceSystemError

reference-system-error-unknown-system = nieznany układ odniesienia „{ $shortened }” ({ $reason }); napisz na przykład EPSG:4326
reference-system-error-not-a-system = „{ $shortened }” nie jest układem odniesienia; tekst PROJ wymaga +type=crs
reference-system-error-not-horizontal = „{ $name }” nie ma współrzędnych mapy: pozycja w GeoJSON to długość geograficzna lub współrzędna wschodnia, szerokość lub współrzędna północna i ewentualnie wysokość; wybierz układ geograficzny, odwzorowany lub złożony
reference-system-error-conflicting-systems = jako układ odniesienia podano { $shortened } i { $shortened-2 }; usuń błędne pole „crs”
reference-system-error-unreadable-member = pole „crs” nie zawiera ani nazwy, ani kodu EPSG; podaj układ samodzielnie
reference-system-error-no-transformation = nie ma przejścia o znanej dokładności z { $shortened } do { $shortened-2 } ({ $reason })
reference-system-error-outside-area-of-use = pozycja { $index } ({ $coordinate }) leży poza obszarem stosowania { $system }: { $edges }
reference-system-error-untransformable = pozycji { $index } nie da się przeliczyć: { $reason }
reference-system-error-uneven-numbers = liczby ({ $count }) nie dzielą się na pozycje po { $stride }
reference-system-error-out-of-memory = bibliotece PROJ zabrakło pamięci
invalidity-at = { $reason } ({ $place })
invalidity-self-intersection = samoprzecięcie
invalidity-ring-self-intersection = samoprzecięcie pierścienia
invalidity-hole-outside-shell = otwór leży poza powłoką
invalidity-nested-holes = otwory leżą jeden w drugim
invalidity-disconnected-interior = wnętrze nie jest spójne
invalidity-nested-shells = powłoki leżą jedna w drugiej
invalidity-duplicate-rings = powtórzone pierścienie
invalidity-too-few-points = za mało punktów w części geometrii
invalidity-invalid-coordinate = nieprawidłowa współrzędna
invalidity-open-ring = pierścień nie jest zamknięty
