## WindowChecks

window-checks-note-missed = { $subject } { $what }.

## AnswerTexts

answer-denied = { $task }: the accepted answer “{ $form }” is denied as well and could never be given.
answer-never-accepted = { $task }: no answer is ever accepted, not even “{ $answer }”; correct the “answer”.
answer-redundant = Accepted answers that are the same to the referee, such as “{ $form }” ({ $count ->
        [one] { $count } task
       *[other] { $count } tasks
    }: { $list }): one of them is enough.
answer-guessable = { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    } can be guessed in a few dozen tries without being there ({ $list }).
answer-shared = { $task } and { $other } have an answer in common{ $has-more ->
        [true] , and so have { $more } more.
       *[false] .
    }
answer-expected-answer = a text, a number, a list of these, or an object with a “kind”
answer-missing-kind = the answer needs a “kind”, one of: { $kinds }.
answer-unknown-member = “{ $key }” is unknown in an answer of kind “{ $kind }” and has no effect. Known are: { $list }.
answer-invalid-number = “value” must be a decimal number of at most 40 digits, “tolerance” not negative.
answer-invalid-options = “options” must be 2 to 50 texts that differ by more than case and punctuation, and “correct” one or several of them.
answer-count-of-items = a whole number from 1 to the number of items
answer-invalid-items = “items” must be 1 to 50 items, each with a letter or a digit.
answer-no-text = “{ $key }” has no text in it.
answer-missing = the answer has no “{ $key }”.
answer-missing-items = the answer has no “items”.
answer-expected-items = a list of texts and lists of texts
answer-expected-tolerance = a number such as 2, or a text such as "2%"
answer-unknown-unit = the unit “{ $text }” is unknown; known are m, km, g, kg, l, s, min, h, km/h, °C, % and others.
answer-expected-typing-errors = "accept", "ask", "reject", true, false or a number from 0 to 5
answer-invalid-language = “language” must be a tag such as en or ru.
answer-too-long = “{ $key }” has a text of more than { $most } bytes, longer than any answer may be; shorten it.

## FeatureRole+Needs

feature-role-needs-task = a task needs a Point geometry
feature-role-needs-start = a start or finish needs a Point geometry
feature-role-needs-zone = a zone needs a Polygon or MultiPolygon geometry
feature-role-needs-closure = a closure needs a geometry, usually a line or an area

## JSONValue+TypeName

json-value-type-name-null = empty (null)
json-value-type-name-boolean = true or false
json-value-type-name-integer = a number
json-value-type-name-string = a text
json-value-type-name-array = a list
json-value-type-name-object = an object

## MemberTexts

member-minutes = minutes
member-seconds = seconds
member-points = points
member-unknown = “{ $key }” is unknown and has no effect. Known are: { $listed }.
member-misspelt = “{ $key }” is unknown and not read; probably “{ $meant }” is meant: rename it.
member-rename = Rename “{ $key }” to “{ $meant }”
member-missing = “{ $key }” is missing here; add it.
member-points-or-share = “{ $key }” must be a number of points such as 5, or a share of the task's value such as "50%".
member-one-of = one of: { $listed }
member-objects = a list of objects with { $names }
member-text-or-texts = a text or a list of texts
member-date-and-time = “{ $key }” must be a date and time such as "2026-06-06T10:00+05:00".
member-date-and-time-or-minutes = “{ $key }” must be a date and time such as "2026-06-06T10:00+05:00", or minutes after the start such as 30.
member-text = a text
member-number-in-quotation-marks = “{ $key }” is a number in quotation marks; write it without them.
member-remove-quotation-marks = Remove the quotation marks
member-number = a number such as { $example }
member-flag = true or false
member-wrong-type = “{ $key }” is { $type }; expected: { $expected }.
member-owned = { $owner }: { $text }
member-list-out-of = a list out of: { $listed }
member-metres = metres
member-an-object = an object in braces
member-out-of-range = “{ $key }” must be { $expected }.

## PatternTexts

