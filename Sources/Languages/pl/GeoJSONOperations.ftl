## MeaningTexts

syntax-boolean = warunek
syntax-number = liczba
syntax = tekst
syntax-instant = data lub moment
syntax-interval = przedział
syntax-geometry = geometria
syntax-array = tablica
syntax-any = właściwość
syntax-property-alone = sama właściwość nie jest warunkiem; porównaj ją, na przykład … = TRUE lub … IS NOT NULL
syntax-no-condition = to { $name }, a nie warunek; porównaj to z czymś
syntax-wrong-type = to { $name }, a potrzebne jest tu co innego: { $wanted }
syntax-different-types = nie można porównać: { $left } i { $right }; liczby pisze się bez cudzysłowów, teksty w pojedynczych, a daty jako DATE('2020-12-31')
syntax-no-scalar-geometry = geometrie porównuje się funkcjami, na przykład S_INTERSECTS(geometry, BBOX(…)); właściwość o tej nazwie to property('geometry')
syntax-no-scalar-interval = przedziały porównuje się funkcjami, na przykład T_INTERSECTS(…, INTERVAL(…))
syntax-no-scalar-interval-2 = tablice porównuje się funkcjami, na przykład A_CONTAINS(…, ('a', 'b'))
syntax-compared-with-null = nic nie jest równe NULL; napisz … IS NULL lub … IS NOT NULL
syntax-null-alone = NULL pisze się tylko w … IS NULL i … IS NOT NULL
syntax-reserved-word = { $word } jest słowem języka i nie może tu stać; właściwość o tej nazwie zapisz jako "{ $word }"
syntax-two-powers = zaznacz nawiasami, które ^ jest pierwsze
syntax-unknown-function = nie ma funkcji „{ $shown }”; są: CASEI, ACCENTI, DATE, TIMESTAMP, INTERVAL, BBOX, S_…, T_…, A_…, id, geometry_type, area, length, property
syntax-no-date = to nie data; zapisz ją jako '2020-12-31', a moment jako TIMESTAMP('2020-12-31T23:59:59Z')
syntax-no-moment = to nie moment w UTC; zapisz go jako '2020-12-31T23:59:59Z', a datę jako DATE('2020-12-31')
syntax-no-interval-end = koniec przedziału to '2020-12-31', '2020-12-31T23:59:59Z', '..' lub właściwość
syntax-backward-interval = ten przedział kończy się, zanim się zacznie; zamień jego końce
syntax-instant-for-interval = { $function } porównuje przedziały; użyj INTERVAL('…', '…') albo T_INTERSECTS, T_BEFORE, T_AFTER, T_EQUALS, T_DISJOINT
syntax-no-time = to { $name }, a potrzebna jest tu właściwość, DATE('…'), TIMESTAMP('…') lub INTERVAL('…', '…')
syntax-no-element = to { $name }; czegoś takiego nie ma w żadnej tablicy pliku GeoJSON
syntax-no-geometry = potrzebna jest tu geometria: geometry dla geometrii obiektu, BBOX(zachód, południe, wschód, północ) lub WKT, na przykład POINT(61.4 55.2)
syntax-no-box = ramka ma cztery liczby: zachód, południe, wschód, północ (lub sześć z wysokościami), a południe nie leży powyżej północy
syntax-unsupported-relation = { $function } wymaga biblioteki geometrycznej, która zna tę funkcję dla tych geometrii, a żadnej nie podano; bez niej można porównywać ramki i punkty: S_INTERSECTS(geometry, BBOX(…))

## SelectionTexts

selection-renamed-twice = nazwę właściwości „{ $shown }” zmieniono dwa razy; usuń jedną z nowych nazw
selection-name-taken = dwie właściwości nazywałyby się „{ $shown }”; usuń jedną z nich albo wybierz inną nazwę

## SyntaxTexts

syntax-title = filtr nie jest tekstem CQL2
syntax-unclosed-text = ten tekst nie jest zamknięty; postaw ' na jego końcu, a apostrof wewnątrz zapisz jako ''
syntax-unclosed-name = ta nazwa nie jest zamknięta; postaw " na jej końcu
syntax-empty-name = w cudzysłowie brakuje nazwy; teksty pisze się w pojedynczych cudzysłowach: ''
syntax-number-without-exponent = po E w liczbie muszą być cyfry, na przykład 1E6
syntax-number-runs-on = to ani liczba, ani nazwa; nazwę, która zaczyna się cyfrą, pisz w podwójnym cudzysłowie, a tekst w pojedynczym
syntax-not-a-number = ta liczba jest za duża
syntax-instead = w CQL2 zamiast { $sign } pisze się { $right }
syntax-strange-character = „{ $shown }” nic tu nie znaczy; nazwę z takimi znakami pisz w podwójnym cudzysłowie, a tekst w pojedynczym
syntax-empty = filtr jest pusty; napisz warunek, na przykład population > 1000000, albo TRUE dla wszystkich obiektów
syntax-too-long = filtr może mieć najwyżej milion bajtów
syntax-too-deep = nawiasy i funkcje są zagnieżdżone głębiej niż { $depth }
syntax-long-pattern = wzorzec może mieć najwyżej tyle bajtów: { $pattern }
syntax-ends-before = filtr kończy się tutaj, a brakuje jeszcze: { $expected }
syntax-expected-operator = AND, OR lub koniec filtra
syntax-value = właściwość, liczba, tekst w pojedynczym cudzysłowie lub funkcja
syntax-number-2 = liczba lub właściwość
syntax-coordinate = współrzędna w stopniach
syntax-pattern = wzorzec w pojedynczym cudzysłowie, w którym % to dowolne znaki, a _ to jeden znak
syntax-name-in-quotes = nazwa właściwości w pojedynczym cudzysłowie
syntax-date = data w pojedynczym cudzysłowie, na przykład '2020-12-31'
syntax-moment = moment w pojedynczym cudzysłowie, na przykład '2020-12-31T23:59:59Z'
syntax-interval-end = data lub moment w pojedynczym cudzysłowie, '..' lub właściwość
syntax-sign = „{ $sign }”

## OperationTexts

operation-not-on-earth = { $longitude },{ $latitude } nie leży na Ziemi: długość geograficzna sięga od −180 do 180, szerokość od −90 do 90; współrzędne w metrach najpierw przelicz
operation-unusable-number = { $number } nie jest liczbą skończoną albo wykracza poza sensowny zakres
operation-invalid = obszar jest nieprawidłowy: { $message }
operation-member = numer { $index }: { $message }
operation-too-many = powstałoby części: { $count }, czyli ponad milion; wybierz dłuższe
syntax-expected = oczekiwano: { $expected }{ $shown ->
        [none] {""}
       *[other] , a jest „{ $shown }”
    }
