## The organiser's page: its frame, the map, the list of riders and a rider's details

officeTitle = Organización · VeloQuest
parts = Secciones del panel
tabLive = Mapa
tabAnswers = Respuestas
tabRiders = Inscritos
tabMessages = Mensajes
tabStandings = Resultados
tabEvent = Evento
signInTitle = Panel del evento
signInLead = Para la organización y los jueces: con una cuenta, o con el enlace de la organización recibido con el evento.
signInField = Enlace o token
signInAccount = Con tu cuenta
signInAccountDo = Entrar
signInToken = O con el enlace de la organización
noMember = Tu cuenta no tiene ahora ningún permiso en este evento. Pide una invitación a su propietario y recarga la página.
goneTitle = El evento se ha borrado
goneLead = En el servidor no queda nada de él, y este navegador ha olvidado su token.

problemOffline = Sin conexión con el servidor. Comprueba la red; en cuanto vuelva, se reintentará.
problemTimeout = El servidor no ha respondido a tiempo. Inténtalo de nuevo; nada se hará dos veces.
problemUnreadable = Lo recibido no es la respuesta del servidor: quizá la página de acceso de esta red. Comprueba la red e inténtalo de nuevo.
problemUnauthorized = Este token no es válido aquí. Abre otra vez el enlace de la organización, o pide uno nuevo a quien gestiona el servidor.
problemForbidden = Este token no permite hacer eso. Hace falta el enlace de la organización, no el de un participante o del público.
problemUnavailable = El servidor no puede responder ahora. Espera un poco e inténtalo de nuevo; si sigue así, revisa el servidor.
problemStorage = El disco del servidor está lleno, y no se ha guardado nada. Libera espacio en él e inténtalo de nuevo.
problemLarge = Es demasiado grande para el servidor. Envía menos de una vez.
problemNoEvent = El servidor no tiene ese evento. Comprueba la dirección; quizá se haya borrado.
problemRate = Demasiadas peticiones. Inténtalo de nuevo dentro de { $seconds } s.
problemOther = El servidor lo ha rechazado: { $detail }
problemUnknown = El servidor lo ha rechazado ({ $code }). Inténtalo de nuevo.

connection_connecting = Conectando …
connection_live = En vivo
connection_lost = Reconectando …
connection_offline = Sin red
connection_refused = Sin sesión
connectionSince = { $what } · datos de { $clock }
connectionMeans_connecting = La página está preguntando al servidor qué ocurre.
connectionMeans_live = Lo que ocurre se ve en menos de un segundo.
connectionMeans_lost = No se llega al servidor. Lo que ves es antiguo; lo que decidas se guarda aquí y se envía más tarde. Se reintenta todo el tiempo.
connectionMeans_offline = Este dispositivo no tiene red. Lo que ves es antiguo; lo que decidas se guarda aquí y se envía cuando vuelva la red.
connectionMeans_refused = El servidor no acepta este token.
heardAt = Últimas noticias del servidor: { $clock }.
retryNow = Reintentar ahora
partMissing = No se ha podido cargar esta sección de la página. Comprueba la red; después reinténtalo o recarga la página.
retry = Reintentar
retryAll = Enviar todo ahora
discard = Descartar
sending = Enviando …
waiting = Espera su turno.
outboxCount = { $count } sin enviar
outboxTitle = Sin enviar
outboxLead = Se conserva en este navegador hasta que lo tenga el servidor.
outboxAccepted = Respuesta aceptada: { $name }, { $task }
outboxRejected = Respuesta rechazada: { $name }, { $task }
outboxAdjusted = Puntos para { $name }: { $value } ({ $reason })
outboxOut = Descalificación: { $name } ({ $reason })
outboxMessage = Mensaje para { $name }: { $text }
outboxSetting = Ajuste: { $what }
member_name = nombre
member_delay = retraso
member_retention = plazo para borrar los datos personales
member_frozen = congelación de la clasificación
member_showsStandings = clasificación visible
member_showsPositions = posiciones visibles
member_showsNames = nombres visibles
stateFinished = terminado
stateFrozen = clasificación congelada

searchRiders = Buscar participantes
liveFilters = Mostrar
liveMap = Mapa de todos los participantes; la lista está al lado
liveNobody = Aún no hay nadie en la lista. Añade participantes en «Inscritos».
liveNoMatch = Nadie coincide con la búsqueda.
mapMissing = No se ha podido cargar el mapa; la lista lo tiene todo.
filter_all = Todos
filter_out = En marcha
filter_silent = Sin señal
filter_late = Con retraso
filter_flagged = Con alertas
filter_home = En meta
filter_absent = No vistos
group_out = en marcha
group_home = recorrido terminado
group_absent = aún no vistos
saidSilent = { $name } se ha quedado sin señal.
silentSince = sin señal
overLimit = { $value } fuera de tiempo
withheld = { $count ->
        [one] { $count } respuesta retenida: demasiado seguida
       *[other] { $count } respuestas retenidas: demasiado seguidas
    }
