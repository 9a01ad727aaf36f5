## WindowChecks

window-checks-note-missed = { $subject } { $what }.

## AnswerTexts

answer-denied = { $task } : la réponse acceptée « { $form } » est aussi refusée et ne pourrait jamais être donnée.
answer-never-accepted = { $task } : aucune réponse n’est jamais acceptée, pas même « { $answer } » ; corrige « answer ».
answer-redundant = Réponses acceptées identiques pour l’arbitre, comme « { $form } » ({ $count ->
        [one] { $count } défi
       *[other] { $count } défis
    } : { $list }) : une seule suffit.
answer-guessable = { $count ->
        [one] { $count } réponse peut être devinée
       *[other] { $count } réponses peuvent être devinées
    } en quelques dizaines d’essais sans être sur place ({ $list }).
answer-shared = { $task } et { $other } ont une réponse commune{ $has-more ->
        [true] , ainsi que { $more } de plus.
       *[false] .
    }
answer-expected-answer = un texte, un nombre, une liste de textes et de nombres, ou un objet avec « kind »
answer-missing-kind = la réponse a besoin d’un « kind », parmi : { $kinds }.
answer-unknown-member = « { $key } » est inconnu dans une réponse de genre « { $kind } » et n’a pas d’effet. Sont connus : { $list }.
answer-invalid-number = « value » doit être un nombre décimal d’au plus 40 chiffres, « tolerance » ne doit pas être négatif.
answer-invalid-options = « options » doit être fait de 2 à 50 textes qui diffèrent par plus que la casse et la ponctuation, et « correct » en désigner un ou plusieurs.
answer-count-of-items = un nombre entier entre 1 et le nombre d’éléments
answer-invalid-items = « items » doit être fait de 1 à 50 éléments, chacun avec une lettre ou un chiffre.
answer-no-text = « { $key } » ne contient pas de texte.
answer-missing = la réponse n’a pas de « { $key } ».
answer-missing-items = la réponse n’a pas d’« items ».
answer-expected-items = une liste de textes et de listes de textes
answer-expected-tolerance = un nombre comme 2, ou un texte comme "2%"
answer-unknown-unit = l’unité « { $text } » est inconnue ; sont connues m, km, g, kg, l, s, min, h, km/h, °C, % et d’autres.
answer-expected-typing-errors = "accept", "ask", "reject", true, false ou un nombre de 0 à 5
answer-invalid-language = « language » doit être une étiquette de langue comme en ou ru.
answer-too-long = « { $key } » a un texte de plus de { $most } octets, plus long qu’aucune réponse ne peut l’être ; raccourcis-le.

## FeatureRole+Needs

feature-role-needs-task = un défi a besoin d’une géométrie Point
feature-role-needs-start = un départ ou une arrivée a besoin d’une géométrie Point
feature-role-needs-zone = une zone a besoin d’une géométrie Polygon ou MultiPolygon
feature-role-needs-closure = une fermeture a besoin d’une géométrie, en général une ligne ou une surface

## JSONValue+TypeName

json-value-type-name-null = vide (null)
json-value-type-name-boolean = un booléen (true ou false)
json-value-type-name-integer = un nombre
json-value-type-name-string = un texte
json-value-type-name-array = une liste
json-value-type-name-object = un objet

## MemberTexts

member-minutes = minutes
member-seconds = secondes
member-points = points
member-unknown = « { $key } » est inconnu et n’a pas d’effet. Sont connus : { $listed }.
member-misspelt = « { $key } » est inconnu et n’est pas lu ; il s’agit sans doute de « { $meant } » : renomme-le.
member-rename = Renommer « { $key } » en « { $meant } »
member-missing = « { $key } » manque ici ; ajoute-le.
member-points-or-share = « { $key } » doit être un nombre de points comme 5, ou une part de la valeur du défi comme "50%".
member-one-of = une valeur parmi : { $listed }
member-objects = une liste d’objets avec { $names }
member-text-or-texts = un texte ou une liste de textes
member-date-and-time = « { $key } » doit être une date et une heure comme "2026-06-06T10:00+05:00".
member-date-and-time-or-minutes = « { $key } » doit être une date et une heure comme "2026-06-06T10:00+05:00", ou des minutes après le départ comme 30.
member-text = un texte
member-number-in-quotation-marks = « { $key } » est un nombre entre guillemets ; écris-le sans eux.
member-remove-quotation-marks = Supprimer les guillemets
member-number = un nombre comme { $example }
member-flag = true ou false
member-wrong-type = « { $key } » est { $type } ; il faut { $expected }.
member-owned = { $owner } : { $text }
member-list-out-of = une liste de valeurs parmi : { $listed }
member-metres = mètres
member-an-object = un objet entre accolades
member-out-of-range = « { $key } » doit être { $expected }.

