## CheckInFlag

check-in-flag-no-positions = w dzienniku nie ma do tego pozycji
check-in-flag-inaccurate = żadna pozycja nie jest dość dokładna (±{ $distance })
check-in-flag-too-short = pozycje nie potwierdzają, że pobyt przy zadaniu trwał bez przerwy { $duration }
check-in-flag-other-time = pozycje są z innego czasu, różnica: { $duration }
check-in-flag-elsewhere = najbliższa pozycja jest w odległości { $distance } od zadania, a liczy się najwyżej { $reach }
check-in-flag-too-short-2 = pozycje potwierdzają { $seconds } pobytu z wymaganych { $asked }

## RefereeError

referee-error-not-started = Przejazd jeszcze się nie zaczął: najpierw go rozpocznij albo zaczekaj na start wspólny.
referee-error-already-started = Przejazd już się zaczął.
referee-error-finished = Przejazd jest zakończony: nic więcej się nie liczy.
referee-error-unknown-task = W queście nie ma zadania „{ $id }”: weź identyfikator z listy zadań.
referee-error-not-checked-in = Zadanie { $number } „{ $name }” przyjmuje odpowiedzi dopiero po meldunku: najpierw tam dojedź.
referee-error-already-solved = Zadanie { $number } „{ $name }” jest już rozwiązane: jedź dalej.
referee-error-closed = Zadanie { $number } „{ $name }” nie jest teraz otwarte: sprawdź jego godziny.
referee-error-given-up = Zadanie { $number } „{ $name }” zostało odpuszczone: jedź dalej.
referee-error-no-attempts-left = Zadanie { $number } „{ $name }”: nie masz już prób; jedź dalej.
referee-error-locked-out = Zadanie { $number } „{ $name }” przyjmie następną odpowiedź za { $duration }.
referee-error-away-from-task = Zadanie { $number } „{ $name }” przyjmuje odpowiedzi tylko na miejscu: dzieli Cię od niego { $distance }, zbliż się na odległość { $distance-2 }.
referee-error-position-unknown = Zadanie { $number } „{ $name }” przyjmuje odpowiedzi tylko na miejscu, a odbiornik nie wie, gdzie jesteś: zaczekaj na pozycję pod gołym niebem.
referee-error-no-hints-left = Zadanie { $number } „{ $name }” nie ma więcej podpowiedzi.
referee-error-outside-start-window = Startować można tylko { $window }.
referee-error-not-a-time = Czas nie jest skończoną liczbą sekund.

## RideResult

ride-result-line-answer-text = ; nie dowiedziono, że odpowiedź podano na miejscu, a mimo to ją zaliczono: { $flag }
ride-result-line-answer-text-2 = ; w dzienniku jest odpowiedź, która się nie liczy, bo trzeba ją podać na miejscu: { $flag }
ride-result-line-check-in-text = ; w dzienniku jest meldunek, który się nie liczy: { $flag }
ride-result-line-check-in-text-2 = ; meldunek jest bez dowodu, a mimo to go zaliczono: { $flag }
ride-result-line-worth-nouns = punktu
ride-result-line-worth-nouns-2 = { $magnitude ->
        [1] punktu
       *[other] punktów
    }
ride-result-line-outcome-text-solved = zaliczone za samą obecność
ride-result-line-outcome-text-solved-2 = rozwiązane w { $attempts }. próbie
ride-result-line-outcome-text-pending = czeka na organizatora
ride-result-line-outcome-text-unsolved = osiągnięte, ale bez odpowiedzi
ride-result-line-outcome-text-unsolved-2 = nierozwiązane po { $attempts ->
        [one] { $attempts } próbie
       *[other] { $attempts } próbach
    }
ride-result-line-outcome-text-missed = nieosiągnięte
ride-result-line-outcome-text-skipped = odpuszczone
ride-result-line-outcome-text-revealed = pokazano odpowiedź
ride-result-line-outcome-text-too-late = rozwiązane po limicie czasu
ride-result-line-outcome-text-out-of-order = poza kolejnością
ride-result-deduction = { $what } { $points }
ride-result-deduction-what-wrong-answers = { $count ->
        [one] { $count } błędna odpowiedź
        [few] { $count } błędne odpowiedzi
       *[other] { $count } błędnych odpowiedzi
    }
