## CheckInFlag

check-in-flag-no-positions = the log keeps no positions of it
check-in-flag-inaccurate = no position is accurate enough (±{ $distance })
check-in-flag-too-short = the positions show no stay of { $duration } near the task without leaving it
check-in-flag-other-time = the positions are from another time, { $duration } off
check-in-flag-elsewhere = the nearest position is { $distance } from the task, at most { $reach } count
check-in-flag-too-short-2 = the positions show { $seconds } of the { $asked } to stay

## RefereeError

referee-error-not-started = The ride has not started: start it first, or wait for the mass start.
referee-error-already-started = The ride has started already.
referee-error-finished = The ride is finished: nothing more is counted.
referee-error-unknown-task = The quest has no task “{ $id }”: take an identifier from its list of tasks.
referee-error-not-checked-in = Task { $number }, “{ $name }”, takes answers only after a check-in: ride there first.
referee-error-already-solved = Task { $number }, “{ $name }”, is solved: ride on.
referee-error-closed = Task { $number }, “{ $name }”, is not open now: look at its hours.
referee-error-given-up = Task { $number }, “{ $name }”, was given up: ride on.
referee-error-no-attempts-left = Task { $number }, “{ $name }”: no attempts are left; ride on.
referee-error-locked-out = Task { $number }, “{ $name }”, takes the next answer in { $duration }.
referee-error-away-from-task = Task { $number }, “{ $name }”, takes answers only there: you are { $distance } away, go within { $distance-2 } of it.
referee-error-position-unknown = Task { $number }, “{ $name }”, takes answers only there, and the receiver does not know where you are: wait for a position under the open sky.
referee-error-no-hints-left = Task { $number }, “{ $name }”, has no more hints.
referee-error-outside-start-window = Riders may start only { $window }.
referee-error-not-a-time = The time is not a finite number of seconds.

## RideResult

ride-result-line-answer-text = ; the answer is not proven to be given there and was accepted all the same: { $flag }
ride-result-line-answer-text-2 = ; the log tells of an answer, which does not count, since it has to be given there: { $flag }
ride-result-line-check-in-text = ; the log tells of a check-in, which does not count: { $flag }
ride-result-line-check-in-text-2 = ; the check-in is unproven and was accepted all the same: { $flag }
ride-result-line-worth-nouns = points
ride-result-line-worth-nouns-2 = { $magnitude ->
        [1] point
       *[other] points
    }
ride-result-line-outcome-text-solved = solved by being there
ride-result-line-outcome-text-solved-2 = solved at attempt { $attempts }
ride-result-line-outcome-text-pending = waiting for the organiser
ride-result-line-outcome-text-unsolved = reached but not answered
ride-result-line-outcome-text-unsolved-2 = not solved after { $attempts ->
        [one] { $attempts } attempt
       *[other] { $attempts } attempts
    }
ride-result-line-outcome-text-missed = not reached
ride-result-line-outcome-text-skipped = given up
ride-result-line-outcome-text-revealed = the answer was shown
ride-result-line-outcome-text-too-late = solved after the time limit
ride-result-line-outcome-text-out-of-order = out of order
ride-result-deduction = { $what } { $points }
ride-result-deduction-what-wrong-answers = { $count ->
        [one] { $count } wrong answer
       *[other] { $count } wrong answers
    }
ride-result-deduction-what-hints = { $count ->
        [one] { $count } hint
       *[other] { $count } hints
    }
ride-result-deduction-what-skip = given up
ride-result-deduction-what-reveal = answer shown
ride-result-deduction-what-out-of-order = out of order
ride-result-deduction-what-decay = time
ride-result-extra = { $what }: { $sign }{ $counted }
ride-result-extra-what-all-tasks = all tasks solved
ride-result-extra-what-early = early by { $seconds }
ride-result-extra-what-toll = zone “{ $zone }”, { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }, { $seconds } inside
ride-result-extra-what-late = late by { $exact-clock }
ride-result-extra-what-lost-all = late by { $exact-clock }, all points are lost
ride-result-extra-what-adjustment = organiser: { $reason }
ride-result-extra-what-least-total = no total is lower
ride-result = { $points }, { $solved-count } of { $lines ->
        [one] { $lines } task
       *[other] { $lines } tasks
    } solved
ride-result-time-text = , not started
ride-result-time-text-did-not-finish = , gave up
ride-result-time-text-disqualified = , disqualified
ride-result-time-text-disqualified-2 = , not finished
ride-result-time-text-2 = , late by { $lateness }
ride-result-time-text-3 = , within the time limit
ride-result-time-text-4 = {" "}in { $clock }{ $course }{ $limit }

## Roster

