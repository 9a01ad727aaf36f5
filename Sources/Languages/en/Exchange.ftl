## FITFault

fit-fault-torn = the file ends in the middle
fit-fault-wrong-checksum = the checksum is wrong, so that some of the bytes may be too
fit-fault-undefined-message = the file is damaged: a message was not defined before
fit-fault-foreign-bytes = what follows is no FIT file
fit-error-not-fit = this is no FIT file: it has no header of one
fit-error-too-many-records = the file has more than { $most-records } records; take a single ride out of it

## GPXError

gpx-error = line { $line }, column { $column }: { $what }
gpx-error-problem-foreign-document = this is no GPX file: its outermost element is <{ $root }>, not <gpx>
gpx-error-problem-missing-coordinate = the point has no lat and lon in decimal degrees
gpx-error-problem-decimal-comma = “{ $text }” has a decimal comma: lat and lon are written with a point, such as 55.160283
gpx-error-problem-coordinate-outside-earth = the point lies outside ±180° and ±90°: are lat and lon swapped?
gpx-error-problem-too-many-points = the file has more than { $most } points; take a single ride out of it
gpx-error-problem-unreadable-time = “{ $text }” is not a time such as 2024-03-22T14:09:45Z

## ExchangeFindings

exchange-findings-note = { $text }: { $listed }.

## StandingsText

standings-header = #

## ExchangeError

exchange-error-problem-unknown-format = the outermost element is <{ $root }>; read are GPX and the IOF message CourseData
exchange-error-problem-already-geo-json = this is JSON, not XML; quests are GeoJSON themselves: see what ‘questctl validate’ says to it
exchange-error-problem-older-standard = this is IOF data standard { $version }, and version 3.0 is read: export the file again as IOF XML 3.0
exchange-error-problem-other-standard = this is IOF data standard { $version }, and version 3.0 is read
exchange-error-problem-coordinate-outside-earth = control { $control } lies outside ±180° and ±90°: are lng and lat swapped, or are these metres of a grid?
exchange-error-problem-no-places = there are no controls in it
exchange-error-problem-no-places-2 = none of the { $count ->
        [one] { $count } control
       *[other] { $count } controls
    } has a place on the Earth: give the map its coordinates in the program the file comes from, and export it again
exchange-error-problem-no-points = there are no { $words } in it, nor other points
import-choice-points-words-waypoints = waypoints
import-choice-points-words-route = routes
import-choice-points-words-track = tracks
exchange-error-located = line { $line }, column { $column }: { $text }

## ImportTexts

import-several-courses = The course “{ $taken }” was taken; choose another one by its name: { $others }.
import-controls-without-place = Controls without a longitude and latitude are left out
import-unknown-controls = The course visits controls that the file does not define
import-duplicate-controls = Two controls have one code; the first is taken
import-repeated-controls = A task is solved once, so these controls keep their first visit only
import-alternatives = One of several controls would be enough; each is a task now, with the same place in the order
import-other-controls = Crossing points and ends of marked routes are left out
import-rounded-scores = Scores were made whole numbers from 0 to 1,000,000
import-unnamed-points = { $count ->
        [one] { $count } point has
       *[other] { $count } points have
    } no name; riders will see a number.
import-no-start = The file has no start with a place; add “start” to the quest where all start at one place.
import-no-map-scale = The file does not say the scale of its map; a quest does not need it.
import-unreadable = it cannot be read

## MapTexts

map-contacts = Contacts:{"\u000A"}{ $list }
map-answer = Answer: { $text }
map-hint = Hint: { $text }
map-success = When solved: { $text }
map-difficulty = Difficulty: { $word }
map-start = Start
map-finish = Finish
map-tasks = Tasks
map-start-and-finish = Start and finish
map-zones = Zones
map-stay-inside = Stay inside.
map-keep-out = Keep out.
map-changes-points = Riding through changes your points.
map-costs-points = Riding through costs points.

## ResultTexts

result-open-category = Open
result-disqualified-for = disqualified: { $reason }
result-log-unsigned = the log is not signed
result-log-unchecked = the log is said to be signed with key { $keys }, and nobody checked it
result-log-signed = the log is signed with key { $keys }
result-no-log-is-signed = No log is signed.
result-unsigned-logs = Unsigned logs: { $listed }{ $has-more ->
        [true] {" "}and { $more } more
       *[false] {""}
    }.
result-signatures-not-checked = The signatures of the logs were not checked.
result-worth-a-look = worth a look
result-noted = noted
result-to-be-judged = to be judged
result-disqualified-by-rule = disqualified by the rules of the quest
result-as-of = As of { $time }.
result-nobody-has-ridden = Nobody has ridden yet.
result-without-class = Without a class
result-name = Name
result-points = Points
result-time = Time
result-solved = Solved
result-status = Status
result-to-judge = { $count } to judge
result-not-started = not started
result-under-way = under way
result-gave-up = gave up
result-over-time = over time
result-control-missing = control missing
result-disqualified = disqualified

## RuleTitles

