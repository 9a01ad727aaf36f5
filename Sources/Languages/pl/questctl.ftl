## CommonTexts

common-imported = { $count ->
        [one] { $count } zadanie
        [few] { $count } zadania
       *[other] { $count } zadań
    }; dodaj odpowiedzi i zobacz, co powie „questctl validate”
common-empty-rider = --rider jest puste; podaj uczestnika tak jak w tabeli uczestników
common-taken-as-utc = { $option } { $text } nie ma strefy czasowej i jest traktowane jako UTC; napisz na przykład 2026-06-06T12:00+05:00
common-not-a-place = { $is-option ->
        [true] „{ $text }” nie jest ani opcją, ani miejscem
       *[false] „{ $text }” nie jest miejscem
    }; podaj długość, przecinek i szerokość w stopniach, na przykład 61.4026,55.1599, albo nazwę z mapy
common-found-place = „{ $text }” to { $label } ({ $place })
common-unknown-profile = nie ma profilu „{ $name }”; są { $known }, możesz też podać plik z końcówką .json
common-idle-closures = uwaga: { $file }: te obiekty Feature nie zamykają żadnej drogi: { $numbers }{ $more }; narysuj linię wzdłuż drogi albo obszar na niej
common-empty-log = nie da się odczytać żadnego wpisu tego dziennika przejazdu; pobierz go z telefonu jeszcze raz
common-several-riders = podaj w --rider, o czyj przejazd chodzi: { $names }
common-estimated-accuracy = uwaga: nie wszystkie punkty śladu mają dokładność; dla pozostałych przyjęto { $metres }
common-estimated-accuracy-2 = uwaga: ślad nie ma dokładności; przyjęto { $metres }
audience-left-out = { $count ->
        [one] pominięto { $count } ukryte zadanie
        [few] pominięto { $count } ukryte zadania
       *[other] pominięto { $count } ukrytych zadań
    }; --for organiser pokazuje wszystkie
audience-all-hidden = wszystkie zadania są ukryte przed uczestnikami; pokaże je --for organiser

## DepartureTexts

departure-no-time = --depart: „{ $text }” to nie czas: podaj datę i godzinę według zegarów na miejscu, na przykład 2026-11-24T07:30 lub 2026-11-24T07:30+01:00
departure-streets-only = ulice są takie jak w chwili --depart; uczestnicy startują zgodnie z questem i według tego otwierają się i zamykają zadania
departure-limits = mapę zbudowano na { $time } (map build --at); czas wyjazdu nic nie zmienia
departure-limits-2 = { $count ->
        [one] { $count } ulica, bariera lub ograniczenie skrętu ma warunki czasowe
        [few] { $count } ulice, bariery lub ograniczenia skrętu mają warunki czasowe
       *[other] { $count } ulic, barier lub ograniczeń skrętu ma warunki czasowe
    }, których mapa nie przechowuje: ulice i bariery są traktowane jak bez czasu wyjazdu, a ograniczenia skrętu w razie wątpliwości obowiązują
departure-limits-3 = { $what }; innych mapa nie przechowuje, więc czas wyjazdu nic nie zmienia
departure-limits-4 = mapa nie ma ograniczeń zależnych od czasu; czas wyjazdu nic nie zmienia
departure-of-way = trasa { $number }: { $text }
departure-change = „{ $item }”
departure-change-2 = droga bez nazwy
departure-change-3 = { $street }: zamknięcie o { $clock }
departure-change-4 = { $street }: bez przejazdu od { $clock }
departure-change-5 = { $what }; trasa dociera tam po { $minutes } min
departure-more = { $count ->
        [one] jeszcze { $count } droga na trasie zmieni się
        [few] jeszcze { $count } drogi na trasie zmienią się
       *[other] jeszcze { $count } dróg na trasie zmieni się
    }, zanim uczestnik tam dotrze

## EventTexts

event-no-link = „{ $text }” nie jest linkiem do imprezy; taki link wygląda jak https://velo.example/e/spring
event-not-encrypted = http nie jest szyfrowane: kto podsłuchuje po drodze, może jechać pod Twoim nazwiskiem; użyj https, jeśli serwer je ma
event-no-device = nie ma jeszcze dziennika, z którego można wziąć urządzenie; podaj je opcją --device
event-not-joined = urządzenie z tego dziennika nie dołączyło do imprezy, nie ma { $state }; najpierw dołącz poleceniem „questctl join”
event-joined = dołączono jako { $rider } ({ $rider-2 }){ $more }
event-no-answer = { $server } nie odpowiada, kolejna próba ({ $reason })
event-unknown-device = w zapisanym stanie nie ma nic, co dowiedzie serwerowi, które to urządzenie; dołącz ponownie poleceniem „questctl join”
event-late = serwer nie odpowiedział na czas; spróbuj później, nic nie przepada
event-not-handed-in = { $lines ->
        [one] { $lines } wiersza dziennika nie udało się
       *[other] { $lines } wierszy dziennika nie udało się
    } oddać na czas; uruchom polecenie ponownie, nic nie przepada
event-handed-in = { $lines ->
        [one] oddano { $lines } wiersz
        [few] oddano { $lines } wiersze
       *[other] oddano { $lines } wierszy
    }
event-nothing-to-hand-in = serwer ma już cały dziennik
event-left-out = serwer nie ma { $lines ->
        [one] { $lines } wiersza
       *[other] { $lines } wierszy
    } dziennika
event-too-long = wpis { $sequence } jest dłuższy niż { $bytes } bajtów, które przyjmuje serwer; nie zostanie wysłany
event-other-device = dziennik pochodzi z: { $devices }, a do imprezy dołączyło urządzenie { $joined }; podaj dziennik tamtego urządzenia albo dołącz dla tego poleceniem „questctl join”
event-passed-over = wpisy innych urządzeń ({ $devices }) nie zostaną wysłane; każde urządzenie oddaje własny dziennik
event-not-of-log = --device wskazuje { $device }, a dziennik pochodzi z: { $devices }; usuń --device albo podaj inny dziennik
event-several-devices = dziennik pochodzi z kilku urządzeń: { $devices }; wskaż to, które dołącza, opcją --device
event-decided = { $count ->
        [one] dodano { $count } decyzję
        [few] dodano { $count } decyzje
       *[other] dodano { $count } decyzji
    } organizatora
