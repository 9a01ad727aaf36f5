## CommonTexts

common-imported = { $count ->
        [one] { $count } défi
       *[other] { $count } défis
    } ; ajoute des réponses, puis regarde ce que dit « questctl validate »
common-empty-rider = --rider est vide ; nomme le participant comme dans le tableau des participants
common-taken-as-utc = { $option } { $text } ne dit pas son fuseau horaire et est lu en UTC ; écris par exemple 2026-06-06T12:00+05:00
common-not-a-place = { $is-option ->
        [true] « { $text } » n’est ni une option ni un lieu
       *[false] « { $text } » n’est pas un lieu
    } ; écris longitude, virgule, latitude en degrés, par exemple 61.4026,55.1599, ou un nom de la carte
common-found-place = « { $text } » est { $label } ({ $place })
common-unknown-profile = il n’y a pas de profil « { $name } » ; il y a { $known }, ou indique un fichier qui finit par .json
common-idle-closures = remarque : { $file } : ces Features ne ferment aucune route : { $numbers }{ $more } ; dessine une ligne le long de la route, ou une surface par-dessus
common-empty-log = aucune entrée de ce journal de parcours n’est lisible ; récupère-le à nouveau depuis le téléphone
common-several-riders = indique avec --rider de qui est le parcours voulu : { $names }
common-estimated-accuracy = remarque : certains points de la trace n’ont pas de précision ; estimée à { $metres } pour ceux-ci
common-estimated-accuracy-2 = remarque : pas de précision dans la trace ; estimée à { $metres }
audience-left-out = { $count ->
        [one] { $count } défi caché est laissé de côté
       *[other] { $count } défis cachés sont laissés de côté
    } ; --for organiser montre tout
audience-all-hidden = tous les défis sont cachés aux participants ; --for organiser les montre

## DepartureTexts

departure-no-time = --depart : « { $text } » n’est pas une heure : écris date et heure locales, comme 2026-11-24T07:30 ou 2026-11-24T07:30+01:00
departure-streets-only = les rues sont celles de --depart ; les participants partent quand la quête le dit, et les défis ouvrent et ferment d’après cela
departure-limits = la carte a été construite pour { $time } (map build --at) ; l’heure de départ n’y change rien
departure-limits-2 = { $count ->
        [one] { $count } rue, barrière ou restriction de virage a
       *[other] { $count } rues, barrières ou restrictions de virage ont
    } des conditions horaires que la carte ne garde pas : rues et barrières sont prises comme sans heure de départ, les restrictions de virage valent dans le doute
departure-limits-3 = { $what } ; la carte n’en garde pas d’autres, l’heure de départ n’y change donc rien
departure-limits-4 = la carte n’a pas de restrictions liées à l’heure ; l’heure de départ n’y change rien
departure-of-way = itinéraire { $number } : { $text }
departure-change = « { $item } »
departure-change-2 = une route sans nom
departure-change-3 = { $street } : fermeture à { $clock }
departure-change-4 = { $street } : traversée interdite à partir de { $clock }
departure-change-5 = { $what } ; l’itinéraire y passe après { $minutes } min
departure-more = { $count ->
        [one] { $count } autre route de l’itinéraire change
       *[other] { $count } autres routes de l’itinéraire changent
    } avant le passage du cycliste

## EventTexts

event-no-link = « { $text } » n’est pas un lien d’événement ; un lien ressemble à https://velo.example/e/spring
event-not-encrypted = http n’est pas chiffré : qui écoute en chemin peut rouler sous ton nom ; utilise https si le serveur l’a
event-no-device = il n’y a pas encore de journal dont on puisse prendre l’appareil ; nomme l’appareil avec --device
event-not-joined = l’appareil de ce journal n’a rejoint aucun événement, il n’y a pas de fichier { $state } ; rejoins-en d’abord un avec « questctl join »
event-joined = événement rejoint en tant que { $rider } ({ $rider-2 }){ $more }
event-no-answer = pas de réponse de { $server }, nouvel essai ({ $reason })
event-unknown-device = rien dans l’état ne prouve au serveur quel est cet appareil ; rejoins à nouveau l’événement avec « questctl join »
event-late = le serveur n’a pas répondu à temps ; réessaie plus tard, rien n’est perdu
event-not-handed-in = { $lines ->
        [one] { $lines } ligne du journal n’a pas pu être remise
       *[other] { $lines } lignes du journal n’ont pas pu être remises
    } à temps ; relance la commande, rien n’est perdu
event-handed-in = { $lines ->
        [one] { $lines } ligne remise
       *[other] { $lines } lignes remises
    }
event-nothing-to-hand-in = le serveur a déjà tout le journal
event-left-out = il manque au serveur { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    } du journal
event-too-long = l’entrée { $sequence } dépasse les { $bytes } octets qu’un serveur accepte ; elle n’est pas envoyée
event-other-device = le journal est de { $devices }, mais c’est { $joined } qui a rejoint l’événement ; nomme le journal de cet appareil, ou rejoins l’événement avec celui-ci par « questctl join »
event-passed-over = les entrées de { $devices } ne sont pas envoyées ; chaque appareil remet son propre journal
event-not-of-log = --device nomme { $device }, mais le journal est de { $devices } ; retire --device, ou nomme un autre journal
event-several-devices = le journal est de plusieurs appareils : { $devices } ; nomme celui qui rejoint l’événement avec --device
event-decided = { $count ->
        [one] { $count } décision de l’organisateur ajoutée
       *[other] { $count } décisions de l’organisateur ajoutées
    }
event-refused = le serveur n’accepte pas l’entrée { $sequence } ({ $code })
event = message de l’organisateur : { $text }
event-verdict-accepted = { $task } : la réponse compte
event-verdict-nearly = { $task } : presque juste
event-verdict-rejected = { $task } : la réponse ne compte pas
event-verdict-pending = { $task } : l’organisateur doit encore juger
event-unreadable-decision = la décision { $number } de l’organisateur est illisible ; demande à l’organisateur, ou utilise une version plus récente
event-other-edition = la quête a une nouvelle édition ; « questctl join » avec -o la récupère
event-missing = l’entrée { $sequence } de cet appareil n’est pas dans le journal, et ce qui a été écrit ensuite ne compte pas ; remets le journal entier
event-other-writer = un autre appareil écrit sous le même nom ; demande un code à l’organisateur et rejoins l’événement avec un autre --device

