## CairoDrawingError

cairo-drawing-error-too-many-pixels = une image de { $width } × { $height } pixels est trop grande ; fais-la moins large, ou écris du SVG ou du PDF
cairo-drawing-error-no-fonts = il n’y a aucune police sur cet ordinateur ; installes-en une, par exemple le paquet fonts-liberation, ou écris du SVG
cairo-drawing-error-failed = Cairo ne peut pas dessiner l’image : { $reason } ; fais-la plus petite, ou écris du SVG
cairo-drawing-error-library = { $error } ; ou écris du SVG

## QRCodeError

qr-code-error-too-long = { $bytes } octets ne tiennent pas dans un code QR, qui en contient { $most-bytes } ; raccourcis l’adresse

## TileGroundTexts

tile-ground-too-many-tiles = l’image demanderait { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } au zoom { $zoom }, le plus faible ici, et { $limit } au plus sont dessinées ; dessine une zone plus petite, ou prends des tuiles à zooms plus faibles
tile-ground-too-many-points = les surfaces des tuiles ont plus de { $limit } points dans l’image ; dessine une zone plus petite

## PrintError

print-error-scale-out-of-range = une carte ne peut pas être imprimée au 1:{ $scale } ; choisis de 1:{ $low } à 1:{ $high }, par exemple --scale 15000
print-error-overlap-out-of-range = les feuilles peuvent se recouvrir de { $low } à { $high } mm
print-error-too-far-apart = {" "}Sinon, --scale { $item } les imprime
print-error-too-far-apart-2 = les défis sont si éloignés que même le 1:{ $scale } demanderait { $count } feuilles, plus de { $most-sheets } ; l’un d’eux est-il mal placé ?{ $way }
print-error-too-many-sheets = au 1:{ $scale }, la quête demanderait { $count } feuilles, plus de { $most-sheets } ; choisis une échelle plus petite ou un papier plus grand
print-error-too-fine-code = le code du défi { $task } serait trop fin pour être lu sur papier : son adresse a { $bytes } octets, et on peut en lire jusqu’à { $most } ; donne une --page-url plus courte
print-error-nothing-to-print = la quête n’a rien à imprimer
print-error-all-hidden = tous les défis sont cachés aux participants ; --for organiser les montre

## PrintTexts+Rules

print-mass-start = Départ en masse : { $time }
print-start-window = Départ à partir du { $opens }
print-start-window-2 = Départ jusqu’au { $closes }
print-start-window-3 = Départ du { $opens } au { $closes }
print-no-time-limit = Pas de temps limite
print-lateness = { $curve } ; plus de { $time } de retard : { $consequence }
print-cost-started = par minute entamée
print-cost-full = par minute entière
print-cost-exact = par minute, fractions au prorata
print-cost-per-minute = Retard : { $counted } { $minute }
print-cost-quadratic = Retard : le carré des minutes fois { $counted }
print-cost-bands = { $minute }
print-cost-table = en tout
print-word-loses-all = tous les points sont perdus
print-word-unplaced = pas de place
print-word-disqualified = disqualification

## PrintTexts

print-organisers-only = RÉSERVÉ AUX ORGANISATEURS
print-untitled = Quête à vélo
print-grouped = échelle { $text }
print-sheet = feuille { $number } sur { $count }
print-neighbour = feuille { $number }
print-page = page { $number } sur { $count }
print-overview = toutes les feuilles
print-task-sign = défi : numéro, points
print-hidden-task-sign = défi caché
print-start = départ
print-finish = arrivée
print-start-and-finish = départ et arrivée
print-closed-road = route barrée
print-grid = grille { $metres } m
print-grid-2 = grille { $int } km
print-true-north = lignes bleues : nord géographique ; imprimer à taille réelle (100 %)
print-length = { $metres } m
print-length-2 = { $int } km
print-tasks = Défis
print-answer-sheet = Feuille de réponses
print-codes = Codes
print-start-list = Liste de départ
print-results = Résultats
print-time-limit = Temps limite : { $time }
print-total = { $tasks ->
        [one] { $tasks } défi
       *[other] { $tasks } défis
    }, { $points } points en tout
