## CommonTexts

common-imported = { $count ->
        [one] { $count } Aufgabe
       *[other] { $count } Aufgaben
    }; ergänze Antworten, und sieh dann nach, was „questctl validate“ sagt
common-empty-rider = --rider ist leer; nenne den Fahrer so wie in der Fahrertabelle
common-taken-as-utc = { $option } { $text } sagt nicht, in welcher Zeitzone, und wird als UTC gelesen; schreib zum Beispiel 2026-06-06T12:00+05:00
common-not-a-place = { $is-option ->
        [true] „{ $text }“ ist weder eine Option noch ein Ort
       *[false] „{ $text }“ ist kein Ort
    }; schreib Länge, Komma, Breite in Grad, zum Beispiel 61.4026,55.1599, oder einen Namen auf der Karte
common-found-place = „{ $text }“ ist { $label } ({ $place })
common-unknown-profile = es gibt kein Profil „{ $name }“, nur { $known }; oder nenne eine Datei, die auf .json endet
common-idle-closures = Hinweis: { $file }: diese Features sperren keine Straße: { $numbers }{ $more }; zeichne eine Linie entlang der Straße oder eine Fläche darüber
common-empty-log = kein Eintrag dieses Fahrtprotokolls ist lesbar; hol es noch einmal vom Handy
common-several-riders = sag mit --rider, wessen Fahrt gemeint ist: { $names }
common-estimated-accuracy = Hinweis: nicht alle Punkte des Tracks haben eine Genauigkeit; für die anderen auf { $metres } geschätzt
common-estimated-accuracy-2 = Hinweis: keine Genauigkeit im Track; auf { $metres } geschätzt
audience-left-out = { $count ->
        [one] { $count } verborgene Aufgabe wird
       *[other] { $count } verborgene Aufgaben werden
    } weggelassen; --for organiser zeigt alle
audience-all-hidden = alle Aufgaben sind vor Fahrern verborgen; --for organiser zeigt sie

## DepartureTexts

departure-no-time = --depart: „{ $text }“ ist keine Zeit: schreib Datum und Ortszeit, etwa 2026-11-24T07:30 oder 2026-11-24T07:30+01:00
departure-streets-only = die Straßen sind die zur Zeit von --depart; die Fahrer starten, wann die Quest es sagt, und danach öffnen und schließen Aufgaben
departure-limits = die Karte wurde für { $time } erstellt (map build --at); die Abfahrt ändert nichts
departure-limits-2 = { $count ->
        [one] { $count } Straße, Barriere oder Abbiegebeschränkung hat
       *[other] { $count } Straßen, Barrieren oder Abbiegebeschränkungen haben
    } Zeitbedingungen, die die Karte nicht behält: Straßen und Barrieren gelten wie ohne Abfahrt, Abbiegebeschränkungen im Zweifel immer
departure-limits-3 = { $what }; andere hat die Karte nicht, deshalb ändert die Abfahrt nichts
departure-limits-4 = die Karte hat keine zeitabhängigen Beschränkungen; die Abfahrt ändert nichts
departure-of-way = Weg { $number }: { $text }
departure-change = „{ $item }“
departure-change-2 = eine Straße ohne Namen
departure-change-3 = { $street } schließt um { $clock }
departure-change-4 = { $street }: ab { $clock } keine Durchfahrt
departure-change-5 = { $what }; die Route kommt dort nach { $minutes } min vorbei
departure-more = { $count ->
        [one] { $count } weitere Straße auf der Route ändert sich
       *[other] { $count } weitere Straßen auf der Route ändern sich
    }, bevor der Fahrer dort ist

## EventTexts

event-no-link = „{ $text }“ ist kein Link einer Veranstaltung; so sieht einer aus: https://velo.example/e/spring
event-not-encrypted = http ist nicht verschlüsselt: wer unterwegs mithört, kann unter deinem Namen fahren; nimm https, wo der Server es hat
event-no-device = es gibt noch kein Protokoll, dessen Gerät sich übernehmen ließe; nenne das Gerät mit --device
event-not-joined = das Gerät dieses Protokolls ist keiner Veranstaltung beigetreten, es gibt kein { $state }; tritt zuerst mit „questctl join“ bei
event-joined = beigetreten als { $rider } ({ $rider-2 }){ $more }
event-no-answer = keine Antwort von { $server }, neuer Versuch ({ $reason })
event-unknown-device = nichts im Zustand beweist dem Server, wer dieses Gerät ist; tritt noch einmal mit „questctl join“ bei
event-late = der Server hat nicht rechtzeitig geantwortet; versuch es später noch einmal, nichts ist verloren
event-not-handed-in = { $lines ->
        [one] { $lines } Zeile des Protokolls ließ
       *[other] { $lines } Zeilen des Protokolls ließen
    } sich nicht rechtzeitig abgeben; starte den Befehl noch einmal, nichts ist verloren
event-handed-in = { $lines ->
        [one] { $lines } Zeile
       *[other] { $lines } Zeilen
    } abgegeben
event-nothing-to-hand-in = der Server hat schon das ganze Protokoll
event-left-out = dem Server { $lines ->
        [one] fehlt { $lines } Zeile
       *[other] fehlen { $lines } Zeilen
    } des Protokolls
event-too-long = Eintrag { $sequence } ist länger als die { $bytes } Byte, die ein Server annimmt; er wird nicht gesendet
event-other-device = das Protokoll stammt von { $devices }, beigetreten ist aber { $joined }; nenne das Protokoll von { $joined }, oder tritt mit „questctl join“ für { $devices } bei
event-passed-over = Einträge von { $devices } werden nicht gesendet; jedes Gerät gibt sein eigenes Protokoll ab
event-not-of-log = --device nennt { $device }, das Protokoll stammt aber von { $devices }; lass --device weg, oder nenne ein anderes Protokoll
event-several-devices = das Protokoll stammt von mehreren Geräten: { $devices }; nenne mit --device das, das beitritt
event-decided = { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    } des Veranstalters hinzugefügt
event-refused = der Server nimmt Eintrag { $sequence } nicht an ({ $code })
event = der Veranstalter sagt: { $text }
event-verdict-accepted = { $task }: die Antwort zählt
event-verdict-nearly = { $task }: fast richtig
event-verdict-rejected = { $task }: die Antwort zählt nicht
event-verdict-pending = { $task }: der Veranstalter muss noch werten
event-unreadable-decision = Entscheidung { $number } des Veranstalters ist nicht lesbar; frag den Veranstalter, oder nimm eine neuere Version
event-other-edition = von der Quest gibt es eine neue Ausgabe; „questctl join“ mit -o holt sie
event-missing = Eintrag { $sequence } dieses Geräts fehlt im Protokoll, und was danach geschrieben wurde, zählt nicht; gib das ganze Protokoll ab
event-other-writer = ein anderes Gerät schreibt unter demselben Namen; bitte den Veranstalter um einen Code, und tritt mit einem anderen --device bei

