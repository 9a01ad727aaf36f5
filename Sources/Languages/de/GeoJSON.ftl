## LintRule

text = kein Name

## LintTexts

lint-not-on-earth = { $place } liegt nicht auf der Erde: die Länge geht von −180 bis 180, die Breite von −90 bis 90{ $looks ->
        [swapped] ; die Länge kommt zuerst, wahrscheinlich sind beide vertauscht
        [metric] ; das sieht nach Metern aus, projiziere die Datei nach WGS 84 um
       *[none] {""}
    }
lint-antimeridian = hier läuft die Linie mehr als halb um die Erde; wenn sie den 180. Längengrad kreuzt, teile sie dort in zwei
lint-wide-ring = hier ist eine Seite des Rings nach seiner Richtung länger als 180°; Programme, die am 180. Längengrad schneiden, können sie für eine Kreuzung halten: setz Positionen auf die langen Seiten, oder schneide den Ring, wenn er kreuzt
lint-ambiguous-ring = dieser Ring hat eine Seite über 180°, und nichts zeigt, ob er außen herum oder über den 180. Längengrad läuft; hier wird nichts geändert: setz Positionen auf die langen Seiten, oder schneide den Ring am Längengrad
lint-around-far-pole = dieser Ring läuft um einen Pol, aber so herum, dass der Pol außen bleibt; er wird nicht umgedreht, denn vielleicht soll er den anderen Pol enthalten: schneide ihn am 180. Längengrad und führe ihn zu dem Pol, der innen liegt
lint-wrong-box = diese bbox umfasst ihren Inhalt nicht; dessen Grenzen sind { $box }
lint-correct-box = die bbox berichtigen
lint-single-geometry = eine GeometryCollection mit einer einzigen Geometrie sollte diese Geometrie selbst sein
lint-unwrap = die Geometrie herauslösen
lint-nested-collection = eine GeometryCollection sollte nicht in einer anderen stehen; nimm ihre Geometrien in die äußere auf
lint-duplicate-identifier = die id „{ $id }“ gehört schon zu Feature { $feature }; gib jedem eine eigene
lint-duplicate-in-record = die id „{ $id }“ gehört schon zu Datensatz { $record }; gib jedem Feature eine eigene
lint-uncompared-identifiers = die Datei hat so viele ids, dass die letzten { $count } nicht untereinander verglichen wurden, nur mit denen davor
lint-more-swapped = bei etwa { $count } weiteren Features dieser Gegend scheinen Länge und Breite vertauscht
lint-repeated-position = diese Position ist dieselbe wie die vorige; entferne sie
lint-remove-repeated = wiederholte Positionen entfernen
lint-too-precise = die Koordinaten haben mehr als sieben Nachkommastellen, das ist feiner als ein Zentimeter; sechs genügen
lint-needless-reference-system = „crs“ gibt es in GeoJSON seit 2016 nicht mehr, und WGS 84 gilt immer; entferne es
lint-foreign-reference-system = „crs“ gibt es in GeoJSON seit 2016 nicht mehr, und die meisten Programme beachten es nicht; projiziere die Datei nach WGS 84 um
lint-remove-reference-system = „crs“ entfernen
lint-swapped = Länge und Breite sind wahrscheinlich vertauscht: die anderen Features liegen um { $middle }, und umgekehrt läge auch dieses dort; die Länge kommt zuerst
lint-wrong-winding = die Ringe laufen falsch herum: der äußere muss gegen den Uhrzeigersinn laufen, Löcher im Uhrzeigersinn
lint-rewind = die Ringe umdrehen

## StyleRuleTitles

style-rule-titles-winding = Ring läuft falsch herum
style-rule-titles-self-intersection = Ring kreuzt sich selbst
style-rule-titles-hole-outside = Loch außerhalb seines Polygons
style-rule-titles-self-touching = Ring berührt sich selbst
style-rule-titles-self-overlap = Ring läuft an sich selbst entlang
style-rule-titles-spike = Stachel in einem Ring
style-rule-titles-zero-area = Ring ohne Fläche
style-rule-titles-holes-overlap = Löcher überlappen sich
style-rule-titles-shared-edge = Ringe eines Polygons haben eine gemeinsame Kante
style-rule-titles-duplicate-ring = Ring doppelt vorhanden
style-rule-titles-members-overlap = Polygone eines MultiPolygons überlappen sich
style-rule-titles-members-share-edge = Polygone eines MultiPolygons haben eine gemeinsame Kante
style-rule-titles-interior-disconnected = Polygon in mehreren Stücken
style-rule-titles-bounding-box = bbox umfasst ihre Geometrie nicht
style-rule-titles-range = Koordinaten nicht auf der Erde
style-rule-titles-swapped = Länge und Breite vertauscht
style-rule-titles-precision = übertriebene Genauigkeit
style-rule-titles-reference-system = veraltetes Feld crs
style-rule-titles-collection = unnötige GeometryCollection
style-rule-titles-duplicate-identifier = id doppelt vergeben
style-rule-titles-duplicate-position = Position wiederholt
style-rule-titles-antimeridian = Linie kreuzt den Antimeridian
style-rule-titles-ambiguous-ring = Ring, der den Antimeridian kreuzt oder auch nicht

