## EventProblem

event-problem-code-unknown = no se ha dado ese código para este evento; comprueba el código y la dirección
event-problem-code-in-use = otro dispositivo ya se ha unido con este código; pide uno nuevo a la organización
event-problem-event-over = el evento ha terminado
event-problem-unauthorized = el servidor ya no conoce este dispositivo; únete otra vez con un código
event-problem-revoked = la organización ha dado de baja este dispositivo; pide un código nuevo para seguir con él
event-problem-too-large = la petición era demasiado grande; se enviará menos cada vez
event-problem-rate-limited = demasiadas peticiones; la siguiente sale un poco más tarde
event-problem-storage-full = el servidor no tiene espacio; no se pierde nada, se enviará otra vez más tarde
event-problem-unavailable = el servidor no puede responder ahora; no se pierde nada, se enviará otra vez más tarde
event-problem-not-a-server = quien ha respondido no es el servidor de un evento (estado { $status }); comprueba la dirección y si la red pide una contraseña
event-problem-not-a-server-2 = el servidor ha rechazado la petición ({ $code }, estado { $status })
event-client-state-fault-damaged = el archivo no contiene el estado de un cliente o está dañado; bórralo y únete otra vez: el registro se enviará de nuevo
event-client-state-fault-newer = el estado lo ha escrito una versión más nueva; usa esa, o borra el archivo y únete otra vez

## RequestTexts

request-not-an-object = No es un objeto JSON.
request-text = un texto
request-flag = true o false
request-array = una lista
request-array-of-texts = una lista de textos
request-text-2 = un texto de entre 1 y { $bytes } bytes
request-number = un número entero de { $lower-bound } a { $upper-bound }
request-too-many = «{ $name }» puede tener { $most } elementos como máximo.
request-wrong = «{ $name }» debe ser { $expected }.
