## EventTexts

event-solved-note = gelöst: Anteil derer, deren Antworten bekannt sind; ein Track allein verrät keine
event-arrivals-note = Erster, Median: wann der erste zu einer Aufgabe kam und wann die Hälfte derer, die kamen, dort gewesen war, ab dem Start des ersten Teilnehmers
event-columns = #
event-columns-2 = Aufgabe
event-columns-3 = Punkte
event-columns-4 = Fair
event-columns-5 = Erreicht
event-columns-6 = Gelöst
event-columns-7 = Erster
event-columns-8 = Median
event-columns-9 = Schlange
event-columns-10 = Warten
event-not-started = , { $count } nicht gestartet
event-contestants = { $contestants } Teilnehmer, { $home } im Ziel, { $in-time } rechtzeitig ({ $percent } %), alles gelöst: { $solved-all }{ $refused }
event-ride-times = Fahrzeiten: { $quickest } (schnellste), { $median } (Median), { $slowest } (langsamste), jeweils ab dem eigenen Start
event-points = Punkte: { $least } (wenigste), { $median } (Median), { $most } (meiste)
event-stops = { $gave-up } aufgegeben; { $punctures ->
        [one] { $punctures } Platten
       *[other] { $punctures } Platten
    }, { $breaks ->
        [one] { $breaks } Pause
       *[other] { $breaks } Pausen
    }
event-flagged = prüfenswert: { $rides ->
        [one] { $rides } Fahrt
       *[other] { $rides } Fahrten
    } mit Auffälligkeiten laut Schiedsrichter
advice-time-for-all = für alle Aufgaben braucht ein schneller Fahrer { $quick }, ein mittlerer { $middling }, ein langsamer { $slow }
advice-only-the-quick = innerhalb von { $limit } können nur die Schnellen alles lösen
advice-unreachable = zu { $names } führt keine Straße hin oder keine zurück, oder es sind solche Aufgaben vorausgesetzt
advice-too-far = niemand kann bei { $names } und rechtzeitig im Ziel sein
advice-not-worth-it = in der Zeit den Umweg nicht wert, und mit wie vielen Punkten mehr sie es wären: { $names }
advice-detour = { $name } (+{ $points })
advice-long-line = bei { $name } warteten die Fahrer im Schnitt { $wait }: dort helfen mehr Kampfrichter, nicht mehr Punkte
advice-too-hard = nur { $solved } von { $looked }, die nachsahen, fanden die Antwort zu { $name }: da fehlt ein Tipp oder eine klarere Frage
advice-line-too-long = bei { $name } war { $count ->
        [one] { $count } Teilnehmer die Schlange zu lang, er fuhr
       *[other] { $count } Teilnehmern die Schlange zu lang, sie fuhren
    } weiter; lass dort mehr Kampfrichter werten
event-counts-wrong-turns = { $count ->
        [one] { $count } Verfahrer
       *[other] { $count } Verfahrer
    }
event-counts-reroutes = { $count ->
        [one] { $count } neue Route
       *[other] { $count } neue Routen
    }
event-counts-fixes = { $count ->
        [one] { $count } Ortung
       *[other] { $count } Ortungen
    }
event-counts-refused-fixes = { $count } verworfen
timeline-start = Start
timeline-finish = Ziel
timeline-wrong-turn = verfährt sich
timeline-new-route = neue Route
timeline-end-of-route = Ende der Route
timeline-reaches = erreicht
timeline-hint-taken = ein Tipp wird geholt
timeline-given-up = aufgegeben
timeline-answer-shown = die Antwort wird gezeigt
timeline-enters-zone = fährt in die Zone
timeline-leaves-zone = verlässt die Zone
timeline-worth-a-look = prüfenswert
timeline-broken-off = die Fahrt wird abgebrochen
timeline-off-route = { $distance } neben der Route
timeline-answer = Antwort „{ $answer }“
timeline-unknown-task = Aufgabe { $id }
timeline-zone = „{ $name }“
timeline-ridden = { $length } gefahren

## FieldTexts

field-object = erwartet: ein Objekt in geschweiften Klammern
field-no-strategy = gib mindestens einer Strategie ein Gewicht über 0
field-range = erwartet: eine Liste aus der kleinsten und der größten Zahl, von { $least } bis { $most }
field-number = erwartet: eine Zahl von { $least } bis { $most }
field-count = erwartet: eine ganze Zahl von { $lower-bound } bis { $upper-bound }
field-unknown = dieses Feld gibt es nicht; bekannt sind { $joined }
field-located = Zeile { $line }, Spalte { $column }: { $path }{ $text }

## QuestOnMapTexts

quest-on-map-off-the-map-title = Ort außerhalb der Karte
quest-on-map-unreachable-title = Aufgabe ohne Hinweg oder Rückweg
quest-on-map-behind-zone-title = Aufgabe, zu der nur ein Weg durch ein Sperrgebiet führt
quest-on-map-role-title = falsch geschriebene Rolle
quest-on-map-end = { $is-start ->
        [true] der Start
       *[false] das Ziel
    } ist auf dieser Karte nicht verwendbar: { $why }
quest-on-map-role = die Rolle „{ $word }“ wird nicht als { $role } gelesen; schreib "{ $role }", in Kleinbuchstaben
advice-task = { $number } „{ $name }“
timeline-task = Aufgabe { $number } „{ $name }“
quest-on-map-task = Aufgabe { $number } „{ $name }“ ist auf dieser Karte nicht erreichbar: { $why }
quest-on-map-unreachable = vom Start führt keine Straße zu Aufgabe { $number } „{ $name }“ oder keine zurück; verschieb sie, oder sieh nach, ob eine Brücke oder Sperrung sie abschneidet
quest-on-map-never-opens = Aufgabe { $number } „{ $name }“ öffnet sich nie: von den Aufgaben, die sie voraussetzt, sind auf dieser Karte zu wenige erreichbar
quest-on-map-behind-zone = wer die Sperrgebiete meidet, kommt nicht zu Aufgabe { $number } „{ $name }“ oder nicht zurück; verschieb sie, oder lass in der Zone einen Weg frei
quest-on-map-start-as-task = „{ $name }“ ist eine Aufgabe, und die Quest hat keinen Start; wenn Fahrer dort starten, gib ihr "role": "start"
