## AnswerMatch

answer-match-exact = Respuesta aceptada.
answer-match-number = Aceptada: el mismo número que «{ $form }».
answer-match-unit = Aceptada: equivale a «{ $form }», en otra unidad.
answer-match-tolerance = Aceptada: se acerca lo suficiente a «{ $form }».
answer-match-pattern = Aceptada: se ajusta a «{ $form }».
answer-match-misspelled = Aceptada como «{ $form }», con { $slips ->
        [one] { $slips } errata
       *[other] { $slips } erratas
    }.
answer-match-equal = Aceptada como «{ $form }»: { $respect }.
answer-match-folded = Aceptada como «{ $form }»; sin tener en cuenta: { $differences }.
answer-folding-names = la forma de los caracteres
answer-folding-names-2 = las mayúsculas
answer-folding-names-3 = ё en lugar de е
answer-folding-names-4 = las tildes y otros signos sobre las letras
answer-folding-names-5 = la puntuación
answer-folding-names-6 = los espacios
answer-folding-names-7 = el artículo
answer-folding-names-8 = las letras parecidas de otro alfabeto
answer-match-equality-date = la misma fecha escrita de otra forma
answer-match-equality-number = el mismo número escrito de otra forma
answer-match-equality-words = lo mismo con otras palabras
answer-match-equality-order = lo mismo en otro orden
answer-match-equality = el mismo nombre, más corto o más largo
answer-match-equality-endings = las mismas palabras con otras terminaciones
answer-match-equality-alphabet = lo mismo en otro alfabeto
answer-match-equality-keyboard = lo mismo con la otra distribución de teclado

## NearMiss

near-miss-spelling = revisa la ortografía.
near-miss-unit = revisa la unidad.
near-miss-sign = revisa el signo delante del número.
near-miss-digits = revisa el orden de las cifras.
near-miss-more-than-asked = escribe solo lo que se pide.
near-miss-order = revisa el orden.
near-miss-incomplete = lo que has dado es correcto, pero es { $given } de { $wanted }.
near-miss-confused-characters = fíjate bien en las mayúsculas, los espacios y los caracteres que se parecen, como O y 0 o I y 1.

## Verdict

verdict-nearly = Casi: { $hint }
verdict-pending = Anotada: no es la respuesta letra por letra. Revisa la ortografía e inténtalo otra vez; si una errata vale o no, lo decidirá la organización.
verdict-pending-2 = Anotada: la organización valorará esta respuesta.
verdict-rejection-empty = No aceptada: la respuesta está vacía.
verdict-rejection-too-long = No aceptada: la respuesta es demasiado larga. Escribe solo lo que se pide.
verdict-rejection-no-match = No aceptada: esta no es la respuesta. Mira otra vez y vuelve a intentarlo.
verdict-rejection-not-a-number = No aceptada: se pide un número.
verdict-rejection-not-an-option = No aceptada: elige una de las opciones, por su texto, letra o número.
