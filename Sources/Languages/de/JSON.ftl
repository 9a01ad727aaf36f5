## CollectorTexts

collector-left-out = { $count ->
        [one] { $count } weiterer Befund wird
       *[other] { $count } weitere Befunde werden
    } nicht gezeigt; behebe zuerst die obigen
collector-title = weggelassene Befunde

## AlikeTexts

alike-record = Datensatz { $number }
alike-more = { $count ->
        [one] { $count } weiterer Befund
       *[other] { $count } weitere Befunde
    } dieser Art{ $no-lines ->
        [true] {""}
       *[false] { $count ->
            [one] , in Zeile { $lines }
           *[other] , in den Zeilen { $lines }
        }
    }

## Severity

diagnostic-severity-error = Fehler
diagnostic-severity-warning = Warnung
diagnostic-severity-note = Hinweis

## ErrorTexts

error-invalid-2 = kein gültiges JSON
error-not-finite-2 = { $number } bei „{ $pointer }“ lässt sich nicht als JSON schreiben; lass es weg, oder kodiere nil
error-not-an-object = Eigenschaften müssen als Objekt mit benannten Feldern kodiert werden; pack den Wert in eine Struktur

## RuleTitles

rule-titles-empty-text = leere Datei
rule-titles-encoding = Text nicht in UTF-8
rule-titles-byte-order-mark = Byte-Order-Mark am Anfang
rule-titles-unexpected-end = Datei abgeschnitten
rule-titles-unexpected-character = Zeichen, das nicht hierher gehört
rule-titles-missing-comma = fehlendes Komma
rule-titles-extra-comma = Komma zu viel
rule-titles-missing-colon = fehlender Doppelpunkt
rule-titles-missing-value = fehlender Wert
rule-titles-bracket-mismatch = Klammern, die nicht zusammenpassen
rule-titles-quotes = Text oder Name ohne doppelte Anführungszeichen
rule-titles-comment = Kommentar
rule-titles-control-character = Zeilenumbruch oder Steuerzeichen in einem Text
rule-titles-unterminated-text = Text ohne schließendes Anführungszeichen
rule-titles-bad-escape = unbekannte Folge mit Backslash
rule-titles-lone-surrogate = halbes Zeichen
rule-titles-bad-number = Zahl in einer Schreibweise, die JSON nicht kennt
rule-titles-unknown-word = Wort, das JSON nicht kennt
rule-titles-duplicate-member = Name doppelt vergeben
rule-titles-too-deep = Klammern zu tief geschachtelt
rule-titles-trailing-text = Text nach dem Ende

## SyntaxTexts

syntax-unclosed = „{ $opening }“{ $line ->
        [none] {""}
       *[other] {" "}aus Zeile { $line }
    } muss vorher mit „{ $closing }“ geschlossen werden
syntax-control-0x0-a = ein Zeilenumbruch
syntax-control-0x09 = ein Tabulator
syntax-control-0x09-2 = ein Steuerzeichen
syntax-control-0x09-3 = { $name } in einem Text muss als { $escape } geschrieben werden
syntax-bad-number = „{ $text }“ ist keine Zahl in der Schreibweise von JSON{ $fixed ->
        [none] {""}
       *[other] ; schreib { $fixed }
    }
