## Crossing

ride-plan-crossing-cost-nothing = un signalement qui ne coûte rien
ride-plan-crossing-cost-judge = un signalement pour l’organisateur
ride-plan-crossing-cost-disqualified = disqualification

## Hindsight

hindsight = à cette allure ({ $pace }) et avec { $rest } par défi, il était possible de gagner { $counted } en { $time }{ $order }

## PlaceNames

place-names-start = départ
place-names-finish = arrivée

## ProfileError

profile-error = ligne { $line }, colonne { $column } : { $path }{ $what }
profile-error-what-wrong-type = il faut ici { $expected }
profile-error-what-unknown-member = ce membre n’existe pas ; sont connus { $joined }
profile-error-what-unknown-profile = il n’y a pas de profil de ce nom ; il y a { $joined }
profile-error-what-out-of-range = il faut ici un nombre de { $number } à { $number-2 }

## ProfileTexts

profile-object = un objet entre accolades
profile-text = un texte
profile-number = un nombre
profile-flag = true ou false
profile-forbid = true ; ou retire ce membre si rien n’est interdit
profile-rules = une liste de règles entre crochets
profile-rule = une règle avec « when » et soit « factor », soit « forbid »
profile-condition = un objet qui nomme au moins un attribut, ou une liste de tels objets
profile-rule-value = un nom, une liste de noms, ou un objet avec « not » seul
profile-one-of = une valeur parmi { $joined }

## RidePlan

ride-plan-lines = participant { $number }
ride-plan-lines-2 = arrivée
ride-plan-lines-3 = fin
ride-plan-line = , ouvre dans { $duration }
ride-plan-climbed = , altitudes inconnues
ride-plan-climbed-2 = , { $up } m D+, { $down } m D−{ $known }
ride-plan-known = {" "}(altitudes pour { $percent } % du trajet)
ride-plan-summary = , retard de { $duration }
ride-plan-summary-4 = à l’arrivée après
ride-plan-summary-5 = terminé après
ride-plan-proof = aucun plan ne rapporte plus (prouvé)
ride-plan-proof-2 = un bon plan
ride-plan-proof-3 = aucun autre choix de défis ne rapporte plus (prouvé ; sans tenir compte des bonus, des péages, des fractions de minute ni de l’ordre d’un circuit)
ride-plan-proof-4 = aucun plan ne rapporte plus de { $counted } à partir d’ici, celui-ci { $counted-2 }{ $missing ->
        [none] {""}
       *[other] {"\u00A0"}: il manque au plus { $missing } %
    }
ride-plan-rest = laissés de côté : { $named }{ $has-rest ->
        [true] {" "}et { $rest } de plus
       *[false] {""}
    }
ride-plan-crossing-forbidden = traverse la zone interdite « { $name } » ({ $entries } fois) : { $cost }
ride-plan-crossing-toll = traverse la zone à péage « { $name } » ({ $entries } fois) : { $points }
ride-plan-stop = { $clock }  défi { $number } « { $name } » : { $points }{ $climbed }{ $waiting }
ride-plan-unknown-stop = { $clock }  défi { $id } : { $points }{ $climbed }{ $waiting }
ride-plan-alternative = ou : { $summary } ({ $numbers })
ride-plan-summary-of = { $count }{ $is-during-ride ->
        [true] {" "}de plus
       *[false] {""}
    } sur { $tasks ->
        [one] { $tasks } défi
       *[other] { $tasks } défis
    }, { $points }{ $is-during-ride ->
        [true] {" "}en tout
       *[false] {""}
    }, { $distance }, { $ascent ->
        [none] {""}
       *[other] { $ascent } m D+{ $known },{" "}
    }{ $over } { $home }{ $late }
ride-plan-task = { $number } « { $name } »
log-entries = { $count ->
        [one] { $count } entrée
       *[other] { $count } entrées
    }
