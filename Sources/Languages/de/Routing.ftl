## RoutingError

routing-error-not-on-earth = { $place } ist kein Ort auf der Erde: die Länge geht von −180 bis 180, die Breite von −90 bis 90
routing-error-closed = alle Straßen im Umkreis von { $distance } um { $place } sind gesperrt oder vom Profil verboten: verschieb den Ort, oder sperre oder verbiete weniger
routing-error-swapped = { $place } liegt außerhalb der Karte; Länge und Breite scheinen vertauscht: versuch { $latitude },{ $longitude }
routing-error-unreachable = von { $start } nach { $end } führt kein Weg für ein Fahrrad
routing-error-no-way-on = von { $start } nach { $end } geht es nicht weiter, ohne umzukehren: erlaube das, oder verschieb den Ort
routing-error-no-loop = die Straßen um { $start } ergeben keine Rundtour von { $distance }: nimm eine andere Länge oder eine andere Richtung
routing-error-too-few-stops = eine Route braucht mindestens zwei Orte

## SearchMethod

search-method-dijkstra = Dijkstra-Suche
search-method-a-star = A*
search-method-contraction-hierarchy = Kontraktionshierarchie
routing-error-off-the-map = { $place } liegt außerhalb der Karte: im Umkreis von { $distance } gibt es keine Straße, die man mit dem Rad benutzen darf{ $from ->
        [none] {""}
       *[other] ; die Karte reicht von { $from } bis { $to }
    }
route-legs = { $count ->
        [one] { $count } Teilstrecke
       *[other] { $count } Teilstrecken
    }
