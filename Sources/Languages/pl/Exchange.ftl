## FITFault

fit-fault-torn = plik urywa się w środku
fit-fault-wrong-checksum = suma kontrolna się nie zgadza, więc część bajtów też może być błędna
fit-fault-undefined-message = plik jest uszkodzony: komunikat nie został wcześniej zdefiniowany
fit-fault-foreign-bytes = dalsza część nie jest plikiem FIT
fit-error-not-fit = to nie jest plik FIT: nie ma jego nagłówka
fit-error-too-many-records = plik ma więcej rekordów niż { $most-records }; wyjmij z niego pojedynczy przejazd

## GPXError

gpx-error = wiersz { $line }, kolumna { $column }: { $what }
gpx-error-problem-foreign-document = to nie jest plik GPX: elementem głównym jest <{ $root }>, a nie <gpx>
gpx-error-problem-missing-coordinate = punkt nie ma lat i lon w stopniach dziesiętnych
gpx-error-problem-decimal-comma = „{ $text }” ma przecinek dziesiętny: lat i lon zapisuje się z kropką, na przykład 55.160283
gpx-error-problem-coordinate-outside-earth = punkt leży poza ±180° i ±90°: czy lat i lon nie są zamienione?
gpx-error-problem-too-many-points = plik ma więcej punktów niż { $most }; wyjmij z niego pojedynczy przejazd
gpx-error-problem-unreadable-time = „{ $text }” to nie czas w rodzaju 2024-03-22T14:09:45Z

## ExchangeFindings

exchange-findings-note = { $text }: { $listed }.

## StandingsText

standings-header = Nr

## ExchangeError

exchange-error-problem-unknown-format = elementem głównym jest <{ $root }>; czytane są GPX i komunikat IOF CourseData
exchange-error-problem-already-geo-json = to JSON, a nie XML; questy same są plikami GeoJSON: zobacz, co powie „questctl validate”
exchange-error-problem-older-standard = to standard danych IOF { $version }, a czytana jest wersja 3.0: wyeksportuj plik ponownie jako IOF XML 3.0
exchange-error-problem-other-standard = to standard danych IOF { $version }, a czytana jest wersja 3.0
exchange-error-problem-coordinate-outside-earth = punkt kontrolny { $control } leży poza ±180° i ±90°: czy lng i lat nie są zamienione, a może to metry siatki?
exchange-error-problem-no-places = nie ma w nim punktów kontrolnych
exchange-error-problem-no-places-2 = { $count ->
        [one] jedyny punkt kontrolny nie ma
       *[other] żaden z { $count } punktów kontrolnych nie ma
    } miejsca na Ziemi: nadaj mapie współrzędne w programie, z którego pochodzi plik, i wyeksportuj go ponownie
exchange-error-problem-no-points = nie ma w nim { $words } ani innych punktów
import-choice-points-words-waypoints = punktów trasy
import-choice-points-words-route = tras
import-choice-points-words-track = śladów
exchange-error-located = wiersz { $line }, kolumna { $column }: { $text }

## ImportTexts

import-several-courses = Wzięto trasę „{ $taken }”; inną wybierz po nazwie: { $others }.
import-controls-without-place = Pominięto punkty kontrolne bez współrzędnych geograficznych
import-unknown-controls = Trasa prowadzi przez punkty kontrolne, których plik nie definiuje
import-duplicate-controls = Dwa punkty kontrolne mają ten sam kod; wzięto pierwszy
import-repeated-controls = Zadanie rozwiązuje się raz, więc przy tych punktach kontrolnych została tylko pierwsza wizyta
import-alternatives = Wystarczyłby jeden z kilku punktów kontrolnych; teraz każdy jest zadaniem na tej samej pozycji w kolejności
import-other-controls = Pominięto przejścia i końce odcinków obowiązkowych
import-rounded-scores = Punktację zamieniono na liczby całkowite od 0 do 1 000 000
import-unnamed-points = { $count ->
        [one] { $count } punkt nie ma nazwy; uczestnicy zobaczą numer.
        [few] { $count } punkty nie mają nazw; uczestnicy zobaczą numery.
       *[other] { $count } punktów nie ma nazw; uczestnicy zobaczą numery.
    }
