## QuestdTexts

questd-failed = no se ha podido hacer: { $reason }
questd-no-events = no hay eventos en «{ $folder }»
questd-cannot-write = { $path }: no se puede escribir este archivo
questd-cannot-read = { $path }: este archivo no se puede leer o está vacío
questd-no-tiles = { $path }: no es un archivo de teselas; «questctl map tiles» crea uno
questd-database-backup = una base de datos se copia con «pg_dump» mientras está en uso, o a una carpeta con «questd move»
questd-database-schema = las tablas de una base de datos se actualizan cuando un servidor arranca sobre ella
questd-not-opened = el evento «{ $event }» no se puede abrir y no se sirve; el registro dice por qué
questd-not-finished = «{ $event }» no ha terminado, y los móviles pueden tener aún líneas por enviar; termínalo antes, o indica --unfinished
questd-confirm-deletion = ¿Borrar { $event } con todos los registros, posiciones y fotos? Escribe su nombre:{" "}
questd-not-deleted = ese no es el nombre; «{ $event }» se queda
questd-state = terminado { $item }
questd-state-2 = abierto
questd-schema-range = --to es un número entero de 1 a { $last }
questd-schema = la carpeta tiene ahora el esquema { $version }
questd-demo-range = --riders va de 1 a 200, --port de 0 a 65535, y --speed es mayor que 0 y no pasa de 100
questd-moves-into-itself = --from y --to son lo mismo
questd-is-there = «{ $event }» ya está ahí; no se ha copiado nada
questd-served = un servidor tiene «{ $event }»; detenlo antes
questd-you = Tú
questd-cannot-listen = no se puede escuchar en { $address }: { $reason }

## StoreError

store-error-full = el disco está lleno; no se ha cambiado nada
store-error-no-event = no existe el evento «{ $id }»
store-error-newer = la carpeta la ha escrito una versión más nueva (esquema { $schema }); esa versión puede convertirla con «questd migrate --to { $schema-2 }»
store-error-held = otro proceso tiene esta carpeta ({ $lock }); detén antes el servidor, o pídeselo por la API
store-error-missing = { $path }: ese archivo no existe
store-error-exists = { $path } ya existe; elige otro nombre
store-error-unusable = la carpeta no se puede usar: { $reason }
store-error-fenced = otro servidor ya tiene este evento
store-error-conflict = entretanto lo ha cambiado otra persona
store-error-unreachable = no se puede acceder a la base de datos: { $reason }
store-error-closed = el almacén está cerrado
questd-demo = 
    { $name }, con { $riders } participantes inventados que van { $speed } veces más rápido que las personas

    participante  { $address }/e/demo#code={ $code }
    organizador   { $address }/e/demo/office#{ $organiser }
    público       { $address }/e/demo/live   (diez segundos después)
    operador      { $address }/events#{ $operator }
    { $has-pages ->
        [true] {""}
       *[false] { questd-no-pages }
    }
    Para terminar: Ctrl-C.
questd-no-pages = {"\u000A"}No hay páginas: «make pages» las crea, --pages indica su carpeta.{"\u000A"}