## PatternTexts

pattern-revealed = { $task } : l’arbitre prend « { $text } » ({ $named }) pour la réponse, et les participants le lisent avant ; change l’un ou l’autre.
pattern-contained = { $task } : la réponse « { $answer } » figure dans un de ses textes ({ $named }) ; change ce texte, sauf si tu veux la dévoiler.
pattern-named = nom
pattern-named-2 = indice
pattern-named-3 = description
pattern-regular-expression = { $task } : « { $text } » ressemble à une expression régulière, que l’arbitre ne connaît pas ; écris tous les textes acceptés, ou {"{"}"kind": "pattern", "patterns": […]{"}"} avec * pour des lettres quelconques et ? pour une seule.
pattern-as-text = { $task } : « { $text } » ressemble à un motif mais est pris à la lettre ; écris {"{"}"kind": "pattern", "patterns": ["{ $text }"]{"}"}.
pattern-plain = { $task } : le motif « { $text } » n’a ni * ni ? ; avec {"{"}"kind": "text", "accepted": […]{"}"}, l’arbitre verrait aussi les fautes de frappe et les autres façons de l’écrire.
pattern-list-as-text = { $task } : « { $text } » est un seul texte, que les participants doivent donner en entier. Si chaque élément est juste à lui seul, écris { $listed } ; si tous sont demandés, {"{"}"kind": "unordered", "items": { $listed }{"}"}.

## PlaceTexts

place-one-is-swapped = { $first } ou { $second } : latitude et longitude de l’un des deux sont sans doute inversées ; écris la longitude en premier.
place-far-away = { $place } : à { $away } du milieu des défis ; vérifie ses coordonnées.
place-same-spot = { $task } et { $other } : au même endroit ; les participants pointeront aux deux à la fois.
place-swapped = { $place } : latitude et longitude sont sans doute inversées ; écris la longitude en premier.
place-all-swapped-no-rides = telles quelles, personne ne pourrait y rouler
place-all-swapped-editor = les seconds nombres sont des longitudes telles que les écrivent les éditeurs de cartes
place-all-swapped-language = telle quelle, la quête en russe est en Iran ou tout près
place-all-swapped = { $count ->
        [one] Le seul lieu a
       *[other] Les { $count } lieux ont
    } sans doute la latitude en premier : { $reason }. GeoJSON met la longitude en premier ; écris { $right } au lieu de { $order }, et de même partout.
place-exchange-all = Échanger longitude et latitude de tous les lieux
place-exchange = Échanger longitude et latitude
place-start = Le départ
place-finish = L’arrivée
place-no-place = { $task } : pas de lieu ; donne-lui une géométrie Point.
place-given-twice = { $place } : deux lieux donnés, à { $away } l’un de l’autre ; retires-en un.
place-not-on-earth = { $place } : pas sur Terre ; la longitude va de −180 à 180, la latitude de −90 à 90.

## QuestTexts

quest-feature = Feature
quest-no-task = Il n’y a pas de défi : ajoute au moins une Feature avec une géométrie Point.
quest-old-key = { $count ->
        [one] { $count } défi utilise
       *[other] { $count } défis utilisent
    } l’ancienne clé « difficult », qui est comprise ; aujourd’hui, on écrit « difficulty ».
quest-rename-old-key = Renommer « difficult » en « difficulty »
quest-unknown-role = Le rôle « { $word } » est inconnu, { $count ->
        [one] { $count } Feature est donc gardée
       *[other] { $count } Features sont donc gardées
    } sans signification ; sont connus task, start, finish, zone, closure.
quest-times-without-zone = { $count ->
        [one] { $count } heure ne dit pas son fuseau et est lue
       *[other] { $count } heures ne disent pas leur fuseau et sont lues
    } en UTC ; écris par exemple 2026-06-06T10:00+05:00.
