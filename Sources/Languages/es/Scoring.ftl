## CheckInFlag

check-in-flag-no-positions = el registro no guarda posiciones de ese momento
check-in-flag-inaccurate = ninguna posición es lo bastante precisa (±{ $distance })
check-in-flag-too-short = las posiciones no muestran una estancia de { $duration } cerca de la prueba sin alejarse
check-in-flag-other-time = las posiciones son de otro momento, con { $duration } de diferencia
check-in-flag-elsewhere = la posición más cercana está a { $distance } de la prueba, y se admiten { $reach } como máximo
check-in-flag-too-short-2 = las posiciones muestran { $seconds } de los { $asked } de estancia que se piden

## RefereeError

referee-error-not-started = El recorrido no ha empezado: inícialo, o espera a la salida en masa.
referee-error-already-started = El recorrido ya ha empezado.
referee-error-finished = El recorrido ha terminado: ya no cuenta nada más.
referee-error-unknown-task = La yincana no tiene la prueba «{ $id }»: usa un identificador de su lista de pruebas.
referee-error-not-checked-in = La prueba { $number }, «{ $name }», admite respuestas solo tras un check-in: ve allí primero.
referee-error-already-solved = La prueba { $number }, «{ $name }», ya está resuelta: sigue adelante.
referee-error-closed = La prueba { $number }, «{ $name }», no está abierta ahora: mira su horario.
referee-error-given-up = Has saltado la prueba { $number }, «{ $name }»: sigue adelante.
referee-error-no-attempts-left = Prueba { $number }, «{ $name }»: no quedan intentos; sigue adelante.
referee-error-locked-out = La prueba { $number }, «{ $name }», admite la próxima respuesta dentro de { $duration }.
referee-error-away-from-task = La prueba { $number }, «{ $name }», admite respuestas solo allí: estás a { $distance }, acércate a menos de { $distance-2 }.
referee-error-position-unknown = La prueba { $number }, «{ $name }», admite respuestas solo allí, y el receptor no sabe dónde estás: espera una posición a cielo abierto.
referee-error-no-hints-left = La prueba { $number }, «{ $name }», no tiene más pistas.
referee-error-outside-start-window = Solo se puede salir { $window }.
referee-error-not-a-time = La hora no es un número finito de segundos.

## RideResult

ride-result-line-answer-text = ; no está demostrado que la respuesta se diera allí y se ha aceptado igualmente: { $flag }
ride-result-line-answer-text-2 = ; el registro contiene una respuesta que no cuenta, porque hay que darla allí: { $flag }
ride-result-line-check-in-text = ; el registro contiene un check-in que no cuenta: { $flag }
ride-result-line-check-in-text-2 = ; el check-in no está demostrado y se ha aceptado igualmente: { $flag }
ride-result-line-worth-nouns = puntos
ride-result-line-worth-nouns-2 = { $magnitude ->
        [1] punto
       *[other] puntos
    }
ride-result-line-outcome-text-solved = resuelta por estar allí
ride-result-line-outcome-text-solved-2 = resuelta en el intento { $attempts }
ride-result-line-outcome-text-pending = a la espera de la organización
ride-result-line-outcome-text-unsolved = alcanzada pero sin responder
ride-result-line-outcome-text-unsolved-2 = no resuelta tras { $attempts ->
        [one] { $attempts } intento
       *[other] { $attempts } intentos
    }
ride-result-line-outcome-text-missed = no alcanzada
ride-result-line-outcome-text-skipped = saltada
ride-result-line-outcome-text-revealed = respuesta revelada
ride-result-line-outcome-text-too-late = resuelta después del tiempo límite
ride-result-line-outcome-text-out-of-order = fuera de orden
ride-result-deduction = { $what } { $points }
ride-result-deduction-what-wrong-answers = { $count ->
        [one] { $count } respuesta incorrecta
       *[other] { $count } respuestas incorrectas
    }
ride-result-deduction-what-hints = { $count ->
        [one] { $count } pista
       *[other] { $count } pistas
    }
ride-result-deduction-what-skip = saltada
ride-result-deduction-what-reveal = respuesta revelada
ride-result-deduction-what-out-of-order = fuera de orden
ride-result-deduction-what-decay = tiempo
ride-result-extra = { $what }: { $sign }{ $counted }
ride-result-extra-what-all-tasks = todas las pruebas resueltas
ride-result-extra-what-early = { $seconds } de adelanto
ride-result-extra-what-toll = zona «{ $zone }», { $entries ->
        [one] { $entries } entrada
       *[other] { $entries } entradas
    }, { $seconds } dentro
ride-result-extra-what-late = { $exact-clock } de retraso
ride-result-extra-what-lost-all = { $exact-clock } de retraso, se pierden todos los puntos
ride-result-extra-what-adjustment = organización: { $reason }
ride-result-extra-what-least-total = ningún total es menor
ride-result = { $points }, { $solved-count } de { $lines ->
        [one] { $lines } prueba
       *[other] { $lines } pruebas
    } { $solved-count ->
        [one] resuelta
       *[other] resueltas
    }
ride-result-time-text = , no ha salido
ride-result-time-text-did-not-finish = , abandono
ride-result-time-text-disqualified = , descalificado
ride-result-time-text-disqualified-2 = , sin terminar
ride-result-time-text-2 = , { $lateness } de retraso
ride-result-time-text-3 = , dentro del tiempo límite
ride-result-time-text-4 = {" "}en { $clock }{ $course }{ $limit }

