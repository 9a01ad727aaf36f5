## WindowChecks

window-checks-note-missed = { $subject } { $what }.

## AnswerTexts

answer-denied = { $task }: zaliczana odpowiedź „{ $form }” jest jednocześnie odrzucana, więc nigdy nie zostanie przyjęta.
answer-never-accepted = { $task }: żadna odpowiedź nigdy nie zostanie zaliczona, nawet „{ $answer }”; popraw „answer”.
answer-redundant = Zaliczane odpowiedzi, których sędzia nie rozróżnia, na przykład „{ $form }” ({ $count ->
        [one] { $count } zadanie
        [few] { $count } zadania
       *[other] { $count } zadań
    }: { $list }): wystarczy jedna z nich.
answer-guessable = { $count ->
        [one] { $count } odpowiedź można zgadnąć
        [few] { $count } odpowiedzi można zgadnąć
       *[other] { $count } odpowiedzi można zgadnąć
    } w kilkudziesięciu próbach, nie będąc na miejscu ({ $list }).
answer-shared = { $task } i { $other } mają wspólną odpowiedź{ $has-more ->
        [true] , a takich zadań jest jeszcze więcej: { $more }.
       *[false] .
    }
answer-expected-answer = tekst, liczba, ich lista albo obiekt z „kind”
answer-missing-kind = odpowiedź wymaga „kind”, jednego z: { $kinds }.
answer-unknown-member = pole „{ $key }” nie jest znane w odpowiedzi rodzaju „{ $kind }” i nie działa. Znane są: { $list }.
answer-invalid-number = „value” musi być liczbą dziesiętną o najwyżej 40 cyfrach, a „tolerance” nie może być ujemne.
answer-invalid-options = „options” to od 2 do 50 tekstów różniących się nie tylko wielkością liter i interpunkcją, a „correct” to jeden lub kilka z nich.
answer-count-of-items = liczba całkowita od 1 do liczby elementów
answer-invalid-items = „items” to od 1 do 50 elementów, każdy z literą lub cyfrą.
answer-no-text = w „{ $key }” nie ma tekstu.
answer-missing = odpowiedź nie ma „{ $key }”.
answer-missing-items = odpowiedź nie ma „items”.
answer-expected-items = lista tekstów i list tekstów
answer-expected-tolerance = liczba, na przykład 2, albo tekst, na przykład "2%"
answer-unknown-unit = jednostka „{ $text }” nie jest znana; znane są m, km, g, kg, l, s, min, h, km/h, °C, % i inne.
answer-expected-typing-errors = "accept", "ask", "reject", true, false albo liczba od 0 do 5
answer-invalid-language = „language” musi być oznaczeniem języka, na przykład en lub ru.
answer-too-long = w „{ $key }” jest tekst dłuższy niż { $most } bajtów, a więc dłuższy niż dozwolona odpowiedź; skróć go.

## FeatureRole+Needs

feature-role-needs-task = zadanie wymaga geometrii Point
feature-role-needs-start = start lub meta wymaga geometrii Point
feature-role-needs-zone = strefa wymaga geometrii Polygon lub MultiPolygon
feature-role-needs-closure = zamknięcie drogi wymaga geometrii, zwykle linii lub obszaru

## JSONValue+TypeName

json-value-type-name-null = wartość pusta (null)
json-value-type-name-boolean = true lub false
json-value-type-name-integer = liczba
json-value-type-name-string = tekst
json-value-type-name-array = lista
json-value-type-name-object = obiekt

## MemberTexts

