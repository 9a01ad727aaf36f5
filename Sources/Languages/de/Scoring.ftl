## CheckInFlag

check-in-flag-no-positions = das Protokoll hat dazu keine Positionen
check-in-flag-inaccurate = keine Position ist genau genug (±{ $distance })
check-in-flag-too-short = die Positionen zeigen keinen ununterbrochenen Aufenthalt von { $duration } bei der Aufgabe
check-in-flag-other-time = die Positionen stammen aus einer anderen Zeit, { $duration } daneben
check-in-flag-elsewhere = die nächste Position ist { $distance } von der Aufgabe entfernt, höchstens { $reach } zählen
check-in-flag-too-short-2 = die Positionen zeigen nur { $seconds } Aufenthalt, nötig sind { $asked }

## RefereeError

referee-error-not-started = Die Fahrt hat nicht begonnen: Starte sie zuerst, oder warte auf den Massenstart.
referee-error-already-started = Die Fahrt hat schon begonnen.
referee-error-finished = Die Fahrt ist beendet: Es zählt nichts mehr.
referee-error-unknown-task = Die Quest hat keine Aufgabe „{ $id }“: Nimm eine Kennung aus der Liste ihrer Aufgaben.
referee-error-not-checked-in = Aufgabe { $number }, „{ $name }“, nimmt Antworten erst nach einem Check-in an: Fahr zuerst hin.
referee-error-already-solved = Aufgabe { $number }, „{ $name }“, ist gelöst: Fahr weiter.
referee-error-closed = Aufgabe { $number }, „{ $name }“, ist gerade nicht offen: Beachte ihre Öffnungszeiten.
referee-error-given-up = Aufgabe { $number }, „{ $name }“, wurde aufgegeben: Fahr weiter.
referee-error-no-attempts-left = Aufgabe { $number }, „{ $name }“: Du hast keinen Versuch mehr; fahr weiter.
referee-error-locked-out = Aufgabe { $number }, „{ $name }“, nimmt die nächste Antwort in { $duration } an.
referee-error-away-from-task = Aufgabe { $number }, „{ $name }“, nimmt Antworten nur dort an: Du bist { $distance } entfernt, komm auf { $distance-2 } heran.
referee-error-position-unknown = Aufgabe { $number }, „{ $name }“, nimmt Antworten nur dort an, und der Empfänger weiß nicht, wo du bist: Warte unter freiem Himmel auf eine Position.
referee-error-no-hints-left = Aufgabe { $number }, „{ $name }“, hat keine Tipps mehr.
referee-error-outside-start-window = Fahrer dürfen nur { $window } starten.
referee-error-not-a-time = Die Zeit ist keine endliche Zahl von Sekunden.

## RideResult

ride-result-line-answer-text = ; es ist nicht bewiesen, dass die Antwort dort gegeben wurde, sie wurde trotzdem angenommen: { $flag }
ride-result-line-answer-text-2 = ; das Protokoll nennt eine Antwort, die nicht zählt, weil sie dort gegeben werden muss: { $flag }
ride-result-line-check-in-text = ; das Protokoll nennt einen Check-in, der nicht zählt: { $flag }
ride-result-line-check-in-text-2 = ; der Check-in ist nicht bewiesen, wurde trotzdem angenommen: { $flag }
ride-result-line-worth-nouns = Punkten
ride-result-line-worth-nouns-2 = { $magnitude ->
        [1] Punkt
       *[other] Punkten
    }
ride-result-line-outcome-text-solved = gelöst, vor Ort zu sein genügte
ride-result-line-outcome-text-solved-2 = im { $attempts }. Versuch gelöst
ride-result-line-outcome-text-pending = wartet auf den Veranstalter
ride-result-line-outcome-text-unsolved = erreicht, aber nicht beantwortet
ride-result-line-outcome-text-unsolved-2 = nach { $attempts ->
        [one] { $attempts } Versuch
       *[other] { $attempts } Versuchen
    } nicht gelöst
