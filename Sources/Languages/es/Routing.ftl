## RoutingError

routing-error-not-on-earth = { $place } no es un lugar de la Tierra: la longitud va de -180 a 180 y la latitud de -90 a 90
routing-error-closed = todas las vías a menos de { $distance } de { $place } están cortadas o prohibidas por el perfil: mueve el lugar, o corta o prohíbe menos
routing-error-swapped = { $place } está fuera del mapa; la longitud y la latitud parecen cambiadas: prueba { $latitude },{ $longitude }
routing-error-unreachable = ningún camino para bicis lleva de { $start } a { $end }
routing-error-no-way-on = ningún camino sigue de { $start } a { $end } sin dar media vuelta: permítela, o mueve el lugar
routing-error-no-loop = las vías alrededor de { $start } no forman una ruta circular de { $distance }: elige otra longitud u otra dirección
routing-error-too-few-stops = una ruta necesita al menos dos lugares

## SearchMethod

search-method-dijkstra = búsqueda de Dijkstra
search-method-a-star = A*
search-method-contraction-hierarchy = jerarquía de contracción
routing-error-off-the-map = { $place } está fuera del mapa: no hay ninguna vía apta para bicis a menos de { $distance }{ $from ->
        [none] {""}
       *[other] ; el mapa va de { $from } a { $to }
    }
route-legs = { $count ->
        [one] { $count } tramo
       *[other] { $count } tramos
    }
