## LintRule

text = bez nazwy

## LintTexts

lint-not-on-earth = { $place } nie leży na Ziemi: długość geograficzna to −180 do 180, szerokość −90 do 90{ $looks ->
        [swapped] ; długość musi być pierwsza, prawdopodobnie są zamienione
        [metric] ; to wygląda na metry, przelicz plik na WGS 84
       *[none] {""}
    }
lint-antimeridian = tutaj linia obiega ponad pół Ziemi; jeśli przecina południk 180°, rozetnij ją tam na dwie
lint-wide-ring = tutaj bok pierścienia jest dłuższy niż 180°, co wynika z jego kierunku; programy, które tną na południku 180°, mogą uznać to za przecięcie: dodaj pozycje na długich bokach albo rozetnij pierścień, jeśli przecina południk
lint-ambiguous-ring = bok tego pierścienia jest dłuższy niż 180° i nic nie wskazuje, czy biegnie dłuższą drogą, czy przez południk 180°; nic tu nie zmieniono: dodaj pozycje na długich bokach albo rozetnij pierścień na południku
lint-around-far-pole = ten pierścień okrąża biegun, ale w kierunku, który zostawia go na zewnątrz; nie odwrócono go, bo może miał objąć drugi biegun: rozetnij go na południku 180° i doprowadź do bieguna, który ma być w środku
lint-wrong-box = ta ramka nie obejmuje tego, do czego należy, a co sięga { $box }
lint-correct-box = popraw ramkę
lint-single-geometry = GeometryCollection z jedną geometrią powinna być po prostu tą geometrią
lint-unwrap = wyjmij geometrię
lint-nested-collection = GeometryCollection nie powinna być w innej; przenieś jej geometrie do zewnętrznej
lint-duplicate-identifier = id „{ $id }” ma już Feature { $feature }; nadaj każdemu własne
lint-duplicate-in-record = id „{ $id }” jest już w rekordzie { $record }; nadaj każdemu obiektowi Feature własne
lint-uncompared-identifiers = plik ma tyle identyfikatorów, że ostatnich ({ $count }) nie porównano ze sobą, a tylko z wcześniejszymi
lint-more-swapped = w pobliżu tych obiektów Feature zamienione współrzędne ma ich prawdopodobnie jeszcze około { $count }
lint-repeated-position = ta pozycja jest taka sama jak poprzednia; usuń ją
lint-remove-repeated = usuń powtórzone pozycje
lint-too-precise = współrzędne mają ponad siedem miejsc po przecinku, czyli są dokładniejsze niż do centymetra; wystarczy sześć
lint-needless-reference-system = „crs” usunięto z GeoJSON w 2016 roku i zawsze chodzi o WGS 84; usuń je
lint-foreign-reference-system = „crs” usunięto z GeoJSON w 2016 roku i większość programów je pomija; przelicz plik na WGS 84
lint-remove-reference-system = usuń „crs”
lint-swapped = długość i szerokość geograficzna są prawdopodobnie zamienione: pozostałe obiekty Feature leżą wokół { $middle } i ten po zamianie też; długość jest pierwsza
lint-wrong-winding = pierścienie biegną w złą stronę: zewnętrzny musi biec przeciwnie do ruchu wskazówek zegara, a otwory zgodnie z nim
lint-rewind = odwróć pierścienie

## StyleRuleTitles

style-rule-titles-winding = pierścień biegnie w złą stronę
style-rule-titles-self-intersection = pierścień przecina sam siebie
style-rule-titles-hole-outside = otwór poza swoim wielokątem
style-rule-titles-self-touching = pierścień dotyka sam siebie
style-rule-titles-self-overlap = pierścień biegnie sam po sobie
style-rule-titles-spike = kolec w pierścieniu
style-rule-titles-zero-area = pierścień bez powierzchni
style-rule-titles-holes-overlap = otwory nachodzą na siebie
style-rule-titles-shared-edge = pierścienie wielokąta mają wspólną krawędź
style-rule-titles-duplicate-ring = pierścień podany dwa razy
style-rule-titles-members-overlap = wielokąty obiektu MultiPolygon nachodzą na siebie
style-rule-titles-members-share-edge = wielokąty obiektu MultiPolygon mają wspólną krawędź
style-rule-titles-interior-disconnected = wielokąt w kilku częściach
style-rule-titles-bounding-box = bbox nie obejmuje swojej geometrii
style-rule-titles-range = współrzędne poza Ziemią
style-rule-titles-swapped = zamieniona długość i szerokość geograficzna
style-rule-titles-precision = przesadna dokładność
style-rule-titles-reference-system = przestarzałe pole crs
style-rule-titles-collection = zbędna GeometryCollection
style-rule-titles-duplicate-identifier = id użyte dwa razy
style-rule-titles-duplicate-position = powtórzona pozycja
style-rule-titles-antimeridian = linia przecina antypołudnik
style-rule-titles-ambiguous-ring = pierścień, który może przecinać antypołudnik albo nie

