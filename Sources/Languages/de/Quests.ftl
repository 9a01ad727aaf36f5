## WindowChecks

window-checks-note-missed = { $subject } { $what }.

## AnswerTexts

answer-denied = { $task }: Die angenommene Antwort „{ $form }“ wird zugleich abgelehnt und könnte nie gegeben werden.
answer-never-accepted = { $task }: Keine Antwort wird je angenommen, nicht einmal „{ $answer }“; berichtige „answer“.
answer-redundant = Angenommene Antworten, die für den Schiedsrichter gleich sind, etwa „{ $form }“ ({ $count ->
        [one] { $count } Aufgabe
       *[other] { $count } Aufgaben
    }: { $list }): Eine davon genügt.
answer-guessable = { $count ->
        [one] { $count } Antwort lässt
       *[other] { $count } Antworten lassen
    } sich in ein paar Dutzend Versuchen erraten, ohne dort zu sein ({ $list }).
answer-shared = { $task } und { $other } haben eine Antwort gemeinsam{ $has-more ->
        [true] , { $more } weitere ebenso.
       *[false] .
    }
answer-expected-answer = ein Text, eine Zahl, eine Liste davon oder ein Objekt mit „kind“
answer-missing-kind = Die Antwort braucht „kind“, möglich sind: { $kinds }.
answer-unknown-member = „{ $key }“ ist in einer Antwort der Art „{ $kind }“ unbekannt und wirkungslos. Bekannt sind: { $list }.
answer-invalid-number = „value“ muss eine Dezimalzahl mit höchstens 40 Ziffern sein, „tolerance“ nicht negativ.
answer-invalid-options = „options“ müssen 2 bis 50 Texte sein, die sich nicht nur in Groß- und Kleinschreibung und Satzzeichen unterscheiden, „correct“ einer oder mehrere davon.
answer-count-of-items = eine ganze Zahl von 1 bis zur Zahl der Einträge
answer-invalid-items = „items“ müssen 1 bis 50 Einträge sein, jeder mit einem Buchstaben oder einer Ziffer.
answer-no-text = „{ $key }“ enthält keinen Text.
answer-missing = Der Antwort fehlt „{ $key }“.
answer-missing-items = Der Antwort fehlt „items“.
answer-expected-items = eine Liste von Texten und Listen von Texten
answer-expected-tolerance = eine Zahl wie 2 oder ein Text wie "2%"
answer-unknown-unit = Die Einheit „{ $text }“ ist unbekannt; bekannt sind m, km, g, kg, l, s, min, h, km/h, °C, % und andere.
answer-expected-typing-errors = "accept", "ask", "reject", true, false oder eine Zahl von 0 bis 5
answer-invalid-language = „language“ muss ein Sprachkürzel wie en oder ru sein.
answer-too-long = „{ $key }“ hat einen Text von mehr als { $most } Byte, so lang darf keine Antwort sein; kürze ihn.

## FeatureRole+Needs

feature-role-needs-task = Eine Aufgabe braucht eine Geometrie vom Typ Point
feature-role-needs-start = Start und Ziel brauchen eine Geometrie vom Typ Point
feature-role-needs-zone = Eine Zone braucht eine Geometrie vom Typ Polygon oder MultiPolygon
feature-role-needs-closure = Eine Sperrung braucht eine Geometrie, meist eine Linie oder Fläche

## JSONValue+TypeName

json-value-type-name-null = leer (null)
json-value-type-name-boolean = true oder false
json-value-type-name-integer = eine Zahl
json-value-type-name-string = ein Text
json-value-type-name-array = eine Liste
json-value-type-name-object = ein Objekt

## MemberTexts

