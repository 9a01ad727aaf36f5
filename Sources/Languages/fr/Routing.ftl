## RoutingError

routing-error-not-on-earth = { $place } n’est pas un lieu sur Terre : la longitude va de -180 à 180 et la latitude de -90 à 90
routing-error-closed = toutes les routes à moins de { $distance } de { $place } sont fermées, ou interdites par le profil : déplace le lieu, ou ferme ou interdis-en moins
routing-error-swapped = { $place } est hors de la carte ; longitude et latitude semblent inversées : essaie { $latitude },{ $longitude }
routing-error-unreachable = aucun chemin cyclable ne mène de { $start } à { $end }
routing-error-no-way-on = aucun chemin ne continue de { $start } à { $end } sans demi-tour : permets-le, ou déplace le lieu
routing-error-no-loop = les routes autour de { $start } ne permettent pas de boucle de { $distance } : prends une autre longueur, ou une autre direction
routing-error-too-few-stops = un itinéraire a besoin d’au moins deux lieux

## SearchMethod

search-method-dijkstra = recherche de Dijkstra
search-method-a-star = A*
search-method-contraction-hierarchy = hiérarchie de contraction
routing-error-off-the-map = { $place } est hors de la carte : pas de route ouverte aux vélos à moins de { $distance }{ $from ->
        [none] {""}
       *[other] {"\u202F"}; la carte va de { $from } à { $to }
    }
route-legs = { $count ->
        [one] { $count } tronçon
       *[other] { $count } tronçons
    }