ride-result-line-outcome-text-missed = nicht erreicht
ride-result-line-outcome-text-skipped = aufgegeben
ride-result-line-outcome-text-revealed = die Antwort wurde gezeigt
ride-result-line-outcome-text-too-late = nach dem Zeitlimit gelöst
ride-result-line-outcome-text-out-of-order = falsche Reihenfolge
ride-result-deduction = { $what } { $points }
ride-result-deduction-what-wrong-answers = { $count ->
        [one] { $count } falsche Antwort
       *[other] { $count } falsche Antworten
    }
ride-result-deduction-what-hints = { $count ->
        [one] { $count } Tipp
       *[other] { $count } Tipps
    }
ride-result-deduction-what-skip = aufgegeben
ride-result-deduction-what-reveal = Antwort gezeigt
ride-result-deduction-what-out-of-order = falsche Reihenfolge
ride-result-deduction-what-decay = Zeit
ride-result-extra = { $what }: { $sign }{ $counted }
ride-result-extra-what-all-tasks = alle Aufgaben gelöst
ride-result-extra-what-early = { $seconds } vor der Zeit
ride-result-extra-what-toll = Zone „{ $zone }“, { $entries ->
        [one] { $entries } Einfahrt
       *[other] { $entries } Einfahrten
    }, { $seconds } darin
ride-result-extra-what-late = { $exact-clock } verspätet
ride-result-extra-what-lost-all = { $exact-clock } verspätet, alle Punkte verfallen
ride-result-extra-what-adjustment = Veranstalter: { $reason }
ride-result-extra-what-least-total = weniger geht nicht
ride-result = { $points }, { $solved-count } von { $lines ->
        [one] { $lines } Aufgabe
       *[other] { $lines } Aufgaben
    } gelöst
ride-result-time-text = , nicht gestartet
ride-result-time-text-did-not-finish = , aufgegeben
ride-result-time-text-disqualified = , disqualifiziert
ride-result-time-text-disqualified-2 = , nicht im Ziel
ride-result-time-text-2 = , { $lateness } verspätet
ride-result-time-text-3 = , innerhalb des Zeitlimits
ride-result-time-text-4 = {" "}in { $clock }{ $course }{ $limit }

## Roster

roster-reading-error-not-text = Die Fahrertabelle ist nicht UTF-8: Speichere sie neu als „CSV UTF-8“.
roster-reading-error-no-rider-column = Die erste Zeile der Tabelle nennt keine Spalte „rider“; bekannt sind rider, name, team, class, device, key.
roster-reading-error-repeated-column = Zwei Spalten bedeuten dasselbe, „{ $first }“ und „{ $second }“: Lass eine weg.
roster-reading-error-open-quote = Zeile { $line }: Ein Anführungszeichen wird geöffnet und nie geschlossen.
roster-reading-error-no-rider = Zeile { $line }: Der Fahrer fehlt.
roster-reading-error-too-many-cells = Zeile { $line }: Es gibt mehr Zellen als Spalten; schreib einen Namen mit { $name } in Anführungszeichen.
roster-reading-error-repeated-rider = Zeile { $line }: Der Fahrer „{ $rider }“ steht schon da.
roster-reading-error-not-a-key = Zeile { $line }: „{ $text }“ ist kein Fingerabdruck eines Schlüssels wie 7K2M-Q9XD-41TB-RZ0C.
roster-separator-comma = einem Komma
roster-separator-semicolon = einem Semikolon
roster-separator-tab = einem Tabulator

## RosterDiagnostic

roster-diagnostic-ignored-columns = Spalten der Fahrertabelle, die hier nichts bedeuten: { $list }; bekannt sind rider, name, team, class, device, key
roster-diagnostic-without-key = die Fahrertabelle hat keinen Schlüssel für { $list }: für sie kann jedes beliebige Protokoll zählen
roster-diagnostic-shared-key = die Fahrertabelle hat denselben Schlüssel, { $key }, für { $list }
roster-diagnostic-alike = diese Namen in der Fahrertabelle sehen gleich aus und werden getrennt gewertet: { $list }; schreib sie einheitlich
roster-diagnostic-unlisted = nicht in der Fahrertabelle: { $list }
roster-diagnostic-alike-riders = die Kennungen dieser Fahrer sehen gleich aus und werden getrennt gewertet: { $list }
roster-diagnostic-too-long = mehr Zellen als Spalten in der Fahrertabelle, { $lines ->
        [1] Zeile
       *[other] Zeilen
    } { $list }: was nach der letzten Spalte steht, bleibt unbeachtet; schreib einen Text mit { $name } in Anführungszeichen