member-minutes = minut
member-seconds = sekund
member-points = punktów
member-unknown = pole „{ $key }” nie jest znane i nie działa. Znane są: { $listed }.
member-misspelt = pole „{ $key }” nie jest znane i zostało pominięte; pewnie chodzi o „{ $meant }”: zmień nazwę.
member-rename = Zmień nazwę „{ $key }” na „{ $meant }”
member-missing = brakuje tu „{ $key }”; dodaj je.
member-points-or-share = „{ $key }” musi być liczbą punktów, na przykład 5, albo częścią wartości zadania, na przykład "50%".
member-one-of = jedno z: { $listed }
member-objects = lista obiektów z polami { $names }
member-text-or-texts = tekst albo lista tekstów
member-date-and-time = „{ $key }” musi być datą i godziną, na przykład "2026-06-06T10:00+05:00".
member-date-and-time-or-minutes = „{ $key }” musi być datą i godziną, na przykład "2026-06-06T10:00+05:00", albo liczbą minut po starcie, na przykład 30.
member-text = tekst
member-number-in-quotation-marks = „{ $key }” to liczba w cudzysłowie; zapisz ją bez niego.
member-remove-quotation-marks = Usuń cudzysłów
member-number = liczba, na przykład { $example }
member-flag = true lub false
member-wrong-type = „{ $key }” to { $type }; oczekiwana wartość: { $expected }.
member-owned = { $owner }: { $text }
member-list-out-of = lista złożona z: { $listed }
member-metres = metrów
member-an-object = obiekt w nawiasach klamrowych
member-out-of-range = „{ $key }” – oczekiwana wartość: { $expected }.

## PatternTexts

pattern-revealed = { $task }: sędzia zaliczy tekst „{ $text }” ({ $named }) jako odpowiedź, a uczestnicy czytają go wcześniej; zmień jedno z nich.
pattern-contained = { $task }: odpowiedź „{ $answer }” jest w tekście zadania ({ $named }); zmień go, chyba że chcesz ją zdradzić.
pattern-named = nazwa
pattern-named-2 = podpowiedź
pattern-named-3 = opis
pattern-regular-expression = { $task }: „{ $text }” wygląda na wyrażenie regularne, a sędzia ich nie zna; wypisz wszystkie zaliczane teksty albo użyj {"{"}"kind": "pattern", "patterns": […]{"}"} z * dla dowolnych liter i ? dla jednej.
pattern-as-text = { $task }: „{ $text }” wygląda na wzorzec, ale jest traktowane dosłownie; napisz {"{"}"kind": "pattern", "patterns": ["{ $text }"]{"}"}.
pattern-plain = { $task }: wzorzec „{ $text }” nie ma ani *, ani ?; przy {"{"}"kind": "text", "accepted": […]{"}"} sędzia uwzględniłby też literówki i inne zapisy.
pattern-list-as-text = { $task }: „{ $text }” to jeden tekst, który trzeba podać w całości. Jeśli każdy element jest prawidłowy sam, napisz { $listed }; jeśli trzeba podać wszystkie, napisz {"{"}"kind": "unordered", "items": { $listed }{"}"}.

## PlaceTexts

place-one-is-swapped = { $first } lub { $second }: w jednym z nich szerokość i długość geograficzna są prawdopodobnie zamienione; długość pisz jako pierwszą.
place-far-away = { $place } leży w odległości { $away } od środka zadań; sprawdź współrzędne.
place-same-spot = { $task } leży w tym samym miejscu co { $other }; uczestnicy zameldują się w obu naraz.
place-swapped = { $place }: szerokość i długość geograficzna są prawdopodobnie zamienione; długość pisz jako pierwszą.
place-all-swapped-no-rides = przy takim zapisie nikt nie mógłby tam jeździć
place-all-swapped-editor = drugie liczby są długościami w takim zapisie, jaki dają edytory map
place-all-swapped-language = przy takim zapisie quest po rosyjsku odbywa się w Iranie lub w pobliżu
place-all-swapped = { $count ->
        [one] Miejsce ({ $count }) ma
       *[other] Wszystkie miejsca ({ $count }) mają
    } prawdopodobnie na początku szerokość geograficzną: { $reason }. W GeoJSON pierwsza jest długość; zamiast { $order } napisz { $right } i tak samo wszędzie.
