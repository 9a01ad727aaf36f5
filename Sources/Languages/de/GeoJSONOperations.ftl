## MeaningTexts

syntax-boolean = eine Bedingung
syntax-number = eine Zahl
syntax = ein Text
syntax-instant = ein Datum oder Zeitpunkt
syntax-interval = ein Intervall
syntax-geometry = eine Geometrie
syntax-array = ein Array
syntax-any = eine Eigenschaft
syntax-property-alone = eine Eigenschaft allein ist keine Bedingung; vergleiche sie, etwa … = TRUE oder … IS NOT NULL
syntax-no-condition = das ist { $name } und keine Bedingung; vergleiche es mit etwas
syntax-wrong-type = das ist { $name }, nötig ist hier aber { $wanted }
syntax-different-types = { $left } und { $right } lassen sich nicht vergleichen; Zahlen stehen ohne Anführungszeichen, Texte in einfachen, ein Datum als DATE('2020-12-31')
syntax-no-scalar-geometry = Geometrien vergleicht man mit Funktionen, etwa S_INTERSECTS(geometry, BBOX(…)); eine Eigenschaft dieses Namens ist property('geometry')
syntax-no-scalar-interval = Intervalle vergleicht man mit Funktionen, etwa T_INTERSECTS(…, INTERVAL(…))
syntax-no-scalar-interval-2 = Arrays vergleicht man mit Funktionen, etwa A_CONTAINS(…, ('a', 'b'))
syntax-compared-with-null = nichts ist gleich NULL; schreib … IS NULL oder … IS NOT NULL
syntax-null-alone = NULL steht nur in … IS NULL und … IS NOT NULL
syntax-reserved-word = { $word } ist ein Wort der Sprache und kann hier nicht stehen; eine Eigenschaft dieses Namens schreibt man "{ $word }"
syntax-two-powers = zeig mit Klammern, welches ^ zuerst kommt
syntax-unknown-function = es gibt keine Funktion „{ $shown }“, nur diese: CASEI, ACCENTI, DATE, TIMESTAMP, INTERVAL, BBOX, S_…, T_…, A_…, id, geometry_type, area, length, property
syntax-no-date = das ist kein Datum; schreib es als '2020-12-31', einen Zeitpunkt als TIMESTAMP('2020-12-31T23:59:59Z')
syntax-no-moment = das ist kein Zeitpunkt in UTC; schreib ihn als '2020-12-31T23:59:59Z', ein Datum als DATE('2020-12-31')
syntax-no-interval-end = ein Intervall endet mit '2020-12-31', '2020-12-31T23:59:59Z', '..' oder einer Eigenschaft
syntax-backward-interval = dieses Intervall endet, bevor es beginnt; vertausche seine Enden
syntax-instant-for-interval = { $function } vergleicht Intervalle; nimm INTERVAL('…', '…'), oder T_INTERSECTS, T_BEFORE, T_AFTER, T_EQUALS, T_DISJOINT
syntax-no-time = das ist { $name }, nötig ist hier aber eine Eigenschaft, DATE('…'), TIMESTAMP('…') oder INTERVAL('…', '…')
syntax-no-element = das ist { $name }; so etwas steht in keinem Array einer GeoJSON-Datei
syntax-no-geometry = hier ist eine Geometrie nötig: geometry für die des Features, BBOX(West, Süd, Ost, Nord) oder WKT wie POINT(61.4 55.2)
syntax-no-box = ein Rahmen hat vier Zahlen: West, Süd, Ost, Nord (oder sechs mit Höhen), Süd nicht nördlicher als Nord
syntax-unsupported-relation = { $function } braucht eine Geometrie-Engine, die das für diese Geometrien kann, und es gibt keine; Rahmen und Punkte lassen sich ohne sie vergleichen: S_INTERSECTS(geometry, BBOX(…))

## SelectionTexts

selection-renamed-twice = die Eigenschaft „{ $shown }“ wird zweimal umbenannt; lass einen der neuen Namen weg
selection-name-taken = zwei Eigenschaften würden „{ $shown }“ heißen; lass eine weg, oder wähle einen anderen Namen

## SyntaxTexts

syntax-title = der Filter ist kein CQL2-Text
syntax-unclosed-text = dieser Text ist nicht geschlossen; setz ' dahinter, und schreib ein Anführungszeichen darin als ''
syntax-unclosed-name = dieser Name ist nicht geschlossen; setz " dahinter
syntax-empty-name = zwischen den Anführungszeichen fehlt ein Name; Texte stehen in einfachen Anführungszeichen: ''
syntax-number-without-exponent = auf das E einer Zahl müssen Ziffern folgen, wie in 1E6
syntax-number-runs-on = das ist weder eine Zahl noch ein Name; einen Namen, der mit einer Ziffer beginnt, setz in doppelte Anführungszeichen, einen Text in einfache
syntax-not-a-number = diese Zahl ist zu groß
syntax-instead = CQL2 schreibt { $right } statt { $sign }
syntax-strange-character = „{ $shown }“ hat hier keine Bedeutung; einen Namen mit solchen Zeichen setz in doppelte Anführungszeichen, einen Text in einfache
syntax-empty = der Filter ist leer; schreib eine Bedingung wie population > 1000000, oder TRUE für alle Features
syntax-too-long = ein Filter darf höchstens eine Million Byte haben
syntax-too-deep = Klammern und Funktionen sind tiefer als { $depth } Ebenen geschachtelt
syntax-long-pattern = ein Muster darf höchstens { $pattern } Byte haben
syntax-ends-before = der Filter endet hier, aber es fehlt noch: { $expected }
syntax-expected-operator = AND, OR oder das Ende des Filters
syntax-value = eine Eigenschaft, eine Zahl, ein Text in einfachen Anführungszeichen oder eine Funktion
syntax-number-2 = eine Zahl oder eine Eigenschaft
syntax-coordinate = eine Koordinate in Grad
syntax-pattern = ein Muster in einfachen Anführungszeichen, in dem % für beliebige Zeichen steht und _ für eines
syntax-name-in-quotes = der Name der Eigenschaft in einfachen Anführungszeichen
syntax-date = ein Datum in einfachen Anführungszeichen, etwa '2020-12-31'
syntax-moment = ein Zeitpunkt in einfachen Anführungszeichen, etwa '2020-12-31T23:59:59Z'
syntax-interval-end = ein Datum oder Zeitpunkt in einfachen Anführungszeichen, '..' oder eine Eigenschaft
syntax-sign = „{ $sign }“

## OperationTexts

operation-not-on-earth = { $longitude },{ $latitude } liegt nicht auf der Erde: die Länge geht von −180 bis 180, die Breite von −90 bis 90; projiziere Koordinaten in Metern zuerst um
operation-unusable-number = { $number } ist nicht endlich oder liegt außerhalb dessen, was hier sinnvoll ist
operation-invalid = die Fläche ist nicht gültig: { $message }
operation-member = Nummer { $index }: { $message }
operation-too-many = das ergäbe { $count } Teile, mehr als eine Million; wähle längere
syntax-expected = erwartet: { $expected }{ $shown ->
        [none] {""}
       *[other] , hier steht aber „{ $shown }“
    }