## SourceDocument

source-document-report = { $name } : { $remark }

## GeoJSONTexts

geo-json-fixed-files = { $files ->
        [one] { $files } fichier
       *[other] { $files } fichiers
    } : { $changed ->
        [one] { $changed } corrigé
       *[other] { $changed } corrigés
    }, { $errors ->
        [one] il reste { $errors } erreur
       *[other] il reste { $errors } erreurs
    }
geo-json-fixed-file = { $fixed ->
        [one] { $fixed } correction
       *[other] { $fixed } corrections
    }, { $errors ->
        [one] il reste { $errors } erreur
       *[other] il reste { $errors } erreurs
    }
geo-json-features = Features
geo-json-without-geometry = sans géométrie
geo-json-positions = positions
geo-json-extent = étendue
geo-json-length = longueur des lignes
geo-json-area = surface des polygones
geo-json-properties = propriétés
geo-json-uncounted = … et d’autres ({ $count })
geo-json-not-in-degrees = { $count } sur { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } pas en degrés, sans doute en mètres d’une projection ; l’étendue est dans les nombres du fichier, longueurs et surfaces sont laissées de côté : reprojette le fichier en WGS 84
geo-json-uncertain-cut = Feature { $feature } : un anneau a un côté de plus de 180°, qui peut faire le grand tour ou franchir l’antiméridien ; il a été lu comme le dit son sens, --all-crossings le coupe dans tous les cas
geo-json-ambiguous-ring = avertissement : un anneau a un côté de plus de 180°, qui peut faire le grand tour ou franchir l’antiméridien ; il a été lu comme le dit son sens : questctl geojson lint le montre, cut --all-crossings le coupe
geo-json-contacts-left-out = elle touche la surface par des lignes ou des points, qui sont laissés de côté
geo-json-taken-count = des Features ont déjà une propriété « { $shown } », que --count écraserait : choisis un autre nom
geo-json-no-area-in-mask = le type { $kind } n’est pas une surface qui puisse servir de découpe, et n’est pas utilisé
geo-json-empty-mask = il n’y a pas de surface de découpe : le fichier doit avoir un Polygon ou un MultiPolygon
geo-json-misnamed = le texte est une séquence (RFC 8142) et est lu comme telle, quoi que dise le nom ; --from sequence l’indique
geo-json-misnamed-2 = il y a un objet par ligne, et le texte est lu ligne par ligne, quoi que dise le nom ; nomme-le .geojsonl, ou indique --from lines
geo-json-kept-decimals = ses coordonnées ne sont pas arrondies, car la surface ne resterait pas valide : demande plus de décimales, ou simplifie-la d’abord
geo-json-linked-part = { $path } est un lien symbolique, qui mènerait hors du dossier ; rien n’a été écrit : supprime-le
geo-json-faulty-geometries = à géométrie défectueuse
geo-json-ambiguous-features = { $count ->
        [one] { $count } Feature
       *[other] { $count } Features
    } avec un anneau qui se lit de deux façons : un côté dépasse 180°, l’étendue et la surface sont celles que donne son sens ; questctl geojson lint les montre
geo-json-minus-advice = une condition qui commence par - est prise pour une option : mets -- devant, comme dans questctl geojson filter -- '-a = 3' f.geojson
geo-json-dissolved-cut = Feature { $feature } : la surface se chevauche ou se croise ; les parties ont été fondues en parties valides
geo-json-further-numbers-left-out = les nombres après l’altitude sont retirés de ce qui a été modifié
geo-json-invalid-area-kept = Feature { $feature } : la surface n’est pas valide, ses anneaux n’ont donc pas été retournés ; elle a été laissée telle quelle, voir lint
geo-json-left-out = { $skipped ->
        [one] { $skipped } Feature laissée de côté
       *[other] { $skipped } Features laissées de côté
    } pour cause de défauts
geo-json-lost-members = avertissement : membres de la collection absents de la sortie : { $list }
geo-json-feature = { $name } : { $message }
geo-json-cut-advice = ce qui a été écrit n’est pas complet ; --skip-invalid laisse ces Features de côté et continue
geo-json-skip-advice = rien n’a été écrit ; --skip-invalid laisse ces Features de côté et continue
geo-json-left-out-part = une partie sans largeur est laissée de côté : { $geometry }
geo-json-repaired = { $count ->
        [one] { $count } Feature réparée
       *[other] { $count } Features réparées
    }, { $refused } non
geo-json-different-systems = les coordonnées sont en { $system }, celles de { $first } en { $other } : mets d’abord les deux dans le même système, avec questctl geojson reproject
geo-json-unseen-property = avertissement : aucune Feature n’a de propriété « { $shown } »
geo-json-mismatched-property = avertissement : la propriété « { $shown } » n’a jamais le type auquel elle est comparée ; les nombres s’écrivent sans guillemets, les textes entre apostrophes
geo-json-split-files = { $features ->
        [one] { $features } Feature
       *[other] { $features } Features
    } dans { $files ->
        [one] { $files } fichier
       *[other] { $files } fichiers
    }
geo-json-too-many-files = il y aurait plus de { $limit } fichiers ; rien n’a été écrit : --max-files en permet davantage
geo-json-existing-part = { $path } existe déjà ; rien n’a été écrit : indique un autre dossier, ou --overwrite

## RecordedRides

track-remarks-note = { $item } : { $text }

## ReceiptTexts

