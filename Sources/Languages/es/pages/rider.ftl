## The rider's page

riderTitle = Recorrido · VeloQuest
loadingEngine = Cargando la yincana …
joinTitle = Únete al recorrido
joinAbout = Escribe el código que te ha dado la organización, o escanea su código QR.
code = Código
joinButton = Unirme
joining = Uniéndote …
joinPrivacy = El código queda para el primer móvil que lo usa.
elsewhereTitle = Ya participas en otra pestaña
elsewhereAbout = Solo una pestaña a la vez escribe el registro de un recorrido. Sigue allí, o trae el recorrido aquí; no se pierde nada.
takeOver = Seguir aquí
troubleTitle = Esto no funciona
reload = Recargar
noEngine = No se ha podido cargar el motor: { $message }. Puede ayudar un navegador más nuevo o una conexión mejor; lo recorrido hasta ahora se conserva.
problem_offline = Sin conexión. Comprueba la red e inténtalo de nuevo.
problem_code-unknown = No se ha dado ese código para este evento. Compruébalo.
problem_code-in-use = Otro dispositivo ya se ha unido con este código. Pide uno nuevo a la organización.
problem_event-over = El evento ha terminado.
problem_unauthorized = El servidor ya no conoce este móvil. Pide un código nuevo a la organización.
problem_revoked = La organización ha dado de baja este móvil. Pide un código nuevo, deja el evento en «Más» y únete con él; tu registro se conserva aquí.
problem_rate-limited = Demasiadas peticiones; sigue un poco más tarde.
problem_storage-full = El servidor no tiene espacio; no se pierde nada, se enviará más tarde.
problem_unavailable = El servidor no puede responder ahora; no se pierde nada.
problem_not-a-server = Quien ha respondido no es el servidor de un evento. ¿La red pide una contraseña?
problem_not-found = No existe ese evento.
problem_quest = Lo recibido no es una yincana que esta página pueda leer. Recarga la página y, si no sirve, avisa a la organización.
problem_disk = El móvil no puede guardar: quizá no tenga espacio. Libéralo ya, o podrían perderse respuestas.
problem_other = No ha funcionado: { $message }
otherWriter = Alguien más escribe con el nombre de este móvil. Avisa a la organización.
views = Vistas
messages = Mensajes
more = Más
follow = Seguir mi posición
mapOfTasks = Mapa de las pruebas; también están en la lista de «Pruebas»
noMapComponent = No se ha podido cargar el mapa; todas las pruebas están en la lista.
go = Empezar
goOn = Activar ubicación
noPosition = El navegador no da la posición: { $message }. Permite la ubicación para esta página en los ajustes del navegador y del móvil.
noGeolocation = Este navegador no conoce la ubicación.
newMessage = Mensaje: { $text }
verdictSaid = Prueba { $number }: { $text }
newEdition = La organización ha cambiado la yincana.
sort = Ordenar
sort_number = por número
sort_near = por cercanía
onlyOpen = solo sin resolver
page = { $from }–{ $to } de { $count }
noTasks = No hay pruebas que mostrar.
hiddenTasks = { $count ->
        [one] { $count } prueba más está oculta hasta que se resuelvan otras.
       *[other] { $count } pruebas más están ocultas hasta que se resuelvan otras.
    }
