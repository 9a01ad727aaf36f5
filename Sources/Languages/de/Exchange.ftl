## FITFault

fit-fault-torn = die Datei bricht mittendrin ab
fit-fault-wrong-checksum = die Prüfsumme stimmt nicht, also können auch Bytes falsch sein
fit-fault-undefined-message = die Datei ist beschädigt: eine Nachricht wurde vorher nicht definiert
fit-fault-foreign-bytes = was folgt, gehört zu keiner FIT-Datei
fit-error-not-fit = das ist keine FIT-Datei: ihr fehlt der Dateikopf
fit-error-too-many-records = die Datei hat mehr als { $most-records } Datensätze; nimm eine einzelne Fahrt heraus

## GPXError

gpx-error = Zeile { $line }, Spalte { $column }: { $what }
gpx-error-problem-foreign-document = das ist keine GPX-Datei: ihr äußerstes Element ist <{ $root }>, nicht <gpx>
gpx-error-problem-missing-coordinate = dem Punkt fehlen lat und lon in Dezimalgrad
gpx-error-problem-decimal-comma = „{ $text }“ hat ein Dezimalkomma: lat und lon schreibt man mit Punkt, etwa 55.160283
gpx-error-problem-coordinate-outside-earth = der Punkt liegt außerhalb von ±180° und ±90°: sind lat und lon vertauscht?
gpx-error-problem-too-many-points = die Datei hat mehr als { $most } Punkte; nimm eine einzelne Fahrt heraus
gpx-error-problem-unreadable-time = „{ $text }“ ist keine Zeitangabe wie 2024-03-22T14:09:45Z

## ExchangeFindings

exchange-findings-note = { $text }: { $listed }.

## StandingsText

standings-header = #

## ExchangeError

exchange-error-problem-unknown-format = das äußerste Element ist <{ $root }>; gelesen werden GPX und die IOF-Nachricht CourseData
exchange-error-problem-already-geo-json = das ist JSON, kein XML; Quests sind selbst GeoJSON: sieh nach, was „questctl validate“ dazu sagt
exchange-error-problem-older-standard = das ist der IOF-Datenstandard { $version }, gelesen wird Version 3.0: exportiere die Datei noch einmal als IOF XML 3.0
exchange-error-problem-other-standard = das ist der IOF-Datenstandard { $version }, gelesen wird Version 3.0
exchange-error-problem-coordinate-outside-earth = Posten { $control } liegt außerhalb von ±180° und ±90°: sind lng und lat vertauscht, oder sind das Meter eines Gitters?
exchange-error-problem-no-places = sie enthält keine Posten
exchange-error-problem-no-places-2 = { $count ->
        [one] der einzige Posten hat
       *[other] keiner der { $count } Posten hat
    } einen Ort auf der Erde; gib der Karte in dem Programm, aus dem die Datei stammt, ihre Koordinaten und exportiere sie noch einmal
exchange-error-problem-no-points = sie enthält keine { $words } und auch keine anderen Punkte
import-choice-points-words-waypoints = Wegpunkte
import-choice-points-words-route = Routen
import-choice-points-words-track = Tracks
exchange-error-located = Zeile { $line }, Spalte { $column }: { $text }

## ImportTexts

import-several-courses = Übernommen wurde die Bahn „{ $taken }“; eine andere wählst du mit ihrem Namen: { $others }.
import-controls-without-place = Posten ohne Länge und Breite werden weggelassen
import-unknown-controls = Die Bahn führt zu Posten, die in der Datei nicht definiert sind
import-duplicate-controls = Zwei Posten haben denselben Code; der erste wird übernommen
import-repeated-controls = Eine Aufgabe wird nur einmal gelöst, deshalb zählt bei diesen Posten nur der erste Besuch
import-alternatives = Einer von mehreren Posten würde genügen; jetzt ist jeder eine Aufgabe, alle an derselben Stelle der Reihenfolge
import-other-controls = Übergänge und Enden markierter Strecken werden weggelassen
import-rounded-scores = Wertungen wurden in ganze Zahlen von 0 bis 1.000.000 umgewandelt
import-unnamed-points = { $count ->
        [one] { $count } Punkt hat
       *[other] { $count } Punkte haben
    } keinen Namen; Fahrer werden eine Nummer sehen.
import-no-start = Die Datei hat keinen Start mit einem Ort; ergänze „start“ in der Quest, wenn alle am selben Ort starten.
import-no-map-scale = Die Datei nennt den Maßstab ihrer Karte nicht; eine Quest braucht ihn nicht.
import-unreadable = sie ist nicht lesbar

