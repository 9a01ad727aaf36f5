## FITFault

fit-fault-torn = le fichier s’arrête au milieu
fit-fault-wrong-checksum = la somme de contrôle est fausse, et peut-être aussi certains octets
fit-fault-undefined-message = le fichier est endommagé : un message n’a pas été défini avant
fit-fault-foreign-bytes = la suite n’est pas un fichier FIT
fit-error-not-fit = ce n’est pas un fichier FIT : il n’en a pas l’en-tête
fit-error-too-many-records = le fichier a plus de { $most-records } enregistrements ; extrais-en un seul parcours

## GPXError

gpx-error = ligne { $line }, colonne { $column } : { $what }
gpx-error-problem-foreign-document = ce n’est pas un fichier GPX : son élément racine est <{ $root }>, et non <gpx>
gpx-error-problem-missing-coordinate = le point n’a pas de lat et lon en degrés décimaux
gpx-error-problem-decimal-comma = « { $text } » a une virgule décimale : lat et lon s’écrivent avec un point, comme 55.160283
gpx-error-problem-coordinate-outside-earth = le point sort de ±180° et ±90° : lat et lon sont-ils inversés ?
gpx-error-problem-too-many-points = le fichier a plus de { $most } points ; extrais-en un seul parcours
gpx-error-problem-unreadable-time = « { $text } » n’est pas une heure comme 2024-03-22T14:09:45Z

## ExchangeFindings

exchange-findings-note = { $text } : { $listed }.

## StandingsText

standings-header = N°

## ExchangeError

exchange-error-problem-unknown-format = l’élément racine est <{ $root }> ; seuls GPX et le message CourseData de l’IOF sont lus
exchange-error-problem-already-geo-json = c’est du JSON, pas du XML ; les quêtes sont déjà du GeoJSON : regarde ce qu’en dit « questctl validate »
exchange-error-problem-older-standard = c’est le standard de données IOF { $version }, et la version 3.0 est lue : exporte à nouveau le fichier en IOF XML 3.0
exchange-error-problem-other-standard = c’est le standard de données IOF { $version }, et seule la version 3.0 est lue
exchange-error-problem-coordinate-outside-earth = le poste { $control } sort de ±180° et ±90° : lng et lat sont-ils inversés, ou est-ce en mètres d’une grille ?
exchange-error-problem-no-places = il n’y a pas de postes dedans
exchange-error-problem-no-places-2 = { $count ->
        [one] le seul poste n’a
       *[other] aucun des { $count } postes n’a
    } de position sur Terre : géoréférence la carte dans le programme d’où vient le fichier, et exporte-le à nouveau
exchange-error-problem-no-points = il n’y a pas de { $words } dedans, ni d’autres points
import-choice-points-words-waypoints = waypoints
import-choice-points-words-route = routes
import-choice-points-words-track = traces
exchange-error-located = ligne { $line }, colonne { $column } : { $text }

## ImportTexts

import-several-courses = C’est le circuit « { $taken } » qui a été pris ; choisis-en un autre par son nom : { $others }.
import-controls-without-place = Postes sans longitude ni latitude, laissés de côté
import-unknown-controls = Le circuit passe par des postes que le fichier ne définit pas
import-duplicate-controls = Deux postes ont le même code ; le premier est pris
import-repeated-controls = Un défi ne se résout qu’une fois ; ces postes ne gardent que leur premier passage
import-alternatives = Un seul poste parmi plusieurs suffirait ; chacun devient un défi, au même rang dans l’ordre
import-other-controls = Points de passage et fins d’itinéraires balisés, laissés de côté
import-rounded-scores = Scores ramenés à des nombres entiers de 0 à 1 000 000
import-unnamed-points = { $count ->
        [one] { $count } point n’a
       *[other] { $count } points n’ont
    } pas de nom ; les participants verront un numéro.
import-no-start = Le fichier n’a pas de départ localisé ; ajoute « start » à la quête si tous partent du même lieu.
import-no-map-scale = Le fichier ne donne pas l’échelle de sa carte ; une quête n’en a pas besoin.
import-unreadable = lecture impossible

