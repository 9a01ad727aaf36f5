## StaticFile

static-file-headers = Карту заменили; сервер нужно перезапустить.

## API+Riding

api-joining = «edition» — riders или organisers.
api-request-digest = Хеш — не 64 шестнадцатеричные цифры строчными буквами.

## API+Sharing

api-events = В «name» не больше 200 байт.

## API

api-no-operator = Это не токен оператора этого сервера; он в файле от --operator-token.

## RequestBodies

office-decision-reading = хешем строки ответа
office-decision-reading-2 = true или false
office-decision-reading-3 = числом
office-decision-reading-4 = одним из judged, adjusted, disqualified
new-rider-reading = Тело запроса — не массив.

## RequestHeaders

forwarded-address-init = Последняя часть «X-Forwarded-For» — не адрес; исправьте настройки прокси.
last-event-id-init = «Last-Event-ID» — не «id» этого потока.

## RouteFinding

route-finding-response = одним из { $names }
route-finding-coordinate = долготой и широтой в градусах

## Trackers

osm-and-number = «lat» и «lon» должны быть числами.
osm-and-number-2 = «timestamp» должно быть секундами или миллисекундами с 1970 года или моментом по ISO 8601.
osm-and-values = Такого места или времени нет.
own-tracks-fixes = «tst», «lon» и «lat» должны быть временем и местом.

## AccountSettingsTexts

account-settings-text = строкой в кавычках
account-settings-missing = он не читается
account-settings-list = списком в квадратных скобках
account-settings-kind = oidc или vk
account-settings-identifier = от 1 до 40 строчных латинских букв, цифр и дефисов
account-settings-address = адресом с https, например https://id.example; с http — только на этом компьютере
account-settings-fault-address = «{ $text }» не годится для public-url; нужны https и только имя узла, например https://quest.example, или http://localhost:8642 для браузера на этом компьютере
account-settings-fault-unreadable = { $file }: это не настройки учётных записей: { $reason }
account-settings-fault-unknown = { $file }: «{ $name }» здесь ничего не значит
account-settings-fault-wrong = { $file }: «{ $name }» должно быть { $expected }
account-settings-fault-twice = { $file }: два сервиса входа называются «{ $id }»
account-settings-fault-no-secret = { $path }: в этом файле нет секрета
account-settings-fault-open-secret = { $path } могут прочесть другие; закройте его командой ‘chmod 600’

## AccountTexts

account-no-member = Ваша учётная запись не участвует в этом событии; попросите приглашение у владельца.
account-needs-token = Нужны токен организатора в «Authorization» и cookie вашей учётной записи.
account-role = одним из owner, organiser, judge, spectator
account-task-of-judge = заданием квеста
account-no-task = опущено: задание есть только у судьи

## PageTexts

page-folder-fault-missing = нет { $path }; соберите страницы командой ‘make pages’
page-folder-fault-too-large = в { $path } больше файлов, чем бывает у страниц; это папка от ‘make pages’?
page-none = У этого сервера нет страниц: запустите его с --pages и папкой от ‘make pages’.

## SettingsTexts

settings-no-object = это не объект
server-settings-source-option = параметр --{ $key }
server-settings-source-environment = переменная среды { $environment-name }
server-settings-source-file = файл { $path }
server-settings-source-standard = по умолчанию
server-settings-fault-unreadable = { $file }: это не файл настроек: { $reason }
server-settings-fault-unknown = { $file }: настройки «{ $name }» нет; есть { $names }
server-settings-fault-not-text = { $file }: «{ $key }» должно быть строкой в кавычках
server-settings-fault-invalid = «{ $value }» не годится для { $key } ({ $key-2 }); { $expected }
server-settings-fault-no-address = серверы одной базы находят друг друга по адресам: укажите адрес этого через --address, например http://10.0.0.7:8642
server-settings-fault-half-tls = tls-cert и tls-key указывают вместе
server-settings-fault-weak-token = токен в { $path } короче 24 знаков; сделайте его командой ‘openssl rand -base64 32’
server-settings-fault-open-secret = { $path } могут прочесть другие; закройте его командой ‘chmod 600’
server-settings-fault-expected-address = нужен адрес без пути, например http://10.0.0.7:8642
server-settings-fault-expected-listen = нужны адрес и порт, например 127.0.0.1:8642
server-settings-fault-expected-listen-2 = нужно trace, debug, info, notice, warning, error или critical
