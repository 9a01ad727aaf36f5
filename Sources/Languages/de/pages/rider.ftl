## The rider's page

riderTitle = Fahren · VeloQuest
loadingEngine = Die Quest wird geladen …
joinTitle = Mitfahren
joinAbout = Gib den Code ein, den du vom Veranstalter hast, oder scanne seinen QR-Code.
code = Code
joinButton = Beitreten
joining = Du trittst bei …
joinPrivacy = Der Code gehört dem ersten Handy, das ihn benutzt.
elsewhereTitle = Du fährst in einem anderen Tab
elsewhereAbout = Nur ein Tab auf einmal schreibt das Protokoll einer Fahrt. Mach dort weiter, oder übernimm die Fahrt hier; nichts geht verloren.
takeOver = Hier weiterfahren
troubleTitle = Das klappt nicht
reload = Seite neu laden
noEngine = Die Engine ließ sich nicht laden: { $message }. Vielleicht hilft ein neuerer Browser oder das Netz; was bisher gefahren ist, bleibt erhalten.
problem_offline = Keine Verbindung. Prüfe das Netz und versuch es noch einmal.
problem_code-unknown = Für diese Veranstaltung wurde kein solcher Code ausgegeben. Prüfe den Code.
problem_code-in-use = Mit diesem Code ist schon ein anderes Gerät beigetreten. Bitte den Veranstalter um einen neuen.
problem_event-over = Die Veranstaltung ist vorbei.
problem_unauthorized = Der Server kennt dieses Handy nicht mehr. Bitte den Veranstalter um einen neuen Code.
problem_revoked = Der Veranstalter hat dieses Handy abgemeldet. Bitte um einen neuen Code, verlass die Veranstaltung unter „Mehr“ und tritt damit bei; dein Protokoll bleibt hier.
problem_rate-limited = Zu viele Anfragen; es geht etwas später weiter.
problem_storage-full = Der Server hat keinen Platz; nichts geht verloren, es wird später gesendet.
problem_unavailable = Der Server kann gerade nicht antworten; nichts geht verloren.
problem_not-a-server = Was geantwortet hat, ist kein Server einer Veranstaltung. Verlangt das Netz ein Passwort?
problem_not-found = Diese Veranstaltung gibt es nicht.
problem_quest = Was ankam, ist keine Quest, die diese Seite lesen kann. Lade die Seite neu; hilft das nicht, sag dem Veranstalter Bescheid.
problem_disk = Das Handy kann nicht speichern: Vielleicht ist sein Speicher voll. Mach jetzt Platz, sonst gehen womöglich Antworten verloren.
problem_other = Das hat nicht geklappt: { $message }
otherWriter = Jemand anderes schreibt unter dem Namen dieses Handys. Sag dem Veranstalter Bescheid.
views = Ansichten
messages = Infos
more = Mehr
follow = Meiner Position folgen
mapOfTasks = Karte der Aufgaben; sie stehen auch unter „Aufgaben“ in der Liste
noMapComponent = Die Karte ließ sich nicht laden; alle Aufgaben stehen in der Liste.
go = Losfahren
goOn = Standort einschalten
noPosition = Der Browser gibt keine Position her: { $message }. Erlaube dieser Seite den Standort in den Einstellungen von Browser und Handy.
noGeolocation = Dieser Browser kennt keine Standorte.
newMessage = Nachricht: { $text }
verdictSaid = Aufgabe { $number }: { $text }
newEdition = Der Veranstalter hat die Quest geändert.
sort = Sortieren
sort_number = nach Nummer
sort_near = nächste zuerst
onlyOpen = nur ungelöste
page = { $from }–{ $to } von { $count }
noTasks = Keine Aufgaben zu zeigen.
hiddenTasks = { $count ->
        [one] { $count } weitere Aufgabe ist verborgen, bis andere gelöst sind.
       *[other] { $count } weitere Aufgaben sind verborgen, bis andere gelöst sind.
    }