## Roster

roster-reading-error-not-text = La tabla de participantes no está en UTF-8: guárdala de nuevo como «CSV UTF-8».
roster-reading-error-no-rider-column = La primera línea de la tabla no nombra ninguna columna «rider»; se conocen rider, name, team, class, device, key.
roster-reading-error-repeated-column = Dos columnas significan lo mismo, «{ $first }» y «{ $second }»: quita una.
roster-reading-error-open-quote = Línea { $line }: una comilla se abre y nunca se cierra.
roster-reading-error-no-rider = Línea { $line }: falta el participante.
roster-reading-error-too-many-cells = Línea { $line }: hay más celdas que columnas; si un nombre contiene { $name }, escríbelo entre comillas.
roster-reading-error-repeated-rider = Línea { $line }: el participante «{ $rider }» ya está.
roster-reading-error-not-a-key = Línea { $line }: «{ $text }» no es la huella de una clave, como 7K2M-Q9XD-41TB-RZ0C.
roster-separator-comma = una coma
roster-separator-semicolon = un punto y coma
roster-separator-tab = un tabulador

## RosterDiagnostic

roster-diagnostic-ignored-columns = columnas de la tabla de participantes que aquí no significan nada: { $list }; se conocen rider, name, team, class, device, key
roster-diagnostic-without-key = la tabla de participantes no tiene clave para { $list }: el registro de cualquiera puede contar por ellos
roster-diagnostic-shared-key = la tabla de participantes tiene una misma clave, { $key }, para { $list }
roster-diagnostic-alike = estos nombres de la tabla de participantes se parecen y se clasifican por separado: { $list }; escríbelos de una sola forma
roster-diagnostic-unlisted = no están en la tabla de participantes: { $list }
roster-diagnostic-alike-riders = los identificadores de estos participantes se parecen y se clasifican por separado: { $list }
roster-diagnostic-too-long = hay más celdas que columnas en la tabla de participantes, { $lines ->
        [1] línea
       *[other] líneas
    } { $list }: las que van después de la última columna se ignoran; si un texto contiene { $name }, escríbelo entre comillas
roster-diagnostic-missing = escribe ahí «{ $rider }», letra por letra
roster-diagnostic-missing-2 = copia el identificador del registro, porque aquí no se muestra entero
roster-diagnostic-missing-3 = «{ $rider }» participa y no está en la tabla de participantes, que tiene «{ $other }» ({ $difference }): si son la misma persona, { $advice }
roster-diagnostic-rides-beside = «{ $rider }» y «{ $other }» participan, y solo «{ $other }» está en la tabla de participantes ({ $difference })
roster-diagnostic-difference = carácter { $position }: { $of-other } en la tabla, { $of-one } en el registro
quoted-names-compared = { $quoted } (carácter { $position }: { $of-one } y no { $of-other })
quoted-names-quoted = «{ $name }»
first-difference-code-point = el final

## RosterQuestDiagnostic

roster-quest-diagnostic-needless-teams = línea { $line }: la yincana es solo individual, así que { $count ->
        [one] el único equipo de la tabla no cuenta
       *[other] los { $count } equipos de la tabla no cuentan
    }; pon "teams" en la yincana

## UnmatchedDecision

unmatched-decision-no-ride = los registros no contienen ningún recorrido de «{ $rider }»
unmatched-decision-no-task = la yincana no tiene la prueba «{ $task }»
unmatched-decision-no-answer = los registros no contienen esa respuesta de «{ $rider }» a la prueba «{ $task }»
unmatched-decision-no-answer-2 = la decisión { $sequence } del dispositivo «{ $device }» no cambia nada: { $why }
start-window-from-until = desde { $from } hasta { $until }
start-window-from = desde { $from }
start-window-until = hasta { $until }
ride-result-line = { $number }. { $name }: { $points } de { $worth } { $nouns }, { $outcome }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }{ $deductions ->
        [none] {""}
       *[other] ; { $deductions }
    }{ $flags }
foreign-tasks = { $riders ->
        [one] { $riders } participante estuvo
       *[other] { $riders } participantes estuvieron
    } en pruebas que la yincana no tiene: { $tasks }; nada de eso cuenta, y probablemente { $is-of-another-quest ->
        [true] los registros son de otra yincana
       *[false] se trata de otra versión de la yincana
    }
roster-quest-diagnostic-unknown-class = línea { $line }: la yincana no tiene reglas de salida para la categoría «{ $name }», así que valen las de la yincana; { $is-meant ->
        [true] escribe { $names } si querías decir eso
       *[false] hay reglas para { $names }
    }
roster-lines = { $count ->
        [1] línea
       *[other] líneas
    } { $lines }
roster-quest-diagnostic-team-size = { $lines }: el equipo «{ $name }» tiene { $members ->
        [one] { $members } participante
       *[other] { $members } participantes
    }, y un equipo de la yincana tiene { $sizes }: recibe una alerta
roster-quest-diagnostic-without-team = { $lines }: sin equipo, y un equipo de la yincana tiene { $sizes } participantes: quien va solo se clasifica junto a los equipos
standings-description = { $rides ->
        [one] { $rides } recorrido
       *[other] { $rides } recorridos
    } en { $classes ->
        [one] { $classes } categoría
       *[other] { $classes } categorías
    }
standings-group-description = { $class ->
        [none] sin categoría
       *[other] categoría { $class }
    }, { $rides ->
        [one] { $rides } recorrido
       *[other] { $rides } recorridos
    }