receipt-no-receipts = il n’y a pas de reçu dans ce fichier ; « questctl receipt » en écrit
receipt-not-a-receipt = cette ligne n’est pas un reçu
receipt-no-signed-log = aucun de ces journaux n’est signé, il n’y a donc rien à en garder
receipt = « { $rider } » : entrée { $sequence }, clé { $fingerprint }
receipt-more = … et { $count } de plus
receipt-written = { $file } : { $count ->
        [one] { $count } reçu ajouté
       *[other] { $count } reçus ajoutés
    }
receipt-line-agrees = « { $rider } » : tel qu’il a été vu, jusqu’à l’entrée { $sequence }
receipt-line-rewritten = « { $rider } » : réécrit { $span } ; le reçu a une autre entrée { $sequence }
receipt-line-cut-short = « { $rider } » : tronqué ; le reçu a l’entrée { $sequence }, et le journal s’arrête avant
receipt-line-missing = « { $rider } » : aucun journal n’est signé avec la clé du reçu, { $key }{ $has-other ->
        [true] {"\u202F"}; celle d’ici est une autre
       *[false] {""}
    }
receipt-line-invalid = « { $rider } » : le reçu n’est pas signé avec sa clé et ne prouve rien
receipt-span = à partir de l’entrée { $since }
receipt-span-2 = à partir de l’une des entrées { $since }–{ $sequence }

## RecordedTexts

recorded-merged = { $best } et { $others } sont des appareils d’un même participant, { $rider } : quand plusieurs ont enregistré, { $best } compte, car c’est le meilleur
recorded-apart = { $one } et { $other } étaient à des endroits différents au même moment, ce sont donc deux participants
recorded-alike = ces traces de même nom étaient aux mêmes endroits au même moment ; pour deux appareils d’un même participant, mets les deux fichiers dans un dossier, ou donne-les à part avec --rider
recorded-swapped = latitude et longitude sont inversées dans ce fichier : dans l’autre ordre, le parcours serait ici ; exporte-le à nouveau
recorded-elsewhere = ce parcours est d’un autre endroit : il n’approche pas à moins de { $distance } d’un défi, du départ ou de l’arrivée ; retire le fichier, ou donne la quête dont il fait partie
recorded-no-ride = il ne reste aucun parcours des fichiers de --track ; donne des fichiers dont les parcours sont lisibles
recorded-no-ride-in-file = il n’y a pas de parcours utilisable dans ce fichier
recorded-single-point = un seul point ne fait pas un parcours : exporte le parcours entier
recorded-mismatch-apart = { $rider } : la trace est d’un autre moment que le journal : elle commence { $clock } { $seconds ->
        [true] plus tôt
       *[false] plus tard
    }{ $is-left-out ->
        [true] , et est laissée de côté ; mauvaise date ?
       *[false] {"\u202F"}; mauvais fuseau horaire ?
    }
recorded-mismatch-shifted = { $rider } : la trace est aux défis { $clock } { $seconds ->
        [true] plus tôt
       *[false] plus tard
    } que le journal ; mauvais fuseau horaire ?
recorded-mismatch-left-out = { $rider } : { $count ->
        [one] { $count } point de la trace, à plus d’un jour du journal, est laissé de côté
       *[other] { $count } points de la trace, à plus d’un jour du journal, sont laissés de côté
    }
recorded-mismatch-untimed = { $rider } : la trace n’a pas d’heures et est laissée de côté, le journal suffit
recorded-clock = , mais pas si son horloge { $is-ahead ->
        [true] retardait
       *[false] avançait
    } de { $hours } ; mauvais fuseau horaire ?
recorded-reached-nothing = {"\u00A0"}: le défi le plus proche était à { $distance }, il fallait être à { $reach } au plus
recorded-reached-nothing-2 = aucun défi n’est atteint par { $names }{ $hint }
recorded-more = … et { $count ->
        [one] { $count } autre remarque de ce genre
       *[other] { $count } autres remarques de ce genre
    }

## RideLogTexts

ride-log-decided = { $log } : entrée { $sequence }, { $digest }{ $text ->
        [none] {""}
       *[other] , au sujet de « { $text } »
    }
ride-log-no-answer = Les journaux n’ont pas de réponse de « { $rider } » au défi « { $task } ».
ride-log-begun-otherwise = ce journal a été commencé avec la clé { $key } ; signe avec celle-ci, ou commence un autre journal
ride-log-begun-otherwise-2 = ce journal a été commencé sans clé ; commence un autre journal pour signer
ride-log-no-rider = Les journaux n’ont pas de participant « { $rider } ».
ride-log-edition = { $logs ->
        [one] { $logs } journal
       *[other] { $logs } journaux
    } avec l’édition { $digest }{ $is-own ->
        [true] , ce fichier
       *[false] {""}
    }
ride-log-no-entries = Aucune entrée dans les journaux de parcours.
ride-log-no-entries-here = aucune entrée de journal de parcours
ride-log-no-office-log = il n’y a aucune entrée de journal de parcours dans ce fichier, il ne décide donc rien ; « questctl decide » écrit le journal de l’organisateur
ride-log-damaged-office-log = aucune entrée de ce journal n’est intacte, il ne décide donc rien ; cherche une copie plus ancienne
ride-log-ride-in-office = un journal donné avec --office contient { $rides }, et tout ce qui s’y trouve compte : donne les journaux des participants sans --office
ride-log-unofficial-office = la quête nomme des officiels, et un journal donné avec --office n’est signé par aucun d’eux ; il compte puisque tu l’as donné
ride-log-no-device = --accept-device { $name } : aucun journal n’a d’appareil de ce nom ou de cette empreinte
ride-log-no-key = --accept-device { $name } : aucun journal n’est signé avec cette clé{ $is-named ->
        [true] {"\u202F"}; un appareil se donne seulement ce nom, ce qui ne prouve rien
       *[false] {""}
    }