## SourceDocument

source-document-report = { $name }: { $remark }

## GeoJSONTexts

geo-json-fixed-files = { $files ->
        [one] { $files } Datei
       *[other] { $files } Dateien
    }: { $changed } korrigiert, { $errors } Fehler übrig
geo-json-fixed-file = { $fixed } behoben, { $errors } Fehler übrig
geo-json-features = Features
geo-json-without-geometry = ohne Geometrie
geo-json-positions = Positionen
geo-json-extent = Ausdehnung
geo-json-length = Länge der Linien
geo-json-area = Fläche der Polygone
geo-json-properties = Eigenschaften
geo-json-uncounted = … und andere ({ $count })
geo-json-not-in-degrees = { $count } von { $positions ->
        [one] { $positions } Position
       *[other] { $positions } Positionen
    } nicht in Grad, wahrscheinlich Meter einer Projektion; die Ausdehnung ist in den Einheiten der Datei angegeben, Längen und Flächen fehlen: projiziere die Datei nach WGS 84 um
geo-json-uncertain-cut = Feature { $feature }: ein Ring hat eine Seite über 180°, die außen herum oder über den Antimeridian laufen kann; er wurde nach seiner Richtung gelesen, --all-crossings schneidet ihn auf jeden Fall
geo-json-ambiguous-ring = Warnung: ein Ring hat eine Seite über 180°, die außen herum oder über den Antimeridian laufen kann; er wurde nach seiner Richtung gelesen: questctl geojson lint zeigt ihn, cut --all-crossings schneidet ihn
geo-json-contacts-left-out = es berührt die Fläche in Linien oder Punkten, die wegfallen
geo-json-taken-count = Features haben schon eine Eigenschaft „{ $shown }“, die --count überschreiben würde: wähle einen anderen Namen
geo-json-no-area-in-mask = { $kind } ist keine Fläche, mit der man zuschneiden kann, und bleibt unbenutzt
geo-json-empty-mask = es gibt keine Fläche zum Zuschneiden: die Datei braucht ein Polygon oder MultiPolygon
geo-json-misnamed = der Text ist eine Sequenz (RFC 8142) und wird als solche gelesen, trotz des Dateinamens; --from sequence sagt es ausdrücklich
geo-json-misnamed-2 = in jeder Zeile steht ein Objekt, und der Text wird Zeile für Zeile gelesen, trotz des Dateinamens; nenne die Datei .geojsonl, oder gib --from lines an
geo-json-kept-decimals = die Koordinaten werden nicht gerundet, sonst bliebe die Fläche nicht gültig: verlange mehr Nachkommastellen, oder vereinfache sie zuerst
geo-json-linked-part = { $path } ist ein symbolischer Link, der aus dem Ordner hinausführen würde; nichts wurde geschrieben: entferne ihn
geo-json-faulty-geometries = mit fehlerhafter Geometrie
geo-json-ambiguous-features = { $count ->
        [one] { $count } Feature
       *[other] { $count } Features
    } mit einem Ring, der sich auf zwei Arten lesen lässt: eine Seite ist länger als 180°, und Ausdehnung und Fläche folgen seiner Richtung; questctl geojson lint zeigt es
geo-json-minus-advice = eine Bedingung, die mit - beginnt, gilt als Option: setz -- davor, wie in questctl geojson filter -- '-a = 3' f.geojson
geo-json-dissolved-cut = Feature { $feature }: die Fläche überlappt oder kreuzt sich selbst; die Teile wurden zu gültigen verschmolzen
geo-json-further-numbers-left-out = Zahlen nach der Höhe fallen bei allem Geänderten weg
geo-json-invalid-area-kept = Feature { $feature }: die Fläche ist nicht gültig, deshalb wurden ihre Ringe nicht umgedreht; sie blieb unverändert, siehe lint
geo-json-left-out = { $skipped ->
        [one] { $skipped } Feature
       *[other] { $skipped } Features
    } wegen Fehlern weggelassen
geo-json-lost-members = Warnung: Felder der Sammlung, die in der Ausgabe fehlen: { $list }
geo-json-feature = { $name }: { $message }
geo-json-cut-advice = das Geschriebene ist nicht vollständig; --skip-invalid lässt solche Features weg und macht weiter
geo-json-skip-advice = nichts wurde geschrieben; --skip-invalid lässt solche Features weg und macht weiter
geo-json-left-out-part = ein Teil ohne Breite fällt weg: { $geometry }
geo-json-repaired = { $count ->
        [one] { $count } Feature
       *[other] { $count } Features
    } repariert, { $refused } nicht
geo-json-different-systems = die Koordinaten sind in { $system }, die von { $first } in { $other }: bring zuerst beide mit questctl geojson reproject in ein gemeinsames System
geo-json-unseen-property = Warnung: kein Feature hat eine Eigenschaft „{ $shown }“
geo-json-mismatched-property = Warnung: die Eigenschaft „{ $shown }“ hat nie den Typ, mit dem sie verglichen wird; Zahlen stehen ohne Anführungszeichen, Texte in einfachen
geo-json-split-files = { $features ->
        [one] { $features } Feature
       *[other] { $features } Features
    } in { $files ->
        [one] { $files } Datei
       *[other] { $files } Dateien
    }
geo-json-too-many-files = es würden mehr als { $limit } Dateien; nichts wurde geschrieben: --max-files erlaubt mehr
geo-json-existing-part = { $path } gibt es schon; nichts wurde geschrieben: nenne einen anderen Ordner, oder gib --overwrite an

## RecordedRides

track-remarks-note = { $item }: { $text }

## ReceiptTexts

