## The page of rides.

title = Try a quest · VeloQuest
welcome = Ride the quest before the day
lead = A bike quest with routes, cues, check-ins, answers and points, in this page: with an invented rider, or with yourself out there.
example = The example
exampleAbout = “Round the old town”: seven tasks in a town that does not exist.
rideExample = Ride the example
own = Your own quest
ownAbout = The quest file; and, for routes, a map file that questctl map build made. Both may be dropped here.
chooseQuest = Quest file …
chooseMap = Map file …
begin = Begin
private = Everything stays in this browser: files, positions, the log.
mapHelp = Map of the tasks; arrow keys move, plus and minus zoom. The tasks are listed beside it.
controls = Riding
go = ▶ Ride
pause = ❚❚ Pause
real = My real position
spoken = Speak cues
nowhere = choose a task
noWay = No way leads to a finish.
planRest = Plan the rest
noPlan = The finish cannot be reached in time.
needsMap = That needs a map file.
toFinish = To the finish
state_open = open
state_reached = you are here
state_pending = to be judged
state_locked = locked
worth = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
comeCloser = Ride there first; then it takes an answer.
hint = Hint ({ $count } left)
reveal = Show answer
sureEnd = End the ride? Tasks cannot be answered afterwards.
sureLeave = Leave this ride? Save the log first if you want to keep it.
hiddenTasks = { $count ->
        [one] { $count } more task is hidden until others are solved.
       *[other] { $count } more tasks are hidden until others are solved.
    }
editionSigned = Quest file signed with key { $key }: only if the organiser names this key, it is as the organiser made it.
editionUnsigned = Quest file not signed: nobody answers for it.
logSigned = { $count } log entries saved in this browser, signed with key { $key }
logUnsigned = { $count } log entries saved in this browser, unsigned
saveLog = Save log
end = End the ride
withdraw = Withdraw
leave = Another quest
resultWithdrawn = Withdrawn
resultNote = The saved log counts like any phone's: questctl judge prints the same points.
resumed = The ride goes on where it was.
loading = Loading the engine and the map …
badQuest = This is no quest that can be ridden: { $message }
noPosition = The browser gives no position: { $message }