event-refused = serwer nie przyjmuje wpisu { $sequence } ({ $code })
event = wiadomość od organizatora: { $text }
event-verdict-accepted = { $task }: odpowiedź się liczy
event-verdict-nearly = { $task }: prawie dobrze
event-verdict-rejected = { $task }: odpowiedź się nie liczy
event-verdict-pending = { $task }: organizator jeszcze nie ocenił
event-unreadable-decision = decyzji { $number } organizatora nie da się odczytać; zapytaj organizatora albo użyj nowszej wersji
event-other-edition = quest ma nowe wydanie; pobierze je „questctl join” z -o
event-missing = w dzienniku brak wpisu { $sequence } z tego urządzenia, a to, co zapisano po nim, się nie liczy; oddaj cały dziennik
event-other-writer = inne urządzenie pisze pod tą samą nazwą; poproś organizatora o kod i dołącz z innym --device

## SourceDocument

source-document-report = { $name }: { $remark }

## GeoJSONTexts

geo-json-fixed-files = { $files ->
        [one] { $files } plik
        [few] { $files } pliki
       *[other] { $files } plików
    }: z poprawkami { $changed }, { $errors ->
        [one] został { $errors } błąd
        [few] zostały { $errors } błędy
       *[other] zostało { $errors } błędów
    }
geo-json-fixed-file = poprawki: { $fixed }, { $errors ->
        [one] został { $errors } błąd
        [few] zostały { $errors } błędy
       *[other] zostało { $errors } błędów
    }
geo-json-features = obiekty Feature
geo-json-without-geometry = bez geometrii
geo-json-positions = pozycje
geo-json-extent = zasięg
geo-json-length = długość linii
geo-json-area = powierzchnia wielokątów
geo-json-properties = właściwości
geo-json-uncounted = … i inne ({ $count })
geo-json-not-in-degrees = { $count } z { $positions ->
        [one] { $positions } pozycji
       *[other] { $positions } pozycji
    } nie jest w stopniach, to prawdopodobnie metry odwzorowania; zasięg jest w liczbach z pliku, długości i powierzchnie pominięto: przelicz plik na WGS 84
geo-json-uncertain-cut = Feature { $feature }: bok pierścienia jest dłuższy niż 180° i może biec dłuższą drogą albo przez antypołudnik; odczytano go zgodnie z jego kierunkiem, --all-crossings tnie w każdym razie
geo-json-ambiguous-ring = ostrzeżenie: bok pierścienia jest dłuższy niż 180° i może biec dłuższą drogą albo przez antypołudnik; odczytano go zgodnie z jego kierunkiem: pokaże go questctl geojson lint, a rozetnie cut --all-crossings
geo-json-contacts-left-out = styka się z obszarem liniami lub punktami, które pominięto
geo-json-taken-count = obiekty Feature mają już właściwość „{ $shown }”, którą --count by nadpisało: wybierz inną nazwę
geo-json-no-area-in-mask = { $kind } nie jest obszarem, którym można przycinać, i nie został użyty
geo-json-empty-mask = nie ma obszaru, którym można przyciąć: plik wymaga Polygon lub MultiPolygon
geo-json-misnamed = tekst jest sekwencją (RFC 8142) i tak jest czytany, cokolwiek mówi nazwa; wskazuje to --from sequence
geo-json-misnamed-2 = w każdym wierszu jest obiekt i tekst jest czytany wiersz po wierszu, cokolwiek mówi nazwa; nadaj mu rozszerzenie .geojsonl albo podaj --from lines
geo-json-kept-decimals = współrzędnych nie zaokrąglono, bo obszar przestałby być prawidłowy: podaj więcej miejsc po przecinku albo najpierw go uprość
geo-json-linked-part = { $path } to dowiązanie symboliczne, które wyprowadziłoby poza folder; nic nie zapisano: usuń je
geo-json-faulty-geometries = z błędną geometrią
geo-json-ambiguous-features = { $count ->
        [one] { $count } obiekt Feature ma
        [few] { $count } obiekty Feature mają
       *[other] { $count } obiektów Feature ma
    } pierścień, który można odczytać na dwa sposoby: bok jest dłuższy niż 180°, a zasięg i powierzchnia wynikają z jego kierunku; pokaże je questctl geojson lint
geo-json-minus-advice = warunek, który zaczyna się od -, jest brany za opcję: postaw przed nim --, na przykład questctl geojson filter -- '-a = 3' f.geojson
geo-json-dissolved-cut = Feature { $feature }: obszar nachodzi na siebie lub przecina sam siebie; części scalono w prawidłowe
geo-json-further-numbers-left-out = w zmienionych obiektach pominięto liczby po wysokości
geo-json-invalid-area-kept = Feature { $feature }: obszar jest nieprawidłowy, więc nie odwrócono jego pierścieni; pozostał bez zmian, zobacz lint
geo-json-left-out = z powodu błędów pominięto { $skipped ->
        [one] { $skipped } obiekt Feature
        [few] { $skipped } obiekty Feature
       *[other] { $skipped } obiektów Feature
    }
geo-json-lost-members = ostrzeżenie: pola kolekcji, których nie ma w wyniku: { $list }
geo-json-feature = { $name }: { $message }
geo-json-cut-advice = zapisano tylko część; --skip-invalid pomija takie obiekty Feature i pracuje dalej
geo-json-skip-advice = nic nie zapisano; --skip-invalid pomija takie obiekty Feature i pracuje dalej
geo-json-left-out-part = pominięto część bez szerokości: { $geometry }
geo-json-repaired = { $count ->
        [one] naprawiono { $count } obiekt Feature
        [few] naprawiono { $count } obiekty Feature
       *[other] naprawiono { $count } obiektów Feature
    }, nie udało się: { $refused }
geo-json-different-systems = współrzędne są w { $system }, a te z { $first } w { $other }: najpierw sprowadź je do jednego układu poleceniem questctl geojson reproject
geo-json-unseen-property = ostrzeżenie: żaden obiekt Feature nie ma właściwości „{ $shown }”
geo-json-mismatched-property = ostrzeżenie: właściwość „{ $shown }” nigdy nie ma typu, z którym jest porównywana; liczby pisze się bez cudzysłowu, teksty w pojedynczym
geo-json-split-files = { $features ->
        [one] { $features } obiekt Feature
        [few] { $features } obiekty Feature
       *[other] { $features } obiektów Feature
    } w { $files ->
        [one] { $files } pliku
       *[other] { $files } plikach
    }
geo-json-too-many-files = powstałoby więcej plików niż { $limit }; nic nie zapisano: więcej dopuszcza --max-files
geo-json-existing-part = { $path } już istnieje; nic nie zapisano: podaj inny folder albo --overwrite

## RecordedRides

track-remarks-note = { $item }: { $text }

## ReceiptTexts

