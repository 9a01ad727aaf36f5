## CompassPoint

compass-point-north = norte
compass-point-north-east = noreste
compass-point-east = este
compass-point-south-east = sureste
compass-point-south = sur
compass-point-south-west = suroeste
compass-point-west = oeste
compass-point-north-west = noroeste

## Cue

cue-announcement = llegarás a tu destino
cue-phrase-dismount = bájate de la bici y camina unos metros
cue-phrase-lift = pasa la bici por encima del obstáculo
cue-phrase-arrive = has llegado a tu destino
cue-roundabout = entra en la rotonda
relation-steps = empuja la bici por la rampa de las escaleras
relation-steps-2 = carga con la bici por las escaleras

## MatchReport

match-report-text = { $what }: { $distance }

## CostTexts

cost-length = longitud
cost-sum = suma
cost-street = calle
cost-whole = en total
cost-unit = Lo que cuesta cada parte, en segundos:
cost-head-base = base
cost-head-road-class = clase
cost-head-traffic = tráfico
cost-head-lighting = luz
cost-head-bicycle-route = ruta
cost-head-destination-only = acceso
cost-head-surface = firme
cost-head-pushing = a pie
cost-head-slope = cuestas
cost-head-rules = reglas
cost-head-crossings = cruces
cost-head-signals = semáforos
cost-head-barriers = barreras
cost-head-turns = giros

## MatchTexts

match-off-network = fuera de la red
match-gap = hueco
match-whole = { $distance }{ $time ->
        [none] {""}
       *[other] , { $time }
    }, el { $percent } % por vías del mapa
match-quality = calidad { $quality } de 1; posiciones: { $fixes }, descartadas: { $refused }
match-place = , desde { $east },{ $north }
match-moment = , { $moment }

## RouteTexts

route-reach = { $limit }: { $length } de vías
route = ruta { $number }
route-heights-known = altitudes conocidas en el { $percent } % de la ruta
route-climb = { $ascent } m de subida, { $descent } m de bajada, pendiente máxima del { $percent } %
route-no-name = (sin nombre)
route-kilometres = { $number } km
route-leg = tramo { $number }
cue-continue = sigue recto
cue-slight-left = gira ligeramente a la izquierda
cue-left = gira a la izquierda
cue-sharp-left = haz un giro cerrado a la izquierda
cue-slight-right = gira ligeramente a la derecha
cue-right = gira a la derecha
cue-sharp-right = haz un giro cerrado a la derecha
cue-keep-left = mantente a la izquierda
cue-keep-right = mantente a la derecha
cue-push = bájate y empuja la bici
cue-ride = vuelve a pedalear
cue-sentence = { CAPITALIZE($text) }
cue-now = Ahora, { $cue }
cue-ahead = En { $distance }, { $cue }
cue-depart = avanza{ $direction ->
        [none] {""}
       *[other] {" "}hacia el { $direction }
    }
cue-u-turn = da media vuelta
cue-exit = en la rotonda, toma la { $exit ->
        [1] primera salida
        [2] segunda salida
        [3] tercera salida
        [4] cuarta salida
        [5] quinta salida
        [6] sexta salida
       *[other] salida { $exit }
    }
cue-action = { $action }{ $mode ->
        [push] {" "}y empuja la bici
        [ride] {" "}y vuelve a pedalear
       *[none] {""}
    }
cue-onto-way = { $action } por { $way }{ $mode ->
        [push] {" "}y empuja la bici
        [ride] {" "}y vuelve a pedalear
       *[none] {""}
    }
cue-along-way = { $action } por { $way }{ $mode ->
        [push] {" "}y empuja la bici
        [ride] {" "}y vuelve a pedalear
       *[none] {""}
    }
cue-stay-on-name = { $action } para continuar por { $name }{ $mode ->
        [push] {" "}y empuja la bici
        [ride] {" "}y vuelve a pedalear
       *[none] {""}
    }
cue-into-name = { $action } hacia { $name }{ $mode ->
        [push] {" "}y empuja la bici
        [ride] {" "}y vuelve a pedalear
       *[none] {""}
    }
cue-on-name = { $action } por { $name }{ $mode ->
        [push] {" "}y empuja la bici
        [ride] {" "}y vuelve a pedalear
       *[none] {""}
    }
cue-ferry = toma el ferri{ $name ->
        [none] {""}
       *[other] : { $name }
    }
cue-leave-ferry = baja del ferri{ $name ->
        [none] {""}
       *[other] : { $name }
    }
way-main-road = la vía principal
way-road = la carretera
way-street = la calle
way-service = la vía de servicio
way-cycleway = el carril bici
way-track = el camino
way-path = el sendero
way-footway = la senda peatonal
way-pedestrian = la calle peatonal
way-bridleway = el camino de herradura
way-steps = las escaleras
way-ramp = las escaleras con rampa
way-ferry = el ferri