import-no-start = W pliku nie ma startu z podanym miejscem; jeśli wszyscy startują w jednym miejscu, dodaj do questa „start”.
import-no-map-scale = Plik nie podaje skali mapy; quest jej nie potrzebuje.
import-unreadable = nie można go odczytać

## MapTexts

map-contacts = Kontakty:{"\u000A"}{ $list }
map-answer = Odpowiedź: { $text }
map-hint = Podpowiedź: { $text }
map-success = Po rozwiązaniu: { $text }
map-difficulty = Zadanie { $word }
map-start = Start
map-finish = Meta
map-tasks = Zadania
map-start-and-finish = Start i meta
map-zones = Strefy
map-stay-inside = Nie wyjeżdżaj poza ten obszar.
map-keep-out = Nie wjeżdżaj.
map-changes-points = Przejazd zmienia liczbę Twoich punktów.
map-costs-points = Przejazd kosztuje punkty.

## ResultTexts

result-open-category = Open
result-disqualified-for = dyskwalifikacja: { $reason }
result-log-unsigned = dziennik nie jest podpisany
result-log-unchecked = dziennik jest rzekomo podpisany kluczem { $keys }, ale nikt tego nie sprawdził
result-log-signed = dziennik jest podpisany kluczem { $keys }
result-no-log-is-signed = Żaden dziennik nie jest podpisany.
result-unsigned-logs = Dzienniki bez podpisu: { $listed }{ $has-more ->
        [true] {" "}i jeszcze { $more }
       *[false] {""}
    }.
result-signatures-not-checked = Podpisów dzienników nie sprawdzono.
result-worth-a-look = do sprawdzenia
result-noted = odnotowano
result-to-be-judged = do oceny
result-disqualified-by-rule = dyskwalifikacja zgodnie z zasadami questa
result-as-of = Stan z { $time }.
result-nobody-has-ridden = Nikt jeszcze nie jechał.
result-without-class = Bez kategorii
result-name = Nazwisko
result-points = Punkty
result-time = Czas
result-solved = Rozwiązane
result-status = Status
result-to-judge = do oceny: { $count }
result-not-started = bez startu
result-under-way = na trasie
result-gave-up = rezygnacja
result-over-time = po limicie czasu
result-control-missing = brak punktu kontrolnego
result-disqualified = dyskwalifikacja

## RuleTitles

rule-titles-control-without-place = punkt kontrolny bez miejsca
rule-titles-unknown-control = niezdefiniowany punkt kontrolny trasy
rule-titles-repeated-control = punkt kontrolny odwiedzany więcej niż raz
rule-titles-duplicate-control = dwa punkty kontrolne, jeden kod
rule-titles-no-start = brak startu
rule-titles-several-courses = kilka tras
rule-titles-alternatives = wystarczy jeden z kilku punktów kontrolnych
rule-titles-other-control = przejście lub odcinek obowiązkowy
rule-titles-rounded-score = punktacja, która nie jest liczbą całkowitą
rule-titles-no-map-scale = mapa bez skali
rule-titles-unnamed-point = punkt bez nazwy

## TrackError

track-error-unknown-format = to nie jest ślad: ani GPX, ani TCX, FIT, GeoJSON, ani dziennik przejazdu
track-error-foreign-xml = to nie jest ślad: elementem głównym jest <{ $root }>, a nie <gpx> ani <TrainingCenterDatabase>
track-error-no-track = w tym pliku nie ma śladu; wyeksportuj sam przejazd, a nie trasę czy punkty trasy
track-error-no-track-2 = w tym pliku nie ma śladu, jest tylko trasa z { $planned ->
        [one] { $planned } punktu
       *[other] { $planned } punktów
    }, zaplanowana, a nie przejechana; wyeksportuj sam przejazd
track-error-no-track-3 = w tym pliku nie ma śladu, { $waypoints ->
        [one] jest tylko { $waypoints } punkt trasy
        [few] są tylko { $waypoints } punkty trasy
       *[other] jest tylko { $waypoints } punktów trasy
    }{ $has-planned ->
        [true] {" "}i zaplanowana trasa
       *[false] {""}
    }; wyeksportuj sam przejazd
