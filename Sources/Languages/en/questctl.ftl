## CommonTexts

common-imported = { $count ->
        [one] { $count } task
       *[other] { $count } tasks
    }; add answers, then see what ‘questctl validate’ says
common-empty-rider = --rider is empty; name the rider as the table of riders does
common-taken-as-utc = { $option } { $text } does not say in which time zone and is taken as UTC; write for example 2026-06-06T12:00+05:00
common-not-a-place = { $is-option ->
        [true] ‘{ $text }’ is neither an option nor a place
       *[false] ‘{ $text }’ is not a place
    }; write longitude, comma, latitude in degrees, for example 61.4026,55.1599, or a name on the map
common-found-place = ‘{ $text }’ is { $label } ({ $place })
common-unknown-profile = there is no profile ‘{ $name }’; there are { $known }, or name a file that ends in .json
common-idle-closures = note: { $file }: these Features close no road: { $numbers }{ $more }; draw a line along the road, or an area over it
common-empty-log = no entry of this ride log can be read; take it from the phone once more
common-several-riders = say with --rider whose ride is meant: { $names }
common-estimated-accuracy = note: not all points of the track have an accuracy; estimated { $metres } for the others
common-estimated-accuracy-2 = note: no accuracy in the track; estimated { $metres }
audience-left-out = { $count ->
        [one] { $count } hidden task is
       *[other] { $count } hidden tasks are
    } left out; --for organiser shows all
audience-all-hidden = all tasks are hidden from riders; --for organiser shows them

## DepartureTexts

departure-no-time = --depart: “{ $text }” is no time: write date and time by the clocks of the place, as in 2026-11-24T07:30 or 2026-11-24T07:30+01:00
departure-streets-only = streets are those of --depart; the riders start when the quest says, and tasks open and close by that
departure-limits = the map was built for { $time } (map build --at); the departure makes no difference
departure-limits-2 = { $count ->
        [one] { $count } street, barrier or turn restriction has
       *[other] { $count } streets, barriers or turn restrictions have
    } conditions on the time that the map does not keep: streets and barriers are taken as without a departure, turn restrictions hold in doubt
departure-limits-3 = { $what }; the map keeps no others, so the departure makes no difference
departure-limits-4 = the map has no time-dependent restrictions; the departure makes no difference
departure-of-way = way { $number }: { $text }
departure-change = “{ $item }”
departure-change-2 = an unnamed road
departure-change-3 = { $street } closes at { $clock }
departure-change-4 = { $street } may not be ridden through from { $clock } on
departure-change-5 = { $what }; the route comes there after { $minutes } min
departure-more = { $count ->
        [one] { $count } more road on the route changes
       *[other] { $count } more roads on the route change
    } before the rider is there

## EventTexts

event-no-link = “{ $text }” is no link of an event; one looks like https://velo.example/e/spring
event-not-encrypted = http is not encrypted: whoever listens on the way can ride under your name; use https where the server has it
event-no-device = there is no log yet whose device could be taken; name the device with --device
event-not-joined = the device of this log has not joined an event, there is no { $state }; join first with ‘questctl join’
event-joined = joined as { $rider } ({ $rider-2 }){ $more }
event-no-answer = no answer from { $server }, trying again ({ $reason })
event-unknown-device = nothing in the state proves to the server who this device is; join again with ‘questctl join’
event-late = the server did not answer in time; try again later, nothing is lost
event-not-handed-in = { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    } of the log could not be handed in in time; run it again, nothing is lost
event-handed-in = { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    } handed in
event-nothing-to-hand-in = the server has the whole log already
event-left-out = the server does not have { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    } of the log
event-too-long = entry { $sequence } is longer than the { $bytes } bytes that a server takes; it is not sent
event-other-device = the log is of { $devices }, but { $joined } joined the event; name the log of that device, or join for this one with ‘questctl join’
event-passed-over = entries of { $devices } are not sent; each device hands in its own log
event-not-of-log = --device names { $device }, but the log is of { $devices }; leave --device out, or name another log
event-several-devices = the log is of several devices: { $devices }; name the one that joins with --device
event-decided = { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    } of the organiser added
event-refused = the server does not take entry { $sequence } ({ $code })
event = the organiser says: { $text }
event-verdict-accepted = { $task }: the answer counts
event-verdict-nearly = { $task }: nearly right
event-verdict-rejected = { $task }: the answer does not count
event-verdict-pending = { $task }: the organiser has yet to judge
event-unreadable-decision = decision { $number } of the organiser cannot be read; ask the organiser, or use a newer version
event-other-edition = the quest has a new edition; ‘questctl join’ with -o fetches it
event-missing = entry { $sequence } of this device is not in the log, and what was written after it does not count; hand in the whole log
event-other-writer = another device writes under the same name; ask the organiser for a code and join with another --device