previousTask = Prueba anterior
nextTask = Prueba siguiente
position = { $number } de { $count }
toList = Todas las pruebas
worth = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
state_open = sin resolver
state_reached = check-in hecho
state_pending = por valorar
state_locked = bloqueada
difficulty_low = fácil
difficulty_medium = media
difficulty_high = difícil
openHours = Horario
fromClock = desde las { $opens }
untilClock = hasta las { $closes }
distance = Distancia
needs = Requiere
checkIn = Check-in
missingTitle = Para el check-in:
missing_positions = activa la ubicación
missing_waiting = espera una posición a cielo abierto
missing_distance = acércate { $distance } más
missing_accuracy = espera una posición mejor: tiene una precisión de ±{ $accuracy }, y se admiten ±50 m como máximo
missing_dwell = quédate allí { $seconds } s
missing_opens = abre a las { $clock }
missing_closed = cerró a las { $clock }
missing_requires = resuelve antes: { $tasks }
missing_start = el recorrido no ha empezado
missing_over = el recorrido ha terminado
missing_soon = ya estás allí; espera unos segundos para el check-in
yourAnswer = Tu respuesta
answerIn = Tu respuesta, en { $unit }
answerNumber = Tu respuesta, un número
answerList = Tu respuesta, separada por comas
photo = Foto
takePhoto = Haz o elige una foto
photoReady = Foto de { $size }, sin el lugar ni la hora de la cámara
photoFailed = No se puede leer esta imagen: { $message }
photoAnswer = una foto
photoWaits = la foto espera a que haya red
photoRefused = el servidor no ha aceptado la foto
outcome_accepted = ¡Correcto!
outcome_nearly = Casi. Mira otra vez y responde de nuevo.
outcome_rejected = No es correcto.
outcome_pending = Guardado. Falta la valoración.
outcome_void = No cuenta: no hay check-in, o la prueba ya estaba resuelta.
byOrganiser = Lo ha decidido la organización.
reason = Motivo: { $reason }
earlier = Respuestas anteriores
hint = Pista
takeHint = Pedir pista: cuesta { $cost }
takeFreeHint = Pedir pista: gratis
takeAHint = Pedir pista
sureHint = ¿Pedir la pista? Cuesta { $cost }.
hintGone = (el texto de esta pista no está en este móvil)
reveal = Ver la respuesta

## What is kept of a person: before joining, and under More

keptLoading = Preguntando al servidor qué se guarda …
keptWhat = Tus posiciones durante el recorrido, un registro de lo que haces y respondes, y tus fotos. Lo ve la organización; tu equipo ve dónde estás.
keptShown = Todo el mundo puede ver: { $what }. El nombre de un menor, nunca.
keptHidden = El público no ve nada, salvo que la organización comparta un enlace o lo cambie.
shows_positions = dónde estás, con { $delay } de retraso
shows_positionsNow = dónde estás
shows_standings = tu resultado
shows_names = tu nombre
keptDays = { $count ->
        [one] Se borra { $count } día después del final.
       *[other] Se borra { $count } días después del final.
    }
keptForever = Se guarda hasta que la organización lo borre.
keptAnyTime = Puedes borrarlo cuando quieras, en «Más».
keptNobody = Nadie más lo recibe.
joinAgree = Estoy de acuerdo. Si tengo menos de 16 años, también lo está mi madre, padre o tutor.
agreeFirst = Para unirte, acepta lo que se guarda de ti: marca la casilla.

myData = Qué se guarda de mí
myDataAbout = Tu nombre, registro, posiciones, mensajes y fotos en el servidor de la organización.
downloadMine = Descargar mis datos
eraseMe = Borrar mis datos
eraseMeans = Se borran tu nombre, posiciones, fotos y código en el servidor, y todo este recorrido en este móvil. Tu resultado queda, sin nombre. No podrás seguir, y no hay vuelta atrás.
eraseTyped = Para confirmarlo, escribe { $rider }
eraseOther = Eso no es { $rider }.
eraseNow = Borrarlo todo

## Messages, Riders and More; the state of sync; trackers

