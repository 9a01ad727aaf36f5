## CollectorTexts

collector-left-out = не показано ещё { $count ->
        [one] { $count } замечание
        [few] { $count } замечания
       *[other] { $count } замечаний
    }; сначала исправьте перечисленные
collector-title = показаны не все замечания

## AlikeTexts

alike-record = запись { $number }
alike-more = и ещё { $count } таких же{ $no-lines ->
        [true] {""}
       *[false] , в строках { $lines }
    }

## Severity

diagnostic-severity-error = ошибка
diagnostic-severity-warning = предупреждение
diagnostic-severity-note = примечание

## ErrorTexts

error-invalid-2 = неверный JSON
error-not-finite-2 = { $number } в «{ $pointer }» нельзя записать в JSON; пропустите это значение или закодируйте nil
error-not-an-object = свойства должны кодироваться объектом с именованными полями; поместите значение в структуру

## RuleTitles

rule-titles-empty-text = пустой файл
rule-titles-encoding = текст не в кодировке UTF-8
rule-titles-byte-order-mark = метка порядка байтов в начале
rule-titles-unexpected-end = файл обрывается
rule-titles-unexpected-character = посторонний символ
rule-titles-missing-comma = пропущена запятая
rule-titles-extra-comma = лишняя запятая
rule-titles-missing-colon = пропущено двоеточие
rule-titles-missing-value = пропущено значение
rule-titles-bracket-mismatch = непарные скобки
rule-titles-quotes = текст или имя без двойных кавычек
rule-titles-comment = комментарий
rule-titles-control-character = перенос строки или управляющий символ в тексте
rule-titles-unterminated-text = текст без закрывающей кавычки
rule-titles-bad-escape = неизвестная последовательность с обратной косой чертой
rule-titles-lone-surrogate = половина символа
rule-titles-bad-number = неверно записанное число
rule-titles-unknown-word = неизвестное слово
rule-titles-duplicate-member = повторяющееся имя
rule-titles-too-deep = слишком глубокая вложенность
rule-titles-trailing-text = текст после конца

## SyntaxTexts

syntax-unclosed = перед этим нужно закрыть «{ $opening }»{ $line ->
        [none] {""}
       *[other] {" "}из строки { $line }
    } скобкой «{ $closing }»
syntax-control-0x0-a = перенос строки
syntax-control-0x09 = табуляция
syntax-control-0x09-2 = управляющий символ
syntax-control-0x09-3 = { $name } внутри текста записывается как { $escape }
syntax-bad-number = «{ $text }» — неверная запись числа{ $fixed ->
        [none] {""}
       *[other] ; напишите { $fixed }
    }
syntax-comment = в JSON не бывает комментариев; удалите этот
syntax-remove-comment = удалить комментарий
syntax-duplicate-name = имя «{ $name }» указано здесь дважды; оставьте одно: большинство программ видит только последнее
syntax-too-deep-2 = вложенность скобок превышает { $limit }; содержимое не прочитано
syntax-closes-too-early = «{ $bracket }» здесь лишняя, дальше идёт продолжение; удалите
syntax-missing-opening = перед этим пропущена «{ $bracket }»
syntax-missing-opening-quote = у этого текста нет открывающей кавычки; поставьте " в начале
syntax-only-colon-missing = после имени «{ $name }» пропущено двоеточие
syntax-second-text = файл закончился раньше, и начинается второй; перенесите всё, что дальше, в отдельный файл
syntax-trailing-text = файл закончился раньше; «{ $text }» к нему не относится, удалите
syntax-utf16 = этот текст в кодировке UTF-16; сохраните файл в кодировке UTF-8
syntax-byte-order-mark = файл начинается с невидимой метки порядка байтов; сохраните его как «UTF-8», а не «UTF-8 с BOM»
syntax-remove-mark = удалить метку
syntax-empty-file = файл пуст
syntax-unquoted-name = имя «{ $name }» нужно заключить в двойные кавычки
syntax-add-quotes = поставить кавычки
syntax-missing-name = перед двоеточием пропущено имя в двойных кавычках
syntax-nameless-value = здесь не хватает имени; внутри {"{"} {"}"} оно нужно всему: "имя": …
syntax-equals-for-colon = вместо «=» нужно двоеточие
syntax-write-colon = поставить двоеточие
syntax-missing-colon = после имени «{ $name }» пропущено двоеточие со значением
syntax-closes-nothing = «{ $bracket }» ничего не закрывает; удалите
syntax-extra-comma = лишняя запятая; удалите её
syntax-remove-comma = удалить запятую
syntax-missing-comma = после этого пропущена запятая
syntax-insert-comma = вставить запятую
syntax-unterminated-text = у этого текста нет закрывающей кавычки; поставьте " в конце
syntax-inner-quote = кавычка внутри текста записывается как \"
syntax-escape-quote = записать внутренние кавычки как \"
syntax-surplus-quote = эта кавычка лишняя; удалите её
syntax-remove-quote = удалить кавычку
syntax-write-as = записать как { $text }
syntax-not-utf8 = этот символ не в кодировке UTF-8; сохраните файл в кодировке UTF-8
syntax-single-backslash = обратная косая черта в тексте удваивается: \\
syntax-double-backslash = удвоить обратную косую черту
syntax-bad-unicode-escape = после \u нужны четыре цифры 0–9 или буквы a–f
syntax-lone-surrogate = { $text } — лишь половина символа; удалите
syntax-single-quotes = текст заключается в двойные кавычки ("), а не в одинарные
syntax-use-double-quotes = поставить двойные кавычки
syntax-missing-value = перед «{ $next }» пропущено значение
syntax-unexpected = «{ $text }» здесь лишнее; удалите
syntax-unknown-word = «{ $word }» — не JSON; напишите { $meant }
syntax-not-a-number-2 = «{ $word }» — не число в JSON; напишите null или нужное число
syntax-not-a-coordinate = «{ $word }» — не число в JSON; напишите нужное число или уберите эту позицию
syntax-unquoted-text = «{ $word }» — не JSON; текст нужно заключить в двойные кавычки
diagnostic-located = строка { $line }, столбец { $column }: { $text }
diagnostic-and-more = { $text } (и ещё { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
       *[other] { $count } ошибок
    })
syntax-cut-off = файл обрывается{ $brackets ->
        [none] {""}
        [one] : не закрыто { $brackets } скобка, последняя — «{ $bracket }» в строке { $line }
        [few] : не закрыто { $brackets } скобки, последняя — «{ $bracket }» в строке { $line }
       *[other] : не закрыто { $brackets } скобок, последняя — «{ $bracket }» в строке { $line }
    }; вероятно, он скопирован или сохранён не полностью — возьмите файл целиком{ $closing ->
        [none] {""}
       *[other] {" "}или закройте то, что есть: допишите в конце «{ $closing }»
    }