## ValidityTexts

validity-not-finite = w tym pierścieniu jest wartość nieskończona albo nieliczbowa
validity-not-closed = ten pierścień nie jest zamknięty
validity-zero-area = ten pierścień niczego nie obejmuje, bo wszystkie jego pozycje leżą na jednej linii; usuń go
validity-spike = tutaj pierścień zawraca i biegnie sam po sobie, tworząc kolec bez szerokości; usuń tę pozycję
validity-interior-disconnected = stykające się pierścienie dzielą wielokąt na części, na przykład tutaj; zrób z każdej części osobny wielokąt
validity-within-ring = ten pierścień dotyka sam siebie w { $coordinate }, gdzie spotykają się boki od pozycji { $first } i { $second }; zrób z części pomiędzy nimi osobny wielokąt albo otwór
validity-within-ring-2 = ten pierścień biegnie sam po sobie: boki od pozycji { $first } i { $second } mają wspólny odcinek; usuń go
validity-within-ring-3 = ten pierścień przecina sam siebie w { $coordinate }, gdzie spotykają się boki od pozycji { $first } i { $second }; przesuń którąś pozycję
validity-within-ring-4 = ten pierścień przecina sam siebie: boki od pozycji { $first } i { $second } krzyżują się; przesuń którąś pozycję
validity-hole = ten otwór leży poza wielokątem, z którego jest wycięty; przesuń go albo zrób z niego osobny wielokąt
validity-hole-2 = ten otwór przecina pierścień zewnętrzny w { $coordinate }: jego bok od pozycji { $first } i bok zewnętrzny od pozycji { $second }; przesuń którąś pozycję
validity-hole-3 = ten otwór leży w innym otworze, w pierścieniu { $ring } wielokąta; usuń go
validity-hole-4 = ten otwór przecina inny otwór, pierścień { $ring } wielokąta, w { $coordinate }: boki od pozycji { $first } i { $second }; połącz oba
validity-rings = ten pierścień ma część krawędzi wspólną z pierścieniem { $ring } wielokąta: boki od pozycji { $first } i { $second }; zrób z obu jeden pierścień
validity-rings-2 = ten pierścień ma te same pozycje co pierścień { $ring } tego samego wielokąta; usuń jeden z nich
validity-rings-3 = ten wielokąt ma taki sam pierścień zewnętrzny jak wielokąt { $polygon } obiektu MultiPolygon; usuń jeden z nich
validity-members = ten wielokąt ma część krawędzi wspólną z wielokątem { $polygon } obiektu MultiPolygon: boki od pozycji { $first } i { $second }; połącz oba
validity-members-2 = ten wielokąt leży w wielokącie { $polygon } obiektu MultiPolygon; usuń go albo wytnij tam otwór
validity-members-3 = ten wielokąt przecina wielokąt { $polygon } obiektu MultiPolygon w { $coordinate }: boki od pozycji { $first } i { $second }; połącz oba

## AdviceTexts

structure-null-in-collection = w GeometryCollection nie ma miejsca na null; usuń je razem z przecinkiem
structure-named-coordinates = pozycja to lista liczb, najpierw długość geograficzna: napisz { $position }
structure-list-without-collection = to jest lista obiektów Feature; umieść ją w kolekcji: {"{"}"type": "FeatureCollection", "features": [ … ]{"}"}
structure-wrap-in-collection = umieść listę w kolekcji
structure-insert-type = wstaw typ { $type }

## ErrorTexts

error-invalid = nieprawidłowy GeoJSON
error-not-finite = w { $pointer } jest wartość nieskończona albo nieliczbowa, a GeoJSON nie pozwala jej zapisać

