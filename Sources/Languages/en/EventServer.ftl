## StaticFile

static-file-headers = The map was replaced; the server has to be started again.

## API+Riding

api-joining = “edition” is riders or organisers.
api-request-digest = The digest is not 64 hexadecimal digits in small letters.

## API+Sharing

api-events = “name” has at most 200 bytes.

## API

api-no-operator = This is not the operator's token of this server; it stands in the file of --operator-token.

## RequestBodies

office-decision-reading = the hash of an answer's line
office-decision-reading-2 = true or false
office-decision-reading-3 = a number
office-decision-reading-4 = judged, adjusted or disqualified
new-rider-reading = The body is not an array.

## RequestHeaders

forwarded-address-init = The last part of “X-Forwarded-For” is not an address; correct the settings of the proxy.
last-event-id-init = “Last-Event-ID” is not an “id” of this stream.

## RouteFinding

route-finding-response = one of { $names }
route-finding-coordinate = longitude and latitude in degrees

## Trackers

osm-and-number = “lat” and “lon” have to be numbers.
osm-and-number-2 = “timestamp” has to be seconds or milliseconds since 1970, or a moment by ISO 8601.
osm-and-values = This is no place on the earth, or no time.
own-tracks-fixes = “tst”, “lon” and “lat” have to be a time and a place.

## AccountSettingsTexts

account-settings-text = a text in quotes
account-settings-missing = it cannot be read
account-settings-list = a list in brackets
account-settings-kind = oidc or vk
account-settings-identifier = 1 to 40 small letters, digits and hyphens
account-settings-address = an address with https, as https://id.example; with http only on this computer
account-settings-fault-address = “{ $text }” is no public-url; it has to be https and a host alone, as https://quest.example, or http://localhost:8642 for a browser on this computer
account-settings-fault-unreadable = { $file }: this is no configuration of accounts: { $reason }
account-settings-fault-unknown = { $file }: “{ $name }” means nothing here
account-settings-fault-wrong = { $file }: “{ $name }” has to be { $expected }
account-settings-fault-twice = { $file }: two providers are called “{ $id }”
account-settings-fault-no-secret = { $path }: there is no secret in this file
account-settings-fault-open-secret = others may read { $path }; close it with ‘chmod 600’

## AccountTexts

account-no-member = Your account is no member of this event; ask its owner for an invitation.
account-needs-token = This needs the organiser's token in “Authorization”, and the cookie of your account.
account-role = owner, organiser, judge or spectator
account-task-of-judge = a task of the quest
account-no-task = left out: judges alone have a task

## PageTexts

page-folder-fault-missing = { $path } is missing; put the pages together with ‘make pages’
page-folder-fault-too-large = { $path } has more than pages have; is it the folder of ‘make pages’?
page-none = This server has no pages: start it with --pages and the folder of ‘make pages’.

## SettingsTexts

settings-no-object = it is no object
server-settings-source-option = option --{ $key }
server-settings-source-environment = environment { $environment-name }
server-settings-source-file = file { $path }
server-settings-source-standard = default
server-settings-fault-unreadable = { $file }: this is no configuration: { $reason }
server-settings-fault-unknown = { $file }: there is no setting “{ $name }”; there are { $names }
server-settings-fault-not-text = { $file }: “{ $key }” has to be a text in quotes
server-settings-fault-invalid = “{ $value }” is no { $key } ({ $key-2 }); { $expected }
server-settings-fault-no-address = the servers of a database reach each other by addresses: give that of this one with --address, as http://10.0.0.7:8642
server-settings-fault-half-tls = tls-cert and tls-key go together
server-settings-fault-weak-token = the token in { $path } has fewer than 24 characters; make one with ‘openssl rand -base64 32’
server-settings-fault-open-secret = others may read { $path }; close it with ‘chmod 600’
server-settings-fault-expected-address = it has to be an address without a path, as http://10.0.0.7:8642
server-settings-fault-expected-listen = it has to be an address and a port, as 127.0.0.1:8642
server-settings-fault-expected-listen-2 = it has to be trace, debug, info, notice, warning, error or critical
