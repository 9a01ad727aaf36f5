## CommonTexts

common-imported = { $count ->
        [one] { $count } prueba
       *[other] { $count } pruebas
    }; añade las respuestas y mira qué dice «questctl validate»
common-empty-rider = --rider está vacío; escribe el participante como figura en la tabla de participantes
common-taken-as-utc = { $option } { $text } no indica la zona horaria y se interpreta como UTC; escribe por ejemplo 2026-06-06T12:00+05:00
common-not-a-place = { $is-option ->
        [true] «{ $text }» no es una opción ni un lugar
       *[false] «{ $text }» no es un lugar
    }; escribe longitud, coma, latitud en grados, por ejemplo 61.4026,55.1599, o un nombre del mapa
common-found-place = «{ $text }» es { $label } ({ $place })
common-unknown-profile = no existe el perfil «{ $name }»; hay { $known }, o indica un archivo que termine en .json
common-idle-closures = nota: { $file }: estos Features no cortan ninguna vía: { $numbers }{ $more }; dibuja una línea a lo largo de la vía, o un área sobre ella
common-empty-log = no se puede leer ninguna entrada de este registro de recorrido; cópialo otra vez del móvil
common-several-riders = indica con --rider de quién es el recorrido: { $names }
common-estimated-accuracy = nota: no todos los puntos del track indican su precisión; para los demás se estiman { $metres }
common-estimated-accuracy-2 = nota: el track no indica la precisión; se estiman { $metres }
audience-left-out = { $count ->
        [one] se omite { $count } prueba oculta
       *[other] se omiten { $count } pruebas ocultas
    }; --for organiser las muestra todas
audience-all-hidden = todas las pruebas están ocultas para los participantes; --for organiser las muestra

## DepartureTexts

departure-no-time = --depart: «{ $text }» no es una hora: escribe fecha y hora según los relojes del lugar, como 2026-11-24T07:30 o 2026-11-24T07:30+01:00
departure-streets-only = las calles son las de --depart; los participantes salen cuando dice la yincana, y las pruebas abren y cierran según eso
departure-limits = el mapa se construyó para { $time } (map build --at); la hora de partida no cambia nada
departure-limits-2 = { $count ->
        [one] { $count } calle, barrera o restricción de giro tiene
       *[other] { $count } calles, barreras o restricciones de giro tienen
    } condiciones horarias que el mapa no guarda: las calles y barreras se toman como sin hora de partida, y las restricciones de giro valen en caso de duda
departure-limits-3 = { $what }; el mapa no guarda otras, así que la hora de partida no cambia nada
departure-limits-4 = el mapa no tiene restricciones horarias; la hora de partida no cambia nada
departure-of-way = ruta { $number }: { $text }
departure-change = «{ $item }»
departure-change-2 = una vía sin nombre
departure-change-3 = { $street } se cierra a las { $clock }
departure-change-4 = { $street } no se puede atravesar a partir de las { $clock }
departure-change-5 = { $what }; la ruta llega allí a los { $minutes } min
departure-more = { $count ->
        [one] { $count } vía más de la ruta cambia
       *[other] { $count } vías más de la ruta cambian
    } antes de que llegue el participante

## EventTexts

event-no-link = «{ $text }» no es un enlace de un evento; uno se parece a https://velo.example/e/spring
event-not-encrypted = http no está cifrado: quien escuche por el camino puede participar en tu nombre; usa https donde el servidor lo ofrezca
event-no-device = todavía no hay ningún registro del que tomar el dispositivo; indícalo con --device
event-not-joined = el dispositivo de este registro no se ha unido a ningún evento, no hay { $state }; únete antes con «questctl join»
event-joined = te has unido como { $rider } ({ $rider-2 }){ $more }
event-no-answer = { $server } no responde, se vuelve a intentar ({ $reason })
event-unknown-device = nada en el estado demuestra al servidor qué dispositivo es este; únete otra vez con «questctl join»
event-late = el servidor no ha respondido a tiempo; inténtalo más tarde, no se pierde nada
event-not-handed-in = { $lines ->
        [one] { $lines } línea del registro no se ha podido
       *[other] { $lines } líneas del registro no se han podido
    } entregar a tiempo; repite la orden, no se pierde nada
event-handed-in = { $lines ->
        [one] { $lines } línea entregada
       *[other] { $lines } líneas entregadas
    }
event-nothing-to-hand-in = el servidor ya tiene todo el registro
event-left-out = al servidor { $lines ->
        [one] le falta { $lines } línea
       *[other] le faltan { $lines } líneas
    } del registro
event-too-long = la entrada { $sequence } pasa de los { $bytes } bytes que admite un servidor; no se envía
event-other-device = el registro es de { $devices }, pero al evento se ha unido { $joined }; indica el registro de ese dispositivo, o únete por este con «questctl join»
event-passed-over = las entradas de { $devices } no se envían; cada dispositivo entrega su propio registro
event-not-of-log = --device indica { $device }, pero el registro es de { $devices }; quita --device, o indica otro registro
event-several-devices = el registro es de varios dispositivos: { $devices }; indica con --device cuál se une
event-decided = { $count ->
        [one] { $count } decisión de la organización añadida
       *[other] { $count } decisiones de la organización añadidas
    }
event-refused = el servidor no admite la entrada { $sequence } ({ $code })
event = la organización dice: { $text }
event-verdict-accepted = { $task }: la respuesta cuenta
event-verdict-nearly = { $task }: casi correcta
event-verdict-rejected = { $task }: la respuesta no cuenta
event-verdict-pending = { $task }: pendiente de que la organización la valore
event-unreadable-decision = la decisión { $number } de la organización no se puede leer; pregunta a la organización, o usa una versión más nueva
event-other-edition = la yincana tiene una edición nueva; «questctl join» con -o la descarga
event-missing = la entrada { $sequence } de este dispositivo no está en el registro, y lo escrito después no cuenta; entrega el registro completo
event-other-writer = otro dispositivo escribe con el mismo nombre; pide un código a la organización y únete con otro --device

