## WindowChecks

window-checks-note-missed = { $subject }: { $what }.

## AnswerTexts

answer-denied = { $task }: la respuesta aceptada «{ $form }» también está denegada y nunca se podría dar.
answer-never-accepted = { $task }: no se acepta ninguna respuesta, ni siquiera «{ $answer }»; corrige «answer».
answer-redundant = Respuestas aceptadas que para el árbitro son iguales, como «{ $form }» ({ $count ->
        [one] { $count } prueba
       *[other] { $count } pruebas
    }: { $list }): basta una de ellas.
answer-guessable = { $count ->
        [one] { $count } respuesta se puede
       *[other] { $count } respuestas se pueden
    } adivinar en unas decenas de intentos sin estar allí ({ $list }).
answer-shared = { $task } y { $other }: tienen una respuesta en común{ $has-more ->
        [true] , y también { $more } más.
       *[false] .
    }
answer-expected-answer = un texto, un número, una lista de ellos o un objeto con «kind»
answer-missing-kind = la respuesta necesita «kind», uno de: { $kinds }.
answer-unknown-member = «{ $key }» no se conoce en una respuesta de tipo «{ $kind }» y no tiene efecto. Se conocen: { $list }.
answer-invalid-number = «value» debe ser un número decimal de 40 cifras como máximo, y «tolerance», no negativo.
answer-invalid-options = «options» debe contener de 2 a 50 textos que se distingan por algo más que mayúsculas y puntuación, y «correct», uno o varios de ellos.
answer-count-of-items = un número entero de 1 al número de elementos
answer-invalid-items = «items» debe contener de 1 a 50 elementos, cada uno con una letra o una cifra.
answer-no-text = «{ $key }» no contiene texto.
answer-missing = a la respuesta le falta «{ $key }».
answer-missing-items = a la respuesta le falta «items».
answer-expected-items = una lista de textos y de listas de textos
answer-expected-tolerance = un número como 2, o un texto como "2%"
answer-unknown-unit = no se conoce la unidad «{ $text }»; se conocen m, km, g, kg, l, s, min, h, km/h, °C, % y otras.
answer-expected-typing-errors = "accept", "ask", "reject", true, false o un número de 0 a 5
answer-invalid-language = «language» debe ser un código de idioma, como "en" o "ru".
answer-too-long = «{ $key }» tiene un texto de más de { $most } bytes, más largo que cualquier respuesta posible; acórtalo.

## FeatureRole+Needs

feature-role-needs-task = una prueba necesita una geometría Point
feature-role-needs-start = una salida o meta necesita una geometría Point
feature-role-needs-zone = una zona necesita una geometría Polygon o MultiPolygon
feature-role-needs-closure = un corte necesita una geometría, normalmente una línea o un área

## JSONValue+TypeName

json-value-type-name-null = vacío (null)
json-value-type-name-boolean = true o false
json-value-type-name-integer = un número
json-value-type-name-string = un texto
json-value-type-name-array = una lista
json-value-type-name-object = un objeto

## MemberTexts

member-minutes = minutos
member-seconds = segundos
member-points = puntos
member-unknown = «{ $key }» no se conoce y no tiene efecto. Se conocen: { $listed }.
member-misspelt = «{ $key }» no se conoce y no se lee; probablemente querías decir «{ $meant }»: cámbiale el nombre.
member-rename = Cambiar «{ $key }» por «{ $meant }»
member-missing = aquí falta «{ $key }»; añádelo.
member-points-or-share = «{ $key }» debe ser un número de puntos como 5, o una parte del valor de la prueba como "50%".
member-one-of = uno de: { $listed }
member-objects = una lista de objetos con { $names }
member-text-or-texts = un texto o una lista de textos
member-date-and-time = «{ $key }» debe ser una fecha y hora como "2026-06-06T10:00+05:00".
member-date-and-time-or-minutes = «{ $key }» debe ser una fecha y hora como "2026-06-06T10:00+05:00", o minutos desde la salida, como 30.
member-text = un texto
member-number-in-quotation-marks = «{ $key }» es un número entre comillas; escríbelo sin ellas.
member-remove-quotation-marks = Quitar las comillas
member-number = un número como { $example }
member-flag = true o false
member-wrong-type = «{ $key }» es { $type }; se espera: { $expected }.
member-owned = { $owner }: { $text }
member-list-out-of = una lista con elementos de: { $listed }
member-metres = metros
member-an-object = un objeto entre llaves
member-out-of-range = «{ $key }» debe ser { $expected }.