lateLines = { $count ->
        [one] { $count } línea tardía, con retraso de hasta { $longest }
       *[other] { $count } líneas tardías, con retraso de hasta { $longest }
    }
lateAfterEnd = { $count ->
        [one] { $count } línea después del final
       *[other] { $count } líneas después del final
    }
lateAhead = reloj adelantado { $value }
agoSeconds = hace { $value } s
agoMinutes = hace { $value } min
agoHours = hace { $value } h { $minutes } min
speed = { $value } km/h
never = nunca
none = –

fact_seen = Última señal
fact_position = Posición
fact_speed = Velocidad
fact_lines = Líneas del registro
fact_late = Llegó tarde
fact_points = Puntos
fact_limit = Tiempo límite
fact_device = Móvil
follow = Seguir en el mapa
writeTo = Mensaje
correct = Corregir
minorMark = menor
personData = Descargar los datos de esta persona
nothingYet = Aún nada.
limitAt = termina: { $clock }
startedAt = salida: { $clock }
outBecause = Descalificación: { $reason }
attempts = { $count ->
        [one] { $count } intento
       *[other] { $count } intentos
    }
unproven = sin demostrar con posiciones
outcome_solved = resuelta
outcome_pending = por valorar
outcome_unsolved = alcanzada
outcome_missed = no alcanzada
outcome_skipped = saltada
outcome_revealed = respuesta revelada
outcome_tooLate = demasiado tarde
outcome_outOfOrder = fuera de orden
extra_allTasks = Todas las pruebas
extra_early = Adelanto
extra_toll = Peaje
extra_late = Retraso
extra_lostAll = Todos los puntos perdidos
extra_adjustment = Corrección
extra_leastTotal = Total mínimo
line_opened = registro abierto
line_started = salida
line_checkedIn = check-in
line_answered = respuesta
line_tookHint = pista
line_skipped = prueba saltada
line_revealed = respuesta revelada
line_flagged = alerta
line_finished = meta
line_withdrew = abandono

## Answers, riders and codes, messages, standings and corrections

answersNone = Ninguna respuesta espera
answersNoneLead = Las fotos y respuestas que tienes que valorar aparecen aquí solas.
answerPlace = { $place } de { $all }
answerKnown = En la yincana: { $answer }
arrivedLate = llegó { $value } después
photo = foto
photoOf = Foto de { $name }
photoLoading = Cargando la foto …
photoStrange = Este navegador no muestra fotos de tipo { $type }. Guárdala y ábrela en otro programa.
savePhoto = Guardar la foto
reasonLabel = Motivo para el participante (opcional)
reasonHint = El cartel no sale en la imagen
do_accept = Aceptar
do_reject = Rechazar
do_next = Siguiente
do_previous = Anterior
do_skip = Saltar
saidAccepted = Aceptada: { $name }
saidRejected = Rechazada: { $name }
decidedNow = Recién decididas
accepted = aceptada
rejected = rechazada
change = Invertir

rosterCount = { $count ->
        [one] { $count } participante, se han unido { $joined }
       *[other] { $count } participantes, se han unido { $joined }
    }
addOne = Añadir o cambiar un participante
addOneLead = Un número ya conocido cambia a su participante.
riderId = Número o nombre corto
addRider = Guardar
addTable = Añadir una tabla
addTableLead = De una hoja de cálculo: cópiala y pégala aquí, o elige un archivo CSV. La primera línea nombra las columnas: rider, name, team, class, minor (yes para menores).
tablePaste = Tabla de participantes
tableExample = rider,name,team,class{"\u000A"}17,Ana Ibáñez,Búhos,Femenina
table_noRows = La tabla aún está vacía.
table_noRider = La primera línea no tiene la columna «rider». Escríbela encima de los números.
tablePreview = { $count ->
        [one] { $count } participante, ya conocidos: { $known }
       *[other] { $count } participantes, ya conocidos: { $known }
    }
chooseFile = Archivo CSV …
addTableDo = Añadirlos
saidAdded = { $count ->
        [one] { $count } participante guardado
       *[other] { $count } participantes guardados
    }
codesTitle = { $count ->
        [one] { $count } código por repartir
       *[other] { $count } códigos por repartir
    }
codesLead = El servidor muestra los códigos una sola vez. Imprímelos o guárdalos ahora; quedan aquí hasta que los ocultes o cierres esta pestaña.
cardsLanguage = Idioma de las tarjetas
printCards = Imprimir tarjetas
saveCodes = Guardar tabla
hideCodes = Ocultar códigos
hideCodesLead = No se podrán mostrar otra vez. Si se pierde un código, crea otro: la tarjeta antigua dejará de valer.
codesMissing = { $count ->
        [one] Código nuevo para { $count } que falta por unirse
       *[other] Códigos nuevos para { $count } que faltan por unirse
    }