## MapTexts

map-contacts = Kontakt:{"\u000A"}{ $list }
map-answer = Antwort: { $text }
map-hint = Tipp: { $text }
map-success = Nach dem Lösen: { $text }
map-difficulty = Schwierigkeit: { $word }
map-start = Start
map-finish = Ziel
map-tasks = Aufgaben
map-start-and-finish = Start und Ziel
map-zones = Zonen
map-stay-inside = Bleib im Gebiet.
map-keep-out = Fahr nicht hinein.
map-changes-points = Durchfahren ändert deine Punkte.
map-costs-points = Durchfahren kostet Punkte.

## ResultTexts

result-open-category = Offen
result-disqualified-for = disqualifiziert: { $reason }
result-log-unsigned = das Protokoll ist nicht signiert
result-log-unchecked = das Protokoll soll mit Schlüssel { $keys } signiert sein; das hat niemand geprüft
result-log-signed = das Protokoll ist mit Schlüssel { $keys } signiert
result-no-log-is-signed = Kein Protokoll ist signiert.
result-unsigned-logs = Unsignierte Protokolle: { $listed }{ $has-more ->
        [true] {" "}und { $more } weitere
       *[false] {""}
    }.
result-signatures-not-checked = Die Signaturen der Protokolle wurden nicht geprüft.
result-worth-a-look = prüfenswert
result-noted = vermerkt
result-to-be-judged = noch zu werten
result-disqualified-by-rule = nach den Regeln der Quest disqualifiziert
result-as-of = Stand: { $time }.
result-nobody-has-ridden = Noch ist niemand gefahren.
result-without-class = Ohne Klasse
result-name = Name
result-points = Punkte
result-time = Zeit
result-solved = Gelöst
result-status = Status
result-to-judge = { $count } zu werten
result-not-started = nicht gestartet
result-under-way = unterwegs
result-gave-up = aufgegeben
result-over-time = Zeit überschritten
result-control-missing = Posten fehlt
result-disqualified = disqualifiziert

## RuleTitles

rule-titles-control-without-place = Posten ohne Ort
rule-titles-unknown-control = nicht definierter Posten einer Bahn
rule-titles-repeated-control = Posten mehrmals besucht
rule-titles-duplicate-control = zwei Posten, ein Code
rule-titles-no-start = kein Start
rule-titles-several-courses = mehrere Bahnen
rule-titles-alternatives = einer von mehreren Posten genügt
rule-titles-other-control = Übergang oder markierte Strecke
rule-titles-rounded-score = Wertung ist keine ganze Zahl
rule-titles-no-map-scale = Karte ohne Maßstab
rule-titles-unnamed-point = Punkt ohne Namen

## TrackError

track-error-unknown-format = das ist kein Track: weder GPX, TCX, FIT, GeoJSON noch ein Fahrtprotokoll
track-error-foreign-xml = das ist kein Track: das äußerste Element ist <{ $root }>, weder <gpx> noch <TrainingCenterDatabase>
track-error-no-track = diese Datei enthält keinen Track; exportiere die Fahrt selbst, keine Route und keine Wegpunkte
track-error-no-track-2 = diese Datei enthält keinen Track, nur eine Route aus { $planned ->
        [one] { $planned } Punkt
       *[other] { $planned } Punkten
    }, die geplant und nicht gefahren wurde; exportiere die Fahrt selbst
track-error-no-track-3 = diese Datei enthält keinen Track, nur { $waypoints ->
        [one] { $waypoints } Wegpunkt
       *[other] { $waypoints } Wegpunkte
    }{ $has-planned ->
        [true] {" "}und eine Route
       *[false] {""}
    }; exportiere die Fahrt selbst
track-error-no-places = kein Punkt dieser Datei hat einen Ort: sie wurde drinnen oder ohne Empfang aufgezeichnet
track-error-swapped = Breite und Länge sind in dieser Datei vertauscht: so liegen alle Punkte außerhalb von ±180° und ±90°, umgekehrt nicht; exportiere die Fahrt noch einmal
track-error-nowhere = alle Punkte dieser Datei liegen bei 0°, 0° oder außerhalb von ±180° und ±90°: der Empfänger kannte den Ort nie
track-error-no-seconds = die Zeiten sind keine Sekunden seit 1970, zum Beispiel { $number }; vielleicht sind es Millisekunden: teile sie durch 1000, oder schreib sie als 2024-03-22T14:09:45Z
source-place-line = Zeile { $line }
source-place-byte = Byte { $offset }
source-place-position = Position { $number }