## PatternTexts

pattern-revealed = { $task }: el árbitro toma por respuesta un texto que los participantes leen antes ({ $named }: «{ $text }»); cambia uno de los dos.
pattern-contained = { $task }: la respuesta «{ $answer }» aparece en un texto de la prueba ({ $named }); cámbialo, salvo que quieras revelarla.
pattern-named = nombre
pattern-named-2 = pista
pattern-named-3 = descripción
pattern-regular-expression = { $task }: «{ $text }» parece una expresión regular, y el árbitro no las conoce; escribe todos los textos aceptados, o {"{"}"kind": "pattern", "patterns": […]{"}"} con * para letras cualesquiera y ? para una.
pattern-as-text = { $task }: «{ $text }» parece un patrón, pero se toma tal cual; escribe {"{"}"kind": "pattern", "patterns": ["{ $text }"]{"}"}.
pattern-plain = { $task }: el patrón «{ $text }» no tiene * ni ?; como {"{"}"kind": "text", "accepted": […]{"}"} el árbitro también reconocería erratas y otras formas de escribirlo.
pattern-list-as-text = { $task }: «{ $text }» es un solo texto, que los participantes tienen que dar entero. Si cada elemento es correcto por sí mismo, escribe { $listed }; si se piden todos, {"{"}"kind": "unordered", "items": { $listed }{"}"}.

## PlaceTexts

place-one-is-swapped = { $first } o { $second }: uno de los dos lugares tiene probablemente cambiadas la latitud y la longitud; escribe primero la longitud.
place-far-away = { $place }: a { $away } del centro de las pruebas; comprueba sus coordenadas.
place-same-spot = { $task }: está en el mismo lugar que { $other }; los participantes harán check-in en ambas a la vez.
place-swapped = { $place }: la latitud y la longitud están probablemente cambiadas; escribe primero la longitud.
place-all-swapped-no-rides = tal como está, nadie podría ir allí en bici
place-all-swapped-editor = los segundos números son longitudes como las escriben los editores de mapas
place-all-swapped-language = tal como está, la yincana, en ruso, queda en Irán o cerca
place-all-swapped = { $count ->
        [one] El único lugar tiene
       *[other] Los { $count } lugares tienen
    } probablemente la latitud delante: { $reason }. En GeoJSON la longitud va primero; escribe { $right } en lugar de { $order }, y así en todas partes.
place-exchange-all = Intercambiar longitud y latitud de todos los lugares
place-exchange = Intercambiar longitud y latitud
place-start = La salida
place-finish = La meta
place-no-place = { $task }: no tiene lugar; dale una geometría Point.
place-given-twice = { $place } aparece dos veces, a { $away } de distancia: deja uno de los dos lugares.
place-not-on-earth = { $place }: no está en la Tierra; la longitud va de −180 a 180, la latitud de −90 a 90.

## QuestTexts

quest-feature = Feature
quest-no-task = No hay ninguna prueba: añade al menos un Feature con una geometría Point.
quest-old-key = { $count ->
        [one] { $count } prueba usa
       *[other] { $count } pruebas usan
    } la antigua clave «difficult», que se entiende; hoy se escribe «difficulty».
quest-rename-old-key = Cambiar «difficult» por «difficulty»
quest-unknown-role = No se conoce el papel «{ $word }», así que { $count ->
        [one] { $count } Feature se conserva
       *[other] { $count } Features se conservan
    } sin significado; se conocen task, start, finish, zone, closure.
quest-times-without-zone = { $count ->
        [one] { $count } hora no indica su zona horaria y se interpreta
       *[other] { $count } horas no indican su zona horaria y se interpretan
    } como UTC; escribe por ejemplo 2026-06-06T10:00+05:00.
quest-without-answer = { $count ->
        [one] { $count } prueba no tiene
       *[other] { $count } pruebas no tienen
    } «answer» ({ $listed }): basta con estar allí.