## SourceDocument

source-document-report = { $name }: { $remark }

## GeoJSONTexts

geo-json-fixed-files = { $files ->
        [one] { $files } archivo
       *[other] { $files } archivos
    }: { $changed } con correcciones, { $errors ->
        [one] queda { $errors } error
       *[other] quedan { $errors } errores
    }
geo-json-fixed-file = corregidos: { $fixed }, { $errors ->
        [one] queda { $errors } error
       *[other] quedan { $errors } errores
    }
geo-json-features = Features
geo-json-without-geometry = sin geometría
geo-json-positions = posiciones
geo-json-extent = extensión
geo-json-length = longitud de las líneas
geo-json-area = área de los polígonos
geo-json-properties = propiedades
geo-json-uncounted = … y otras ({ $count })
geo-json-not-in-degrees = { $count } de { $positions ->
        [one] { $positions } posición
       *[other] { $positions } posiciones
    } en unidades que no son grados, probablemente metros de una proyección; la extensión va en los números del archivo, y se omiten longitudes y áreas: reproyecta el archivo a WGS 84
geo-json-uncertain-cut = Feature { $feature }: un anillo tiene un lado de más de 180°, que puede ir por el camino largo o cruzar el antimeridiano; se ha leído según su sentido, --all-crossings lo corta en todo caso
geo-json-ambiguous-ring = advertencia: un anillo tiene un lado de más de 180°, que puede ir por el camino largo o cruzar el antimeridiano; se ha leído según su sentido: questctl geojson lint lo muestra, cut --all-crossings lo corta
geo-json-contacts-left-out = toca el área en líneas o puntos, que se omiten
geo-json-taken-count = los Features ya tienen la propiedad «{ $shown }», que --count sobrescribiría: elige otro nombre
geo-json-no-area-in-mask = { $kind } no es un área con la que recortar, y no se usa
geo-json-empty-mask = no hay ningún área con la que recortar: el archivo necesita un Polygon o MultiPolygon
geo-json-misnamed = el texto es una secuencia (RFC 8142) y se lee así, diga lo que diga el nombre; --from sequence lo indica
geo-json-misnamed-2 = hay un objeto en cada línea y el texto se lee línea a línea, diga lo que diga el nombre; dale la extensión .geojsonl, o usa --from lines
geo-json-kept-decimals = sus coordenadas no se redondean, porque el área dejaría de ser válida: pide más decimales, o simplifícala antes
geo-json-linked-part = { $path } es un enlace simbólico que llevaría fuera de la carpeta; no se ha escrito nada: elimínalo
geo-json-faulty-geometries = con geometría defectuosa
geo-json-ambiguous-features = { $count ->
        [one] { $count } Feature
       *[other] { $count } Features
    } con un anillo que se puede leer de dos formas: un lado mide más de 180°, y la extensión y el área son las que resultan de su sentido; questctl geojson lint da los detalles
geo-json-minus-advice = una condición que empieza por - se toma por una opción: pon -- delante, como en questctl geojson filter -- '-a = 3' f.geojson
geo-json-dissolved-cut = Feature { $feature }: el área se solapa o se cruza consigo misma; las partes se han disuelto en otras válidas
geo-json-further-numbers-left-out = en lo modificado se omiten los números que siguen a la altitud
geo-json-invalid-area-kept = Feature { $feature }: el área no es válida, así que sus anillos no se han invertido; se ha dejado como estaba, mira lint
geo-json-left-out = { $skipped ->
        [one] { $skipped } Feature omitido por fallos
       *[other] { $skipped } Features omitidos por fallos
    }
geo-json-lost-members = advertencia: miembros de la colección que la salida no tiene: { $list }
geo-json-feature = { $name }: { $message }
geo-json-cut-advice = lo escrito no está completo; --skip-invalid omite esos Features y continúa
geo-json-skip-advice = no se ha escrito nada; --skip-invalid omite esos Features y continúa
geo-json-left-out-part = se omite una parte sin anchura: { $geometry }
geo-json-repaired = { $count ->
        [one] { $count } Feature reparado
       *[other] { $count } Features reparados
    }, { $refused } no
geo-json-different-systems = las coordenadas están en { $system }, y las de { $first } en { $other }: pásalas antes a un mismo sistema con questctl geojson reproject
geo-json-unseen-property = advertencia: ningún Feature tiene la propiedad «{ $shown }»
geo-json-mismatched-property = advertencia: la propiedad «{ $shown }» nunca tiene el tipo con el que se compara; los números van sin comillas, los textos entre comillas simples
geo-json-split-files = { $features ->
        [one] { $features } Feature
       *[other] { $features } Features
    } en { $files ->
        [one] { $files } archivo
       *[other] { $files } archivos
    }
geo-json-too-many-files = resultarían más de { $limit } archivos; no se ha escrito nada: --max-files permite más
geo-json-existing-part = { $path } ya existe; no se ha escrito nada: indica otra carpeta, o --overwrite

## RecordedRides

track-remarks-note = { $item }: { $text }

## ReceiptTexts

receipt-no-receipts = en este archivo no hay ningún recibo; «questctl receipt» los escribe
receipt-not-a-receipt = esta línea no es un recibo
receipt-no-signed-log = ninguno de estos registros está firmado, así que no hay nada que guardar de ellos
receipt = «{ $rider }»: entrada { $sequence }, clave { $fingerprint }
receipt-more = … y { $count } más
receipt-written = { $file }: { $count ->
        [one] { $count } recibo añadido
       *[other] { $count } recibos añadidos
    }
