## CollectorTexts

collector-left-out = { $count ->
        [one] no se muestra { $count } aviso más
       *[other] no se muestran { $count } avisos más
    }; corrige antes los anteriores
collector-title = avisos omitidos

## AlikeTexts

alike-record = registro { $number }
alike-more = { $count } más como este{ $no-lines ->
        [true] {""}
       *[false] , en las líneas { $lines }
    }

## Severity

diagnostic-severity-error = error
diagnostic-severity-warning = advertencia
diagnostic-severity-note = nota

## ErrorTexts

error-invalid-2 = no es JSON válido
error-not-finite-2 = { $number } en «{ $pointer }» no se puede escribir en JSON; omítelo o codifica nil
error-not-an-object = las propiedades deben codificarse como un objeto con miembros con nombre; envuelve el valor en una estructura

## RuleTitles

rule-titles-empty-text = archivo vacío
rule-titles-encoding = texto que no está en UTF-8
rule-titles-byte-order-mark = marca de orden de bytes al principio
rule-titles-unexpected-end = archivo cortado
rule-titles-unexpected-character = carácter fuera de lugar
rule-titles-missing-comma = falta una coma
rule-titles-extra-comma = sobra una coma
rule-titles-missing-colon = faltan dos puntos
rule-titles-missing-value = falta un valor
rule-titles-bracket-mismatch = corchetes o llaves que no casan
rule-titles-quotes = texto o nombre sin comillas dobles
rule-titles-comment = comentario
rule-titles-control-character = salto de línea o carácter de control en un texto
rule-titles-unterminated-text = texto sin comilla de cierre
rule-titles-bad-escape = secuencia de barra invertida desconocida
rule-titles-lone-surrogate = medio carácter
rule-titles-bad-number = número escrito de un modo que JSON no conoce
rule-titles-unknown-word = palabra que JSON no conoce
rule-titles-duplicate-member = nombre repetido
rule-titles-too-deep = corchetes o llaves anidados a demasiados niveles
rule-titles-trailing-text = texto después del final

## SyntaxTexts

syntax-unclosed = «{ $opening }»{ $line ->
        [none] {""}
       *[other] {" "}de la línea { $line }
    } debe cerrarse con «{ $closing }» antes de aquí
syntax-control-0x0-a = un salto de línea
syntax-control-0x09 = un tabulador
syntax-control-0x09-2 = un carácter de control
syntax-control-0x09-3 = { $name } dentro de un texto debe escribirse { $escape }
syntax-bad-number = «{ $text }» no es un número como los escribe JSON{ $fixed ->
        [none] {""}
       *[other] ; escribe { $fixed }
    }
syntax-comment = JSON no admite comentarios; quita este
syntax-remove-comment = quitar el comentario
syntax-duplicate-name = el nombre «{ $name }» aparece aquí dos veces; deja uno, la mayoría de los programas solo ve el último
syntax-too-deep-2 = los corchetes o llaves están anidados a más de { $limit } niveles; lo que hay dentro no se ha leído
syntax-closes-too-early = aquí sobra un «{ $bracket }», todavía sigue algo; quítalo
syntax-missing-opening = falta «{ $bracket }» antes de aquí
syntax-missing-opening-quote = falta la comilla de apertura de este texto; pon " delante
syntax-only-colon-missing = faltan dos puntos después del nombre «{ $name }»
syntax-second-text = el archivo ya está completo antes de aquí y empieza otro; pasa lo que sigue a un archivo aparte
syntax-trailing-text = el archivo ya está completo antes de aquí; «{ $text }» no forma parte de él, quítalo
syntax-utf16 = este texto está en UTF-16; guarda el archivo con la codificación UTF-8
syntax-byte-order-mark = el archivo empieza con una marca de orden de bytes invisible; guárdalo como «UTF-8» y no como «UTF-8 con BOM»
syntax-remove-mark = quitar la marca
syntax-empty-file = el archivo está vacío
syntax-unquoted-name = el nombre «{ $name }» debe ir entre comillas dobles
syntax-add-quotes = añadir las comillas
syntax-missing-name = falta un nombre entre comillas dobles antes de los dos puntos
syntax-nameless-value = esto no tiene nombre; dentro de {"{"} {"}"} todo necesita uno: "name": …
syntax-equals-for-colon = aquí deben ir dos puntos en lugar de «=»
syntax-write-colon = escribir dos puntos
syntax-missing-colon = faltan dos puntos y un valor después del nombre «{ $name }»
syntax-closes-nothing = «{ $bracket }» no cierra nada; quítalo
syntax-extra-comma = esta coma sobra; quítala
syntax-remove-comma = quitar la coma
syntax-missing-comma = falta una coma después de esto
syntax-insert-comma = insertar una coma
syntax-unterminated-text = falta la comilla de cierre de este texto; añade " al final
syntax-inner-quote = una comilla dentro de un texto debe escribirse \"
syntax-escape-quote = escribir \" para las comillas interiores
syntax-surplus-quote = esta comilla sobra; quítala
syntax-remove-quote = quitar la comilla
syntax-write-as = escribir { $text }
syntax-not-utf8 = este carácter no está en UTF-8; guarda el archivo con la codificación UTF-8
syntax-single-backslash = una barra invertida en un texto debe escribirse dos veces: \\
syntax-double-backslash = duplicar la barra invertida
syntax-bad-unicode-escape = a \u deben seguirle cuatro cifras 0–9 o letras a–f
syntax-lone-surrogate = { $text } es solo medio carácter; quítalo
syntax-single-quotes = el texto debe ir entre comillas dobles (") y no simples
syntax-use-double-quotes = usar comillas dobles
syntax-missing-value = falta un valor antes de «{ $next }»
syntax-unexpected = «{ $text }» está fuera de lugar; quítalo
syntax-unknown-word = «{ $word }» no es JSON; escribe { $meant }
syntax-not-a-number-2 = «{ $word }» no es un número en JSON; escribe null o el número que corresponda
syntax-not-a-coordinate = «{ $word }» no es un número en JSON; escribe el número que corresponda u omite la posición
syntax-unquoted-text = «{ $word }» no es JSON; el texto debe ir entre comillas dobles
diagnostic-located = línea { $line }, columna { $column }: { $text }
diagnostic-and-more = { $text } (y { $count ->
        [one] { $count } error más
       *[other] { $count } errores más
    })
syntax-cut-off = el archivo termina antes de estar completo{ $brackets ->
        [none] {""}
        [one] : queda { $brackets } corchete o llave sin cerrar, «{ $bracket }» de la línea { $line }
       *[other] : quedan { $brackets } corchetes o llaves sin cerrar, el último es «{ $bracket }» de la línea { $line }
    }; probablemente se cortó al copiarlo o guardarlo, así que consigue otra vez el archivo entero{ $closing ->
        [none] {""}
       *[other] , o cierra lo que hay con «{ $closing }» al final
    }
