## QuestdTexts

questd-failed = this could not be done: { $reason }
questd-no-events = there are no events in “{ $folder }”
questd-cannot-write = { $path }: this file cannot be written
questd-cannot-read = { $path }: this file cannot be read, or is empty
questd-no-tiles = { $path }: this is no archive of tiles; ‘questctl map tiles’ makes one
questd-database-backup = a database is copied by ‘pg_dump’ while it is in use, or into a folder by ‘questd move’
questd-database-schema = the tables of a database are brought up to date when a server starts on it
questd-not-opened = the event “{ $event }” cannot be opened and is not served; the log says why
questd-not-finished = “{ $event }” is not finished, and phones may still hold lines; finish it first, or give --unfinished
questd-confirm-deletion = Delete { $event } with all logs, positions and photos? Type its name:{" "}
questd-not-deleted = this is not the name; “{ $event }” stays
questd-state = finished { $item }
questd-state-2 = open
questd-schema-range = --to is a whole number from 1 to { $last }
questd-schema = the folder has schema { $version } now
questd-demo-range = --riders is 1 to 200, --port 0 to 65535, and --speed above 0 and up to 100
questd-moves-into-itself = --from and --to are the same
questd-is-there = “{ $event }” is there already; nothing was copied
questd-served = a server has “{ $event }”; stop it first
questd-you = You
questd-cannot-listen = cannot listen on { $address }: { $reason }

## StoreError

store-error-full = the disk is full; nothing was changed
store-error-no-event = there is no event “{ $id }”
store-error-newer = the folder was written by a newer version (schema { $schema }); that one can take it back with ‘questd migrate --to { $schema-2 }’
store-error-held = another process has this folder ({ $lock }); stop the server first, or ask it through the API
store-error-missing = { $path }: there is no such file
store-error-exists = { $path } exists already; choose another name
store-error-unusable = the folder cannot be used: { $reason }
store-error-fenced = another server has this event by now
store-error-conflict = it was changed by somebody else meanwhile
store-error-unreachable = the database cannot be reached: { $reason }
store-error-closed = the store is closed
questd-demo = 
    { $name }, with { $riders } invented riders who ride { $speed } times as fast as people

    rider       { $address }/e/demo#code={ $code }
    organiser   { $address }/e/demo/office#{ $organiser }
    spectators  { $address }/e/demo/live   (ten seconds later)
    operator    { $address }/events#{ $operator }
    { $has-pages ->
        [true] {""}
       *[false] { questd-no-pages }
    }
    Stop it with Ctrl-C.
questd-no-pages = {"\u000A"}There are no pages: ‘make pages’ makes them, --pages names their folder.{"\u000A"}
