## The checker.

title = Sprawdzanie GeoJSON · VeloQuest
welcome = Czy ten GeoJSON jest poprawny?
lead = Każdy błąd z wierszem, kolumną i radą, co zrobić. Pewne błędy naprawisz jednym kliknięciem, a reszta pliku zostanie taka sama co do bajta.
dropHere = Upuść tu plik albo wklej tekst
choose = Wybierz plik
paste = Wklej tekst
promise1 = RFC 7946 oraz to, co dozwolone, ale raczej niezamierzone: zamienione współrzędne, pierścienie, które się przecinają.
promise2 = Także uszkodzony JSON: brakujące przecinki, cudzysłowy, nawiasy.
promise3 = Pliki od 100 MB w górę, także z jednym obiektem w każdym wierszu.
work = Wynik
facts = { $size } · wiersze: { $lines }
shapes = obiekty: { $features } · pozycje: { $positions }
fixAll = { $count ->
        [one] Napraw { $count } błąd
        [few] Napraw { $count } błędy
       *[other] Napraw { $count } błędów
    }
nothingToFix = Nic do naprawy
saveFile = Zapisz plik
saveSarif = Zapisz SARIF
sarifTitle = Znalezione problemy dla GitHuba, GitLaba i edytorów
another = Inny plik
textHelp = Tekst pliku; przewijasz strzałkami
mapHelp = Rysunek geometrii; strzałki przesuwają, plus i minus zmieniają powiększenie
severities = Rodzaje problemów
error = Błędy
warning = Ostrzeżenia
note = Uwagi
rule = Reguła
allRules = Wszystkie reguły
lint = Także reguły stylu
reading = Wczytuję { $size } …
checking = Sprawdzam … { $seconds } s
fixing = Naprawiam … { $seconds } s
loading = Ładuję sprawdzanie …
progress = Postęp
cancelled = Anulowano. Tekst widać, ale nie jest sprawdzony.
found = błędy: { $errors }, ostrzeżenia: { $warnings }, uwagi: { $notes }
clean = Brak problemów. Ten plik jest zgodny z RFC 7946.
filtered = Żaden problem nie pasuje do filtrów.
unchecked = Nie sprawdzono.
fixedAll = { $count ->
        [one] Naprawiono { $count } błąd
        [few] Naprawiono { $count } błędy
       *[other] Naprawiono { $count } błędów
    }
fixedOne = Naprawiono
nothingDrawn = Nie ma geometrii do narysowania
featureNumber = Obiekt Feature { $number }
pasteTitle = Wklej GeoJSON
pasteHint = { "{" }"type": "FeatureCollection" …
checkIt = Sprawdź
pastedName = wklejony.geojson
failed = Sprawdzanie przerwane: { $message }
tooLarge = Ten plik ma { $size }, a tu można sprawdzić najwyżej 1 GB. questctl geojson lint sprawdzi każdy rozmiar.