place-exchange-all = Zamień długość i szerokość geograficzną wszystkich miejsc
place-exchange = Zamień długość i szerokość geograficzną
place-start = Start
place-finish = Meta
place-no-place = { $task } nie ma położenia: nadaj mu geometrię Point.
place-given-twice = { $place }: podano dwa miejsca w odległości { $away }; usuń jedno z nich.
place-not-on-earth = { $place } nie leży na Ziemi: długość geograficzna sięga od −180 do 180, szerokość od −90 do 90.

## QuestTexts

quest-feature = Feature
quest-no-task = Nie ma zadania: dodaj przynajmniej jeden obiekt Feature z geometrią Point.
quest-old-key = { $count ->
        [one] { $count } zadanie używa
        [few] { $count } zadania używają
       *[other] { $count } zadań używa
    } starego klucza „difficult”; jest rozumiany, ale dziś pisze się „difficulty”.
quest-rename-old-key = Zmień nazwę „difficult” na „difficulty”
quest-unknown-role = Rola „{ $word }” nie jest znana, więc { $count ->
        [one] { $count } obiekt Feature nic nie znaczy
        [few] { $count } obiekty Feature nic nie znaczą
       *[other] { $count } obiektów Feature nic nie znaczy
    }; znane są task, start, finish, zone, closure.
quest-times-without-zone = { $count ->
        [one] { $count } godzina nie ma strefy czasowej i jest traktowana jako UTC
        [few] { $count } godziny nie mają strefy czasowej i są traktowane jako UTC
       *[other] { $count } godzin nie ma strefy czasowej i jest traktowanych jako UTC
    }; napisz na przykład 2026-06-06T10:00+05:00.
quest-without-answer = { $count ->
        [one] { $count } zadanie nie ma
        [few] { $count } zadania nie mają
       *[other] { $count } zadań nie ma
    } „answer” ({ $listed }): wystarczy tam być.
quest-duplicate-zone = Identyfikator „{ $id }” ma też inna strefa; nadaj każdej własne „id”.
quest-duplicate-task = Identyfikator „{ $id }” ma też inne zadanie; nadaj każdemu własne „id”.
quest-not-a-collection = Quest to FeatureCollection, a to jest { $kind }. Umieść zadania w „features” kolekcji.
quest-unsuitable = { $name ->
        [none] Feature
       *[other] Feature „{ $name }”
    }: { $needs }.

## RequirementTexts

requirement-no-attempts = { $subject }: żadna odpowiedź nie zostanie przyjęta; pozwól przynajmniej na jedną próbę.
requirement-small-group = { $task }: liczba wymaganych zadań z grupy to { $wanted }, a w grupie jest ich { $count }, więc nigdy się nie otworzy.
requirement-requires-itself = { $task } wymaga samego siebie, więc nigdy się nie otworzy.
requirement-cycle = { $task }: zadania wymagają się nawzajem w kółko, więc żadne z nich nigdy się nie otworzy: { $shown }.
requirement-out-of-order = { $task } wymaga zadań, które w kolejności trasy są po nim.
requirement-expected = id zadania albo lista z id i obiektami z any i of
requirement-group = lista z id przynajmniej jednego zadania
requirement-never-opens = { $subject } { $count ->
        [1] nigdy się nie otworzy: wymaga
       *[other] nigdy się nie otworzą: wymagają
    } czegoś, czego nie da się rozwiązać.

## RuleTitles