## TrackRemark

track-remark = { $text } ({ $place })
track-remark-2 = { $text } (zuerst: { $place })
track-remark-without-place-torn = { $reason }; { $count ->
        [one] der Punkt davor wird
       *[other] die { $count } Punkte davor werden
    } verwendet
track-remark-without-place-damaged = { $reason }; { $count ->
        [one] der eine lesbare Punkt wird
       *[other] die { $count } lesbaren Punkte werden
    } verwendet
track-remark-without-place-without-place = { $count ->
        [one] { $count } Punkt ohne lesbares lat und lon wird
       *[other] { $count } Punkte ohne lesbares lat und lon werden
    } weggelassen
track-remark-without-place-unreadable-times = { $count ->
        [one] { $count } Zeit ist
       *[other] { $count } Zeiten sind
    } nicht lesbar, zum Beispiel „{ $text }“; richtig geschrieben ist etwa 2024-03-22T14:09:45Z
track-remark-without-place-without-zone = die Zeiten sagen nicht, in welcher Zeitzone sie gelten, und werden als UTC gelesen
track-remark-without-place-nowhere = { $count ->
        [one] { $count } Punkt bei 0°, 0° oder außerhalb von ±180° und ±90° wird
       *[other] { $count } Punkte bei 0°, 0° oder außerhalb von ±180° und ±90° werden
    } weggelassen: der Ort war dort nicht bekannt
track-remark-without-place-wrong-clock = { $count ->
        [one] { $count } Punkt, dessen Zeit nicht zum übrigen Track passt, wird
       *[other] { $count } Punkte, deren Zeit nicht zum übrigen Track passt, werden
    } weggelassen, zum Beispiel { $moment }
track-remark-without-place-no-seconds = { $count ->
        [one] { $count } Punkt wird
       *[other] { $count } Punkte werden
    } weggelassen, weil die Zeiten keine Sekunden seit 1970 sind, zum Beispiel { $number }; vielleicht sind es Millisekunden
track-remark-without-place-unequal-times = es gibt { $times ->
        [one] { $times } Zeit
       *[other] { $times } Zeiten
    } für { $positions ->
        [one] { $positions } Position
       *[other] { $positions } Positionen
    }; sie werden von vorn an einander zugeordnet
track-remark-without-place-unreadable-start = der Start „{ $text }“ ist nicht lesbar, deshalb zählen die Zeiten ab 1970; richtig geschrieben ist etwa 2024-03-22T14:09:45Z
track-remark-without-place-interpolated = { $count } von { $all } Punkten { $count ->
        [1] hat
       *[other] haben
    } keine Zeit; sie wurde zwischen den Punkten davor und danach interpoliert
track-remark-without-place-timeless = { $count ->
        [one] { $count } Punkt ohne Zeit vor dem ersten oder nach dem letzten Punkt mit Zeit wird
       *[other] { $count } Punkte ohne Zeit vor dem ersten oder nach dem letzten Punkt mit Zeit werden
    } weggelassen
track-remark-without-place-sorted = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } außer der Reihe: nach der Zeit sortiert
track-remark-without-place-repeated = { $count ->
        [one] { $count } Punkt wiederholt den vorigen und wird
       *[other] { $count } Punkte wiederholen den vorigen und werden
    } weggelassen
track-remark-without-place-without-times = { $count ->
        [one] { $count } Track ohne Zeiten wird
       *[other] { $count } Tracks ohne Zeiten werden
    } weggelassen, denn andere haben welche
track-remark-without-place-assumed-speed = der Track hat keine Zeiten; angenommen werden { $speed } km/h
track-remark-without-place-same-times = alle Zeiten des Tracks sind gleich, { $moment }; angenommen werden { $speed } km/h
exchange-error-problem-other-points = sie enthält keine { $words }; vorhanden sind { $others }, daraus können Aufgaben werden: { $options }
exchange-error-problem-unknown-name = es gibt kein „{ $name }“; { $known ->
        [none] nichts hat einen Namen
       *[other] vorhanden: { $known }
    }
exchange-error-problem-unknown-course = es gibt keine Bahn „{ $name }“; vorhanden: { $known ->
        [none] keine
       *[other] { $known }
    }
