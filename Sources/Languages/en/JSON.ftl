## CollectorTexts

collector-left-out = { $count ->
        [one] { $count } further finding is
       *[other] { $count } further findings are
    } not shown; fix those above first
collector-title = findings left out

## AlikeTexts

alike-record = record { $number }
alike-more = { $count } more like this{ $no-lines ->
        [true] {""}
       *[false] , in lines { $lines }
    }

## Severity

diagnostic-severity-error = error
diagnostic-severity-warning = warning
diagnostic-severity-note = note

## ErrorTexts

error-invalid-2 = not valid JSON
error-not-finite-2 = { $number } at “{ $pointer }” cannot be written as JSON; leave it out, or encode nil
error-not-an-object = properties must be encoded as an object with named members; wrap the value in a structure

## RuleTitles

rule-titles-empty-text = empty file
rule-titles-encoding = text not in UTF-8
rule-titles-byte-order-mark = byte-order mark at the start
rule-titles-unexpected-end = file cut off
rule-titles-unexpected-character = character that does not belong here
rule-titles-missing-comma = missing comma
rule-titles-extra-comma = comma too many
rule-titles-missing-colon = missing colon
rule-titles-missing-value = missing value
rule-titles-bracket-mismatch = brackets that do not match
rule-titles-quotes = text or name without double quotes
rule-titles-comment = comment
rule-titles-control-character = line break or control character in a text
rule-titles-unterminated-text = text without closing quote
rule-titles-bad-escape = unknown backslash sequence
rule-titles-lone-surrogate = half of a character
rule-titles-bad-number = number written in a way JSON does not know
rule-titles-unknown-word = word that JSON does not know
rule-titles-duplicate-member = name given twice
rule-titles-too-deep = brackets nested too deep
rule-titles-trailing-text = text after the end

## SyntaxTexts

syntax-unclosed = “{ $opening }”{ $line ->
        [none] {""}
       *[other] {" "}of line { $line }
    } must be closed with “{ $closing }” before this
syntax-control-0x0-a = a line break
syntax-control-0x09 = a tab
syntax-control-0x09-2 = a control character
syntax-control-0x09-3 = { $name } inside a text must be written { $escape }
syntax-bad-number = “{ $text }” is not a number as JSON writes it{ $fixed ->
        [none] {""}
       *[other] ; write { $fixed }
    }
syntax-comment = JSON has no comments; remove this one
syntax-remove-comment = remove the comment
syntax-duplicate-name = the name “{ $name }” is given twice here; keep one, most programs see only the last
syntax-too-deep-2 = brackets are nested deeper than { $limit }; what is inside was not read
syntax-closes-too-early = “{ $bracket }” is one too many here, more follows; remove it
syntax-missing-opening = “{ $bracket }” is missing before this
syntax-missing-opening-quote = the opening quote of this text is missing; put " in front
syntax-only-colon-missing = a colon is missing after the name “{ $name }”
syntax-second-text = the file is complete before this, and a second one begins; move what follows into a file of its own
syntax-trailing-text = the file is complete before this; “{ $text }” does not belong to it, remove that
syntax-utf16 = this text is in UTF-16; save the file with the encoding UTF-8
syntax-byte-order-mark = the file starts with an invisible byte-order mark; save it as “UTF-8” and not as “UTF-8 with BOM”
syntax-remove-mark = remove the mark
syntax-empty-file = the file is empty
syntax-unquoted-name = the name “{ $name }” must stand in double quotes
syntax-add-quotes = add the quotes
syntax-missing-name = a name in double quotes is missing before the colon
syntax-nameless-value = this has no name; inside {"{"} {"}"} everything needs one: "name": …
syntax-equals-for-colon = a colon must stand here instead of “=”
syntax-write-colon = write a colon
syntax-missing-colon = a colon and a value are missing after the name “{ $name }”
syntax-closes-nothing = “{ $bracket }” closes nothing; remove it
syntax-extra-comma = this comma is one too many; remove it
syntax-remove-comma = remove the comma
syntax-missing-comma = a comma is missing after this
syntax-insert-comma = insert a comma
syntax-unterminated-text = the closing quote of this text is missing; add " at its end
syntax-inner-quote = a quote inside a text must be written \"
syntax-escape-quote = write \" for the quotes inside
syntax-surplus-quote = this quote is one too many; remove it
syntax-remove-quote = remove the quote
syntax-write-as = write { $text }
syntax-not-utf8 = this character is not in UTF-8; save the file with the encoding UTF-8
syntax-single-backslash = a backslash in a text must be written twice: \\
syntax-double-backslash = double the backslash
syntax-bad-unicode-escape = \u must be followed by four digits 0–9 or letters a–f
syntax-lone-surrogate = { $text } is only half of a character; remove it
syntax-single-quotes = text must stand in double quotes (") and not in single ones
syntax-use-double-quotes = use double quotes
syntax-missing-value = a value is missing before “{ $next }”
syntax-unexpected = “{ $text }” does not belong here; remove it
syntax-unknown-word = “{ $word }” is not JSON; write { $meant }
syntax-not-a-number-2 = “{ $word }” is not a number in JSON; write null, or the number that is meant
syntax-not-a-coordinate = “{ $word }” is not a number in JSON; write the number that is meant, or leave the position out
syntax-unquoted-text = “{ $word }” is not JSON; text must stand in double quotes
diagnostic-located = line { $line }, column { $column }: { $text }
diagnostic-and-more = { $text } (and { $count ->
        [one] { $count } more error
       *[other] { $count } more errors
    })
syntax-cut-off = the file ends before it is complete{ $brackets ->
        [none] {""}
        [one] : { $brackets } bracket is still open, the last is “{ $bracket }” of line { $line }
       *[other] : { $brackets } brackets are still open, the last is “{ $bracket }” of line { $line }
    }; it was probably cut off while being copied or saved, so get the whole file again{ $closing ->
        [none] {""}
       *[other] , or close what is there with “{ $closing }” at the end
    }