rule-titles-unsigned-edition = wydanie dla uczestników bez podpisu organizatora
rule-titles-misspelt-member = literówka w nazwie
rule-titles-answer-revealed = odpowiedź, którą uczestnicy czytają wcześniej
rule-titles-answer-in-text = odpowiedź w tekście zadania
rule-titles-pattern-as-text = wzorzec podany jako zwykły tekst
rule-titles-regular-expression = wyrażenie regularne jako odpowiedź
rule-titles-plain-pattern = wzorzec bez symbolu wieloznacznego
rule-titles-probably-swapped = wszystkie miejsca prawdopodobnie z zamienionymi współrzędnymi
rule-titles-list-as-text = lista podana jako jeden tekst
rule-titles-newer-version = przeznaczone dla nowszej wersji
rule-titles-unknown-role = nieznana rola
rule-titles-unsuitable-geometry = geometria niepasująca do roli
rule-titles-two-places = dwa starty lub dwie mety
rule-titles-zone-without-area = strefa bez powierzchni
rule-titles-no-time-zone = godzina bez strefy czasowej
rule-titles-empty-hint = podpowiedź bez tekstu
rule-titles-unknown-requirement = wymagane nieznane zadanie
rule-titles-requirement-cycle = zadania, które wymagają się nawzajem
rule-titles-never-unlocks = zadanie, które nigdy się nie otworzy
rule-titles-unsolvable = zadanie, którego nie da się rozwiązać
rule-titles-empty-window = zamyka się, zanim się otworzy
rule-titles-missed-window = godziny, których nikt nie dotrzyma
rule-titles-forbidden-place = miejsce, w którym uczestnikom nie wolno być
rule-titles-no-effect = reguła, która wymaga limitu czasu
rule-titles-missing-translation = tekst nieprzetłumaczony
rule-titles-not-a-collection = to nie FeatureCollection
rule-titles-no-tasks = brak zadań
rule-titles-wrong-type = wartość innego typu
rule-titles-out-of-range = wartość poza zakresem
rule-titles-duplicate-id = dwa zadania, jeden identyfikator
rule-titles-task-without-geometry = zadanie bez miejsca
rule-titles-swapped-coordinates = szerokość geograficzna przed długością
rule-titles-far-away = daleko od innych zadań
rule-titles-same-spot = dwa zadania w jednym miejscu
rule-titles-unnamed-task = zadanie bez nazwy
rule-titles-unknown-difficulty = nieznana trudność
rule-titles-number-as-text = liczba w cudzysłowie
rule-titles-missing-answer = zadanie bez odpowiedzi
rule-titles-difficult-key = stary klucz „difficult”
rule-titles-not-a-task = obiekt Feature, który nie jest Point
rule-titles-unknown-member = nieznane ustawienie
rule-titles-denied-answer = odpowiedź zaliczana i odrzucana
rule-titles-colliding-answers = dwa razy ta sama odpowiedź
rule-titles-guessable-answer = odpowiedź łatwa do zgadnięcia
rule-titles-shared-answer = jedna odpowiedź dla dwóch zadań

## ScoringTexts

scoring-one-of-these-only = tylko jedno z: { $listed }
scoring-expected-bands = lista par minuta i punkty, na przykład [[5, 1], [10, 2]]
scoring-ascending-bands = pary z pełnej minuty, za każdym razem późniejszej, i punktów od 0 w górę
scoring-cap = "gross" (zdobyte punkty) albo liczba punktów
scoring-late-penalty = kara za spóźnienie
scoring-early-bonus = premia za wcześniejszy przyjazd
scoring-closed-controls = punkty kontrolne zamykane w ostatnich minutach
scoring-late-tasks = niezaliczanie spóźnionych zadań
scoring = Punktacja
scoring-expected-rules = nazwa zestawu zasad albo obiekt
scoring-expected-values = "file" albo obiekt, na przykład {"{"}"same": 20{"}"}
scoring-object-with-one-of = obiekt z jednym z pól: { $names }
scoring-not-before = co najmniej { $from }, tyle co „from”
scoring-out-of-order = worthless, missingPunch, liczba punktów albo część, na przykład "50%"

## SealTexts

