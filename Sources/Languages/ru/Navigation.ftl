## CompassPoint

compass-point-north = север
compass-point-north-east = северо-восток
compass-point-east = восток
compass-point-south-east = юго-восток
compass-point-south = юг
compass-point-south-west = юго-запад
compass-point-west = запад
compass-point-north-west = северо-запад

## Cue

cue-announcement = вы будете на месте
cue-phrase-dismount = спешьтесь на несколько метров
cue-phrase-lift = перенесите велосипед через препятствие
cue-phrase-arrive = вы на месте
cue-roundabout = въезжайте на кольцо
relation-steps = ведите велосипед по пандусу лестницы
relation-steps-2 = несите велосипед по лестнице

## MatchReport

match-report-text = { $what }: { $distance }

## CostTexts

cost-length = длина
cost-sum = всего
cost-street = улица
cost-whole = итого
cost-unit = Из чего складывается цена пути, в секундах:
cost-head-base = основа
cost-head-road-class = класс
cost-head-traffic = машины
cost-head-lighting = свет
cost-head-bicycle-route = маршрут
cost-head-destination-only = проезд
cost-head-surface = покрытие
cost-head-pushing = пешком
cost-head-slope = уклон
cost-head-rules = правила
cost-head-crossings = переходы
cost-head-signals = светофоры
cost-head-barriers = преграды
cost-head-turns = повороты

## MatchTexts

match-off-network = вне дорог
match-gap = пропуск
match-whole = { $distance }{ $time ->
        [none] {""}
       *[other] , { $time }
    }, из них { $percent } % по дорогам карты
match-quality = качество { $quality } из 1, измерений: { $fixes }, отброшено: { $refused }
match-place = , начало — { $east },{ $north }
match-moment = , { $moment }

## RouteTexts

route-reach = { $limit }: дорог — { $length }
route = путь { $number }
route-heights-known = высоты известны для { $percent } % пути
route-climb = подъём { $ascent } м, спуск { $descent } м, самый крутой уклон { $percent } %
route-no-name = (без названия)
route-kilometres = { $number } км
route-leg = участок { $number }
cue-continue = двигайтесь прямо
cue-slight-left = плавно поверните налево
cue-left = поверните налево
cue-sharp-left = круто поверните налево
cue-slight-right = плавно поверните направо
cue-right = поверните направо
cue-sharp-right = круто поверните направо
cue-keep-left = держитесь левее
cue-keep-right = держитесь правее
cue-push = спешьтесь и ведите велосипед
cue-ride = можно снова ехать
cue-sentence = { CAPITALIZE($text) }
cue-now = Сейчас { $cue }
cue-ahead = Через { $distance } { $cue }
cue-depart = двигайтесь{ $direction ->
        [none] {""}
       *[other] {" "}на { $direction }
    }
cue-u-turn = развернитесь
cue-exit = на кольце сверните на { $exit }-й съезд
cue-action = { $action }{ $mode ->
        [push] {" "}и ведите велосипед
        [ride] , дальше можно ехать
       *[none] {""}
    }
cue-onto-way = { $action } на { $way }{ $mode ->
        [push] {" "}и ведите велосипед
        [ride] , дальше можно ехать
       *[none] {""}
    }
cue-along-way = { $action } по { $way }{ $mode ->
        [push] {" "}и ведите велосипед
        [ride] , дальше можно ехать
       *[none] {""}
    }
cue-stay-on-name = { $action }{ $mode ->
        [push] {" "}и ведите велосипед
        [ride] , дальше можно ехать
       *[none] {""}
    }, оставаясь на той же дороге: { $name }
cue-into-name = { $action }{ $mode ->
        [push] {" "}и ведите велосипед
        [ride] , дальше можно ехать
       *[none] {""}
    }: { $name }
cue-on-name = { $action }{ $mode ->
        [push] {" "}и ведите велосипед
        [ride] , дальше можно ехать
       *[none] {""}
    }: { $name }
cue-ferry = садитесь на паром{ $name ->
        [none] {""}
       *[other] : { $name }
    }
cue-leave-ferry = сойдите с парома{ $name ->
        [none] {""}
       *[other] : { $name }
    }
way-main-road = { $relation ->
        [onto] главную дорогу
       *[along] главной дороге
    }
way-road = { $relation ->
        [onto] дорогу
       *[along] дороге
    }
way-street = { $relation ->
        [onto] улицу
       *[along] улице
    }
way-service = { $relation ->
        [onto] проезд
       *[along] проезду
    }
way-cycleway = { $relation ->
        [onto] велодорожку
       *[along] велодорожке
    }
way-track = { $relation ->
        [onto] грунтовую дорогу
       *[along] грунтовой дороге
    }
way-path = { $relation ->
        [onto] тропу
       *[along] тропе
    }
way-footway = { $relation ->
        [onto] пешеходную дорожку
       *[along] пешеходной дорожке
    }
way-pedestrian = { $relation ->
        [onto] пешеходную улицу
       *[along] пешеходной улице
    }
way-bridleway = { $relation ->
        [onto] конную тропу
       *[along] конной тропе
    }
way-steps = { $relation ->
        [onto] лестницу
       *[along] лестнице
    }
way-ramp = { $relation ->
        [onto] лестницу с пандусом
       *[along] лестнице с пандусом
    }
way-ferry = { $relation ->
        [onto] паром
       *[along] парому
    }