member-minutes = Minuten
member-seconds = Sekunden
member-points = Punkte
member-unknown = „{ $key }“ ist unbekannt und wirkungslos. Bekannt sind: { $listed }.
member-misspelt = „{ $key }“ ist unbekannt und wird nicht gelesen; wahrscheinlich ist „{ $meant }“ gemeint: Benenne es um.
member-rename = „{ $key }“ in „{ $meant }“ umbenennen
member-missing = „{ $key }“ fehlt hier; ergänze es.
member-points-or-share = „{ $key }“ muss eine Zahl von Punkten wie 5 sein oder ein Anteil am Wert der Aufgabe wie "50%".
member-one-of = eines von: { $listed }
member-objects = eine Liste von Objekten mit { $names }
member-text-or-texts = ein Text oder eine Liste von Texten
member-date-and-time = „{ $key }“ muss Datum und Uhrzeit sein, etwa "2026-06-06T10:00+05:00".
member-date-and-time-or-minutes = „{ $key }“ muss Datum und Uhrzeit sein, etwa "2026-06-06T10:00+05:00", oder Minuten nach dem Start, etwa 30.
member-text = ein Text
member-number-in-quotation-marks = „{ $key }“ ist eine Zahl in Anführungszeichen; schreib sie ohne.
member-remove-quotation-marks = Die Anführungszeichen entfernen
member-number = eine Zahl wie { $example }
member-flag = true oder false
member-wrong-type = „{ $key }“ ist { $type }; erwartet: { $expected }.
member-owned = { $owner }: { $text }
member-list-out-of = eine Liste aus: { $listed }
member-metres = Meter
member-an-object = ein Objekt in geschweiften Klammern
member-out-of-range = „{ $key }“ passt nicht; erwartet: { $expected }.

## PatternTexts

pattern-revealed = { $task }: Der Schiedsrichter nimmt „{ $text }“ ({ $named }) als Antwort an, und das lesen Fahrer vorher; ändere den Text oder die Antwort.
pattern-contained = { $task }: Die Antwort „{ $answer }“ steht schon in der Aufgabe ({ $named }); ändere den Text, wenn du sie nicht verraten willst.
pattern-named = Name
pattern-named-2 = Tipp
pattern-named-3 = Beschreibung
pattern-regular-expression = { $task }: „{ $text }“ sieht nach einem regulären Ausdruck aus, und die kennt der Schiedsrichter nicht; schreib alle angenommenen Texte hin, oder {"{"}"kind": "pattern", "patterns": […]{"}"} mit * für beliebige Buchstaben und ? für einen.
pattern-as-text = { $task }: „{ $text }“ sieht nach einem Muster aus, gilt aber, wie es dasteht; schreib {"{"}"kind": "pattern", "patterns": ["{ $text }"]{"}"}.
pattern-plain = { $task }: Das Muster „{ $text }“ hat weder * noch ?; als {"{"}"kind": "text", "accepted": […]{"}"} würde der Schiedsrichter auch Tippfehler und andere Schreibweisen erkennen.
pattern-list-as-text = { $task }: „{ $text }“ ist ein einziger Text, den Fahrer ganz angeben müssen. Wenn jeder Teil für sich richtig ist, schreib { $listed }; wenn nach allen gefragt ist, {"{"}"kind": "unordered", "items": { $listed }{"}"}.

## PlaceTexts

place-one-is-swapped = { $first } oder { $second }: Bei einem von beiden sind wahrscheinlich Breite und Länge vertauscht; schreib die Länge zuerst.
place-far-away = { $place } ist { $away } von der Mitte der Aufgaben entfernt; prüfe die Koordinaten.
place-same-spot = { $task } liegt an derselben Stelle wie { $other }; Fahrer checken bei beiden zugleich ein.
place-swapped = { $place }: Breite und Länge sind wahrscheinlich vertauscht; schreib die Länge zuerst.
place-all-swapped-no-rides = so, wie es dasteht, könnte dort niemand fahren
place-all-swapped-editor = die zweiten Zahlen sind Längen, wie Karteneditoren sie schreiben
place-all-swapped-language = so, wie es dasteht, liegt die russische Quest im Iran oder nahe dabei
place-all-swapped = { $count ->
        [one] Bei dem einzigen Ort
       *[other] Bei allen { $count } Orten
    } steht wahrscheinlich die Breite zuerst: { $reason }. In GeoJSON kommt die Länge zuerst; schreib { $right } statt { $order }, und so überall.