quest-without-answer = { $count ->
        [one] { $count } défi n’a
       *[other] { $count } défis n’ont
    } pas d’« answer » ({ $listed }) : être sur place suffit.
quest-duplicate-zone = Une autre zone a aussi l’identifiant « { $id } » ; donne à chacune son propre « id ».
quest-duplicate-task = Un autre défi a aussi l’identifiant « { $id } » ; donne à chacun son propre « id ».
quest-not-a-collection = Une quête est une FeatureCollection ; ceci est de type { $kind }. Mets les défis dans les « features » d’une collection.
quest-unsuitable = { $name ->
        [none] Feature
       *[other] Feature « { $name } »
    } : { $needs }.

## RequirementTexts

requirement-no-attempts = { $subject } : aucune réponse n’est jamais acceptée ; permets au moins un essai.
requirement-small-group = { $task } : exige { $wanted } défis d’un groupe de { $count }, et ne s’ouvre donc jamais.
requirement-requires-itself = { $task } : s’exige lui-même, et ne s’ouvre donc jamais.
requirement-cycle = { $task } : des défis s’exigent l’un l’autre en cercle, aucun ne s’ouvre donc jamais : { $shown }.
requirement-out-of-order = { $task } : exige des défis qui viennent après lui dans l’ordre du circuit.
requirement-expected = l’id d’un défi, ou une liste d’ids et d’objets avec any et of
requirement-group = une liste avec l’id d’un défi au moins
requirement-never-opens = { $subject } { $count ->
        [one] ne s’ouvre jamais : il exige
       *[other] ne s’ouvrent jamais : ils exigent
    } ce qui ne peut pas être résolu.

## RuleTitles

rule-titles-unsigned-edition = édition des participants qu’aucun officiel n’a signée
rule-titles-misspelt-member = nom mal orthographié
rule-titles-answer-revealed = réponse que les participants lisent avant
rule-titles-answer-in-text = réponse contenue dans un texte de son défi
rule-titles-pattern-as-text = motif donné comme simple texte
rule-titles-regular-expression = expression régulière comme réponse
rule-titles-plain-pattern = motif sans caractère générique
rule-titles-probably-swapped = tous les lieux sans doute inversés
rule-titles-list-as-text = liste donnée comme un seul texte
rule-titles-newer-version = quête faite pour une version plus récente
rule-titles-unknown-role = rôle inconnu
rule-titles-unsuitable-geometry = géométrie qui ne convient pas au rôle
rule-titles-two-places = deux départs ou deux arrivées
rule-titles-zone-without-area = zone sans surface
rule-titles-no-time-zone = heure sans fuseau
rule-titles-empty-hint = indice sans texte
rule-titles-unknown-requirement = exigence d’un défi inconnu
rule-titles-requirement-cycle = défis qui s’exigent l’un l’autre
rule-titles-never-unlocks = défi qui ne s’ouvre jamais
rule-titles-unsolvable = défi impossible à résoudre
rule-titles-empty-window = fermeture avant l’ouverture
rule-titles-missed-window = horaires qu’aucun participant ne peut tenir
rule-titles-forbidden-place = lieu interdit aux participants
rule-titles-no-effect = règle qui demande un temps limite
rule-titles-missing-translation = texte non traduit
rule-titles-not-a-collection = pas une FeatureCollection
rule-titles-no-tasks = pas de défis
rule-titles-wrong-type = valeur d’un autre type
rule-titles-out-of-range = valeur hors limites
rule-titles-duplicate-id = deux défis, un seul identifiant
rule-titles-task-without-geometry = défi sans lieu
rule-titles-swapped-coordinates = latitude avant longitude
rule-titles-far-away = loin des autres défis
rule-titles-same-spot = deux défis au même endroit
rule-titles-unnamed-task = défi sans nom
rule-titles-unknown-difficulty = difficulté inconnue
rule-titles-number-as-text = nombre entre guillemets
rule-titles-missing-answer = défi sans réponse
rule-titles-difficult-key = ancienne clé « difficult »
rule-titles-not-a-task = Feature qui n’est pas un Point
rule-titles-unknown-member = réglage inconnu
rule-titles-denied-answer = réponse acceptée et refusée
rule-titles-colliding-answers = deux fois la même réponse
rule-titles-guessable-answer = réponse facile à deviner
rule-titles-shared-answer = une réponse pour deux défis

