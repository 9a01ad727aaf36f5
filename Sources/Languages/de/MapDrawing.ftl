## CairoDrawingError

cairo-drawing-error-too-many-pixels = ein Bild von { $width } × { $height } Pixeln ist zu groß; mach es schmaler, oder schreib SVG oder PDF
cairo-drawing-error-no-fonts = auf diesem Rechner gibt es keine Schrift; installiere eine, zum Beispiel das Paket fonts-liberation, oder schreib SVG
cairo-drawing-error-failed = Cairo kann das Bild nicht zeichnen: { $reason }; mach es kleiner, oder schreib SVG
cairo-drawing-error-library = { $error }; oder schreib SVG

## QRCodeError

qr-code-error-too-long = { $bytes } Byte passen nicht in einen QR-Code, er fasst { $most-bytes }; kürze die Adresse

## TileGroundTexts

tile-ground-too-many-tiles = das Bild bräuchte { $count ->
        [one] { $count } Kachel
       *[other] { $count } Kacheln
    } der Zoomstufe { $zoom }, der niedrigsten hier, gezeichnet werden höchstens { $limit }; zeichne ein kleineres Gebiet, oder nimm Kacheln mit niedrigeren Zoomstufen
tile-ground-too-many-points = die Flächen der Kacheln haben im Bild mehr als { $limit } Punkte; zeichne ein kleineres Gebiet

## PrintError

print-error-scale-out-of-range = eine Karte lässt sich nicht im Maßstab 1:{ $scale } drucken; wähle 1:{ $low } bis 1:{ $high }, etwa --scale 15000
print-error-overlap-out-of-range = Blätter dürfen sich um { $low } bis { $high } mm überlappen
print-error-too-far-apart = {" "}Wenn nicht: --scale { $item } druckt sie
print-error-too-far-apart-2 = die Aufgaben liegen so weit auseinander, dass selbst 1:{ $scale } noch { $count } Blätter bräuchte, mehr als { $most-sheets }; liegt eine von ihnen falsch?{ $way }
print-error-too-many-sheets = im Maßstab 1:{ $scale } bräuchte die Quest { $count } Blätter, mehr als { $most-sheets }; wähle einen kleineren Maßstab oder größeres Papier
print-error-too-fine-code = der Code der Aufgabe { $task } wäre zu fein, um ihn vom Papier zu lesen: seine Adresse hat { $bytes } Byte, lesbar sind bis zu { $most }; gib eine kürzere --page-url an
print-error-nothing-to-print = die Quest hat nichts zu drucken
print-error-all-hidden = alle Aufgaben sind vor Fahrern verborgen; --for organiser zeigt sie

## PrintTexts+Rules

print-mass-start = Massenstart: { $time }
print-start-window = Start ab { $opens }
print-start-window-2 = Start bis { $closes }
print-start-window-3 = Start von { $opens } bis { $closes }
print-no-time-limit = Kein Zeitlimit
print-lateness = { $curve }; bei mehr als { $time } Verspätung: { $consequence }
print-cost-started = je angefangene Minute
print-cost-full = je volle Minute
print-cost-exact = je Minute, Bruchteile anteilig
print-cost-per-minute = Verspätung: { $counted } { $minute }
print-cost-quadratic = Verspätung: Minuten im Quadrat mal { $counted }
print-cost-bands = { $minute }
print-cost-table = insgesamt
print-word-loses-all = alle Punkte verfallen
print-word-unplaced = kein Platz
print-word-disqualified = disqualifiziert

## PrintTexts

print-organisers-only = NUR FÜR VERANSTALTER
print-untitled = Fahrrad-Quest
print-grouped = Maßstab { $text }
print-sheet = Blatt { $number } von { $count }
print-neighbour = Blatt { $number }
print-page = Seite { $number } von { $count }
print-overview = alle Blätter
print-task-sign = Aufgabe: Nummer, Punkte
print-hidden-task-sign = verborgene Aufgabe
print-start = Start
print-finish = Ziel
print-start-and-finish = Start und Ziel
print-closed-road = gesperrte Straße
print-grid = Gitter { $metres } m
print-grid-2 = Gitter { $int } km
print-true-north = blaue Linien: geografisch Nord; in Originalgröße drucken (100 %)
print-length = { $metres } m
print-length-2 = { $int } km
print-tasks = Aufgaben
print-answer-sheet = Antwortbogen
print-codes = Codes
print-start-list = Startliste
print-results = Ergebnisse
print-time-limit = Zeitlimit: { $time }
print-total = { $tasks ->
        [one] { $tasks } Aufgabe
       *[other] { $tasks } Aufgaben
    }, Punkte insgesamt: { $points }