ride-result-deduction-what-hints = { $count ->
        [one] { $count } podpowiedź
        [few] { $count } podpowiedzi
       *[other] { $count } podpowiedzi
    }
ride-result-deduction-what-skip = odpuszczone
ride-result-deduction-what-reveal = pokazana odpowiedź
ride-result-deduction-what-out-of-order = poza kolejnością
ride-result-deduction-what-decay = czas
ride-result-extra = { $what }: { $sign }{ $counted }
ride-result-extra-what-all-tasks = rozwiązane wszystkie zadania
ride-result-extra-what-early = wcześniej o { $seconds }
ride-result-extra-what-toll = strefa „{ $zone }”, { $entries ->
        [one] { $entries } wjazd
        [few] { $entries } wjazdy
       *[other] { $entries } wjazdów
    }, w środku { $seconds }
ride-result-extra-what-late = spóźnienie { $exact-clock }
ride-result-extra-what-lost-all = spóźnienie { $exact-clock }, utrata wszystkich punktów
ride-result-extra-what-adjustment = organizator: { $reason }
ride-result-extra-what-least-total = suma nie może być niższa
ride-result = { $points }, rozwiązano { $solved-count } z { $lines ->
        [one] { $lines } zadania
       *[other] { $lines } zadań
    }
ride-result-time-text = , bez startu
ride-result-time-text-did-not-finish = , rezygnacja
ride-result-time-text-disqualified = , dyskwalifikacja
ride-result-time-text-disqualified-2 = , bez mety
ride-result-time-text-2 = , spóźnienie { $lateness }
ride-result-time-text-3 = , w limicie czasu
ride-result-time-text-4 = {" "}w { $clock }{ $course }{ $limit }

## Roster

roster-reading-error-not-text = Tabela uczestników nie jest w UTF-8: zapisz ją ponownie jako „CSV UTF-8”.
roster-reading-error-no-rider-column = W pierwszym wierszu tabeli nie ma kolumny „rider”; znane są rider, name, team, class, device, key.
roster-reading-error-repeated-column = Dwie kolumny znaczą to samo, „{ $first }” i „{ $second }”: usuń jedną.
roster-reading-error-open-quote = Wiersz { $line }: cudzysłów otwarto, ale nigdzie nie zamknięto.
roster-reading-error-no-rider = Wiersz { $line }: brakuje uczestnika.
roster-reading-error-too-many-cells = Wiersz { $line }: komórek jest więcej niż kolumn; nazwę, która zawiera { $name }, umieść w cudzysłowie.
roster-reading-error-repeated-rider = Wiersz { $line }: uczestnik „{ $rider }” już jest w tabeli.
roster-reading-error-not-a-key = Wiersz { $line }: „{ $text }” nie jest odciskiem klucza takim jak 7K2M-Q9XD-41TB-RZ0C.
roster-separator-comma = przecinek
roster-separator-semicolon = średnik
roster-separator-tab = tabulator

## RosterDiagnostic

roster-diagnostic-ignored-columns = kolumny tabeli uczestników, które nic tu nie znaczą: { $list }; znane są rider, name, team, class, device, key
roster-diagnostic-without-key = w tabeli uczestników brak klucza dla: { $list }; może się im policzyć czyjkolwiek dziennik
roster-diagnostic-shared-key = w tabeli uczestników jeden klucz, { $key }, mają: { $list }
roster-diagnostic-alike = te nazwy w tabeli uczestników są podobne, a klasyfikowane osobno: { $list }; pisz je jednakowo
roster-diagnostic-unlisted = nie ma w tabeli uczestników: { $list }
roster-diagnostic-alike-riders = identyfikatory tych uczestników są podobne, a klasyfikowane osobno: { $list }
roster-diagnostic-too-long = w tabeli uczestników komórek jest więcej niż kolumn, { $lines ->
        [1] wiersz
       *[other] wiersze
    } { $list }: te za ostatnią kolumną są pomijane; tekst, który zawiera { $name }, umieść w cudzysłowie
