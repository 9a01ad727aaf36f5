## OSMReadingError

osm-reading-error-nil = { $file-name }: { $what }
osm-reading-error-byte = { $file-name }, bajt { $byte }: { $what }
osm-reading-error-line = { $file-name }, wiersz { $line }, kolumna { $column }: { $what }
osm-reading-error-problem-not-a-regular-file = to nie jest zwykły plik, a dane czyta się więcej niż raz: najpierw zapisz je do pliku
osm-reading-error-problem-empty = plik jest pusty: pobieranie się nie powiodło, pobierz go ponownie
osm-reading-error-problem-web-page = to strona internetowa, a nie dane mapy: otwórz ją w przeglądarce, aby zobaczyć odpowiedź serwera, i pobierz dane ponownie
osm-reading-error-problem-foreign-format = to JSON, a ten nie jest tu czytany: poproś Overpass o XML, z `[out:xml];` zamiast `[out:json];` i `out body; >; out skel qt;` na końcu, a odpowiedź zapisz jako .osm
osm-reading-error-problem-foreign-format-2 = { $name } nie jest tu czytany: najpierw przekształć plik, na przykład poleceniem `osmium cat input -o output.osm.pbf`
osm-reading-error-problem-packed = plik spakowano programem { $name }, którego format nie jest tu czytany: najpierw go rozpakuj poleceniem `{ $unpacker }`
osm-reading-error-problem-changes = to lista zmian, a nie dane mapy: weź cały wycinek albo nanieś na niego zmiany poleceniem `osmium apply-changes`
osm-reading-error-problem-unknown-format = to ani OSM PBF, ani OSM XML: weź plik .osm.pbf, .osm lub .osm.gz
osm-reading-error-problem-truncated = plik urywa się w środku; pobieranie nie dobiegło końca: pobierz go ponownie
osm-reading-error-problem-damaged = plik jest uszkodzony ({ $damage }): pobierz go ponownie
osm-reading-error-problem-unsupported-compression = bloki spakowane metodą { $name } nie są tu czytane: przekształć plik poleceniem `osmium cat input -o output.osm.pbf -f pbf,pbf_compression=zlib`
osm-reading-error-problem-unsupported-feature = plik wymaga cechy „{ $name }”, która nie jest tu znana: poproś autora o zwykły wycinek
osm-reading-error-problem-history = to plik historii ze starymi wersjami wszystkiego: zrób z niego zwykły poleceniem `osmium time-filter`
osm-file-damage-endless-number = liczba się nie kończy
osm-file-damage-length-beyond-end = długość sięga poza koniec
osm-file-damage-wrong-field-type = pole ma zły typ
osm-file-damage-missing-field = brakuje wymaganego pola
osm-file-damage-too-large = blok jest większy, niż pozwala format
osm-file-damage-bad-compression = nie można rozpakować danych
osm-file-damage-wrong-size = blok po rozpakowaniu ma inny rozmiar niż zapowiedziany
osm-file-damage-missing-text = tag wskazuje na tekst, którego nie ma
osm-file-damage-unequal-lists = listy, które do siebie należą, mają różne długości
osm-file-damage-unknown-member-kind = relacja ma człon nieznanego rodzaju
osm-file-damage-node-outside-earth = węzeł { $id } ma współrzędne poza Ziemią
pbf-writer-failure-inconsistent-block = kolumny bloku nie pasują do siebie
pbf-writer-failure-too-large = jeden element ma ponad 32 MiB, a tyle wynosi limit PBF

## XMLTexts

xml-broken-off = serwer przerwał ({ $words }): poproś o mniejszy obszar
xml-node-without-place = węzeł { $id } nie ma lat i lon: poproś Overpass o `out body` lub `out meta`
xml-no-text = w tym tagu są bajty, które nie są tekstem UTF-8: plik jest uszkodzony, pobierz go ponownie albo zapisz w UTF-8
xml-unknown-element = <{ $name }> nie jest tu elementem OSM XML: plik jest uszkodzony lub zmieniony ręcznie, pobierz go ponownie
xml-missing-attribute = <{ $element }> nie ma atrybutu { $attribute } albo nie jest on liczbą
