## LineError

ride-entry-line-error-incomplete = to nie wiersz dziennika przejazdu albo tylko jego część; wyślij go tak, jak zapisała go aplikacja
ride-entry-line-error-altered = wiersz zmieniono po zapisaniu, jego skrót się nie zgadza; wyślij go tak, jak zapisała go aplikacja
ride-entry-line-error-unreadable = skrót wiersza się zgadza, ale zapisał go inny program i nie da się go odczytać

## LogDiagnostic

log-diagnostic-torn = ostatni wpis urywa się w środku, po { $bytes ->
        [one] { $bytes } bajcie
       *[other] { $bytes } bajtach
    }: aplikację zatrzymano podczas zapisu; nic z potwierdzonych danych nie przepadło
log-diagnostic-damaged = pominięto { $lines ->
        [one] { $lines } wiersz
        [few] { $lines } wiersze
       *[other] { $lines } wierszy
    } ({ $bytes ->
        [one] { $bytes } bajt
        [few] { $bytes } bajty
       *[other] { $bytes } bajtów
    }) bez wpisu dziennika przejazdu; dołącz inną kopię dziennika
log-diagnostic-altered = { $entry } zmieniono po zapisaniu, skrót się nie zgadza; dołącz inną kopię dziennika
log-diagnostic-reformatted = wiersz jest w formacie JSON, ale nie w postaci, w jakiej zapisuje się dziennik, więc nie można sprawdzić skrótu; użyj pliku takiego, jaki zapisała aplikacja
log-diagnostic-unreadable = { $entry }: skrót się zgadza, ale zapisał to inny program i nie da się tego odczytać
log-diagnostic-gap = { $entry }: brak; dołącz pozostałe części dziennika
log-diagnostic-fork = { $entry }: są różne wersje i wszystkie zachowano; dwa urządzenia mają tę samą nazwę albo dziennik napisano od nowa
log-diagnostic-broken-link = { $entry }: brak ciągłości z poprzednim wpisem; któryś z nich napisano od nowa
log-diagnostic-unknown-event = { $count ->
        [one] { $count } wpis
        [few] { $count } wpisy
       *[other] { $count } wpisów
    } nieznanego rodzaju „{ $type }”, pierwszy: { $entry }; zachowano, ale nie wpływa na wynik; użyj nowszej wersji programu
log-diagnostic-own-decision = { $count ->
        [one] { $count } decyzja
        [few] { $count } decyzje
       *[other] { $count } decyzji
    } organizatora z urządzenia, które zapisało też przejazd, pierwsza: { $entry }; upewnij się, że decydował organizator
log-diagnostic-entry = wpis
log-diagnostic-entries = { $is-one ->
        [true] wpis
       *[false] wpisy
    } { $numbers } urządzenia „{ $device }”

## LogFlag

log-flag-decision = urządzenie „{ $device }” decyduje o „{ $rider }”, a nie należy do organizatora ({ $void }): wskaż dziennik organizatora opcją --office
log-flag-for-another = urządzenie „{ $device }” uczestnika „{ $owner }” pisze o „{ $rider }” ({ $void })
log-flag-other-quest = dziennik urządzenia „{ $device }” o „{ $rider }” należy do questa „{ $short }” ({ $void })
log-flag-late-opening = urządzenie „{ $device }” uczestnika „{ $rider }” w środku dziennika przedstawia się na nowo ({ $void })
log-flag-void = { $count ->
        [one] { $count } wpis
        [few] { $count } wpisy
       *[other] { $count } wpisów
    }, bez skutku
