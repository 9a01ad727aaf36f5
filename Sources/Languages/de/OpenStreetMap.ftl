## OSMReadingError

osm-reading-error-nil = { $file-name }: { $what }
osm-reading-error-byte = { $file-name }, Byte { $byte }: { $what }
osm-reading-error-line = { $file-name }, Zeile { $line }, Spalte { $column }: { $what }
osm-reading-error-problem-not-a-regular-file = das ist keine normale Datei, und die Daten werden mehrmals gelesen: speichere sie zuerst in einer Datei
osm-reading-error-problem-empty = die Datei ist leer: der Download ist fehlgeschlagen, hol sie noch einmal
osm-reading-error-problem-web-page = das ist eine Webseite, keine Kartendaten: öffne sie im Browser, um zu sehen, was der Server geantwortet hat, und hol die Daten dann noch einmal
osm-reading-error-problem-foreign-format = das ist JSON und wird hier nicht gelesen: frag Overpass nach XML, mit `[out:xml];` statt `[out:json];` und `out body; >; out skel qt;` am Ende, und speichere die Antwort als .osm
osm-reading-error-problem-foreign-format-2 = { $name } wird hier nicht gelesen: konvertiere es zuerst, zum Beispiel mit `osmium cat input -o output.osm.pbf`
osm-reading-error-problem-packed = die Datei ist mit { $name } gepackt, das wird hier nicht gelesen: entpacke sie zuerst mit `{ $unpacker }`
osm-reading-error-problem-changes = das ist eine Liste von Änderungen, keine Kartendaten: nimm einen ganzen Auszug, oder wende die Änderungen mit `osmium apply-changes` auf einen an
osm-reading-error-problem-unknown-format = das ist weder OSM PBF noch OSM XML: nimm eine Datei .osm.pbf, .osm oder .osm.gz
osm-reading-error-problem-truncated = die Datei bricht mittendrin ab; der Download ist unvollständig: hol sie noch einmal
osm-reading-error-problem-damaged = die Datei ist beschädigt ({ $damage }): hol sie noch einmal
osm-reading-error-problem-unsupported-compression = mit { $name } komprimierte Blöcke werden hier nicht gelesen: konvertiere die Datei mit `osmium cat input -o output.osm.pbf -f pbf,pbf_compression=zlib`
osm-reading-error-problem-unsupported-feature = die Datei verlangt die Fähigkeit „{ $name }“, die hier nicht bekannt ist: bitte ihren Hersteller um einen einfachen Auszug
osm-reading-error-problem-history = das ist eine Datei mit alten Versionen aller Elemente: erstelle mit `osmium time-filter` eine einfache
osm-file-damage-endless-number = eine Zahl endet nicht
osm-file-damage-length-beyond-end = eine Länge führt über das Ende hinaus
osm-file-damage-wrong-field-type = ein Feld hat den falschen Typ
osm-file-damage-missing-field = ein nötiges Feld fehlt
osm-file-damage-too-large = ein Block ist größer, als das Format erlaubt
osm-file-damage-bad-compression = komprimierte Daten lassen sich nicht entpacken
osm-file-damage-wrong-size = ein Block ist entpackt nicht so groß wie angekündigt
osm-file-damage-missing-text = ein Tag verweist auf einen Text, den es nicht gibt
osm-file-damage-unequal-lists = zusammengehörige Listen sind verschieden lang
osm-file-damage-unknown-member-kind = eine Relation hat ein Mitglied unbekannter Art
osm-file-damage-node-outside-earth = Knoten { $id } hat Koordinaten außerhalb der Erde
pbf-writer-failure-inconsistent-block = die Spalten eines Blocks passen nicht zusammen
pbf-writer-failure-too-large = ein Element ist größer als 32 MiB, mehr erlaubt PBF nicht

## XMLTexts

xml-broken-off = der Server hat abgebrochen ({ $words }): frag nach einem kleineren Gebiet
xml-node-without-place = Knoten { $id } hat kein lat und lon: frag Overpass nach `out body` oder `out meta`
xml-no-text = dieses Tag hat Bytes, die kein UTF-8-Text sind: die Datei ist beschädigt, hol sie noch einmal, oder speichere sie als UTF-8
xml-unknown-element = <{ $name }> ist hier kein Element von OSM XML: die Datei ist beschädigt oder von Hand geändert, hol sie noch einmal
xml-missing-attribute = bei <{ $element }> fehlt das Attribut { $attribute }, oder es ist keine Zahl
