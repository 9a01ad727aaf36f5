## CollectorTexts

collector-left-out = { $count ->
        [one] { $count } dalszej uwagi nie pokazano
       *[other] { $count } dalszych uwag nie pokazano
    }; najpierw popraw powyższe
collector-title = pominięte uwagi

## AlikeTexts

alike-record = rekord { $number }
alike-more = jeszcze { $count } takich samych{ $no-lines ->
        [true] {""}
       *[false] , w wierszach { $lines }
    }

## Severity

diagnostic-severity-error = błąd
diagnostic-severity-warning = ostrzeżenie
diagnostic-severity-note = uwaga

## ErrorTexts

error-invalid-2 = nieprawidłowy JSON
error-not-finite-2 = { $number } w „{ $pointer }” nie da się zapisać w JSON; pomiń to albo zakoduj nil
error-not-an-object = właściwości trzeba zakodować jako obiekt z nazwanymi polami; opakuj wartość w strukturę

## RuleTitles

rule-titles-empty-text = pusty plik
rule-titles-encoding = tekst nie w UTF-8
rule-titles-byte-order-mark = znacznik kolejności bajtów na początku
rule-titles-unexpected-end = urwany plik
rule-titles-unexpected-character = znak, który tu nie pasuje
rule-titles-missing-comma = brakuje przecinka
rule-titles-extra-comma = zbędny przecinek
rule-titles-missing-colon = brakuje dwukropka
rule-titles-missing-value = brakuje wartości
rule-titles-bracket-mismatch = niedopasowane nawiasy
rule-titles-quotes = tekst lub nazwa bez podwójnego cudzysłowu
rule-titles-comment = komentarz
rule-titles-control-character = koniec wiersza lub znak sterujący w tekście
rule-titles-unterminated-text = tekst bez zamykającego cudzysłowu
rule-titles-bad-escape = nieznany ciąg z ukośnikiem wstecznym
rule-titles-lone-surrogate = połowa znaku
rule-titles-bad-number = liczba w zapisie, którego JSON nie zna
rule-titles-unknown-word = słowo, którego JSON nie zna
rule-titles-duplicate-member = nazwa podana dwa razy
rule-titles-too-deep = za głęboko zagnieżdżone nawiasy
rule-titles-trailing-text = tekst po końcu

## SyntaxTexts

syntax-unclosed = „{ $opening }”{ $line ->
        [none] {""}
       *[other] {" "}z wiersza { $line }
    } trzeba wcześniej zamknąć znakiem „{ $closing }”
syntax-control-0x0-a = koniec wiersza
syntax-control-0x09 = tabulator
syntax-control-0x09-2 = znak sterujący
syntax-control-0x09-3 = { $name } wewnątrz tekstu trzeba zapisać jako { $escape }
syntax-bad-number = „{ $text }” nie jest liczbą w zapisie JSON{ $fixed ->
        [none] {""}
       *[other] ; napisz { $fixed }
    }