receipt-no-receipts = in dieser Datei ist keine Quittung; „questctl receipt“ schreibt sie
receipt-not-a-receipt = diese Zeile ist keine Quittung
receipt-no-signed-log = keines dieser Protokolle ist signiert, also gibt es davon nichts festzuhalten
receipt = „{ $rider }“: Eintrag { $sequence }, Schlüssel { $fingerprint }
receipt-more = … und { $count } weitere
receipt-written = { $file }: { $count ->
        [one] { $count } Quittung
       *[other] { $count } Quittungen
    } hinzugefügt
receipt-line-agrees = „{ $rider }“: wie gesehen, bis Eintrag { $sequence }
receipt-line-rewritten = „{ $rider }“: neu geschrieben { $span }; die Quittung hat einen anderen Eintrag { $sequence }
receipt-line-cut-short = „{ $rider }“: gekürzt; die Quittung hat Eintrag { $sequence }, und das Protokoll endet davor
receipt-line-missing = „{ $rider }“: kein Protokoll ist mit dem Schlüssel der Quittung, { $key }, signiert{ $has-other ->
        [true] ; das vorhandene ist ein anderes
       *[false] {""}
    }
receipt-line-invalid = „{ $rider }“: die Quittung ist nicht mit ihrem Schlüssel signiert und beweist nichts
receipt-span = ab Eintrag { $since }
receipt-span-2 = ab einem der Einträge { $since }–{ $sequence }

## RecordedTexts

recorded-merged = { $best } und { $others } sind Geräte eines Fahrers, { $rider }: wo beide aufgezeichnet haben, zählt das bessere, { $best }
recorded-apart = { $one } und { $other } waren zur selben Zeit an verschiedenen Orten und gelten deshalb als zwei Fahrer
recorded-alike = diese Tracks mit demselben Namen waren zur selben Zeit am selben Ort; für zwei Geräte eines Fahrers leg beide Dateien in einen Ordner, oder gib sie allein mit --rider an
recorded-swapped = Breite und Länge sind in dieser Datei vertauscht: andersherum läge die Fahrt hier; exportiere sie noch einmal
recorded-elsewhere = diese Fahrt gehört zu einem anderen Ort: sie kommt einer Aufgabe, dem Start oder dem Ziel nie näher als { $distance }; lass die Datei weg, oder nimm die Quest, zu der sie gehört
recorded-no-ride = von den Dateien von --track bleibt keine Fahrt übrig; gib Dateien mit lesbaren Fahrten an
recorded-no-ride-in-file = in dieser Datei ist keine brauchbare Fahrt
recorded-single-point = ein Punkt ist keine Fahrt: exportiere die ganze Fahrt
recorded-mismatch-apart = { $rider }: der Track ist aus einer anderen Zeit als das Protokoll: er beginnt { $clock } { $seconds ->
        [true] früher
       *[false] später
    }{ $is-left-out ->
        [true] {" "}und wird weggelassen; falsches Datum?
       *[false] ; falsche Zeitzone?
    }
recorded-mismatch-shifted = { $rider }: der Track ist { $clock } { $seconds ->
        [true] früher
       *[false] später
    } an den Aufgaben als das Protokoll; falsche Zeitzone?
recorded-mismatch-left-out = { $rider }: { $count ->
        [one] { $count } Punkt des Tracks, der über einen Tag vor oder nach dem Protokoll liegt, wird
       *[other] { $count } Punkte des Tracks, die über einen Tag vor oder nach dem Protokoll liegen, werden
    } weggelassen
recorded-mismatch-untimed = { $rider }: der Track hat keine Zeiten und wird neben dem Protokoll weggelassen
recorded-clock = , mit einer um { $hours } { $is-ahead ->
        [true] zurückgestellten
       *[false] vorgestellten
    } Uhr aber nicht; falsche Zeitzone?
recorded-reached-nothing = : die nächste Aufgabe war { $distance } entfernt, { $reach } würden genügen
recorded-reached-nothing-2 = keine Aufgabe erreicht: { $names }{ $hint }
recorded-more = … und { $count } weitere solche Anmerkungen

## RideLogTexts

ride-log-decided = { $log }: Eintrag { $sequence }, { $digest }{ $text ->
        [none] {""}
       *[other] , zu „{ $text }“
    }
ride-log-no-answer = Die Protokolle haben keine Antwort von „{ $rider }“ auf Aufgabe „{ $task }“.
ride-log-begun-otherwise = dieses Protokoll wurde mit dem Schlüssel { $key } begonnen; signiere mit diesem, oder beginne ein anderes Protokoll
ride-log-begun-otherwise-2 = dieses Protokoll wurde ohne Schlüssel begonnen; beginne ein anderes, um zu signieren
ride-log-no-rider = Die Protokolle haben keinen Fahrer „{ $rider }“.
ride-log-edition = { $logs ->
        [one] { $logs } Protokoll
       *[other] { $logs } Protokolle
    } mit Ausgabe { $digest }{ $is-own ->
        [true] , dieser Datei
       *[false] {""}
    }
ride-log-no-entries = Kein Eintrag in den Fahrtprotokollen.
ride-log-no-entries-here = kein Eintrag eines Fahrtprotokolls
ride-log-no-office-log = in dieser Datei ist kein Eintrag eines Fahrtprotokolls, sie entscheidet also nichts; „questctl decide“ schreibt das Protokoll des Veranstalters
ride-log-damaged-office-log = kein Eintrag dieses Protokolls ist unversehrt, es entscheidet also nichts; such nach einer früheren Kopie
ride-log-ride-in-office = ein mit --office angegebenes Protokoll enthält { $rides }, und alles, was darin steht, zählt: gib Protokolle von Fahrern ohne --office ab
ride-log-unofficial-office = die Quest nennt Offizielle, und ein mit --office angegebenes Protokoll ist von keinem signiert; es zählt, weil du es angegeben hast
ride-log-no-device = --accept-device { $name }: kein Protokoll hat ein Gerät mit diesem Namen oder Fingerabdruck
ride-log-no-key = --accept-device { $name }: kein Protokoll ist mit diesem Schlüssel signiert{ $is-named ->
        [true] ; ein Gerät nennt sich nur so, das beweist nichts
       *[false] {""}
    }