## PolygonTexts

polygon-too-few-positions = liczba pozycji pierścienia { $ring } to { $count }; pierścień ma co najmniej cztery, a ostatnia jest równa pierwszej
polygon-not-closed = pierścień { $ring } nie jest zamknięty: zaczyna się w { $first }, a kończy w { $last }; powtórz na końcu pierwszą pozycję
polygon-not-finite = pozycja { $position } pierścienia { $ring } zawiera wartość nieskończoną albo nieliczbową

## StructureRuleTitles

structure-rule-titles-not-an-object = to nie obiekt GeoJSON
structure-rule-titles-missing-type = brak typu
structure-rule-titles-unknown-type = nieznany typ
structure-rule-titles-missing-member = brak wymaganego pola
structure-rule-titles-repeated-member = pole definiujące podane dwa razy
structure-rule-titles-misplaced-member = pole obiektu innego rodzaju
structure-rule-titles-wrong-member-type = pole niewłaściwego rodzaju
structure-rule-titles-bad-identifier = id nie jest ani tekstem, ani liczbą
structure-rule-titles-bad-bounding-box = bbox nie ma czterech ani sześciu liczb
structure-rule-titles-bad-nesting = źle zagnieżdżone współrzędne
structure-rule-titles-bad-coordinate = współrzędna nie jest liczbą
structure-rule-titles-number-too-large = za duża liczba
structure-rule-titles-short-position = pozycja ma mniej niż dwie liczby
structure-rule-titles-long-position = pozycja ma więcej niż trzy liczby
structure-rule-titles-short-line = linia ma mniej niż dwie pozycje
structure-rule-titles-short-ring = pierścień ma mniej niż cztery pozycje
structure-rule-titles-open-ring = niezamknięty pierścień
structure-rule-titles-empty-coordinates = geometria bez współrzędnych

## StructureTexts

structure-kind-null = null
structure-kind-boolean = true lub false
structure-kind-number = liczba
structure-kind-string = tekst
structure-kind-array = lista
structure-kind-object = obiekt
structure-kind-invalid = brak wartości
structure-missing-member = ten obiekt { $type } nie ma "{ $key }"{ $is-nullable ->
        [true] ; dodaj je, z null, jeśli nie ma wartości
       *[false] ; dodaj je
    }
structure-wrong-type = "{ $key }" { $demand }; tu jest { $found }
structure-too-shallow = tu musi być lista { $elements } w nawiasach kwadratowych [ ], a nie { $found }: dla tego typu współrzędne są zagnieżdżone za płytko
structure-rings = pierścieni
structure-positions = pozycji
structure-numbers = liczb
structure-not-a-geometry = geometria musi być obiektem w nawiasach klamrowych {"{"} {"}"} albo null, jeśli jej nie ma; tu jest { $found }
structure-not-a-geometry-type = { $type } nie może być geometrią; wpisz jeden z typów { $kinds }
structure-geometries-not-a-list = "geometries" musi być listą geometrii w nawiasach kwadratowych [ ]
structure-coordinates-not-a-list = "coordinates" to musi być lista w nawiasach kwadratowych [ ], a nie { $found }
structure-no-coordinates = ten obiekt { $kind } nie ma współrzędnych; programy mogą go traktować jak null
structure-open-ring = ten pierścień musi się kończyć tam, gdzie się zaczyna; powtórz na końcu jego pierwszą pozycję { $position }
structure-close-ring = zamknij pierścień
structure-short-ring = pierścień wymaga co najmniej czterech pozycji, a ostatnia jest równa pierwszej; liczba pozycji tutaj: { $count }
structure-short-line = linia wymaga co najmniej dwóch pozycji; liczba pozycji tutaj: { $count }
structure-too-deep = tu musi być pozycja [długość, szerokość], a nie lista list: dla tego typu współrzędne są zagnieżdżone za głęboko
structure-short-position = pozycja wymaga dwóch liczb, długości i szerokości geograficznej; liczb tutaj: { $count }
structure-long-position = pozycja powinna mieć najwyżej trzy liczby: długość, szerokość i wysokość; liczb tutaj: { $count }
structure-number-too-large = ta liczba jest za duża; wpisz rozsądną
structure-quoted-number = współrzędna musi być liczbą bez cudzysłowu
structure-remove-quotes = usuń cudzysłów
structure-not-a-number = współrzędna to musi być liczba, a nie { $found }
structure-missing-type = ten obiekt nie mówi, czym jest: dodaj "type": "{ $type }"
structure-type-not-a-name = "type" to musi być nazwa w cudzysłowie, a nie { $found }
structure-write-as = napisz { $text }
structure-misspelled-type = „{ $name }” trzeba zapisać jako „{ $meant }”
structure-misplaced-type = tu nie może być „{ $name }”, a tylko { $expected }
structure-unknown-type = GeoJSON nie ma typu „{ $name }”; zna { $known }
structure-repeated-member = "{ $key }" podano w tym obiekcie { $type } dwa razy; zostaw jedno, bo programy biorą różne
structure-misplaced-member = { $type } nie może mieć "{ $key }"; usuń je, zmień jego nazwę albo popraw "type"
structure-box-not-a-list = "bbox" musi być listą czterech lub sześciu liczb [zachód, południe, wschód, północ]
structure-box-of-wrong-size = "bbox" musi mieć cztery liczby (zachód, południe, wschód, północ) albo z wysokościami sześć; liczb tutaj: { $count }
structure-not-an-object = plik GeoJSON musi być jednym obiektem w nawiasach klamrowych {"{"} {"}"} z polem "type"; tu jest { $found }
structure-list-of-features = musi być listą obiektów Feature w nawiasach kwadratowych [ ]
structure-not-a-feature = to musi być Feature, czyli obiekt w nawiasach klamrowych {"{"} {"}"}, a nie { $found }
structure-object-or-null = musi być obiektem w nawiasach klamrowych {"{"} {"}"} albo null
structure-bad-identifier = "id" to musi być tekst lub liczba, a nie { $found }