receipt-line-agrees = «{ $rider }»: tal como se vio, hasta la entrada { $sequence }
receipt-line-rewritten = «{ $rider }»: registro reescrito { $span }; el recibo tiene otra entrada { $sequence }
receipt-line-cut-short = «{ $rider }»: registro recortado; el recibo tiene la entrada { $sequence }, y el registro termina antes
receipt-line-missing = «{ $rider }»: ningún registro está firmado con la clave del recibo, { $key }{ $has-other ->
        [true] ; el que hay aquí es otro
       *[false] {""}
    }
receipt-line-invalid = «{ $rider }»: el recibo no está firmado con su clave y no demuestra nada
receipt-span = a partir de la entrada { $since }
receipt-span-2 = a partir de una de las entradas { $since }–{ $sequence }

## RecordedTexts

recorded-merged = { $best } y { $others } son dispositivos de un mismo participante, { $rider }: donde grabaron ambos, cuenta { $best }, por ser mejor
recorded-apart = { $one } y { $other } estaban en lugares distintos a la misma hora, así que se toman por dos participantes
recorded-alike = estos tracks del mismo nombre estaban en los mismos lugares a la misma hora; si son dos dispositivos de un participante, pon los dos archivos en una carpeta, o dalos aparte con --rider
recorded-swapped = en este archivo están cambiadas la latitud y la longitud: con el otro orden el recorrido quedaría aquí; expórtalo otra vez
recorded-elsewhere = este recorrido es de otro lugar: no se acerca a menos de { $distance } de una prueba, la salida o la meta; quita el archivo, o da la yincana que le corresponde
recorded-no-ride = de los archivos de --track no queda ningún recorrido; da archivos cuyos recorridos se puedan leer
recorded-no-ride-in-file = en este archivo no hay ningún recorrido que se pueda usar
recorded-single-point = un punto no es un recorrido: exporta el recorrido entero
recorded-mismatch-apart = { $rider }: el track no coincide en el tiempo con el registro: empieza { $clock } { $seconds ->
        [true] antes
       *[false] después
    }{ $is-left-out ->
        [true] {" "}y se omite; ¿una fecha equivocada?
       *[false] ; ¿una zona horaria equivocada?
    }
recorded-mismatch-shifted = { $rider }: el track pasa por las pruebas { $clock } { $seconds ->
        [true] antes
       *[false] después
    } que el registro; ¿una zona horaria equivocada?
recorded-mismatch-left-out = { $rider }: { $count ->
        [one] se omite { $count } punto
       *[other] se omiten { $count } puntos
    } del track, más de un día antes o después del registro
recorded-mismatch-untimed = { $rider }: el track no tiene horas y se omite, porque ya hay un registro
recorded-clock = , y no sería así si su reloj marcara { $hours } { $is-ahead ->
        [true] menos
       *[false] más
    }; ¿una zona horaria equivocada?
recorded-reached-nothing = : la prueba más cercana quedó a { $distance }, y bastarían { $reach }
recorded-reached-nothing-2 = ninguna prueba alcanzada por { $names }{ $hint }
recorded-more = … y { $count ->
        [one] { $count } aviso más
       *[other] { $count } avisos más
    } de este tipo

## RideLogTexts

ride-log-decided = { $log }: entrada { $sequence }, { $digest }{ $text ->
        [none] {""}
       *[other] , sobre «{ $text }»
    }
ride-log-no-answer = Los registros no contienen ninguna respuesta de «{ $rider }» a la prueba «{ $task }».
ride-log-begun-otherwise = este registro se empezó con la clave { $key }; firma con ella, o empieza otro registro
ride-log-begun-otherwise-2 = este registro se empezó sin clave; empieza otro para firmarlo
ride-log-no-rider = Los registros no contienen al participante «{ $rider }».
ride-log-edition = { $logs ->
        [one] { $logs } registro
       *[other] { $logs } registros
    } con la edición { $digest }{ $is-own ->
        [true] , este archivo
       *[false] {""}
    }
ride-log-no-entries = No hay ninguna entrada en los registros de recorrido.
ride-log-no-entries-here = ninguna entrada de un registro de recorrido
ride-log-no-office-log = en este archivo no hay ninguna entrada de un registro de recorrido, así que no decide nada; «questctl decide» escribe el registro de la organización
ride-log-damaged-office-log = ninguna entrada de este registro está completa, así que no decide nada; busca una copia anterior
ride-log-ride-in-office = un registro dado con --office contiene { $rides }, y cuenta todo lo que hay en él: da los registros de los participantes sin --office
ride-log-unofficial-office = la yincana nombra oficiales, y un registro dado con --office no lo ha firmado ninguno de ellos; cuenta porque lo has dado tú
ride-log-no-device = --accept-device { $name }: ningún registro tiene un dispositivo con este nombre o esta huella
ride-log-no-key = --accept-device { $name }: ningún registro está firmado con esta clave{ $is-named ->
        [true] ; un dispositivo solo se llama así, lo que no demuestra nada
       *[false] {""}
    }
ride-log-not-first = --accept-device { $digest }: esta entrada no es la primera de su registro; indica el hash de la primera
ride-log-other-quests = la yincana no tiene id, así que cuentan los registros de cualquier yincana, aquí los de { $names }; dale su id a la yincana
ride-log-outside-window = { $count ->
        [one] { $count } participante empezó fuera de la ventana de salida, por { $least } o más, y su salida no cuenta
       *[other] { $count } participantes empezaron fuera de la ventana de salida, por { $least } o más, y su salida no cuenta
    }; si eso no es correcto, compara la zona horaria de la ventana en la yincana
