## RoutingError

routing-error-not-on-earth = { $place } is no place on Earth: longitude goes from -180 to 180 and latitude from -90 to 90
routing-error-closed = all roads within { $distance } of { $place } are closed or forbidden by the profile: move the place, or close or forbid less
routing-error-swapped = { $place } is off the map; longitude and latitude seem to be swapped: try { $latitude },{ $longitude }
routing-error-unreachable = no way for a bicycle leads from { $start } to { $end }
routing-error-no-way-on = no way leads on from { $start } to { $end } without turning back: allow that, or move the place
routing-error-no-loop = the roads around { $start } make no round trip of { $distance }: take another length, or another direction
routing-error-too-few-stops = a route needs at least two places

## SearchMethod

search-method-dijkstra = Dijkstra’s search
search-method-a-star = A*
search-method-contraction-hierarchy = contraction hierarchy
routing-error-off-the-map = { $place } is off the map: no road that a bicycle may use within { $distance }{ $from ->
        [none] {""}
       *[other] ; the map goes from { $from } to { $to }
    }
route-legs = { $count ->
        [one] { $count } leg
       *[other] { $count } legs
    }
