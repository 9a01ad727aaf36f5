## TileBuildingError

tile-building-error-empty = { $file-name }: w tych warstwach i na tym obszarze nic się nie pokaże; sprawdź --layers i --bbox, w kolejności zachód, południe, wschód, północ
tile-building-error-too-large = { $file-name }: ponad dwa miliardy węzłów; weź wycinek mniejszego obszaru

## MapPageTexts

map-page-no-script = Ta mapa wymaga JavaScriptu.
map-page-texts = Nazwy lokalne
map-page-texts-2 = Język
map-page-texts-3 = Kolory
map-page-texts-4 = Dzień
map-page-texts-5 = Noc
map-page-texts-6 = Druk
map-page-texts-7 = Legenda
map-page-texts-8 = Ustawienia mapy
map-page-texts-9 = Start
map-page-texts-10 = Meta
map-page-texts-11 = Start i meta
map-page-texts-12 = Punkty
map-page-texts-13 = Ta przeglądarka nie ma WebGL, którego mapa wymaga. Włącz akcelerację sprzętową albo użyj innej przeglądarki.
map-page-texts-14 = Obok tej strony brakuje pliku maplibre-gl.js.
map-page-texts-15 = Nie można odczytać kafelków mapy.
map-page-texts-16 = Części mapy nie da się narysować.
map-page-controls = Przybliż
map-page-controls-2 = Oddal
map-page-controls-3 = Pokaż moją pozycję
map-page-controls-4 = Pozycja niedostępna
map-page-controls-5 = m
map-page-controls-6 = km
map-page-controls-7 = Mapa
map-page-controls-8 = Zadanie
map-page-controls-9 = Źródła

## TileTexts

tile-not-an-archive = to nie jest archiwum PMTiles; utwórz je poleceniem questctl map tiles
tile-unknown-version = to archiwum PMTiles ma wersję { $version }, a czytana jest tylko wersja 3; przekształć je programem pmtiles
tile-not-vector-tiles = kafelki tego archiwum są rodzaju { $kind }, a czytane są tylko kafelki wektorowe (rodzaj 1)
tile-unknown-compression = to archiwum spakowano sposobem { $number }, a czytane są tylko gzip (2) i niespakowane (1)
tile-damaged = to archiwum jest uszkodzone: { $part }; utwórz lub pobierz je ponownie
tile-unordered = kafelek { $tile } nie następuje po poprzednim; dodawaj kafelki w kolejności ich numerów
tile-header = nagłówek zawiera coś niemożliwego
tile-directory = nie można odczytać listy jego kafelków
tile-metadata = nie można odczytać jego metadanych
tile = nie można odczytać kafelka { $tile }
tile-2 = to nie jest kafelek wektorowy: { $reason } w bajcie { $offset }
tile-truncated = dane kończą się za wcześnie
tile-malformed = niemożliwe pole
tile-layer = warstwa bez nazwy lub w nieznanej wersji
tile-attribute = atrybut, którego nie ma na liście warstwy
tile-geometry = geometria niepasująca do swojego rodzaju
tile-3 = tekst nie w UTF-8