place-exchange-all = Länge und Breite aller Orte vertauschen
place-exchange = Länge und Breite vertauschen
place-start = Der Start
place-finish = Das Ziel
place-no-place = { $task } hat keinen Ort: Gib ihr eine Geometrie vom Typ Point.
place-given-twice = { $place } ist zweimal angegeben, { $away } auseinander: Lass einen der beiden Orte weg.
place-not-on-earth = { $place } liegt nicht auf der Erde: Die Länge geht von −180 bis 180, die Breite von −90 bis 90.

## QuestTexts

quest-feature = Feature
quest-no-task = Es gibt keine Aufgabe: Füge mindestens ein Feature mit einer Geometrie vom Typ Point hinzu.
quest-old-key = { $count ->
        [one] { $count } Aufgabe benutzt
       *[other] { $count } Aufgaben benutzen
    } den alten Schlüssel „difficult“, der verstanden wird; heute schreibt man „difficulty“.
quest-rename-old-key = „difficult“ in „difficulty“ umbenennen
quest-unknown-role = Die Rolle „{ $word }“ ist unbekannt, deshalb { $count ->
        [one] bleibt { $count } Feature
       *[other] bleiben { $count } Features
    } ohne Bedeutung erhalten; bekannt sind task, start, finish, zone, closure.
quest-times-without-zone = { $count ->
        [one] { $count } Zeit sagt nicht, in welcher Zeitzone sie gilt, und wird
       *[other] { $count } Zeiten sagen nicht, in welcher Zeitzone sie gelten, und werden
    } als UTC gelesen; schreib zum Beispiel 2026-06-06T10:00+05:00.
quest-without-answer = { $count ->
        [one] { $count } Aufgabe hat
       *[other] { $count } Aufgaben haben
    } keine „answer“ ({ $listed }): Vor Ort zu sein genügt.
quest-duplicate-zone = Auch eine andere Zone hat die Kennung „{ $id }“; gib jeder eine eigene „id“.
quest-duplicate-task = Auch eine andere Aufgabe hat die Kennung „{ $id }“; gib jeder eine eigene „id“.
quest-not-a-collection = Eine Quest ist eine FeatureCollection; hier steht { $kind }. Nimm die Aufgaben in die „features“ einer solchen auf.
quest-unsuitable = { $name ->
        [none] Feature
       *[other] Feature „{ $name }“
    }: { $needs }.

## RequirementTexts

requirement-no-attempts = { $subject }: Keine Antwort wird je angenommen; erlaube mindestens einen Versuch.
requirement-small-group = { $task } setzt { $wanted } aus einer Gruppe von { $count } voraus und öffnet sich deshalb nie.
requirement-requires-itself = { $task } setzt sich selbst voraus und öffnet sich deshalb nie.
requirement-cycle = { $task }: Aufgaben setzen einander im Kreis voraus, deshalb öffnet sich keine von ihnen: { $shown }.
requirement-out-of-order = { $task } setzt Aufgaben voraus, die in der Reihenfolge der Bahn danach kommen.
requirement-expected = die id einer Aufgabe oder eine Liste von ids und Objekten mit any und of
requirement-group = eine Liste mit der id mindestens einer Aufgabe
requirement-never-opens = { $subject } { $count ->
        [1] öffnet sich nie, denn sie setzt
       *[other] öffnen sich nie, denn sie setzen
    } voraus, was sich nicht lösen lässt.

## RuleTitles