## WellKnownTexts

well-known = bajt { $offset }: { $fault }
well-known-truncated = dane kończą się za wcześnie
well-known-unknown-type = { $type } nie jest typem geometrii
well-known-unsupported-type = GeoJSON nie ma typu { $type }; najpierw zamień go na linie i wielokąty
well-known-unknown-byte-order = kolejność bajtów to 0 lub 1, a nie { $byte }
well-known-not-finite = jest tu wartość nieskończona, nieliczbowa albo za duża
well-known-wrong-dimension = liczb w tej pozycji: { $found }, w innych: { $expected }
well-known-measure-without-altitude = miary (M) bez wysokości nie mają miejsca w GeoJSON; pomiń je albo dodaj Z
well-known-short-line = linia ma co najmniej dwie pozycje
well-known-count-too-large = części ({ $count }) nie mieszczą się w następnych bajtach
well-known-wrong-member = ta część jest innego typu, niż pozwala całość
well-known-too-deep = kolekcje są zagnieżdżone za głęboko
well-known-conflicting-srid = ta część ma inny SRID niż całość
well-known-unwritable-dimension = wszystkie pozycje muszą mieć tyle samo liczb, od dwóch do czterech
well-known-too-many-parts = za dużo części
well-known-type = tu powinien być typ, na przykład POINT lub POLYGON
well-known-coordinates = tu powinno być ( lub EMPTY
well-known-number = tu powinna być liczba
well-known-separator = tu powinno być , lub )
well-known-character = tu powinno być { $character }
well-known-srid = SRID jest 32-bitową liczbą całkowitą
well-known-hexadecimal = tu powinny być dwie cyfry szesnastkowe
well-known-end = geometria kończy się przed tym miejscem
well-known-too-few-positions = pierścień ma co najmniej cztery pozycje; liczba pozycji tutaj: { $count }
well-known-not-closed = pierścień nie jest zamknięty; powtórz na końcu jego pierwszą pozycję
well-known-not-finite-2 = pozycja { $position } pierścienia nie jest skończona
structure-convert-topo-json = przekształć go, na przykład poleceniem „ogr2ogr out.geojson in.json”
structure-convert-esri-json = poproś o niego serwer z f=geojson albo przekształć go, na przykład poleceniem „ogr2ogr out.geojson in.json”
structure-convert-overpass-json = przekształć go programem osmtogeojson
structure-export-geo-json = wyeksportuj dane jako GeoJSON
structure-foreign-format = to jest { $format }, a nie GeoJSON; { $advice }