ride-log-not-first = --accept-device { $digest } : cette entrée n’est pas la première de son journal ; donne le hachage de la première
ride-log-other-quests = la quête n’a pas d’id, les journaux de n’importe quelle quête comptent donc, ici ceux de { $names } ; donne son id à la quête
ride-log-outside-window = { $count ->
        [one] { $count } participant est parti
       *[other] { $count } participants sont partis
    } hors du créneau de départ, de { $least } ou plus, ce qui n’est pas un départ ; si c’est une erreur, vérifie le fuseau horaire du créneau dans la quête
ride-log-riders-edition = c’est une édition des participants : ce qu’elle a de scellé n’est pas connu ici, et les réponses attendent l’organisateur ; juge avec le fichier de l’organisateur
ride-log-foreign-log = ce journal contient { $rides } ; écris les décisions dans un journal à part
ride-log-rides = le parcours de { $names }
ride-log-rides-2 = les parcours de { $names }
ride-log-no-task = la quête n’a pas de défi « { $task } » ; il y a { $known }
ride-log-unsigned-decision = remarque : la quête nomme des officiels, et cette décision n’est pas signée (--key) ; elle ne compte que là où le journal est donné avec --office
ride-log-unofficial-key = remarque : la quête nomme des officiels, et cette clé n’est celle d’aucun d’eux ; la décision ne compte que là où le journal est donné avec --office
ride-log-no-riders = le tableau des participants n’a pas de participant
ride-log-nothing-to-compare = Il n’y a pas de journal à comparer aux reçus : ces fichiers n’en contiennent aucune entrée.
ride-log-other-map = aucune route de la carte ne mène d’un défi à l’autre, aucune allure ne lui est donc comparée ; est-ce la carte de cet endroit ?
ride-log-nothing-to-judge = Il n’y a pas de parcours à juger : les journaux n’ont aucune entrée vérifiable qui compte.
ride-log-more-faults = … et { $count ->
        [one] { $count } autre défaut
       *[other] { $count } autres défauts
    } de ce genre
ride-log-sealing = scellement

## KeyTexts

key-written = { $file } : la clé privée ; garde-la pour toi, et gardes-en une copie
key-lines = clé publique : { $key }
key-lines-2 = empreinte :    { $fingerprint }
key-unofficial-edition = la quête nomme des officiels, et aucune de leurs clés ne signe cette édition, ce dont les participants sont avertis ; donne la clé d’un officiel avec --key
key-is-there = { $file } existe déjà, et une clé n’est jamais écrasée ; nomme un autre fichier

## MapBuildTexts

map-build-no-time = « { $text } » n’est pas une heure : écris date et heure comme 2026-06-01T18:00
map-build-built = { $nodes ->
        [one] { $nodes } nœud
       *[other] { $nodes } nœuds
    }, { $edges ->
        [one] { $edges } arête
       *[other] { $edges } arêtes
    }, { $kilometres } km, { $turn-restrictions ->
        [one] { $turn-restrictions } restriction de virage
       *[other] { $turn-restrictions } restrictions de virage
    }, { $time } s, pic de mémoire { $memory } Mio
map-build-unkept-times-2 = elle garde au plus { $most-conditions } conditions par chemin, barrière ou restriction de virage
map-build-unkept-times-3 = la carte ne garde pas les horaires de { $named } : { $keeps }{ $relations ->
        [true] , et aucune pour les places et les ferries
       *[false] {""}
    } ; avec --depart, tout cela vaut comme sans{ $turns ->
        [true] , et les restrictions de virage valent dans le doute
       *[false] {""}
    }
map-build-heights-missing = avertissement : les données d’altitude n’ont pas d’altitude pour { $nodes } sur { $nodes-2 ->
        [one] { $nodes-2 } carrefour
       *[other] { $nodes-2 } carrefours
    }, { $edges ->
        [one] { $edges } arête n’a donc pas d’altitudes
       *[other] { $edges } arêtes n’ont donc pas d’altitudes
    } ; là, c’est l’attribut incline qui compte. Donne aussi les tuiles voisines
map-build-no-heights = les données d’altitude ne couvrent aucune route de la carte ; donne les tuiles de sa zone
map-builder-stage-ways = lecture des chemins
map-builder-stage-nodes = lecture des nœuds
map-builder-stage-network = construction du réseau

## MapTexts

map-edges = { $count ->
        [one] { $count } arête
       *[other] { $count } arêtes
    }
map-sound = { $edges }, rien à signaler
map-faulty = { $kinds ->
        [one] { $kinds } genre d’erreur
       *[other] { $kinds } genres d’erreurs
    }
map-unknown = inconnu
map-bounds = étendue
map-nodes = nœuds
map-edges-label = arêtes
map-length = longueur
map-kilometres = { $number } km
map-islands = îlots
map-edges-cut-off = { $count ->
        [one] { $count } arête coupée
       *[other] { $count } arêtes coupées
    } du reste
map-profiles = profils
map-traffic = circulation
map-side-right = à droite
map-side-left = à gauche
map-side-both = à droite ici, à gauche là
map-heights = altitudes
map-no-heights = aucune ; les côtes comptent là où l’attribut incline les indique
map-heights-2 = de { $low } à { $high } m{ $source ->
        [none] {""}
       *[other] , d’après { $source }
    }
map-times = horaires
map-times-2 = { $has-unkept ->
        [true] {"\u202F"}; ceux de { $unkept } de plus ne sont pas gardés
       *[false] {""}
    }
map-times-3 = rien ne dépend de l’heure{ $more }
map-times-4 = { $streets ->
        [one] { $streets } arête
       *[other] { $streets } arêtes
    } et { $turns ->
        [one] { $turns } virage ou portail
       *[other] { $turns } virages et portails
    } dépendent de l’heure, pour --depart{ $more }
