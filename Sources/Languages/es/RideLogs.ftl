## LineError

ride-entry-line-error-incomplete = no es una línea de un registro de recorrido, o es solo una parte; envíala como la escribió la app
ride-entry-line-error-altered = la línea se modificó después de escribirse, su hash es otro; envíala como la escribió la app
ride-entry-line-error-unreadable = la línea tiene el hash correcto, pero la escribió otro programa y no se puede leer

## LogDiagnostic

log-diagnostic-torn = la última entrada se corta a la mitad, tras { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }: la app se detuvo mientras escribía; no se ha perdido nada de lo confirmado
log-diagnostic-damaged = { $lines ->
        [one] { $lines } línea saltada
       *[other] { $lines } líneas saltadas
    } ({ $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }), sin entradas de un registro de recorrido; añade otra copia del registro
log-diagnostic-altered = { $entry }: contenido modificado después de escribirse, el hash es otro; añade otra copia del registro
log-diagnostic-reformatted = la línea es JSON, pero no en la forma en que se escribe un registro, así que no se puede comprobar su hash; usa el archivo como lo escribió la app
log-diagnostic-unreadable = { $entry }: el hash es correcto, pero la escribió otro programa y no se puede leer
log-diagnostic-gap = no hay rastro de { $entry }; añade las demás partes del registro
log-diagnostic-fork = { $entry }: hay versiones distintas y se conservan todas; dos dispositivos tienen el mismo nombre, o un registro se ha reescrito
log-diagnostic-broken-link = { $entry }: no continúa la entrada anterior; una de las dos se ha reescrito
log-diagnostic-unknown-event = { $count ->
        [one] { $count } entrada
       *[other] { $count } entradas
    } de un tipo desconocido, «{ $type }», a partir de { $entry }: sin efecto, aunque no se borra nada; usa una versión más nueva del programa
log-diagnostic-own-decision = { $count ->
        [one] { $count } decisión
       *[other] { $count } decisiones
    } de la organización, a partir de { $entry }, de un dispositivo que también registró un recorrido; asegúrate de que decidió la organización
log-diagnostic-entry = una entrada
log-diagnostic-entries = { $is-one ->
        [true] la entrada
       *[false] las entradas
    } { $numbers } del dispositivo «{ $device }»

## LogFlag

log-flag-decision = el dispositivo «{ $device }» decide sobre «{ $rider }» y no es de la organización ({ $void }): indica el registro de la organización con --office
log-flag-for-another = el dispositivo «{ $device }» de «{ $owner }» escribe sobre «{ $rider }» ({ $void })
log-flag-other-quest = el registro del dispositivo «{ $device }» sobre «{ $rider }» es de la yincana «{ $short }» ({ $void })
log-flag-late-opening = el dispositivo «{ $device }» de «{ $rider }» vuelve a presentarse dentro de su registro ({ $void })
log-flag-void = { $count ->
        [one] { $count } entrada
       *[other] { $count } entradas
    }, sin efecto
log-flag-further-text-further-key = «{ $device }», con la clave { $key }, es otro dispositivo de «{ $rider }» ({ $void }): acéptalo con --accept-device
log-flag-further-text-not-bound = «{ $device }» firma por «{ $rider }» con la clave { $key }, y la tabla de participantes tiene otra ({ $void }): acéptalo con --accept-device
log-flag-further-text-not-bound-2 = «{ $device }» escribe por «{ $rider }» sin firma, y la tabla de participantes tiene una clave ({ $void }): acéptalo con --accept-device
log-flag-further-text-not-bound-3 = «{ $device }» es otro dispositivo de «{ $rider }» ({ $void }): acéptalo con --accept-device
log-flag-signature-text-forked-by-key = la clave { $key } de «{ $device }» ha firmado dos registros distintos de «{ $rider }»; cuenta el que contiene más ({ $void })
log-flag-signature-text-invalid-signature = hay entradas de «{ $device }» sobre «{ $rider }» que no están firmadas con la clave del registro, { $key } ({ $void })
log-flag-signature-text-unsigned-end = hay entradas de «{ $device }» sobre «{ $rider }» después de la última firma con la clave { $key } ({ $void })
log-flag-receipt-text-rewritten = el registro del dispositivo «{ $device }» de «{ $rider }» se ha reescrito: un recibo muestra otra entrada { $sequence }
log-flag-receipt-text-cut-short = el registro del dispositivo «{ $device }» de «{ $rider }» se ha recortado: un recibo muestra la entrada { $sequence }, y termina antes
log-flag-receipt-text-missing-log = hay un recibo de la clave { $key } para el dispositivo «{ $device }» de «{ $rider }», y ningún registro firmado con ella
log-flag-receipt-text-invalid-receipt = un recibo para el dispositivo «{ $device }» de «{ $rider }» tiene una firma incorrecta y no demuestra nada (recibos: { $count })
log-flag-receipt-text-receipt-of-other-quest = un recibo para el dispositivo «{ $device }» de «{ $rider }» es de la yincana «{ $short }» y aquí no demuestra nada (recibos: { $count })

## RideFlag

ride-flag = { $what }, en «{ $place }»
ride-flag-what-implied-speed = más rápido que una bici: { $decimal } km/h
ride-flag-what-accuracy-pattern = un receptor tan regular como una máquina, posiciones: { $count }
ride-flag-what-identical-fixes = exactamente el mismo lugar una y otra vez, posiciones: { $count }
ride-flag-what-clock-jump = el reloj se cambió en { $seconds }
ride-flag-what-no-approach = aparece allí sin acercarse, nada durante los { $seconds } anteriores
ride-flag-what-forbidden-zone = dentro de una zona prohibida, a { $metres } del borde
ride-flag-what-out-of-bounds = fuera de los límites, a { $metres }
ride-flag-what-team-apart = el equipo no iba junto
ride-flag-what-simulated-position = una posición simulada
ride-flag-what-impossible-pace = { $distance } por vías entre dos check-ins, más de lo que recorre una bici en ese tiempo: { $decimal } km/h
ride-flag-what-impossible-pace-2 = check-ins más separados de lo que recorre una bici: { $decimal } km/h
ride-flag-what-too-exact = exactamente en las pruebas, o siempre con el mismo error, como ningún receptor, check-ins: { $count }
ride-flag-what-unreported-zone = dentro de una zona de peaje, a { $metres } del borde, sin constar en el registro
ride-flag-what-shared-ride = el mismo recorrido que el de «{ $other }», check-ins iguales: { $count }
ride-flag-what-team-size = la yincana pide otro tamaño de equipo, participantes: { $count }
ride-flag-what-start-outside-window = salida fuera de la ventana de salida por { $seconds }, no es válida
ride-flag-what-rewritten-log = el registro se ha reescrito o recortado: un recibo muestra la entrada { $count }, y el registro ya no la tiene

## RideLogFileError

ride-log-file-error-not-a-log = { $path } no es un registro de recorrido y se ha dejado como estaba; indica otro archivo
log-flag-further-text-ambiguous-device = varios registros de «{ $rider }» son de un dispositivo «{ $device }», así que el nombre no acepta ninguno aparte del que cuenta ({ $void }): indica --accept-device { $names }
ride-entries-description = { $entries ->
        [one] { $entries } entrada
       *[other] { $entries } entradas
    } de { $riders ->
        [one] { $riders } participante
       *[other] { $riders } participantes
    }