previousTask = Vorige Aufgabe
nextTask = Nächste Aufgabe
position = { $number } von { $count }
toList = Alle Aufgaben
worth = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
state_open = nicht gelöst
state_reached = eingecheckt
state_pending = noch zu werten
state_locked = gesperrt
difficulty_low = leicht
difficulty_medium = mittel
difficulty_high = schwer
openHours = Offen
fromClock = ab { $opens }
untilClock = bis { $closes }
distance = Entfernung
needs = Erst lösen
checkIn = Einchecken
missingTitle = Um einzuchecken:
missing_positions = schalte den Standort ein
missing_waiting = warte unter freiem Himmel auf eine Position
missing_distance = komm { $distance } näher heran
missing_accuracy = warte auf eine bessere Position: Sie ist auf ±{ $accuracy } genau, nötig sind ±50 m
missing_dwell = bleib { $seconds } s dort
missing_opens = sie öffnet um { $clock }
missing_closed = sie hat um { $clock } geschlossen
missing_requires = löse zuerst: { $tasks }
missing_start = die Fahrt hat noch nicht begonnen
missing_over = die Fahrt ist vorbei
missing_soon = du bist da; warte ein paar Sekunden auf den Check-in
yourAnswer = Deine Antwort
answerIn = Deine Antwort in { $unit }
answerNumber = Deine Antwort, eine Zahl
answerList = Deine Antwort, mit Kommas getrennt
photo = Foto
takePhoto = Foto aufnehmen oder wählen
photoReady = Foto, { $size }, ohne Ort und Zeit der Aufnahme
photoFailed = Dieses Bild lässt sich nicht lesen: { $message }
photoAnswer = ein Foto
photoWaits = das Foto wartet auf ein Netz
photoRefused = der Server hat das Foto nicht angenommen
outcome_accepted = Richtig!
outcome_nearly = Fast richtig. Sieh noch einmal hin und antworte noch einmal.
outcome_rejected = Nicht richtig.
outcome_pending = Gespeichert. Das Urteil steht noch aus.
outcome_void = Sie zählt nicht: kein Check-in, oder die Aufgabe war schon gelöst.
byOrganiser = Der Veranstalter hat entschieden.
reason = Grund: { $reason }
earlier = Frühere Antworten
hint = Tipp
takeHint = Tipp nehmen: kostet { $cost }
takeFreeHint = Tipp nehmen: kostenlos
takeAHint = Tipp nehmen
sureHint = Tipp nehmen? Er kostet { $cost }.
hintGone = (der Text dieses Tipps ist nicht auf diesem Handy)
reveal = Antwort zeigen

## What is kept of a person: before joining, and under More

keptLoading = Der Server wird gefragt, was gespeichert wird …
keptWhat = Deine Positionen, während du fährst, ein Protokoll dessen, was du tust und antwortest, und deine Fotos. Veranstalter sehen sie; dein Team sieht, wo du bist.
keptShown = Für alle zu sehen: { $what }. Der Name eines Kindes nie.
keptHidden = Zuschauer sehen nichts, außer der Veranstalter teilt einen Link oder ändert das.
shows_positions = wo du warst, { $delay } später
shows_positionsNow = wo du bist
shows_standings = dein Ergebnis
shows_names = dein Name
keptDays = { $count ->
        [one] Gelöscht { $count } Tag nach dem Ende.
       *[other] Gelöscht { $count } Tage nach dem Ende.
    }
keptForever = Gespeichert, bis der Veranstalter es löscht.
keptAnyTime = Du kannst es jederzeit löschen lassen, unter „Mehr“.
keptNobody = Niemand sonst bekommt es.
joinAgree = Ich bin einverstanden. Wenn ich unter 16 bin, ist es auch ein Elternteil oder Vormund.
agreeFirst = Um beizutreten, stimme zu, was über dich gespeichert wird: Setz das Häkchen.

myData = Was über mich gespeichert ist
myDataAbout = Dein Name, Protokoll, Positionen, Nachrichten und Fotos auf dem Server des Veranstalters.
downloadMine = Meine Daten herunterladen
eraseMe = Mich löschen
eraseMeans = Dein Name, Positionen, Fotos und Code werden auf dem Server gelöscht, und auf diesem Handy alles von dieser Fahrt. Dein Ergebnis bleibt, ohne Namen. Du kannst nicht weiterfahren, und es gibt kein Zurück.
eraseTyped = Tippe zur Sicherheit { $rider } ein
eraseOther = Das ist nicht { $rider }.
eraseNow = Alles löschen

## Messages, Riders and More; the state of sync; trackers

