## StaticFile

static-file-headers = La carte a été remplacée ; il faut redémarrer le serveur.

## API+Riding

api-joining = « edition » est riders ou organisers.
api-request-digest = Le hachage n’est pas fait de 64 chiffres hexadécimaux en minuscules.

## API+Sharing

api-events = « name » a au plus 200 octets.

## API

api-no-operator = Ce n’est pas le jeton d’exploitant de ce serveur ; il est dans le fichier de --operator-token.

## RequestBodies

office-decision-reading = le hachage de la ligne d’une réponse
office-decision-reading-2 = true ou false
office-decision-reading-3 = un nombre
office-decision-reading-4 = judged, adjusted ou disqualified
new-rider-reading = Le corps de la requête n’est pas un tableau.

## RequestHeaders

forwarded-address-init = La dernière partie de « X-Forwarded-For » n’est pas une adresse ; corrige les réglages du proxy.
last-event-id-init = « Last-Event-ID » n’est pas un « id » de ce flux.

## RouteFinding

route-finding-response = l’un de ces profils : { $names }
route-finding-coordinate = longitude et latitude en degrés

## Trackers

osm-and-number = « lat » et « lon » doivent être des nombres.
osm-and-number-2 = « timestamp » doit être en secondes ou millisecondes depuis 1970, ou un instant selon ISO 8601.
osm-and-values = Ce n’est pas un lieu sur Terre, ou pas une heure.
own-tracks-fixes = « tst », « lon » et « lat » doivent être une heure et un lieu.

## AccountSettingsTexts

account-settings-text = un texte entre guillemets
account-settings-missing = lecture impossible
account-settings-list = une liste entre crochets
account-settings-kind = oidc ou vk
account-settings-identifier = un texte de 1 à 40 lettres minuscules, chiffres et traits d’union
account-settings-address = une adresse en https, comme https://id.example ; en http seulement sur cet ordinateur
account-settings-fault-address = « { $text } » n’est pas une public-url ; il faut https et un hôte seul, comme https://quest.example, ou http://localhost:8642 pour un navigateur sur cet ordinateur
account-settings-fault-unreadable = { $file } : ce n’est pas une configuration de comptes : { $reason }
account-settings-fault-unknown = { $file } : « { $name } » n’a pas de sens ici
account-settings-fault-wrong = { $file } : « { $name } » doit être { $expected }
account-settings-fault-twice = { $file } : deux fournisseurs s’appellent « { $id } »
account-settings-fault-no-secret = { $path } : ce fichier ne contient pas de secret
account-settings-fault-open-secret = d’autres peuvent lire { $path } ; protège-le avec « chmod 600 »

## AccountTexts

account-no-member = Ton compte n’est pas membre de cet événement ; demande une invitation à son propriétaire.
account-needs-token = Il faut le jeton de l’organisateur dans « Authorization », et le cookie de ton compte.
account-role = owner, organiser, judge ou spectator
account-task-of-judge = un défi de la quête
account-no-task = absent : seuls les juges ont un défi

## PageTexts

page-folder-fault-missing = { $path } manque ; assemble les pages avec « make pages »
page-folder-fault-too-large = { $path } dépasse ce qu’ont les pages ; est-ce bien le dossier de « make pages » ?
page-none = Ce serveur n’a pas de pages : démarre-le avec --pages et le dossier de « make pages ».

## SettingsTexts

settings-no-object = ce n’est pas un objet
server-settings-source-option = option --{ $key }
server-settings-source-environment = environnement { $environment-name }
server-settings-source-file = fichier { $path }
server-settings-source-standard = valeur par défaut
server-settings-fault-unreadable = { $file } : ce n’est pas une configuration : { $reason }
server-settings-fault-unknown = { $file } : il n’y a pas de réglage « { $name } » ; il y a { $names }
server-settings-fault-not-text = { $file } : « { $key } » doit être un texte entre guillemets
server-settings-fault-invalid = « { $value } » ne convient pas pour { $key } ({ $key-2 }) ; { $expected }
server-settings-fault-no-address = les serveurs d’une base de données se joignent par leurs adresses : donne celle de ce serveur avec --address, comme http://10.0.0.7:8642
server-settings-fault-half-tls = tls-cert et tls-key vont ensemble
server-settings-fault-weak-token = le jeton dans { $path } a moins de 24 caractères ; crées-en un avec « openssl rand -base64 32 »
server-settings-fault-open-secret = d’autres peuvent lire { $path } ; protège-le avec « chmod 600 »
server-settings-fault-expected-address = il faut une adresse sans chemin, comme http://10.0.0.7:8642
server-settings-fault-expected-listen = il faut une adresse et un port, comme 127.0.0.1:8642
server-settings-fault-expected-listen-2 = il faut trace, debug, info, notice, warning, error ou critical