quest-duplicate-zone = Otra zona tiene también el identificador «{ $id }»; da a cada una su propio «id».
quest-duplicate-task = Otra prueba tiene también el identificador «{ $id }»; da a cada una su propio «id».
quest-not-a-collection = Una yincana es un FeatureCollection; esto es un { $kind }. Pon las pruebas en los «features» de uno.
quest-unsuitable = { $name ->
        [none] Feature
       *[other] Feature «{ $name }»
    }: { $needs }.

## RequirementTexts

requirement-no-attempts = { $subject }: no se admite ninguna respuesta; permite al menos un intento.
requirement-small-group = { $task }: requiere { $wanted } cualesquiera de un grupo de { $count }, así que nunca se abre.
requirement-requires-itself = { $task }: se requiere a sí misma, así que nunca se abre.
requirement-cycle = { $task }: las pruebas se requieren unas a otras en círculo, así que ninguna se abre nunca: { $shown }.
requirement-out-of-order = { $task }: requiere pruebas que van después de ella en el orden del trazado.
requirement-expected = el id de una prueba, o una lista de ids y objetos con any y of
requirement-group = una lista con el id de al menos una prueba
requirement-never-opens = { $subject }: { $count ->
        [1] no se abre nunca: requiere
       *[other] no se abren nunca: requieren
    } algo que no se puede resolver.

## RuleTitles

rule-titles-unsigned-edition = edición para participantes que no ha firmado ningún oficial
rule-titles-misspelt-member = nombre mal escrito
rule-titles-answer-revealed = respuesta que los participantes leen antes
rule-titles-answer-in-text = respuesta dentro de un texto de su prueba
rule-titles-pattern-as-text = patrón dado como simple texto
rule-titles-regular-expression = expresión regular como respuesta
rule-titles-plain-pattern = patrón sin comodines
rule-titles-probably-swapped = todos los lugares con las coordenadas probablemente cambiadas
rule-titles-list-as-text = lista dada como un solo texto
rule-titles-newer-version = hecho para una versión más nueva
rule-titles-unknown-role = papel desconocido
rule-titles-unsuitable-geometry = geometría que no corresponde al papel
rule-titles-two-places = dos salidas o metas
rule-titles-zone-without-area = zona sin área
rule-titles-no-time-zone = hora sin zona horaria
rule-titles-empty-hint = pista sin texto
rule-titles-unknown-requirement = requisito de una prueba desconocida
rule-titles-requirement-cycle = pruebas que se requieren unas a otras
rule-titles-never-unlocks = prueba que nunca se abre
rule-titles-unsolvable = prueba que no se puede resolver
rule-titles-empty-window = cierra antes de abrir
rule-titles-missed-window = horario que ningún participante puede cumplir
rule-titles-forbidden-place = lugar donde no se puede estar
rule-titles-no-effect = regla que necesita un tiempo límite
rule-titles-missing-translation = texto sin traducir
rule-titles-not-a-collection = no es un FeatureCollection
rule-titles-no-tasks = sin pruebas
rule-titles-wrong-type = valor de otro tipo
rule-titles-out-of-range = valor fuera de los límites
rule-titles-duplicate-id = dos pruebas, un identificador
rule-titles-task-without-geometry = prueba sin lugar
rule-titles-swapped-coordinates = latitud delante de longitud
rule-titles-far-away = lejos de las demás pruebas
rule-titles-same-spot = dos pruebas en un mismo lugar
rule-titles-unnamed-task = prueba sin nombre
rule-titles-unknown-difficulty = dificultad desconocida
rule-titles-number-as-text = número entre comillas
rule-titles-missing-answer = prueba sin respuesta
rule-titles-difficult-key = antigua clave «difficult»
rule-titles-not-a-task = Feature que no es un Point
rule-titles-unknown-member = ajuste desconocido
rule-titles-denied-answer = respuesta aceptada y denegada
rule-titles-colliding-answers = la misma respuesta dos veces
rule-titles-guessable-answer = respuesta fácil de adivinar
rule-titles-shared-answer = una respuesta para dos pruebas

## ScoringTexts