syntax-comment = JSON kennt keine Kommentare; entferne diesen
syntax-remove-comment = den Kommentar entfernen
syntax-duplicate-name = der Name „{ $name }“ kommt hier zweimal vor; behalte einen, die meisten Programme sehen nur den letzten
syntax-too-deep-2 = Klammern sind tiefer als { $limit } Ebenen geschachtelt; was darin steht, wurde nicht gelesen
syntax-closes-too-early = „{ $bracket }“ ist hier zu viel, es folgt noch etwas; entferne es
syntax-missing-opening = davor fehlt „{ $bracket }“
syntax-missing-opening-quote = das öffnende Anführungszeichen dieses Textes fehlt; setz " davor
syntax-only-colon-missing = nach dem Namen „{ $name }“ fehlt ein Doppelpunkt
syntax-second-text = davor ist die Datei vollständig, und eine zweite beginnt; verschieb das Folgende in eine eigene Datei
syntax-trailing-text = davor ist die Datei vollständig; „{ $text }“ gehört nicht dazu, entferne es
syntax-utf16 = dieser Text ist in UTF-16; speichere die Datei mit der Kodierung UTF-8
syntax-byte-order-mark = die Datei beginnt mit einer unsichtbaren Byte-Order-Mark; speichere sie als „UTF-8“, nicht als „UTF-8 mit BOM“
syntax-remove-mark = die Marke entfernen
syntax-empty-file = die Datei ist leer
syntax-unquoted-name = der Name „{ $name }“ muss in doppelten Anführungszeichen stehen
syntax-add-quotes = die Anführungszeichen ergänzen
syntax-missing-name = vor dem Doppelpunkt fehlt ein Name in doppelten Anführungszeichen
syntax-nameless-value = hier fehlt der Name; in {"{"} {"}"} braucht alles einen: "name": …
syntax-equals-for-colon = hier muss ein Doppelpunkt stehen, nicht „=“
syntax-write-colon = einen Doppelpunkt schreiben
syntax-missing-colon = nach dem Namen „{ $name }“ fehlen Doppelpunkt und Wert
syntax-closes-nothing = „{ $bracket }“ schließt nichts; entferne es
syntax-extra-comma = dieses Komma ist zu viel; entferne es
syntax-remove-comma = das Komma entfernen
syntax-missing-comma = danach fehlt ein Komma
syntax-insert-comma = ein Komma einfügen
syntax-unterminated-text = das schließende Anführungszeichen dieses Textes fehlt; setz " an sein Ende
syntax-inner-quote = ein Anführungszeichen in einem Text muss als \" geschrieben werden
syntax-escape-quote = für die inneren Anführungszeichen \" schreiben
syntax-surplus-quote = dieses Anführungszeichen ist zu viel; entferne es
syntax-remove-quote = das Anführungszeichen entfernen
syntax-write-as = { $text } schreiben
syntax-not-utf8 = dieses Zeichen ist nicht in UTF-8; speichere die Datei mit der Kodierung UTF-8
syntax-single-backslash = ein Backslash in einem Text muss doppelt geschrieben werden: \\
syntax-double-backslash = den Backslash verdoppeln
syntax-bad-unicode-escape = auf \u müssen vier Ziffern 0–9 oder Buchstaben a–f folgen
syntax-lone-surrogate = { $text } ist nur ein halbes Zeichen; entferne es
syntax-single-quotes = Text muss in doppelten Anführungszeichen (") stehen, nicht in einfachen
syntax-use-double-quotes = doppelte Anführungszeichen nehmen
syntax-missing-value = vor „{ $next }“ fehlt ein Wert
syntax-unexpected = „{ $text }“ gehört nicht hierher; entferne es
syntax-unknown-word = „{ $word }“ ist kein JSON; schreib { $meant }
syntax-not-a-number-2 = „{ $word }“ ist in JSON keine Zahl; schreib null, oder die gemeinte Zahl
syntax-not-a-coordinate = „{ $word }“ ist in JSON keine Zahl; schreib die gemeinte Zahl, oder lass die Position weg
syntax-unquoted-text = „{ $word }“ ist kein JSON; Text muss in doppelten Anführungszeichen stehen
diagnostic-located = Zeile { $line }, Spalte { $column }: { $text }
diagnostic-and-more = { $text } (und { $count ->
        [one] { $count } weiterer Fehler
       *[other] { $count } weitere Fehler
    })
syntax-cut-off = die Datei endet, bevor sie vollständig ist{ $brackets ->
        [none] {""}
        [one] : { $brackets } Klammer ist noch offen, die letzte ist „{ $bracket }“ aus Zeile { $line }
       *[other] : { $brackets } Klammern sind noch offen, die letzte ist „{ $bracket }“ aus Zeile { $line }
    }; wahrscheinlich wurde sie beim Kopieren oder Speichern abgeschnitten, hol also die ganze Datei noch einmal{ $closing ->
        [none] {""}
       *[other] , oder schließ am Ende mit „{ $closing }“, was da ist
    }
