## Signing in, and the account

signOut = Cerrar sesión
signInHere = Iniciar sesión
signInHereLead = Para quienes ayudan en un evento. Los participantes no necesitan cuenta: se unen con un código.
usePasskey = Entrar con llave de acceso
orProvider = O con una cuenta que tengas en otro sitio:
withProvider = Entrar con { $name }
noPasskeysHere = Aquí no funcionan las llaves de acceso: hace falta un navegador reciente y un servidor con nombre y https.
newAccount = ¿Es tu primera vez?
newAccountLead = Una llave de acceso sustituye a la contraseña: tu dispositivo te pide el dedo, la cara o su PIN. El servidor no recibe ningún secreto.
yourName = Tu nombre
createAccount = Crear cuenta con llave de acceso
nowhereTitle = No se puede iniciar sesión
nowhereText = Este servidor no tiene cuentas. La organización abre el enlace que recibió con su evento.
providerProblem = No ha funcionado: { $problem }
saidSignedIn = Has iniciado sesión como { $name }.
saidSignedOut = Has cerrado la sesión.
saidDeleted = Tu cuenta se ha borrado.
saidLinked = Ahora también puedes entrar así.

passkeyCancelled = No ha pasado nada: la petición se cerró o tardó demasiado, o no hay llave de acceso para este servidor. Inténtalo de nuevo.
passkeyKnown = Este dispositivo ya tiene una llave de acceso de tu cuenta.
passkeyAddress = Las llaves de acceso solo funcionan con el nombre propio del servidor. Abre esta página en esa dirección.
passkeyFailed = El navegador o el dispositivo no han podido hacerlo. Inténtalo de nuevo, o con otro dispositivo.

invitedFirst = Te han invitado a ayudar en un evento. Inicia sesión o crea una cuenta, y acepta después.
invitedTitle = Una invitación
invitedLead = Te han invitado a ayudar en un evento. Quien te ha invitado verá el nombre de tu cuenta.
accept = Aceptar
decline = No, gracias
saidAccepted = Ya estás dentro: { $event }, { $role }.

signedInAs = Sesión de { $name }
since = desde { $moment }
nameLead = Lo ven los demás miembros de tus eventos.
saidRenamed = Tu nombre se ha cambiado.
backTo = Volver al panel de «{ $event }»

myEvents = Mis eventos
noEvents = Aún ninguno. Abre una invitación, o haz tuyo un evento en su panel, en «Evento».
leaveEvent = Dejar
leaveTitle = ¿Dejar «{ $event }»?
leaveLead = Ya no podrás hacer nada allí. Para volver necesitarás otra invitación.
saidLeft = Has dejado el evento.

passkeysTitle = Llaves de acceso
passkeysLead = Añade una en otro dispositivo, para no quedarte fuera si pierdes el móvil.
passkey = Llave de acceso
passkeyLabel = Cómo la llamas
madeAndUsed = creada: { $created }, usada: { $used }
addPasskey = Añadir llave
saidPasskeyAdded = La llave de acceso se ha añadido.
rename = Renombrar
remove = Quitar
removePasskeyTitle = ¿Quitar «{ $label }»?
removePasskeyLead = Dejará de abrir esta cuenta.
saidRemoved = La llave de acceso se ha quitado.

identitiesTitle = Otras formas de entrar
identitiesLead = Cuentas de otros sitios que abren esta. El servidor guarda quién responde por ti y tu número allí.
linkProvider = Vincular { $name }
unlink = Desvincular
unlinkTitle = ¿Desvincular { $name }?
unlinkLead = Dejará de abrir esta cuenta.
saidUnlinked = La cuenta se ha desvinculado.

sessionsTitle = Dónde has iniciado sesión
sessionsLead = Cierra las que no reconozcas.
unknownBrowser = Navegador desconocido
thisBrowser = este
signedInAndSeen = desde { $created }, última vez: { $seen }
endSession = Cerrar
saidEnded = La sesión se ha cerrado.
endAll = Cerrar todas
endAllLead = También se cierra la sesión en este navegador.

dataLead = Tu nombre, claves públicas, sesiones y lo que has hecho con la cuenta. Nadie más lo recibe.
download = Descargar
deleteAccount = Borrar la cuenta
deleteAccountTitle = ¿Borrar la cuenta?
deleteAccountMeans = Todo lo que se guarda aquí de ti se borra en el acto, y dejas todos los eventos. No hay vuelta atrás.
deleteTyped = Para confirmarlo, escribe tu nombre: { $name }
otherName = Ese no es el nombre de la cuenta.
