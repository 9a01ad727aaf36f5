## StaticFile

static-file-headers = Mapę podmieniono; trzeba ponownie uruchomić serwer.

## API+Riding

api-joining = „edition” to riders albo organisers.
api-request-digest = Skrót nie składa się z 64 cyfr szesnastkowych z małymi literami.

## API+Sharing

api-events = „name” ma najwyżej 200 bajtów.

## API

api-no-operator = To nie jest token operatora tego serwera; znajdziesz go w pliku z --operator-token.

## RequestBodies

office-decision-reading = skrót wiersza odpowiedzi
office-decision-reading-2 = true lub false
office-decision-reading-3 = liczba
office-decision-reading-4 = judged, adjusted lub disqualified
new-rider-reading = Treść żądania nie jest tablicą.

## RequestHeaders

forwarded-address-init = Ostatnia część „X-Forwarded-For” nie jest adresem; popraw ustawienia serwera proxy.
last-event-id-init = „Last-Event-ID” nie jest wartością „id” z tego strumienia.

## RouteFinding

route-finding-response = jedno z: { $names }
route-finding-coordinate = długość i szerokość geograficzna w stopniach

## Trackers

osm-and-number = „lat” i „lon” muszą być liczbami.
osm-and-number-2 = „timestamp” to sekundy lub milisekundy od 1970 roku albo moment według ISO 8601.
osm-and-values = Nie ma takiego miejsca na Ziemi albo takiego czasu.
own-tracks-fixes = „tst”, „lon” i „lat” muszą być czasem i miejscem.

## AccountSettingsTexts

account-settings-text = tekst w cudzysłowie
account-settings-missing = nie można go odczytać
account-settings-list = lista w nawiasach kwadratowych
account-settings-kind = oidc lub vk
account-settings-identifier = od 1 do 40 małych liter, cyfr i łączników
account-settings-address = adres z https, na przykład https://id.example; z http tylko na tym komputerze
account-settings-fault-address = „{ $text }” nie nadaje się na public-url; potrzebne jest https i sama nazwa hosta, na przykład https://quest.example, albo http://localhost:8642 dla przeglądarki na tym komputerze
account-settings-fault-unreadable = { $file }: to nie jest konfiguracja kont: { $reason }
account-settings-fault-unknown = { $file }: „{ $name }” nic tu nie znaczy
account-settings-fault-wrong = { $file }: „{ $name }” – oczekiwana wartość: { $expected }
account-settings-fault-twice = { $file }: dwóch dostawców nazywa się „{ $id }”
account-settings-fault-no-secret = { $path }: w tym pliku nie ma sekretu
account-settings-fault-open-secret = { $path } mogą czytać inni; zamknij ten plik poleceniem „chmod 600”

## AccountTexts

account-no-member = Twoje konto nie należy do tej imprezy; poproś właściciela o zaproszenie.
account-needs-token = Potrzebny jest token organizatora w „Authorization” oraz ciasteczko Twojego konta.
account-role = owner, organiser, judge lub spectator
account-task-of-judge = zadanie z questa
account-no-task = brak wartości (zadanie mają tylko sędziowie)

## PageTexts

page-folder-fault-missing = brakuje { $path }; złóż strony poleceniem „make pages”
page-folder-fault-too-large = { $path } zawiera więcej, niż mają strony; czy to folder z „make pages”?
page-none = Ten serwer nie ma stron: uruchom go z --pages i folderem z „make pages”.

## SettingsTexts

settings-no-object = to nie jest obiekt
server-settings-source-option = opcja --{ $key }
server-settings-source-environment = zmienna środowiskowa { $environment-name }
server-settings-source-file = plik { $path }
server-settings-source-standard = wartość domyślna
server-settings-fault-unreadable = { $file }: to nie jest konfiguracja: { $reason }
server-settings-fault-unknown = { $file }: nie ma ustawienia „{ $name }”; są { $names }
server-settings-fault-not-text = { $file }: „{ $key }” musi być tekstem w cudzysłowie
server-settings-fault-invalid = „{ $value }” nie nadaje się na { $key } ({ $key-2 }); { $expected }
server-settings-fault-no-address = serwery jednej bazy danych łączą się ze sobą po adresach: podaj adres tego serwera opcją --address, na przykład http://10.0.0.7:8642
server-settings-fault-half-tls = tls-cert i tls-key muszą być podane razem
server-settings-fault-weak-token = token w { $path } ma mniej niż 24 znaki; utwórz go poleceniem „openssl rand -base64 32”
server-settings-fault-open-secret = { $path } mogą czytać inni; zamknij ten plik poleceniem „chmod 600”
server-settings-fault-expected-address = potrzebny jest adres bez ścieżki, na przykład http://10.0.0.7:8642
server-settings-fault-expected-listen = potrzebny jest adres i port, na przykład 127.0.0.1:8642
server-settings-fault-expected-listen-2 = dozwolone są trace, debug, info, notice, warning, error i critical
