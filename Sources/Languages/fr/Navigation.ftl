## CompassPoint

compass-point-north = le nord
compass-point-north-east = le nord-est
compass-point-east = l’est
compass-point-south-east = le sud-est
compass-point-south = le sud
compass-point-south-west = le sud-ouest
compass-point-west = l’ouest
compass-point-north-west = le nord-ouest

## Cue

cue-announcement = tu seras à destination
cue-phrase-dismount = descends et pousse ton vélo sur quelques mètres
cue-phrase-lift = porte ton vélo par-dessus l’obstacle
cue-phrase-arrive = tu es à destination
cue-roundabout = entre dans le rond-point
relation-steps = pousse ton vélo sur la rampe de l’escalier
relation-steps-2 = porte ton vélo dans l’escalier

## MatchReport

match-report-text = { $what } : { $distance }

## CostTexts

cost-length = longueur
cost-sum = total
cost-street = rue
cost-whole = en tout
cost-unit = Ce que coûte chaque partie, en secondes :
cost-head-base = base
cost-head-road-class = type
cost-head-traffic = trafic
cost-head-lighting = lumière
cost-head-bicycle-route = balisage
cost-head-destination-only = accès
cost-head-surface = revêtement
cost-head-pushing = à pied
cost-head-slope = pente
cost-head-rules = règles
cost-head-crossings = traversées
cost-head-signals = feux
cost-head-barriers = barrières
cost-head-turns = virages

## MatchTexts

match-off-network = hors du réseau
match-gap = trou
match-whole = { $distance }{ $time ->
        [none] {""}
       *[other] , { $time }
    }, dont { $percent } % sur des routes de la carte
match-quality = qualité { $quality } sur 1, points GPS : { $fixes }, rejetés : { $refused }
match-place = , depuis { $east },{ $north }
match-moment = {" "}à { $moment }

## RouteTexts

route-reach = { $limit } : { $length } de routes
route = itinéraire { $number }
route-heights-known = altitudes pour { $percent } % du trajet
route-climb = { $ascent } m D+, { $descent } m D−, pente maximale { $percent } %
route-no-name = (sans nom)
route-kilometres = { $number } km
route-leg = tronçon { $number }
cue-continue = continue tout droit
cue-slight-left = tourne légèrement à gauche
cue-left = tourne à gauche
cue-sharp-left = tourne franchement à gauche
cue-slight-right = tourne légèrement à droite
cue-right = tourne à droite
cue-sharp-right = tourne franchement à droite
cue-keep-left = reste à gauche
cue-keep-right = reste à droite
cue-push = descends et pousse ton vélo
cue-ride = roule à nouveau
cue-sentence = { CAPITALIZE($text) }
cue-now = Maintenant, { $cue }
cue-ahead = Dans { $distance }, { $cue }
cue-depart = pars{ $direction ->
        [none] {""}
       *[other] {" "}vers { $direction }
    }
cue-u-turn = fais demi-tour
cue-exit = au rond-point, prends { $exit ->
        [1] la première sortie
        [2] la deuxième sortie
        [3] la troisième sortie
        [4] la quatrième sortie
       *[other] la { $exit }e sortie
    }
cue-action = { $action }{ $mode ->
        [push] {" "}et pousse ton vélo
        [ride] {" "}et remonte en selle
       *[none] {""}
    }
cue-onto-way = { $action } { $way }{ $mode ->
        [push] {" "}et pousse ton vélo
        [ride] {" "}et remonte en selle
       *[none] {""}
    }
cue-along-way = { $action } { $way }{ $mode ->
        [push] {" "}et pousse ton vélo
        [ride] {" "}et remonte en selle
       *[none] {""}
    }
cue-stay-on-name = { $action } pour rester sur { $name }{ $mode ->
        [push] {" "}et pousse ton vélo
        [ride] {" "}et remonte en selle
       *[none] {""}
    }
cue-into-name = { $action } sur { $name }{ $mode ->
        [push] {" "}et pousse ton vélo
        [ride] {" "}et remonte en selle
       *[none] {""}
    }
cue-on-name = { $action } sur { $name }{ $mode ->
        [push] {" "}et pousse ton vélo
        [ride] {" "}et remonte en selle
       *[none] {""}
    }
cue-ferry = prends le ferry{ $name ->
        [none] {""}
       *[other] {"\u00A0"}: { $name }
    }
cue-leave-ferry = descends du ferry{ $name ->
        [none] {""}
       *[other] {"\u00A0"}: { $name }
    }
way-main-road = sur la route principale
way-road = sur la route
way-street = dans la rue
way-service = sur la voie de service
way-cycleway = sur la piste cyclable
way-track = sur le chemin
way-path = sur le sentier
way-footway = sur le chemin piéton
way-pedestrian = dans la rue piétonne
way-bridleway = sur la piste équestre
way-steps = { $relation ->
        [onto] vers l’escalier
       *[along] dans l’escalier
    }
way-ramp = { $relation ->
        [onto] vers l’escalier avec rampe
       *[along] dans l’escalier avec rampe
    }
way-ferry = { $relation ->
        [onto] vers le ferry
       *[along] à bord du ferry
    }