ride-log-not-first = --accept-device { $digest }: dieser Eintrag ist nicht der erste seines Protokolls; gib den Hash des ersten an
ride-log-other-quests = die Quest hat keine id, deshalb zählen Protokolle aller Quests, hier die von { $names }; gib der Quest ihre id
ride-log-outside-window = { $count ->
        [one] { $count } Fahrer startete
       *[other] { $count } Fahrer starteten
    } außerhalb des Startfensters, um { $least } oder mehr, und { $count ->
        [one] gilt
       *[other] gelten
    } deshalb als nicht gestartet; wenn das falsch ist, vergleiche die Zeitzone des Fensters in der Quest
ride-log-riders-edition = das ist eine Fahrerausgabe: was darin versiegelt ist, ist hier nicht bekannt, und Antworten warten auf den Veranstalter; werte mit der Datei des Veranstalters
ride-log-foreign-log = dieses Protokoll enthält { $rides }; schreib Entscheidungen in ein eigenes Protokoll
ride-log-rides = die Fahrt von { $names }
ride-log-rides-2 = die Fahrten von { $names }
ride-log-no-task = die Quest hat keine Aufgabe „{ $task }“, nur { $known }
ride-log-unsigned-decision = Hinweis: die Quest nennt Offizielle, und diese Entscheidung ist nicht signiert (--key); sie zählt nur, wo das Protokoll mit --office angegeben ist
ride-log-unofficial-key = Hinweis: die Quest nennt Offizielle, und dieser Schlüssel gehört keinem davon; die Entscheidung zählt nur, wo das Protokoll mit --office angegeben ist
ride-log-no-riders = die Fahrertabelle hat keinen Fahrer
ride-log-nothing-to-compare = Es gibt kein Protokoll, das sich mit den Quittungen vergleichen ließe: Diese Dateien haben keinen Eintrag.
ride-log-other-map = keine Straße der Karte führt von einer Aufgabe zu einer anderen, deshalb wird kein Tempo damit verglichen; ist es die Karte dieses Ortes?
ride-log-nothing-to-judge = Es gibt keine Fahrt zu werten: Die Protokolle haben keinen Eintrag, der prüfbar ist und zählt.
ride-log-more-faults = … und { $count } weitere Fehler dieser Arten
ride-log-sealing = Versiegeln

## KeyTexts

key-written = { $file }: der private Schlüssel; behalte ihn für dich, und bewahre eine Kopie auf
key-lines = öffentlicher Schlüssel: { $key }
key-lines-2 = Fingerabdruck:          { $fingerprint }
key-unofficial-edition = die Quest nennt Offizielle, und keiner ihrer Schlüssel signiert diese Ausgabe, davor werden Fahrer gewarnt; gib mit --key den Schlüssel eines Offiziellen an
key-is-there = { $file } gibt es schon, und ein Schlüssel wird nie überschrieben; nenne eine andere Datei

## MapBuildTexts

map-build-no-time = „{ $text }“ ist keine Zeit: schreib Datum und Uhrzeit wie in 2026-06-01T18:00
map-build-built = { $nodes } Knoten, { $edges ->
        [one] { $edges } Kante
       *[other] { $edges } Kanten
    }, { $kilometres } km, { $turn-restrictions ->
        [one] { $turn-restrictions } Abbiegebeschränkung
       *[other] { $turn-restrictions } Abbiegebeschränkungen
    }, { $time } s, höchstens { $memory } MiB Speicher
map-build-unkept-times-2 = sie behält bis zu { $most-conditions } Bedingungen je Weg, Barriere oder Abbiegebeschränkung
map-build-unkept-times-3 = die Karte behält die Zeiten nicht von: { $named }; { $keeps }{ $relations ->
        [true] , aber keine von Plätzen und Fähren
       *[false] {""}
    }; mit --depart gilt dort dasselbe wie ohne{ $turns ->
        [true] , Abbiegebeschränkungen im Zweifel immer
       *[false] {""}
    }
map-build-heights-missing = Warnung: die Höhendaten haben an { $nodes } von { $nodes-2 ->
        [one] { $nodes-2 } Kreuzung
       *[other] { $nodes-2 } Kreuzungen
    } keine Höhe, deshalb { $edges ->
        [one] hat { $edges } Kante
       *[other] haben { $edges } Kanten
    } keine Höhen; dort zählt das Tag incline. Gib auch die Kacheln daneben an
map-build-no-heights = die Höhendaten decken keine Straße der Karte ab; gib die Kacheln ihres Gebiets an
map-builder-stage-ways = Wege lesen
map-builder-stage-nodes = Knoten lesen
map-builder-stage-network = Wegenetz aufbauen

## MapTexts

map-edges = { $count ->
        [one] { $count } Kante
       *[other] { $count } Kanten
    }
map-sound = { $edges }, alles in Ordnung
map-faulty = { $kinds ->
        [one] { $kinds } Art von Fehlern
       *[other] { $kinds } Arten von Fehlern
    }
map-unknown = unbekannt
map-bounds = Grenzen
map-nodes = Knoten
map-edges-label = Kanten
map-length = Länge
map-kilometres = { $number } km
map-islands = Inseln
map-edges-cut-off = { $count ->
        [one] { $count } Kante
       *[other] { $count } Kanten
    } vom Rest abgeschnitten
map-profiles = Profile
map-traffic = Verkehr
map-side-right = Rechtsverkehr
map-side-left = Linksverkehr
map-side-both = hier Rechtsverkehr, dort Linksverkehr
map-heights = Höhen
map-no-heights = keine; Steigungen zählen, wo das Tag incline sie nennt
map-heights-2 = { $low } bis { $high } m{ $source ->
        [none] {""}
       *[other] , aus { $source }
    }
map-times = Zeiten
map-times-2 = { $has-unkept ->
        [true] ; die von { $unkept } weiteren fehlen
       *[false] {""}
    }
map-times-3 = nichts hängt von der Zeit ab{ $more }
map-times-4 = zeitabhängig: { $streets ->
        [one] { $streets } Kante
       *[other] { $streets } Kanten
    } und { $turns ->
        [one] { $turns } Abbiegung oder Schranke
       *[other] { $turns } Abbiegungen und Schranken
    }, für --depart{ $more }