## ScoringTexts

scoring-one-of-these-only = un seul de ces réglages : { $listed }
scoring-expected-bands = une liste de paires minute et points comme [[5, 1], [10, 2]]
scoring-ascending-bands = des paires faites d’une minute entière, plus tardive que la précédente, et de 0 point ou plus
scoring-cap = "gross" (les points gagnés) ou un nombre de points
scoring-late-penalty = la pénalité de retard
scoring-early-bonus = le bonus d’avance
scoring-closed-controls = la fermeture des postes dans les dernières minutes
scoring-late-tasks = l’exclusion des défis tardifs
scoring = Score
scoring-expected-rules = le nom d’un règlement, ou un objet
scoring-expected-values = "file", ou un objet comme {"{"}"same": 20{"}"}
scoring-object-with-one-of = un objet avec l’un de ces membres : { $names }
scoring-not-before = { $from } ou plus, comme « from »
scoring-out-of-order = worthless, missingPunch, un nombre de points ou une part comme "50%"

## SealTexts

seal-unsigned-edition = Cette édition n’est pas signée, alors que la quête nomme des officiels : quelqu’un l’a peut-être modifiée et a retiré la signature. Compare avec --signed-by.
seal-foreign-signature = Cette édition est signée avec la clé { $key }, qui n’est celle d’aucun officiel de la quête : quelqu’un d’autre l’a peut-être signée. Compare avec --signed-by.
seal-scrypt = des paramètres de la RFC 7914, N étant une puissance de deux, r au plus 16 et N·r·p au plus { $most }
seal-seals = une liste de 1 à { $most } sceaux
seal = 64 octets en base64
seal-options = 2 à 50 textes différents
seal-language = une étiquette de langue comme en ou ru
seal-unit = une unité que ce programme connaît
seal-locked-tasks = une liste d’au plus { $most } défis
seal-ways-of-opening = une liste avec au moins une façon d’ouvrir pour chaque exigence
seal-at-least = au moins { $least }
seal-bytes = { $count } octets en base64

## SettingsTexts

settings = Réglages de la quête
settings-team-size = un nombre entier de 1 à 99, ou les nombres minimal et maximal de membres comme [2, 5]
settings-official = l’empreinte d’une clé comme 7K2M-Q9XD-41TB-RZ0C, ou la clé elle-même telle que keygen l’écrit
settings-expected-classes = un objet avec un membre par catégorie, comme {"{"}"Kids": {"{"}"timeLimit": 60{"}"}{"}"}
settings-expected-place = [longitude, latitude] en degrés
settings-place = [longitude, latitude] avec une longitude de −180 à 180, une latitude de −90 à 90
settings-expected-flags = un objet comme {"{"}"sharedRide": "disqualified"{"}"}
settings-unknown-flag = « { $key } » n’est pas un genre de signalement et n’a pas d’effet. Voulais-tu dire : { $listed } ?
settings-newer-version = c’est la version { $version }, et ce programme connaît les versions jusqu’à { $known } : utilise un programme plus récent, ou écris { $known } si rien de plus récent n’est utilisé.

## TaskTexts

task-several = Défis { $numbers }
task-no-name = pas de « name » ; les participants verront son numéro.
task = Défi { $number }
task-named-task = Défi { $number } « { $name } »
task-counted = {" "}et compte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
task-unknown-difficulty = la difficulté « { $text } » est inconnue{ $worth } ; sont connues low, medium, high.
task-expected-hints = un texte, ou une liste de textes et d’objets avec text et penalty
task-empty-hint = l’indice { $number } n’a pas de texte et est laissé de côté.

## TranslationTexts

translation-most-languages = une liste d’au plus { $most } langues
translation-title = le titre
translation-tasks = défis { $numbers }
translation-expected-texts = un objet avec un membre par langue, comme "ru"
translation-no-language-tag = « { $tag } » n’est pas une étiquette de langue comme ru ou pt-BR ; ses textes ne sont pas affichés.
translation-missing = En « { $tag } », il manque des textes pour : { $missing }.

## WindowTexts