## ValidityTexts

validity-not-finite = dieser Ring hat einen Wert, der unendlich oder keine Zahl ist
validity-not-closed = dieser Ring ist nicht geschlossen
validity-zero-area = dieser Ring umschließt nichts, denn alle seine Positionen liegen auf einer Linie; entferne ihn
validity-spike = der Ring kehrt hier um und läuft an sich selbst entlang, ein Stachel ohne Breite; entferne diese Position
validity-interior-disconnected = Ringe, die sich berühren, zerteilen das Polygon, zum Beispiel hier; mach aus jedem Stück ein eigenes Polygon
validity-within-ring = dieser Ring berührt sich selbst bei { $coordinate }, wo sich die Seiten ab seinen Positionen { $first } und { $second } treffen; mach aus dem Teil dazwischen ein eigenes Polygon oder Loch
validity-within-ring-2 = dieser Ring läuft an sich selbst entlang: die Seiten ab seinen Positionen { $first } und { $second } haben ein Stück gemeinsam; entferne es
validity-within-ring-3 = dieser Ring kreuzt sich selbst bei { $coordinate }, wo sich die Seiten ab seinen Positionen { $first } und { $second } treffen; verschieb eine Position
validity-within-ring-4 = dieser Ring kreuzt sich selbst: die Seiten ab seinen Positionen { $first } und { $second } schneiden sich; verschieb eine Position
validity-hole = dieses Loch liegt außerhalb des Polygons, aus dem es geschnitten ist; verschieb es, oder mach ein eigenes Polygon daraus
validity-hole-2 = dieses Loch kreuzt den Außenring bei { $coordinate }: seine Seite ab Position { $first } und die äußere Seite ab Position { $second }; verschieb eine Position
validity-hole-3 = dieses Loch liegt in einem anderen Loch, Ring { $ring } des Polygons; entferne es
validity-hole-4 = dieses Loch kreuzt ein anderes Loch, Ring { $ring } des Polygons, bei { $coordinate }: Seiten ab den Positionen { $first } und { $second }; vereinige die beiden
validity-rings = dieser Ring hat einen Teil einer Kante mit Ring { $ring } des Polygons gemeinsam: Seiten ab den Positionen { $first } und { $second }; mach aus beiden einen Ring
validity-rings-2 = dieser Ring hat die Positionen von Ring { $ring } desselben Polygons; entferne einen der beiden
validity-rings-3 = dieses Polygon hat den Außenring von Polygon { $polygon } des MultiPolygons; entferne eines der beiden
validity-members = dieses Polygon hat einen Teil einer Kante mit Polygon { $polygon } des MultiPolygons gemeinsam: Seiten ab den Positionen { $first } und { $second }; vereinige die beiden
validity-members-2 = dieses Polygon liegt in Polygon { $polygon } des MultiPolygons; entferne es, oder schneide dort ein Loch
validity-members-3 = dieses Polygon kreuzt Polygon { $polygon } des MultiPolygons bei { $coordinate }: Seiten ab den Positionen { $first } und { $second }; vereinige die beiden

## AdviceTexts

structure-null-in-collection = eine GeometryCollection hat keinen Platz für null; entferne es samt Komma
structure-named-coordinates = eine Position ist eine Liste von Zahlen, die Länge zuerst: schreib { $position }
structure-list-without-collection = das ist eine Liste von Features; setz sie in eine Sammlung: {"{"}"type": "FeatureCollection", "features": [ … ]{"}"}
structure-wrap-in-collection = die Liste in eine Sammlung setzen
structure-insert-type = den Typ { $type } einfügen

## ErrorTexts