codesMissingLead = Las tarjetas que ya se les dieron dejarán de valer. Quienes ya se han unido conservan la suya.
minorField = Menor: los demás ven el número, nunca el nombre
minorLead = Menos de 16 años, con el consentimiento de su madre, padre o tutor. Solo ven su nombre la organización y su equipo.
editRider = Editar
newCode = Nuevo código
newCodeTitle = ¿Un código nuevo para { $name }?
newCodeLead = La tarjeta con el código anterior dejará de valer.
newCodeJoined = El móvil que participa ahora queda dado de baja y no escribe más; lo que ha escrito se conserva. Es lo indicado si se ha perdido o roto el móvil.
erase = Borrar
eraseTitle = ¿Borrar a { $name }?
eraseLead = El nombre, el dispositivo, las fotos, las posiciones, el código y las líneas del recorrido se borran para siempre. El resultado queda sin nombre. Decide antes sobre las respuestas que esperan. No hay vuelta atrás.
eraseSure = Sí, borrar a esta persona
hasJoined = dentro
notJoined = sin unirse
copied = Copiado.
copyByHand = Este navegador no permite copiar; selecciona el texto y cópialo.

messageTitle = Escribir un mensaje
messageLead = Los móviles lo muestran en segundos; los que están sin red, en cuanto la tienen.
messageTo = Para
toAll = { $count ->
        [one] Todos ({ $count } participante)
       *[other] Todos ({ $count } participantes)
    }
toEverybody = Todos
messageText = Texto
messageCount = { $value } de { $most }
quick1 = Llama a la organización, por favor.
quick2 = Queda muy poco tiempo: ven a la meta.
quick3 = Hay una vía cortada; sigue las señales.
sendMessage = Enviar
saidSending = El mensaje se está enviando.
messagesNone = Aún no se ha enviado nada desde aquí.

standingsAt = Situación de { $clock }
standingsNone = Aún no hay resultados.
flags = { $count ->
        [one] { $count } alerta
       *[other] { $count } alertas
    }
lateTag = líneas tardías
toBeJudged = revisar
freezeLead = Los participantes y el público ven la clasificación. Si la congelas, para ellos se queda como está, y el final es una sorpresa.
freezeHidden = Los participantes y el público no ven ahora la clasificación; puedes mostrarla en «Evento».
freeze = Congelar clasificación
unfreeze = Descongelar
frozenSince = Congelada: los demás ven la situación de { $clock }
decisionsTitle = Decisiones hasta ahora
decisionsLead = Firmadas en el registro de la organización, con sus motivos.
decisionsNone = Aún ninguna.
decidedAccepted = «{ $task }» aceptada
decidedRejected = «{ $task }» rechazada
decidedPoints = puntos { $value }
decidedOut = descalificación
correctTitle = Corregir: { $name }
correctWho = De quién
correctKind = Qué
kindAdjusted = Dar o quitar puntos
kindDisqualified = Descalificar
correctPoints = Puntos; con un menos para quitarlos
correctOut = El recorrido sigue en la lista, sin puesto. Una decisión del registro de la organización no se retira.
correctReason = Motivo, que lee el participante
correctSend = Decidir

## The event itself: settings, links, editions, files, its end, the audit

settingsLead = Los cambios se guardan en el acto.
setting_showsStandings = Los participantes y el público ven la clasificación
setting_showsPositions = El público ve a los participantes en el mapa
setting_showsNames = Con nombres; si no, solo números
settingDelay = Retraso del mapa para el público, en segundos
settingDelayLead = Al público no se le envía nada más reciente, para que nadie se entere así de dónde buscar.
settingRetention = Días desde el final hasta borrar los datos personales
settingRetentionLead = Entonces desaparecen nombres, códigos, fotos y posiciones; los resultados quedan, con números. Con 0 se guardan hasta que se borre el evento. A los participantes se les dice antes de unirse.
openLive = Abrir la página del público
saidSaving = El ajuste se está guardando.

