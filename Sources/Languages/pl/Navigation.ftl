## CompassPoint

compass-point-north = północ
compass-point-north-east = północny wschód
compass-point-east = wschód
compass-point-south-east = południowy wschód
compass-point-south = południe
compass-point-south-west = południowy zachód
compass-point-west = zachód
compass-point-north-west = północny zachód

## Cue

cue-announcement = będziesz na miejscu
cue-phrase-dismount = zsiądź z roweru na kilka metrów
cue-phrase-lift = przenieś rower przez przeszkodę
cue-phrase-arrive = jesteś na miejscu
cue-roundabout = wjedź na rondo
relation-steps = prowadź rower rampą przy schodach
relation-steps-2 = przenieś rower po schodach

## MatchReport

match-report-text = { $what }: { $distance }

## CostTexts

cost-length = długość
cost-sum = suma
cost-street = ulica
cost-whole = razem
cost-unit = Z czego składa się koszt trasy, w sekundach:
cost-head-base = podstawa
cost-head-road-class = klasa
cost-head-traffic = ruch
cost-head-lighting = światło
cost-head-bicycle-route = szlak
cost-head-destination-only = dojazd
cost-head-surface = nawierzchnia
cost-head-pushing = pieszo
cost-head-slope = podjazdy
cost-head-rules = reguły
cost-head-crossings = przejazdy
cost-head-signals = sygnalizacja
cost-head-barriers = bariery
cost-head-turns = skręty

## MatchTexts

match-off-network = poza drogami
match-gap = przerwa
match-whole = { $distance }{ $time ->
        [none] {""}
       *[other] , { $time }
    }, z tego { $percent }% po drogach z mapy
match-quality = jakość { $quality } na 1, pomiary: { $fixes }, odrzucone: { $refused }
match-place = , od { $east },{ $north }
match-moment = , { $moment }

## RouteTexts

route-reach = { $limit }: drogi o łącznej długości { $length }
route = trasa { $number }
route-heights-known = wysokości znane na { $percent }% trasy
route-climb = { $ascent } m podjazdów, { $descent } m zjazdów, największe nachylenie { $percent }%
route-no-name = (bez nazwy)
route-kilometres = { $number } km
route-leg = odcinek { $number }
cue-continue = kieruj się prosto
cue-slight-left = skręć lekko w lewo
cue-left = skręć w lewo
cue-sharp-left = skręć ostro w lewo
cue-slight-right = skręć lekko w prawo
cue-right = skręć w prawo
cue-sharp-right = skręć ostro w prawo
cue-keep-left = na rozwidleniu kieruj się w lewo
cue-keep-right = na rozwidleniu kieruj się w prawo
cue-push = zsiądź i prowadź rower
cue-ride = wsiądź i jedź dalej
cue-sentence = { CAPITALIZE($text) }
cue-now = Teraz { $cue }
cue-ahead = Za { $distance } { $cue }
cue-depart = rusz{ $direction ->
        [none] {""}
       *[other] {" "}na { $direction }
    }
cue-u-turn = zawróć
cue-exit = na rondzie zjedź { $exit ->
        [1] pierwszym
        [2] drugim
        [3] trzecim
        [4] czwartym
        [5] piątym
        [6] szóstym
       *[other] { $exit }.
    } zjazdem
cue-action = { $action }{ $mode ->
        [push] {" "}i prowadź rower
        [ride] {" "}i wsiądź na rower
       *[none] {""}
    }
cue-onto-way = { $action } { $way }{ $mode ->
        [push] {" "}i prowadź rower
        [ride] {" "}i wsiądź na rower
       *[none] {""}
    }
cue-along-way = { $action } { $way }{ $mode ->
        [push] {" "}i prowadź rower
        [ride] {" "}i wsiądź na rower
       *[none] {""}
    }
cue-stay-on-name = { $action }{ $mode ->
        [push] {" "}i prowadź rower
        [ride] {" "}i wsiądź na rower
       *[none] {""}
    }, pozostając na tej samej drodze: { $name }
cue-into-name = { $action }: { $name }{ $mode ->
        [push] , tam prowadź rower
        [ride] , tam wsiądź na rower
       *[none] {""}
    }
cue-on-name = { $action }: { $name }{ $mode ->
        [push] , tam prowadź rower
        [ride] , tam wsiądź na rower
       *[none] {""}
    }
cue-ferry = wsiądź na prom{ $name ->
        [none] {""}
       *[other] : { $name }
    }
cue-leave-ferry = zejdź z promu{ $name ->
        [none] {""}
       *[other] : { $name }
    }
way-main-road = { $relation ->
        [onto] w drogę główną
       *[along] drogą główną
    }
way-road = { $relation ->
        [onto] w drogę
       *[along] drogą
    }
way-street = { $relation ->
        [onto] w ulicę
       *[along] ulicą
    }
way-service = { $relation ->
        [onto] w drogę dojazdową
       *[along] drogą dojazdową
    }
way-cycleway = { $relation ->
        [onto] na drogę dla rowerów
       *[along] drogą dla rowerów
    }
way-track = { $relation ->
        [onto] w drogę gruntową
       *[along] drogą gruntową
    }
way-path = { $relation ->
        [onto] na ścieżkę
       *[along] ścieżką
    }
way-footway = { $relation ->
        [onto] na drogę dla pieszych
       *[along] drogą dla pieszych
    }
way-pedestrian = { $relation ->
        [onto] na deptak
       *[along] deptakiem
    }
way-bridleway = { $relation ->
        [onto] na szlak konny
       *[along] szlakiem konnym
    }
way-steps = { $relation ->
        [onto] na schody
       *[along] schodami
    }
way-ramp = { $relation ->
        [onto] na schody z rampą
       *[along] schodami z rampą
    }
way-ferry = { $relation ->
        [onto] na prom
       *[along] promem
    }