map-built-for = für { $time } erstellt (map build --at)
map-places = Orte
map-places-2 = { $count } mit Namen, neben den Straßen
map-places-3 = keine mit Namen außer Straßen
map-timestamp = Datenstand
map-source = Quelle
map-digest = Prüfsumme
map-program = erstellt mit
map-size = Größe
map-bytes = { $count } Byte
map-bad-limit = --limit muss 1 oder mehr sein
map-metres = { $count } m
map-render-one-picture = ein Bild zeigt eine Quest, eine Suche oder eine Route: gib nur eines von --quest, --search und --route an
map-render-few-places = eine Route braucht zwei Orte mit --route oder mehr
map-render-many-profiles = auf einem Bild lassen sich höchstens vier --profile vergleichen
map-render-unknown-ending = { $output }: der Name des Bildes muss auf .svg, .png oder .pdf enden
map-render-no-area = „{ $text }“ ist kein Gebiet; schreib West,Süd,Ost,Nord in Grad, zum Beispiel 9.4,47.0,9.7,47.3
map-render-tasks-outside = Hinweis: { $count ->
        [one] { $count } Aufgabe liegt
       *[other] { $count } Aufgaben liegen
    } außerhalb des Bildes
map-render-outside = Hinweis: die Route für „{ $name }“ liegt außerhalb des Bildes; lass --bbox weg, oder gib das Gebiet um sie herum an
map-render-outside-2 = Hinweis: ein Teil der Route für „{ $name }“ liegt außerhalb des Bildes
map-render-no-heights = Hinweis: die Karte hat keine Höhen, deshalb hat das Bild kein Höhenprofil; erstelle sie mit „questctl map build --elevation“
map-render-heights = Hinweis: die Karte kennt entlang der Route für „{ $name }“ keine Höhen, im Höhenprofil fehlt sie
map-render-heights-2 = Hinweis: die Karte kennt Höhen für { $percent } % der Route für „{ $name }“; das Höhenprofil markiert den Rest
map-render-missing-letters = Hinweis: keine Schrift auf diesem Rechner hat { $shown }; installiere eine, die es hat, oder schreib SVG
map-render-size = { $width } × { $height } Pixel, { $scale } m je Pixel

## MapViewTexts

map-view-missing-map-libre = MapLibre GL JS fehlt; hol es mit `sh .ci/setup.sh maps`, oder nenne mit --maplibre den Ordner von maplibre-gl.js und maplibre-gl.css
map-view-missing-map-libre-2 = { $folder }/maplibre-gl.js ist nicht MapLibre GL JS
map-view-no-picture = das ist kein SVG-Bild; zeichne eines mit questctl map render
map-view-no-folder = die Seite besteht aus mehreren Dateien, die nicht nach `{ $name }` gehen können; nenne einen Ordner mit --output
map-view-all-hidden = alle Aufgaben der Quest sind vor Fahrern verborgen; es gibt nichts zu zeigen
map-view-hidden = Hinweis: { $count ->
        [one] { $count } verborgene Aufgabe wird
       *[other] { $count } verborgene Aufgaben werden
    } weggelassen
map-view-serving = die Karte ist unter { $address }; Strg-C beendet
map-view-written = { $folder }: { $files ->
        [one] { $files } Datei
       *[other] { $files } Dateien
    }, bereit für jeden Webserver, der Byte-Bereiche ausliefert
ground-empty = Hinweis: die Kacheln haben im Gebiet der Karte weder Gewässer noch Parks oder Gebäude

## TileTexts

tile-built = { $tiles ->
        [one] { $tiles } Kachel
       *[other] { $tiles } Kacheln
    }, { $features ->
        [one] { $features } Feature
       *[other] { $features } Features
    }, { $time } s, höchstens { $memory } MiB Speicher
tile-nowhere = die Quest hat weder Aufgaben noch Zonen, findet also nirgends statt
tile-remarks-unbounded = Hinweis: es gibt eine Küste, aber keine Datei sagt, welches Gebiet sie abdeckt; gib es mit --bbox an, dann ist das Meer zu sehen
tile-remarks-broken = Hinweis: das Meer fehlt, weil die Küste innerhalb des Gebiets endet; abhelfen kann ein --bbox, in dem die Küste vollständig ist
tile-names-way = Weg { $id }
tile-names-relation = Relation { $id }
tile-names-sea = das Meer
tile-builder-stage-relations = Relationen lesen
tile-builder-stage-nodes = Knoten lesen
tile-builder-stage-ways = Wege lesen
tile-builder-stage-shapes = Formen erzeugen
tile-builder-stage-tiles = Kacheln schreiben

## OutputTexts

output-warning = Warnung
output-error = Fehler
output-note = Hinweis: { $text }
output-would-overwrite = { $output } ist eine der Dateien, die gelesen werden, und ginge verloren; schreib in eine andere Datei
output-two-results = { $file } soll zwei Ergebnisse aufnehmen, eines ginge verloren; schreib jedes in eine eigene Datei
output-files = { $count ->
        [one] { $count } Datei
       *[other] { $count } Dateien
    }
output-findings = { $errors } Fehler, { $warnings ->
        [one] { $warnings } Warnung
       *[other] { $warnings } Warnungen
    }
output-given-twice = { $option } ist mehrmals angegeben; nur eines zählt, entferne die anderen

## PlanTexts

plan-inseparable-team = in dieser Quest müssen die Fahrer eines Teams zusammen an einer Aufgabe sein, ein Team kann sich also nicht aufteilen; lass --team-size weg
plan-out-of-time = das Ziel ist nicht rechtzeitig zu erreichen, auch ohne weitere Aufgabe; gib ein längeres --time-limit oder weniger --elapsed an
plan-out-of-time-2 = { $classes }: { $out-of-time }
plan-bad-moment = --at ist ein Zeitpunkt wie 2026-05-09T10:00+02:00
plan-departure-zone = Aufgaben haben feste Uhrzeiten, deshalb braucht --depart den Abstand zu UTC, etwa 2026-05-09T10:00+02:00
plan-no-start-time = Hinweis: Aufgaben haben feste Uhrzeiten, und die Quest hat keine Startzeit; sag mit --at, wann die Fahrt beginnt
plan-no-start = die Quest hat keinen Start; sag, wo der Fahrer ist, zum Beispiel --from 61.4026,55.1599
plan-unknown-task = die Quest hat keine Aufgabe „{ $name }“; nenne Aufgaben mit Kennung oder Nummer, 1 bis { $count }
plan-bad-pace = --pace ist eine Zahl wie 1.2
plan-bad-effort = --effort ist eine Zahl von Sekunden bis 600
plan-bad-team-size = --team-size geht von 1 bis 50
plan-no-table = --riders ist eine Fahrertabelle, etwa riders.csv; für ein Team, das sich die Aufgaben teilt, gib --team-size 2 an
plan-several-plans = -o nimmt einen Plan, und die Klassen der Fahrer haben mehrere; lass --riders oder -o weg
reached-tasks-unreachable = Hinweis: diese Aufgaben liegen an keiner Straße der Karte, oder außerhalb von Sperrungen und Sperrgebieten führt kein Weg hin und weiter ins Ziel, oder sie setzen andere davon voraus: { $names }
reached-tasks-no-task-reachable = keine Aufgabe der Quest ist auf dieser Karte erreichbar; ist es die Karte dieses Ortes? „questctl validate --map“ sagt bei jeder, woran es liegt