## SourceDocument

source-document-report = { $name }: { $remark }

## GeoJSONTexts

geo-json-fixed-files = { $files ->
        [one] { $files } file
       *[other] { $files } files
    }: { $changed } with fixes, { $errors ->
        [one] { $errors } error
       *[other] { $errors } errors
    } left
geo-json-fixed-file = { $fixed } fixed, { $errors ->
        [one] { $errors } error
       *[other] { $errors } errors
    } left
geo-json-features = Features
geo-json-without-geometry = without geometry
geo-json-positions = positions
geo-json-extent = extent
geo-json-length = length of lines
geo-json-area = area of polygons
geo-json-properties = properties
geo-json-uncounted = … and others ({ $count })
geo-json-not-in-degrees = { $count } of { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } not in degrees, probably metres of a projection; the extent is in the numbers of the file, lengths and areas are left out: reproject the file to WGS 84
geo-json-uncertain-cut = Feature { $feature }: a ring has a side longer than 180°, which may run the long way or across the antimeridian; it was read as its direction says, --all-crossings cuts it in any case
geo-json-ambiguous-ring = warning: a ring has a side longer than 180°, which may run the long way or across the antimeridian; it was read as its direction says: questctl geojson lint shows it, cut --all-crossings cuts it
geo-json-contacts-left-out = it touches the area in lines or points, which are left out
geo-json-taken-count = Features have a property “{ $shown }” already, which --count would write over: choose another name
geo-json-no-area-in-mask = a { $kind } is no area to clip with, and is not used
geo-json-empty-mask = there is no area to clip with: the file needs a Polygon or MultiPolygon
geo-json-misnamed = the text is a sequence (RFC 8142) and is read as such, whatever the name says; --from sequence says it
geo-json-misnamed-2 = an object stands on each line, and the text is read line by line, whatever the name says; name it .geojsonl, or say --from lines
geo-json-kept-decimals = its coordinates are not rounded, since the area would not stay valid: ask for more decimals, or simplify it first
geo-json-linked-part = { $path } is a symbolic link, which would be followed out of the folder; nothing was written: remove it
geo-json-faulty-geometries = with faulty geometry
geo-json-ambiguous-features = { $count ->
        [one] { $count } Feature
       *[other] { $count } Features
    } with a ring that can be read in two ways: a side is longer than 180°, and extent and area are those of what its direction says; questctl geojson lint shows them
geo-json-minus-advice = a condition that begins with - is taken for an option: put -- before it, as in questctl geojson filter -- '-a = 3' f.geojson
geo-json-dissolved-cut = Feature { $feature }: the area overlaps or crosses itself; the parts were dissolved into valid ones
geo-json-further-numbers-left-out = numbers after the altitude are left out of what was changed
geo-json-invalid-area-kept = Feature { $feature }: the area is not valid, so its rings were not turned around; it was left as it is, see lint
geo-json-left-out = { $skipped ->
        [one] { $skipped } Feature
       *[other] { $skipped } Features
    } left out because of faults
geo-json-lost-members = warning: members of the collection that the output does not have: { $list }
geo-json-feature = { $name }: { $message }
geo-json-cut-advice = what was written is not complete; --skip-invalid leaves such Features out and goes on
geo-json-skip-advice = nothing was written; --skip-invalid leaves such Features out and goes on
geo-json-left-out-part = a part without width is left out: { $geometry }
geo-json-repaired = { $count ->
        [one] { $count } Feature
       *[other] { $count } Features
    } repaired, { $refused } not
geo-json-different-systems = the coordinates are in { $system }, those of { $first } in { $other }: bring both into one system first, with questctl geojson reproject
geo-json-unseen-property = warning: no Feature has a property “{ $shown }”
geo-json-mismatched-property = warning: the property “{ $shown }” never has the type that it is compared with; numbers stand without quotes, texts in single ones
geo-json-split-files = { $features ->
        [one] { $features } Feature
       *[other] { $features } Features
    } in { $files ->
        [one] { $files } file
       *[other] { $files } files
    }
geo-json-too-many-files = there would be more than { $limit } files; nothing was written: --max-files allows more
geo-json-existing-part = { $path } is there already; nothing was written: name another folder, or --overwrite

## RecordedRides

track-remarks-note = { $item }: { $text }

## ReceiptTexts

receipt-no-receipts = there is no receipt in this file; ‘questctl receipt’ writes them
receipt-not-a-receipt = this line is no receipt
receipt-no-signed-log = none of these logs is signed, so there is nothing to keep of them
receipt = “{ $rider }”: entry { $sequence }, key { $fingerprint }
receipt-more = … and { $count } more
receipt-written = { $file }: { $count ->
        [one] { $count } receipt
       *[other] { $count } receipts
    } added