seal-unsigned-edition = To wydanie nie jest podpisane, choć quest wymienia osoby uprawnione (officials): ktoś mógł je zmienić i usunąć podpis. Porównaj z --signed-by.
seal-foreign-signature = To wydanie podpisano kluczem { $key }, którego nie ma żadna z osób uprawnionych (officials) questa: mógł je podpisać ktoś inny. Porównaj z --signed-by.
seal-scrypt = parametry z RFC 7914: N jest potęgą dwójki, r wynosi najwyżej 16, a N·r·p najwyżej { $most }
seal-seals = lista od 1 do { $most } pieczęci
seal = 64 bajty w base64
seal-options = od 2 do 50 różnych tekstów
seal-language = oznaczenie języka, na przykład en lub ru
seal-unit = jednostka, którą ten program zna
seal-locked-tasks = lista najwyżej { $most } zadań
seal-ways-of-opening = lista z przynajmniej jednym sposobem otwarcia dla każdego wymagania
seal-at-least = co najmniej { $least }
seal-bytes = { $count ->
        [one] { $count } bajt
        [few] { $count } bajty
       *[other] { $count } bajtów
    } w base64

## SettingsTexts

settings = Ustawienia questa
settings-team-size = liczba całkowita od 1 do 99 albo najmniejsza i największa liczba członków, na przykład [2, 5]
settings-official = odcisk klucza, na przykład 7K2M-Q9XD-41TB-RZ0C, albo sam klucz w postaci z keygen
settings-expected-classes = obiekt z polem dla każdej kategorii, na przykład {"{"}"Dzieci": {"{"}"timeLimit": 60{"}"}{"}"}
settings-expected-place = [długość, szerokość] w stopniach
settings-place = [długość, szerokość], długość od −180 do 180, szerokość od −90 do 90
settings-expected-flags = obiekt, na przykład {"{"}"sharedRide": "disqualified"{"}"}
settings-unknown-flag = „{ $key }” nie jest rodzajem zastrzeżenia i nie działa. Czy chodziło o jedno z: { $listed }?
settings-newer-version = to wersja { $version }, a ten program zna wersje do { $known }: użyj nowszego programu albo wpisz { $known }, jeśli quest nie korzysta z niczego nowszego.

## TaskTexts

task-several = Zadania { $numbers }
task-no-name = nie ma „name”; uczestnicy zobaczą numer.
task = Zadanie { $number }
task-named-task = Zadanie { $number } „{ $name }”
task-counted = {" "}i daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
task-unknown-difficulty = trudność „{ $text }” nie jest znana{ $worth }; znane są low, medium, high.
task-expected-hints = tekst albo lista tekstów i obiektów z text i penalty
task-empty-hint = podpowiedź { $number } nie ma tekstu i jest pominięta.

## TranslationTexts

translation-most-languages = lista najwyżej { $most } języków
translation-title = tytuł
translation-tasks = zadania { $numbers }
translation-expected-texts = obiekt z polem dla każdego języka, na przykład "ru"
translation-no-language-tag = „{ $tag }” nie jest oznaczeniem języka takim jak ru lub pt-BR; jego teksty nie będą pokazane.
translation-missing = W „{ $tag }” brakuje tekstów: { $missing }.

## WindowTexts

window-closes-before-it-opens = { $task }: „closes” musi być później niż „opens” i niż start.
window-closes-too-early = zamyka się, zanim ktokolwiek zdąży dojechać
window-close-too-early = zamykają się, zanim ktokolwiek zdąży dojechać
window-opens-too-late = otwiera się dopiero, gdy wszystkim skończy się czas
window-open-too-late = otwierają się dopiero, gdy wszystkim skończy się czas
window-empty-start-window = Nikt nie może wystartować: okno startowe zamyka się, zanim się otworzy.
window-mass-start-outside-of-window = Start wspólny wypada poza oknem startowym.

## ZoneTexts