sharesTitle = Enlaces para el público
sharesLead = Quien tiene un enlace así ve la clasificación y el mapa con retraso, también cuando no son públicos.
shareLabel = Para quién
shareHint = Familias, radio local …
hoursCount = { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
shareMake = Crear enlace
shareMade = Enlace para «{ $label }», válido hasta { $clock }. Solo se muestra ahora.
link = Enlace
copyLink = Copiar enlace
shareUntil = válido hasta { $clock }
shareOver = caducó: { $clock }
revoke = Retirar
revokeTitle = ¿Retirar el enlace «{ $label }»?
revokeLead = Desde ahora, quien lo usa no ve más que los demás.

editionTitle = La yincana
editionLead = Una edición nueva sustituye a la que se está recorriendo. Antes se comprueba aquí; no se envía nada hasta que lo digas.
editionNow = { $count ->
        [one] En uso: «{ $title }», { $count } prueba
       *[other] En uso: «{ $title }», { $count } pruebas
    }
editionChoose = Elegir yincana …
editionEdit = Editar en el mapa
editionFound = { $count ->
        [one] Nueva: «{ $title }», { $count } prueba; añadidas: { $added }, quitadas: { $removed }
       *[other] Nueva: «{ $title }», { $count } pruebas; añadidas: { $added }, quitadas: { $removed }
    }
editionMeans = Todos los móviles la reciben con su próxima señal. Todo lo recorrido se conserva y se valora con la edición nueva.
editionOther = Es otra yincana: su identificador es distinto. Crea un evento nuevo para ella.
publish = Publicar la edición
published = { $name }: publicado.
checking = Comprobando { $name } …
checkedGood = { $name } se puede usar.
checkedBad = { $name } tiene errores y no se puede usar. Corrígelos y elígelo otra vez.
engineMissing = Aquí no se ha podido comprobar la yincana ({ $detail }). Recarga la página y elige el archivo otra vez.
findingsNone = Nada que objetar
findingsCount = Errores: { $errors }, advertencias: { $warnings }, notas: { $notes }
severityerror = error
severitywarning = advertencia
severitynote = nota
atLine = línea { $line }

exportTitle = Archivos
exportLead = Todo el evento salvo tokens y códigos; questctl los lee tal cual.
file_export_zip = todo, con tracks y fotos
file_standings_csv = clasificación para una hoja de cálculo
file_standings_json = clasificación con cada punto
file_standings_xml = clasificación en IOF XML 3.0
file_logs_jsonl = lo que han escrito los móviles
file_office_jsonl = lo que ha decidido la organización
file_riders_csv = quién participa
file_quest_geojson = la yincana con sus respuestas

endingTitle = El final
finishLead = Cuando todos hayan vuelto.
finishedAt = El evento se terminó: { $clock }.
finish = Terminar el evento
finishTitle = ¿Terminar «{ $name }»?
finishMeans1 = Lo que ocurra desde ahora no cuenta, y nadie más puede unirse.
finishMeans2 = Los móviles sin red aún pueden enviar lo que ocurrió antes; hasta entonces la clasificación puede cambiar.
finishMeans3 = Aún puedes valorar respuestas y corregir. Terminar no se puede deshacer.
finishOut = { $count ->
        [one] ¡{ $count } participante sigue en marcha!
       *[other] ¡{ $count } participantes siguen en marcha!
    }
finishWaiting = { $count ->
        [one] Aún tienes { $count } respuesta por valorar.
       *[other] Aún tienes { $count } respuestas por valorar.
    }
finishSure = Sí, terminar el evento ahora
deleteLead = Borra del servidor el evento y todo lo que contiene.
delete = Borrar el evento …
deleteTitle = ¿Borrar «{ $name }»?
deleteMeans = Participantes, registros, posiciones, fotos y clasificación desaparecen para siempre. Guarda antes los archivos.
deleteType = Para borrarlo, escribe su nombre: { $name }
deleteOther = Ese no es el nombre del evento.
forgetLead = En un ordenador que también usan otras personas:
forget = Cerrar sesión aquí
auditTitle = Quién hizo qué
auditLead = Los últimos 500 cambios, primero los más recientes.
auditRead = Actualizar

## People with accounts

membersTitle = Personas que ayudan
membersLead = Cada una con su cuenta y su función, en lugar de un enlace para todas.
membersRead = Ver miembros
membersNone = Aún nadie.
noAccountsHere = Este servidor no tiene cuentas.
claimLead = Vincula el evento a tu cuenta, para abrirlo sin el enlace desde ahora:
claim = Hacer mío este evento
claimSignIn = Inicia sesión antes
claimed = El evento es tuyo: tu cuenta es su propietaria.
roleMeans_owner = Propietario: todo, y quién puede qué
roleMeans_organiser = Organizador: dirige el evento
roleMeans_judge = Juez: respuestas a una prueba
roleMeans_spectator = Espectador: ve la clasificación y el mapa
roleField = Función
taskField = Prueba
changeRole = Cambiar
changeRoleTitle = ¿Qué puede hacer { $name }?
takeOut = Quitar
takeOutTitle = ¿Quitar a { $name }?
takeOutLead = Esta persona ya no podrá hacer nada en el evento.
inviteTitle = Invitar a alguien
invite = Crear invitación
inviteMade = Invitación: { $what }, para una persona, válida hasta { $clock }. Solo se muestra ahora: envía el enlace, o deja que lo escaneen.
inviteDone = Ya está enviada