error-invalid = kein gültiges GeoJSON
error-not-finite = ein Wert bei { $pointer } ist unendlich oder keine Zahl, und GeoJSON kann das nicht schreiben

## PolygonTexts

polygon-too-few-positions = Ring { $ring } hat { $count ->
        [one] { $count } Position
       *[other] { $count } Positionen
    }; ein Ring hat mindestens vier, die letzte gleich der ersten
polygon-not-closed = Ring { $ring } ist nicht geschlossen: er beginnt bei { $first } und endet bei { $last }; wiederhole die erste Position am Ende
polygon-not-finite = Position { $position } von Ring { $ring } enthält einen Wert, der unendlich oder keine Zahl ist

## StructureRuleTitles

structure-rule-titles-not-an-object = kein GeoJSON-Objekt
structure-rule-titles-missing-type = kein Typ
structure-rule-titles-unknown-type = unbekannter Typ
structure-rule-titles-missing-member = nötiges Feld fehlt
structure-rule-titles-repeated-member = bestimmendes Feld doppelt vorhanden
structure-rule-titles-misplaced-member = Feld einer anderen Art von Objekt
structure-rule-titles-wrong-member-type = Feld von falscher Art
structure-rule-titles-bad-identifier = id ist weder Text noch Zahl
structure-rule-titles-bad-bounding-box = bbox nicht aus vier oder sechs Zahlen
structure-rule-titles-bad-nesting = Koordinaten falsch geschachtelt
structure-rule-titles-bad-coordinate = Koordinate, die keine Zahl ist
structure-rule-titles-number-too-large = Zahl zu groß
structure-rule-titles-short-position = Position aus weniger als zwei Zahlen
structure-rule-titles-long-position = Position aus mehr als drei Zahlen
structure-rule-titles-short-line = Linie aus weniger als zwei Positionen
structure-rule-titles-short-ring = Ring aus weniger als vier Positionen
structure-rule-titles-open-ring = Ring nicht geschlossen
structure-rule-titles-empty-coordinates = Geometrie ohne Koordinaten

## StructureTexts

structure-kind-null = null
structure-kind-boolean = true oder false
structure-kind-number = eine Zahl
structure-kind-string = ein Text
structure-kind-array = eine Liste
structure-kind-object = ein Objekt
structure-kind-invalid = nichts
structure-missing-member = diesem Objekt vom Typ { $type } fehlt "{ $key }"{ $is-nullable ->
        [true] ; ergänze es, mit null, wo es nichts gibt
       *[false] ; ergänze es
    }
structure-wrong-type = "{ $key }" { $demand }; hier steht { $found }
structure-too-shallow = hier muss eine Liste aus { $elements } in eckigen Klammern [ ] stehen, nicht { $found }: für diesen Typ sind die Koordinaten zu flach geschachtelt
structure-rings = Ringen
structure-positions = Positionen
structure-numbers = Zahlen
structure-not-a-geometry = eine Geometrie muss ein Objekt in geschweiften Klammern {"{"} {"}"} sein, oder null, wo es keine gibt; hier steht { $found }
structure-not-a-geometry-type = { $type } kann keine Geometrie sein; schreib eines von { $kinds }
structure-geometries-not-a-list = "geometries" muss eine Liste von Geometrien in eckigen Klammern [ ] sein
structure-coordinates-not-a-list = "coordinates" muss eine Liste in eckigen Klammern [ ] sein, nicht { $found }
structure-no-coordinates = { $kind } hat hier keine Koordinaten; Programme können das als null auffassen
structure-open-ring = dieser Ring muss dort enden, wo er beginnt; wiederhole seine erste Position { $position } am Ende
structure-close-ring = den Ring schließen
structure-short-ring = ein Ring braucht mindestens vier Positionen, die letzte gleich der ersten; dieser hat { $count }
structure-short-line = eine Linie braucht mindestens zwei Positionen; diese hat { $count }
structure-too-deep = hier muss eine Position [Länge, Breite] stehen, keine Liste von Listen: für diesen Typ sind die Koordinaten zu tief geschachtelt
structure-short-position = eine Position braucht zwei Zahlen, Länge und Breite; diese hat { $count }
structure-long-position = eine Position sollte höchstens drei Zahlen haben: Länge, Breite und Höhe; diese hat { $count }
structure-number-too-large = diese Zahl ist zu groß; schreib eine sinnvolle
structure-quoted-number = eine Koordinate muss eine Zahl ohne Anführungszeichen sein
structure-remove-quotes = die Anführungszeichen entfernen
structure-not-a-number = eine Koordinate muss eine Zahl sein, nicht { $found }
structure-missing-type = dieses Objekt sagt nicht, was es ist: ergänze "type": "{ $type }"
structure-type-not-a-name = "type" muss ein Name in Anführungszeichen sein, nicht { $found }
structure-write-as = { $text } schreiben
structure-misspelled-type = „{ $name }“ schreibt man „{ $meant }“
structure-misplaced-type = „{ $name }“ kann hier nicht stehen, nur { $expected }
structure-unknown-type = GeoJSON kennt keinen Typ „{ $name }“, sondern { $known }
structure-repeated-member = "{ $key }" steht in diesem Objekt vom Typ { $type } zweimal; behalte eines, nicht alle Programme lesen dasselbe
structure-misplaced-member = ein Objekt vom Typ { $type } darf kein "{ $key }" haben; entferne es, benenne es um, oder berichtige "type"
structure-box-not-a-list = "bbox" muss eine Liste aus vier oder sechs Zahlen sein: [West, Süd, Ost, Nord]
structure-box-of-wrong-size = "bbox" muss vier Zahlen haben (West, Süd, Ost, Nord), oder sechs mit Höhen; hier sind es { $count }
structure-not-an-object = eine GeoJSON-Datei muss ein einziges Objekt in geschweiften Klammern {"{"} {"}"} mit einem "type" sein; hier steht { $found }
structure-list-of-features = muss eine Liste von Features in eckigen Klammern [ ] sein
structure-not-a-feature = hier muss ein Feature stehen, ein Objekt in geschweiften Klammern {"{"} {"}"}, nicht { $found }
structure-object-or-null = muss ein Objekt in geschweiften Klammern {"{"} {"}"} sein, oder null
structure-bad-identifier = "id" muss ein Text oder eine Zahl sein, nicht { $found }

