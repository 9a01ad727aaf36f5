## EventDay

event-day-check = Esta es una edición para participantes; el evento necesita el archivo de la organización para valorar las respuestas.
event-day-check-2 = La edición para participantes no es de esta yincana; hazla con «questctl seal».
event-day-identifier-expected = El identificador de un evento tiene entre 1 y 40 letras minúsculas, cifras y guiones.

## LiveEvent+Office

live-event-has-result = El participante «{ $id }» se ha borrado, y el número conserva su resultado; elige otro número.
live-event-decide = La yincana no tiene la prueba «{ $task }».
live-event-replace-quest = Es otra yincana: su identificador es «{ $id }» y no «{ $id-2 }».
live-event-share = Un evento tiene { $most-shares } enlaces como máximo; retira alguno antiguo.

## LiveEvent+Riding

live-event-join = una clave pública, como «ed25519:…»
live-event-store-lines = Un participante puede tener { $most-lines } líneas como máximo.

## PhotoQuota

photo-quota-take = Un participante puede enviar { $most-photos } fotos como máximo.
photo-quota-take-2 = Las fotos de un participante pueden ocupar { $has-most-bytes-of-rider } MB en total, y ya ocupan { $megabytes }; envía una más pequeña.
photo-quota-take-3 = Las fotos del evento ya ocupan { $has-most-bytes } MB y no caben más; avisa a la organización.

## EventRoster

event-roster-binding = Otro dispositivo se llama «{ $device }»; elige otro nombre.

## NewRider

plain-name-expected = entre 1 y 64 letras, cifras, puntos, guiones y guiones bajos, y no solo puntos
plain-expected = un texto sin caracteres de control

## EventError

problem-code-title-no-event = No existe ese evento.
problem-code-title-no-route = En este mapa ningún camino lleva hasta allí.
problem-code-title-no-map = El evento no tiene un mapa donde buscar rutas.
problem-code-title-off-map = El lugar queda fuera del mapa del evento.
problem-code-title-not-found = Aquí no hay nada.
problem-code-title-not-yet = Esto se podrá ver después del evento.
problem-code-title-unauthorized = Falta un token válido; únete otra vez.
problem-code-title-forbidden = El token no permite hacer esto.
problem-code-title-revoked = Otro dispositivo representa ahora a este participante; pregunta a la organización.
problem-code-title-code-unknown = Nadie tiene este código.
problem-code-title-code-in-use = Otro dispositivo se ha unido con este código; la organización puede liberarlo.
problem-code-title-event-over = El evento ha terminado.
problem-code-title-malformed = No se puede leer la petición.
problem-code-title-invalid-quest = La yincana tiene errores.
problem-code-title-exists = Ya existe.
problem-code-title-too-large = La petición es demasiado grande.
problem-code-title-wrong-type = No se admite este tipo de archivo.
problem-code-title-wrong-digest = Los bytes no corresponden a este hash.
problem-code-title-rate-limited = Demasiadas peticiones; espera un poco.
problem-code-title-storage-full = El disco del servidor está lleno; no se ha guardado nada de la petición.
problem-code-title-unavailable = El servidor no puede responder ahora.
problem-code-title-method-not-allowed = Esta dirección no admite este método.
live-event-link-is-over = Este enlace ya no es válido; pide uno nuevo a la organización.
live-event-too-many-answers = Demasiadas respuestas a una misma prueba; la siguiente se admitirá más tarde.
new-rider-id = { $expected }, y no «{ $id }»