rule-titles-unsigned-edition = Fahrerausgabe, die kein Offizieller signiert hat
rule-titles-misspelt-member = falsch geschriebener Name
rule-titles-answer-revealed = Antwort, die Fahrer zuerst lesen
rule-titles-answer-in-text = Antwort in einem Text ihrer Aufgabe
rule-titles-pattern-as-text = Muster als einfacher Text
rule-titles-regular-expression = regulärer Ausdruck als Antwort
rule-titles-plain-pattern = Muster ohne Platzhalter
rule-titles-probably-swapped = alle Orte wahrscheinlich vertauscht
rule-titles-list-as-text = Liste als ein einziger Text
rule-titles-newer-version = für eine neuere Version gemacht
rule-titles-unknown-role = unbekannte Rolle
rule-titles-unsuitable-geometry = Geometrie, die nicht zur Rolle passt
rule-titles-two-places = zwei Starts oder Ziele
rule-titles-zone-without-area = Zone ohne Fläche
rule-titles-no-time-zone = Zeit ohne Zeitzone
rule-titles-empty-hint = Tipp ohne Text
rule-titles-unknown-requirement = unbekannte Aufgabe vorausgesetzt
rule-titles-requirement-cycle = Aufgaben, die einander voraussetzen
rule-titles-never-unlocks = Aufgabe, die sich nie öffnet
rule-titles-unsolvable = Aufgabe, die nicht zu lösen ist
rule-titles-empty-window = schließt, bevor sie öffnet
rule-titles-missed-window = Zeiten, die kein Fahrer einhalten kann
rule-titles-forbidden-place = Ort, an dem Fahrer nicht sein dürfen
rule-titles-no-effect = Regel, die ein Zeitlimit braucht
rule-titles-missing-translation = Text nicht übersetzt
rule-titles-not-a-collection = keine FeatureCollection
rule-titles-no-tasks = keine Aufgaben
rule-titles-wrong-type = Wert von anderem Typ
rule-titles-out-of-range = Wert außerhalb des Bereichs
rule-titles-duplicate-id = zwei Aufgaben, eine Kennung
rule-titles-task-without-geometry = Aufgabe ohne Ort
rule-titles-swapped-coordinates = Breite vor Länge
rule-titles-far-away = weit weg von den anderen Aufgaben
rule-titles-same-spot = zwei Aufgaben an einer Stelle
rule-titles-unnamed-task = Aufgabe ohne Namen
rule-titles-unknown-difficulty = unbekannte Schwierigkeit
rule-titles-number-as-text = Zahl in Anführungszeichen
rule-titles-missing-answer = Aufgabe ohne Antwort
rule-titles-difficult-key = alter Schlüssel „difficult“
rule-titles-not-a-task = Feature ist kein Point
rule-titles-unknown-member = unbekannte Einstellung
rule-titles-denied-answer = Antwort angenommen und abgelehnt
rule-titles-colliding-answers = dieselbe Antwort zweimal
rule-titles-guessable-answer = Antwort leicht zu erraten
rule-titles-shared-answer = eine Antwort für zwei Aufgaben

## ScoringTexts

scoring-one-of-these-only = nur eines davon: { $listed }
scoring-expected-bands = eine Liste von Paaren aus Minute und Punkten, etwa [[5, 1], [10, 2]]
scoring-ascending-bands = Paare aus einer ganzen Minute, jede später als die vorige, und 0 oder mehr Punkten
scoring-cap = "gross" (die gewonnenen Punkte) oder eine Zahl von Punkten
scoring-late-penalty = der Abzug für Verspätung
scoring-early-bonus = der Bonus für frühe Ankunft
scoring-closed-controls = die Posten, die in den letzten Minuten geschlossen sind
scoring-late-tasks = dass zu späte Aufgaben nicht zählen
scoring = Wertung
scoring-expected-rules = der Name eines Regelwerks oder ein Objekt
scoring-expected-values = "file" oder ein Objekt wie {"{"}"same": 20{"}"}
scoring-object-with-one-of = ein Objekt mit einem von: { $names }
scoring-not-before = { $from } oder mehr, wie „from“
scoring-out-of-order = worthless, missingPunch, eine Zahl von Punkten oder ein Anteil wie "50%"

## SealTexts

