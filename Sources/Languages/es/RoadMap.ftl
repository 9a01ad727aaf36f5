## MapFileError

map-file-error-not-a-map = no es un mapa de VeloQuest; construye uno con: questctl map build city.osm.pbf -o city.vqmap
map-file-error-newer-version = la versión { $found } del formato de mapa es más nueva que la que entiende este programa ({ $supported }); actualiza el programa o construye el mapa otra vez
map-file-error-older-version = la versión { $found } del formato de mapa es más antigua que la que lee este programa ({ $supported }); construye el mapa otra vez con: questctl map build
map-file-error-wrong-size = el mapa debería tener { $expected } bytes y tiene { $found }; copia el archivo otra vez o construye el mapa de nuevo
map-file-error-damaged = el mapa está dañado (sección { $part }); copia el archivo otra vez o construye el mapa de nuevo

## MapFinding

map-finding = { $count ->
        [one] { $count } arista
       *[other] { $count } aristas
    }
map-finding-2 = primera: arista { $first }{ $way ->
        [none] {""}
       *[other] {" "}de la vía { $way }
    }
map-finding-checksum = sección { $section }: los bytes no son los que se escribieron; copia el archivo otra vez o construye el mapa de nuevo
map-finding-structure = sección { $section }: el valor { $first } contradice el resto del mapa; construye el mapa otra vez
map-finding-bounds = fuera de los límites que indica el mapa: { $edges } ({ $edge })
map-finding-length = longitud y geometría no coinciden: { $edges } ({ $edge })
map-finding-3 = UTF-8 no válido: { $count ->
        [one] { $count } nombre
       *[other] { $count } nombres
    } (primero: nombre { $first })
map-finding-index = el índice espacial es incorrecto, así que no se encuentran vías: { $count ->
        [one] { $count } caja
       *[other] { $count } cajas
    } (primera: caja { $first })
map-finding-arcs = los sentidos permitidos y los arcos no coinciden: { $edges } ({ $edge })
map-finding-islands = mal marcadas como externas o internas a la componente mayor: { $edges } ({ $edge })
map-finding-condition = no leídas como horarios, así que lo que depende de ellas queda cerrado: { $count ->
        [one] { $count } condición
       *[other] { $count } condiciones
    } (primera: condición { $first }); construye el mapa otra vez
map-finding-standing = aristas dependientes de la hora que no son lo que dice su tabla de decisión: { $edges } (primera: fila { $first }); construye el mapa otra vez
map-finding-turns = los giros no son tan evidentes como dice el mapa, así que faltan indicaciones: { $count ->
        [one] { $count } valor
       *[other] { $count } valores
    } (primero: valor { $first }); construye el mapa otra vez
map-finding-attribution = el mapa no nombra a quién atribuir sus datos; constrúyelo otra vez

## FoundPlace

found-place-label = { $name } ({ $word })
found-place-label-with-kind = { $name } ({ $word })

## PlaceKind+Word

place-kind-word = lugar
place-kind-street = calle
place-kind-words = ciudad
place-kind-words-2 = población
place-kind-words-3 = pueblo
place-kind-words-4 = aldea
place-kind-words-5 = barrio
place-kind-words-6 = paraje
place-kind-words-7 = granja
place-kind-words-8 = isla
place-kind-words-9 = plaza
place-kind-words-10 = estación
place-kind-words-11 = estación de autobuses
place-kind-words-12 = terminal de ferri
place-kind-words-13 = castillo
place-kind-words-14 = monumento
place-kind-words-15 = ruinas
place-kind-words-16 = yacimiento arqueológico
place-kind-words-17 = lugar histórico
place-kind-words-18 = museo
place-kind-words-19 = galería de arte
place-kind-words-20 = lugar de interés
place-kind-words-21 = obra de arte
place-kind-words-22 = mirador
place-kind-words-23 = zoo
place-kind-words-24 = parque temático
place-kind-words-25 = merendero
place-kind-words-26 = información
place-kind-words-27 = hotel
place-kind-words-28 = camping
place-kind-words-29 = refugio
place-kind-words-30 = parque
place-kind-words-31 = jardín
place-kind-words-32 = reserva natural
place-kind-words-33 = parque infantil
place-kind-words-34 = polideportivo
place-kind-words-35 = estadio
place-kind-words-36 = pista deportiva
place-kind-words-37 = piscina
place-kind-words-38 = puerto deportivo
place-kind-words-39 = ocio
place-kind-words-40 = cumbre
place-kind-words-41 = collado
place-kind-words-42 = agua
place-kind-words-43 = manantial
place-kind-words-44 = playa
place-kind-words-45 = bosque
place-kind-words-46 = cueva
place-kind-words-47 = glaciar
place-kind-words-48 = acantilado
place-kind-words-49 = roca
place-kind-words-50 = árbol
place-kind-words-51 = elemento natural
place-kind-words-52 = torre
place-kind-words-53 = molino
place-kind-words-54 = faro
place-kind-words-55 = puente
place-kind-words-56 = embarcadero
place-kind-words-57 = fábrica
place-kind-words-58 = cruz de camino
place-kind-words-59 = construcción
place-kind-words-60 = ayuntamiento
place-kind-words-61 = escuela
place-kind-words-62 = escuela infantil
place-kind-words-63 = universidad
place-kind-words-64 = biblioteca
place-kind-words-65 = hospital
place-kind-words-66 = consultorio médico
place-kind-words-67 = farmacia
place-kind-words-68 = policía
place-kind-words-69 = parque de bomberos
place-kind-words-70 = oficina de correos
place-kind-words-71 = banco
place-kind-words-72 = lugar de culto
place-kind-words-73 = cementerio
place-kind-words-74 = centro cívico
place-kind-words-75 = teatro
place-kind-words-76 = cine
place-kind-words-77 = centro cultural
place-kind-words-78 = mercado
place-kind-words-79 = fuente
place-kind-words-80 = aseos
place-kind-words-81 = agua potable
place-kind-words-82 = aparcabicis
place-kind-words-83 = aparcamiento
place-kind-words-84 = gasolinera
place-kind-words-85 = servicio público
place-kind-words-86 = restaurante
place-kind-words-87 = cafetería
place-kind-words-88 = bar
place-kind-words-89 = comida rápida
place-kind-words-90 = heladería
place-kind-words-91 = supermercado
place-kind-words-92 = panadería
place-kind-words-93 = tienda de bicis
place-kind-words-94 = tienda
place-kind-words-95 = edificio

## PlaceSearchTexts

place-search-unknown = ninguna calle ni lugar de este mapa se llama «{ $text }»{ $names ->
        [none] {""}
       *[other] ; nombres parecidos: { $names }
    }
place-search-ambiguous = {"\u000A"}  { $place }  { $label }
place-search-ambiguous-2 = , o su nombre con el tipo
place-search-name = «{ $name }»
place-search-several = «{ $text }» puede ser varios lugares; escribe las coordenadas del que quieres decir{ $has-kinds ->
        [true] { place-search-ambiguous-2 }
       *[false] {""}
    }:{ $lines }{ $is-cut ->
        [true] {"\u000A"}{"  "}…
       *[false] {""}
    }