receipt-no-receipts = w tym pliku nie ma pokwitowania; zapisuje je „questctl receipt”
receipt-not-a-receipt = ten wiersz nie jest pokwitowaniem
receipt-no-signed-log = żaden z tych dzienników nie jest podpisany, więc nie ma z nich czego zachować
receipt = „{ $rider }”: wpis { $sequence }, klucz { $fingerprint }
receipt-more = … i jeszcze { $count }
receipt-written = { $file }: { $count ->
        [one] dodano { $count } pokwitowanie
        [few] dodano { $count } pokwitowania
       *[other] dodano { $count } pokwitowań
    }
receipt-line-agrees = „{ $rider }”: tak samo jak wtedy, do wpisu { $sequence }
receipt-line-rewritten = „{ $rider }”: napisano od nowa { $span }; w pokwitowaniu jest inny wpis { $sequence }
receipt-line-cut-short = „{ $rider }”: skrócono; w pokwitowaniu jest wpis { $sequence }, a dziennik kończy się wcześniej
receipt-line-missing = „{ $rider }”: żaden dziennik nie jest podpisany kluczem pokwitowania, { $key }{ $has-other ->
        [true] ; ten tutaj to inny
       *[false] {""}
    }
receipt-line-invalid = „{ $rider }”: pokwitowanie nie jest podpisane swoim kluczem i niczego nie dowodzi
receipt-span = od wpisu { $since }
receipt-span-2 = od któregoś z wpisów { $since }–{ $sequence }

## RecordedTexts

recorded-merged = { $best } i { $others } to urządzenia jednego uczestnika, { $rider }: gdzie nagrywały oba, liczy się { $best } jako lepsze
recorded-apart = { $one } i { $other } były w tym samym czasie w różnych miejscach, więc są traktowane jak dwóch uczestników
recorded-alike = te ślady o jednej nazwie były w tym samym czasie w tych samych miejscach; jeśli to dwa urządzenia jednego uczestnika, umieść oba pliki w jednym folderze albo podaj je osobno z --rider
recorded-swapped = w tym pliku szerokość i długość geograficzna są zamienione: po zamianie przejazd byłby tutaj; wyeksportuj go jeszcze raz
recorded-elsewhere = ten przejazd jest z innego miejsca: nie zbliża się do żadnego zadania, startu ani mety na mniej niż { $distance }; usuń plik albo podaj quest, do którego należy
recorded-no-ride = z plików --track nie został żaden przejazd; podaj pliki z przejazdami, które da się odczytać
recorded-no-ride-in-file = w tym pliku nie ma przejazdu, którego można użyć
recorded-single-point = jeden punkt to nie przejazd: wyeksportuj cały przejazd
recorded-mismatch-apart = { $rider }: ślad jest z innego czasu niż dziennik: zaczyna się o { $clock } { $seconds ->
        [true] wcześniej
       *[false] później
    }{ $is-left-out ->
        [true] {" "}i został pominięty; błędna data?
       *[false] ; błędna strefa czasowa?
    }
recorded-mismatch-shifted = { $rider }: ślad jest przy zadaniach o { $clock } { $seconds ->
        [true] wcześniej
       *[false] później
    } niż dziennik; błędna strefa czasowa?
recorded-mismatch-left-out = { $rider }: pominięto { $count ->
        [one] { $count } punkt śladu oddalony
        [few] { $count } punkty śladu oddalone
       *[other] { $count } punktów śladu oddalonych
    } od dziennika o ponad dobę
recorded-mismatch-untimed = { $rider }: ślad nie ma czasów i został pominięty, liczy się dziennik
recorded-clock = , ale nie, gdyby zegar { $is-ahead ->
        [true] cofnąć
       *[false] przesunąć do przodu
    } o { $hours }; błędna strefa czasowa?
recorded-reached-nothing = : najbliższe zadanie było w odległości { $distance }, a wystarczyłoby { $reach }
recorded-reached-nothing-2 = żadne zadanie nie zostało osiągnięte przez: { $names }{ $hint }
recorded-more = … i jeszcze takich uwag: { $count }

## RideLogTexts

ride-log-decided = { $log }: wpis { $sequence }, { $digest }{ $text ->
        [none] {""}
       *[other] , dotyczy „{ $text }”
    }
ride-log-no-answer = W dziennikach nie ma odpowiedzi „{ $rider }” do zadania „{ $task }”.
ride-log-begun-otherwise = ten dziennik zaczęto z kluczem { $key }; podpisuj tym kluczem albo zacznij inny dziennik
ride-log-begun-otherwise-2 = ten dziennik zaczęto bez klucza; aby podpisywać, zacznij inny dziennik
ride-log-no-rider = W dziennikach nie ma uczestnika „{ $rider }”.
ride-log-edition = { $logs ->
        [one] { $logs } dziennik
        [few] { $logs } dzienniki
       *[other] { $logs } dzienników
    } z wydaniem { $digest }{ $is-own ->
        [true] , tym plikiem
       *[false] {""}
    }
ride-log-no-entries = W dziennikach przejazdów nie ma wpisu.
ride-log-no-entries-here = brak wpisu dziennika przejazdu
ride-log-no-office-log = w tym pliku nie ma wpisu dziennika przejazdu, więc o niczym nie rozstrzyga; dziennik organizatora zapisuje „questctl decide”
ride-log-damaged-office-log = żaden wpis tego dziennika nie jest cały, więc o niczym nie rozstrzyga; poszukaj wcześniejszej kopii
ride-log-ride-in-office = dziennik podany z --office zawiera { $rides }, a liczy się wszystko, co w nim jest: dzienniki uczestników podawaj bez --office
ride-log-unofficial-office = quest wymienia osoby uprawnione (officials), a żadna z nich nie podpisała dziennika podanego z --office; liczy się, bo go podano
ride-log-no-device = --accept-device { $name }: żaden dziennik nie ma urządzenia o tej nazwie ani odcisku klucza
ride-log-no-key = --accept-device { $name }: żaden dziennik nie jest podpisany tym kluczem{ $is-named ->
        [true] ; tylko urządzenie samo się tak nazywa, co niczego nie dowodzi
       *[false] {""}
    }
ride-log-not-first = --accept-device { $digest }: ten wpis nie jest pierwszy w swoim dzienniku; podaj skrót pierwszego
ride-log-other-quests = quest nie ma id, więc liczą się dzienniki dowolnych questów, tutaj: { $names }; nadaj questowi id
ride-log-outside-window = { $count ->
        [one] { $count } uczestnik zaczął jechać
       *[other] { $count } uczestników zaczęło jechać
    } poza oknem startowym, o { $least } lub więcej, i taki start się nie liczy; jeśli to błąd, porównaj strefę czasową okna w queście