seal-unsigned-edition = Diese Ausgabe ist nicht signiert, obwohl die Quest Offizielle nennt: Vielleicht hat sie jemand geändert und die Signatur entfernt. Vergleiche mit --signed-by.
seal-foreign-signature = Diese Ausgabe ist mit Schlüssel { $key } signiert, der keinem Offiziellen der Quest gehört: Vielleicht hat sie jemand anderes signiert. Vergleiche mit --signed-by.
seal-scrypt = Parameter nach RFC 7914, N eine Zweierpotenz, r bis 16 und N·r·p bis { $most }
seal-seals = eine Liste von 1 bis { $most } Siegeln
seal = 64 Byte in base64
seal-options = 2 bis 50 verschiedene Texte
seal-language = ein Sprachkürzel wie en oder ru
seal-unit = eine Einheit, die dieses Programm kennt
seal-locked-tasks = eine Liste von bis zu { $most } Aufgaben
seal-ways-of-opening = eine Liste mit mindestens einem Weg zum Öffnen für jede Voraussetzung
seal-at-least = mindestens { $least }
seal-bytes = { $count } Byte in base64

## SettingsTexts

settings = Einstellungen der Quest
settings-team-size = eine ganze Zahl von 1 bis 99, oder die wenigsten und die meisten Mitglieder, etwa [2, 5]
settings-official = der Fingerabdruck eines Schlüssels, etwa 7K2M-Q9XD-41TB-RZ0C, oder der Schlüssel selbst, wie keygen ihn schreibt
settings-expected-classes = ein Objekt mit einem Feld für jede Klasse, etwa {"{"}"Kids": {"{"}"timeLimit": 60{"}"}{"}"}
settings-expected-place = [Länge, Breite] in Grad
settings-place = [Länge, Breite] mit Länge −180 bis 180, Breite −90 bis 90
settings-expected-flags = ein Objekt wie {"{"}"sharedRide": "disqualified"{"}"}
settings-unknown-flag = „{ $key }“ ist keine Art von Auffälligkeit und wirkungslos. Meintest du eines von diesen: { $listed }?
settings-newer-version = Das ist Version { $version }, und dieses Programm kennt Versionen bis { $known }: Nimm ein neueres Programm, oder schreib { $known }, wenn nichts Neueres verwendet wird.

## TaskTexts

task-several = Aufgaben { $numbers }
task-no-name = „name“ fehlt; Fahrer werden die Nummer sehen.
task = Aufgabe { $number }
task-named-task = Aufgabe { $number } „{ $name }“
task-counted = {" "}und zählt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
task-unknown-difficulty = Die Schwierigkeit „{ $text }“ ist unbekannt{ $worth }; bekannt sind low, medium, high.
task-expected-hints = ein Text oder eine Liste von Texten und Objekten mit text und penalty
task-empty-hint = Tipp { $number } hat keinen Text und fällt weg.

## TranslationTexts

translation-most-languages = eine Liste von bis zu { $most } Sprachen
translation-title = Titel
translation-tasks = Aufgaben { $numbers }
translation-expected-texts = ein Objekt mit einem Feld für jede Sprache, etwa "ru"
translation-no-language-tag = „{ $tag }“ ist kein Sprachkürzel wie ru oder pt-BR; seine Texte werden nicht gezeigt.
translation-missing = In „{ $tag }“ fehlen Texte für: { $missing }.

## WindowTexts

window-closes-before-it-opens = { $task }: „closes“ muss später als „opens“ und später als der Start sein.
window-closes-too-early = schließt, bevor ein Fahrer dort sein kann
window-close-too-early = schließen, bevor ein Fahrer dort sein kann
window-opens-too-late = öffnet erst, wenn die Zeit aller Fahrer abgelaufen ist
window-open-too-late = öffnen erst, wenn die Zeit aller Fahrer abgelaufen ist
window-empty-start-window = Niemand darf starten: Das Startfenster schließt, bevor es öffnet.
window-mass-start-outside-of-window = Der Massenstart liegt außerhalb des Startfensters.

## ZoneTexts