receipt-line-agrees = “{ $rider }”: as it was seen, up to entry { $sequence }
receipt-line-rewritten = “{ $rider }”: written anew { $span }; the receipt has another entry { $sequence }
receipt-line-cut-short = “{ $rider }”: cut short; the receipt has entry { $sequence }, and the log ends before it
receipt-line-missing = “{ $rider }”: no log is signed with the key of the receipt, { $key }{ $has-other ->
        [true] ; the one here is another
       *[false] {""}
    }
receipt-line-invalid = “{ $rider }”: the receipt is not signed with its key and proves nothing
receipt-span = from entry { $since } on
receipt-span-2 = from one of the entries { $since }–{ $sequence } on

## RecordedTexts

recorded-merged = { $best } and { $others } are devices of one rider, { $rider }: where both recorded, { $best } counts, as the better one
recorded-apart = { $one } and { $other } were at different places at the same time, so they are taken for two riders
recorded-alike = these tracks of one name were at the same places at the same time; for two devices of one rider, put both files into one folder, or give them by themselves with --rider
recorded-swapped = latitude and longitude are exchanged in this file: the ride would be here with the other order; export it once more
recorded-elsewhere = this ride is of another place: it comes no nearer than { $distance } to a task, the start or the finish; leave the file out, or give the quest it belongs to
recorded-no-ride = no ride is left of the files of --track; give files whose rides can be read
recorded-no-ride-in-file = there is no ride in this file that can be used
recorded-single-point = one point is no ride: export the whole ride
recorded-mismatch-apart = { $rider }: the track is of another time than the log: it begins { $clock } { $seconds ->
        [true] earlier
       *[false] later
    }{ $is-left-out ->
        [true] , and is left out; a wrong date?
       *[false] ; a wrong time zone?
    }
recorded-mismatch-shifted = { $rider }: the track is at the tasks { $clock } { $seconds ->
        [true] earlier
       *[false] later
    } than the log; a wrong time zone?
recorded-mismatch-left-out = { $rider }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    } of the track more than a day before or after the log { $count ->
        [1] is
       *[other] are
    } left out
recorded-mismatch-untimed = { $rider }: the track has no times and is left out beside the log
recorded-clock = , and would not if its clock were { $hours } { $is-ahead ->
        [true] behind
       *[false] ahead
    }; a wrong time zone?
recorded-reached-nothing = : the nearest task was { $distance } away, where { $reach } would do
recorded-reached-nothing-2 = no task is reached by { $names }{ $hint }
recorded-more = … and { $count } more such remarks

## RideLogTexts

ride-log-decided = { $log }: entry { $sequence }, { $digest }{ $text ->
        [none] {""}
       *[other] , about “{ $text }”
    }
ride-log-no-answer = The logs have no answer of “{ $rider }” to task “{ $task }”.
ride-log-begun-otherwise = this log was begun with the key { $key }; sign with that one, or begin another log
ride-log-begun-otherwise-2 = this log was begun without a key; begin another log to sign
ride-log-no-rider = The logs have no rider “{ $rider }”.
ride-log-edition = { $logs ->
        [one] { $logs } log
       *[other] { $logs } logs
    } with edition { $digest }{ $is-own ->
        [true] , this file
       *[false] {""}
    }
ride-log-no-entries = No entry in the ride logs.
ride-log-no-entries-here = no entry of a ride log
ride-log-no-office-log = there is no entry of a ride log in this file, so that nothing is decided by it; ‘questctl decide’ writes the organiser's log
ride-log-damaged-office-log = no entry of this log is whole, so that nothing is decided by it; look for an earlier copy of it
ride-log-ride-in-office = a log given with --office tells of { $rides }, and whatever stands in it counts: hand riders' logs in without --office
ride-log-unofficial-office = the quest names officials, and a log given with --office is not signed by any of them; it counts since you gave it
ride-log-no-device = --accept-device { $name }: no log has a device of this name or fingerprint
ride-log-no-key = --accept-device { $name }: no log is signed with this key{ $is-named ->
        [true] ; a device only calls itself so, which proves nothing
       *[false] {""}
    }
ride-log-not-first = --accept-device { $digest }: this entry is not the first of its log; give the hash of the first
ride-log-other-quests = the quest has no id, so that logs of any quest count, here those of { $names }; give the quest its id
ride-log-outside-window = { $count ->
        [one] { $count } rider
       *[other] { $count } riders
    } started outside the start window, by { $least } or more, and did not start for that; if that is wrong, compare the time zone of the window in the quest