map-built-for = construite pour { $time } (map build --at)
map-places = lieux
map-places-2 = { $count } par leur nom, en plus des rues
map-places-3 = seules les rues ont un nom
map-timestamp = données du
map-source = source
map-digest = hachage
map-program = construite par
map-size = taille
map-bytes = { $count } octets
map-bad-limit = --limit doit être 1 ou plus
map-metres = { $count } m
map-render-one-picture = une image montre une quête, une recherche ou un itinéraire : donne une seule des options --quest, --search et --route
map-render-few-places = un itinéraire a besoin d’au moins deux lieux --route
map-render-many-profiles = au plus quatre --profile peuvent être comparés sur une image
map-render-unknown-ending = { $output } : le nom de l’image doit finir par .svg, .png ou .pdf
map-render-no-area = « { $text } » n’est pas une zone ; écris ouest,sud,est,nord en degrés, par exemple 9.4,47.0,9.7,47.3
map-render-tasks-outside = remarque : { $count ->
        [one] { $count } défi est
       *[other] { $count } défis sont
    } hors de l’image
map-render-outside = remarque : l’itinéraire pour « { $name } » est hors de l’image ; retire --bbox, ou donne la zone qui l’entoure
map-render-outside-2 = remarque : une partie de l’itinéraire pour « { $name } » est hors de l’image
map-render-no-heights = remarque : la carte n’a pas d’altitudes, l’image n’en a donc pas de profil ; construis-la avec « questctl map build --elevation »
map-render-heights = remarque : la carte ne connaît pas d’altitudes le long de l’itinéraire pour « { $name } », qui n’est pas sur le graphique
map-render-heights-2 = remarque : la carte connaît les altitudes pour { $percent } % de l’itinéraire pour « { $name } » ; le graphique marque le reste
map-render-missing-letters = remarque : aucune police de cet ordinateur n’a { $shown } ; installes-en une qui l’ait, ou écris du SVG
map-render-size = { $width } × { $height } pixels, { $scale } m par pixel

## MapViewTexts

map-view-missing-map-libre = MapLibre GL JS manque ; récupère-le avec `sh .ci/setup.sh maps`, ou indique le dossier de maplibre-gl.js et maplibre-gl.css avec --maplibre
map-view-missing-map-libre-2 = { $folder }/maplibre-gl.js n’est pas MapLibre GL JS
map-view-no-picture = ce n’est pas une image SVG ; dessines-en une avec questctl map render
map-view-no-folder = la page est faite de plusieurs fichiers, qui ne peuvent aller dans `{ $name }` ; indique un dossier avec --output
map-view-all-hidden = tous les défis de la quête sont cachés aux participants ; il n’y a rien à montrer
map-view-hidden = remarque : { $count ->
        [one] { $count } défi caché est laissé de côté
       *[other] { $count } défis cachés sont laissés de côté
    }
map-view-serving = la carte est à l’adresse { $address } ; Ctrl-C pour finir
map-view-written = { $folder } : { $files ->
        [one] { $files } fichier, prêt
       *[other] { $files } fichiers, prêts
    } pour tout hébergeur web qui sert des plages d’octets
ground-empty = remarque : les tuiles n’ont ni eau, ni parcs, ni bâtiments dans la zone de la carte

## TileTexts

tile-built = { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $features ->
        [one] { $features } entité
       *[other] { $features } entités
    }, { $time } s, pic de mémoire { $memory } Mio
tile-nowhere = la quête n’a ni défis ni zones, elle n’a donc lieu nulle part
tile-remarks-unbounded = remarque : il y a une côte, mais aucun fichier ne dit quelle zone il couvre ; donne-la avec --bbox, et la mer s’affichera
tile-remarks-broken = remarque : la mer est laissée de côté, car la côte s’interrompt dans la zone ; une --bbox où la côte est entière aide
tile-names-way = chemin { $id }
tile-names-relation = relation { $id }
tile-names-sea = la mer
tile-builder-stage-relations = lecture des relations
tile-builder-stage-nodes = lecture des nœuds
tile-builder-stage-ways = lecture des chemins
tile-builder-stage-shapes = création des formes
tile-builder-stage-tiles = écriture des tuiles

## OutputTexts

output-warning = avertissement
output-error = erreur
output-note = remarque : { $text }
output-would-overwrite = { $output } est l’un des fichiers à lire et serait perdu ; écris dans un autre fichier
output-two-results = { $file } devrait recevoir deux résultats, et l’un serait perdu ; écris chacun dans son propre fichier
output-files = { $count ->
        [one] { $count } fichier
       *[other] { $count } fichiers
    }
output-findings = { $errors ->
        [one] { $errors } erreur
       *[other] { $errors } erreurs
    }, { $warnings ->
        [one] { $warnings } avertissement
       *[other] { $warnings } avertissements
    }
output-given-twice = { $option } est donné plus d’une fois ; un seul compte, retire donc les autres

## PlanTexts

plan-inseparable-team = dans cette quête, les participants d’une équipe doivent être à un défi ensemble, une équipe ne peut donc pas se séparer ; retire --team-size
plan-out-of-time = l’arrivée ne peut pas être atteinte à temps, même sans autre défi ; donne un --time-limit plus long ou un --elapsed plus court
plan-out-of-time-2 = { $classes } : { $out-of-time }
plan-bad-moment = --at est un instant comme 2026-05-09T10:00+02:00
plan-departure-zone = des défis ont des horaires, --depart a donc besoin de son décalage avec UTC, comme 2026-05-09T10:00+02:00
plan-no-start-time = remarque : des défis ont des horaires et la quête n’a pas d’heure de départ ; indique avec --at quand le parcours commence
plan-no-start = la quête n’a pas de départ ; indique où est le participant, par exemple --from 61.4026,55.1599
plan-unknown-task = la quête n’a pas de défi « { $name } » ; nomme les défis par identifiant ou par numéro, de 1 à { $count }
plan-bad-pace = --pace est un nombre comme 1.2
plan-bad-effort = --effort est un nombre de secondes, 600 au plus
plan-bad-team-size = --team-size va de 1 à 50
plan-no-table = --riders est un tableau des participants, comme riders.csv ; pour une équipe qui se partage les défis, indique --team-size 2
plan-several-plans = -o accepte un seul plan, et les catégories des participants en ont plusieurs ; retire --riders ou -o
reached-tasks-unreachable = remarque : ces défis ne sont près d’aucune route de la carte, ou aucun chemin hors des fermetures et des zones interdites n’y mène puis va à l’arrivée, ou ils exigent d’autres de ces défis : { $names }
reached-tasks-no-task-reachable = aucun défi de la quête n’est accessible sur cette carte ; est-ce la carte de cet endroit ? « questctl validate --map » dit ce qui ne va pas pour chacun