zone-outside = außerhalb der Zone „{ $name }“
zone-inside = in der Zone „{ $name }“
zone-forbidden-place = { $subject }: { $place }, wo Fahrer nicht sein dürfen; verschieb den Ort oder die Zone.
zone = Zone { $number }
zone-named-zone = Zone „{ $name }“
zone-corner-not-on-earth = Eine Ecke liegt nicht auf der Erde: Die Länge geht von −180 bis 180, die Breite von −90 bis 90.
zone-no-area = Sie hat keine Fläche: Zeichne einen Ring mit mindestens drei verschiedenen Ecken.

## Difficulty+Word

difficulty-word-low = leicht
difficulty-word-medium = mittel
difficulty-word-high = schwer

## Points

points-fraction = { $whole },{ $fraction }
points-counted = { $number } Punkte
points-counted-2 = { $sign }{ $magnitude ->
        [one] { $magnitude } Punkt
       *[other] { $magnitude } Punkte
    }

## QuestError

quest-error-no-tasks = Eine Quest braucht mindestens eine Aufgabe: Füge ein Feature vom Typ Point hinzu.
quest-error-duplicate-task = Zwei Aufgaben oder Zonen haben die Kennung „{ $id }“: Gib jeder eine eigene.
quest-error-not-on-earth = { $place } ist kein Ort auf der Erde: Schreib die Länge (−180 bis 180), dann die Breite (−90 bis 90).
quest-error-unknown-requirement = Die Aufgabe „{ $id }“ setzt „{ $needed }“ voraus, was es in der Quest nicht gibt: Nenne eine ihrer Aufgaben.
quest-error-negative-points = Die Aufgabe „{ $id }“ ist { $points } Punkte wert: Nimm 0 oder mehr.
quest-error-radius-out-of-range = Der Radius der Aufgabe „{ $id }“ ist { $radius } m: Nimm eine Zahl von Metern über 0.
quest-error-time-limit-out-of-range = Das Zeitlimit ist { $limit } s: Nimm eine Zahl über 0, oder lass es weg.

## QuestWritingError

quest-writing-error-unreadable = Die Quest ist nicht lesbar.
quest-writing-error-not-a-task = Nur Aufgaben lassen sich in der Datei ändern, nicht ihre { $name }: Ändere diese in der Datei selbst.
quest-writing-error-sealed = Das ist eine Fahrerausgabe: Ändere die Datei des Veranstalters und versiegle sie neu.
quest-writing-error-not-writable = Keine Datei kann ausdrücken, was die Aufgabe „{ $id }“ im Speicher hat{ $no-members ->
        [true] .
       *[false] : Prüfe { $joined }.
    }
quest-writing-error-changed-meanwhile = { $path } wurde seit dem Lesen geändert: Lies sie noch einmal, oder speichere unter einem anderen Namen.
quest-writing-error-part-settings = Einstellungen
quest-writing-error-part-zones = Zonen
quest-writing-error-part-closures = Sperrungen
number-bounds-above = { $is-whole ->
        [true] eine ganze Zahl
       *[false] eine Zahl
    } über { $least } und höchstens { $most }{ $unit ->
        [none] {""}
       *[other] {" "}({ $unit })
    }
number-bounds = { $is-whole ->
        [true] eine ganze Zahl
       *[false] eine Zahl
    } von { $least } bis { $most }{ $unit ->
        [none] {""}
       *[other] {" "}({ $unit })
    }
thousands = { $thousands }.{ $group }
quest-not-tasks = { $count ->
        [one] { $count } Feature ist kein Point und damit keine Aufgabe; es bleibt
       *[other] { $count } Features sind keine Points und damit keine Aufgaben; sie bleiben
    } unverändert erhalten.
scoring-without-effect = Ohne „timeLimit“ { $count ->
        [1] ist diese Regel
       *[other] sind diese Regeln
    } wirkungslos: { $rules }.
requirement-unknown = { $task } setzt { $required } voraus, aber keine Aufgabe hat eine solche „id“.
quest-description = { $title ->
        [none] {""}
       *[other] „{ $title }“,{" "}
    }{ $count ->
        [one] { $count } Aufgabe
       *[other] { $count } Aufgaben
    }
