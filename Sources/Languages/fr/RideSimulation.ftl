## EventTexts

event-solved-note = résolu : par combien de ceux dont les réponses sont connues ; une trace seule ne les dit pas
event-arrivals-note = Premier, Médiane : quand le premier est arrivé à un défi, et la moitié de ceux qui y sont venus, à compter du départ du premier concurrent
event-columns = N°
event-columns-2 = Défi
event-columns-3 = Points
event-columns-4 = Val. juste
event-columns-5 = Atteint
event-columns-6 = Résolu
event-columns-7 = Premier
event-columns-8 = Médiane
event-columns-9 = File
event-columns-10 = Attente
event-not-started = , { $count ->
        [one] { $count } non partant
       *[other] { $count } non partants
    }
event-contestants = { $contestants ->
        [one] { $contestants } concurrent
       *[other] { $contestants } concurrents
    }, arrivés : { $home }, dans les temps : { $in-time } ({ $percent } %), tout résolu : { $solved-all }{ $refused }
event-ride-times = temps de parcours : { $quickest } (le plus rapide), { $median } (médiane), { $slowest } (le plus lent), chacun depuis son départ
event-points = points : { $least } (minimum), { $median } (médiane), { $most } (maximum)
event-stops = { $gave-up ->
        [one] { $gave-up } abandon
       *[other] { $gave-up } abandons
    } ; { $punctures ->
        [one] { $punctures } crevaison
       *[other] { $punctures } crevaisons
    }, { $breaks ->
        [one] { $breaks } pause
       *[other] { $breaks } pauses
    }
event-flagged = à vérifier : { $rides ->
        [one] { $rides } parcours signalé
       *[other] { $rides } parcours signalés
    } par l’arbitre
advice-time-for-all = tous les défis prennent { $quick } à un participant rapide, { $middling } à un moyen, { $slow } à un lent
advice-only-the-quick = en { $limit }, seuls les plus rapides peuvent tout résoudre
advice-unreachable = pas de route à l’aller ou au retour, ou exigence de tels défis : { $names }
advice-too-far = personne ne peut y aller et rentrer dans les temps : { $names }
advice-not-worth-it = ne valent pas le détour dans le temps donné (et les points qu’il faudrait ajouter) : { $names }
advice-detour = { $name } (+{ $points })
advice-long-line = les participants ont attendu { $wait } en moyenne à { $name } : plus d’organisateurs y aideraient, pas plus de points
advice-too-hard = seulement { $solved } sur { $looked } ont trouvé la réponse à { $name } : il faut un indice, ou une question plus claire
advice-line-too-long = à { $name }, la file était trop longue pour { $count ->
        [one] { $count } concurrent, qui est reparti
       *[other] { $count } concurrents, qui sont repartis
    } ; place-y plus d’organisateurs pour juger
event-counts-wrong-turns = { $count ->
        [one] { $count } erreur de direction
       *[other] { $count } erreurs de direction
    }
event-counts-reroutes = { $count ->
        [one] { $count } recalcul d’itinéraire
       *[other] { $count } recalculs d’itinéraire
    }
event-counts-fixes = { $count ->
        [one] { $count } point GPS
       *[other] { $count } points GPS
    }
event-counts-refused-fixes = { $count ->
        [one] { $count } rejeté
       *[other] { $count } rejetés
    }
timeline-start = départ
timeline-finish = arrivée
timeline-wrong-turn = erreur de direction
timeline-new-route = nouvel itinéraire
timeline-end-of-route = fin de l’itinéraire
timeline-reaches = arrive au
timeline-hint-taken = indice pris
timeline-given-up = défi abandonné
timeline-answer-shown = réponse dévoilée
timeline-enters-zone = entre dans la zone
timeline-leaves-zone = quitte la zone
timeline-worth-a-look = à vérifier
timeline-broken-off = parcours interrompu
timeline-off-route = à { $distance } de l’itinéraire
timeline-answer = réponse « { $answer } »
timeline-unknown-task = défi { $id }
timeline-zone = « { $name } »
timeline-ridden = { $length } parcourus

## FieldTexts

field-object = il faut ici un objet entre accolades
field-no-strategy = donne à au moins une stratégie un poids supérieur à 0
field-range = il faut ici une liste du plus petit et du plus grand nombre, de { $least } à { $most }
field-number = il faut ici un nombre de { $least } à { $most }
field-count = il faut ici un nombre entier de { $lower-bound } à { $upper-bound }
field-unknown = ce membre n’existe pas ; sont connus { $joined }
field-located = ligne { $line }, colonne { $column } : { $path }{ $text }

## QuestOnMapTexts

quest-on-map-off-the-map-title = lieu hors de la carte
quest-on-map-unreachable-title = défi sans chemin d’accès ou de retour
quest-on-map-behind-zone-title = défi accessible seulement par une zone interdite
quest-on-map-role-title = rôle mal orthographié
quest-on-map-end = { $is-start ->
        [true] le départ
       *[false] l’arrivée
    } ne convient pas sur cette carte : { $why }
quest-on-map-role = le rôle « { $word } » n’est pas lu comme { $role } ; écris "{ $role }", en minuscules
advice-task = { $number } « { $name } »
timeline-task = défi { $number } « { $name } »
quest-on-map-task = le défi { $number } « { $name } » est inaccessible sur cette carte : { $why }
quest-on-map-unreachable = aucune route ne mène du départ au défi { $number } « { $name } », ou n’en revient ; déplace-le, ou regarde si un pont ou une fermeture l’isole
quest-on-map-never-opens = le défi { $number } « { $name } » ne s’ouvre jamais : trop peu des défis qu’il exige sont accessibles sur cette carte
quest-on-map-behind-zone = sans entrer dans les zones interdites, les participants ne peuvent pas aller au défi { $number } « { $name } », ou en revenir ; déplace-le, ou ouvre un passage dans la zone
quest-on-map-start-as-task = « { $name } » est un défi, et la quête n’a pas de départ ; si les participants partent de là, donne-lui "role": "start"