roster-reading-error-not-text = The table of riders is not UTF-8: save it anew as “CSV UTF-8”.
roster-reading-error-no-rider-column = The first line of the table names no column “rider”; known are rider, name, team, class, device, key.
roster-reading-error-repeated-column = Two columns mean the same, “{ $first }” and “{ $second }”: leave one out.
roster-reading-error-open-quote = Line { $line }: a quotation mark is opened and never closed.
roster-reading-error-no-rider = Line { $line }: the rider is missing.
roster-reading-error-too-many-cells = Line { $line }: there are more cells than columns; write a name with { $name } in quotation marks.
roster-reading-error-repeated-rider = Line { $line }: the rider “{ $rider }” is there already.
roster-reading-error-not-a-key = Line { $line }: “{ $text }” is no fingerprint of a key such as 7K2M-Q9XD-41TB-RZ0C.
roster-separator-comma = a comma
roster-separator-semicolon = a semicolon
roster-separator-tab = a tab

## RosterDiagnostic

roster-diagnostic-ignored-columns = columns of the table of riders that mean nothing here: { $list }; known are rider, name, team, class, device, key
roster-diagnostic-without-key = the table of riders has no key for { $list }: anybody's log may count for them
roster-diagnostic-shared-key = the table of riders has one key, { $key }, for { $list }
roster-diagnostic-alike = these names in the table of riders look alike and are ranked apart: { $list }; write them in one way
roster-diagnostic-unlisted = not in the table of riders: { $list }
roster-diagnostic-alike-riders = these riders' identifiers look alike and are ranked apart: { $list }
roster-diagnostic-too-long = more cells than columns in the table of riders, { $lines ->
        [1] line
       *[other] lines
    } { $list }: those after the last column are ignored; write a text with { $name } in quotation marks
roster-diagnostic-missing = write “{ $rider }” there, letter for letter
roster-diagnostic-missing-2 = take the identifier there from the log, since not all of it is shown here
roster-diagnostic-missing-3 = “{ $rider }” rides and is not in the table of riders, which has “{ $other }” ({ $difference }): if they are one, { $advice }
roster-diagnostic-rides-beside = “{ $rider }” and “{ $other }” both ride, and only “{ $other }” is in the table of riders ({ $difference })
roster-diagnostic-difference = character { $position }: { $of-other } in the table, { $of-one } in the log
quoted-names-compared = { $quoted } (character { $position }: { $of-one }, not { $of-other })
quoted-names-quoted = “{ $name }”
first-difference-code-point = the end

## RosterQuestDiagnostic

roster-quest-diagnostic-needless-teams = line { $line }: the quest is for riders alone, so the table's { $count ->
        [one] { $count } team
       *[other] { $count } teams
    } { $count ->
        [1] does
       *[other] do
    } not count; give the quest "teams"

## UnmatchedDecision

unmatched-decision-no-ride = the logs have no ride of “{ $rider }”
unmatched-decision-no-task = the quest has no task “{ $task }”
unmatched-decision-no-answer = the logs have no such answer of “{ $rider }” to task “{ $task }”
unmatched-decision-no-answer-2 = decision { $sequence } of device “{ $device }” changes nothing: { $why }
start-window-from-until = from { $from } until { $until }
start-window-from = from { $from }
start-window-until = until { $until }
ride-result-line = { $number }. { $name }: { $points } of { $worth } { $nouns }, { $outcome }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }{ $deductions ->
        [none] {""}
       *[other] ; { $deductions }
    }{ $flags }
foreign-tasks = { $riders ->
        [one] { $riders } rider was
       *[other] { $riders } riders were
    } at tasks that the quest does not have: { $tasks }; nothing there counts, and probably { $is-of-another-quest ->
        [true] their logs are of another quest
       *[false] they are of another version of the quest
    }
roster-quest-diagnostic-unknown-class = line { $line }: the quest has no start rules for the class “{ $name }”, so it rides by those of the quest; { $is-meant ->
        [true] write { $names } if that is meant
       *[false] there are rules for { $names }
    }
roster-lines = { $count ->
        [1] line
       *[other] lines
    } { $lines }
roster-quest-diagnostic-team-size = { $lines }: the team “{ $name }” has { $members ->
        [one] { $members } rider
       *[other] { $members } riders
    }, and a team of the quest has { $sizes }: it gets a flag
roster-quest-diagnostic-without-team = { $lines }: no team, and a team of the quest has { $sizes } riders: who rides alone is ranked beside the teams
standings-description = { $rides ->
        [one] { $rides } ride
       *[other] { $rides } rides
    } in { $classes ->
        [one] { $classes } class
       *[other] { $classes } classes
    }
standings-group-description = { $class ->
        [none] no class
       *[other] class { $class }
    }, { $rides ->
        [one] { $rides } ride
       *[other] { $rides } rides
    }
