## CompassPoint

compass-point-north = Norden
compass-point-north-east = Nordosten
compass-point-east = Osten
compass-point-south-east = Südosten
compass-point-south = Süden
compass-point-south-west = Südwesten
compass-point-west = Westen
compass-point-north-west = Nordwesten

## Cue

cue-announcement = bist du da
cue-phrase-dismount = für ein paar Meter absteigen
cue-phrase-lift = das Rad über das Hindernis heben
cue-phrase-arrive = du bist da
cue-roundabout = in den Kreisverkehr einfahren
relation-steps = das Rad über die Rampe der Treppe schieben
relation-steps-2 = das Rad über die Treppe tragen

## MatchReport

match-report-text = { $what }: { $distance }

## CostTexts

cost-length = Länge
cost-sum = Summe
cost-street = Straße
cost-whole = insgesamt
cost-unit = Was jeder Teil kostet, in Sekunden:
cost-head-base = Basis
cost-head-road-class = Klasse
cost-head-traffic = Verkehr
cost-head-lighting = Licht
cost-head-bicycle-route = Radroute
cost-head-destination-only = Anlieger
cost-head-surface = Belag
cost-head-pushing = Schieben
cost-head-slope = Steigung
cost-head-rules = Regeln
cost-head-crossings = Querungen
cost-head-signals = Ampeln
cost-head-barriers = Barrieren
cost-head-turns = Abbiegen

## MatchTexts

match-off-network = abseits des Wegenetzes
match-gap = Lücke
match-whole = { $distance }{ $time ->
        [none] {""}
       *[other] , { $time }
    }, davon { $percent } % auf Straßen der Karte
match-quality = Qualität { $quality } von 1, Ortungen: { $fixes }, verworfen: { $refused }
match-place = , ab { $east },{ $north }
match-moment = , { $moment }

## RouteTexts

route-reach = { $limit }: { $length } Straßen
route = Weg { $number }
route-heights-known = Höhen für { $percent } % des Weges
route-climb = { $ascent } m bergauf, { $descent } m bergab, steilste Stelle { $percent } %
route-no-name = (ohne Namen)
route-kilometres = { $number } km
route-leg = Teilstrecke { $number }
cue-continue = geradeaus weiterfahren
cue-slight-left = leicht links abbiegen
cue-left = links abbiegen
cue-sharp-left = scharf links abbiegen
cue-slight-right = leicht rechts abbiegen
cue-right = rechts abbiegen
cue-sharp-right = scharf rechts abbiegen
cue-keep-left = links halten
cue-keep-right = rechts halten
cue-push = absteigen und schieben
cue-ride = wieder aufsteigen und weiterfahren
cue-sentence = { CAPITALIZE($text) }
cue-now = Jetzt { $cue }
cue-ahead = In { $distance } { $cue }
cue-depart = losfahren{ $direction ->
        [none] {""}
       *[other] {" "}in Richtung { $direction }
    }
cue-u-turn = wenden
cue-exit = im Kreisverkehr an der { $exit }. Ausfahrt abbiegen
cue-action = { $action }{ $mode ->
        [push] , dann schieben
        [ride] , dann wieder aufsteigen
       *[none] {""}
    }
cue-onto-way = { $action } { $way }{ $mode ->
        [push] , dann schieben
        [ride] , dann wieder aufsteigen
       *[none] {""}
    }
cue-along-way = { $action } { $way }{ $mode ->
        [push] , dabei schieben
        [ride] {" "}und wieder aufsteigen
       *[none] {""}
    }
cue-stay-on-name = { $action } und auf { $name } bleiben{ $mode ->
        [push] , dann schieben
        [ride] , dann wieder aufsteigen
       *[none] {""}
    }
cue-into-name = { $action } auf { $name }{ $mode ->
        [push] , dann schieben
        [ride] , dann wieder aufsteigen
       *[none] {""}
    }
cue-on-name = { $action } auf { $name }{ $mode ->
        [push] , dabei schieben
        [ride] {" "}und wieder aufsteigen
       *[none] {""}
    }
cue-ferry = die Fähre nehmen{ $name ->
        [none] {""}
       *[other] : { $name }
    }
cue-leave-ferry = die Fähre verlassen{ $name ->
        [none] {""}
       *[other] : { $name }
    }
way-main-road = { $relation ->
        [onto] auf die Hauptstraße
       *[along] auf der Hauptstraße
    }
way-road = { $relation ->
        [onto] auf die Straße
       *[along] auf der Straße
    }
way-street = { $relation ->
        [onto] in die Straße
       *[along] auf der Straße
    }
way-service = { $relation ->
        [onto] auf die Zufahrt
       *[along] auf der Zufahrt
    }
way-cycleway = { $relation ->
        [onto] auf den Radweg
       *[along] auf dem Radweg
    }
way-track = { $relation ->
        [onto] auf den Feldweg
       *[along] auf dem Feldweg
    }
way-path = { $relation ->
        [onto] auf den Pfad
       *[along] auf dem Pfad
    }
way-footway = { $relation ->
        [onto] auf den Fußweg
       *[along] auf dem Fußweg
    }
way-pedestrian = { $relation ->
        [onto] in die Fußgängerzone
       *[along] in der Fußgängerzone
    }
way-bridleway = { $relation ->
        [onto] auf den Reitweg
       *[along] auf dem Reitweg
    }
way-steps = { $relation ->
        [onto] auf die Treppe
       *[along] auf der Treppe
    }
way-ramp = { $relation ->
        [onto] auf die Treppe mit Rampe
       *[along] auf der Treppe mit Rampe
    }
way-ferry = { $relation ->
        [onto] auf die Fähre
       *[along] auf der Fähre
    }