ride-log-riders-edition = esta es una edición para participantes: aquí no se conoce lo que está sellado en ella, y las respuestas esperan a la organización; valóralas con el archivo de la organización
ride-log-foreign-log = este registro contiene { $rides }; escribe las decisiones en un registro aparte
ride-log-rides = el recorrido de { $names }
ride-log-rides-2 = los recorridos de { $names }
ride-log-no-task = la yincana no tiene la prueba «{ $task }»; hay { $known }
ride-log-unsigned-decision = nota: la yincana nombra oficiales, y esta decisión no está firmada (--key); solo cuenta donde se dé el registro con --office
ride-log-unofficial-key = nota: la yincana nombra oficiales, y esta clave no es de ninguno; la decisión solo cuenta donde se dé el registro con --office
ride-log-no-riders = la tabla de participantes no tiene a nadie
ride-log-nothing-to-compare = No hay ningún registro que comparar con los recibos: estos archivos no contienen entradas de ninguno.
ride-log-other-map = ninguna vía del mapa lleva de una prueba a otra, así que no se compara ningún ritmo con él; ¿es el mapa de ese lugar?
ride-log-nothing-to-judge = No hay ningún recorrido que valorar: los registros no contienen ninguna entrada que se pueda comprobar y que cuente.
ride-log-more-faults = … y { $count ->
        [one] { $count } fallo más
       *[other] { $count } fallos más
    } de estos tipos
ride-log-sealing = sellado

## KeyTexts

key-written = { $file }: la clave privada; no se la des a nadie y guarda una copia
key-lines = clave pública:  { $key }
key-lines-2 = huella:         { $fingerprint }
key-unofficial-edition = la yincana nombra oficiales y ninguna de sus claves firma esta edición, y se advertirá de ello a los participantes; indica con --key la clave de un oficial
key-is-there = { $file } ya existe, y una clave nunca se sobrescribe; indica otro archivo

## MapBuildTexts

map-build-no-time = «{ $text }» no es una hora: escribe fecha y hora como 2026-06-01T18:00
map-build-built = { $nodes ->
        [one] { $nodes } nodo
       *[other] { $nodes } nodos
    }, { $edges ->
        [one] { $edges } arista
       *[other] { $edges } aristas
    }, { $kilometres } km, { $turn-restrictions ->
        [one] { $turn-restrictions } restricción de giro
       *[other] { $turn-restrictions } restricciones de giro
    }, { $time } s, { $memory } MiB de memoria máxima
map-build-unkept-times-2 = guarda hasta { $most-conditions } condiciones por vía, barrera o restricción de giro
map-build-unkept-times-3 = el mapa no guarda los horarios de { $named }: { $keeps }{ $relations ->
        [true] , y ninguna de plazas y ferris
       *[false] {""}
    }; con --depart quedan igual que sin él{ $turns ->
        [true] , y las restricciones de giro valen en caso de duda
       *[false] {""}
    }
map-build-heights-missing = advertencia: los datos de elevación no tienen altitud en { $nodes } de { $nodes-2 ->
        [one] { $nodes-2 } cruce
       *[other] { $nodes-2 } cruces
    }, así que { $edges ->
        [one] { $edges } arista no tiene
       *[other] { $edges } aristas no tienen
    } altitudes; ahí cuenta la etiqueta incline. Da también las teselas contiguas
map-build-no-heights = los datos de elevación no cubren ninguna vía del mapa; da las teselas de su zona
map-builder-stage-ways = leyendo vías
map-builder-stage-nodes = leyendo nodos
map-builder-stage-network = construyendo la red

## MapTexts

map-edges = { $count ->
        [one] { $count } arista
       *[other] { $count } aristas
    }
map-sound = { $edges }, todo correcto
map-faulty = { $kinds ->
        [one] { $kinds } tipo de error
       *[other] { $kinds } tipos de errores
    }
map-unknown = desconocido
map-bounds = límites
map-nodes = nodos
map-edges-label = aristas
map-length = longitud
map-kilometres = { $number } km
map-islands = islas
map-edges-cut-off = { $count ->
        [one] { $count } arista aislada del resto
       *[other] { $count } aristas aisladas del resto
    }
map-profiles = perfiles
map-traffic = tráfico
map-side-right = por la derecha
map-side-left = por la izquierda
map-side-both = aquí por la derecha, allí por la izquierda
map-heights = altitudes
map-no-heights = ninguna; las cuestas cuentan donde la etiqueta incline las indica
map-heights-2 = de { $low } a { $high } m{ $source ->
        [none] {""}
       *[other] , fuente: { $source }
    }
map-times = horarios
map-times-2 = { $has-unkept ->
        [true] ; los de { $unkept } más no se guardan
       *[false] {""}
    }
map-times-3 = nada depende de la hora{ $more }
map-times-4 = { $streets ->
        [one] { $streets } arista
       *[other] { $streets } aristas
    } y { $turns ->
        [one] { $turns } giro o puerta
       *[other] { $turns } giros y puertas
    } dependen de la hora, para --depart{ $more }
map-built-for = construido para { $time } (map build --at)
map-places = lugares
map-places-2 = { $count } con nombre, además de las calles
map-places-3 = ninguno con nombre, salvo las calles
map-timestamp = datos de
map-source = fuente
map-digest = hash
map-program = construido por
map-size = tamaño
map-bytes = { $count } bytes
map-bad-limit = --limit debe ser 1 o más
map-metres = { $count } m
map-render-one-picture = una imagen muestra una yincana, una búsqueda o una ruta: indica una de --quest, --search y --route
map-render-few-places = una ruta necesita dos lugares --route o más
map-render-many-profiles = en una imagen se pueden comparar cuatro --profile como máximo
map-render-unknown-ending = { $output }: el nombre de la imagen debe terminar en .svg, .png o .pdf
map-render-no-area = «{ $text }» no es una zona; escribe oeste,sur,este,norte en grados, por ejemplo 9.4,47.0,9.7,47.3
map-render-tasks-outside = nota: { $count ->
        [one] { $count } prueba queda
       *[other] { $count } pruebas quedan
    } fuera de la imagen
