## CompassPoint

compass-point-north = north
compass-point-north-east = north-east
compass-point-east = east
compass-point-south-east = south-east
compass-point-south = south
compass-point-south-west = south-west
compass-point-west = west
compass-point-north-west = north-west

## Cue

cue-announcement = you will be there
cue-phrase-dismount = dismount for a few metres
cue-phrase-lift = lift the bicycle over the obstacle
cue-phrase-arrive = you have arrived
cue-roundabout = enter the roundabout
relation-steps = push the bicycle along the ramp of the steps
relation-steps-2 = carry the bicycle over the steps

## MatchReport

match-report-text = { $what }: { $distance }

## CostTexts

cost-length = length
cost-sum = sum
cost-street = street
cost-whole = in all
cost-unit = What each part costs, in seconds:
cost-head-base = base
cost-head-road-class = class
cost-head-traffic = traffic
cost-head-lighting = light
cost-head-bicycle-route = route
cost-head-destination-only = access
cost-head-surface = surface
cost-head-pushing = pushing
cost-head-slope = hills
cost-head-rules = rules
cost-head-crossings = crossings
cost-head-signals = signals
cost-head-barriers = barriers
cost-head-turns = turns

## MatchTexts

match-off-network = off the network
match-gap = gap
match-whole = { $distance }{ $time ->
        [none] {""}
       *[other] , { $time }
    }, { $percent } % of it on roads of the map
match-quality = quality { $quality } of 1, { $fixes } fixes, { $refused } refused
match-place = , from { $east },{ $north }
match-moment = {" "}at { $moment }

## RouteTexts

route-reach = { $limit }: { $length } of roads
route = way { $number }
route-heights-known = heights for { $percent } % of the way
route-climb = { $ascent } m up, { $descent } m down, steepest { $percent } %
route-no-name = (no name)
route-kilometres = { $number } km
route-leg = leg { $number }
cue-continue = continue straight
cue-slight-left = bear left
cue-left = turn left
cue-sharp-left = turn sharp left
cue-slight-right = bear right
cue-right = turn right
cue-sharp-right = turn sharp right
cue-keep-left = keep left
cue-keep-right = keep right
cue-push = dismount and push
cue-ride = ride again
cue-sentence = { CAPITALIZE($text) }
cue-now = Now { $cue }
cue-ahead = In { $distance }, { $cue }
cue-depart = head{ $direction ->
        [none] {""}
       *[other] {" "}{ $direction }
    }
cue-u-turn = turn round
cue-exit = at the roundabout take exit { $exit }
cue-action = { $action }{ $mode ->
        [push] {" "}and push
        [ride] {" "}and ride
       *[none] {""}
    }
cue-onto-way = { $action } onto { $way }{ $mode ->
        [push] {" "}and push
        [ride] {" "}and ride
       *[none] {""}
    }
cue-along-way = { $action } along { $way }{ $mode ->
        [push] {" "}and push
        [ride] {" "}and ride
       *[none] {""}
    }
cue-stay-on-name = { $action } to stay on { $name }{ $mode ->
        [push] {" "}and push
        [ride] {" "}and ride
       *[none] {""}
    }
cue-into-name = { $action } into { $name }{ $mode ->
        [push] {" "}and push
        [ride] {" "}and ride
       *[none] {""}
    }
cue-on-name = { $action } on { $name }{ $mode ->
        [push] {" "}and push
        [ride] {" "}and ride
       *[none] {""}
    }
cue-ferry = take the ferry{ $name ->
        [none] {""}
       *[other] : { $name }
    }
cue-leave-ferry = leave the ferry{ $name ->
        [none] {""}
       *[other] : { $name }
    }
way-main-road = the main road
way-road = the road
way-street = the street
way-service = the service road
way-cycleway = the cycle path
way-track = the track
way-path = the path
way-footway = the footpath
way-pedestrian = the pedestrian street
way-bridleway = the bridleway
way-steps = the steps
way-ramp = the steps with a ramp
way-ferry = the ferry