syntax-comment = JSON nie ma komentarzy; usuń ten
syntax-remove-comment = usuń komentarz
syntax-duplicate-name = nazwę „{ $name }” podano tu dwa razy; zostaw jedną, większość programów widzi tylko ostatnią
syntax-too-deep-2 = nawiasy są zagnieżdżone głębiej niż { $limit }; ich zawartości nie odczytano
syntax-closes-too-early = „{ $bracket }” jest tu zbędne, dalej jest ciąg dalszy; usuń to
syntax-missing-opening = przed tym miejscem brakuje „{ $bracket }”
syntax-missing-opening-quote = brakuje cudzysłowu otwierającego ten tekst; postaw " z przodu
syntax-only-colon-missing = po nazwie „{ $name }” brakuje dwukropka
syntax-second-text = plik kończy się przed tym miejscem i zaczyna się drugi; przenieś dalszą część do osobnego pliku
syntax-trailing-text = plik kończy się przed tym miejscem; „{ $text }” do niego nie należy, usuń to
syntax-utf16 = ten tekst jest w UTF-16; zapisz plik w kodowaniu UTF-8
syntax-byte-order-mark = plik zaczyna się niewidocznym znacznikiem kolejności bajtów; zapisz go jako „UTF-8”, a nie „UTF-8 z BOM”
syntax-remove-mark = usuń znacznik
syntax-empty-file = plik jest pusty
syntax-unquoted-name = nazwa „{ $name }” musi być w podwójnym cudzysłowie
syntax-add-quotes = dodaj cudzysłów
syntax-missing-name = przed dwukropkiem brakuje nazwy w podwójnym cudzysłowie
syntax-nameless-value = to nie ma nazwy; wewnątrz {"{"} {"}"} wszystko musi ją mieć: "nazwa": …
syntax-equals-for-colon = zamiast „=” musi tu być dwukropek
syntax-write-colon = napisz dwukropek
syntax-missing-colon = po nazwie „{ $name }” brakuje dwukropka i wartości
syntax-closes-nothing = „{ $bracket }” niczego nie zamyka; usuń to
syntax-extra-comma = ten przecinek jest zbędny; usuń go
syntax-remove-comma = usuń przecinek
syntax-missing-comma = po tym brakuje przecinka
syntax-insert-comma = wstaw przecinek
syntax-unterminated-text = brakuje cudzysłowu zamykającego ten tekst; dodaj " na jego końcu
syntax-inner-quote = cudzysłów wewnątrz tekstu trzeba zapisać jako \"
syntax-escape-quote = zapisz cudzysłowy wewnątrz jako \"
syntax-surplus-quote = ten cudzysłów jest zbędny; usuń go
syntax-remove-quote = usuń cudzysłów
syntax-write-as = napisz { $text }
syntax-not-utf8 = ten znak nie jest w UTF-8; zapisz plik w kodowaniu UTF-8
syntax-single-backslash = ukośnik wsteczny w tekście trzeba zapisać podwójnie: \\
syntax-double-backslash = podwój ukośnik wsteczny
syntax-bad-unicode-escape = po \u muszą nastąpić cztery cyfry 0–9 lub litery a–f
syntax-lone-surrogate = { $text } to tylko połowa znaku; usuń ją
syntax-single-quotes = tekst musi być w podwójnym cudzysłowie ("), a nie w pojedynczym
syntax-use-double-quotes = użyj podwójnego cudzysłowu
syntax-missing-value = przed „{ $next }” brakuje wartości
syntax-unexpected = „{ $text }” tu nie pasuje; usuń to
syntax-unknown-word = „{ $word }” to nie JSON; napisz { $meant }
syntax-not-a-number-2 = „{ $word }” nie jest liczbą w JSON; napisz null albo właściwą liczbę
syntax-not-a-coordinate = „{ $word }” nie jest liczbą w JSON; napisz właściwą liczbę albo pomiń tę pozycję
syntax-unquoted-text = „{ $word }” to nie JSON; tekst musi być w podwójnym cudzysłowie
diagnostic-located = wiersz { $line }, kolumna { $column }: { $text }
diagnostic-and-more = { $text } (i jeszcze { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
       *[other] { $count } błędów
    })
syntax-cut-off = plik urywa się przed końcem{ $brackets ->
        [none] {""}
        [one] : { $brackets } nawias jest wciąż otwarty, ostatni to „{ $bracket }” z wiersza { $line }
        [few] : { $brackets } nawiasy są wciąż otwarte, ostatni to „{ $bracket }” z wiersza { $line }
       *[other] : { $brackets } nawiasów jest wciąż otwartych, ostatni to „{ $bracket }” z wiersza { $line }
    }; prawdopodobnie urwał się przy kopiowaniu lub zapisie, więc pobierz cały plik ponownie{ $closing ->
        [none] {""}
       *[other] {" "}albo zamknij to, co jest, dopisując na końcu „{ $closing }”
    }