map-render-outside = nota: la ruta para «{ $name }» queda fuera de la imagen; quita --bbox, o da la zona que la rodea
map-render-outside-2 = nota: una parte de la ruta para «{ $name }» queda fuera de la imagen
map-render-no-heights = nota: el mapa no tiene altitudes, así que la imagen no lleva su gráfico; constrúyelo con «questctl map build --elevation»
map-render-heights = nota: el mapa no conoce altitudes en la ruta para «{ $name }», que no está en el gráfico
map-render-heights-2 = nota: el mapa conoce altitudes en el { $percent } % de la ruta para «{ $name }»; el gráfico marca el resto
map-render-missing-letters = nota: ninguna fuente de este ordenador tiene { $shown }; instala una que lo tenga, o escribe SVG
map-render-size = { $width } × { $height } píxeles, { $scale } m por píxel

## MapViewTexts

map-view-missing-map-libre = falta MapLibre GL JS; descárgalo con `sh .ci/setup.sh maps`, o indica con --maplibre la carpeta de maplibre-gl.js y maplibre-gl.css
map-view-missing-map-libre-2 = { $folder }/maplibre-gl.js no es MapLibre GL JS
map-view-no-picture = no es una imagen SVG; dibuja una con questctl map render
map-view-no-folder = la página son varios archivos, que no pueden ir a `{ $name }`; indica una carpeta con --output
map-view-all-hidden = todas las pruebas de la yincana están ocultas para los participantes; no hay nada que mostrar
map-view-hidden = nota: { $count ->
        [one] se omite { $count } prueba oculta
       *[other] se omiten { $count } pruebas ocultas
    }
map-view-serving = el mapa está en { $address }; Ctrl-C termina
map-view-written = { $folder }: { $files ->
        [one] { $files } archivo, listo
       *[other] { $files } archivos, listos
    } para cualquier servidor web que sirva rangos de bytes
ground-empty = nota: las teselas no tienen agua, parques ni edificios en la zona del mapa

## TileTexts

tile-built = { $tiles ->
        [one] { $tiles } tesela
       *[other] { $tiles } teselas
    }, { $features ->
        [one] { $features } elemento
       *[other] { $features } elementos
    }, { $time } s, { $memory } MiB de memoria máxima
tile-nowhere = la yincana no tiene pruebas ni zonas, así que no se celebra en ningún lugar
tile-remarks-unbounded = nota: hay una costa, pero ningún archivo dice qué zona abarca; indícala con --bbox y se mostrará el mar
tile-remarks-broken = nota: se omite el mar, porque la costa se interrumpe dentro de la zona; ayuda un --bbox en el que la costa esté completa
tile-names-way = vía { $id }
tile-names-relation = relación { $id }
tile-names-sea = el mar
tile-builder-stage-relations = leyendo relaciones
tile-builder-stage-nodes = leyendo nodos
tile-builder-stage-ways = leyendo vías
tile-builder-stage-shapes = creando formas
tile-builder-stage-tiles = escribiendo teselas

## OutputTexts

output-warning = advertencia
output-error = error
output-note = nota: { $text }
output-would-overwrite = { $output } es uno de los archivos que se leen y se perdería; escribe en otro archivo
output-two-results = { $file } tendría que contener dos resultados, y uno se perdería; escribe cada uno en su propio archivo
output-files = { $count ->
        [one] { $count } archivo
       *[other] { $count } archivos
    }
output-findings = { $errors ->
        [one] { $errors } error
       *[other] { $errors } errores
    }, { $warnings ->
        [one] { $warnings } advertencia
       *[other] { $warnings } advertencias
    }
output-given-twice = { $option } se indica más de una vez; solo cuenta una, así que quita las demás

## PlanTexts

plan-inseparable-team = en esta yincana los miembros de un equipo tienen que estar juntos en cada prueba, así que un equipo no puede dividirse; quita --team-size
plan-out-of-time = no se puede llegar a meta a tiempo ni aun sin más pruebas; da un --time-limit mayor o un --elapsed menor
plan-out-of-time-2 = { $classes }: { $out-of-time }
plan-bad-moment = --at es un momento como 2026-05-09T10:00+02:00
plan-departure-zone = las pruebas tienen un horario de reloj, así que --depart necesita su diferencia con UTC, como 2026-05-09T10:00+02:00
plan-no-start-time = nota: las pruebas tienen un horario de reloj y la yincana no tiene hora de salida; indica con --at cuándo empieza el recorrido
plan-no-start = la yincana no tiene salida; indica dónde está el participante, por ejemplo --from 61.4026,55.1599
plan-unknown-task = la yincana no tiene la prueba «{ $name }»; indica las pruebas por su identificador o por su número, de 1 a { $count }
plan-bad-pace = --pace es un número como 1.2
plan-bad-effort = --effort es un número de segundos, 600 como máximo
plan-bad-team-size = --team-size va de 1 a 50
plan-no-table = --riders es una tabla de participantes, como riders.csv; para un equipo que se reparte las pruebas, usa --team-size 2
plan-several-plans = -o admite un solo plan, y las categorías de los participantes tienen varios; quita --riders o -o
reached-tasks-unreachable = nota: estas pruebas no están cerca de ninguna vía del mapa, o ningún camino sin cortes ni zonas prohibidas lleva hasta ellas y de allí a la meta, o requieren otras de estas: { $names }
reached-tasks-no-task-reachable = en este mapa no se puede llegar a ninguna prueba de la yincana; ¿es el mapa de ese lugar? «questctl validate --map» dice qué falla en cada una

