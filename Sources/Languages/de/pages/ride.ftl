## The page of rides.

title = Quest testen · VeloQuest
welcome = Fahr die Quest vorab
lead = Eine Fahrrad-Quest mit Routen, Ansagen, Check-ins, Antworten und Punkten, auf dieser Seite: mit einem erfundenen Fahrer, oder mit dir selbst draußen.
example = Das Beispiel
exampleAbout = „Round the old town“: sieben Aufgaben in einer Stadt, die es nicht gibt.
rideExample = Beispiel fahren
own = Deine eigene Quest
ownAbout = Die Quest-Datei; und, für Routen, eine Kartendatei, die questctl map build erzeugt hat. Du kannst beide hierher ziehen.
chooseQuest = Quest-Datei …
chooseMap = Kartendatei …
begin = Los
private = Alles bleibt in diesem Browser: Dateien, Positionen, das Protokoll.
mapHelp = Karte der Aufgaben; Pfeiltasten verschieben, Plus und Minus zoomen. Die Aufgaben stehen daneben in der Liste.
controls = Fahren
go = ▶ Fahren
pause = ❚❚ Pause
real = Meine echte Position
spoken = Ansagen vorlesen
nowhere = wähle eine Aufgabe
noWay = Kein Weg führt ins Ziel.
planRest = Rest planen
noPlan = Das Ziel ist nicht rechtzeitig zu erreichen.
needsMap = Dafür braucht es eine Kartendatei.
toFinish = Ins Ziel
state_open = offen
state_reached = du bist da
state_pending = noch zu werten
state_locked = gesperrt
worth = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
comeCloser = Fahr erst hin; dann kannst du antworten.
hint = Tipp (noch { $count })
reveal = Antwort zeigen
sureEnd = Fahrt beenden? Danach kannst du keine Aufgaben mehr beantworten.
sureLeave = Diese Fahrt verlassen? Speichere zuerst das Protokoll, wenn du es behalten willst.
hiddenTasks = { $count ->
        [one] { $count } weitere Aufgabe ist verborgen, bis andere gelöst sind.
       *[other] { $count } weitere Aufgaben sind verborgen, bis andere gelöst sind.
    }
editionSigned = Quest-Datei signiert mit Schlüssel { $key }: Nur wenn der Veranstalter diesen Schlüssel nennt, ist sie so, wie er sie gemacht hat.
editionUnsigned = Quest-Datei nicht signiert: Niemand steht für sie ein.
logSigned = { $count ->
        [one] { $count } Eintrag des Protokolls
       *[other] { $count } Einträge des Protokolls
    } in diesem Browser gespeichert, signiert mit Schlüssel { $key }
logUnsigned = { $count ->
        [one] { $count } Eintrag des Protokolls
       *[other] { $count } Einträge des Protokolls
    } in diesem Browser gespeichert, nicht signiert
saveLog = Protokoll speichern
end = Fahrt beenden
withdraw = Aufgeben
leave = Andere Quest
resultWithdrawn = Aufgegeben
resultNote = Das gespeicherte Protokoll zählt wie das von jedem Handy: questctl judge gibt dieselben Punkte aus.
resumed = Die Fahrt geht weiter, wo sie war.
loading = Engine und Karte werden geladen …
badQuest = Das ist keine Quest, die sich fahren lässt: { $message }
noPosition = Der Browser gibt keine Position her: { $message }