## MapTexts

map-contacts = Contacts :{"\u000A"}{ $list }
map-answer = Réponse : { $text }
map-hint = Indice : { $text }
map-success = Une fois résolu : { $text }
map-difficulty = Difficulté : { $word }
map-start = Départ
map-finish = Arrivée
map-tasks = Défis
map-start-and-finish = Départ et arrivée
map-zones = Zones
map-stay-inside = Ne pas sortir.
map-keep-out = Ne pas entrer.
map-changes-points = La traverser modifie tes points.
map-costs-points = La traverser coûte des points.

## ResultTexts

result-open-category = Open
result-disqualified-for = disqualifié : { $reason }
result-log-unsigned = le journal n’est pas signé
result-log-unchecked = le journal serait signé avec la clé { $keys }, mais personne ne l’a vérifié
result-log-signed = le journal est signé avec la clé { $keys }
result-no-log-is-signed = Aucun journal n’est signé.
result-unsigned-logs = Journaux non signés : { $listed }{ $has-more ->
        [true] {" "}et { $more } de plus
       *[false] {""}
    }.
result-signatures-not-checked = Les signatures des journaux n’ont pas été vérifiées.
result-worth-a-look = à vérifier
result-noted = noté
result-to-be-judged = à juger
result-disqualified-by-rule = disqualifié par le règlement de la quête
result-as-of = Situation au { $time }.
result-nobody-has-ridden = Personne n’a encore roulé.
result-without-class = Sans catégorie
result-name = Nom
result-points = Points
result-time = Temps
result-solved = Résolus
result-status = Statut
result-to-judge = { $count } à juger
result-not-started = non partant
result-under-way = en course
result-gave-up = abandon
result-over-time = hors délai
result-control-missing = poste manquant
result-disqualified = disqualifié

## RuleTitles

rule-titles-control-without-place = poste sans position
rule-titles-unknown-control = poste de circuit non défini
rule-titles-repeated-control = poste visité plus d’une fois
rule-titles-duplicate-control = deux postes, un seul code
rule-titles-no-start = pas de départ
rule-titles-several-courses = plusieurs circuits
rule-titles-alternatives = un poste parmi plusieurs suffit
rule-titles-other-control = point de passage ou itinéraire balisé
rule-titles-rounded-score = score non entier
rule-titles-no-map-scale = carte sans échelle
rule-titles-unnamed-point = point sans nom

## TrackError

track-error-unknown-format = ce n’est pas une trace : ni GPX, ni TCX, ni FIT, ni GeoJSON, ni journal de parcours
track-error-foreign-xml = ce n’est pas une trace : son élément racine est <{ $root }>, ni <gpx> ni <TrainingCenterDatabase>
track-error-no-track = il n’y a pas de trace dans ce fichier ; exporte le parcours lui-même, pas une route ni des waypoints
track-error-no-track-2 = il n’y a pas de trace dans ce fichier, seulement une route de { $planned ->
        [one] { $planned } point
       *[other] { $planned } points
    }, prévue mais pas roulée ; exporte le parcours lui-même
track-error-no-track-3 = il n’y a pas de trace dans ce fichier, seulement { $waypoints ->
        [one] { $waypoints } waypoint
       *[other] { $waypoints } waypoints
    }{ $has-planned ->
        [true] {" "}et une route
       *[false] {""}
    } ; exporte le parcours lui-même
track-error-no-places = aucun point de ce fichier n’a de position : il a été enregistré en intérieur ou sans réception
track-error-swapped = latitude et longitude sont inversées dans ce fichier : tous les points sortent de ±180° et ±90°, mais pas dans l’autre ordre ; exporte à nouveau le parcours
track-error-nowhere = tous les points de ce fichier sont à 0°, 0° ou sortent de ±180° et ±90° : le récepteur n’a jamais su où il était
track-error-no-seconds = les heures ne sont pas des secondes depuis 1970, par exemple { $number } ; ce sont peut-être des millisecondes : divise-les par 1000, ou écris-les comme 2024-03-22T14:09:45Z
source-place-line = ligne { $line }
source-place-byte = octet { $offset }
source-place-position = position { $number }