zone-outside = poza strefą „{ $name }”
zone-inside = w strefie „{ $name }”
zone-forbidden-place = { $subject }: { $place }, gdzie uczestnikom nie wolno być; przesuń miejsce albo strefę.
zone = Strefa { $number }
zone-named-zone = Strefa „{ $name }”
zone-corner-not-on-earth = jeden z rogów nie leży na Ziemi: długość geograficzna sięga od −180 do 180, szerokość od −90 do 90.
zone-no-area = nie ma powierzchni: narysuj pierścień z przynajmniej trzech różnych rogów.

## Difficulty+Word

difficulty-word-low = łatwe
difficulty-word-medium = średnie
difficulty-word-high = trudne

## Points

points-fraction = { $whole },{ $fraction }
points-counted = { $number } punktu
points-counted-2 = { $sign }{ $magnitude ->
        [one] { $magnitude } punkt
        [few] { $magnitude } punkty
       *[other] { $magnitude } punktów
    }

## QuestError

quest-error-no-tasks = Quest wymaga przynajmniej jednego zadania: dodaj obiekt Point.
quest-error-duplicate-task = Dwa zadania lub dwie strefy mają identyfikator „{ $id }”: nadaj każdemu własny.
quest-error-not-on-earth = { $place } nie jest miejscem na Ziemi: napisz długość geograficzną (−180 do 180), potem szerokość (−90 do 90).
quest-error-unknown-requirement = Zadanie „{ $id }” wymaga „{ $needed }”, a tego nie ma w queście: podaj jedno z jego zadań.
quest-error-negative-points = Wartość punktowa zadania „{ $id }” to { $points }: użyj 0 lub więcej.
quest-error-radius-out-of-range = Promień zadania „{ $id }” to { $radius } m: użyj liczby metrów większej od 0.
quest-error-time-limit-out-of-range = Limit czasu to { $limit } s: użyj liczby większej od 0 albo go pomiń.

## QuestWritingError

quest-writing-error-unreadable = Nie można odczytać questa.
quest-writing-error-not-a-task = W pliku można zmieniać tylko zadania, a nie jego { $name }: te zmień w samym pliku.
quest-writing-error-sealed = To wydanie dla uczestników: zmień wydanie organizatora i zapieczętuj je ponownie.
quest-writing-error-not-writable = W pliku nie da się zapisać tego, co zadanie „{ $id }” ma w pamięci{ $no-members ->
        [true] .
       *[false] : sprawdź { $joined }.
    }
quest-writing-error-changed-meanwhile = { $path } zmienił się od czasu odczytu: odczytaj go ponownie albo zapisz pod inną nazwą.
quest-writing-error-part-settings = ustawienia
quest-writing-error-part-zones = strefy
quest-writing-error-part-closures = zamknięcia dróg
number-bounds-above = { $is-whole ->
        [true] liczba całkowita
       *[false] liczba
    }{ $unit ->
        [none] {""}
       *[other] {" "}{ $unit }
    } większa niż { $least }, ale nie większa niż { $most }
number-bounds = { $is-whole ->
        [true] liczba całkowita
       *[false] liczba
    }{ $unit ->
        [none] {""}
       *[other] {" "}{ $unit }
    } od { $least } do { $most }
thousands = { $thousands } { $group }
quest-not-tasks = { $count ->
        [one] { $count } obiekt Feature nie jest Point, więc nie jest zadaniem
        [few] { $count } obiekty Feature nie są Point, więc nie są zadaniami
       *[other] { $count } obiektów Feature nie jest Point, więc nie są zadaniami
    }; zachowano bez zmian.
scoring-without-effect = Bez „timeLimit” { $count ->
        [1] ta reguła nie działa
       *[other] te reguły nie działają
    }: { $rules }.
requirement-unknown = { $task } wymaga { $required }, ale żadne zadanie nie ma takiego „id”.
quest-description = { $title ->
        [none] {""}
       *[other] „{ $title }”,{" "}
    }{ $count ->
        [one] { $count } zadanie
        [few] { $count } zadania
       *[other] { $count } zadań
    }