## PrintCommandTexts

print-command-not-pdf = Drucke sind PDF-Dateien: lass den Namen von { $output } auf .pdf enden
print-command-needs = --parts { $part } braucht { $option }
print-command-needs-logs = --parts results braucht Fahrtprotokolle: nenne sie nach der Quest
print-command-unused-log = { $log } würde nicht gelesen: Fahrtprotokolle sind für --parts results
print-command-unused-address = --join-url und --page-url sind für --parts codes
print-command-unused-scale = --scale, --orientation, --overlap und --tiles gelten für eine Karte: nenne eine mit --map
print-command-no-address = { $text } ist keine Adresse einer Seite; gib sie vollständig an, etwa https://quest.example/e/spring
print-command-address-of-task = { $text } führt schon zu einer Aufgabe; gib mit --page-url die Seite der Quest an, und jeder Code bekommt seine Aufgabe
print-command-all-off-map = keine Aufgabe liegt auf dieser Karte; ist es die Karte eines anderen Ortes?
print-command-off-map = { $count ->
        [one] { $count } Aufgabe liegt
       *[other] { $count } Aufgaben liegen
    } außerhalb der Karte, wo keine Straßen gezeichnet sind: { $numbers }
print-command-start = der Start
print-command-finish = das Ziel
print-command-off-map-2 = { $name } liegt außerhalb der Karte, wo keine Straßen gezeichnet sind
print-command-left-out = { $count ->
        [one] { $count } verborgene Aufgabe wird
       *[other] { $count } verborgene Aufgaben werden
    } weggelassen; --for organiser druckt alle
print-command-missing-letters = Hinweis: keine Schrift auf diesem Rechner hat { $shown }; installiere eine, die es hat
print-command-sealed-answers = Hinweis: { $count ->
        [one] { $count } Antwort ist in dieser Datei versiegelt und wird
       *[other] { $count } Antworten sind in dieser Datei versiegelt und werden
    } nicht gedruckt; drucke die Datei, aus der die Versiegelung entstand
print-command-times-in-utc = Hinweis: die Zeiten auf dem Papier sind in UTC, weil in der Quest keine in Ortszeit steht; schreib sie etwa als 2026-06-06T10:00+05:00
print-command-summary = { $pages ->
        [one] { $pages } Seite
       *[other] { $pages } Seiten
    }
print-command-summary-2 = { $count }, die Karte im Maßstab 1:{ $scale } auf { $sheets ->
        [one] { $sheets } Blatt
       *[other] { $sheets } Blättern
    }

## ValidateTexts

validate-neighbours = Hinweis: Aufgabe { $number }, „{ $name }“: nur einen Tippfehler von der Antwort entfernt: { $words }
validate-denied = { $count ->
        [one] { $count } Wort
       *[other] { $count } Wörter
    } in deny geschrieben
validate-no-dictionary = questctl: Hinweis: kein hunspell-Wörterbuch ist installiert (en_GB, en_US, ru_RU); es werden keine Wörter abgelehnt
validate-count = { $errors } Fehler, { $warnings ->
        [one] { $warnings } Warnung
       *[other] { $warnings } Warnungen
    }
answer-command-task = Aufgabe { $number }, „{ $name }“
answer-command-task-2 = ; nie: { $denied }
answer-command-no-task = es gibt keine Aufgabe „{ $name }“, nur { $known }
answer-command-no-answer = Aufgabe { $number }, „{ $name }“, fragt nach keiner Antwort: vor Ort zu sein genügt

## RoutingTexts

routing-bad-resolution = --resolution geht von 1 bis 1000 Metern
routing-no-limit = sag, wie weit: entweder --minutes oder --metres, zum Beispiel --minutes 5,10,15
routing-bad-limits = „{ $text }“: schreib eine bis zwanzig Zahlen über 0 mit Kommas dazwischen, zum Beispiel 5,10,15
routing-log-without-track = ein Fahrtprotokoll enthält keinen Track; gib die Fahrt als GPX, TCX, FIT oder GeoJSON mit Zeiten an
routing-off-the-map = der Track liegt außerhalb dieser Karte; „questctl map info“ sagt, welches Gebiet sie abdeckt, „questctl map build“ erstellt eine andere
routing-no-roads = keine Straße dieser Karte verläuft dort, wo der Track ist; ist es die gemeinte Fahrt, und ist die Karte aktuell?
routing-no-points = in dieser Datei ist kein Point; die Orte der Tabelle sind Features mit einem Point
routing-no-places = sag, welche Orte: entweder --points oder --quest
routing-city = gemütlich durch die Stadt
routing-touring = Tagestour: ausgeschilderte Routen und ruhige Straßen
routing-road = Rennrad: glatte Straßen
routing-calm = abseits der Autos, auch auf langen Umwegen
routing-off-road = Feldwege und Pfade vor Straßen
routing-family = mit Kindern auf eigenen Rädern
routing-avoiding-hills = wenig Steigung: wie city, aber um Anstiege herum, wo das nicht viel länger ist; braucht eine Karte mit Höhen (map build --elevation)
routing-no-alternative = Hinweis: es gibt keine gute Alternative: alle anderen Wege sind viel länger oder fast gleich
routing-no-room-for-cues = eine kodierte Polylinie hat keinen Platz für Ansagen; lass --cues weg, oder nimm ein anderes --format
routing-loop-without-costs = --explain sagt, warum der günstigste Weg dieser ist; ein --loop wird nach seiner Länge gewählt
routing-no-room-for-costs = --explain passt zu --format text ohne --cues und zu --format json
routing-bad-alternatives = --alternatives geht von 0 bis 9
routing-several-stops = --alternatives gibt es zwischen zwei Orten; lass die anderen und --round-trip weg
routing-too-few-places = eine Route braucht mindestens zwei Orte, zum Beispiel 61.4026,55.1599 61.3353,55.1541
routing-incomplete-search = eine Suche wird von --search nach --to gezeichnet; gib beides an, zum Beispiel --search 61.4026,55.1599 --to 61.3353,55.1541
routing-unknown-algorithm = es gibt keinen Algorithmus „{ $algorithm }“, nur { $known }
routing-heading-without-loop = --heading sagt, wohin eine Rundtour führt; ergänze --loop 40km
routing-loop-from-one-place = eine Rundtour (--loop) beginnt und endet an einem Ort: schreib nur diesen, und lass --round-trip weg
routing-no-other-loop = Hinweis: es gibt keine andere Rundtour, die sich genug unterscheidet
routing-bad-loop-length = „{ $text }“ ist keine Länge einer Rundtour; schreib 100m bis 1000km, zum Beispiel 40km
routing-bad-heading = „{ $text }“ ist keine Richtung; schreib N, NE, E, SE, S, SW, W, NW oder Grad von 0 bis 360
routing-loop = Rundtour von { $length }, { $percent } % davon doppelt gefahren

