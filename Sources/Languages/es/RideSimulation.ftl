## EventTexts

event-solved-note = resueltas: por cuántos de aquellos cuyas respuestas se conocen; un track solo no las indica
event-arrivals-note = Primera, Mediana: cuándo llegó a una prueba el primer participante y cuándo la mitad de los que llegaron, desde la salida del primero
event-columns = N.º
event-columns-2 = Prueba
event-columns-3 = Puntos
event-columns-4 = Justo
event-columns-5 = Llegaron
event-columns-6 = Resuelta
event-columns-7 = Primera
event-columns-8 = Mediana
event-columns-9 = Cola
event-columns-10 = Espera
event-not-started = , { $count } sin salir
event-contestants = { $contestants ->
        [one] { $contestants } participante
       *[other] { $contestants } participantes
    }, { $home } en meta, { $in-time } a tiempo ({ $percent } %), { $solved-all } con todo resuelto{ $refused }
event-ride-times = tiempos de recorrido: { $quickest } (el más rápido), { $median } (mediana), { $slowest } (el más lento), cada uno desde su salida
event-points = puntos: { $least } (mínimo), { $median } (mediana), { $most } (máximo)
event-stops = { $gave-up ->
        [one] { $gave-up } abandono
       *[other] { $gave-up } abandonos
    }; { $punctures ->
        [one] { $punctures } pinchazo
       *[other] { $punctures } pinchazos
    }, { $breaks ->
        [one] { $breaks } descanso
       *[other] { $breaks } descansos
    }
event-flagged = por revisar: { $rides ->
        [one] { $rides } recorrido
       *[other] { $rides } recorridos
    } con alertas del árbitro
advice-time-for-all = todas las pruebas le llevan { $quick } a un participante rápido, { $middling } a uno medio y { $slow } a uno lento
advice-only-the-quick = en { $limit } solo los rápidos pueden resolverlo todo
advice-unreachable = ninguna vía lleva hasta { $names }, o ninguna de vuelta, o requieren pruebas así
advice-too-far = nadie puede ir hasta { $names } y llegar a meta a tiempo
advice-not-worth-it = no compensa el rodeo con este tiempo, y con cuántos puntos más compensaría: { $names }
advice-detour = { $name } (+{ $points })
advice-long-line = los participantes esperaron { $wait } de media en { $name }: allí ayudaría más gente de la organización, no más puntos
advice-too-hard = solo { $solved } de los { $looked } que buscaron la respuesta la encontraron en { $name }: le hace falta una pista, o una pregunta más clara
advice-line-too-long = en { $name } la cola resultó demasiado larga para { $count }, que siguieron adelante; pon allí más gente a valorar
event-counts-wrong-turns = { $count ->
        [one] { $count } desvío equivocado
       *[other] { $count } desvíos equivocados
    }
event-counts-reroutes = { $count ->
        [one] { $count } ruta recalculada
       *[other] { $count } rutas recalculadas
    }
event-counts-fixes = { $count ->
        [one] { $count } posición
       *[other] { $count } posiciones
    }
event-counts-refused-fixes = { $count ->
        [one] { $count } descartada
       *[other] { $count } descartadas
    }
timeline-start = salida
timeline-finish = meta
timeline-wrong-turn = toma un desvío equivocado
timeline-new-route = ruta nueva
timeline-end-of-route = fin de la ruta
timeline-reaches = llega a
timeline-hint-taken = pide una pista
timeline-given-up = saltada
timeline-answer-shown = ve la respuesta
timeline-enters-zone = entra en la zona
timeline-leaves-zone = sale de la zona
timeline-worth-a-look = por revisar
timeline-broken-off = el recorrido se interrumpe
timeline-off-route = fuera de la ruta, a { $distance }
timeline-answer = respuesta «{ $answer }»
timeline-unknown-task = prueba { $id }
timeline-zone = «{ $name }»
timeline-ridden = { $length } recorridos

## FieldTexts

field-object = se espera un objeto entre llaves
field-no-strategy = da a una estrategia al menos un peso mayor que 0
field-range = se espera una lista con el número menor y el mayor, de { $least } a { $most }
field-number = se espera un número de { $least } a { $most }
field-count = se espera un número entero de { $lower-bound } a { $upper-bound }
field-unknown = ese miembro no existe; se conocen { $joined }
field-located = línea { $line }, columna { $column }: { $path }{ $text }

## QuestOnMapTexts

quest-on-map-off-the-map-title = lugar fuera del mapa
quest-on-map-unreachable-title = prueba sin camino de ida o de vuelta
quest-on-map-behind-zone-title = prueba a la que solo se llega por una zona prohibida
quest-on-map-role-title = papel mal escrito
quest-on-map-end = { $is-start ->
        [true] la salida
       *[false] la meta
    } no se puede usar en este mapa: { $why }
quest-on-map-role = el papel «{ $word }» no se lee como { $role }; escribe "{ $role }", en minúsculas
advice-task = { $number } «{ $name }»
timeline-task = prueba { $number } «{ $name }»
quest-on-map-task = no se puede llegar a la prueba { $number } «{ $name }» en este mapa: { $why }
quest-on-map-unreachable = ninguna vía lleva de la salida a la prueba { $number } «{ $name }», o ninguna de vuelta; muévela, o mira si la aísla un puente o un corte
quest-on-map-never-opens = la prueba { $number } «{ $name }» nunca se abre: en este mapa se puede llegar a muy pocas de las pruebas que requiere
quest-on-map-behind-zone = quien evita las zonas prohibidas no puede llegar a la prueba { $number } «{ $name }», o no puede volver; muévela, o abre un paso en la zona
quest-on-map-start-as-task = «{ $name }» es una prueba, y la yincana no tiene salida; si los participantes salen de allí, ponle "role": "start"
