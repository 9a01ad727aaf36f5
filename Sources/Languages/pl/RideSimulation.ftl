## EventTexts

event-solved-note = rozwiązało: ilu z tych, których odpowiedzi znamy; sam ślad o nich nie mówi
event-arrivals-note = Pierwszy, Mediana: kiedy do zadania dotarł pierwszy i kiedy połowa tych, którzy dotarli, licząc od startu pierwszego uczestnika
event-columns = Nr
event-columns-2 = Zadanie
event-columns-3 = Punkty
event-columns-4 = Wycena
event-columns-5 = Dotarło
event-columns-6 = Rozwiązało
event-columns-7 = Pierwszy
event-columns-8 = Mediana
event-columns-9 = Kolejka
event-columns-10 = Czekanie
event-not-started = , bez startu { $count }
event-contestants = { $contestants ->
        [one] { $contestants } uczestnik
       *[other] { $contestants } uczestników
    }, na mecie { $home }, w limicie { $in-time } ({ $percent }%), wszystko rozwiązało { $solved-all }{ $refused }
event-ride-times = czasy przejazdu: { $quickest } (najszybszy), { $median } (mediana), { $slowest } (najwolniejszy), od własnego startu
event-points = punkty: { $least } (najmniej), { $median } (mediana), { $most } (najwięcej)
event-stops = rezygnacje: { $gave-up }; { $punctures ->
        [one] { $punctures } przebita dętka
        [few] { $punctures } przebite dętki
       *[other] { $punctures } przebitych dętek
    }, { $breaks ->
        [one] { $breaks } postój
        [few] { $breaks } postoje
       *[other] { $breaks } postojów
    }
event-flagged = do sprawdzenia: { $rides ->
        [one] { $rides } przejazd
        [few] { $rides } przejazdy
       *[other] { $rides } przejazdów
    } z zastrzeżeniami sędziego
advice-time-for-all = wszystkie zadania zajmą szybkiemu { $quick }, przeciętnemu { $middling }, wolnemu { $slow }
advice-only-the-quick = w limicie { $limit } wszystko rozwiążą tylko szybcy
advice-unreachable = do tych zadań nie prowadzi żadna droga, nie ma z nich powrotu albo wymagają one takich zadań: { $names }
advice-too-far = nikt nie zdąży tam dotrzeć i wrócić w limicie: { $names }
advice-not-worth-it = w limicie czasu nie warto nadkładać drogi (w nawiasie, ile punktów więcej by wystarczyło): { $names }
advice-detour = { $name } (+{ $points })
advice-long-line = przy zadaniu { $name } czekano średnio { $wait }: pomoże tam więcej sędziów, a nie więcej punktów
advice-too-hard = odpowiedź do zadania { $name } znalazło tylko { $solved } z { $looked } szukających: przyda się podpowiedź albo jaśniejsze pytanie
advice-line-too-long = przy zadaniu { $name } kolejka okazała się za długa, a dalej pojechało: { $count }; postaw tam więcej sędziów
event-counts-wrong-turns = { $count ->
        [one] { $count } błędny skręt
        [few] { $count } błędne skręty
       *[other] { $count } błędnych skrętów
    }
event-counts-reroutes = { $count ->
        [one] { $count } zmiana trasy
        [few] { $count } zmiany trasy
       *[other] { $count } zmian trasy
    }
event-counts-fixes = { $count ->
        [one] { $count } pomiar pozycji
        [few] { $count } pomiary pozycji
       *[other] { $count } pomiarów pozycji
    }
event-counts-refused-fixes = odrzucone: { $count }
timeline-start = start
timeline-finish = meta
timeline-wrong-turn = skręca nie tam, gdzie trzeba
timeline-new-route = nowa trasa
timeline-end-of-route = koniec trasy
timeline-reaches = na miejscu:
timeline-hint-taken = wzięto podpowiedź
timeline-given-up = rezygnacja z zadania
timeline-answer-shown = pokazano odpowiedź
timeline-enters-zone = wjeżdża do strefy
timeline-leaves-zone = wyjeżdża ze strefy
timeline-worth-a-look = do sprawdzenia
timeline-broken-off = przejazd przerwany
timeline-off-route = { $distance } od trasy
timeline-answer = odpowiedź „{ $answer }”
timeline-unknown-task = zadanie { $id }
timeline-zone = „{ $name }”
timeline-ridden = przejechane { $length }

## FieldTexts

field-object = oczekiwano obiektu w nawiasach klamrowych
field-no-strategy = nadaj przynajmniej jednej strategii wagę większą od 0
field-range = oczekiwano listy z najmniejszą i największą liczbą, od { $least } do { $most }
field-number = oczekiwano liczby od { $least } do { $most }
field-count = oczekiwano liczby całkowitej od { $lower-bound } do { $upper-bound }
field-unknown = nie ma takiego pola; znane są { $joined }
field-located = wiersz { $line }, kolumna { $column }: { $path }{ $text }

## QuestOnMapTexts

quest-on-map-off-the-map-title = miejsce poza mapą
quest-on-map-unreachable-title = zadanie bez dojazdu lub powrotu
quest-on-map-behind-zone-title = zadanie, do którego prowadzi tylko droga przez strefę zakazaną
quest-on-map-role-title = literówka w roli
quest-on-map-end = { $is-start ->
        [true] start
       *[false] meta
    } nie nadaje się na tej mapie: { $why }
quest-on-map-role = rola „{ $word }” nie jest czytana jako { $role }; napisz "{ $role }" małymi literami
advice-task = { $number } „{ $name }”
timeline-task = zadanie { $number } „{ $name }”
quest-on-map-task = do zadania { $number } „{ $name }” nie da się dojechać na tej mapie: { $why }
quest-on-map-unreachable = żadna droga nie prowadzi od startu do zadania { $number } „{ $name }” albo z powrotem; przesuń je lub sprawdź, czy nie odcina go most albo zamknięcie drogi
quest-on-map-never-opens = zadanie { $number } „{ $name }” nigdy się nie otworzy: do zbyt wielu zadań, których wymaga, nie da się dojechać na tej mapie
quest-on-map-behind-zone = omijając strefy zakazane, nie da się dotrzeć do zadania { $number } „{ $name }” albo z niego wrócić; przesuń je albo wytnij przejazd ze strefy
quest-on-map-start-as-task = „{ $name }” to zadanie, a quest nie ma startu; jeśli uczestnicy tam startują, dodaj "role": "start"
