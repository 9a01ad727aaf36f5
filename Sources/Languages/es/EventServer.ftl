## StaticFile

static-file-headers = El mapa se ha sustituido; hay que reiniciar el servidor.

## API+Riding

api-joining = «edition» es riders u organisers.
api-request-digest = El hash no consta de 64 cifras hexadecimales en minúscula.

## API+Sharing

api-events = «name» tiene 200 bytes como máximo.

## API

api-no-operator = Este no es el token de operador de este servidor; está en el archivo de --operator-token.

## RequestBodies

office-decision-reading = el hash de la línea de una respuesta
office-decision-reading-2 = true o false
office-decision-reading-3 = un número
office-decision-reading-4 = judged, adjusted o disqualified
new-rider-reading = El cuerpo de la petición no es una lista.

## RequestHeaders

forwarded-address-init = La última parte de «X-Forwarded-For» no es una dirección; corrige la configuración del proxy.
last-event-id-init = «Last-Event-ID» no es un «id» de este flujo.

## RouteFinding

route-finding-response = uno de { $names }
route-finding-coordinate = longitud y latitud en grados

## Trackers

osm-and-number = «lat» y «lon» deben ser números.
osm-and-number-2 = «timestamp» debe indicar segundos o milisegundos desde 1970, o un momento según ISO 8601.
osm-and-values = No es un lugar de la Tierra, o no es una hora.
own-tracks-fixes = «tst», «lon» y «lat» deben ser una hora y un lugar.

## AccountSettingsTexts

account-settings-text = un texto entre comillas
account-settings-missing = no se puede leer
account-settings-list = una lista entre corchetes
account-settings-kind = oidc o vk
account-settings-identifier = entre 1 y 40 letras minúsculas, cifras y guiones
account-settings-address = una dirección con https, como https://id.example; con http, solo en este ordenador
account-settings-fault-address = «{ $text }» no sirve como public-url; debe ser https y solo un nombre de host, como https://quest.example, o http://localhost:8642 para un navegador de este ordenador
account-settings-fault-unreadable = { $file }: no es una configuración de cuentas: { $reason }
account-settings-fault-unknown = { $file }: «{ $name }» no significa nada aquí
account-settings-fault-wrong = { $file }: «{ $name }» debe ser { $expected }
account-settings-fault-twice = { $file }: dos proveedores se llaman «{ $id }»
account-settings-fault-no-secret = { $path }: en este archivo no hay ningún secreto
account-settings-fault-open-secret = otras personas pueden leer { $path }; protégelo con «chmod 600»

## AccountTexts

account-no-member = Tu cuenta no es miembro de este evento; pide una invitación a su propietario.
account-needs-token = Hacen falta el token de la organización en «Authorization» y la cookie de tu cuenta.
account-role = owner, organiser, judge o spectator
account-task-of-judge = una prueba de la yincana
account-no-task = omitido: solo los jueces tienen una prueba

## PageTexts

page-folder-fault-missing = falta { $path }; genera las páginas con «make pages»
page-folder-fault-too-large = { $path } contiene más de lo que tienen las páginas; ¿es la carpeta de «make pages»?
page-none = Este servidor no tiene páginas: inícialo con --pages y la carpeta de «make pages».

## SettingsTexts

settings-no-object = no es un objeto
server-settings-source-option = opción --{ $key }
server-settings-source-environment = variable de entorno { $environment-name }
server-settings-source-file = archivo { $path }
server-settings-source-standard = valor predeterminado
server-settings-fault-unreadable = { $file }: no es una configuración: { $reason }
server-settings-fault-unknown = { $file }: no hay ningún ajuste «{ $name }»; hay { $names }
server-settings-fault-not-text = { $file }: «{ $key }» debe ser un texto entre comillas
server-settings-fault-invalid = «{ $value }» no sirve como { $key } ({ $key-2 }); { $expected }
server-settings-fault-no-address = los servidores de una base de datos se comunican por sus direcciones: indica la de este con --address, como http://10.0.0.7:8642
server-settings-fault-half-tls = tls-cert y tls-key van juntos
server-settings-fault-weak-token = el token de { $path } tiene menos de 24 caracteres; genera uno con «openssl rand -base64 32»
server-settings-fault-open-secret = otras personas pueden leer { $path }; protégelo con «chmod 600»
server-settings-fault-expected-address = debe ser una dirección sin ruta, como http://10.0.0.7:8642
server-settings-fault-expected-listen = debe ser una dirección y un puerto, como 127.0.0.1:8642
server-settings-fault-expected-listen-2 = debe ser trace, debug, info, notice, warning, error o critical
