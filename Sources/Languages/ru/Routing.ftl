## RoutingError

routing-error-not-on-earth = { $place } — не точка на Земле: долгота бывает от -180 до 180, широта — от -90 до 90
routing-error-closed = все дороги в радиусе { $distance } от { $place } закрыты или запрещены профилем: перенесите точку или ослабьте запреты
routing-error-swapped = { $place } вне карты; похоже, долгота и широта переставлены: попробуйте { $latitude },{ $longitude }
routing-error-unreachable = от { $start } до { $end } нельзя доехать на велосипеде
routing-error-no-way-on = от { $start } до { $end } нельзя доехать, не развернувшись: разрешите разворот или перенесите точку
routing-error-no-loop = дороги вокруг { $start } не складываются в кольцо длиной { $distance }: возьмите другую длину или другое направление
routing-error-too-few-stops = для маршрута нужны хотя бы две точки

## SearchMethod

search-method-dijkstra = алгоритм Дейкстры
search-method-a-star = A*
search-method-contraction-hierarchy = иерархия сжатия
routing-error-off-the-map = { $place } вне карты: в радиусе { $distance } нет дороги, по которой можно ехать на велосипеде{ $from ->
        [none] {""}
       *[other] ; карта — от { $from } до { $to }
    }
route-legs = { $count ->
        [one] { $count } участок
        [few] { $count } участка
       *[other] { $count } участков
    }