## PrintCommandTexts

print-command-not-pdf = les impressions sont des fichiers PDF : termine le nom de { $output } par .pdf
print-command-needs = --parts { $part } a besoin de { $option }
print-command-needs-logs = --parts results a besoin de journaux de parcours : nomme-les après la quête
print-command-unused-log = { $log } ne serait pas lu : les journaux de parcours sont pour --parts results
print-command-unused-address = --join-url et --page-url sont pour --parts codes
print-command-unused-scale = --scale, --orientation, --overlap et --tiles sont pour une carte : indiques-en une avec --map
print-command-no-address = { $text } n’est pas l’adresse d’une page ; donne-la entière, comme https://quest.example/e/spring
print-command-address-of-task = { $text } mène déjà à un défi ; donne à --page-url la page de la quête, et chaque code aura son propre défi
print-command-all-off-map = aucun défi n’est sur cette carte ; est-ce la carte d’un autre endroit ?
print-command-off-map = { $count ->
        [one] { $count } défi est hors
       *[other] { $count } défis sont hors
    } de la carte, là où aucune route n’est dessinée : { $numbers }
print-command-start = le départ
print-command-finish = l’arrivée
print-command-off-map-2 = { $name } est hors de la carte, là où aucune route n’est dessinée
print-command-left-out = { $count ->
        [one] { $count } défi caché est laissé de côté
       *[other] { $count } défis cachés sont laissés de côté
    } ; --for organiser imprime tout
print-command-missing-letters = remarque : aucune police de cet ordinateur n’a { $shown } ; installes-en une qui l’ait
print-command-sealed-answers = remarque : { $count ->
        [one] { $count } réponse est scellée dans ce fichier et n’est pas imprimée
       *[other] { $count } réponses sont scellées dans ce fichier et ne sont pas imprimées
    } ; imprime le fichier d’origine, non scellé
print-command-times-in-utc = remarque : les heures sur papier sont en UTC, car aucune n’est écrite en heure locale dans la quête ; écris-les comme 2026-06-06T10:00+05:00
print-command-summary = { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }
print-command-summary-2 = { $count }, la carte au 1:{ $scale } sur { $sheets ->
        [one] { $sheets } feuille
       *[other] { $sheets } feuilles
    }

## ValidateTexts

validate-neighbours = remarque : défi { $number }, « { $name } » : à une faute de frappe de la réponse, il y a { $words }
validate-denied = { $count ->
        [one] { $count } mot écrit
       *[other] { $count } mots écrits
    } dans deny
validate-no-dictionary = questctl : remarque : aucun dictionnaire hunspell n’est installé (en_GB, en_US, ru_RU) ; aucun mot n’est refusé
validate-count = { $errors ->
        [one] { $errors } erreur
       *[other] { $errors } erreurs
    }, { $warnings ->
        [one] { $warnings } avertissement
       *[other] { $warnings } avertissements
    }
answer-command-task = Défi { $number }, « { $name } »
answer-command-task-2 = {"\u202F"}; jamais : { $denied }
answer-command-no-task = il n’y a pas de défi « { $name } » ; il y a { $known }
answer-command-no-answer = le défi { $number }, « { $name } », ne demande pas de réponse : être sur place suffit

## RoutingTexts

routing-bad-resolution = --resolution va de 1 à 1000 mètres
routing-no-limit = indique jusqu’où : soit --minutes, soit --metres, par exemple --minutes 5,10,15
routing-bad-limits = « { $text } » : écris d’un à vingt nombres supérieurs à 0, séparés par des virgules, par exemple 5,10,15
routing-log-without-track = un journal de parcours ne contient pas de trace ; donne le parcours en GPX, TCX, FIT, ou en GeoJSON avec heures
routing-off-the-map = la trace est hors de cette carte ; « questctl map info » dit quelle zone elle couvre, « questctl map build » en crée une autre
routing-no-roads = aucune route de cette carte ne passe où va la trace ; est-ce bien le parcours voulu, et la carte est-elle récente ?
routing-no-points = il n’y a pas de Point dans ce fichier ; les lieux du tableau sont des Features avec un Point
routing-no-places = indique quels lieux : soit --points, soit --quest
routing-city = en ville, à une allure tranquille
routing-touring = une sortie à la journée : itinéraires balisés et routes calmes
routing-road = un vélo de course : routes au revêtement lisse
routing-calm = loin des voitures, quitte à faire de longs détours
routing-off-road = chemins et sentiers plutôt que routes
routing-family = avec des enfants sur leur propre vélo
routing-avoiding-hills = éviter les côtes : comme city, mais en contournant les montées quand ce n’est pas beaucoup plus long ; il faut une carte avec altitudes (map build --elevation)
routing-no-alternative = remarque : il n’y a pas de bonne alternative : tous les autres itinéraires sont bien plus longs, ou presque les mêmes
routing-no-room-for-cues = une polyligne encodée n’a pas de place pour les indications ; retire --cues ou prends un autre --format
routing-loop-without-costs = --explain dit pourquoi l’itinéraire le moins coûteux est celui-ci ; une --loop est choisie pour sa longueur
routing-no-room-for-costs = --explain va avec --format text, sans --cues, et avec --format json
routing-bad-alternatives = --alternatives va de 0 à 9
routing-several-stops = --alternatives se cherchent entre deux lieux ; retire les autres et --round-trip
routing-too-few-places = un itinéraire a besoin d’au moins deux lieux, par exemple 61.4026,55.1599 61.3353,55.1541
routing-incomplete-search = une recherche se dessine de --search à --to ; donne les deux, par exemple --search 61.4026,55.1599 --to 61.3353,55.1541
routing-unknown-algorithm = il n’y a pas d’algorithme « { $algorithm } » ; il y a { $known }
routing-heading-without-loop = --heading dit où mène une boucle ; ajoute --loop 40km
routing-loop-from-one-place = une boucle (--loop) commence et finit au même lieu : écris seulement celui-ci, et retire --round-trip
routing-no-other-loop = remarque : il n’y a pas d’autre boucle assez différente
routing-bad-loop-length = « { $text } » n’est pas une longueur de boucle ; écris de 100m à 1000km, par exemple 40km
routing-bad-heading = « { $text } » n’est pas une direction ; écris N, NE, E, SE, S, SW, W, NW, ou des degrés de 0 à 360
routing-loop = boucle de { $length }, dont { $percent } % roulés deux fois