noMessages = Noch keine Nachrichten.
yourTeam = Dein Team: { $team }
noTeam = Du fährst für dich allein.
seenAgo = Position vor { $ago }
noSeen = noch keine Position
noStandings = Der Veranstalter zeigt die Rangliste gerade nicht.
standingsOffline = Für die Rangliste braucht es ein Netz.
you = du
about = Die Quest
contacts = Kontakte
noContacts = Der Veranstalter hat keine Kontakte genannt.
noWay = Kein Weg führt ins Ziel.
planRest = Rest planen
noPlan = Das Ziel ist nicht rechtzeitig zu erreichen.
needsMap = Dafür braucht es die Karte auf diesem Handy; sie ist noch nicht geladen.
needsPosition = Dafür braucht es deine Position: Schalte den Standort ein.
thinking = Einen Moment …
toFinish = Ins Ziel fahren
end = Fahrt beenden
sureEnd = Fahrt beenden? Danach kannst du keine Aufgaben mehr beantworten.
withdraw = Aufgeben
sureWithdraw = Fahrt aufgeben? Das lässt sich nicht zurücknehmen.
rideOverAbout = Punkte: { $points }. Es zählt, was der Veranstalter veröffentlicht.
theRide = Die Fahrt
phone = Dieses Handy
positions = Standort
spoken = Ansagen vorlesen
awake = Bildschirm anlassen
noAwake = Dieser Browser kann den Bildschirm nicht anlassen: Stell am Handy ein, wann er ausgeht.
map_none = Der Server hat keine Karte für diese Veranstaltung; Routen gibt es nicht.
map_loading = Die Karte wird geladen: { $loaded } von { $total }
map_waiting = Die Karte wartet auf ein Netz: { $loaded } von { $total }; bis dahin kommen Routen vom Server.
map_ready = Die Karte ist auf diesem Handy ({ $total }): Routen gehen ohne Netz.
screenOff = Bei ausgeschaltetem Bildschirm
screenOffAbout = Eine Seite im Browser bekommt keine Positionen, solange der Bildschirm aus ist oder eine andere App vorn liegt. Zum Einchecken muss diese Seite offen sein. Deinen Ort auf der Karte des Veranstalters kann eine App ständig melden.
trackerButton = Tracker-App einrichten
trackerTitle = Tracker-App
trackerApp = App
trackerTraccar = Installiere Traccar Client und scanne dann diesen Code in den Einstellungen der App (von einem anderen Bildschirm), oder gib Server-URL und Gerätekennung von Hand ein.
trackerOwntracks = Installiere OwnTracks und scanne dann diesen Code mit der Kamera des Handys, oder tipp auf dem Handy selbst auf den Button.
trackerCode = QR-Code mit den Einstellungen von { $app }
trackerUrl = Server-URL
trackerToken = Gerätekennung (Passwort)
trackerOpen = OwnTracks damit öffnen
trackerNote = Der Code taugt nur für Positionen dieser Fahrt. Er checkt dich nicht ein, und für Antworten brauchst du weiter diese Seite.
copied = Kopiert
cannot = Was ein Browser nicht kann
cannotScreen = Positionen bekommen, wenn der Bildschirm aus ist oder eine andere App vorn liegt.
cannotSync = Senden, während die Seite geschlossen ist; alles wird gesendet, wenn du sie wieder öffnest.
cannotKeep = Das Protokoll behalten, wenn die Daten dieser Website gelöscht werden: Speichere es vorher als Datei.
cannotPrivate = Sich etwas aus einem privaten Fenster merken, das geschlossen wurde.
kept = Der Browser hat versprochen, die Daten dieser Seite zu behalten.
notKept = Der Browser löscht womöglich die Daten dieser Seite, wenn Speicher knapp wird. Als App installiert, ist sie sicherer.
install = Als App installieren
log = Protokoll
saveLog = Protokoll als Datei speichern
leave = Veranstaltung verlassen
sureLeave = Diese Veranstaltung verlassen? Das Protokoll bleibt auf diesem Handy, und derselbe Code bringt dich zurück.
sureLeaveUnsent = { $count ->
        [one] { $count } Eintrag hat den Server noch nicht erreicht. Er zählt erst dann.
       *[other] { $count } Einträge haben den Server noch nicht erreicht. Sie zählen erst dann.
    } Trotzdem verlassen? Das Protokoll bleibt auf diesem Handy.
sureLeaveStopped = { $count ->
        [one] { $count } Eintrag ist nur auf diesem Handy. Er wird
       *[other] { $count } Einträge sind nur auf diesem Handy. Sie werden
    } jetzt als Datei gespeichert: Schick sie dem Veranstalter. Diese Veranstaltung verlassen?
sync_sent = gesendet
sync_waiting = wartet: { $count }
sync_offline = offline seit { $clock }
sync_offlineWaiting = offline seit { $clock }, wartet: { $count }
sync_refused = abgelehnt: { $count }
sync_stopped = angehalten
syncTitle = Senden an den Veranstalter
syncNow = Jetzt senden
syncLast = Letzte Antwort des Servers
syncNever = noch keine
syncLines = Wartende Einträge und Fotos
syncPhotos = davon Fotos
syncFixes = Wartende Positionen
syncSafe = Alles wird zuerst auf diesem Handy gespeichert.
syncUnsent = Der Server nimmt von diesem Handy nichts mehr an, und { $count ->
        [one] { $count } Eintrag ist
       *[other] { $count } Einträge sind
    } nur hier. Speichere das Protokoll als Datei und schick sie dem Veranstalter.
syncRefused = Der Server hat { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    } nicht angenommen ({ $codes }). Sag dem Veranstalter Bescheid, und speichere das Protokoll als Datei.
clockAhead = Die Uhr des Handys geht { $minutes } min vor. Stell sie auf automatische Zeit.
clockBehind = Die Uhr des Handys geht { $minutes } min nach. Stell sie auf automatische Zeit.
updateReady = Eine neue Version dieser Seite ist da.
updateNow = Neu laden
