## EventDay

event-day-check = Das ist eine Fahrerausgabe; die Veranstaltung braucht die Datei des Veranstalters, um Antworten zu werten.
event-day-check-2 = Die Fahrerausgabe gehört nicht zu dieser Quest; erstelle sie mit „questctl seal“.
event-day-identifier-expected = Die Kennung einer Veranstaltung hat 1 bis 40 Kleinbuchstaben, Ziffern und Bindestriche.

## LiveEvent+Office

live-event-has-result = Der Fahrer „{ $id }“ wurde gelöscht, und die Nummer behält ihr Ergebnis; nimm eine andere Nummer.
live-event-decide = Die Quest hat keine Aufgabe „{ $task }“.
live-event-replace-quest = Das ist eine andere Quest: Ihre Kennung ist „{ $id }“, nicht „{ $id-2 }“.
live-event-share = Eine Veranstaltung darf höchstens { $most-shares } Links haben; zieh alte zurück.

## LiveEvent+Riding

live-event-join = ein öffentlicher Schlüssel in der Form „ed25519:…“
live-event-store-lines = Ein Fahrer darf höchstens { $most-lines } Zeilen haben.

## PhotoQuota

photo-quota-take = Ein Fahrer darf höchstens { $most-photos } Fotos senden.
photo-quota-take-2 = Die Fotos eines Fahrers dürfen zusammen { $has-most-bytes-of-rider } MB haben, { $megabytes } sind belegt; sende ein kleineres.
photo-quota-take-3 = Die Fotos der Veranstaltung haben { $has-most-bytes } MB erreicht, mehr werden nicht angenommen; sag dem Veranstalter Bescheid.

## EventRoster

event-roster-binding = Ein anderes Gerät heißt schon „{ $device }“; wähle einen anderen Namen.

## NewRider

plain-name-expected = 1 bis 64 Buchstaben, Ziffern, Punkte, Bindestriche und Unterstriche, nicht nur Punkte
plain-expected = ein Text ohne Steuerzeichen

## EventError

problem-code-title-no-event = Diese Veranstaltung gibt es nicht.
problem-code-title-no-route = Auf dieser Karte führt kein Weg dorthin.
problem-code-title-no-map = Die Veranstaltung hat keine Karte, auf der sich Routen suchen ließen.
problem-code-title-off-map = Der Ort liegt außerhalb der Karte der Veranstaltung.
problem-code-title-not-found = Hier gibt es nichts.
problem-code-title-not-yet = Das ist erst nach der Veranstaltung zu sehen.
problem-code-title-unauthorized = Ein gültiges Token fehlt; tritt noch einmal bei.
problem-code-title-forbidden = Das Token erlaubt das nicht.
problem-code-title-revoked = Für diesen Fahrer fährt jetzt ein anderes Gerät; frag den Veranstalter.
problem-code-title-code-unknown = Diesen Code hat niemand.
problem-code-title-code-in-use = Mit diesem Code ist schon ein anderes Gerät beigetreten; der Veranstalter kann ihn freigeben.
problem-code-title-event-over = Die Veranstaltung ist vorbei.
problem-code-title-malformed = Die Anfrage ist nicht lesbar.
problem-code-title-invalid-quest = Die Quest hat Fehler.
problem-code-title-exists = Das gibt es schon.
problem-code-title-too-large = Die Anfrage ist zu groß.
problem-code-title-wrong-type = Dateien dieses Typs werden nicht angenommen.
problem-code-title-wrong-digest = Die Bytes haben eine andere Prüfsumme.
problem-code-title-rate-limited = Zu viele Anfragen; warte ein wenig.
problem-code-title-storage-full = Die Festplatte des Servers ist voll; von der Anfrage wurde nichts gespeichert.
problem-code-title-unavailable = Der Server kann gerade nicht antworten.
problem-code-title-method-not-allowed = Diese Adresse kennt die Methode nicht.
live-event-link-is-over = Dieser Link gilt nicht mehr; bitte den Veranstalter um einen neuen.
live-event-too-many-answers = Zu viele Antworten auf eine Aufgabe; die nächste wird später angenommen.
new-rider-id = { $expected }, anders als „{ $id }“