## SimulateTexts

simulate-tiles-without-page = --tiles ist für die Karte der Seite: gib auch --report an
simulate-about-events = csv und Berichte betreffen Veranstaltungen; gib --riders oder --track an
simulate-recorded-and-invented = aufgezeichnete Fahrten sind keine erfundenen; lass --track oder --riders weg
simulate-seed-of-recorded = --seed ist für erfundene Fahrer, und --track spielt aufgezeichnete ab; lass eines weg
simulate-together-without-track = --together ist für aufgezeichnete Fahrten; gib --track an
simulate-rider-of-event = --rider benennt eine einzelne Fahrt, und die Fahrer einer Veranstaltung haben Nummern; lass --rider oder --riders weg
simulate-key-of-one-ride = --key signiert die Fahrt eines erfundenen Fahrers; lass --track und --riders weg
simulate-key-without-log = --key signiert das Fahrtprotokoll; sag mit --log, wohin es geschrieben wird
simulate-class-of-one-ride = --class ist für erfundene Fahrer, und ein Fahrer hat eine Klasse; gib --riders an, oder ein --class ohne --track
simulate-signed-event = --signed betrifft die Protokolle einer Veranstaltung; gib --riders und --log an
simulate-closing-time-without-closure = --avoid-from sagt, wann Straßen gesperrt sind, --avoid, welche; gib --avoid an
simulate-riders-edition = das ist eine Fahrerausgabe: was darin versiegelt ist, ist hier nicht bekannt; simuliere die Datei des Veranstalters
simulate-no-start = die Quest hat keinen Start; Fahrer starten bei ihrer ersten Aufgabe
simulate-not-started = { $count ->
        [one] { $count } aufgezeichnete Fahrt liegt
       *[other] { $count } aufgezeichnete Fahrten liegen
    } außerhalb des Startfensters der Quest; --together lässt Fahrten anderer Tage bei dessen Öffnung beginnen
simulate-starts-apart = die Fahrten beginnen mehr als einen Tag auseinander; --together lässt sie zur selben Zeit beginnen
simulate-progress = { $home } von { $parties } im Ziel, { $rate } h Fahrt je Sekunde{ $left ->
        [none] {""}
       *[other] , noch { $left }
    }
event-option-unknown-class = die Quest hat keine Klassen mit eigenen Startregeln; lass --class weg
event-option-unknown-class-2 = die Quest hat keine Klasse „{ $name }“ mit eigenen Startregeln, nur { $joined }
event-option-for-invented-riders = --team-size, --start, --weather, --judging-time und --avoid-from sind für Veranstaltungen; gib --riders oder --field an
event-option-bad-numbers = --riders, auch riders in --field, geht von 1 bis 100000, --team-size von 1 bis 50, --start-interval von 0 bis 86400
event-option-no-riders = die Beschreibung des Feldes sagt nicht, wie viele fahren; ergänze darin "riders", oder gib --riders an
event-option-empty-table = die Fahrertabelle hat keine Fahrer
event-option-riders-alone = die Quest ist nur für Einzelfahrer; lass --team-size weg, oder gib der Quest "teams"
event-option-wrong-team-size = ein Team der Quest hat { $allowed } Fahrer, nicht { $team-size }; wähle ein anderes --team-size
event-option-incomplete-team = { $riders } Fahrer in Teams zu { $team-size }: dabei { $last ->
        [one] bleibt { $last }
       *[other] bleiben { $last }
    } übrig, und ein Team der Quest hat { $allowed }; wähle ein anderes --riders
event-option-of-table = eine Fahrertabelle hat eigene Teams und Klassen; lass --team-size und --class weg

## map-build-note

map-build-note = Hinweis: { $text }
map-build-note-signals = { $barriers ->
        [one] { $barriers } Barriere
       *[other] { $barriers } Barrieren
    }, davon { $closed-barriers } geschlossen; { $signals } Knoten mit Ampeln; { $route-ways ->
        [one] { $route-ways } Weg
       *[other] { $route-ways } Wege
    } auf ausgeschilderten Routen; { $islands } % der Kanten vom Rest abgeschnitten
map-build-note-timed-ways = zeitabhängig: { $timed-ways ->
        [one] { $timed-ways } Weg
       *[other] { $timed-ways } Wege
    }, { $timed-barriers ->
        [one] { $timed-barriers } Barriere
       *[other] { $timed-barriers } Barrieren
    } und { $timed-turn-restrictions ->
        [one] { $timed-turn-restrictions } Abbiegebeschränkung
       *[other] { $timed-turn-restrictions } Abbiegebeschränkungen
    }; Routen mit --depart nehmen sie, wie sie dann gelten
map-build-note-places = { $places ->
        [one] { $places } Ort mit Namen neben den Straßen behalten, er ist
       *[other] { $places } Orte mit Namen neben den Straßen behalten, sie sind
    } mit Namen zu finden
