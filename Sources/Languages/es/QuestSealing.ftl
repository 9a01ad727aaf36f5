## AnswerTreatment

answer-treatment-sealed = sellada
answer-treatment-sealed-without-typing-errors = sellada; las respuestas con erratas quedan para la organización
answer-treatment-presence = sin respuesta, basta con estar allí
answer-treatment-judged = la valora la organización
answer-treatment-pattern = queda para la organización: un patrón no se puede sellar
answer-treatment-tolerance = queda para la organización: una tolerancia no se puede sellar si la respuesta no es un número entero
answer-treatment-too-many = queda para la organización: hay más de { $most-forms } respuestas correctas

## EditionError

edition-error-altered-edition = {" "}(clave { $item })
edition-error-altered-edition-2 = modificada después de que la organización la firmara{ $name }; consigue el archivo de nuevo, sin alterar ni un byte
edition-error-unsigned-edition = sin firmar; se pedía una firma con la clave { $key }
edition-error-foreign-signature = firmada con otra clave, { $found }; se pedía una firma con la clave { $key }

## KeyFileError

key-file-error-not-a-key = en este archivo no hay ninguna clave; «questctl keygen» crea una
key-file-error-encrypted = la clave está protegida con una frase de paso; escríbela sin ella: openssl pkey -in key.pem -out open.pem
key-file-error-unsupported = no se admite este tipo de clave; se admiten Ed25519 y P-256, mira «questctl keygen»
key-file-error-public-only = es una clave pública; para firmar hace falta la privada

## SealingError

sealing-error-invalid = La yincana tiene errores, corrígelos antes: { $first }
sealing-error-unreadable = Los dispositivos de los participantes no podrían leer la yincana sellada: { $first }
sealing-error-already-sealed = Esta es una edición para participantes: sella el archivo de la organización del que salió.
sealing-error-cannot-seal = No se pueden sellar las respuestas: no hay memoria suficiente, prueba con un coste menor.
sealing-error-cannot-sign = No se puede firmar la edición: la clave no está accesible.
sealing-error-first-error = mira sus avisos

## SealingReport

sealing-report-summary = Respuestas selladas: { $sealed } de { $answers }.
sealing-report-signed = Edición firmada con la clave { $signed-by }.
sealing-report-lines = contenido oculto hasta resolver otras.
sealing-report-lines-2 = un requisito no está sellado: hay más de { $most } formas de cumplirlo.
sealing-report-lines-3 = contenido legible desde el principio, aunque antes haya que resolver otras: hay más de { $most } formas de hacerlo.
sealing-report-lines-4 = contenido legible desde el principio, aunque antes haya que resolver otras: ninguna respuesta sellada lo abre.
sealing-report-treated = { $message }.
sealing-report-lines-5 = sin respuesta, el texto de éxito queda legible.
sealing-report-lines-6 = las pistas quedan legibles para quien abra el archivo.
sealing-report-found = { $subject }: la respuesta correcta se puede leer en { $pointer }.
sealing-report-weakness = Un sello retrasa, pero no protege las respuestas cortas: aquí un intento tarda { $guess } s, y probar las respuestas probables
sealing-report-weakness-2 = {"  "}{ $subject }: { $time }
sealing-report-time = años
sealing-report-time-2 = { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
sealing-report-line = { $subject }: { $text }
sealing-report-subject = Prueba { $task } «{ $name }»
sealing-report-subject-2 = Pruebas { $numbers }
sealing-error-sentence = { $text }{ $has-end ->
        [true] {""}
       *[false] .
    }