## PrintCommandTexts

print-command-not-pdf = se imprime en archivos PDF: haz que el nombre de { $output } termine en .pdf
print-command-needs = --parts { $part } necesita { $option }
print-command-needs-logs = --parts results necesita registros de recorrido: indícalos después de la yincana
print-command-unused-log = { $log } no se leería: los registros de recorrido son para --parts results
print-command-unused-address = --join-url y --page-url son para --parts codes
print-command-unused-scale = --scale, --orientation, --overlap y --tiles son para un mapa: indica uno con --map
print-command-no-address = { $text } no es la dirección de una página; escríbela completa, como https://quest.example/e/spring
print-command-address-of-task = { $text } ya lleva a una prueba; da en --page-url la página de la yincana, y cada código recibe su propia prueba
print-command-all-off-map = ninguna prueba está en este mapa; ¿es el mapa de otro lugar?
print-command-off-map = { $count ->
        [one] { $count } prueba está
       *[other] { $count } pruebas están
    } fuera del mapa, donde no se dibujan vías: { $numbers }
print-command-start = la salida
print-command-finish = la meta
print-command-off-map-2 = { $name } está fuera del mapa, donde no se dibujan vías
print-command-left-out = { $count ->
        [one] se omite { $count } prueba oculta
       *[other] se omiten { $count } pruebas ocultas
    }; --for organiser las imprime todas
print-command-missing-letters = nota: ninguna fuente de este ordenador tiene { $shown }; instala una que lo tenga
print-command-sealed-answers = nota: { $count ->
        [one] { $count } respuesta está sellada en este archivo y no se imprime
       *[other] { $count } respuestas están selladas en este archivo y no se imprimen
    }; imprime el archivo del que salió el sellado
print-command-times-in-utc = nota: las horas en papel van en UTC, porque ninguna de la yincana está escrita con la hora local; escríbelas como 2026-06-06T10:00+05:00
print-command-summary = { $pages ->
        [one] { $pages } página
       *[other] { $pages } páginas
    }
print-command-summary-2 = { $count }, el mapa a 1:{ $scale } en { $sheets ->
        [one] { $sheets } hoja
       *[other] { $sheets } hojas
    }

## ValidateTexts

validate-neighbours = nota: prueba { $number }, «{ $name }»: a una errata de la respuesta están { $words }
validate-denied = { $count ->
        [one] { $count } palabra escrita
       *[other] { $count } palabras escritas
    } en deny
validate-no-dictionary = questctl: nota: no hay instalado ningún diccionario de hunspell (en_GB, en_US, ru_RU); no se deniega ninguna palabra
validate-count = { $errors ->
        [one] { $errors } error
       *[other] { $errors } errores
    }, { $warnings ->
        [one] { $warnings } advertencia
       *[other] { $warnings } advertencias
    }
answer-command-task = Prueba { $number }, «{ $name }»
answer-command-task-2 = ; nunca: { $denied }
answer-command-no-task = no existe la prueba «{ $name }»; hay { $known }
answer-command-no-answer = la prueba { $number }, «{ $name }», no pide respuesta: basta con estar allí

## RoutingTexts

routing-bad-resolution = --resolution va de 1 a 1000 metros
routing-no-limit = indica hasta dónde: --minutes o --metres, por ejemplo --minutes 5,10,15
routing-bad-limits = «{ $text }»: escribe de uno a veinte números mayores que 0, separados por comas, por ejemplo 5,10,15
routing-log-without-track = un registro de recorrido no contiene un track; da el recorrido como GPX, TCX, FIT o GeoJSON con horas
routing-off-the-map = el track queda fuera de este mapa; «questctl map info» dice qué zona abarca, «questctl map build» hace otro
routing-no-roads = por donde va el track no pasa ninguna vía de este mapa; ¿es el recorrido que quieres, y es reciente el mapa?
routing-no-points = en este archivo no hay ningún Point; los lugares de la tabla son Features con un Point
routing-no-places = indica qué lugares: --points o --quest
routing-city = por la ciudad a ritmo tranquilo
routing-touring = un día de ruta: itinerarios señalizados y vías tranquilas
routing-road = bici de carretera: vías de buen firme
routing-calm = lejos de los coches, aun dando rodeos largos
routing-off-road = caminos y senderos antes que carreteras
routing-family = con niños en sus propias bicis
routing-avoiding-hills = evitar cuestas: como city, pero rodeando las subidas si no alarga mucho; necesita un mapa con altitudes (map build --elevation)
routing-no-alternative = nota: no hay una buena alternativa: todos los demás caminos son mucho más largos, o casi el mismo
routing-no-room-for-cues = una polilínea codificada no tiene sitio para indicaciones; quita --cues o elige otro --format
routing-loop-without-costs = --explain cuenta por qué la ruta más barata es esta; una --loop se elige por su longitud
routing-no-room-for-costs = --explain se usa con --format text, sin --cues, y con --format json
routing-bad-alternatives = --alternatives va de 0 a 9
routing-several-stops = --alternatives se buscan entre dos lugares; quita los demás y --round-trip
routing-too-few-places = una ruta necesita al menos dos lugares, por ejemplo 61.4026,55.1599 61.3353,55.1541
routing-incomplete-search = una búsqueda se dibuja de --search a --to; indica ambos, por ejemplo --search 61.4026,55.1599 --to 61.3353,55.1541
routing-unknown-algorithm = no existe el algoritmo «{ $algorithm }»; hay { $known }
routing-heading-without-loop = --heading dice hacia dónde lleva una ruta circular; añade --loop 40km
routing-loop-from-one-place = una ruta circular (--loop) empieza y termina en un mismo lugar: escribe solo ese, y quita --round-trip
routing-no-other-loop = nota: no hay otra ruta circular lo bastante distinta
routing-bad-loop-length = «{ $text }» no es la longitud de una ruta circular; escribe de 100m a 1000km, por ejemplo 40km
routing-bad-heading = «{ $text }» no es una dirección; escribe N, NE, E, SE, S, SW, W, NW o grados de 0 a 360
routing-loop = ruta circular de { $length }, el { $percent } % se recorre dos veces

