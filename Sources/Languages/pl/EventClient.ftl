## EventProblem

event-problem-code-unknown = takiego kodu na tę imprezę nie wydano; sprawdź kod i adres
event-problem-code-in-use = tego kodu użyło już inne urządzenie; poproś organizatora o nowy
event-problem-event-over = impreza się zakończyła
event-problem-unauthorized = serwer nie zna już tego urządzenia; dołącz ponownie, podając kod
event-problem-revoked = organizator odłączył to urządzenie; aby dalej na nim jechać, poproś o nowy kod
event-problem-too-large = żądanie było za duże; kolejne będą mniejsze
event-problem-rate-limited = za dużo żądań; następne zostanie wysłane trochę później
event-problem-storage-full = serwer nie ma miejsca; nic nie przepada, dane zostaną wysłane później
event-problem-unavailable = serwer nie może teraz odpowiedzieć; nic nie przepada, dane zostaną wysłane później
event-problem-not-a-server = odpowiedź nie pochodzi z serwera imprezy (status { $status }); sprawdź adres i czy sieć nie wymaga hasła
event-problem-not-a-server-2 = serwer odrzucił żądanie ({ $code }, status { $status })
event-client-state-fault-damaged = plik nie jest stanem klienta albo jest uszkodzony; usuń go i dołącz ponownie, dziennik zostanie wysłany od nowa
event-client-state-fault-newer = stan zapisała nowsza wersja; użyj jej albo usuń plik i dołącz ponownie

## RequestTexts

request-not-an-object = To nie jest obiekt JSON.
request-text = tekst
request-flag = true lub false
request-array = tablica
request-array-of-texts = tablica tekstów
request-text-2 = tekst o długości od 1 do { $bytes } bajtów
request-number = liczba całkowita od { $lower-bound } do { $upper-bound }
request-too-many = „{ $name }” może mieć najwyżej tyle elementów: { $most }.
request-wrong = „{ $name }” – oczekiwana wartość: { $expected }.
