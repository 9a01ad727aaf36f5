## CheckInFlag

check-in-flag-no-positions = le journal n’en garde aucune position
check-in-flag-inaccurate = aucune position n’est assez précise (±{ $distance })
check-in-flag-too-short = les positions ne montrent pas de présence continue de { $duration } près du défi
check-in-flag-other-time = les positions datent d’un autre moment, avec { $duration } d’écart
check-in-flag-elsewhere = la position la plus proche est à { $distance } du défi, il faut être à { $reach } au plus
check-in-flag-too-short-2 = les positions montrent { $seconds } sur place, il en faut { $asked }

## RefereeError

referee-error-not-started = Le parcours n’a pas commencé : démarre-le d’abord, ou attends le départ en masse.
referee-error-already-started = Le parcours a déjà commencé.
referee-error-finished = Le parcours est terminé : plus rien ne compte.
referee-error-unknown-task = La quête n’a pas de défi « { $id } » : prends un identifiant dans sa liste de défis.
referee-error-not-checked-in = Le défi { $number }, « { $name } », n’accepte de réponses qu’après un pointage : va d’abord sur place.
referee-error-already-solved = Le défi { $number }, « { $name } », est résolu : continue ta route.
referee-error-closed = Le défi { $number }, « { $name } », n’est pas ouvert en ce moment : regarde ses horaires.
referee-error-given-up = Le défi { $number }, « { $name } », a été abandonné : continue ta route.
referee-error-no-attempts-left = Défi { $number }, « { $name } » : il ne reste plus d’essais ; continue ta route.
referee-error-locked-out = Le défi { $number }, « { $name } », acceptera la prochaine réponse dans { $duration }.
referee-error-away-from-task = Le défi { $number }, « { $name } », n’accepte de réponses que sur place : tu es à { $distance }, approche-toi à moins de { $distance-2 }.
referee-error-position-unknown = Le défi { $number }, « { $name } », n’accepte de réponses que sur place, et le récepteur ne sait pas où tu es : attends une position à ciel ouvert.
referee-error-no-hints-left = Le défi { $number }, « { $name } », n’a plus d’indices.
referee-error-outside-start-window = Le départ n’est possible que dans ce créneau : { $window }.
referee-error-not-a-time = L’heure n’est pas un nombre fini de secondes.

## RideResult

ride-result-line-answer-text = {"\u202F"}; rien ne prouve que la réponse a été donnée sur place, elle a tout de même été acceptée : { $flag }
ride-result-line-answer-text-2 = {"\u202F"}; le journal mentionne une réponse, qui ne compte pas, car elle doit être donnée sur place : { $flag }
ride-result-line-check-in-text = {"\u202F"}; le journal mentionne un pointage, qui ne compte pas : { $flag }
ride-result-line-check-in-text-2 = {"\u202F"}; le pointage n’est pas prouvé, il a tout de même été accepté : { $flag }
ride-result-line-worth-nouns = points
ride-result-line-worth-nouns-2 = { $magnitude ->
        [one] point
       *[other] points
    }
ride-result-line-outcome-text-solved = résolu par simple présence
ride-result-line-outcome-text-solved-2 = résolu { $attempts ->
        [1] au 1er essai
       *[other] au { $attempts }e essai
    }
ride-result-line-outcome-text-pending = en attente de l’organisateur
ride-result-line-outcome-text-unsolved = atteint mais sans réponse
ride-result-line-outcome-text-unsolved-2 = non résolu après { $attempts ->
        [one] { $attempts } essai
       *[other] { $attempts } essais
    }
ride-result-line-outcome-text-missed = non atteint
ride-result-line-outcome-text-skipped = abandonné
ride-result-line-outcome-text-revealed = réponse dévoilée
ride-result-line-outcome-text-too-late = résolu après le temps limite
ride-result-line-outcome-text-out-of-order = dans le désordre
ride-result-deduction = { $what } { $points }
ride-result-deduction-what-wrong-answers = { $count ->
        [one] { $count } mauvaise réponse
       *[other] { $count } mauvaises réponses
    }
ride-result-deduction-what-hints = { $count ->
        [one] { $count } indice
       *[other] { $count } indices
    }
ride-result-deduction-what-skip = abandonné
ride-result-deduction-what-reveal = réponse dévoilée
ride-result-deduction-what-out-of-order = dans le désordre
ride-result-deduction-what-decay = temps
ride-result-extra = { $what } : { $sign }{ $counted }
ride-result-extra-what-all-tasks = tous les défis résolus
ride-result-extra-what-early = avance de { $seconds }
ride-result-extra-what-toll = zone « { $zone } », { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }, { $seconds } à l’intérieur
ride-result-extra-what-late = retard de { $exact-clock }
ride-result-extra-what-lost-all = retard de { $exact-clock }, tous les points sont perdus
ride-result-extra-what-adjustment = organisateur : { $reason }
ride-result-extra-what-least-total = relevé au total minimal
ride-result = { $points }, { $solved-count ->
        [one] { $solved-count } défi résolu
       *[other] { $solved-count } défis résolus
    } sur { $lines }
ride-result-time-text = , non partant
ride-result-time-text-did-not-finish = , abandon
ride-result-time-text-disqualified = , disqualifié
ride-result-time-text-disqualified-2 = , non terminé
ride-result-time-text-2 = , retard de { $lateness }
ride-result-time-text-3 = , dans le temps limite
ride-result-time-text-4 = {" "}en { $clock }{ $course }{ $limit }

## Roster