ride-log-riders-edition = this is a riders' edition: what is sealed in it is not known here, and answers wait for the organiser; judge by the organiser's file
ride-log-foreign-log = this log tells of { $rides }; write decisions into a log of their own
ride-log-rides = the ride of { $names }
ride-log-rides-2 = the rides of { $names }
ride-log-no-task = the quest has no task ‘{ $task }’; there are { $known }
ride-log-unsigned-decision = note: the quest names officials, and this decision is not signed (--key); it counts only where the log is given with --office
ride-log-unofficial-key = note: the quest names officials, and this key is none of them; the decision counts only where the log is given with --office
ride-log-no-riders = the table of riders has no rider
ride-log-nothing-to-compare = There is no log to compare with the receipts: these files have no entry of one.
ride-log-other-map = no road of the map leads from one task to another, so no pace is compared with it; is it the map of that place?
ride-log-nothing-to-judge = There is no ride to judge: the logs have no entry that can be checked and counts.
ride-log-more-faults = … and { $count ->
        [one] { $count } fault
       *[other] { $count } faults
    } more of these kinds
ride-log-sealing = sealing

## KeyTexts

key-written = { $file }: the private key; keep it to yourself, and keep a copy
key-lines = public key:  { $key }
key-lines-2 = fingerprint: { $fingerprint }
key-unofficial-edition = the quest names officials, and none of their keys signs this edition, of which riders are warned; give an official's key with --key
key-is-there = { $file } is there already, and a key is never overwritten; name another file

## MapBuildTexts

map-build-no-time = “{ $text }” is no time: write date and time as in 2026-06-01T18:00
map-build-built = { $nodes ->
        [one] { $nodes } node
       *[other] { $nodes } nodes
    }, { $edges ->
        [one] { $edges } edge
       *[other] { $edges } edges
    }, { $kilometres } km, { $turn-restrictions ->
        [one] { $turn-restrictions } turn restriction
       *[other] { $turn-restrictions } turn restrictions
    }, { $time } s, { $memory } MiB peak memory
map-build-unkept-times-2 = it keeps up to { $most-conditions } conditions a way, barrier or turn restriction
map-build-unkept-times-3 = the map does not keep the times of { $named }: { $keeps }{ $relations ->
        [true] , and none of squares and ferries
       *[false] {""}
    }; with --depart these are as without it{ $turns ->
        [true] , and turn restrictions hold in doubt
       *[false] {""}
    }
map-build-heights-missing = warning: the elevation data have no height at { $nodes } of { $nodes-2 ->
        [one] { $nodes-2 } junction
       *[other] { $nodes-2 } junctions
    }, so that { $edges ->
        [one] { $edges } edge has
       *[other] { $edges } edges have
    } no heights; there the tag incline counts. Give the tiles beside these as well
map-build-no-heights = the elevation data cover no road of the map; give the tiles of its area
map-builder-stage-ways = reading ways
map-builder-stage-nodes = reading nodes
map-builder-stage-network = building the network

## MapTexts

map-edges = { $count ->
        [one] { $count } edge
       *[other] { $count } edges
    }
map-sound = { $edges }, nothing wrong
map-faulty = { $kinds ->
        [one] { $kinds } kind of error
       *[other] { $kinds } kinds of errors
    }
map-unknown = unknown
map-bounds = bounds
map-nodes = nodes
map-edges-label = edges
map-length = length
map-kilometres = { $number } km
map-islands = islands
map-edges-cut-off = { $count ->
        [one] { $count } edge
       *[other] { $count } edges
    } cut off from the rest
map-profiles = profiles
map-traffic = traffic
map-side-right = keeps right
map-side-left = keeps left
map-side-both = keeps right here, left there
map-heights = heights
map-no-heights = none; hills count where the tag incline tells of them
map-heights-2 = { $low } to { $high } m{ $source ->
        [none] {""}
       *[other] , from { $source }
    }
map-times = times
map-times-2 = { $has-unkept ->
        [true] ; those of { $unkept } more are not kept
       *[false] {""}
    }
map-times-3 = nothing depends on the time{ $more }
map-times-4 = { $streets ->
        [one] { $streets } edge
       *[other] { $streets } edges
    } and { $turns ->
        [one] { $turns } turn or gate
       *[other] { $turns } turns and gates
    } depend on the time, for --depart{ $more }
map-built-for = built for { $time } (map build --at)
map-places = places
map-places-2 = { $count } by name, beside streets
map-places-3 = none by name but streets
map-timestamp = data of
map-source = source
map-digest = digest
map-program = built by
map-size = size
map-bytes = { $count } bytes
map-bad-limit = --limit has to be 1 or more
map-metres = { $count } m
map-render-one-picture = a picture shows a quest, a search or a route: give one of --quest, --search and --route
map-render-few-places = a route needs two --route places or more
map-render-many-profiles = at most four --profile can be compared on one picture
map-render-unknown-ending = { $output }: the name of the picture must end in .svg, .png or .pdf
map-render-no-area = ‘{ $text }’ is not an area; write west,south,east,north in degrees, for example 9.4,47.0,9.7,47.3
map-render-tasks-outside = note: { $count ->
        [one] { $count } task lies
       *[other] { $count } tasks lie
    } outside the picture