ride-log-riders-edition = to wydanie dla uczestników: jego zapieczętowana treść nie jest tu znana i odpowiedzi czekają na organizatora; oceniaj według pliku organizatora
ride-log-foreign-log = ten dziennik zawiera { $rides }; decyzje zapisuj w osobnym dzienniku
ride-log-rides = przejazd uczestnika { $names }
ride-log-rides-2 = przejazdy uczestników { $names }
ride-log-no-task = w queście nie ma zadania „{ $task }”; są { $known }
ride-log-unsigned-decision = uwaga: quest wymienia osoby uprawnione (officials), a ta decyzja nie jest podpisana (--key); liczy się tylko tam, gdzie dziennik podano z --office
ride-log-unofficial-key = uwaga: quest wymienia osoby uprawnione (officials), a ten klucz do żadnej z nich nie należy; decyzja liczy się tylko tam, gdzie dziennik podano z --office
ride-log-no-riders = w tabeli uczestników nie ma nikogo
ride-log-nothing-to-compare = Nie ma dziennika, który można porównać z pokwitowaniami: w tych plikach nie ma żadnego wpisu.
ride-log-other-map = żadna droga na mapie nie łączy zadań, więc nie porównano z nią tempa; czy to mapa tego miejsca?
ride-log-nothing-to-judge = Nie ma przejazdu do oceny: w dziennikach nie ma wpisu, który można sprawdzić i który się liczy.
ride-log-more-faults = … i jeszcze { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
       *[other] { $count } błędów
    } tych rodzajów
ride-log-sealing = pieczętowanie

## KeyTexts

key-written = { $file }: klucz prywatny; zachowaj go dla siebie i zrób kopię
key-lines = klucz publiczny: { $key }
key-lines-2 = odcisk klucza:  { $fingerprint }
key-unofficial-edition = quest wymienia osoby uprawnione (officials), a żaden z ich kluczy nie podpisuje tego wydania; uczestnicy zobaczą ostrzeżenie; podaj klucz osoby uprawnionej opcją --key
key-is-there = { $file } już istnieje, a klucza nigdy się nie nadpisuje; podaj inny plik

## MapBuildTexts

map-build-no-time = „{ $text }” to nie czas: podaj datę i godzinę, na przykład 2026-06-01T18:00
map-build-built = { $nodes ->
        [one] { $nodes } węzeł
        [few] { $nodes } węzły
       *[other] { $nodes } węzłów
    }, { $edges ->
        [one] { $edges } krawędź
        [few] { $edges } krawędzie
       *[other] { $edges } krawędzi
    }, { $kilometres } km, { $turn-restrictions ->
        [one] { $turn-restrictions } ograniczenie skrętu
        [few] { $turn-restrictions } ograniczenia skrętu
       *[other] { $turn-restrictions } ograniczeń skrętu
    }, { $time } s, { $memory } MiB pamięci w szczycie
map-build-unkept-times-2 = przechowuje do { $most-conditions } warunków na linię, barierę lub ograniczenie skrętu
map-build-unkept-times-3 = mapa nie przechowuje godzin dla: { $named }; { $keeps }{ $relations ->
        [true] , a dla placów i promów żadnych
       *[false] {""}
    }; z --depart są takie jak bez tej opcji{ $turns ->
        [true] , a ograniczenia skrętu w razie wątpliwości obowiązują
       *[false] {""}
    }
map-build-heights-missing = ostrzeżenie: dane wysokościowe nie mają wysokości w { $nodes } z { $nodes-2 ->
        [one] { $nodes-2 } skrzyżowania
       *[other] { $nodes-2 } skrzyżowań
    }, więc { $edges ->
        [one] { $edges } krawędź nie ma
        [few] { $edges } krawędzie nie mają
       *[other] { $edges } krawędzi nie ma
    } wysokości; tam liczy się tag incline. Dodaj też sąsiednie kafelki
map-build-no-heights = dane wysokościowe nie obejmują żadnej drogi na mapie; podaj kafelki jej obszaru
map-builder-stage-ways = czytanie linii
map-builder-stage-nodes = czytanie węzłów
map-builder-stage-network = budowanie sieci

## MapTexts

map-edges = { $count ->
        [one] { $count } krawędź
        [few] { $count } krawędzie
       *[other] { $count } krawędzi
    }
map-sound = { $edges }, bez błędów
map-faulty = { $kinds ->
        [one] { $kinds } rodzaj błędów
        [few] { $kinds } rodzaje błędów
       *[other] { $kinds } rodzajów błędów
    }
map-unknown = nieznane
map-bounds = granice
map-nodes = węzły
map-edges-label = krawędzie
map-length = długość
map-kilometres = { $number } km
map-islands = wyspy
map-edges-cut-off = { $count ->
        [one] { $count } krawędź odcięta
        [few] { $count } krawędzie odcięte
       *[other] { $count } krawędzi odciętych
    } od reszty
map-profiles = profile
map-traffic = ruch
map-side-right = prawostronny
map-side-left = lewostronny
map-side-both = tu prawostronny, tam lewostronny
map-heights = wysokości
map-no-heights = brak; podjazdy liczą się tam, gdzie mówi o nich tag incline
map-heights-2 = od { $low } do { $high } m{ $source ->
        [none] {""}
       *[other] , źródło: { $source }
    }
map-times = godziny
map-times-2 = { $has-unkept ->
        [true] ; pominięte: { $unkept }
       *[false] {""}
    }
map-times-3 = nic nie zależy od czasu{ $more }
map-times-4 = od czasu zależą, dla --depart: { $streets ->
        [one] { $streets } krawędź
        [few] { $streets } krawędzie
       *[other] { $streets } krawędzi
    } oraz { $turns ->
        [one] { $turns } skręt lub brama
        [few] { $turns } skręty i bramy
       *[other] { $turns } skrętów i bram
    }{ $more }
map-built-for = zbudowano na { $time } (map build --at)
map-places = miejsca
map-places-2 = z nazwą, oprócz ulic: { $count }
map-places-3 = z nazwą tylko ulice
map-timestamp = dane z
map-source = źródło
map-digest = skrót
map-program = program
map-size = rozmiar
map-bytes = { $count ->
        [one] { $count } bajt
        [few] { $count } bajty
       *[other] { $count } bajtów
    }