noMessages = Aún no hay mensajes.
yourTeam = Tu equipo: { $team }
noTeam = Participas por tu cuenta.
seenAgo = posición de hace { $ago }
noSeen = aún sin posición
noStandings = La organización no muestra ahora la clasificación.
standingsOffline = La clasificación necesita red.
you = tú
about = La yincana
contacts = Contactos
noContacts = La organización no ha indicado contactos.
noWay = Ningún camino lleva a una meta.
planRest = Planear el resto
noPlan = No se puede llegar a tiempo a la meta.
needsMap = Para eso hace falta el mapa en este móvil; aún no se ha cargado.
needsPosition = Para eso hace falta tu posición: activa la ubicación.
thinking = Un momento …
toFinish = Ir a la meta
end = Terminar
sureEnd = ¿Terminar el recorrido? Después no se podrá responder a ninguna prueba.
withdraw = Abandonar
sureWithdraw = ¿Abandonar el recorrido? No se puede deshacer.
rideOverAbout = { $points } puntos. Vale lo que publique la organización.
theRide = El recorrido
phone = Este móvil
positions = Ubicación
spoken = Leer indicaciones
awake = Pantalla encendida
noAwake = Este navegador no puede mantener la pantalla encendida: ajusta el tiempo de apagado de la pantalla del móvil.
map_none = El servidor no tiene mapa para este evento; no hay rutas.
map_loading = El mapa se está cargando: { $loaded } de { $total }
map_waiting = El mapa espera a que haya red: { $loaded } de { $total }; hasta entonces las rutas vienen del servidor.
map_ready = El mapa está en este móvil ({ $total }): las rutas funcionan sin red.
screenOff = Con la pantalla apagada
screenOffAbout = Una página del navegador no recibe posiciones con la pantalla apagada o con otra app delante. Para los check-ins, esta página tiene que estar abierta. Para salir en el mapa de la organización, una app puede enviar tu posición todo el tiempo.
trackerButton = Configurar un localizador
trackerTitle = App de localización
trackerApp = App
trackerTraccar = Instala Traccar Client y escanea este código en sus ajustes (desde otra pantalla), o escribe a mano la URL del servidor y el identificador del dispositivo.
trackerOwntracks = Instala OwnTracks y escanea este código con la cámara del móvil, o pulsa el botón en el propio móvil.
trackerCode = Código QR con los ajustes de { $app }
trackerUrl = URL del servidor
trackerToken = Identificador del dispositivo (contraseña)
trackerOpen = Abrir OwnTracks con estos ajustes
trackerNote = El código solo sirve para las posiciones de este recorrido. No hace check-ins, y para responder sigue haciendo falta esta página.
copied = Copiado
cannot = Lo que un navegador no puede hacer
cannotScreen = Recibir posiciones con la pantalla apagada o detrás de otra app.
cannotSync = Enviar con la página cerrada; todo se envía cuando la vuelves a abrir.
cannotKeep = Conservar el registro si se borran los datos de este sitio: guárdalo antes como archivo.
cannotPrivate = Recordar algo de una ventana privada que se ha cerrado.
kept = El navegador ha prometido conservar los datos de esta página.
notKept = El navegador puede borrar los datos de esta página si falta espacio. Instalarla como app ayuda.
install = Instalar como app
log = Registro
saveLog = Guardar el registro
leave = Dejar el evento
sureLeave = ¿Dejar este evento? El registro queda en este móvil, y con el mismo código puedes volver.
sureLeaveUnsent = { $count ->
        [one] { $count } entrada no ha llegado aún al servidor. No cuenta hasta que llegue.
       *[other] { $count } entradas no han llegado aún al servidor. No cuentan hasta que lleguen.
    } ¿Dejarlo de todos modos? El registro queda en este móvil.
sureLeaveStopped = { $count ->
        [one] { $count } entrada está solo en este móvil. Ahora se guarda como archivo: envíalo a la organización.
       *[other] { $count } entradas están solo en este móvil. Ahora se guardan como archivo: envíalo a la organización.
    } ¿Dejar este evento?
sync_sent = enviado
sync_waiting = por enviar: { $count }
sync_offline = sin red desde las { $clock }
sync_offlineWaiting = sin red desde las { $clock }, por enviar: { $count }
sync_refused = rechazado: { $count }
sync_stopped = detenido
syncTitle = Envío a la organización
syncNow = Enviar ahora
syncLast = Última respuesta del servidor
syncNever = aún ninguna
syncLines = Entradas y fotos por enviar
syncPhotos = de ellas, fotos
syncFixes = Posiciones por enviar
syncSafe = Todo se guarda primero en este móvil.
syncUnsent = El servidor ya no acepta nada de este móvil, y { $count ->
        [one] { $count } entrada está solo aquí
       *[other] { $count } entradas están solo aquí
    }. Guarda el registro como archivo y envíalo a la organización.
syncRefused = El servidor no ha guardado { $count ->
        [one] { $count } entrada
       *[other] { $count } entradas
    } ({ $codes }). Avisa a la organización y guarda el registro como archivo.
clockAhead = El reloj del móvil va { $minutes } min adelantado. Activa la hora automática.
clockBehind = El reloj del móvil va { $minutes } min atrasado. Activa la hora automática.
updateReady = Hay una versión nueva de esta página.
updateNow = Usarla
