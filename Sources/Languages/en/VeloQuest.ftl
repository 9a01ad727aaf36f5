## Crossing

ride-plan-crossing-cost-nothing = a flag that costs nothing
ride-plan-crossing-cost-judge = a flag for the organiser
ride-plan-crossing-cost-disqualified = disqualified

## Hindsight

hindsight = at this pace ({ $pace }) and { $rest } a task, { $counted } were possible in { $time }{ $order }

## PlaceNames

place-names-start = start
place-names-finish = finish

## ProfileError

profile-error = line { $line }, column { $column }: { $path }{ $what }
profile-error-what-wrong-type = expected { $expected }
profile-error-what-unknown-member = there is no such member; known are { $joined }
profile-error-what-unknown-profile = there is no profile of that name; there are { $joined }
profile-error-what-out-of-range = expected a number from { $number } to { $number-2 }

## ProfileTexts

profile-object = an object in braces
profile-text = a text
profile-number = a number
profile-flag = true or false
profile-forbid = true; leave the member out where nothing is forbidden
profile-rules = a list of rules in square brackets
profile-rule = a rule with “when” and either “factor” or “forbid”
profile-condition = an object that names at least one attribute, or a list of such objects
profile-rule-value = a name, a list of names, or an object with “not” alone
profile-one-of = one of { $joined }

## RidePlan

ride-plan-lines = rider { $number }
ride-plan-lines-2 = finish
ride-plan-lines-3 = done
ride-plan-line = , opens in { $duration }
ride-plan-climbed = , heights not known
ride-plan-climbed-2 = , { $up } m up, { $down } m down{ $known }
ride-plan-known = {" "}(heights for { $percent } % of the way)
ride-plan-summary = , { $duration } late
ride-plan-summary-4 = home after
ride-plan-summary-5 = done after
ride-plan-proof = no plan brings more (proven)
ride-plan-proof-2 = a good plan
ride-plan-proof-3 = no other tasks bring more (proven; bonuses, tolls, parts of minutes and the order of a course not weighed)
ride-plan-proof-4 = no plan brings more than { $counted } from here, this one { $counted-2 }{ $missing ->
        [none] {""}
       *[other] : at most { $missing } % are missing
    }
ride-plan-rest = left out: { $named }{ $has-rest ->
        [true] {" "}and { $rest } more
       *[false] {""}
    }
ride-plan-crossing-forbidden = rides through the forbidden zone “{ $name }” ({ $entries ->
        [one] { $entries } time
       *[other] { $entries } times
    }): { $cost }
ride-plan-crossing-toll = rides through the toll zone “{ $name }” ({ $entries ->
        [one] { $entries } time
       *[other] { $entries } times
    }): { $points }
ride-plan-stop = { $clock }  task { $number } “{ $name }”: { $points }{ $climbed }{ $waiting }
ride-plan-unknown-stop = { $clock }  task { $id }: { $points }{ $climbed }{ $waiting }
ride-plan-alternative = or: { $summary } ({ $numbers })
ride-plan-summary-of = { $count }{ $is-during-ride ->
        [true] {" "}more
       *[false] {""}
    } of { $tasks ->
        [one] { $tasks } task
       *[other] { $tasks } tasks
    }, { $points }{ $is-during-ride ->
        [true] {" "}in all
       *[false] {""}
    }, { $distance }, { $ascent ->
        [none] {""}
       *[other] { $ascent } m up{ $known },{" "}
    }{ $over } { $home }{ $late }
ride-plan-task = { $number } “{ $name }”
log-entries = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