pattern-revealed = { $task }: the referee takes its { $named } “{ $text }” for the answer, and riders read that first; change one of them.
pattern-contained = { $task }: the answer “{ $answer }” stands in its { $named }; change the text, unless you mean to tell it.
pattern-named = name
pattern-named-2 = hint
pattern-named-3 = description
pattern-regular-expression = { $task }: “{ $text }” looks like a regular expression, which the referee does not know; write all accepted texts, or {"{"}"kind": "pattern", "patterns": […]{"}"} with * for any letters and ? for one.
pattern-as-text = { $task }: “{ $text }” looks like a pattern but is taken as it stands; write {"{"}"kind": "pattern", "patterns": ["{ $text }"]{"}"}.
pattern-plain = { $task }: the pattern “{ $text }” has neither * nor ?; as {"{"}"kind": "text", "accepted": […]{"}"} the referee would also see typing errors and other ways to write it.
pattern-list-as-text = { $task }: “{ $text }” is one text, of which riders have to give all. If each item is right by itself, write { $listed }; if all are asked for, {"{"}"kind": "unordered", "items": { $listed }{"}"}.

## PlaceTexts

place-one-is-swapped = { $first } or { $second }: latitude and longitude of one of them are probably swapped; write longitude first.
place-far-away = { $place } is { $away } from the middle of the tasks; check its coordinates.
place-same-spot = { $task } is on the same spot as { $other }; riders will check into both at once.
place-swapped = { $place }: latitude and longitude are probably swapped; write longitude first.
place-all-swapped-no-rides = as written, nobody could ride there
place-all-swapped-editor = the second numbers are longitudes as map editors write them
place-all-swapped-language = as written, the quest in Russian is in or near Iran
place-all-swapped = All { $count ->
        [one] { $count } place
       *[other] { $count } places
    } probably have latitude first: { $reason }. GeoJSON has longitude first; write { $right } instead of { $order }, and so everywhere.
place-exchange-all = Exchange longitude and latitude of all places
place-exchange = Exchange longitude and latitude
place-start = The start
place-finish = The finish
place-no-place = { $task } has no place: give it a Point geometry.
place-given-twice = { $place } is given twice, { $away } apart: leave one of the two places.
place-not-on-earth = { $place } is not on the Earth: longitude goes from −180 to 180, latitude from −90 to 90.

## QuestTexts

quest-feature = Feature
quest-no-task = There is no task: add at least one Feature with a Point geometry.
quest-old-key = { $count ->
        [one] { $count } task uses
       *[other] { $count } tasks use
    } the old key “difficult”, which is understood; today it is written “difficulty”.
quest-rename-old-key = Rename “difficult” to “difficulty”
quest-unknown-role = The role “{ $word }” is unknown, so { $count ->
        [one] { $count } Feature is
       *[other] { $count } Features are
    } kept without a meaning; known are task, start, finish, zone, closure.
quest-times-without-zone = { $count ->
        [one] { $count } time does
       *[other] { $count } times do
    } not say in which zone and { $count ->
        [1] is
       *[other] are
    } taken as UTC; write for example 2026-06-06T10:00+05:00.
quest-without-answer = { $count ->
        [one] { $count } task has
       *[other] { $count } tasks have
    } no “answer” ({ $listed }): being there is enough.
quest-duplicate-zone = Another zone has the identifier “{ $id }” too; give each its own “id”.
quest-duplicate-task = Another task has the identifier “{ $id }” too; give each its own “id”.
quest-not-a-collection = A quest is a FeatureCollection; this is a { $kind }. Put the tasks into the “features” of one.
quest-unsuitable = { $name ->
        [none] Feature
       *[other] Feature “{ $name }”
    }: { $needs }.

## RequirementTexts

requirement-no-attempts = { $subject }: no answer is ever taken; allow at least one attempt.
requirement-small-group = { $task } requires any { $wanted } of a group of { $count }, so it never opens.
requirement-requires-itself = { $task } requires itself, so it never opens.
requirement-cycle = { $task }: tasks require each other in a circle, so none of them ever opens: { $shown }.
requirement-out-of-order = { $task } requires tasks that come after it in the order of the course.
requirement-expected = the id of a task, or a list of ids and objects with any and of
requirement-group = a list with the id of at least one task
requirement-never-opens = { $subject } never { $count ->
        [1] opens
       *[other] open
    }: { $count ->
        [1] it requires
       *[other] they require
    } what cannot be solved.

## RuleTitles

