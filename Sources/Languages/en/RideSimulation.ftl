## EventTexts

event-solved-note = solved: by how many of those whose answers are known; a track alone does not tell them
event-arrivals-note = First, Median: when the first came to a task, and half of those who did, counted from the start of the first contestant
event-columns = #
event-columns-2 = Task
event-columns-3 = Points
event-columns-4 = Fair
event-columns-5 = Reached
event-columns-6 = Solved
event-columns-7 = First
event-columns-8 = Median
event-columns-9 = Line
event-columns-10 = Wait
event-not-started = , { $count } not started
event-contestants = { $contestants ->
        [one] { $contestants } contestant
       *[other] { $contestants } contestants
    }, { $home } home, { $in-time } in time ({ $percent } %), { $solved-all } solved everything{ $refused }
event-ride-times = ride times: { $quickest } (quickest), { $median } (median), { $slowest } (slowest), from each own start
event-points = points: { $least } (least), { $median } (median), { $most } (most)
event-stops = { $gave-up } gave up; { $punctures ->
        [one] { $punctures } flat tyre
       *[other] { $punctures } flat tyres
    }, { $breaks ->
        [one] { $breaks } break
       *[other] { $breaks } breaks
    }
event-flagged = worth a look: { $rides ->
        [one] { $rides } ride
       *[other] { $rides } rides
    } with flags of the referee
advice-time-for-all = all tasks take a quick rider { $quick }, a middling one { $middling }, a slow one { $slow }
advice-only-the-quick = within { $limit } only the quick can solve everything
advice-unreachable = no road leads to { $names }, or none back, or they require such tasks
advice-too-far = nobody can be at { $names } and home in time
advice-not-worth-it = not worth the detour within the time, and with how many more points it would be: { $names }
advice-detour = { $name } (+{ $points })
advice-long-line = riders waited { $wait } on average at { $name }: more organisers would help there, not more points
advice-too-hard = only { $solved } of { $looked } who looked found the answer to { $name }: it wants a hint, or a clearer question
advice-line-too-long = at { $name } the line was too long for { $count }, who rode on; let more organisers judge there
event-counts-wrong-turns = { $count ->
        [one] { $count } wrong turn
       *[other] { $count } wrong turns
    }
event-counts-reroutes = { $count ->
        [one] { $count } re-route
       *[other] { $count } re-routes
    }
event-counts-fixes = { $count ->
        [one] { $count } fix
       *[other] { $count } fixes
    }
event-counts-refused-fixes = { $count } refused
timeline-start = start
timeline-finish = finish
timeline-wrong-turn = takes a wrong turn
timeline-new-route = new route
timeline-end-of-route = end of the route
timeline-reaches = reaches
timeline-hint-taken = a hint is taken
timeline-given-up = given up
timeline-answer-shown = the answer is shown
timeline-enters-zone = enters the zone
timeline-leaves-zone = leaves the zone
timeline-worth-a-look = worth a look
timeline-broken-off = the ride is broken off
timeline-off-route = off the route by { $distance }
timeline-answer = answer “{ $answer }”
timeline-unknown-task = task { $id }
timeline-zone = “{ $name }”
timeline-ridden = { $length } ridden

## FieldTexts

field-object = expected an object in braces
field-no-strategy = give at least one strategy a weight above 0
field-range = expected a list of the least and the greatest number, from { $least } to { $most }
field-number = expected a number from { $least } to { $most }
field-count = expected a whole number from { $lower-bound } to { $upper-bound }
field-unknown = there is no such member; known are { $joined }
field-located = line { $line }, column { $column }: { $path }{ $text }

## QuestOnMapTexts

quest-on-map-off-the-map-title = place off the map
quest-on-map-unreachable-title = task without a way to it or back
quest-on-map-behind-zone-title = task that only a way through a forbidden zone leads to
quest-on-map-role-title = misspelt role
quest-on-map-end = the { $is-start ->
        [true] start
       *[false] finish
    } cannot be used on this map: { $why }
quest-on-map-role = the role “{ $word }” is not read as { $role }; write "{ $role }", in small letters
advice-task = { $number } “{ $name }”
timeline-task = task { $number } “{ $name }”
quest-on-map-task = task { $number } “{ $name }” cannot be reached on this map: { $why }
quest-on-map-unreachable = no road leads from the start to task { $number } “{ $name }”, or none back; move it, or look whether a bridge or a closure cuts it off
quest-on-map-never-opens = task { $number } “{ $name }” never opens: of the tasks it requires too few can be reached on this map
quest-on-map-behind-zone = riders who keep out of the forbidden zones cannot get to task { $number } “{ $name }”, or not back; move it, or cut a way out of the zone
quest-on-map-start-as-task = “{ $name }” is a task, and the quest has no start; if riders start there, give it "role": "start"