scoring-one-of-these-only = solo uno de estos: { $listed }
scoring-expected-bands = una lista de pares de minuto y puntos como [[5, 1], [10, 2]]
scoring-ascending-bands = pares de un minuto entero, cada uno posterior al anterior, y 0 o más puntos
scoring-cap = "gross" (los puntos ganados) o un número de puntos
scoring-late-penalty = la penalización por llegar tarde
scoring-early-bonus = la bonificación por llegar antes
scoring-closed-controls = el cierre de controles en los últimos minutos
scoring-late-tasks = la exclusión de las pruebas fuera de tiempo
scoring = Puntuación
scoring-expected-rules = el nombre de un reglamento, o un objeto
scoring-expected-values = "file", o un objeto como {"{"}"same": 20{"}"}
scoring-object-with-one-of = un objeto con uno de: { $names }
scoring-not-before = { $from } o más, como «from»
scoring-out-of-order = worthless, missingPunch, un número de puntos o una parte como "50%"

## SealTexts

seal-unsigned-edition = Esta edición no está firmada aunque la yincana nombra oficiales: alguien puede haberla modificado y haber quitado la firma. Compárala con --signed-by.
seal-foreign-signature = Esta edición está firmada con la clave { $key }, que no es de ninguno de los oficiales de la yincana: puede haberla firmado otra persona. Compárala con --signed-by.
seal-scrypt = parámetros de RFC 7914 con N potencia de dos, r hasta 16 y N·r·p hasta { $most }
seal-seals = una lista de 1 a { $most } sellos
seal = 64 bytes en base64
seal-options = de 2 a 50 textos distintos
seal-language = un código de idioma, como "en" o "ru"
seal-unit = una unidad que este programa conozca
seal-locked-tasks = una lista de hasta { $most } pruebas
seal-ways-of-opening = una lista con al menos una forma de abrir para cada requisito
seal-at-least = al menos { $least }
seal-bytes = { $count } bytes en base64

## SettingsTexts

settings = Ajustes de la yincana
settings-team-size = un número entero de 1 a 99, o el mínimo y el máximo de miembros, como [2, 5]
settings-official = la huella de una clave, como 7K2M-Q9XD-41TB-RZ0C, o la propia clave como la escribe keygen
settings-expected-classes = un objeto con un miembro por categoría, como {"{"}"Infantil": {"{"}"timeLimit": 60{"}"}{"}"}
settings-expected-place = [longitud, latitud] en grados
settings-place = [longitud, latitud] con longitud de −180 a 180 y latitud de −90 a 90
settings-expected-flags = un objeto como {"{"}"sharedRide": "disqualified"{"}"}
settings-unknown-flag = «{ $key }» no es un tipo de alerta y no tiene efecto. ¿Querías decir uno de: { $listed }?
settings-newer-version = esta es la versión { $version }, y este programa conoce versiones hasta la { $known }: usa un programa más nuevo, o escribe { $known } si no se usa nada más nuevo.

## TaskTexts

task-several = Pruebas { $numbers }
task-no-name = no tiene «name»; los participantes verán su número.
task = Prueba { $number }
task-named-task = Prueba { $number } «{ $name }»
task-counted = { $points ->
        [one] {" "}y se cuenta { $points } punto
       *[other] {" "}y se cuentan { $points } puntos
    }
task-unknown-difficulty = la dificultad «{ $text }» no se conoce{ $worth }; se conocen low, medium, high.
task-expected-hints = un texto, o una lista de textos y objetos con text y penalty
task-empty-hint = la pista { $number } no tiene texto y se omite.

## TranslationTexts

translation-most-languages = una lista de hasta { $most } idiomas
translation-title = el título
translation-tasks = pruebas { $numbers }
translation-expected-texts = un objeto con un miembro por idioma, como "ru"
translation-no-language-tag = «{ $tag }» no es un código de idioma como ru o pt-BR; sus textos no se muestran.
translation-missing = En «{ $tag }» faltan textos para: { $missing }.

## WindowTexts

