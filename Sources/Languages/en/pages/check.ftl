## The checker.

title = GeoJSON checker · VeloQuest
welcome = Is this GeoJSON right?
lead = Every fault with its line, its column and what to do. Certain faults are fixed with one click, and the rest of the file stays byte for byte.
dropHere = Drop a file here, or paste text
choose = Choose a file
paste = Paste text
promise1 = RFC 7946, and what is allowed but hardly meant: swapped coordinates, rings that cross themselves.
promise2 = Broken JSON as well: missing commas, quotes, brackets.
promise3 = Files of 100 MB and more, also with one object on each line.
work = Result
facts = { $size } · { $lines } lines
shapes = { $features } features · { $positions } positions
fixAll = { $count ->
        [one] Fix { $count } fault
       *[other] Fix { $count } faults
    }
nothingToFix = Nothing to fix
saveFile = Save file
saveSarif = Save SARIF
sarifTitle = The findings for GitHub, GitLab and editors
another = Another file
textHelp = The text of the file; arrow keys scroll
mapHelp = Drawing of the geometries; arrow keys move, plus and minus zoom
severities = Severities
error = Errors
warning = Warnings
note = Notes
rule = Rule
allRules = All rules
lint = Rules of style too
reading = Reading { $size } …
checking = Checking … { $seconds } s
fixing = Fixing … { $seconds } s
loading = Loading the checker …
progress = Progress
cancelled = Cancelled. The text is shown, unchecked.
found = { $errors } errors, { $warnings } warnings, { $notes } notes
clean = Nothing to complain about. This file follows RFC 7946.
filtered = No finding matches the filters.
unchecked = Not checked.
fixedAll = { $count ->
        [one] { $count } fault fixed
       *[other] { $count } faults fixed
    }
fixedOne = Fixed
nothingDrawn = No geometry found to draw
featureNumber = Feature { $number }
pasteTitle = Paste GeoJSON
pasteHint = { "{" }"type": "FeatureCollection" …
checkIt = Check
pastedName = pasted.geojson
failed = The checker stopped: { $message }
tooLarge = This file has { $size }; the checker takes up to 1 GB. questctl geojson lint takes any size.