map-render-outside = note: the route for “{ $name }” lies outside the picture; leave out --bbox, or give the area around it
map-render-outside-2 = note: a part of the route for “{ $name }” lies outside the picture
map-render-no-heights = note: the map has no heights, so the picture has no chart of them; build it with ‘questctl map build --elevation’
map-render-heights = note: the map knows no heights along the route for “{ $name }”, which is not on the chart
map-render-heights-2 = note: the map knows heights for { $percent } % of the route for “{ $name }”; the chart marks the rest
map-render-missing-letters = note: no font on this computer has { $shown }; install one that does, or write SVG
map-render-size = { $width } × { $height } pixels, { $scale } m a pixel

## MapViewTexts

map-view-missing-map-libre = MapLibre GL JS is missing; fetch it with `sh .ci/setup.sh maps`, or name the folder of maplibre-gl.js and maplibre-gl.css with --maplibre
map-view-missing-map-libre-2 = { $folder }/maplibre-gl.js is not MapLibre GL JS
map-view-no-picture = this is no SVG picture; draw one with questctl map render
map-view-no-folder = the page is several files, which cannot go to `{ $name }`; name a folder with --output
map-view-all-hidden = all tasks of the quest are hidden from riders; there is nothing to show
map-view-hidden = note: { $count ->
        [one] { $count } hidden task is
       *[other] { $count } hidden tasks are
    } left out
map-view-serving = the map is at { $address }; Ctrl-C ends
map-view-written = { $folder }: { $files ->
        [one] { $files } file
       *[other] { $files } files
    }, ready for any web host that answers ranges of bytes
ground-empty = note: the tiles have no water, parks or buildings in the area of the map

## TileTexts