window-closes-before-it-opens = { $task }: «closes» debe ser posterior a «opens» y a la salida.
window-closes-too-early = cierra antes de que pueda llegar ningún participante
window-close-too-early = cierran antes de que pueda llegar ningún participante
window-opens-too-late = abre cuando ya se ha agotado el tiempo de todos los participantes
window-open-too-late = abren cuando ya se ha agotado el tiempo de todos los participantes
window-empty-start-window = Nadie puede salir: la ventana de salida se cierra antes de abrirse.
window-mass-start-outside-of-window = La salida en masa queda fuera de la ventana de salida.

## ZoneTexts

zone-outside = fuera de la zona «{ $name }»
zone-inside = en la zona «{ $name }»
zone-forbidden-place = { $subject }: { $place }, donde los participantes no pueden estar; mueve el lugar o la zona.
zone = Zona { $number }
zone-named-zone = Zona «{ $name }»
zone-corner-not-on-earth = un vértice no está en la Tierra: la longitud va de −180 a 180, la latitud de −90 a 90.
zone-no-area = no tiene área: dibuja un anillo de al menos tres vértices distintos.

## Difficulty+Word

difficulty-word-low = fácil
difficulty-word-medium = media
difficulty-word-high = difícil

## Points

points-fraction = { $whole },{ $fraction }
points-counted = { $number } puntos
points-counted-2 = { $sign }{ $magnitude ->
        [one] { $magnitude } punto
       *[other] { $magnitude } puntos
    }

## QuestError

quest-error-no-tasks = Una yincana necesita al menos una prueba: añade un Feature de tipo Point.
quest-error-duplicate-task = Dos pruebas o zonas tienen el identificador «{ $id }»: da uno propio a cada una.
quest-error-not-on-earth = { $place } no es un lugar de la Tierra: escribe la longitud (de −180 a 180) y después la latitud (de −90 a 90).
quest-error-unknown-requirement = La prueba «{ $id }» requiere «{ $needed }», que no está en la yincana: indica una de sus pruebas.
quest-error-negative-points = La prueba «{ $id }» vale { $points } puntos: usa 0 o más.
quest-error-radius-out-of-range = El radio de la prueba «{ $id }» es { $radius } m: usa un número de metros mayor que 0.
quest-error-time-limit-out-of-range = El tiempo límite es { $limit } s: usa un número mayor que 0, u omítelo.

## QuestWritingError

quest-writing-error-unreadable = No se puede leer la yincana.
quest-writing-error-not-a-task = En el archivo solo se pueden cambiar las pruebas, no estas partes: { $name }; cámbialas en el propio archivo.
quest-writing-error-sealed = Esta es una edición para participantes: cambia la edición de la organización y séllala otra vez.
quest-writing-error-not-writable = Ningún archivo puede expresar lo que la prueba «{ $id }» tiene en memoria{ $no-members ->
        [true] .
       *[false] : mira { $joined }.
    }
quest-writing-error-changed-meanwhile = { $path } ha cambiado desde que se leyó: léelo otra vez, o guárdalo con otro nombre.
quest-writing-error-part-settings = ajustes
quest-writing-error-part-zones = zonas
quest-writing-error-part-closures = cortes
number-bounds-above = { $is-whole ->
        [true] un número entero
       *[false] un número
    }{ $unit ->
        [none] {""}
       *[other] {" "}de { $unit }
    } mayor que { $least } y no mayor que { $most }
number-bounds = { $is-whole ->
        [true] un número entero
       *[false] un número
    }{ $unit ->
        [none] {""}
       *[other] {" "}de { $unit }
    } entre { $least } y { $most }
thousands = { $thousands } { $group }
quest-not-tasks = { $count ->
        [one] { $count } Feature no es un Point y por tanto no es una prueba; se conserva
       *[other] { $count } Features no son Point y por tanto no son pruebas; se conservan
    } sin cambios.
scoring-without-effect = Sin «timeLimit» { $count ->
        [1] esta regla no tiene
       *[other] estas reglas no tienen
    } efecto: { $rules }.
requirement-unknown = { $task }: requiere { $required }, pero ninguna prueba tiene ese «id».
quest-description = { $title ->
        [none] {""}
       *[other] «{ $title }»,{" "}
    }{ $count ->
        [one] { $count } prueba
       *[other] { $count } pruebas
    }