## SimulateTexts

simulate-tiles-without-page = --tiles est pour la carte de la page : donne aussi --report
simulate-about-events = csv et rapports portent sur des événements ; donne --riders ou --track
simulate-recorded-and-invented = les parcours enregistrés ne sont pas inventés ; retire --track ou --riders
simulate-seed-of-recorded = --seed est pour des participants inventés, et --track rejoue des parcours enregistrés ; retire l’un des deux
simulate-together-without-track = --together est pour des parcours enregistrés ; donne --track
simulate-rider-of-event = --rider nomme un seul parcours, et les participants d’un événement ont des numéros ; retire --rider ou --riders
simulate-key-of-one-ride = --key signe le parcours d’un seul participant inventé ; retire --track et --riders
simulate-key-without-log = --key signe le journal de parcours ; indique avec --log où l’écrire
simulate-class-of-one-ride = --class est pour des participants inventés, et un participant a une seule catégorie ; donne --riders, ou une seule --class sans --track
simulate-signed-event = --signed concerne les journaux d’un événement ; donne --riders et --log
simulate-closing-time-without-closure = --avoid-from dit quand des routes sont fermées, et --avoid lesquelles ; donne --avoid
simulate-riders-edition = c’est une édition des participants : ce qu’elle a de scellé n’est pas connu ici ; simule le fichier de l’organisateur
simulate-no-start = la quête n’a pas de départ ; les participants partent du premier défi
simulate-not-started = { $count ->
        [one] { $count } parcours enregistré est
       *[other] { $count } parcours enregistrés sont
    } hors du créneau de départ de la quête ; --together fait commencer les parcours d’autres jours à son ouverture
simulate-starts-apart = les parcours commencent à plus d’un jour d’écart ; --together les fait commencer en même temps
simulate-progress = arrivés : { $home } sur { $parties }, { $rate } h de parcours par seconde{ $left ->
        [none] {""}
       *[other] , encore { $left }
    }
event-option-unknown-class = la quête n’a pas de catégories avec leurs propres règles de départ ; retire --class
event-option-unknown-class-2 = la quête n’a pas de catégorie « { $name } » avec ses propres règles de départ ; il y a { $joined }
event-option-for-invented-riders = --team-size, --start, --weather, --judging-time et --avoid-from sont pour des événements ; donne --riders ou --field
event-option-bad-numbers = --riders, ou riders de --field, va de 1 à 100000, --team-size de 1 à 50, --start-interval de 0 à 86400
event-option-no-riders = la description du peloton ne dit pas combien roulent ; ajoute-lui "riders", ou donne --riders
event-option-empty-table = le tableau des participants est vide
event-option-riders-alone = la quête se court en individuel ; retire --team-size, ou donne "teams" à la quête
event-option-wrong-team-size = une équipe de la quête a { $allowed } participants, et non { $team-size } ; choisis une autre --team-size
event-option-incomplete-team = { $riders } participants en équipes de { $team-size } en laissent { $last } de reste, et une équipe de la quête en a { $allowed } ; choisis un autre --riders
event-option-of-table = un tableau des participants a ses équipes et ses catégories ; retire --team-size et --class

## map-build-note

map-build-note = remarque : { $text }
map-build-note-signals = { $barriers ->
        [one] { $barriers } barrière
       *[other] { $barriers } barrières
    }, dont { $closed-barriers ->
        [one] { $closed-barriers } fermée
       *[other] { $closed-barriers } fermées
    } ; { $signals ->
        [one] { $signals } nœud
       *[other] { $signals } nœuds
    } avec feux ; { $route-ways ->
        [one] { $route-ways } chemin
       *[other] { $route-ways } chemins
    } sur des itinéraires balisés ; { $islands } % des arêtes coupées du reste
map-build-note-timed-ways = { $timed-ways ->
        [one] { $timed-ways } chemin
       *[other] { $timed-ways } chemins
    }, { $timed-barriers ->
        [one] { $timed-barriers } barrière
       *[other] { $timed-barriers } barrières
    } et { $timed-turn-restrictions ->
        [one] { $timed-turn-restrictions } restriction de virage
       *[other] { $timed-turn-restrictions } restrictions de virage
    } qui dépendent de l’heure ; avec --depart, les itinéraires les prennent tels qu’ils sont à ce moment
map-build-note-places = { $places ->
        [one] { $places } lieu nommé gardé
       *[other] { $places } lieux nommés gardés
    } en plus des rues, à chercher par leur nom
map-build-note-missing-nodes = { $missing-nodes ->
        [one] { $missing-nodes } endroit
       *[other] { $missing-nodes } endroits
    } où une route nomme un nœud que le fichier n’a pas ; { $ways-across-edge ->
        [one] { $ways-across-edge } chemin y est coupé
       *[other] { $ways-across-edge } chemins y sont coupés
    }, le plus souvent au bord de l’extrait, { $ways-without-nodes ->
        [one] { $ways-without-nodes } chemin est laissé de côté
       *[other] { $ways-without-nodes } chemins sont laissés de côté
    } en entier
map-build-note-repeated-ways = { $repeated-ways ->
        [one] { $repeated-ways } chemin à l’id déjà vu, ignoré
       *[other] { $repeated-ways } chemins à l’id déjà vu, ignorés
    }