## WellKnownTexts

well-known = Byte { $offset }: { $fault }
well-known-truncated = die Geometrie endet zu früh
well-known-unknown-type = { $type } ist kein Geometrietyp
well-known-unsupported-type = { $type } gibt es in GeoJSON nicht; mach zuerst Linien und Polygone daraus
well-known-unknown-byte-order = die Byte-Reihenfolge ist 0 oder 1, nicht { $byte }
well-known-not-finite = ein Wert ist unendlich, keine Zahl oder zu groß
well-known-wrong-dimension = diese Position hat { $found } Zahlen, die anderen haben { $expected }
well-known-measure-without-altitude = Messwerte (M) ohne Höhen haben in GeoJSON keinen Platz; lass sie weg, oder ergänze Z
well-known-short-line = eine Linie hat mindestens zwei Positionen
well-known-count-too-large = { $count } Teile passen nicht in die folgenden Bytes
well-known-wrong-member = dieser Teil hat einen anderen Typ, als das Ganze erlaubt
well-known-too-deep = Sammlungen sind zu tief geschachtelt
well-known-conflicting-srid = dieser Teil hat eine andere SRID als das Ganze
well-known-unwritable-dimension = alle Positionen brauchen gleich viele Zahlen, zwei bis vier
well-known-too-many-parts = zu viele Teile
well-known-type = hier sollte ein Typ wie POINT oder POLYGON stehen
well-known-coordinates = hier sollte ( oder EMPTY stehen
well-known-number = hier sollte eine Zahl stehen
well-known-separator = hier sollte , oder ) stehen
well-known-character = hier sollte { $character } stehen
well-known-srid = die SRID ist eine ganze Zahl mit 32 Bit
well-known-hexadecimal = hier sollten zwei Hexadezimalziffern stehen
well-known-end = die Geometrie endet davor
well-known-too-few-positions = ein Ring hat mindestens vier Positionen, nicht { $count }
well-known-not-closed = der Ring ist nicht geschlossen; wiederhole seine erste Position am Ende
well-known-not-finite-2 = Position { $position } des Rings ist nicht endlich
structure-convert-topo-json = konvertiere es, zum Beispiel mit „ogr2ogr out.geojson in.json“
structure-convert-esri-json = frag den Server mit f=geojson danach, oder konvertiere es, zum Beispiel mit „ogr2ogr out.geojson in.json“
structure-convert-overpass-json = konvertiere es mit osmtogeojson
structure-export-geo-json = exportiere die Daten als GeoJSON
structure-foreign-format = das ist { $format }, kein GeoJSON; { $advice }