map-bad-limit = --limit musi wynosić 1 lub więcej
map-metres = { $count } m
map-render-one-picture = obraz pokazuje quest, przeszukiwanie albo trasę: podaj jedno z --quest, --search i --route
map-render-few-places = trasa wymaga przynajmniej dwóch miejsc --route
map-render-many-profiles = na jednym obrazie można porównać najwyżej cztery --profile
map-render-unknown-ending = { $output }: nazwa obrazu musi się kończyć na .svg, .png lub .pdf
map-render-no-area = „{ $text }” nie jest obszarem; podaj zachód,południe,wschód,północ w stopniach, na przykład 9.4,47.0,9.7,47.3
map-render-tasks-outside = uwaga: { $count ->
        [one] { $count } zadanie leży
        [few] { $count } zadania leżą
       *[other] { $count } zadań leży
    } poza obrazem
map-render-outside = uwaga: trasa dla „{ $name }” leży poza obrazem; usuń --bbox albo podaj obszar wokół niej
map-render-outside-2 = uwaga: część trasy dla „{ $name }” leży poza obrazem
map-render-no-heights = uwaga: mapa nie ma wysokości, więc na obrazie nie ma ich wykresu; zbuduj ją poleceniem „questctl map build --elevation”
map-render-heights = uwaga: mapa nie zna wysokości wzdłuż trasy dla „{ $name }”, więc nie ma jej na wykresie
map-render-heights-2 = uwaga: mapa zna wysokości na { $percent }% trasy dla „{ $name }”; reszta jest na wykresie zaznaczona
map-render-missing-letters = uwaga: żadna czcionka na tym komputerze nie ma { $shown }; zainstaluj taką, która to ma, albo zapisz SVG
map-render-size = { $width } × { $height } pikseli, { $scale } m na piksel

## MapViewTexts

map-view-missing-map-libre = brakuje MapLibre GL JS; pobierz go poleceniem `sh .ci/setup.sh maps` albo wskaż folder z maplibre-gl.js i maplibre-gl.css opcją --maplibre
map-view-missing-map-libre-2 = { $folder }/maplibre-gl.js to nie MapLibre GL JS
map-view-no-picture = to nie jest obraz SVG; narysuj go poleceniem questctl map render
map-view-no-folder = strona składa się z kilku plików, których nie można skierować do `{ $name }`; podaj folder opcją --output
map-view-all-hidden = wszystkie zadania questa są ukryte przed uczestnikami; nie ma czego pokazać
map-view-hidden = uwaga: pominięto { $count ->
        [one] { $count } ukryte zadanie
        [few] { $count } ukryte zadania
       *[other] { $count } ukrytych zadań
    }
map-view-serving = mapa jest pod adresem { $address }; Ctrl-C kończy
map-view-written = { $folder }: { $files ->
        [one] { $files } plik
        [few] { $files } pliki
       *[other] { $files } plików
    }, do umieszczenia na dowolnym serwerze WWW, który oddaje zakresy bajtów
ground-empty = uwaga: w obszarze mapy kafelki nie mają wody, parków ani budynków

## TileTexts

tile-built = { $tiles ->
        [one] { $tiles } kafelek
        [few] { $tiles } kafelki
       *[other] { $tiles } kafelków
    }, { $features ->
        [one] { $features } obiekt
        [few] { $features } obiekty
       *[other] { $features } obiektów
    }, { $time } s, { $memory } MiB pamięci w szczycie
tile-nowhere = quest nie ma ani zadań, ani stref, więc nie odbywa się nigdzie
tile-remarks-unbounded = uwaga: jest wybrzeże, ale żaden plik nie mówi, jaki obszar obejmuje; podaj go opcją --bbox, a morze się pojawi
tile-remarks-broken = uwaga: pominięto morze, bo wybrzeże urywa się wewnątrz obszaru; pomoże --bbox, w którym wybrzeże jest ciągłe
tile-names-way = linia { $id }
tile-names-relation = relacja { $id }
tile-names-sea = morze
tile-builder-stage-relations = czytanie relacji
tile-builder-stage-nodes = czytanie węzłów
tile-builder-stage-ways = czytanie linii
tile-builder-stage-shapes = tworzenie kształtów
tile-builder-stage-tiles = zapisywanie kafelków

## OutputTexts

output-warning = ostrzeżenie
output-error = błąd
output-note = uwaga: { $text }
output-would-overwrite = { $output } jest jednym z czytanych plików i zostałby utracony; zapisz do innego pliku
output-two-results = do { $file } miałyby trafić dwa wyniki i jeden by przepadł; zapisz każdy do osobnego pliku
output-files = { $count ->
        [one] { $count } plik
        [few] { $count } pliki
       *[other] { $count } plików
    }
output-findings = { $errors ->
        [one] { $errors } błąd
        [few] { $errors } błędy
       *[other] { $errors } błędów
    }, { $warnings ->
        [one] { $warnings } ostrzeżenie
        [few] { $warnings } ostrzeżenia
       *[other] { $warnings } ostrzeżeń
    }
output-given-twice = { $option } podano więcej niż raz; liczy się tylko jedno, więc usuń pozostałe

## PlanTexts

plan-inseparable-team = w tym queście drużyna musi być przy zadaniu w komplecie, więc nie może się podzielić; usuń --team-size
plan-out-of-time = do mety nie da się zdążyć nawet bez dalszych zadań; podaj dłuższy --time-limit albo krótszy --elapsed
plan-out-of-time-2 = { $classes }: { $out-of-time }
plan-bad-moment = --at to moment, na przykład 2026-05-09T10:00+02:00
plan-departure-zone = zadania mają godziny według zegara, więc --depart wymaga różnicy od UTC, na przykład 2026-05-09T10:00+02:00
plan-no-start-time = uwaga: zadania mają godziny według zegara, a quest nie ma godziny startu; podaj w --at, kiedy zaczyna się przejazd
plan-no-start = quest nie ma startu; podaj, gdzie jest uczestnik, na przykład --from 61.4026,55.1599
plan-unknown-task = w queście nie ma zadania „{ $name }”; podawaj zadania identyfikatorem albo numerem od 1 do { $count }
plan-bad-pace = --pace to liczba, na przykład 1.2
plan-bad-effort = --effort to liczba sekund do 600
plan-bad-team-size = --team-size może wynosić od 1 do 50
plan-no-table = --riders to tabela uczestników, na przykład riders.csv; dla drużyny, która dzieli się zadaniami, podaj --team-size 2
plan-several-plans = -o przyjmuje jeden plan, a kategorie uczestników mają ich kilka; usuń --riders albo -o
reached-tasks-unreachable = uwaga: te zadania nie leżą przy żadnej drodze na mapie, nie da się do nich dojechać i wrócić na metę z pominięciem zamknięć i stref zakazanych albo wymagają innych z tej listy: { $names }
reached-tasks-no-task-reachable = na tej mapie nie da się dotrzeć do żadnego zadania questa; czy to mapa tego miejsca? „questctl validate --map” powie, co jest nie tak z każdym z nich