roster-diagnostic-missing = wpisz tam „{ $rider }”, co do litery
roster-diagnostic-missing-2 = weź identyfikator z dziennika, bo tu nie jest pokazany w całości
roster-diagnostic-missing-3 = „{ $rider }” jedzie, a w tabeli uczestników go nie ma, jest za to „{ $other }” ({ $difference }): jeśli to ta sama osoba, { $advice }
roster-diagnostic-rides-beside = jadą i „{ $rider }”, i „{ $other }”, a w tabeli uczestników jest tylko „{ $other }” ({ $difference })
roster-diagnostic-difference = znak { $position }: { $of-other } w tabeli, { $of-one } w dzienniku
quoted-names-compared = { $quoted } (znak { $position }: { $of-one }, a nie { $of-other })
quoted-names-quoted = „{ $name }”
first-difference-code-point = koniec

## RosterQuestDiagnostic

roster-quest-diagnostic-needless-teams = wiersz { $line }: w tym queście startuje się indywidualnie, więc { $count ->
        [one] { $count } drużyna z tabeli się nie liczy
        [few] { $count } drużyny z tabeli się nie liczą
       *[other] { $count } drużyn z tabeli się nie liczy
    }; dodaj do questa "teams"

## UnmatchedDecision

unmatched-decision-no-ride = w dziennikach nie ma przejazdu uczestnika „{ $rider }”
unmatched-decision-no-task = w queście nie ma zadania „{ $task }”
unmatched-decision-no-answer = uczestnik „{ $rider }” nie ma w dziennikach takiej odpowiedzi do zadania „{ $task }”
unmatched-decision-no-answer-2 = decyzja { $sequence } urządzenia „{ $device }” niczego nie zmienia: { $why }
start-window-from-until = od { $from } do { $until }
start-window-from = od { $from }
start-window-until = do { $until }
ride-result-line = { $number }. { $name }: { $points } z { $worth } { $nouns }, { $outcome }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }{ $deductions ->
        [none] {""}
       *[other] ; { $deductions }
    }{ $flags }
foreign-tasks = { $riders ->
        [one] { $riders } uczestnik był
       *[other] { $riders } uczestników było
    } przy zadaniach, których quest nie ma: { $tasks }; nic się tam nie liczy, a dzienniki są prawdopodobnie { $is-of-another-quest ->
        [true] z innego questa
       *[false] z innej wersji questa
    }
roster-quest-diagnostic-unknown-class = wiersz { $line }: quest nie ma zasad startu dla kategorii „{ $name }”, więc obowiązują ją zasady questa; { $is-meant ->
        [true] wpisz { $names }, jeśli o to chodziło
       *[false] osobne zasady mają { $names }
    }
roster-lines = { $count ->
        [1] wiersz
       *[other] wiersze
    } { $lines }
roster-quest-diagnostic-team-size = { $lines }: drużyna „{ $name }” ma { $members ->
        [one] { $members } uczestnika
       *[other] { $members } uczestników
    }, a w drużynie tego questa jest ich { $sizes }: dostanie zastrzeżenie
roster-quest-diagnostic-without-team = { $lines }: bez drużyny, a w drużynie tego questa jest { $sizes } uczestników: kto jedzie indywidualnie, jest klasyfikowany obok drużyn
standings-description = { $rides ->
        [one] { $rides } przejazd
        [few] { $rides } przejazdy
       *[other] { $rides } przejazdów
    } w { $classes ->
        [one] { $classes } kategorii
       *[other] { $classes } kategoriach
    }
standings-group-description = { $class ->
        [none] bez kategorii
       *[other] kategoria { $class }
    }, { $rides ->
        [one] { $rides } przejazd
        [few] { $rides } przejazdy
       *[other] { $rides } przejazdów
    }
