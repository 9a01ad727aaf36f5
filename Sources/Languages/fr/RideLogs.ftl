## LineError

ride-entry-line-error-incomplete = pas une ligne de journal de parcours, ou seulement une partie ; envoie-la telle que l’appli l’a écrite
ride-entry-line-error-altered = la ligne a été modifiée après son écriture, son hachage est différent ; envoie-la telle que l’appli l’a écrite
ride-entry-line-error-unreadable = la ligne a le bon hachage, mais un autre programme l’a écrite et elle est illisible

## LogDiagnostic

log-diagnostic-torn = la dernière entrée s’arrête au milieu, après { $bytes ->
        [one] { $bytes } octet
       *[other] { $bytes } octets
    } : l’appli a été arrêtée pendant l’écriture ; rien de ce qui avait été confirmé n’est perdu
log-diagnostic-damaged = { $lines ->
        [one] { $lines } ligne ignorée
       *[other] { $lines } lignes ignorées
    } ({ $bytes ->
        [one] { $bytes } octet
       *[other] { $bytes } octets
    }) : pas une entrée de journal de parcours ; fusionne une autre copie du journal
log-diagnostic-altered = { $entry } : contenu modifié après l’écriture, le hachage est différent ; fusionne une autre copie du journal
log-diagnostic-reformatted = la ligne est du JSON, mais pas sous la forme où s’écrit un journal, son hachage ne peut donc pas être vérifié ; utilise le fichier tel que l’appli l’a écrit
log-diagnostic-unreadable = { $entry } : hachage juste, mais écriture par un autre programme, lecture impossible
log-diagnostic-gap = { $entry } : pas dans le journal ; fusionne les autres parties du journal
log-diagnostic-fork = { $entry } : plusieurs versions, toutes gardées ; deux appareils ont le même nom, ou un journal a été réécrit
log-diagnostic-broken-link = { $entry } : pas la suite de l’entrée précédente ; l’une d’elles a été réécrite
log-diagnostic-unknown-event = { $count ->
        [one] { $count } entrée
       *[other] { $count } entrées
    } d’un genre inconnu, « { $type } », à partir de : { $entry } ; { $count ->
        [one] gardée, mais sans effet
       *[other] gardées, mais sans effet
    } ; utilise une version plus récente du programme
log-diagnostic-own-decision = { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    } de l’organisateur, à partir de : { $entry }, par un appareil qui a aussi écrit un parcours ; assure-toi que c’est bien l’organisateur qui a décidé
log-diagnostic-entry = une entrée
log-diagnostic-entries = { $is-one ->
        [true] entrée
       *[false] entrées
    } { $numbers } de l’appareil « { $device } »

## LogFlag

log-flag-decision = l’appareil « { $device } » décide au sujet de « { $rider } » et n’est pas celui de l’organisateur ({ $void }) : indique le journal de l’organisateur avec --office
log-flag-for-another = l’appareil « { $device } » de « { $owner } » écrit au sujet de « { $rider } » ({ $void })
log-flag-other-quest = le journal de l’appareil « { $device } » sur « { $rider } » appartient à la quête « { $short } » ({ $void })
log-flag-late-opening = l’appareil « { $device } » de « { $rider } » se nomme à nouveau au milieu de son journal ({ $void })
log-flag-void = { $count ->
        [one] { $count } entrée
       *[other] { $count } entrées
    }, sans effet