track-error-no-places = żaden punkt tego pliku nie ma pozycji: nagrano go w budynku albo bez zasięgu satelitów
track-error-swapped = w tym pliku szerokość i długość geograficzna są zamienione: wszystkie punkty leżą poza ±180° i ±90°, a po zamianie już nie; wyeksportuj przejazd jeszcze raz
track-error-nowhere = wszystkie punkty tego pliku leżą w 0°, 0° albo poza ±180° i ±90°: odbiornik ani razu nie znał pozycji
track-error-no-seconds = czasy nie są sekundami od 1970 roku, na przykład { $number }; może to milisekundy: podziel je przez 1000 albo zapisz w postaci 2024-03-22T14:09:45Z
source-place-line = wiersz { $line }
source-place-byte = bajt { $offset }
source-place-position = pozycja { $number }

## TrackRemark

track-remark = { $text } ({ $place })
track-remark-2 = { $text } (pierwszy raz: { $place })
track-remark-without-place-torn = { $reason }; { $count ->
        [one] użyto { $count } punktu sprzed tego miejsca
       *[other] użyto { $count } punktów sprzed tego miejsca
    }
track-remark-without-place-damaged = { $reason }; { $count ->
        [one] użyto { $count } punktu, który da się odczytać
       *[other] użyto { $count } punktów, które da się odczytać
    }
track-remark-without-place-without-place = pominięto { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    } bez czytelnych lat i lon
track-remark-without-place-unreadable-times = nie można odczytać { $count ->
        [one] { $count } czasu
       *[other] { $count } czasów
    }, na przykład „{ $text }”; prawidłowy zapis to 2024-03-22T14:09:45Z
track-remark-without-place-without-zone = czasy nie mają strefy czasowej i przyjęto UTC
track-remark-without-place-nowhere = pominięto { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    } w 0°, 0° albo poza ±180° i ±90°: pozycja nie była tam znana
track-remark-without-place-wrong-clock = pominięto { $count ->
        [one] { $count } punkt z czasem niepasującym
        [few] { $count } punkty z czasem niepasującym
       *[other] { $count } punktów z czasem niepasującym
    } do reszty śladu, na przykład { $moment }
track-remark-without-place-no-seconds = pominięto { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }, bo czasy nie są sekundami od 1970 roku, na przykład { $number }; może to milisekundy
track-remark-without-place-unequal-times = liczba czasów ({ $times }) jest inna niż liczba pozycji ({ $positions }); połączono je w pary od pierwszej
track-remark-without-place-unreadable-start = nie można odczytać początku „{ $text }”, więc czasy liczą się od 1970 roku; prawidłowy zapis to 2024-03-22T14:09:45Z
track-remark-without-place-interpolated = { $count } z { $all } punktów nie ma czasu; obliczono go z punktów przed i po
track-remark-without-place-timeless = pominięto { $count ->
        [one] { $count } punkt bez czasu
        [few] { $count } punkty bez czasu
       *[other] { $count } punktów bez czasu
    } przed pierwszym lub po ostatnim, który go ma
track-remark-without-place-sorted = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    } poza kolejnością: posortowano według czasu
track-remark-without-place-repeated = pominięto { $count ->
        [one] { $count } punkt, który powtarza poprzedni
        [few] { $count } punkty, które powtarzają poprzednie
       *[other] { $count } punktów, które powtarzają poprzednie
    }
track-remark-without-place-without-times = pominięto { $count ->
        [one] { $count } ślad
        [few] { $count } ślady
       *[other] { $count } śladów
    } bez czasów, bo inne je mają
track-remark-without-place-assumed-speed = ślad nie ma czasów; przyjęto jazdę z prędkością { $speed } km/h
track-remark-without-place-same-times = wszystkie czasy śladu są jednakowe, { $moment }; przyjęto jazdę z prędkością { $speed } km/h
exchange-error-problem-other-points = nie ma w nim { $words }; zadania można zrobić z { $others }: { $options }
exchange-error-problem-unknown-name = nie ma „{ $name }”; { $known ->
        [none] żaden obiekt nie ma nazwy
       *[other] są: { $known }
    }
exchange-error-problem-unknown-course = nie ma trasy „{ $name }”; { $known ->
        [none] nie ma żadnej
       *[other] są: { $known }
    }