## SimulateTexts

simulate-tiles-without-page = --tiles es para el mapa de la página: indica también --report
simulate-about-events = csv y los informes son sobre eventos; indica --riders o --track
simulate-recorded-and-invented = los recorridos grabados no son inventados; quita --track o --riders
simulate-seed-of-recorded = --seed es para participantes inventados, y --track reproduce recorridos grabados; quita uno
simulate-together-without-track = --together es para recorridos grabados; indica --track
simulate-rider-of-event = --rider indica un solo recorrido, y los participantes de un evento tienen números; quita --rider o --riders
simulate-key-of-one-ride = --key firma el recorrido de un solo participante inventado; quita --track y --riders
simulate-key-without-log = --key firma el registro de recorrido; indica con --log dónde escribirlo
simulate-class-of-one-ride = --class es para participantes inventados, y un participante tiene una sola categoría; indica --riders, o un solo --class sin --track
simulate-signed-event = --signed es para los registros de un evento; indica --riders y --log
simulate-closing-time-without-closure = --avoid-from dice cuándo se cortan las vías, y --avoid cuáles; indica --avoid
simulate-riders-edition = esta es una edición para participantes: aquí no se conoce lo que está sellado en ella; simula el archivo de la organización
simulate-no-start = la yincana no tiene salida; los participantes salen de su primera prueba
simulate-not-started = { $count ->
        [one] { $count } recorrido grabado queda
       *[other] { $count } recorridos grabados quedan
    } fuera de la ventana de salida de la yincana; --together hace que los recorridos de otros días empiecen cuando se abre
simulate-starts-apart = los recorridos empiezan con más de un día de diferencia; --together hace que empiecen a la vez
simulate-progress = { $home } de { $parties } en meta, { $rate } h recorridas por segundo{ $left ->
        [none] {""}
       *[other] , quedan { $left }
    }
event-option-unknown-class = la yincana no tiene categorías con reglas de salida propias; quita --class
event-option-unknown-class-2 = la yincana no tiene la categoría «{ $name }» con reglas de salida propias; hay { $joined }
event-option-for-invented-riders = --team-size, --start, --weather, --judging-time y --avoid-from son para eventos; indica --riders o --field
event-option-bad-numbers = --riders, o riders de --field, va de 1 a 100000; --team-size, de 1 a 50; --start-interval, de 0 a 86400
event-option-no-riders = la descripción de los participantes no dice cuántos son; añádele "riders", o indica --riders
event-option-empty-table = la tabla de participantes no tiene a nadie
event-option-riders-alone = la yincana es solo individual; quita --team-size, o pon "teams" en la yincana
event-option-wrong-team-size = un equipo de la yincana tiene { $allowed } participantes, no { $team-size }; elige otro --team-size
event-option-incomplete-team = { $riders } participantes en equipos de { $team-size } dejan { $last ->
        [one] { $last } suelto
       *[other] { $last } sueltos
    }, y un equipo de la yincana tiene { $allowed }; elige otro --riders
event-option-of-table = una tabla de participantes ya tiene sus equipos y categorías; quita --team-size y --class

## map-build-note

map-build-note = nota: { $text }
map-build-note-signals = { $barriers ->
        [one] { $barriers } barrera
       *[other] { $barriers } barreras
    }, de ellas { $closed-barriers ->
        [one] { $closed-barriers } cerrada
       *[other] { $closed-barriers } cerradas
    }; { $signals ->
        [one] { $signals } nodo
       *[other] { $signals } nodos
    } con semáforo; { $route-ways ->
        [one] { $route-ways } vía
       *[other] { $route-ways } vías
    } en itinerarios señalizados; { $islands } % de las aristas aisladas del resto
map-build-note-timed-ways = { $timed-ways ->
        [one] { $timed-ways } vía
       *[other] { $timed-ways } vías
    }, { $timed-barriers ->
        [one] { $timed-barriers } barrera
       *[other] { $timed-barriers } barreras
    } y { $timed-turn-restrictions ->
        [one] { $timed-turn-restrictions } restricción de giro
       *[other] { $timed-turn-restrictions } restricciones de giro
    } que dependen de la hora; las rutas con --depart las toman como estén en ese momento
map-build-note-places = { $places ->
        [one] { $places } lugar con nombre guardado
       *[other] { $places } lugares con nombre guardados
    } además de las calles, para buscarlos por el nombre
map-build-note-missing-nodes = { $missing-nodes ->
        [one] { $missing-nodes } punto
       *[other] { $missing-nodes } puntos
    } donde una vía nombra un nodo que el archivo no tiene; { $ways-across-edge ->
        [one] { $ways-across-edge } vía cortada
       *[other] { $ways-across-edge } vías cortadas
    } allí, casi siempre en el borde del extracto, { $ways-without-nodes ->
        [one] { $ways-without-nodes } vía omitida
       *[other] { $ways-without-nodes } vías omitidas
    } por completo
map-build-note-repeated-ways = { $repeated-ways ->
        [one] { $repeated-ways } vía omitida, con un id que ya había aparecido
       *[other] { $repeated-ways } vías omitidas, con un id que ya había aparecido
    }