print-hidden = { $count ->
        [one] { $count } autre défi apparaît
       *[other] { $count } autres défis apparaissent
    } sur le téléphone pendant le parcours
print-difficulty = difficulté : { $word }
print-after-start = { $time } après ton départ
print-opens = ouverture : { $text }
print-closes = fermeture : { $text }
print-answer = Réponse
print-hint = Indice
print-success = Une fois résolu
print-opens-after = Ouvre après
print-be-there = être sur place suffit
print-photo = une photo
print-judged = l’organisateur juge
print-sealed = scellée dans ce fichier
print-not-answers = refusées
print-rider = Participant ou équipe
print-number = N°
print-name = Nom
print-team = Équipe
print-start-time = Départ
print-finish-time = Arrivée
print-place = Place
print-points-column = Points
print-solved = Résolus
print-time = Temps
print-sum = Total
print-without-class = Sans catégorie
print-signature = Vérifié par
print-join = À scanner pour rejoindre l’événement
print-no-riders = personne n’est encore inscrit
print-no-results = pas encore de résultats
print-zones = Zones
print-contacts = Contacts
print-forbidden = zone interdite
print-bounds = ne pas sortir
print-toll = zone à péage
print-bounds-sign = limite de la zone de la quête
print-provisional = Provisoire : { $waiting ->
        [one] { $waiting } résultat attend l’organisateur ; sa place est entre parenthèses.
       *[other] { $waiting } résultats attendent l’organisateur ; leurs places sont entre parenthèses.
    }
print-as-of = Provisoire, au { $time }.
print-to-judge = { $count } à juger
print-to-be-judged = à juger
ride-result-status-not-started = non partant
ride-result-status-under-way = en course
ride-result-status-did-not-finish = abandon
ride-result-status-over-time = hors délai
ride-result-status-missing-punch = poste manquant
ride-result-status-disqualified = disqualifié

## ChartTexts

chart-caption = {"\u202F"}; altitudes pour { $percent } % du trajet
chart-caption-2 = { $before }{ $length }, { $ascent } m D+, { $descent } m D−, pente maximale { $steepest }{ $known }
chart-percent = { $number } %
chart-metres = { $number } m
chart-kilometres = { $number } km
chart-title = altitudes le long du trajet

## LegendTexts

legend-easy-task = défi facile
legend-medium-task = défi moyen
legend-hard-task = défi difficile
legend-task = défi
legend-start = départ
legend-finish = arrivée
legend-start-and-finish = départ et arrivée
legend-bounds = limite de la zone de la quête
legend-forbidden = zone interdite
legend-toll = zone à péage : coûte ou rapporte des points
legend-closed-road = route barrée
legend-bicycle-map = carte cyclable
legend-cycleway = piste cyclable
legend-cycle-lane = route avec bande cyclable
legend-main-road = route principale
legend-secondary-road = route secondaire
legend-street = rue, petite route
legend-quiet-street = rue piétonne ou zone de rencontre
legend-track = chemin carrossable
legend-path = sentier
legend-on-foot = à pied : pousser le vélo
legend-steps = escalier
legend-ferry = ferry
legend-from-start = depuis le départ
legend-from-end = depuis la fin
legend-from-both-ends = depuis les deux bouts
legend-route = l’itinéraire
scale-length = { $metres } m
scale-length-2 = { $int } km
search-space-title = { $name } : { $settled-nodes ->
        [one] { $settled-nodes } nœud exploré
       *[other] { $settled-nodes } nœuds explorés
    }

## MapDrawingError

map-drawing-error-impossible-area = { $text } n’est pas une zone sur Terre ; donne ouest, sud, est, nord en degrés, le sud pas au-dessus du nord
map-drawing-error-impossible-width = une image ne peut pas faire { $width } pixels de large ; choisis de { $low } à { $high }
map-drawing-error-nothing-to-show = la carte n’a pas de routes ; indique la zone à dessiner par une boîte englobante, ou prends une carte avec des routes
print-rules-band = jusqu’à { $until } min { $points }
print-rules-lateness = Retard, { $each } : { $bands }
print-toll-entry = { $points } par entrée
print-toll-minute = { $points } par minute
print-toll-costs = coûte { $list }