roster-diagnostic-missing = schreib dort „{ $rider }“, Zeichen für Zeichen
roster-diagnostic-missing-2 = übernimm die Kennung dort aus dem Protokoll, denn hier ist sie nicht ganz zu sehen
roster-diagnostic-missing-3 = „{ $rider }“ fährt und steht nicht in der Fahrertabelle, dort steht „{ $other }“ ({ $difference }): wenn das derselbe Fahrer ist, { $advice }
roster-diagnostic-rides-beside = „{ $rider }“ und „{ $other }“ fahren beide, und nur „{ $other }“ steht in der Fahrertabelle ({ $difference })
roster-diagnostic-difference = Zeichen { $position }: { $of-other } in der Tabelle, { $of-one } im Protokoll
quoted-names-compared = { $quoted } (Zeichen { $position }: { $of-one }, nicht { $of-other })
quoted-names-quoted = „{ $name }“
first-difference-code-point = das Ende

## RosterQuestDiagnostic

roster-quest-diagnostic-needless-teams = Zeile { $line }: die Quest ist nur für Einzelfahrer, deshalb { $count ->
        [one] zählt { $count } Team
       *[other] zählen { $count } Teams
    } der Tabelle nicht; gib der Quest "teams"

## UnmatchedDecision

unmatched-decision-no-ride = die Protokolle haben keine Fahrt von „{ $rider }“
unmatched-decision-no-task = die Quest hat keine Aufgabe „{ $task }“
unmatched-decision-no-answer = die Protokolle haben keine solche Antwort von „{ $rider }“ auf Aufgabe „{ $task }“
unmatched-decision-no-answer-2 = Entscheidung { $sequence } des Geräts „{ $device }“ ändert nichts: { $why }
start-window-from-until = von { $from } bis { $until }
start-window-from = ab { $from }
start-window-until = bis { $until }
ride-result-line = { $number }. { $name }: { $points } von { $worth } { $nouns }, { $outcome }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }{ $deductions ->
        [none] {""}
       *[other] ; { $deductions }
    }{ $flags }
foreign-tasks = { $riders ->
        [one] { $riders } Fahrer war
       *[other] { $riders } Fahrer waren
    } an Aufgaben, die es in der Quest nicht gibt: { $tasks }; nichts davon zählt, und wahrscheinlich gehören die Protokolle zu { $is-of-another-quest ->
        [true] einer anderen Quest
       *[false] einer anderen Fassung der Quest
    }
roster-quest-diagnostic-unknown-class = Zeile { $line }: die Quest hat keine Startregeln für die Klasse „{ $name }“, deshalb gelten für sie die der Quest; { $is-meant ->
        [true] schreib { $names }, wenn das gemeint ist
       *[false] Regeln gibt es für { $names }
    }
roster-lines = { $count ->
        [1] Zeile
       *[other] Zeilen
    } { $lines }
roster-quest-diagnostic-team-size = { $lines }: das Team „{ $name }“ hat { $members } Fahrer, und ein Team der Quest hat { $sizes }: das gilt als Auffälligkeit
roster-quest-diagnostic-without-team = { $lines }: kein Team, und ein Team der Quest hat { $sizes } Fahrer: wer allein fährt, wird neben den Teams gewertet
standings-description = { $rides ->
        [one] { $rides } Fahrt
       *[other] { $rides } Fahrten
    } in { $classes ->
        [one] { $classes } Klasse
       *[other] { $classes } Klassen
    }
standings-group-description = { $class ->
        [none] keine Klasse
       *[other] Klasse { $class }
    }, { $rides ->
        [one] { $rides } Fahrt
       *[other] { $rides } Fahrten
    }
