## CairoDrawingError

cairo-drawing-error-too-many-pixels = a picture of { $width } × { $height } pixels is too large; make it narrower, or write SVG or PDF
cairo-drawing-error-no-fonts = there is no font on this computer; install one, for example the package fonts-liberation, or write SVG
cairo-drawing-error-failed = Cairo cannot draw the picture: { $reason }; make it smaller, or write SVG
cairo-drawing-error-library = { $error }; or write SVG

## QRCodeError

qr-code-error-too-long = { $bytes } bytes do not fit into a QR code, which holds { $most-bytes }; shorten the address

## TileGroundTexts

tile-ground-too-many-tiles = the picture would need { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } at zoom { $zoom }, the lowest here, and at most { $limit } are drawn; draw a smaller area, or take tiles with lower zooms
tile-ground-too-many-points = the areas of the tiles have more than { $limit } points within the picture; draw a smaller area

## PrintError

print-error-scale-out-of-range = a map cannot be printed at 1:{ $scale }; choose 1:{ $low } to 1:{ $high }, such as --scale 15000
print-error-overlap-out-of-range = sheets may overlap by { $low } to { $high } mm
print-error-too-far-apart = {" "}If not, --scale { $item } prints them
print-error-too-far-apart-2 = the tasks are so far apart that even 1:{ $scale } would need { $count } sheets, more than { $most-sheets }; is one of them misplaced?{ $way }
print-error-too-many-sheets = at 1:{ $scale } the quest would need { $count } sheets, more than { $most-sheets }; choose a smaller scale or larger paper
print-error-too-fine-code = the code of task { $task } would be too fine to be read from paper: its address has { $bytes } bytes, and up to { $most } can be read; give a shorter --page-url
print-error-nothing-to-print = the quest has nothing to print
print-error-all-hidden = all tasks are hidden from riders; --for organiser shows them

## PrintTexts+Rules

print-mass-start = Mass start: { $time }
print-start-window = Start from { $opens }
print-start-window-2 = Start until { $closes }
print-start-window-3 = Start from { $opens } to { $closes }
print-no-time-limit = No time limit
print-lateness = { $curve }; more than { $time } late: { $consequence }
print-cost-started = each minute begun
print-cost-full = each full minute
print-cost-exact = each minute, fractions in proportion
print-cost-per-minute = Lateness: { $counted } for { $minute }
print-cost-quadratic = Lateness: the square of the minutes times { $counted }
print-cost-bands = for { $minute }
print-cost-table = in all
print-word-loses-all = all points are lost
print-word-unplaced = no place
print-word-disqualified = disqualified

## PrintTexts

print-organisers-only = ORGANISERS ONLY
print-untitled = Bike quest
print-grouped = scale { $text }
print-sheet = sheet { $number } of { $count }
print-neighbour = sheet { $number }
print-page = page { $number } of { $count }
print-overview = all sheets
print-task-sign = task: number, points
print-hidden-task-sign = hidden task
print-start = start
print-finish = finish
print-start-and-finish = start and finish
print-closed-road = closed road
print-grid = grid { $metres } m
print-grid-2 = grid { $int } km
print-true-north = blue lines: true north; print at full size (100 %)
print-length = { $metres } m
print-length-2 = { $int } km
print-tasks = Tasks
print-answer-sheet = Answer sheet
print-codes = Codes
print-start-list = Start list
print-results = Results
print-time-limit = Time limit: { $time }
print-total = { $tasks ->
        [one] { $tasks } task
       *[other] { $tasks } tasks
    }, { $points } points in all
print-hidden = { $count ->
        [one] { $count } further task appears
       *[other] { $count } further tasks appear
    } on the phone during the ride
print-difficulty = difficulty: { $word }
print-after-start = { $time } after your start
print-opens = opens { $text }
print-closes = closes { $text }
print-answer = Answer
print-hint = Hint
print-success = Once solved
print-opens-after = Opens after
print-be-there = being there is enough
print-photo = a photo
print-judged = the organiser judges
print-sealed = sealed in this file
print-not-answers = not accepted
print-rider = Rider or team
print-number = No.
print-name = Name
print-team = Team
print-start-time = Start
print-finish-time = Finish
print-place = Place
print-points-column = Points
print-solved = Solved
print-time = Time
print-sum = Sum
print-without-class = Without a class
print-signature = Checked by
print-join = Scan to join
print-no-riders = nobody has registered yet
print-no-results = no results yet
print-zones = Zones
print-contacts = Contacts
print-forbidden = forbidden area
print-bounds = stay inside
print-toll = toll zone
print-bounds-sign = edge of the quest’s area
print-provisional = Provisional: { $waiting ->
        [one] { $waiting } result waits
       *[other] { $waiting } results wait
    } for the organiser; their places are in brackets.
print-as-of = Provisional, as of { $time }.
print-to-judge = { $count } to judge
print-to-be-judged = to be judged
ride-result-status-not-started = not started
ride-result-status-under-way = under way
ride-result-status-did-not-finish = gave up
ride-result-status-over-time = over time
ride-result-status-missing-punch = a control is missing
ride-result-status-disqualified = disqualified

## ChartTexts

chart-caption = ; heights for { $percent } % of the way
chart-caption-2 = { $before }{ $length }, { $ascent } m up, { $descent } m down, steepest { $steepest }{ $known }
chart-percent = { $number } %
chart-metres = { $number } m
chart-kilometres = { $number } km
chart-title = heights along the way

## LegendTexts

legend-easy-task = easy task
legend-medium-task = medium task
legend-hard-task = hard task
legend-task = task
legend-start = start
legend-finish = finish
legend-start-and-finish = start and finish
legend-bounds = edge of the quest’s area
legend-forbidden = forbidden area
legend-toll = toll zone: costs or brings points
legend-closed-road = closed road
legend-bicycle-map = bicycle map
legend-cycleway = cycleway
legend-cycle-lane = road with a cycle lane
legend-main-road = main road
legend-secondary-road = secondary road
legend-street = street, minor road
legend-quiet-street = pedestrian or living street
legend-track = track
legend-path = path
legend-on-foot = on foot: push the bicycle
legend-steps = steps
legend-ferry = ferry
legend-from-start = from the start
legend-from-end = from the end
legend-from-both-ends = from both ends
legend-route = the way
scale-length = { $metres } m
scale-length-2 = { $int } km
search-space-title = { $name }: { $settled-nodes ->
        [one] { $settled-nodes } node
       *[other] { $settled-nodes } nodes
    } settled

## MapDrawingError

map-drawing-error-impossible-area = { $text } is no area on the Earth; give west, south, east, north in degrees, the south not above the north
map-drawing-error-impossible-width = a picture cannot be { $width } pixels wide; choose { $low } to { $high }
map-drawing-error-nothing-to-show = the map has no roads; say which area to draw with a bounding box, or take a map with roads
print-rules-band = up to { $until } min { $points }
print-rules-lateness = Lateness, { $each }: { $bands }
print-toll-entry = { $points } an entry
print-toll-minute = { $points } a minute
print-toll-costs = costs { $list }