map-build-note-missing-nodes = { $missing-nodes ->
        [one] { $missing-nodes } Stelle, an der
       *[other] { $missing-nodes } Stellen, an denen
    } eine Straße einen Knoten nennt, den die Datei nicht hat; { $ways-across-edge ->
        [one] { $ways-across-edge } Weg
       *[other] { $ways-across-edge } Wege
    } dort abgeschnitten, meist am Rand des Auszugs, { $ways-without-nodes ->
        [one] { $ways-without-nodes } Weg
       *[other] { $ways-without-nodes } Wege
    } ganz weggelassen
map-build-note-repeated-ways = { $repeated-ways ->
        [one] { $repeated-ways } Weg
       *[other] { $repeated-ways } Wege
    } mit schon bekannter id übergangen
map-build-note-repeated-nodes = { $repeated-nodes } Knoten mit schon bekannter id übergangen
map-build-note-differing-elements = { $differing-elements ->
        [one] { $differing-elements } Element unterscheidet
       *[other] { $differing-elements } Elemente unterscheiden
    } sich zwischen den Dateien; { $undated-files ->
        [0] es gelten die der neuesten Datei
       *[other] { $undecided-elements ->
            [0] es gilt jeweils die neuere Version
           *[other] es gilt jeweils die neuere Version, aber bei { $undecided-elements } sagt keine Datei, welche das ist, also können ältere darunter sein
        }
    }
map-build-note-nodes-at-zero = { $nodes-at-zero } Knoten von Straßen bei 0° N 0° E, höchstwahrscheinlich ohne bekannten Ort
map-build-note-unclear-turn-restrictions = { $unclear-turn-restrictions ->
        [one] { $unclear-turn-restrictions } Abbiegebeschränkung
       *[other] { $unclear-turn-restrictions } Abbiegebeschränkungen
    } übergangen, weil sich die genannten Wege nicht treffen oder so nicht befahrbar sind
map-build-note-leaps = { $leaps ->
        [one] { $leaps } Stelle, an der
       *[other] { $leaps } Stellen, an denen
    } eine Straße über 50 km zu einem verirrten Knoten springt; sie ist dort abgeschnitten

## tile-note

tile-note = Hinweis: { $text }
tile-note-broken-relations = { $broken-relations ->
        [one] { $broken-relations } Fläche
       *[other] { $broken-relations } Flächen
    } weggelassen, weil sich die Wege der Relation nicht zu Ringen schließen ({ $ids })
tile-note-incomplete-relations = { $incomplete-relations ->
        [one] { $incomplete-relations } Fläche
       *[other] { $incomplete-relations } Flächen
    } weggelassen, weil die Datei nicht alle Wege der Relation hat, meist am Rand des Auszugs
tile-note-missing-nodes = { $missing-nodes ->
        [one] { $missing-nodes } Stelle, an der
       *[other] { $missing-nodes } Stellen, an denen
    } ein Weg einen Knoten nennt, den die Datei nicht hat; { $ways-across-edge ->
        [one] { $ways-across-edge } Weg
       *[other] { $ways-across-edge } Wege
    } dort abgeschnitten, { $ways-without-nodes ->
        [one] { $ways-without-nodes } Weg
       *[other] { $ways-without-nodes } Wege
    } ganz weggelassen
tile-note-open-areas = { $open-areas ->
        [one] { $open-areas } Fläche
       *[other] { $open-areas } Flächen
    } weggelassen, weil die Datei nicht alle Knoten des Weges hat
tile-note-tangled-areas = { $tangled-areas ->
        [one] { $tangled-areas } Fläche
       *[other] { $tangled-areas } Flächen
    } weggelassen, weil sich die Linien innerhalb einer Kachel zehntausendfach kreuzen ({ $names }); berichtige die Daten
tile-note-oversized-shapes = { $oversized-shapes ->
        [one] { $oversized-shapes } Linie oder Fläche fehlt in den tiefsten Zoomstufen, wo sie mehr als eine Million Kacheln füllt
       *[other] { $oversized-shapes } Linien und Flächen fehlen in den tiefsten Zoomstufen, wo sie mehr als eine Million Kacheln füllen
    } ({ $names }); abhelfen kann --bbox oder --max-zoom
tile-note-repeated-nodes = { $repeated-nodes } Knoten mit schon bekannter id übergangen
recorded-clock-of-ride = { $rider }: die Fahrt beginnt { $miss } { $is-early ->
        [true] vor
       *[false] nach
    } der erlaubten Startzeit{ $reason ->
        [none] ; falsches Datum?
       *[other] { $reason }
    } --together lässt sie mit der Quest beginnen
reached-tasks-without-class = keine Klasse
print-command-cut = Hinweis: { $count ->
        [one] { $count } Text ist
       *[other] { $count } Texte sind
    } zu lang für das Papier und abgeschnitten: { $texts }{ $more }; kürze { $count ->
        [1] ihn
       *[other] sie
    }
print-command-cut-text = „{ $text }“ auf Seite { $page } der Datei
print-command-crowded = Hinweis: { $count ->
        [one] { $count } Nummer findet
       *[other] { $count } Nummern finden
    } keinen Platz neben den Kreisen: { $pages }; drucke in größerem --scale oder auf größerem Papier (--paper)
print-command-crowded-page = auf Seite { $page } der Datei { $numbers }
validate-summary = { $title ->
        [none] {""}
       *[other] „{ $title }“,{" "}
    }{ $tasks ->
        [one] { $tasks } Aufgabe
       *[other] { $tasks } Aufgaben
    }, { $points }, { $findings }
answer-command-accepted = { $heading }; richtig: { $accepted }{ $denies }
geo-json-projected = die Koordinaten sind nicht Länge und Breite: im Feld „crs“ steht { $system ->
        [none] etwas Unbekanntes
       *[other] { $system }
    }; führe zuerst questctl geojson reproject aus
map-build-unkept-ways = { $count ->
        [one] { $count } Weg
       *[other] { $count } Wege
    } ({ $ids })
map-build-unkept-relations = { $count ->
        [one] { $count } Platz oder Fähre
       *[other] { $count } Plätze oder Fähren
    } ({ $ids })
map-build-unkept-barriers = { $count ->
        [one] { $count } Barriere
       *[other] { $count } Barrieren
    } ({ $ids })
map-build-unkept-turn-restrictions = { $count ->
        [one] { $count } Abbiegebeschränkung
       *[other] { $count } Abbiegebeschränkungen
    } ({ $ids })