window-closes-before-it-opens = { $task } : « closes » doit être plus tard que « opens » et que le départ.
window-closes-too-early = ferme avant qu’un participant puisse y être
window-close-too-early = ferment avant qu’un participant puisse y être
window-opens-too-late = n’ouvre qu’une fois le temps de tous les participants écoulé
window-open-too-late = n’ouvrent qu’une fois le temps de tous les participants écoulé
window-empty-start-window = Personne ne peut partir : le créneau de départ ferme avant d’ouvrir.
window-mass-start-outside-of-window = Le départ en masse est hors du créneau de départ.

## ZoneTexts

zone-outside = hors de la zone « { $name } »
zone-inside = dans la zone « { $name } »
zone-forbidden-place = { $subject } : { $place }, là où les participants n’ont pas le droit d’être ; déplace le lieu ou la zone.
zone = Zone { $number }
zone-named-zone = Zone « { $name } »
zone-corner-not-on-earth = un coin n’est pas sur Terre : la longitude va de −180 à 180, la latitude de −90 à 90.
zone-no-area = pas de surface : dessine un anneau d’au moins trois coins différents.

## Difficulty+Word

difficulty-word-low = facile
difficulty-word-medium = moyen
difficulty-word-high = difficile

## Points

points-fraction = { $whole },{ $fraction }
points-counted = { $number } points
points-counted-2 = { $sign }{ $magnitude ->
        [one] { $magnitude } point
       *[other] { $magnitude } points
    }

## QuestError

quest-error-no-tasks = Une quête a besoin d’au moins un défi : ajoute une Feature Point.
quest-error-duplicate-task = Deux défis ou zones ont l’identifiant « { $id } » : donne à chacun le sien.
quest-error-not-on-earth = { $place } n’est pas un lieu sur Terre : écris la longitude (−180 à 180), puis la latitude (−90 à 90).
quest-error-unknown-requirement = Le défi « { $id } » exige « { $needed } », que la quête n’a pas : nomme l’un de ses défis.
quest-error-negative-points = La valeur du défi « { $id } » est { $points } : il faut 0 point ou plus.
quest-error-radius-out-of-range = Le rayon du défi « { $id } » est de { $radius } m : il faut un nombre de mètres supérieur à 0.
quest-error-time-limit-out-of-range = Le temps limite est de { $limit } s : il faut un nombre supérieur à 0, ou aucun.

## QuestWritingError

quest-writing-error-unreadable = La quête est illisible.
quest-writing-error-not-a-task = Seuls les défis peuvent être modifiés dans le fichier, pas ceci : { $name } ; fais cette modification dans le fichier même.
quest-writing-error-sealed = C’est une édition des participants : modifie l’édition de l’organisateur et scelle-la à nouveau.
quest-writing-error-not-writable = Aucun fichier ne peut exprimer ce que le défi « { $id } » a en mémoire{ $no-members ->
        [true] .
       *[false] {"\u00A0"}: regarde { $joined }.
    }
quest-writing-error-changed-meanwhile = { $path } a changé depuis sa lecture : relis-le, ou enregistre sous un autre nom.
quest-writing-error-part-settings = les réglages
quest-writing-error-part-zones = les zones
quest-writing-error-part-closures = les fermetures
number-bounds-above = { $is-whole ->
        [true] un nombre entier
       *[false] un nombre
    }{ $unit ->
        [none] {""}
       *[other] {" "}de { $unit }
    } supérieur à { $least }, au plus { $most }
number-bounds = { $is-whole ->
        [true] un nombre entier
       *[false] un nombre
    }{ $unit ->
        [none] {""}
       *[other] {" "}de { $unit }
    } de { $least } à { $most }
thousands = { $thousands } { $group }
quest-not-tasks = { $count ->
        [one] { $count } Feature n’est pas un Point ni donc un défi ; gardée telle quelle.
       *[other] { $count } Features ne sont pas des Points ni donc des défis ; gardées telles quelles.
    }
scoring-without-effect = Sans « timeLimit », { $count ->
        [one] cette règle n’a
       *[other] ces règles n’ont
    } pas d’effet : { $rules }.
requirement-unknown = { $task } : exige { $required }, mais aucun défi n’a cet « id ».
quest-description = { $title ->
        [none] {""}
       *[other] « { $title } »,{" "}
    }{ $count ->
        [one] { $count } défi
       *[other] { $count } défis
    }
