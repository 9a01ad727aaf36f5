## VectorFeatureFault

vector-feature-failure = { $path }:{ $place }: { $reason }
vector-feature-failure-2 = { $path }: warstwa { $layer }, obiekt { $place }: { $reason }
vector-feature-fault-other-system = SRID { $srid } to nie WGS 84; podaj układ opcją --source-system EPSG:{ $srid }
vector-feature-fault-untransformable = te współrzędne nie mają miejsca w WGS 84: { $reason }
vector-feature-fault-outside-degrees = ({ $longitude }, { $latitude }) to nie długość i szerokość geograficzna; czy --source-system jest właściwy?
vector-feature-fault-no-coordinates = brakuje jednej ze współrzędnych
vector-feature-fault-not-a-number = { $column } nie jest liczbą: { $cell }
vector-feature-fault-cell-count = wiersz ma { $found ->
        [one] { $found } komórkę
        [few] { $found } komórki
       *[other] { $found } komórek
    }, a tabela { $expected ->
        [one] { $expected } kolumnę
        [few] { $expected } kolumny
       *[other] { $expected } kolumn
    }

## VectorFormatError

vector-format-error-library-message-library-missing = ten format wymaga biblioteki GDAL, a nie jest ona zainstalowana: w Debianie i Ubuntu `apt-get install libgdal32` (lub z numerem, który pokaże `apt-cache search libgdal`), w macOS `brew install gdal`; VELOQUEST_GDAL wskazuje bibliotekę w innym miejscu
vector-format-error-library-message-library-unusable = { $library } nie daje się załadować jako GDAL: { $reason }
vector-format-error-library-message-library-too-old = { $library } to GDAL { $version }; potrzebna jest wersja 3.4 lub nowsza
vector-format-error-library-message-missing-function = { $library } nie ma funkcji { $name }, więc nie jest to GDAL 3.4 ani nowszy: zainstaluj inną bibliotekę albo wskaż ją w VELOQUEST_GDAL
vector-format-error-library-message-driver-missing = GDAL { $version } skompilowano tu bez { $format } (ogrinfo --formats pokazuje, co zawiera): zainstaluj taki, który to ma, albo użyj innego formatu, na przykład GeoPackage (.gpkg)
vector-format-error-reading-message-unreadable = nie można odczytać { $path }{ $added }
vector-format-error-reading-message-several-layers = { $path } ma kilka warstw, wybierz jedną opcją --layer: { $joined }
vector-format-error-reading-message-no-such-layer = { $path } nie ma warstwy { $name }, ma za to: { $joined }
vector-format-error-reading-message-incomplete = { $path } jest uszkodzony; zapowiedziane obiekty: { $announced }, możliwe do odczytania: { $read }
vector-format-error-reading-message-unknown-system = układ współrzędnych { $name } nie jest znany{ $added }
vector-format-error-reading-message-no-transformation = nie ma przejścia o znanej dokładności z { $name } do WGS 84{ $added }
vector-format-error-reading-message-system-needed = { $path } ma współrzędne, które nie są stopniami ({ $longitude }, { $latitude }), i nie podaje ich układu: podaj go opcją --source-system (na przykład EPSG:32641), a plik GeoJSON najpierw przelicz
vector-format-error-table-message-record-too-long = { $path }: wiersz { $line } jest dłuższy niż 256 MB
vector-format-error-table-message-open-quote = { $path }: cudzysłów w wierszu { $line } nie jest nigdzie zamknięty
vector-format-error-table-message-not-utf8 = { $path }: tekst w wierszu { $line } nie jest w UTF-8; zapisz tabelę jako „CSV UTF-8”
vector-format-error-table-message-no-coordinate-columns = { $path } nie ma kolumn o nazwach współrzędnych; wskaż je opcjami --x i --y albo --wkt spośród: { $joined }
vector-format-error-table-message-no-such-column = { $path } nie ma kolumny { $name }, ma za to: { $joined }

## VectorFormatError+WritingMessage

vector-format-error-writing-message-unwritable = nie można zapisać { $path }: { $no-reason ->
        [true] GDAL nie podaje powodu
       *[false] { $reason }
    }