print-hidden = { $count ->
        [one] { $count } weitere Aufgabe erscheint
       *[other] { $count } weitere Aufgaben erscheinen
    } während der Fahrt auf dem Handy
print-difficulty = Schwierigkeit: { $word }
print-after-start = { $time } nach deinem Start
print-opens = öffnet: { $text }
print-closes = schließt: { $text }
print-answer = Antwort
print-hint = Tipp
print-success = Nach dem Lösen
print-opens-after = Öffnet nach
print-be-there = vor Ort zu sein genügt
print-photo = ein Foto
print-judged = der Veranstalter wertet
print-sealed = in dieser Datei versiegelt
print-not-answers = nicht angenommen
print-rider = Fahrer oder Team
print-number = Nr.
print-name = Name
print-team = Team
print-start-time = Start
print-finish-time = Ziel
print-place = Platz
print-points-column = Punkte
print-solved = Gelöst
print-time = Zeit
print-sum = Summe
print-without-class = Ohne Klasse
print-signature = Geprüft von
print-join = Zum Beitreten scannen
print-no-riders = noch niemand angemeldet
print-no-results = noch keine Ergebnisse
print-zones = Zonen
print-contacts = Kontakt
print-forbidden = Sperrgebiet
print-bounds = im Gebiet bleiben
print-toll = Mautzone
print-bounds-sign = Grenze des Quest-Gebiets
print-provisional = Vorläufig: { $waiting ->
        [one] { $waiting } Ergebnis wartet auf den Veranstalter; sein Platz steht
       *[other] { $waiting } Ergebnisse warten auf den Veranstalter; ihre Plätze stehen
    } in Klammern.
print-as-of = Vorläufig, Stand: { $time }.
print-to-judge = { $count } zu werten
print-to-be-judged = noch zu werten
ride-result-status-not-started = nicht gestartet
ride-result-status-under-way = unterwegs
ride-result-status-did-not-finish = aufgegeben
ride-result-status-over-time = Zeit überschritten
ride-result-status-missing-punch = ein Posten fehlt
ride-result-status-disqualified = disqualifiziert

## ChartTexts

chart-caption = ; Höhen für { $percent } % des Weges
chart-caption-2 = { $before }{ $length }, { $ascent } m bergauf, { $descent } m bergab, steilste Stelle { $steepest }{ $known }
chart-percent = { $number } %
chart-metres = { $number } m
chart-kilometres = { $number } km
chart-title = Höhenprofil des Weges

## LegendTexts

legend-easy-task = leichte Aufgabe
legend-medium-task = mittelschwere Aufgabe
legend-hard-task = schwere Aufgabe
legend-task = Aufgabe
legend-start = Start
legend-finish = Ziel
legend-start-and-finish = Start und Ziel
legend-bounds = Grenze des Quest-Gebiets
legend-forbidden = Sperrgebiet
legend-toll = Mautzone: kostet oder bringt Punkte
legend-closed-road = gesperrte Straße
legend-bicycle-map = Fahrradkarte
legend-cycleway = Radweg
legend-cycle-lane = Straße mit Radfahrstreifen
legend-main-road = Hauptstraße
legend-secondary-road = Nebenstraße
legend-street = kleine Straße
legend-quiet-street = Fußgängerzone, verkehrsberuhigter Bereich
legend-track = Feld- oder Waldweg
legend-path = Pfad
legend-on-foot = zu Fuß: Rad schieben
legend-steps = Treppe
legend-ferry = Fähre
legend-from-start = vom Start aus
legend-from-end = vom Ziel aus
legend-from-both-ends = von beiden Enden aus
legend-route = der Weg
scale-length = { $metres } m
scale-length-2 = { $int } km
search-space-title = { $name }: { $settled-nodes ->
        [one] { $settled-nodes } Knoten
       *[other] { $settled-nodes } Knoten
    } abgearbeitet

## MapDrawingError

map-drawing-error-impossible-area = { $text } ist kein Gebiet auf der Erde; gib West, Süd, Ost, Nord in Grad an, Süd nicht nördlicher als Nord
map-drawing-error-impossible-width = ein Bild kann nicht { $width } Pixel breit sein; wähle { $low } bis { $high }
map-drawing-error-nothing-to-show = die Karte hat keine Straßen; sag mit einem Rahmen, welches Gebiet zu zeichnen ist, oder nimm eine Karte mit Straßen
print-rules-band = bis { $until } min { $points }
print-rules-lateness = Verspätung, { $each }: { $bands }
print-toll-entry = { $points } je Einfahrt
print-toll-minute = { $points } je Minute
print-toll-costs = kostet { $list }