log-flag-further-text-further-key = « { $device } » avec la clé { $key } est un appareil supplémentaire de « { $rider } » ({ $void }) : accepte-le avec --accept-device
log-flag-further-text-not-bound = « { $device } » signe pour « { $rider } » avec la clé { $key }, et le tableau des participants en a une autre ({ $void }) : accepte-le avec --accept-device
log-flag-further-text-not-bound-2 = « { $device } » écrit pour « { $rider } » sans signature, et le tableau des participants a une clé ({ $void }) : accepte-le avec --accept-device
log-flag-further-text-not-bound-3 = « { $device } » est un appareil supplémentaire de « { $rider } » ({ $void }) : accepte-le avec --accept-device
log-flag-signature-text-forked-by-key = la clé { $key } de « { $device } » a signé deux journaux différents de « { $rider } » ; le plus complet compte ({ $void })
log-flag-signature-text-invalid-signature = des entrées de « { $device } » sur « { $rider } » ne sont pas signées avec la clé du journal, { $key } ({ $void })
log-flag-signature-text-unsigned-end = des entrées de « { $device } » sur « { $rider } » suivent la dernière signature avec la clé { $key } ({ $void })
log-flag-receipt-text-rewritten = le journal de l’appareil « { $device } » de « { $rider } » a été réécrit : un reçu montre une autre entrée { $sequence }
log-flag-receipt-text-cut-short = le journal de l’appareil « { $device } » de « { $rider } » a été tronqué : un reçu montre l’entrée { $sequence }, et il s’arrête avant
log-flag-receipt-text-missing-log = il y a un reçu de la clé { $key } pour l’appareil « { $device } » de « { $rider } », et aucun journal qu’elle a signé
log-flag-receipt-text-invalid-receipt = un reçu pour l’appareil « { $device } » de « { $rider } » a une fausse signature et ne prouve rien (reçus : { $count })
log-flag-receipt-text-receipt-of-other-quest = un reçu pour l’appareil « { $device } » de « { $rider } » appartient à la quête « { $short } » et ne prouve rien ici (reçus : { $count })

## RideFlag

ride-flag = { $what }, à « { $place } »
ride-flag-what-implied-speed = plus rapide qu’un vélo : { $decimal } km/h
ride-flag-what-accuracy-pattern = récepteur trop régulier, points GPS : { $count }
ride-flag-what-identical-fixes = exactement le même endroit à répétition, points GPS : { $count }
ride-flag-what-clock-jump = l’horloge a été décalée de { $seconds }
ride-flag-what-no-approach = sur place sans approche, rien pendant { $seconds } avant
ride-flag-what-forbidden-zone = dans une zone interdite, jusqu’à { $metres } à l’intérieur
ride-flag-what-out-of-bounds = hors limites de { $metres }
ride-flag-what-team-apart = l’équipe n’était pas ensemble
ride-flag-what-simulated-position = position simulée
ride-flag-what-impossible-pace = { $distance } par la route entre deux pointages, plus qu’un vélo ne parcourt en ce temps : { $decimal } km/h
ride-flag-what-impossible-pace-2 = pointages trop éloignés pour un vélo : { $decimal } km/h
ride-flag-what-too-exact = exactement aux défis, ou toujours avec la même erreur, ce qu’aucun récepteur ne fait, pointages : { $count }
ride-flag-what-unreported-zone = dans une zone à péage, jusqu’à { $metres } à l’intérieur, sans mention dans le journal
ride-flag-what-shared-ride = le même parcours que celui de « { $other } », pointages identiques : { $count }
ride-flag-what-team-size = la quête demande une autre taille d’équipe, participants : { $count }
ride-flag-what-start-outside-window = parti { $seconds } hors du créneau de départ, ce qui n’est pas un départ
ride-flag-what-rewritten-log = le journal a été réécrit ou tronqué : un reçu montre l’entrée { $count }, et le journal ne l’a plus

## RideLogFileError

ride-log-file-error-not-a-log = { $path } n’est pas un journal de parcours et a été laissé tel quel ; indique un autre fichier
log-flag-further-text-ambiguous-device = plusieurs journaux de « { $rider } » viennent d’un appareil « { $device } », le nom n’accepte donc aucun d’eux en plus de celui qui compte ({ $void }) : donne --accept-device { $names }
ride-entries-description = { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    } de { $riders ->
        [one] { $riders } participant
       *[other] { $riders } participants
    }