vector-format-error-writing-message-mixed-geometries = { $format } mieści geometrie jednego rodzaju, a plik ma { $joined }: podziel plik według rodzaju albo zapisz GeoPackage (.gpkg) lub FlatGeobuf (.fgb)
vector-format-error-writing-message-unsupported-geometry = { $format } nie ma miejsca na { $kind }: pomiń takie obiekty albo zapisz GeoPackage (.gpkg) lub FlatGeobuf (.fgb)
vector-format-error-writing-message-file-needed = { $format } wymaga plików z nazwami, bo czyta się je lub zapisuje w wielu miejscach: - nie wystarczy
vector-format-error-writing-message-faulty-input = nic nie zapisano, bo { $path } zawiera błędy: napraw je poleceniem `questctl geojson fix`
vector-format-error-writing-message-input-changed = { $path } zmienił się podczas czytania; spróbuj ponownie
vector-format-error-writing-message-foreign-system = z pola `crs` w { $path } wynika, że to nie długość i szerokość geograficzna w WGS 84: najpierw użyj `questctl geojson reproject`
vector-format-error-writing-message-null-character = tekst we właściwości { $property } zawiera znak U+0000, którego inne formaty nie mieszczą

## VectorTexts

vector-gdal = GDAL: { $text }
vector-further-warnings = dalsze ostrzeżenia GDAL: { $count }
vector-several-geometries = kolumny geometrii w warstwie { $layer }: { $count }; wzięto pierwszą
vector-base64 = kolumny bajtów zapisano w base64: { $joined }
vector-overridden-system = warstwa { $layer } sama podaje swój układ współrzędnych; zamiast niego wzięto { $system }
vector-assumed-system = warstwa { $layer } nie podaje układu współrzędnych; liczby uznano za długość i szerokość geograficzną w WGS 84 (inny układ wskazuje --source-system)
vector-linearized = łuki w warstwie { $layer } zastąpiono krótkimi odcinkami
vector-dropped-measures = pominięto miary (M) w warstwie { $layer }, bo GeoJSON nie ma na nie miejsca
vector-ambiguous-rings = obiekty z pierścieniem o boku dłuższym niż 180°, który może biec dłuższą drogą albo przez antypołudnik: { $count }; kierunek zostaje jak w pliku: pokaże je questctl geojson lint, a rozetnie cut --all-crossings
vector-cut-at-antimeridian = obiekty przecinające antypołudnik rozcięto na nim, bo format uznałby, że ich długie boki obiegają Ziemię: { $count }
vector-renamed-columns = format nie mieści tych nazw właściwości: { $list }
vector-nested-as-text = listy i obiekty zapisano jako tekst JSON: { $joined }
vector-booleans-as-numbers = true i false zapisano jako 1 i 0: { $joined }
vector-mixed-as-text = wartości różnych rodzajów, długie liczby, listy i obiekty zapisano jako tekst: { $joined }
vector-rounded-reals = format zachowuje około 15 cyfr; te mają więcej: { $joined }
vector-guessed-numbers = GDAL uznał te wartości za liczby, bo wszystkie tak wyglądają; zera wiodące przepadły: { $joined }
vector-no-columns = { $layer } nie ma kolumn: czy plik .dbf obok zaginął lub jest uszkodzony?
vector-filled-altitudes = część pozycji ma wysokość, a część nie: tym drugim format nadaje wysokość 0
vector-added-altitudes = pozycje nie mają wysokości: w tym formacie dostają wysokość 0 i zachowają ją przy ponownym odczycie
vector-ids-as-column = identyfikatory obiektów Feature zapisano w kolumnie id
vector-lost-i-ds = identyfikatorów obiektów Feature nie zapisano: jest już właściwość id
vector-lost-foreign-members = nie zapisano pól kolekcji i obiektów Feature, których RFC 7946 nie definiuje
vector-geometries-only = zapisano tylko geometrie, bez właściwości i identyfikatorów
vector-without-geometry = pominięto obiekty Feature bez geometrii, których { $format } nie mieści: { $count }
vector-without-place = wiersze bez współrzędnych stają się obiektami Feature bez geometrii: { $count }; wiersze { $list }

## FileTexts

file-damaged = { $path }: { $reason }
file-looks-like-lines = przed tym miejscem kończy się pierwszy obiekt i zaczyna następny: plik ma po jednym w każdym wierszu (newline-delimited GeoJSON) i tak go sprawdzono, wiersz po wierszu; nadaj mu rozszerzenie .geojsonl, podaj --from lines albo zrób z niego FeatureCollection poleceniem questctl geojson convert
vector-feature-fault-geometry = nie można odczytać geometrii: { $text }
vector-format-error-feature = Feature { $feature }: { $text }