## TrackRemark

track-remark = { $text } ({ $place })
track-remark-2 = { $text } (première occurrence : { $place })
track-remark-without-place-torn = { $reason } ; { $count ->
        [one] { $count } point qui précède est utilisé
       *[other] les { $count } points qui précèdent sont utilisés
    }
track-remark-without-place-damaged = { $reason } ; { $count ->
        [one] { $count } point lisible est utilisé
       *[other] les { $count } points lisibles sont utilisés
    }
track-remark-without-place-without-place = { $count ->
        [one] { $count } point sans lat et lon lisibles est laissé de côté
       *[other] { $count } points sans lat et lon lisibles sont laissés de côté
    }
track-remark-without-place-unreadable-times = { $count ->
        [one] { $count } heure est illisible
       *[other] { $count } heures sont illisibles
    }, par exemple « { $text } » ; une telle heure s’écrit 2024-03-22T14:09:45Z
track-remark-without-place-without-zone = les heures ne disent pas leur fuseau horaire et sont lues en UTC
track-remark-without-place-nowhere = { $count ->
        [one] { $count } point à 0°, 0° ou au-delà de ±180° et ±90° est laissé de côté
       *[other] { $count } points à 0°, 0° ou au-delà de ±180° et ±90° sont laissés de côté
    } : la position n’y était pas connue
track-remark-without-place-wrong-clock = { $count ->
        [one] { $count } point dont l’heure ne va pas avec le reste de la trace est laissé de côté
       *[other] { $count } points dont l’heure ne va pas avec le reste de la trace sont laissés de côté
    }, par exemple { $moment }
track-remark-without-place-no-seconds = { $count ->
        [one] { $count } point est laissé de côté
       *[other] { $count } points sont laissés de côté
    }, car les heures ne sont pas des secondes depuis 1970, par exemple { $number } ; ce sont peut-être des millisecondes
track-remark-without-place-unequal-times = il y a { $times ->
        [one] { $times } heure
       *[other] { $times } heures
    } pour { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } ; elles sont associées depuis la première
track-remark-without-place-unreadable-start = le départ « { $text } » est illisible, les heures comptent donc depuis 1970 ; un départ s’écrit 2024-03-22T14:09:45Z
track-remark-without-place-interpolated = { $count ->
        [one] { $count } point sur { $all } n’a pas d’heure ; elle a été interpolée
       *[other] { $count } points sur { $all } n’ont pas d’heure ; elle a été interpolée
    } entre les points d’avant et d’après
track-remark-without-place-timeless = { $count ->
        [one] { $count } point sans heure, avant le premier ou après le dernier qui en a une, est laissé de côté
       *[other] { $count } points sans heure, avant le premier ou après le dernier qui en a une, sont laissés de côté
    }
track-remark-without-place-sorted = { $count ->
        [one] { $count } point
       *[other] { $count } points
    } dans le désordre : triés par heure
track-remark-without-place-repeated = { $count ->
        [one] { $count } point répète le précédent et est laissé de côté
       *[other] { $count } points répètent le précédent et sont laissés de côté
    }
track-remark-without-place-without-times = { $count ->
        [one] { $count } trace sans heures est laissée de côté
       *[other] { $count } traces sans heures sont laissées de côté
    }, car d’autres en ont
track-remark-without-place-assumed-speed = la trace n’a pas d’heures ; vitesse supposée : { $speed } km/h
track-remark-without-place-same-times = toutes les heures de la trace sont les mêmes, { $moment } ; vitesse supposée : { $speed } km/h
exchange-error-problem-other-points = il n’y a pas de { $words } dedans ; ses { $others } peuvent devenir des défis : { $options }
exchange-error-problem-unknown-name = il n’y a pas de « { $name } » ; il y a { $known ->
        [none] seulement des éléments sans nom
       *[other] { $known }
    }
exchange-error-problem-unknown-course = il n’y a pas de circuit « { $name } » ; { $known ->
        [none] il n’y en a aucun
       *[other] il y a { $known }
    }
