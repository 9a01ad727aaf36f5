## StaticFile

static-file-headers = Die Karte wurde ausgetauscht; der Server muss neu gestartet werden.

## API+Riding

api-joining = „edition“ ist riders oder organisers.
api-request-digest = Die Prüfsumme besteht nicht aus 64 Hexadezimalziffern in Kleinbuchstaben.

## API+Sharing

api-events = „name“ hat höchstens 200 Byte.

## API

api-no-operator = Das ist nicht das Betreiber-Token dieses Servers; es steht in der Datei von --operator-token.

## RequestBodies

office-decision-reading = der Hash der Zeile einer Antwort
office-decision-reading-2 = true oder false
office-decision-reading-3 = eine Zahl
office-decision-reading-4 = judged, adjusted oder disqualified
new-rider-reading = Der Inhalt ist keine Liste.

## RequestHeaders

forwarded-address-init = Der letzte Teil von „X-Forwarded-For“ ist keine Adresse; berichtige die Einstellungen des Proxys.
last-event-id-init = „Last-Event-ID“ ist keine „id“ dieses Stroms.

## RouteFinding

route-finding-response = eines von { $names }
route-finding-coordinate = Länge und Breite in Grad

## Trackers

osm-and-number = „lat“ und „lon“ müssen Zahlen sein.
osm-and-number-2 = „timestamp“ muss in Sekunden oder Millisekunden seit 1970 oder als Zeitpunkt nach ISO 8601 angegeben sein.
osm-and-values = Das ist kein Ort auf der Erde oder kein Zeitpunkt.
own-tracks-fixes = „tst“, „lon“ und „lat“ müssen ein Zeitpunkt und ein Ort sein.

## AccountSettingsTexts

account-settings-text = ein Text in Anführungszeichen
account-settings-missing = sie ist nicht lesbar
account-settings-list = eine Liste in Klammern
account-settings-kind = oidc oder vk
account-settings-identifier = 1 bis 40 Kleinbuchstaben, Ziffern und Bindestriche
account-settings-address = eine Adresse mit https, etwa https://id.example; mit http nur auf diesem Rechner
account-settings-fault-address = „{ $text }“ taugt nicht als public-url; nötig ist https und nur ein Host, etwa https://quest.example, oder http://localhost:8642 für einen Browser auf diesem Rechner
account-settings-fault-unreadable = { $file }: das ist keine Konfiguration von Konten: { $reason }
account-settings-fault-unknown = { $file }: „{ $name }“ hat hier keine Bedeutung
account-settings-fault-wrong = { $file }: „{ $name }“ passt nicht; erwartet: { $expected }
account-settings-fault-twice = { $file }: zwei Anbieter heißen „{ $id }“
account-settings-fault-no-secret = { $path }: in dieser Datei steht kein Geheimnis
account-settings-fault-open-secret = andere dürfen { $path } lesen; sperre die Datei mit „chmod 600“

## AccountTexts

account-no-member = Dein Konto gehört nicht zu dieser Veranstaltung; bitte ihren Eigentümer um eine Einladung.
account-needs-token = Dafür braucht es das Token des Veranstalters in „Authorization“ und das Cookie deines Kontos.
account-role = owner, organiser, judge oder spectator
account-task-of-judge = eine Aufgabe der Quest
account-no-task = keine Angabe (nur Kampfrichter haben eine Aufgabe)

## PageTexts

page-folder-fault-missing = { $path } fehlt; stell die Seiten mit „make pages“ zusammen
page-folder-fault-too-large = { $path } enthält mehr, als zu den Seiten gehört; ist das der Ordner von „make pages“?
page-none = Dieser Server hat keine Seiten: Starte ihn mit --pages und dem Ordner von „make pages“.

## SettingsTexts

settings-no-object = sie enthält kein Objekt
server-settings-source-option = Option --{ $key }
server-settings-source-environment = Umgebungsvariable { $environment-name }
server-settings-source-file = Datei { $path }
server-settings-source-standard = Vorgabe
server-settings-fault-unreadable = { $file }: das ist keine Konfiguration: { $reason }
server-settings-fault-unknown = { $file }: es gibt keine Einstellung „{ $name }“, nur { $names }
server-settings-fault-not-text = { $file }: „{ $key }“ muss ein Text in Anführungszeichen sein
server-settings-fault-invalid = „{ $value }“ ist kein Wert für { $key } ({ $key-2 }); { $expected }
server-settings-fault-no-address = die Server einer Datenbank erreichen einander über Adressen: gib die von diesem mit --address an, etwa http://10.0.0.7:8642
server-settings-fault-half-tls = tls-cert und tls-key gehören zusammen
server-settings-fault-weak-token = das Token in { $path } hat weniger als 24 Zeichen; erzeuge eines mit „openssl rand -base64 32“
server-settings-fault-open-secret = andere dürfen { $path } lesen; sperre die Datei mit „chmod 600“
server-settings-fault-expected-address = nötig ist eine Adresse ohne Pfad, etwa http://10.0.0.7:8642
server-settings-fault-expected-listen = nötig sind Adresse und Port, etwa 127.0.0.1:8642
server-settings-fault-expected-listen-2 = möglich sind trace, debug, info, notice, warning, error oder critical
