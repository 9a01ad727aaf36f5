## EventDay

event-day-check = To wydanie dla uczestników; do oceny odpowiedzi impreza potrzebuje pliku organizatora.
event-day-check-2 = To wydanie dla uczestników nie pochodzi z tego questa; przygotuj je poleceniem „questctl seal”.
event-day-identifier-expected = Identyfikator imprezy ma od 1 do 40 małych liter, cyfr i łączników.

## LiveEvent+Office

live-event-has-result = Uczestnika „{ $id }” usunięto, ale numer zachowuje jego wynik; wybierz inny numer.
live-event-decide = W queście nie ma zadania „{ $task }”.
live-event-replace-quest = To inny quest: jego identyfikator to „{ $id }”, a nie „{ $id-2 }”.
live-event-share = Impreza może mieć najwyżej { $most-shares ->
        [one] { $most-shares } link
        [few] { $most-shares } linki
       *[other] { $most-shares } linków
    }; wycofaj stare.

## LiveEvent+Riding

live-event-join = klucz publiczny w postaci „ed25519:…”
live-event-store-lines = Uczestnik może mieć najwyżej { $most-lines ->
        [one] { $most-lines } wiersz
        [few] { $most-lines } wiersze
       *[other] { $most-lines } wierszy
    }.

## PhotoQuota

photo-quota-take = Uczestnik może przesłać najwyżej { $most-photos ->
        [one] { $most-photos } zdjęcie
        [few] { $most-photos } zdjęcia
       *[other] { $most-photos } zdjęć
    }.
photo-quota-take-2 = Zdjęcia uczestnika mogą zająć łącznie { $has-most-bytes-of-rider } MB, a zajęte jest już { $megabytes }; prześlij mniejsze.
photo-quota-take-3 = Zdjęcia z imprezy zajęły { $has-most-bytes } MB i nowe nie są przyjmowane; powiadom organizatora.

## EventRoster

event-roster-binding = Nazwę „{ $device }” ma inne urządzenie; wybierz inną.

## NewRider

plain-name-expected = od 1 do 64 liter, cyfr, kropek, łączników i podkreśleń, nie same kropki
plain-expected = tekst bez znaków sterujących

## EventError

problem-code-title-no-event = Nie ma takiej imprezy.
problem-code-title-no-route = Na tej mapie nie ma tam dojazdu.
problem-code-title-no-map = Impreza nie ma mapy do wyznaczania tras.
problem-code-title-off-map = To miejsce leży poza mapą imprezy.
problem-code-title-not-found = Tu nic nie ma.
problem-code-title-not-yet = To będzie widoczne po imprezie.
problem-code-title-unauthorized = Brak ważnego tokenu; dołącz ponownie.
problem-code-title-forbidden = Token na to nie pozwala.
problem-code-title-revoked = Za tego uczestnika jedzie teraz inne urządzenie; zapytaj organizatora.
problem-code-title-code-unknown = Nikt nie ma tego kodu.
problem-code-title-code-in-use = Tego kodu użyło już inne urządzenie; organizator może go zwolnić.
problem-code-title-event-over = Impreza się zakończyła.
problem-code-title-malformed = Nie można odczytać żądania.
problem-code-title-invalid-quest = Quest zawiera błędy.
problem-code-title-exists = To już istnieje.
problem-code-title-too-large = Żądanie jest za duże.
problem-code-title-wrong-type = Pliki tego typu nie są przyjmowane.
problem-code-title-wrong-digest = Bajty mają inny skrót.
problem-code-title-rate-limited = Za dużo żądań; odczekaj chwilę.
problem-code-title-storage-full = Dysk serwera jest pełny; z żądania nic nie zapisano.
problem-code-title-unavailable = Serwer nie może teraz odpowiedzieć.
problem-code-title-method-not-allowed = Ten adres nie przyjmuje tej metody.
live-event-link-is-over = Ten link już nie działa; poproś organizatora o nowy.
live-event-too-many-answers = Za dużo odpowiedzi do jednego zadania; następna zostanie przyjęta później.
new-rider-id = { $expected }, a jest „{ $id }”