rule-titles-unsigned-edition = riders' edition that no official signed
rule-titles-misspelt-member = misspelt name
rule-titles-answer-revealed = answer that riders read first
rule-titles-answer-in-text = answer within a text of its task
rule-titles-pattern-as-text = pattern given as plain text
rule-titles-regular-expression = regular expression as an answer
rule-titles-plain-pattern = pattern without a wildcard
rule-titles-probably-swapped = all places probably swapped
rule-titles-list-as-text = list given as one text
rule-titles-newer-version = made for a newer version
rule-titles-unknown-role = unknown role
rule-titles-unsuitable-geometry = geometry that does not suit the role
rule-titles-two-places = two starts or finishes
rule-titles-zone-without-area = zone without an area
rule-titles-no-time-zone = time without a zone
rule-titles-empty-hint = hint without a text
rule-titles-unknown-requirement = requirement of an unknown task
rule-titles-requirement-cycle = tasks that require each other
rule-titles-never-unlocks = task that never opens
rule-titles-unsolvable = task that cannot be solved
rule-titles-empty-window = closes before it opens
rule-titles-missed-window = times that no rider can keep
rule-titles-forbidden-place = place where riders may not be
rule-titles-no-effect = rule that needs a time limit
rule-titles-missing-translation = text not translated
rule-titles-not-a-collection = not a FeatureCollection
rule-titles-no-tasks = no tasks
rule-titles-wrong-type = value of another type
rule-titles-out-of-range = value out of range
rule-titles-duplicate-id = two tasks, one identifier
rule-titles-task-without-geometry = task without a place
rule-titles-swapped-coordinates = latitude before longitude
rule-titles-far-away = far from the other tasks
rule-titles-same-spot = two tasks on one spot
rule-titles-unnamed-task = task without a name
rule-titles-unknown-difficulty = unknown difficulty
rule-titles-number-as-text = number in quotation marks
rule-titles-missing-answer = task without an answer
rule-titles-difficult-key = old key “difficult”
rule-titles-not-a-task = Feature that is no Point
rule-titles-unknown-member = unknown setting
rule-titles-denied-answer = answer accepted and denied
rule-titles-colliding-answers = the same answer twice
rule-titles-guessable-answer = answer easy to guess
rule-titles-shared-answer = one answer for two tasks

## ScoringTexts

scoring-one-of-these-only = one of these only: { $listed }
scoring-expected-bands = a list of pairs of minute and points such as [[5, 1], [10, 2]]
scoring-ascending-bands = pairs of a whole minute, each later than the one before, and 0 or more points
scoring-cap = "gross" (the points won) or a number of points
scoring-late-penalty = the penalty for being late
scoring-early-bonus = the bonus for being early
scoring-closed-controls = the controls closed in the last minutes
scoring-late-tasks = that late tasks do not count
scoring = Scoring
scoring-expected-rules = the name of a rule set, or an object
scoring-expected-values = "file", or an object such as {"{"}"same": 20{"}"}
scoring-object-with-one-of = an object with one of: { $names }
scoring-not-before = { $from } or more, as “from” is
scoring-out-of-order = worthless, missingPunch, a number of points or a share such as "50%"

## SealTexts

seal-unsigned-edition = This edition is not signed although the quest names officials: somebody may have changed it and taken the signature off. Compare with --signed-by.
seal-foreign-signature = This edition is signed with key { $key }, which is none of the quest's officials: somebody else may have signed it. Compare with --signed-by.
seal-scrypt = parameters of RFC 7914 with N a power of two, r up to 16 and N·r·p up to { $most }
seal-seals = a list of 1 to { $most } seals
seal = 64 bytes in base64
seal-options = 2 to 50 texts that differ
seal-language = a tag such as en or ru
seal-unit = a unit that this program knows
seal-locked-tasks = a list of up to { $most } tasks
seal-ways-of-opening = a list with at least one way of opening for each requirement
seal-at-least = at least { $least }
seal-bytes = { $count } bytes in base64

## SettingsTexts

settings = Settings of the quest
settings-team-size = a whole number from 1 to 99, or the fewest and the most members such as [2, 5]
settings-official = the fingerprint of a key such as 7K2M-Q9XD-41TB-RZ0C, or the key itself as keygen writes it
settings-expected-classes = an object with a member for each class, such as {"{"}"Kids": {"{"}"timeLimit": 60{"}"}{"}"}
settings-expected-place = [longitude, latitude] in degrees
settings-place = [longitude, latitude] with longitude −180 to 180, latitude −90 to 90
settings-expected-flags = an object such as {"{"}"sharedRide": "disqualified"{"}"}
settings-unknown-flag = “{ $key }” is no kind of flag and has no effect. Did you mean one of: { $listed }?
settings-newer-version = this is version { $version }, and this program knows versions up to { $known }: use a newer program, or write { $known } if nothing newer is used.

## TaskTexts

