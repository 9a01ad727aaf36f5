## FITFault

fit-fault-torn = el archivo se corta a la mitad
fit-fault-wrong-checksum = la suma de comprobación no es correcta, así que algunos bytes pueden no serlo tampoco
fit-fault-undefined-message = el archivo está dañado: un mensaje no se había definido antes
fit-fault-foreign-bytes = lo que sigue no es un archivo FIT
fit-error-not-fit = no es un archivo FIT: no tiene su cabecera
fit-error-too-many-records = el archivo tiene más de { $most-records } registros; extrae un solo recorrido

## GPXError

gpx-error = línea { $line }, columna { $column }: { $what }
gpx-error-problem-foreign-document = no es un archivo GPX: su elemento raíz es <{ $root }> y no <gpx>
gpx-error-problem-missing-coordinate = el punto no tiene lat y lon en grados decimales
gpx-error-problem-decimal-comma = «{ $text }» lleva coma decimal: lat y lon se escriben con punto, como 55.160283
gpx-error-problem-coordinate-outside-earth = el punto queda fuera de ±180° y ±90°: ¿están cambiadas lat y lon?
gpx-error-problem-too-many-points = el archivo tiene más de { $most } puntos; extrae un solo recorrido
gpx-error-problem-unreadable-time = «{ $text }» no es una hora como 2024-03-22T14:09:45Z

## ExchangeFindings

exchange-findings-note = { $text }: { $listed }.

## StandingsText

standings-header = N.º

## ExchangeError

exchange-error-problem-unknown-format = el elemento raíz es <{ $root }>; se leen GPX y el mensaje CourseData de la IOF
exchange-error-problem-already-geo-json = esto es JSON, no XML; las yincanas ya son GeoJSON: mira qué dice «questctl validate»
exchange-error-problem-older-standard = esto es el estándar de datos IOF { $version }, y se lee la versión 3.0: exporta el archivo otra vez como IOF XML 3.0
exchange-error-problem-other-standard = esto es el estándar de datos IOF { $version }, y se lee la versión 3.0
exchange-error-problem-coordinate-outside-earth = el control { $control } queda fuera de ±180° y ±90°: ¿están cambiadas lng y lat, o son metros de una cuadrícula?
exchange-error-problem-no-places = no contiene ningún control
exchange-error-problem-no-places-2 = { $count ->
        [one] el único control no tiene
       *[other] ninguno de los { $count } controles tiene
    } un lugar en la Tierra: georreferencia el mapa en el programa del que viene el archivo y expórtalo otra vez
exchange-error-problem-no-points = no contiene { $words } ni otros puntos
import-choice-points-words-waypoints = waypoints
import-choice-points-words-route = rutas
import-choice-points-words-track = tracks
exchange-error-located = línea { $line }, columna { $column }: { $text }

## ImportTexts

import-several-courses = Se ha tomado el trazado «{ $taken }»; elige otro por su nombre: { $others }.
import-controls-without-place = Se omiten los controles sin longitud ni latitud
import-unknown-controls = El trazado pasa por controles que el archivo no define
import-duplicate-controls = Dos controles tienen el mismo código; se toma el primero
import-repeated-controls = Una prueba se resuelve una sola vez, así que de estos controles solo queda la primera visita
import-alternatives = Bastaría uno de varios controles; ahora cada uno es una prueba, en la misma posición del orden
import-other-controls = Se omiten los puntos de paso y los extremos de itinerarios balizados
import-rounded-scores = Las puntuaciones se han convertido en números enteros de 0 a 1 000 000
import-unnamed-points = { $count ->
        [one] { $count } punto no tiene
       *[other] { $count } puntos no tienen
    } nombre; los participantes verán un número.
import-no-start = El archivo no tiene una salida con lugar; añade «start» a la yincana si todos salen del mismo sitio.
import-no-map-scale = El archivo no indica la escala de su mapa; una yincana no la necesita.
import-unreadable = no se puede leer

## MapTexts

map-contacts = Contactos:{"\u000A"}{ $list }
map-answer = Respuesta: { $text }
map-hint = Pista: { $text }
map-success = Al resolverla: { $text }
map-difficulty = Dificultad: { $word }
map-start = Salida
map-finish = Meta
map-tasks = Pruebas
map-start-and-finish = Salida y meta
map-zones = Zonas
map-stay-inside = No salgas de esta zona.
map-keep-out = No entres en esta zona.
map-changes-points = Atravesarla cambia tus puntos.
map-costs-points = Atravesarla cuesta puntos.

## ResultTexts

result-open-category = General
result-disqualified-for = descalificado: { $reason }
result-log-unsigned = el registro no está firmado
result-log-unchecked = el registro dice estar firmado con la clave { $keys }, y nadie lo ha comprobado
result-log-signed = el registro está firmado con la clave { $keys }
result-no-log-is-signed = Ningún registro está firmado.
result-unsigned-logs = Registros sin firmar: { $listed }{ $has-more ->
        [true] {" "}y { $more } más
       *[false] {""}
    }.
result-signatures-not-checked = No se han comprobado las firmas de los registros.
result-worth-a-look = por revisar
result-noted = anotado
result-to-be-judged = por valorar
result-disqualified-by-rule = descalificado según las reglas de la yincana
result-as-of = Situación: { $time }.
result-nobody-has-ridden = Todavía no ha participado nadie.
result-without-class = Sin categoría
result-name = Nombre
result-points = Puntos
result-time = Tiempo
result-solved = Resueltas
result-status = Estado
result-to-judge = { $count } por valorar
result-not-started = no ha salido
result-under-way = en marcha
result-gave-up = abandono
result-over-time = fuera de tiempo
result-control-missing = falta un control
result-disqualified = descalificado

## RuleTitles