rule-titles-control-without-place = control without a place
rule-titles-unknown-control = control of a course that is not defined
rule-titles-repeated-control = control visited more than once
rule-titles-duplicate-control = two controls, one code
rule-titles-no-start = no start
rule-titles-several-courses = several courses
rule-titles-alternatives = one of several controls is enough
rule-titles-other-control = crossing point or marked route
rule-titles-rounded-score = score that is no whole number
rule-titles-no-map-scale = map without a scale
rule-titles-unnamed-point = point without a name

## TrackError

track-error-unknown-format = this is no track: neither GPX, TCX, FIT, GeoJSON nor a ride log
track-error-foreign-xml = this is no track: its outermost element is <{ $root }>, neither <gpx> nor <TrainingCenterDatabase>
track-error-no-track = there is no track in this file; export the ride itself, not a route or waypoints
track-error-no-track-2 = there is no track in this file, only a route of { $planned ->
        [one] { $planned } point
       *[other] { $planned } points
    }, which was planned, not ridden; export the ride itself
track-error-no-track-3 = there is no track in this file, only { $waypoints ->
        [one] { $waypoints } waypoint
       *[other] { $waypoints } waypoints
    }{ $has-planned ->
        [true] {" "}and a route
       *[false] {""}
    }; export the ride itself
track-error-no-places = no point of this file has a place: it was recorded indoors or without reception
track-error-swapped = latitude and longitude are exchanged in this file: all points lie outside ±180° and ±90°, and would not otherwise; export the ride once more
track-error-nowhere = all points of this file lie at 0°, 0° or outside ±180° and ±90°: the receiver never knew the place
track-error-no-seconds = the times are no seconds since 1970, such as { $number }; perhaps they are milliseconds: divide them by 1000, or write them as 2024-03-22T14:09:45Z
source-place-line = line { $line }
source-place-byte = byte { $offset }
source-place-position = position { $number }

## TrackRemark

track-remark = { $text } ({ $place })
track-remark-2 = { $text } (first: { $place })
track-remark-without-place-torn = { $reason }; the { $count ->
        [one] { $count } point
       *[other] { $count } points
    } before { $count ->
        [1] is
       *[other] are
    } used
track-remark-without-place-damaged = { $reason }; the { $count ->
        [one] { $count } point
       *[other] { $count } points
    } that can be read { $count ->
        [1] is
       *[other] are
    } used
track-remark-without-place-without-place = { $count ->
        [one] { $count } point
       *[other] { $count } points
    } without readable lat and lon { $count ->
        [1] is
       *[other] are
    } left out
track-remark-without-place-unreadable-times = { $count ->
        [one] { $count } time
       *[other] { $count } times
    } cannot be read, such as “{ $text }”; such a time is written 2024-03-22T14:09:45Z
track-remark-without-place-without-zone = the times do not say in which time zone they are, and are taken as UTC
track-remark-without-place-nowhere = { $count ->
        [one] { $count } point
       *[other] { $count } points
    } at 0°, 0° or outside ±180° and ±90° { $count ->
        [1] is
       *[other] are
    } left out: the place was not known there
track-remark-without-place-wrong-clock = { $count ->
        [one] { $count } point
       *[other] { $count } points
    } with a time that does not fit the rest of the track { $count ->
        [1] is
       *[other] are
    } left out, such as { $moment }
track-remark-without-place-no-seconds = { $count ->
        [one] { $count } point
       *[other] { $count } points
    } { $count ->
        [1] is
       *[other] are
    } left out, because the times are no seconds since 1970, such as { $number }; perhaps they are milliseconds
track-remark-without-place-unequal-times = there are { $times ->
        [one] { $times } time
       *[other] { $times } times
    } for { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    }; they are paired from the first
track-remark-without-place-unreadable-start = the start “{ $text }” cannot be read, so the times count from 1970; a start is written 2024-03-22T14:09:45Z
track-remark-without-place-interpolated = { $count } of { $all } points { $count ->
        [1] has
       *[other] have
    } no time; it was interpolated between the points before and after
track-remark-without-place-timeless = { $count ->
        [one] { $count } point
       *[other] { $count } points
    } without a time before the first or after the last that has one { $count ->
        [1] is
       *[other] are
    } left out
track-remark-without-place-sorted = { $count ->
        [one] { $count } point
       *[other] { $count } points
    } out of order: sorted by time
track-remark-without-place-repeated = { $count ->
        [one] { $count } point repeats
       *[other] { $count } points repeat
    } the one before and { $count ->
        [1] is
       *[other] are
    } left out
track-remark-without-place-without-times = { $count ->
        [one] { $count } track
       *[other] { $count } tracks
    } without times { $count ->
        [1] is
       *[other] are
    } left out, as others have some
track-remark-without-place-assumed-speed = the track has no times; taken to be ridden at { $speed } km/h
track-remark-without-place-same-times = all times of the track are the same, { $moment }; taken to be ridden at { $speed } km/h
exchange-error-problem-other-points = there are no { $words } in it; its { $others } can become tasks: { $options }
exchange-error-problem-unknown-name = there is no “{ $name }”; there are { $known ->
        [none] none with a name
       *[other] { $known }
    }
exchange-error-problem-unknown-course = there is no course “{ $name }”; there are { $known ->
        [none] none
       *[other] { $known }
    }