task-several = Tasks { $numbers }
task-no-name = it has no “name”; riders will see its number.
task = Task { $number }
task-named-task = Task { $number } “{ $name }”
task-counted = {" "}and counts { $points } points
task-unknown-difficulty = the difficulty “{ $text }” is unknown{ $worth }; known are low, medium, high.
task-expected-hints = a text, or a list of texts and objects with text and penalty
task-empty-hint = hint { $number } has no text and is left out.

## TranslationTexts

translation-most-languages = a list of up to { $most } languages
translation-title = the title
translation-tasks = tasks { $numbers }
translation-expected-texts = an object with a member for each language, such as "ru"
translation-no-language-tag = “{ $tag }” is no language tag such as ru or pt-BR; its texts are not shown.
translation-missing = In “{ $tag }” there are no texts for: { $missing }.

## WindowTexts

window-closes-before-it-opens = { $task }: “closes” must be later than “opens” and than the start.
window-closes-too-early = closes before any rider can be there
window-close-too-early = close before any rider can be there
window-opens-too-late = opens only when the time of every rider is up
window-open-too-late = open only when the time of every rider is up
window-empty-start-window = Nobody may start: the start window closes before it opens.
window-mass-start-outside-of-window = The mass start lies outside of the start window.

## ZoneTexts

zone-outside = outside of the zone “{ $name }”
zone-inside = in the zone “{ $name }”
zone-forbidden-place = { $subject }: { $place }, where riders may not be; move the place or the zone.
zone = Zone { $number }
zone-named-zone = Zone “{ $name }”
zone-corner-not-on-earth = a corner is not on the Earth: longitude goes from −180 to 180, latitude from −90 to 90.
zone-no-area = it has no area: draw a ring of at least three different corners.

## Difficulty+Word

difficulty-word-low = easy
difficulty-word-medium = medium
difficulty-word-high = hard

## Points

points-fraction = { $whole }.{ $fraction }
points-counted = { $number } points
points-counted-2 = { $sign }{ $magnitude ->
        [one] { $magnitude } point
       *[other] { $magnitude } points
    }

## QuestError

quest-error-no-tasks = A quest needs at least one task: add a Point feature.
quest-error-duplicate-task = Two tasks or zones have the identifier “{ $id }”: give each its own.
quest-error-not-on-earth = { $place } is not a place on the Earth: write longitude (−180 to 180), then latitude (−90 to 90).
quest-error-unknown-requirement = The task “{ $id }” requires “{ $needed }”, which the quest does not have: name one of its tasks.
quest-error-negative-points = The task “{ $id }” is worth { $points } points: use 0 or more.
quest-error-radius-out-of-range = The radius of the task “{ $id }” is { $radius } m: use a number of metres above 0.
quest-error-time-limit-out-of-range = The time limit is { $limit } s: use a number above 0, or leave it out.

## QuestWritingError

quest-writing-error-unreadable = The quest cannot be read.
quest-writing-error-not-a-task = Only tasks can be changed in the file, not its { $name }: change these in the file itself.
quest-writing-error-sealed = This is a riders' edition: change the organiser's edition and seal it again.
quest-writing-error-not-writable = No file can say what the task “{ $id }” has in memory{ $no-members ->
        [true] .
       *[false] : look at { $joined }.
    }
quest-writing-error-changed-meanwhile = { $path } was changed since it was read: read it again, or save under another name.
quest-writing-error-part-settings = settings
quest-writing-error-part-zones = zones
quest-writing-error-part-closures = closures
number-bounds-above = { $is-whole ->
        [true] a whole number
       *[false] a number
    }{ $unit ->
        [none] {""}
       *[other] {" "}of { $unit }
    } above { $least } and up to { $most }
number-bounds = { $is-whole ->
        [true] a whole number
       *[false] a number
    }{ $unit ->
        [none] {""}
       *[other] {" "}of { $unit }
    } from { $least } to { $most }
thousands = { $thousands },{ $group }
quest-not-tasks = { $count ->
        [one] { $count } Feature is no Point and so no task
       *[other] { $count } Features are no Points and so no tasks
    }; kept unchanged.
scoring-without-effect = Without a “timeLimit” { $count ->
        [1] this rule has
       *[other] these rules have
    } no effect: { $rules }.
requirement-unknown = { $task } requires { $required }, but no task has that “id”.
quest-description = { $title ->
        [none] {""}
       *[other] “{ $title }”,{" "}
    }{ $count ->
        [one] { $count } task
       *[other] { $count } tasks
    }