map-build-note-repeated-nodes = { $repeated-nodes ->
        [one] { $repeated-nodes } nodo omitido, con un id que ya había aparecido
       *[other] { $repeated-nodes } nodos omitidos, con un id que ya había aparecido
    }
map-build-note-differing-elements = { $differing-elements ->
        [one] { $differing-elements } elemento difiere
       *[other] { $differing-elements } elementos difieren
    } de un archivo a otro; { $undated-files ->
        [0] cuentan los del más nuevo
       *[other] { $undecided-elements ->
            [0] cuenta la versión más nueva de cada uno
           *[other] cuenta la versión más nueva de cada uno, pero en { $undecided-elements ->
                [one] { $undecided-elements } caso
               *[other] { $undecided-elements } casos
            } ningún archivo dice cuál es, así que pueden haberse tomado otras más antiguas
        }
    }
map-build-note-nodes-at-zero = { $nodes-at-zero ->
        [one] { $nodes-at-zero } nodo
       *[other] { $nodes-at-zero } nodos
    } de vías en 0° N 0° E, muy probablemente de lugar desconocido
map-build-note-unclear-turn-restrictions = { $unclear-turn-restrictions ->
        [one] { $unclear-turn-restrictions } restricción de giro omitida
       *[other] { $unclear-turn-restrictions } restricciones de giro omitidas
    }, porque las vías indicadas no se tocan, o no se puede circular así por ellas
map-build-note-leaps = { $leaps ->
        [one] { $leaps } punto
       *[other] { $leaps } puntos
    } donde una vía salta más de 50 km hasta un nodo perdido; allí se corta

## tile-note

tile-note = nota: { $text }
tile-note-broken-relations = { $broken-relations ->
        [one] { $broken-relations } área omitida
       *[other] { $broken-relations } áreas omitidas
    }, porque las vías de la relación no se cierran en anillos ({ $ids })
tile-note-incomplete-relations = { $incomplete-relations ->
        [one] { $incomplete-relations } área omitida
       *[other] { $incomplete-relations } áreas omitidas
    }, porque el archivo no tiene todas las vías de la relación, casi siempre en el borde del extracto
tile-note-missing-nodes = { $missing-nodes ->
        [one] { $missing-nodes } punto
       *[other] { $missing-nodes } puntos
    } donde una vía nombra un nodo que el archivo no tiene; { $ways-across-edge ->
        [one] { $ways-across-edge } vía cortada
       *[other] { $ways-across-edge } vías cortadas
    } allí, { $ways-without-nodes ->
        [one] { $ways-without-nodes } vía omitida
       *[other] { $ways-without-nodes } vías omitidas
    } por completo
tile-note-open-areas = { $open-areas ->
        [one] { $open-areas } área omitida
       *[other] { $open-areas } áreas omitidas
    }, porque el archivo no tiene todos los nodos de la vía
tile-note-tangled-areas = { $tangled-areas ->
        [one] { $tangled-areas } área omitida
       *[other] { $tangled-areas } áreas omitidas
    }, porque las líneas se cruzan decenas de miles de veces dentro de una tesela ({ $names }); corrige los datos
tile-note-oversized-shapes = { $oversized-shapes ->
        [one] { $oversized-shapes } línea o área omitida en los zooms más profundos, donde ocupa
       *[other] { $oversized-shapes } líneas y áreas omitidas en los zooms más profundos, donde ocupan
    } más de un millón de teselas ({ $names }); ayuda --bbox o --max-zoom
tile-note-repeated-nodes = { $repeated-nodes ->
        [one] { $repeated-nodes } nodo omitido, con un id que ya había aparecido
       *[other] { $repeated-nodes } nodos omitidos, con un id que ya había aparecido
    }
recorded-clock-of-ride = { $rider }: el recorrido empieza { $miss } { $is-early ->
        [true] antes de que se abra la salida
       *[false] después de que se cierre la salida
    }{ $reason ->
        [none] ; ¿una fecha equivocada?
       *[other] { $reason }
    } --together hace que empiece cuando empieza la yincana
reached-tasks-without-class = sin categoría
print-command-cut = nota: { $count ->
        [one] { $count } texto es demasiado largo para el papel y se corta
       *[other] { $count } textos son demasiado largos para el papel y se cortan
    }: { $texts }{ $more }; { $count ->
        [1] acórtalo
       *[other] acórtalos
    }
print-command-cut-text = «{ $text }» en la página { $page } del archivo
print-command-crowded = nota: { $count ->
        [one] { $count } número no cabe
       *[other] { $count } números no caben
    } junto a los círculos: { $pages }; imprime con una --scale mayor o en un --paper más grande
print-command-crowded-page = en la página { $page } del archivo { $numbers }
validate-summary = { $title ->
        [none] {""}
       *[other] «{ $title }»,{" "}
    }{ $tasks ->
        [one] { $tasks } prueba
       *[other] { $tasks } pruebas
    }, { $points }, { $findings }
answer-command-accepted = { $heading }; correctas: { $accepted }{ $denies }
geo-json-projected = las coordenadas no son longitud y latitud: el miembro «crs» dice { $system ->
        [none] algo desconocido
       *[other] { $system }
    }; ejecuta antes questctl geojson reproject
map-build-unkept-ways = { $count ->
        [one] { $count } vía
       *[other] { $count } vías
    } ({ $ids })
map-build-unkept-relations = { $count ->
        [one] { $count } plaza o ferri
       *[other] { $count } plazas o ferris
    } ({ $ids })
map-build-unkept-barriers = { $count ->
        [one] { $count } barrera
       *[other] { $count } barreras
    } ({ $ids })
map-build-unkept-turn-restrictions = { $count ->
        [one] { $count } restricción de giro
       *[other] { $count } restricciones de giro
    } ({ $ids })