log-flag-further-text-further-key = „{ $device }” z kluczem { $key } to kolejne urządzenie uczestnika „{ $rider }” ({ $void }): zatwierdź je opcją --accept-device
log-flag-further-text-not-bound = „{ $device }” podpisuje za „{ $rider }” kluczem { $key }, a w tabeli uczestników jest inny ({ $void }): zatwierdź je opcją --accept-device
log-flag-further-text-not-bound-2 = „{ $device }” pisze za „{ $rider }” bez podpisu, a w tabeli uczestników jest klucz ({ $void }): zatwierdź je opcją --accept-device
log-flag-further-text-not-bound-3 = „{ $device }” to kolejne urządzenie uczestnika „{ $rider }” ({ $void }): zatwierdź je opcją --accept-device
log-flag-signature-text-forked-by-key = klucz { $key } urządzenia „{ $device }” podpisał dwa różne dzienniki uczestnika „{ $rider }”; liczy się obszerniejszy ({ $void })
log-flag-signature-text-invalid-signature = wpisy urządzenia „{ $device }” o „{ $rider }” nie są podpisane kluczem dziennika { $key } ({ $void })
log-flag-signature-text-unsigned-end = wpisy urządzenia „{ $device }” o „{ $rider }” są po ostatnim podpisie kluczem { $key } ({ $void })
log-flag-receipt-text-rewritten = dziennik urządzenia „{ $device }” uczestnika „{ $rider }” napisano od nowa: w pokwitowaniu jest inny wpis { $sequence }
log-flag-receipt-text-cut-short = dziennik urządzenia „{ $device }” uczestnika „{ $rider }” skrócono: w pokwitowaniu jest wpis { $sequence }, a dziennik kończy się wcześniej
log-flag-receipt-text-missing-log = jest pokwitowanie klucza { $key } dla urządzenia „{ $device }” uczestnika „{ $rider }”, a nie ma dziennika podpisanego tym kluczem
log-flag-receipt-text-invalid-receipt = pokwitowanie dla urządzenia „{ $device }” uczestnika „{ $rider }” ma błędny podpis i niczego nie dowodzi (pokwitowania: { $count })
log-flag-receipt-text-receipt-of-other-quest = pokwitowanie dla urządzenia „{ $device }” uczestnika „{ $rider }” należy do questa „{ $short }” i niczego tu nie dowodzi (pokwitowania: { $count })

## RideFlag

ride-flag = { $what }, przy „{ $place }”
ride-flag-what-implied-speed = szybciej niż rower: { $decimal } km/h
ride-flag-what-accuracy-pattern = odbiornik równy jak maszyna, pomiary: { $count }
ride-flag-what-identical-fixes = wciąż dokładnie to samo miejsce, pomiary: { $count }
ride-flag-what-clock-jump = zegar przestawiono o { $seconds }
ride-flag-what-no-approach = na miejscu bez dojazdu, wcześniej przez { $seconds } nic
ride-flag-what-forbidden-zone = w strefie zakazanej, { $metres } w głąb
ride-flag-what-out-of-bounds = { $metres } poza dozwolonym obszarem
ride-flag-what-team-apart = drużyna nie była razem
ride-flag-what-simulated-position = symulowana pozycja
ride-flag-what-impossible-pace = { $distance } drogą między meldunkami, czyli dalej, niż rower przejedzie w tym czasie: { $decimal } km/h
ride-flag-what-impossible-pace-2 = meldunki dalej od siebie, niż przejedzie rower: { $decimal } km/h
ride-flag-what-too-exact = dokładnie przy zadaniach albo zawsze z tym samym błędem, jak żaden odbiornik, meldunki: { $count }
ride-flag-what-unreported-zone = w strefie płatnej, { $metres } w głąb, bez słowa o tym w dzienniku
ride-flag-what-shared-ride = ten sam przejazd co „{ $other }”, jednakowe meldunki: { $count }
ride-flag-what-team-size = quest wymaga drużyny innej wielkości, uczestnicy: { $count }
ride-flag-what-start-outside-window = start poza oknem startowym o { $seconds }, czyli nieważny
ride-flag-what-rewritten-log = dziennik napisano od nowa lub skrócono: w pokwitowaniu jest wpis { $count }, a w dzienniku już go nie ma

## RideLogFileError

ride-log-file-error-not-a-log = { $path } nie jest dziennikiem przejazdu i pozostał bez zmian; podaj inny plik
log-flag-further-text-ambiguous-device = kilka dzienników uczestnika „{ $rider }” pochodzi z urządzenia „{ $device }”, więc nazwa nie zatwierdza żadnego z nich poza tym, który się liczy ({ $void }): podaj --accept-device { $names }
ride-entries-description = { $entries ->
        [one] { $entries } wpis
        [few] { $entries } wpisy
       *[other] { $entries } wpisów
    } { $riders ->
        [one] { $riders } uczestnika
       *[other] { $riders } uczestników
    }
