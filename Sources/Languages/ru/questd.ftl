## QuestdTexts

questd-failed = не получилось: { $reason }
questd-no-events = в «{ $folder }» нет событий
questd-cannot-write = { $path }: этот файл не записать
questd-cannot-read = { $path }: этот файл не читается или пуст
questd-no-tiles = { $path }: это не архив тайлов; его делает ‘questctl map tiles’
questd-database-backup = базу данных на ходу копирует ‘pg_dump’, в папку её переносит ‘questd move’
questd-database-schema = таблицы базы данных обновляются, когда на ней запускается сервер
questd-not-opened = событие «{ $event }» не открывается и не обслуживается; причина в журнале
questd-not-finished = «{ $event }» не завершено, и на телефонах могут быть записи; сначала завершите его или укажите --unfinished
questd-confirm-deletion = Удалить { $event } со всеми журналами, положениями и фотографиями? Введите его имя:{" "}
questd-not-deleted = имя не совпало; «{ $event }» остаётся
questd-state = завершено { $item }
questd-state-2 = открыто
questd-schema-range = --to — целое число от 1 до { $last }
questd-schema = схема папки теперь { $version }
questd-demo-range = --riders — от 1 до 200, --port — от 0 до 65535, --speed — больше 0 и не больше 100
questd-moves-into-itself = --from и --to — одно и то же
questd-is-there = «{ $event }» там уже есть; ничего не скопировано
questd-served = «{ $event }» ведёт сервер; сначала остановите его
questd-you = Вы
questd-cannot-listen = не удаётся слушать { $address }: { $reason }

## StoreError

store-error-full = на диске нет места; ничего не изменено
store-error-no-event = события «{ $id }» нет
store-error-newer = папка записана более новой версией (схема { $schema }); та может вернуть её командой ‘questd migrate --to { $schema-2 }’
store-error-held = эту папку занял другой процесс ({ $lock }); остановите сервер или обратитесь к нему через API
store-error-missing = { $path }: такого файла нет
store-error-exists = { $path } уже есть; выберите другое имя
store-error-unusable = папкой нельзя воспользоваться: { $reason }
store-error-fenced = это событие уже ведёт другой сервер
store-error-conflict = это тем временем изменил кто-то другой
store-error-unreachable = база данных недоступна: { $reason }
store-error-closed = хранилище закрыто
questd-demo = 
    { $name }, выдуманных участников: { $riders }, они едут в { $speed } раза быстрее людей

    участнику     { $address }/e/demo#code={ $code }
    организатору  { $address }/e/demo/office#{ $organiser }
    зрителям      { $address }/e/demo/live   (на десять секунд позже)
    оператору     { $address }/events#{ $operator }
    { $has-pages ->
        [true] {""}
       *[false] { questd-no-pages }
    }
    Остановить: Ctrl-C.
questd-no-pages = {"\u000A"}Страниц нет: их собирает ‘make pages’, папку указывает --pages.{"\u000A"}
