## RoutingError

routing-error-not-on-earth = { $place } nie jest miejscem na Ziemi: długość geograficzna sięga od -180 do 180, szerokość od -90 do 90
routing-error-closed = wszystkie drogi w promieniu { $distance } ({ $place }) są zamknięte lub zakazane przez profil: przesuń miejsce albo zamknij lub zakaż mniej
routing-error-swapped = { $place } leży poza mapą; długość i szerokość geograficzna są chyba zamienione: spróbuj { $latitude },{ $longitude }
routing-error-unreachable = nie ma drogi dla roweru od { $start } do { $end }
routing-error-no-way-on = od { $start } do { $end } nie da się jechać bez zawracania: pozwól na nie albo przesuń miejsce
routing-error-no-loop = drogi w pobliżu { $start } nie dają pętli o długości { $distance }: wybierz inną długość albo inny kierunek
routing-error-too-few-stops = trasa wymaga przynajmniej dwóch miejsc

## SearchMethod

search-method-dijkstra = algorytm Dijkstry
search-method-a-star = A*
search-method-contraction-hierarchy = hierarchia kontrakcji
routing-error-off-the-map = { $place } leży poza mapą: w promieniu { $distance } nie ma drogi, po której można jechać rowerem{ $from ->
        [none] {""}
       *[other] ; mapa sięga od { $from } do { $to }
    }
route-legs = { $count ->
        [one] { $count } odcinek
        [few] { $count } odcinki
       *[other] { $count } odcinków
    }