## PrintCommandTexts

print-command-not-pdf = wydruki są plikami PDF: zakończ nazwę { $output } na .pdf
print-command-needs = --parts { $part } wymaga { $option }
print-command-needs-logs = --parts results wymaga dzienników przejazdów: podaj je po queście
print-command-unused-log = { $log } nie zostałby odczytany: dzienniki przejazdów są do --parts results
print-command-unused-address = --join-url i --page-url są do --parts codes
print-command-unused-scale = --scale, --orientation, --overlap i --tiles są do mapy: podaj ją opcją --map
print-command-no-address = { $text } nie jest adresem strony; podaj go w całości, na przykład https://quest.example/e/spring
print-command-address-of-task = { $text } prowadzi już do zadania; podaj w --page-url stronę questa, a każdy kod dostanie własne zadanie
print-command-all-off-map = na tej mapie nie ma żadnego zadania; czy to mapa innego miejsca?
print-command-off-map = { $count ->
        [one] { $count } zadanie jest
        [few] { $count } zadania są
       *[other] { $count } zadań jest
    } poza mapą, gdzie nie ma narysowanych dróg: { $numbers }
print-command-start = start
print-command-finish = meta
print-command-off-map-2 = { $name } jest poza mapą, gdzie nie ma narysowanych dróg
print-command-left-out = pominięto { $count ->
        [one] { $count } ukryte zadanie
        [few] { $count } ukryte zadania
       *[other] { $count } ukrytych zadań
    }; --for organiser drukuje wszystkie
print-command-missing-letters = uwaga: żadna czcionka na tym komputerze nie ma { $shown }; zainstaluj taką, która to ma
print-command-sealed-answers = uwaga: { $count ->
        [one] { $count } odpowiedź jest zapieczętowana w tym pliku i nie zostanie wydrukowana
        [few] { $count } odpowiedzi są zapieczętowane w tym pliku i nie zostaną wydrukowane
       *[other] { $count } odpowiedzi jest zapieczętowanych w tym pliku i nie zostanie wydrukowanych
    }; drukuj plik, z którego powstało to wydanie
print-command-times-in-utc = uwaga: godziny na papierze są w UTC, bo w queście żadna nie jest zapisana według czasu lokalnego; zapisuj je na przykład jako 2026-06-06T10:00+05:00
print-command-summary = { $pages ->
        [one] { $pages } strona
        [few] { $pages } strony
       *[other] { $pages } stron
    }
print-command-summary-2 = { $count }, mapa w skali 1:{ $scale } na { $sheets ->
        [one] { $sheets } arkuszu
       *[other] { $sheets } arkuszach
    }

## ValidateTexts

validate-neighbours = uwaga: zadanie { $number } „{ $name }”: o jedną literówkę różnią się od odpowiedzi: { $words }
validate-denied = { $count ->
        [one] { $count } słowo wpisano
        [few] { $count } słowa wpisano
       *[other] { $count } słów wpisano
    } do deny
validate-no-dictionary = questctl: uwaga: nie zainstalowano słownika hunspell (en_GB, en_US, ru_RU); żadne słowa nie są odrzucane
validate-count = { $errors ->
        [one] { $errors } błąd
        [few] { $errors } błędy
       *[other] { $errors } błędów
    }, { $warnings ->
        [one] { $warnings } ostrzeżenie
        [few] { $warnings } ostrzeżenia
       *[other] { $warnings } ostrzeżeń
    }
answer-command-task = Zadanie { $number } „{ $name }”
answer-command-task-2 = ; nigdy: { $denied }
answer-command-no-task = nie ma zadania „{ $name }”; są { $known }
answer-command-no-answer = zadanie { $number } „{ $name }” nie pyta o odpowiedź: wystarczy tam być

## RoutingTexts

routing-bad-resolution = --resolution może wynosić od 1 do 1000 metrów
routing-no-limit = podaj, jak daleko: --minutes albo --metres, na przykład --minutes 5,10,15
routing-bad-limits = „{ $text }”: podaj od jednej do dwudziestu liczb większych od 0, oddzielonych przecinkami, na przykład 5,10,15
routing-log-without-track = dziennik przejazdu nie zawiera śladu; podaj przejazd jako GPX, TCX, FIT lub GeoJSON z czasami
routing-off-the-map = ślad leży poza tą mapą; „questctl map info” powie, jaki obszar obejmuje, a „questctl map build” zbuduje inną
routing-no-roads = żadna droga na tej mapie nie biegnie tam, gdzie ślad; czy to właściwy przejazd i aktualna mapa?
routing-no-points = w tym pliku nie ma Point; miejsca tabeli to obiekty Feature z geometrią Point
routing-no-places = podaj, które miejsca: --points albo --quest
routing-city = przez miasto spokojnym tempem
routing-touring = całodzienna jazda: oznakowane szlaki i spokojne drogi
routing-road = rower szosowy: gładkie drogi
routing-calm = z dala od samochodów, choćby długim objazdem
routing-off-road = drogi gruntowe i ścieżki zamiast szos
routing-family = z dziećmi na własnych rowerach
routing-avoiding-hills = bez podjazdów: jak city, ale omija wzniesienia, jeśli nie jest przez to dużo dłużej; wymaga mapy z wysokościami (map build --elevation)
routing-no-alternative = uwaga: nie ma dobrej alternatywy: wszystkie inne trasy są dużo dłuższe albo prawie takie same
routing-no-room-for-cues = zakodowana polilinia nie ma miejsca na wskazówki; usuń --cues albo wybierz inny --format
routing-loop-without-costs = --explain wyjaśnia, dlaczego najtańsza jest ta trasa; --loop wybiera się według długości
routing-no-room-for-costs = --explain łączy się z --format text bez --cues oraz z --format json
routing-bad-alternatives = --alternatives może wynosić od 0 do 9
routing-several-stops = --alternatives szuka się między dwoma miejscami; usuń pozostałe i --round-trip
routing-too-few-places = trasa wymaga przynajmniej dwóch miejsc, na przykład 61.4026,55.1599 61.3353,55.1541
routing-incomplete-search = przeszukiwanie rysuje się od --search do --to; podaj oba, na przykład --search 61.4026,55.1599 --to 61.3353,55.1541
routing-unknown-algorithm = nie ma algorytmu „{ $algorithm }”; są { $known }
routing-heading-without-loop = --heading mówi, dokąd prowadzi pętla; dodaj --loop 40km
routing-loop-from-one-place = pętla (--loop) zaczyna się i kończy w jednym miejscu: podaj tylko je, bez --round-trip
routing-no-other-loop = uwaga: nie ma innej pętli, która dostatecznie się różni
routing-bad-loop-length = „{ $text }” nie jest długością pętli; podaj od 100m do 1000km, na przykład 40km
routing-bad-heading = „{ $text }” nie jest kierunkiem; podaj N, NE, E, SE, S, SW, W, NW albo stopnie od 0 do 360
routing-loop = pętla { $length }, z tego { $percent }% przejeżdża się dwa razy