roster-reading-error-not-text = Le tableau des participants n’est pas en UTF-8 : enregistre-le à nouveau en « CSV UTF-8 ».
roster-reading-error-no-rider-column = La première ligne du tableau ne nomme aucune colonne « rider » ; sont connues rider, name, team, class, device, key.
roster-reading-error-repeated-column = Deux colonnes veulent dire la même chose, « { $first } » et « { $second } » : retires-en une.
roster-reading-error-open-quote = Ligne { $line } : un guillemet est ouvert et jamais fermé.
roster-reading-error-no-rider = Ligne { $line } : le participant manque.
roster-reading-error-too-many-cells = Ligne { $line } : il y a plus de cellules que de colonnes ; écris entre guillemets un nom avec { $name }.
roster-reading-error-repeated-rider = Ligne { $line } : le participant « { $rider } » est déjà là.
roster-reading-error-not-a-key = Ligne { $line } : « { $text } » n’est pas une empreinte de clé comme 7K2M-Q9XD-41TB-RZ0C.
roster-separator-comma = une virgule
roster-separator-semicolon = un point-virgule
roster-separator-tab = une tabulation

## RosterDiagnostic

roster-diagnostic-ignored-columns = colonnes du tableau des participants sans signification ici : { $list } ; sont connues rider, name, team, class, device, key
roster-diagnostic-without-key = le tableau des participants n’a pas de clé pour { $list } : le journal de n’importe qui peut compter pour eux
roster-diagnostic-shared-key = le tableau des participants a une même clé, { $key }, pour { $list }
roster-diagnostic-alike = ces noms du tableau des participants se ressemblent et sont classés séparément : { $list } ; écris-les d’une seule façon
roster-diagnostic-unlisted = absents du tableau des participants : { $list }
roster-diagnostic-alike-riders = ces participants ont des identifiants qui se ressemblent et sont classés séparément : { $list }
roster-diagnostic-too-long = plus de cellules que de colonnes dans le tableau des participants, { $lines ->
        [one] ligne
       *[other] lignes
    } { $list } : celles après la dernière colonne sont ignorées ; écris entre guillemets un texte avec { $name }
roster-diagnostic-missing = écris-y « { $rider } », lettre pour lettre
roster-diagnostic-missing-2 = reprends-y l’identifiant du journal, car il n’est pas affiché en entier ici
roster-diagnostic-missing-3 = « { $rider } » roule et n’est pas dans le tableau des participants, qui a « { $other } » ({ $difference }) : si c’est la même personne, { $advice }
roster-diagnostic-rides-beside = « { $rider } » et « { $other } » roulent tous deux, et seul « { $other } » est dans le tableau des participants ({ $difference })
roster-diagnostic-difference = caractère { $position } : { $of-other } dans le tableau, { $of-one } dans le journal
quoted-names-compared = { $quoted } (caractère { $position } : { $of-one }, et non { $of-other })
quoted-names-quoted = « { $name } »
first-difference-code-point = la fin

## RosterQuestDiagnostic

roster-quest-diagnostic-needless-teams = ligne { $line } : la quête se court en individuel, { $count ->
        [one] l’équipe du tableau ne compte donc pas
       *[other] les { $count } équipes du tableau ne comptent donc pas
    } ; donne "teams" à la quête

## UnmatchedDecision

unmatched-decision-no-ride = les journaux n’ont pas de parcours de « { $rider } »
unmatched-decision-no-task = la quête n’a pas de défi « { $task } »
unmatched-decision-no-answer = les journaux ne contiennent pas cette réponse de « { $rider } » au défi « { $task } »
unmatched-decision-no-answer-2 = la décision { $sequence } de l’appareil « { $device } » ne change rien : { $why }
start-window-from-until = du { $from } au { $until }
start-window-from = à partir du { $from }
start-window-until = jusqu’au { $until }
ride-result-line = { $number }. { $name } : { $points } sur { $worth } { $nouns }, { $outcome }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }{ $deductions ->
        [none] {""}
       *[other] {"\u202F"}; { $deductions }
    }{ $flags }
foreign-tasks = { $riders ->
        [one] { $riders } participant est allé
       *[other] { $riders } participants sont allés
    } à des défis que la quête n’a pas : { $tasks } ; rien n’y compte, et { $is-of-another-quest ->
        [true] les journaux sont sans doute d’une autre quête
       *[false] il s’agit sans doute d’une autre version de la quête
    }
roster-quest-diagnostic-unknown-class = ligne { $line } : la quête n’a pas de règles de départ pour la catégorie « { $name } », qui suit donc celles de la quête ; { $is-meant ->
        [true] écris { $names } si c’est ce que tu veux
       *[false] il y a des règles pour { $names }
    }
roster-lines = { $count ->
        [one] ligne
       *[other] lignes
    } { $lines }
roster-quest-diagnostic-team-size = { $lines } : l’équipe « { $name } » a { $members ->
        [one] { $members } participant
       *[other] { $members } participants
    }, et une équipe de la quête en a { $sizes } : elle reçoit un signalement
roster-quest-diagnostic-without-team = { $lines } : pas d’équipe, et une équipe de la quête a { $sizes } participants : qui roule en individuel est classé aux côtés des équipes
standings-description = { $rides ->
        [one] { $rides } parcours
       *[other] { $rides } parcours
    } dans { $classes ->
        [one] { $classes } catégorie
       *[other] { $classes } catégories
    }
standings-group-description = { $class ->
        [none] sans catégorie
       *[other] catégorie { $class }
    }, { $rides ->
        [one] { $rides } parcours
       *[other] { $rides } parcours
    }