tile-built = { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { $features ->
        [one] { $features } feature
       *[other] { $features } features
    }, { $time } s, { $memory } MiB peak memory
tile-nowhere = the quest has neither tasks nor zones, so that it takes place nowhere
tile-remarks-unbounded = note: there is a coast, but no file says which area it covers; give that with --bbox, and the sea is shown
tile-remarks-broken = note: the sea is left out, since the coast ends within the area; a --bbox within which the coast is whole helps
tile-names-way = way { $id }
tile-names-relation = relation { $id }
tile-names-sea = the sea
tile-builder-stage-relations = reading relations
tile-builder-stage-nodes = reading nodes
tile-builder-stage-ways = reading ways
tile-builder-stage-shapes = making shapes
tile-builder-stage-tiles = writing tiles

## OutputTexts

output-warning = warning
output-error = error
output-note = note: { $text }
output-would-overwrite = { $output } is one of the files to read and would be lost; write to another file
output-two-results = { $file } is to hold two results, and one would be lost; write each to a file of its own
output-files = { $count ->
        [one] { $count } file
       *[other] { $count } files
    }
output-findings = { $errors ->
        [one] { $errors } error
       *[other] { $errors } errors
    }, { $warnings ->
        [one] { $warnings } warning
       *[other] { $warnings } warnings
    }
output-given-twice = { $option } is given more than once; only one counts, so take the others away

## PlanTexts

plan-inseparable-team = in this quest the riders of a team have to be at a task together, so that a team cannot split up; leave out --team-size
plan-out-of-time = the finish cannot be reached in time, even without a further task; give a longer --time-limit or less --elapsed
plan-out-of-time-2 = { $classes }: { $out-of-time }
plan-bad-moment = --at is a moment such as 2026-05-09T10:00+02:00
plan-departure-zone = tasks have hours by the clock, so --depart needs its offset from UTC, as 2026-05-09T10:00+02:00
plan-no-start-time = note: tasks have hours by the clock and the quest has no start time; say with --at when the ride begins
plan-no-start = the quest has no start; say where the rider is, for example --from 61.4026,55.1599
plan-unknown-task = the quest has no task ‘{ $name }’; name tasks by identifier or by number, 1 to { $count }
plan-bad-pace = --pace is a number such as 1.2
plan-bad-effort = --effort is a number of seconds up to 600
plan-bad-team-size = --team-size goes from 1 to 50
plan-no-table = --riders is a table of riders, such as riders.csv; for a team that shares the tasks say --team-size 2
plan-several-plans = -o takes one plan, and the classes of the riders have several; leave out --riders or -o
reached-tasks-unreachable = note: these tasks are near no road of the map, or no way outside closures and forbidden zones leads there and on to the finish, or they require others of these: { $names }
reached-tasks-no-task-reachable = no task of the quest can be reached on this map; is it the map of that place? ‘questctl validate --map’ says what is wrong with each

## PrintCommandTexts

print-command-not-pdf = prints are PDF files: end the name of { $output } in .pdf
print-command-needs = --parts { $part } needs { $option }
print-command-needs-logs = --parts results needs ride logs: name them behind the quest
print-command-unused-log = { $log } would not be read: ride logs are for --parts results
print-command-unused-address = --join-url and --page-url are for --parts codes
print-command-unused-scale = --scale, --orientation, --overlap and --tiles are for a map: name one with --map
print-command-no-address = { $text } is no address of a page; give it whole, such as https://quest.example/e/spring
print-command-address-of-task = { $text } leads to a task already; give --page-url the quest's page, and each code gets its own task
print-command-all-off-map = no task is on this map; is it the map of another place?
print-command-off-map = { $count ->
        [one] { $count } task is
       *[other] { $count } tasks are
    } off the map, where no roads are drawn: { $numbers }
print-command-start = the start
print-command-finish = the finish
print-command-off-map-2 = { $name } is off the map, where no roads are drawn
print-command-left-out = { $count ->
        [one] { $count } hidden task is
       *[other] { $count } hidden tasks are
    } left out; --for organiser prints all
print-command-missing-letters = note: no font on this computer has { $shown }; install one that does
print-command-sealed-answers = note: { $count ->
        [one] { $count } answer is
       *[other] { $count } answers are
    } sealed in this file and not printed; print the file that it was sealed from
print-command-times-in-utc = note: the times on paper are in UTC, since none in the quest is written by local clocks; write them such as 2026-06-06T10:00+05:00
print-command-summary = { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }
print-command-summary-2 = { $count }, the map at 1:{ $scale } on { $sheets ->
        [one] { $sheets } sheet
       *[other] { $sheets } sheets
    }

## ValidateTexts

validate-neighbours = note: task { $number }, “{ $name }”: a typing error away from the answer are { $words }
validate-denied = { $count ->
        [one] { $count } word
       *[other] { $count } words
    } written into deny
validate-no-dictionary = questctl: note: no hunspell dictionary is installed (en_GB, en_US, ru_RU); no words are denied
validate-count = { $errors ->
        [one] { $errors } error
       *[other] { $errors } errors
    }, { $warnings ->
        [one] { $warnings } warning
       *[other] { $warnings } warnings
    }
answer-command-task = Task { $number }, “{ $name }”
answer-command-task-2 = ; never: { $denied }
answer-command-no-task = there is no task ‘{ $name }’; there are { $known }
answer-command-no-answer = task { $number }, “{ $name }”, asks for no answer: being there is enough

## RoutingTexts

routing-bad-resolution = --resolution goes from 1 to 1000 metres
routing-no-limit = say how far: either --minutes or --metres, for example --minutes 5,10,15
routing-bad-limits = ‘{ $text }’: write one to twenty numbers above 0 with commas between, for example 5,10,15
routing-log-without-track = a ride log holds no track; give the ride as GPX, TCX, FIT, or GeoJSON with times
routing-off-the-map = the track lies off this map; ‘questctl map info’ tells what area it covers, ‘questctl map build’ makes another
routing-no-roads = no road of this map runs where the track does; is it the ride that you mean, and is the map recent?
routing-no-points = there is no Point in this file; the places of the table are Features with a Point
routing-no-places = say which places: either --points or --quest
routing-city = through a city at an easy pace
routing-touring = a day's ride: signed routes and quiet roads
routing-road = a racing bicycle: smooth roads
routing-calm = away from cars, by long ways round
routing-off-road = tracks and paths before roads
routing-family = with children on their own bicycles
routing-avoiding-hills = avoid hills: as city, but around climbs where that is not much longer; needs a map with heights (map build --elevation)
routing-no-alternative = note: there is no good alternative: all other ways are much longer, or much the same
routing-no-room-for-cues = an encoded polyline has no room for cues; leave out --cues or take another --format
routing-loop-without-costs = --explain tells why the cheapest way is this one; a --loop is chosen by its length
routing-no-room-for-costs = --explain goes with --format text, without --cues, and with --format json
routing-bad-alternatives = --alternatives goes from 0 to 9
routing-several-stops = --alternatives are found between two places; leave out the others and --round-trip
routing-too-few-places = a route needs at least two places, for example 61.4026,55.1599 61.3353,55.1541
routing-incomplete-search = a search is drawn from --search to --to; give both, for example --search 61.4026,55.1599 --to 61.3353,55.1541
routing-unknown-algorithm = there is no algorithm ‘{ $algorithm }’; there are { $known }
routing-heading-without-loop = --heading says where a round trip leads; add --loop 40km
routing-loop-from-one-place = a round trip (--loop) begins and ends at one place: write just that, and leave out --round-trip
routing-no-other-loop = note: there is no other round trip that differs enough
routing-bad-loop-length = ‘{ $text }’ is no length of a round trip; write 100m to 1000km, for example 40km
routing-bad-heading = ‘{ $text }’ is no direction; write N, NE, E, SE, S, SW, W, NW, or degrees from 0 to 360
routing-loop = round trip of { $length }, { $percent } % of it ridden twice

## SimulateTexts

simulate-tiles-without-page = --tiles is for the map of the page: give --report too
simulate-about-events = csv and reports are about events; give --riders or --track
simulate-recorded-and-invented = recorded rides are no invented ones; leave out --track or --riders
simulate-seed-of-recorded = --seed is for invented riders, and --track replays recorded ones; leave one out
simulate-together-without-track = --together is for recorded rides; give --track
simulate-rider-of-event = --rider names one ride, and the riders of an event have numbers; leave out --rider or --riders
simulate-key-of-one-ride = --key signs the ride of one invented rider; leave out --track and --riders
simulate-key-without-log = --key signs the ride log; say with --log where to write it
simulate-class-of-one-ride = --class is for invented riders, and one rider has one class; give --riders, or one --class without --track
simulate-signed-event = --signed is about the logs of an event; give --riders and --log
simulate-closing-time-without-closure = --avoid-from says when roads are closed, and --avoid which; give --avoid
simulate-riders-edition = this is a riders' edition: what is sealed in it is not known here; simulate the organiser's file
simulate-no-start = the quest has no start; riders start at its first task
simulate-not-started = { $count ->
        [one] { $count } recorded ride lies
       *[other] { $count } recorded rides lie
    } outside the start window of the quest; --together lets rides of other days begin when it opens
simulate-starts-apart = the rides begin more than a day apart; --together lets them begin at one time
simulate-progress = { $home } of { $parties } home, { $rate } h ridden a second{ $left ->
        [none] {""}
       *[other] , { $left } left
    }
event-option-unknown-class = the quest has no classes with start rules of their own; leave out --class
event-option-unknown-class-2 = the quest has no class ‘{ $name }’ with start rules of its own; there are { $joined }
event-option-for-invented-riders = --team-size, --start, --weather, --judging-time and --avoid-from are for events; give --riders or --field
event-option-bad-numbers = --riders, or riders of --field, goes from 1 to 100000, --team-size from 1 to 50, --start-interval from 0 to 86400
event-option-no-riders = the description of the field does not say how many ride; add "riders" to it, or give --riders
event-option-empty-table = the table of riders has no riders
event-option-riders-alone = the quest is for riders alone; leave out --team-size, or give the quest "teams"
event-option-wrong-team-size = a team of the quest has { $allowed } riders, not { $team-size }; choose another --team-size
event-option-incomplete-team = { $riders } riders in teams of { $team-size } leave { $last } over, and a team of the quest has { $allowed }; choose another --riders
event-option-of-table = a table of riders has its teams and classes; leave out --team-size and --class

## map-build-note

map-build-note = note: { $text }
map-build-note-signals = { $barriers ->
        [one] { $barriers } barrier
       *[other] { $barriers } barriers
    }, of which { $closed-barriers } closed; { $signals ->
        [one] { $signals } node
       *[other] { $signals } nodes
    } with signals; { $route-ways ->
        [one] { $route-ways } way
       *[other] { $route-ways } ways
    } on signed routes; { $islands } % of the edges cut off from the rest
map-build-note-timed-ways = { $timed-ways ->
        [one] { $timed-ways } way
       *[other] { $timed-ways } ways
    }, { $timed-barriers ->
        [one] { $timed-barriers } barrier
       *[other] { $timed-barriers } barriers
    } and { $timed-turn-restrictions ->
        [one] { $timed-turn-restrictions } turn restriction
       *[other] { $timed-turn-restrictions } turn restrictions
    } that depend on the time; routes with --depart take them as they are then
map-build-note-places = { $places ->
        [one] { $places } named place
       *[other] { $places } named places
    } kept beside the streets, to be found by name
map-build-note-missing-nodes = { $missing-nodes ->
        [one] { $missing-nodes } place
       *[other] { $missing-nodes } places
    } where a road names a node that the file does not have; { $ways-across-edge ->
        [one] { $ways-across-edge } way
       *[other] { $ways-across-edge } ways
    } cut there, most often at the edge of the extract, { $ways-without-nodes ->
        [one] { $ways-without-nodes } way
       *[other] { $ways-without-nodes } ways
    } left out whole
map-build-note-repeated-ways = { $repeated-ways ->
        [one] { $repeated-ways } way
       *[other] { $repeated-ways } ways
    } with an id seen before, passed over
map-build-note-repeated-nodes = { $repeated-nodes ->
        [one] { $repeated-nodes } node
       *[other] { $repeated-nodes } nodes
    } with an id seen before, passed over
map-build-note-differing-elements = { $differing-elements ->
        [one] { $differing-elements } element differs
       *[other] { $differing-elements } elements differ
    } between the files; { $undated-files ->
        [0] those of the newest file count
       *[other] { $undecided-elements ->
            [0] the newer version of each counts
           *[other] the newer version of each counts, but of { $undecided-elements } no file says which that is, so older ones may have been taken
        }
    }
map-build-note-nodes-at-zero = { $nodes-at-zero ->
        [one] { $nodes-at-zero } node
       *[other] { $nodes-at-zero } nodes
    } of roads at 0° N 0° E, most likely of unknown place
map-build-note-unclear-turn-restrictions = { $unclear-turn-restrictions ->
        [one] { $unclear-turn-restrictions } turn restriction
       *[other] { $unclear-turn-restrictions } turn restrictions
    } passed over, since the ways named do not meet, or cannot be ridden that way
map-build-note-leaps = { $leaps ->
        [one] { $leaps } place
       *[other] { $leaps } places
    } where a road leaps more than 50 km to a stray node; it is cut there

## tile-note

tile-note = note: { $text }
tile-note-broken-relations = { $broken-relations ->
        [one] { $broken-relations } area
       *[other] { $broken-relations } areas
    } left out, since the ways of the relation do not close to rings ({ $ids })
tile-note-incomplete-relations = { $incomplete-relations ->
        [one] { $incomplete-relations } area
       *[other] { $incomplete-relations } areas
    } left out, since the file does not have all ways of the relation, most often at the edge of the extract
tile-note-missing-nodes = { $missing-nodes ->
        [one] { $missing-nodes } place
       *[other] { $missing-nodes } places
    } where a way names a node that the file does not have; { $ways-across-edge ->
        [one] { $ways-across-edge } way
       *[other] { $ways-across-edge } ways
    } cut there, { $ways-without-nodes ->
        [one] { $ways-without-nodes } way
       *[other] { $ways-without-nodes } ways
    } left out whole
tile-note-open-areas = { $open-areas ->
        [one] { $open-areas } area
       *[other] { $open-areas } areas
    } left out, since the file does not have all nodes of the way
tile-note-tangled-areas = { $tangled-areas ->
        [one] { $tangled-areas } area
       *[other] { $tangled-areas } areas
    } left out, since the lines cross each other tens of thousands of times within a tile ({ $names }); mend the data
tile-note-oversized-shapes = { $oversized-shapes ->
        [one] { $oversized-shapes } line or area
       *[other] { $oversized-shapes } lines and areas
    } left out of the deepest zooms, where they fill more than a million tiles ({ $names }); --bbox or --max-zoom helps
tile-note-repeated-nodes = { $repeated-nodes ->
        [one] { $repeated-nodes } node
       *[other] { $repeated-nodes } nodes
    } with an id seen before, passed over
recorded-clock-of-ride = { $rider }: the ride begins { $miss } { $is-early ->
        [true] before
       *[false] after
    } riders may start{ $reason ->
        [none] ; a wrong date?
       *[other] { $reason }
    } --together lets it begin when the quest does
reached-tasks-without-class = no class
print-command-cut = note: { $count ->
        [one] { $count } text is
       *[other] { $count } texts are
    } too long for the paper and cut: { $texts }{ $more }; shorten { $count ->
        [1] it
       *[other] them
    }
print-command-cut-text = “{ $text }” on page { $page } of the file
print-command-crowded = note: { $count ->
        [one] { $count } number finds
       *[other] { $count } numbers find
    } no place beside the circles: { $pages }; print at a larger --scale or on larger --paper
print-command-crowded-page = on page { $page } of the file { $numbers }
validate-summary = { $title ->
        [none] {""}
       *[other] “{ $title }”,{" "}
    }{ $tasks ->
        [one] { $tasks } task
       *[other] { $tasks } tasks
    }, { $points }, { $findings }
answer-command-accepted = { $heading }; right: { $accepted }{ $denies }
geo-json-projected = the coordinates are not longitude and latitude: the “crs” member says { $system ->
        [none] something unknown
       *[other] { $system }
    }; first run questctl geojson reproject
map-build-unkept-ways = { $count ->
        [one] { $count } way
       *[other] { $count } ways
    } ({ $ids })
map-build-unkept-relations = { $count ->
        [one] { $count } square or ferry
       *[other] { $count } squares or ferries
    } ({ $ids })
map-build-unkept-barriers = { $count ->
        [one] { $count } barrier
       *[other] { $count } barriers
    } ({ $ids })
map-build-unkept-turn-restrictions = { $count ->
        [one] { $count } turn restriction
       *[other] { $count } turn restrictions
    } ({ $ids })