## SimulateTexts

simulate-tiles-without-page = --tiles jest do mapy na stronie: podaj też --report
simulate-about-events = csv i raporty dotyczą imprez; podaj --riders albo --track
simulate-recorded-and-invented = zapisanych przejazdów nie łączy się z wymyślonymi; usuń --track albo --riders
simulate-seed-of-recorded = --seed jest dla wymyślonych uczestników, a --track odtwarza zapisane przejazdy; usuń jedno z nich
simulate-together-without-track = --together jest dla zapisanych przejazdów; podaj --track
simulate-rider-of-event = --rider wskazuje jeden przejazd, a uczestnicy imprezy mają numery; usuń --rider albo --riders
simulate-key-of-one-ride = --key podpisuje przejazd jednego wymyślonego uczestnika; usuń --track i --riders
simulate-key-without-log = --key podpisuje dziennik przejazdu; podaj w --log, gdzie go zapisać
simulate-class-of-one-ride = --class jest dla wymyślonych uczestników, a jeden uczestnik ma jedną kategorię; podaj --riders albo jedno --class bez --track
simulate-signed-event = --signed dotyczy dzienników imprezy; podaj --riders i --log
simulate-closing-time-without-closure = --avoid-from mówi, od kiedy drogi są zamknięte, a --avoid, które; podaj --avoid
simulate-riders-edition = to wydanie dla uczestników: jego zapieczętowana treść nie jest tu znana; symuluj plik organizatora
simulate-no-start = quest nie ma startu; uczestnicy startują przy jego pierwszym zadaniu
simulate-not-started = { $count ->
        [one] { $count } zapisany przejazd wypada
        [few] { $count } zapisane przejazdy wypadają
       *[other] { $count } zapisanych przejazdów wypada
    } poza oknem startowym questa; --together pozwala przejazdom z innych dni zacząć się w chwili otwarcia okna
simulate-starts-apart = przejazdy zaczynają się w odstępie ponad doby; --together pozwala im zacząć się jednocześnie
simulate-progress = { $home } z { $parties } na mecie, { $rate } h jazdy na sekundę{ $left ->
        [none] {""}
       *[other] , pozostało { $left }
    }
event-option-unknown-class = quest nie ma kategorii z własnymi zasadami startu; usuń --class
event-option-unknown-class-2 = quest nie ma kategorii „{ $name }” z własnymi zasadami startu; są { $joined }
event-option-for-invented-riders = --team-size, --start, --weather, --judging-time i --avoid-from są dla imprez; podaj --riders albo --field
event-option-bad-numbers = dozwolone są: --riders lub riders w --field od 1 do 100000, --team-size od 1 do 50, --start-interval od 0 do 86400
event-option-no-riders = opis stawki nie mówi, ile osób jedzie; dodaj do niego "riders" albo podaj --riders
event-option-empty-table = w tabeli uczestników nie ma nikogo
event-option-riders-alone = w tym queście startuje się indywidualnie; usuń --team-size albo dodaj do questa "teams"
event-option-wrong-team-size = liczba osób w drużynie tego questa to { $allowed }, a nie { $team-size }; wybierz inny --team-size
event-option-incomplete-team = po podziale { $riders } uczestników na drużyny po { $team-size } zostaje { $last }, a liczba osób w drużynie tego questa to { $allowed }; wybierz inne --riders
event-option-of-table = tabela uczestników ma własne drużyny i kategorie; usuń --team-size i --class

## map-build-note

map-build-note = uwaga: { $text }
map-build-note-signals = { $barriers ->
        [one] { $barriers } bariera
        [few] { $barriers } bariery
       *[other] { $barriers } barier
    }, w tym zamkniętych { $closed-barriers }; { $signals ->
        [one] { $signals } węzeł
        [few] { $signals } węzły
       *[other] { $signals } węzłów
    } z sygnalizacją; { $route-ways ->
        [one] { $route-ways } linia
        [few] { $route-ways } linie
       *[other] { $route-ways } linii
    } na oznakowanych szlakach; { $islands }% krawędzi odciętych od reszty
map-build-note-timed-ways = od czasu zależy: { $timed-ways ->
        [one] { $timed-ways } linia
        [few] { $timed-ways } linie
       *[other] { $timed-ways } linii
    }, { $timed-barriers ->
        [one] { $timed-barriers } bariera
        [few] { $timed-barriers } bariery
       *[other] { $timed-barriers } barier
    } i { $timed-turn-restrictions ->
        [one] { $timed-turn-restrictions } ograniczenie skrętu
        [few] { $timed-turn-restrictions } ograniczenia skrętu
       *[other] { $timed-turn-restrictions } ograniczeń skrętu
    }; trasy z --depart biorą je takimi, jakie są o tej porze
map-build-note-places = { $places ->
        [one] zachowano { $places } miejsce z nazwą
        [few] zachowano { $places } miejsca z nazwą
       *[other] zachowano { $places } miejsc z nazwą
    } oprócz ulic, do wyszukiwania po nazwie
map-build-note-missing-nodes = { $missing-nodes ->
        [one] { $missing-nodes } miejsce, w którym
        [few] { $missing-nodes } miejsca, w których
       *[other] { $missing-nodes } miejsc, w których
    } droga wskazuje węzeł nieobecny w pliku; { $ways-across-edge ->
        [one] { $ways-across-edge } linię
        [few] { $ways-across-edge } linie
       *[other] { $ways-across-edge } linii
    } tam ucięto, najczęściej na skraju wycinka, a { $ways-without-nodes ->
        [one] { $ways-without-nodes } linię
        [few] { $ways-without-nodes } linie
       *[other] { $ways-without-nodes } linii
    } pominięto w całości
map-build-note-repeated-ways = pominięto { $repeated-ways ->
        [one] { $repeated-ways } linię z powtórzonym id
        [few] { $repeated-ways } linie z powtórzonym id
       *[other] { $repeated-ways } linii z powtórzonym id
    }
map-build-note-repeated-nodes = pominięto { $repeated-nodes ->
        [one] { $repeated-nodes } węzeł z powtórzonym id
        [few] { $repeated-nodes } węzły z powtórzonym id
       *[other] { $repeated-nodes } węzłów z powtórzonym id
    }