map-build-note-repeated-nodes = { $repeated-nodes ->
        [one] { $repeated-nodes } nœud à l’id déjà vu, ignoré
       *[other] { $repeated-nodes } nœuds à l’id déjà vu, ignorés
    }
map-build-note-differing-elements = { $differing-elements ->
        [one] { $differing-elements } élément diffère
       *[other] { $differing-elements } éléments diffèrent
    } d’un fichier à l’autre ; { $undated-files ->
        [0] ceux du fichier le plus récent comptent
       *[other] { $undecided-elements ->
            [0] la version la plus récente de chacun compte
           *[other] la version la plus récente de chacun compte, mais pour { $undecided-elements } d’entre eux, aucun fichier ne dit laquelle, de plus anciennes ont donc pu être prises
        }
    }
map-build-note-nodes-at-zero = { $nodes-at-zero ->
        [one] { $nodes-at-zero } nœud
       *[other] { $nodes-at-zero } nœuds
    } de routes à 0° N 0° E, très probablement de position inconnue
map-build-note-unclear-turn-restrictions = { $unclear-turn-restrictions ->
        [one] { $unclear-turn-restrictions } restriction de virage ignorée
       *[other] { $unclear-turn-restrictions } restrictions de virage ignorées
    }, car les chemins nommés ne se rejoignent pas, ou ne se parcourent pas ainsi
map-build-note-leaps = { $leaps ->
        [one] { $leaps } endroit
       *[other] { $leaps } endroits
    } où une route saute de plus de 50 km jusqu’à un nœud égaré ; elle y est coupée

## tile-note

tile-note = remarque : { $text }
tile-note-broken-relations = { $broken-relations ->
        [one] { $broken-relations } surface laissée de côté
       *[other] { $broken-relations } surfaces laissées de côté
    }, car les chemins de la relation ne se ferment pas en anneaux ({ $ids })
tile-note-incomplete-relations = { $incomplete-relations ->
        [one] { $incomplete-relations } surface laissée de côté
       *[other] { $incomplete-relations } surfaces laissées de côté
    }, car le fichier n’a pas tous les chemins de la relation, le plus souvent au bord de l’extrait
tile-note-missing-nodes = { $missing-nodes ->
        [one] { $missing-nodes } endroit
       *[other] { $missing-nodes } endroits
    } où un chemin nomme un nœud que le fichier n’a pas ; { $ways-across-edge ->
        [one] { $ways-across-edge } chemin y est coupé
       *[other] { $ways-across-edge } chemins y sont coupés
    }, { $ways-without-nodes ->
        [one] { $ways-without-nodes } chemin est laissé de côté
       *[other] { $ways-without-nodes } chemins sont laissés de côté
    } en entier
tile-note-open-areas = { $open-areas ->
        [one] { $open-areas } surface laissée de côté
       *[other] { $open-areas } surfaces laissées de côté
    }, car le fichier n’a pas tous les nœuds du chemin
tile-note-tangled-areas = { $tangled-areas ->
        [one] { $tangled-areas } surface laissée de côté
       *[other] { $tangled-areas } surfaces laissées de côté
    }, car les lignes se croisent des dizaines de milliers de fois dans une tuile ({ $names }) ; corrige les données
tile-note-oversized-shapes = { $oversized-shapes ->
        [one] { $oversized-shapes } ligne ou surface laissée
       *[other] { $oversized-shapes } lignes et surfaces laissées
    } de côté aux zooms les plus forts, où elles remplissent plus d’un million de tuiles ({ $names }) ; --bbox ou --max-zoom aide
tile-note-repeated-nodes = { $repeated-nodes ->
        [one] { $repeated-nodes } nœud à l’id déjà vu, ignoré
       *[other] { $repeated-nodes } nœuds à l’id déjà vu, ignorés
    }
recorded-clock-of-ride = { $rider } : le parcours commence { $miss } { $is-early ->
        [true] avant l’ouverture du
       *[false] après la fermeture du
    } créneau de départ{ $reason ->
        [none] {"\u202F"}; mauvaise date ?
       *[other] { $reason }
    } --together le fait commencer en même temps que la quête
reached-tasks-without-class = sans catégorie
print-command-cut = remarque : { $count ->
        [one] { $count } texte est trop long pour le papier et coupé
       *[other] { $count } textes sont trop longs pour le papier et coupés
    } : { $texts }{ $more } ; { $count ->
        [one] raccourcis-le
       *[other] raccourcis-les
    }
print-command-cut-text = « { $text } », page { $page } du fichier
print-command-crowded = remarque : { $count ->
        [one] { $count } numéro ne trouve
       *[other] { $count } numéros ne trouvent
    } pas de place à côté des cercles : { $pages } ; imprime à une --scale plus grande ou sur un --paper plus grand
print-command-crowded-page = { $numbers } (page { $page } du fichier)
validate-summary = { $title ->
        [none] {""}
       *[other] « { $title } »,{" "}
    }{ $tasks ->
        [one] { $tasks } défi
       *[other] { $tasks } défis
    }, { $points }, { $findings }
answer-command-accepted = { $heading } ; juste : { $accepted }{ $denies }
geo-json-projected = les coordonnées ne sont pas longitude et latitude : le membre « crs » indique { $system ->
        [none] un système inconnu
       *[other] { $system }
    } ; lance d’abord questctl geojson reproject
map-build-unkept-ways = { $count ->
        [one] { $count } chemin
       *[other] { $count } chemins
    } ({ $ids })
map-build-unkept-relations = { $count ->
        [one] { $count } place ou ferry
       *[other] { $count } places ou ferries
    } ({ $ids })
map-build-unkept-barriers = { $count ->
        [one] { $count } barrière
       *[other] { $count } barrières
    } ({ $ids })
map-build-unkept-turn-restrictions = { $count ->
        [one] { $count } restriction de virage
       *[other] { $count } restrictions de virage
    } ({ $ids })