rule-titles-control-without-place = control sin lugar
rule-titles-unknown-control = control de un trazado sin definir
rule-titles-repeated-control = control visitado más de una vez
rule-titles-duplicate-control = dos controles, un código
rule-titles-no-start = sin salida
rule-titles-several-courses = varios trazados
rule-titles-alternatives = basta uno de varios controles
rule-titles-other-control = punto de paso o itinerario balizado
rule-titles-rounded-score = puntuación no entera
rule-titles-no-map-scale = mapa sin escala
rule-titles-unnamed-point = punto sin nombre

## TrackError

track-error-unknown-format = no es un track: ni GPX, ni TCX, ni FIT, ni GeoJSON, ni un registro de recorrido
track-error-foreign-xml = no es un track: su elemento raíz es <{ $root }>, ni <gpx> ni <TrainingCenterDatabase>
track-error-no-track = en este archivo no hay ningún track; exporta el recorrido hecho, no una ruta ni waypoints
track-error-no-track-2 = en este archivo no hay ningún track, solo una ruta de { $planned ->
        [one] { $planned } punto
       *[other] { $planned } puntos
    }, planificada y no recorrida; exporta el recorrido hecho
track-error-no-track-3 = en este archivo no hay ningún track, solo { $waypoints ->
        [one] { $waypoints } waypoint
       *[other] { $waypoints } waypoints
    }{ $has-planned ->
        [true] {" "}y una ruta
       *[false] {""}
    }; exporta el recorrido hecho
track-error-no-places = ningún punto de este archivo tiene un lugar: se grabó en interior o sin cobertura
track-error-swapped = en este archivo están cambiadas la latitud y la longitud: todos los puntos quedan fuera de ±180° y ±90°, y al revés no quedarían; exporta el recorrido otra vez
track-error-nowhere = todos los puntos de este archivo están en 0°, 0° o fuera de ±180° y ±90°: el receptor nunca supo el lugar
track-error-no-seconds = las horas no son segundos desde 1970, como { $number }; quizá sean milisegundos: divídelas entre 1000 o escríbelas como 2024-03-22T14:09:45Z
source-place-line = línea { $line }
source-place-byte = byte { $offset }
source-place-position = posición { $number }

## TrackRemark

track-remark = { $text } ({ $place })
track-remark-2 = { $text } (primero: { $place })
track-remark-without-place-torn = { $reason }; { $count ->
        [one] se usa el único punto anterior
       *[other] se usan los { $count } puntos anteriores
    }
track-remark-without-place-damaged = { $reason }; { $count ->
        [one] se usa el único punto que se puede leer
       *[other] se usan los { $count } puntos que se pueden leer
    }
track-remark-without-place-without-place = { $count ->
        [one] se omite { $count } punto
       *[other] se omiten { $count } puntos
    } sin lat y lon legibles
track-remark-without-place-unreadable-times = { $count ->
        [one] { $count } hora no se puede
       *[other] { $count } horas no se pueden
    } leer, como «{ $text }»; una hora se escribe 2024-03-22T14:09:45Z
track-remark-without-place-without-zone = las horas no indican su zona horaria y se interpretan como UTC
track-remark-without-place-nowhere = { $count ->
        [one] se omite { $count } punto
       *[other] se omiten { $count } puntos
    } en 0°, 0° o fuera de ±180° y ±90°: ahí no se conocía el lugar
track-remark-without-place-wrong-clock = { $count ->
        [one] se omite { $count } punto
       *[other] se omiten { $count } puntos
    } con una hora que no encaja con el resto del track, como { $moment }
track-remark-without-place-no-seconds = { $count ->
        [one] se omite { $count } punto
       *[other] se omiten { $count } puntos
    }, porque las horas no son segundos desde 1970, como { $number }; quizá sean milisegundos
track-remark-without-place-unequal-times = hay { $times ->
        [one] { $times } hora
       *[other] { $times } horas
    } para { $positions ->
        [one] { $positions } posición
       *[other] { $positions } posiciones
    }; se emparejan desde la primera
track-remark-without-place-unreadable-start = la salida «{ $text }» no se puede leer, así que las horas se cuentan desde 1970; una salida se escribe 2024-03-22T14:09:45Z
track-remark-without-place-interpolated = { $count } de { $all } puntos { $count ->
        [1] no tiene
       *[other] no tienen
    } hora; se ha interpolado entre los puntos anterior y posterior
track-remark-without-place-timeless = { $count ->
        [one] se omite { $count } punto
       *[other] se omiten { $count } puntos
    } sin hora antes del primero o después del último que la tiene
track-remark-without-place-sorted = { $count ->
        [one] { $count } punto fuera de orden: ordenado
       *[other] { $count } puntos fuera de orden: ordenados
    } por hora
track-remark-without-place-repeated = { $count ->
        [one] se omite { $count } punto que repite
       *[other] se omiten { $count } puntos que repiten
    } el anterior
track-remark-without-place-without-times = { $count ->
        [one] se omite { $count } track
       *[other] se omiten { $count } tracks
    } sin horas, ya que otros las tienen
track-remark-without-place-assumed-speed = el track no tiene horas; se supone una velocidad de { $speed } km/h
track-remark-without-place-same-times = todas las horas del track son iguales, { $moment }; se supone una velocidad de { $speed } km/h
exchange-error-problem-other-points = no contiene { $words }; con sus { $others } se pueden hacer pruebas: { $options }
exchange-error-problem-unknown-name = nada se llama «{ $name }»; { $known ->
        [none] ninguno tiene nombre
       *[other] hay { $known }
    }
exchange-error-problem-unknown-course = no existe el trazado «{ $name }»; { $known ->
        [none] no hay ninguno
       *[other] hay { $known }
    }