map-build-note-differing-elements = { $differing-elements ->
        [one] { $differing-elements } element różni się
        [few] { $differing-elements } elementy różnią się
       *[other] { $differing-elements } elementów różni się
    } między plikami; { $undated-files ->
        [0] liczą się te z najnowszego pliku
       *[other] { $undecided-elements ->
            [0] liczy się nowsza wersja każdego
           *[other] liczy się nowsza wersja każdego, ale dla { $undecided-elements } żaden plik nie mówi, która to, więc mogły zostać wzięte starsze
        }
    }
map-build-note-nodes-at-zero = { $nodes-at-zero ->
        [one] { $nodes-at-zero } węzeł drogi
        [few] { $nodes-at-zero } węzły dróg
       *[other] { $nodes-at-zero } węzłów dróg
    } w 0° N 0° E, zapewne o nieznanym położeniu
map-build-note-unclear-turn-restrictions = pominięto { $unclear-turn-restrictions ->
        [one] { $unclear-turn-restrictions } ograniczenie skrętu
        [few] { $unclear-turn-restrictions } ograniczenia skrętu
       *[other] { $unclear-turn-restrictions } ograniczeń skrętu
    }, bo wskazane linie się nie stykają albo nie da się nimi tak przejechać
map-build-note-leaps = { $leaps ->
        [one] { $leaps } miejsce, w którym
        [few] { $leaps } miejsca, w których
       *[other] { $leaps } miejsc, w których
    } droga skacze ponad 50 km do zabłąkanego węzła; tam ją ucięto

## tile-note

tile-note = uwaga: { $text }
tile-note-broken-relations = pominięto { $broken-relations ->
        [one] { $broken-relations } obszar
        [few] { $broken-relations } obszary
       *[other] { $broken-relations } obszarów
    }, bo linie relacji nie zamykają się w pierścienie ({ $ids })
tile-note-incomplete-relations = pominięto { $incomplete-relations ->
        [one] { $incomplete-relations } obszar
        [few] { $incomplete-relations } obszary
       *[other] { $incomplete-relations } obszarów
    }, bo w pliku nie ma wszystkich linii relacji, najczęściej na skraju wycinka
tile-note-missing-nodes = { $missing-nodes ->
        [one] { $missing-nodes } miejsce, w którym
        [few] { $missing-nodes } miejsca, w których
       *[other] { $missing-nodes } miejsc, w których
    } linia wskazuje węzeł nieobecny w pliku; { $ways-across-edge ->
        [one] { $ways-across-edge } linię
        [few] { $ways-across-edge } linie
       *[other] { $ways-across-edge } linii
    } tam ucięto, a { $ways-without-nodes ->
        [one] { $ways-without-nodes } linię
        [few] { $ways-without-nodes } linie
       *[other] { $ways-without-nodes } linii
    } pominięto w całości
tile-note-open-areas = pominięto { $open-areas ->
        [one] { $open-areas } obszar, bo w pliku nie ma wszystkich węzłów jego linii
        [few] { $open-areas } obszary, bo w pliku nie ma wszystkich węzłów ich linii
       *[other] { $open-areas } obszarów, bo w pliku nie ma wszystkich węzłów ich linii
    }
tile-note-tangled-areas = pominięto { $tangled-areas ->
        [one] { $tangled-areas } obszar
        [few] { $tangled-areas } obszary
       *[other] { $tangled-areas } obszarów
    }, bo linie przecinają się w jednym kafelku dziesiątki tysięcy razy ({ $names }); popraw dane
tile-note-oversized-shapes = w najgłębszych powiększeniach pominięto { $oversized-shapes ->
        [one] { $oversized-shapes } linię lub obszar
        [few] { $oversized-shapes } linie i obszary
       *[other] { $oversized-shapes } linii i obszarów
    }, bo wymagałoby to tam ponad miliona kafelków ({ $names }); pomoże --bbox albo --max-zoom
tile-note-repeated-nodes = pominięto { $repeated-nodes ->
        [one] { $repeated-nodes } węzeł z powtórzonym id
        [few] { $repeated-nodes } węzły z powtórzonym id
       *[other] { $repeated-nodes } węzłów z powtórzonym id
    }
recorded-clock-of-ride = { $rider }: przejazd zaczyna się { $miss } { $is-early ->
        [true] przed otwarciem
       *[false] po zamknięciu
    } startu{ $reason ->
        [none] ; błędna data?
       *[other] { $reason }
    } --together pozwala zacząć go razem z questem
reached-tasks-without-class = bez kategorii
print-command-cut = uwaga: { $count ->
        [one] { $count } tekst jest za długi na papier i został ucięty
        [few] { $count } teksty są za długie na papier i zostały ucięte
       *[other] { $count } tekstów jest za długich na papier i zostało uciętych
    }: { $texts }{ $more }; skróć { $count ->
        [1] go
       *[other] je
    }
print-command-cut-text = „{ $text }” na stronie { $page } pliku
print-command-crowded = uwaga: { $count ->
        [one] { $count } numer nie mieści się
        [few] { $count } numery nie mieszczą się
       *[other] { $count } numerów nie mieści się
    } obok kółek: { $pages }; drukuj w większej --scale albo na większym --paper
print-command-crowded-page = na stronie { $page } pliku { $numbers }
validate-summary = { $title ->
        [none] {""}
       *[other] „{ $title }”,{" "}
    }{ $tasks ->
        [one] { $tasks } zadanie
        [few] { $tasks } zadania
       *[other] { $tasks } zadań
    }, { $points }, { $findings }
answer-command-accepted = { $heading }; prawidłowe: { $accepted }{ $denies }
geo-json-projected = współrzędne to nie długość i szerokość geograficzna: pole „crs” podaje { $system ->
        [none] coś nieznanego
       *[other] { $system }
    }; najpierw uruchom questctl geojson reproject
map-build-unkept-ways = { $count ->
        [one] { $count } linia
        [few] { $count } linie
       *[other] { $count } linii
    } ({ $ids })
map-build-unkept-relations = { $count ->
        [one] { $count } plac lub prom
        [few] { $count } place lub promy
       *[other] { $count } placów lub promów
    } ({ $ids })
map-build-unkept-barriers = { $count ->
        [one] { $count } bariera
        [few] { $count } bariery
       *[other] { $count } barier
    } ({ $ids })
map-build-unkept-turn-restrictions = { $count ->
        [one] { $count } ograniczenie skrętu
        [few] { $count } ograniczenia skrętu
       *[other] { $count } ograniczeń skrętu
    } ({ $ids })
