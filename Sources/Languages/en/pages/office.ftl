## The organiser's page: its frame, the map, the list of riders and a rider's details

officeTitle = Office · VeloQuest
parts = Parts of the office
tabLive = Map
tabAnswers = Answers
tabRiders = Riders
tabMessages = Messages
tabStandings = Standings
tabEvent = Event
signInTitle = Office of the event
signInLead = For organisers and judges: with an account, or with the organiser's link that came with the event.
signInField = Link or token
signInAccount = With your account
signInAccountDo = Sign in
signInToken = Or with the organiser's link
noMember = Your account may do nothing in this event now. Ask its owner for an invitation, then load the page anew.
goneTitle = The event is deleted
goneLead = Nothing of it is left on the server, and this browser has forgotten its token.

problemOffline = No connection to the server. Check the network; it is tried again as soon as there is one.
problemTimeout = The server did not answer in time. Try again; nothing is done twice.
problemUnreadable = What came was not the server's answer: a sign-in page of this network, perhaps. Check the network and try again.
problemUnauthorized = This token is not valid here. Open the organiser's link again, or ask the operator of the server for a new one.
problemForbidden = This token does not allow that. It takes the organiser's link, not that of a rider or spectator.
problemUnavailable = The server cannot answer just now. Wait a little and try again; if it stays so, look at the server.
problemStorage = The server's disk is full, and nothing was kept. Free some space on it, then try again.
problemLarge = This is too large for the server. Send less at once.
problemNoEvent = The server has no such event. Check the address; the event may have been deleted.
problemRate = Too many requests. Try again in { $seconds } s.
problemOther = The server refused: { $detail }
problemUnknown = The server refused ({ $code }). Try again.

connection_connecting = Connecting …
connection_live = Live
connection_lost = Reconnecting …
connection_offline = Offline
connection_refused = Not signed in
connectionSince = { $what } · as of { $clock }
connectionMeans_connecting = The page is asking the server for what happens.
connectionMeans_live = What happens is shown within a second.
connectionMeans_lost = The server cannot be reached. What is shown is old; what you decide is kept here and sent later. It is tried again all the time.
connectionMeans_offline = This device has no network. What is shown is old; what you decide is kept here and sent when the network is back.
connectionMeans_refused = The server does not take this token.
heardAt = Last heard from the server at { $clock }.
retryNow = Try again now
partMissing = This part of the page could not be loaded. Check the network; then try again, or load the page anew.
retry = Try again
retryAll = Send all now
discard = Discard
sending = Being sent …
waiting = Waits for its turn.
outboxCount = { $count ->
        [one] { $count } not sent yet
       *[other] { $count } not sent yet
    }
outboxTitle = Not sent yet
outboxLead = Kept in this browser until the server has it.
outboxAccepted = Answer accepted: { $name }, { $task }
outboxRejected = Answer rejected: { $name }, { $task }
outboxAdjusted = Points for { $name }: { $value } ({ $reason })
outboxOut = Disqualified: { $name } ({ $reason })
outboxMessage = Message to { $name }: { $text }
outboxSetting = Setting: { $what }
member_name = name
member_delay = delay
member_retention = time until persons are erased
member_frozen = freezing of standings
member_showsStandings = standings shown
member_showsPositions = positions shown
member_showsNames = names shown
stateFinished = finished
stateFrozen = standings frozen

searchRiders = Search riders
liveFilters = Show
liveMap = Map of all riders; they are listed beside it
liveNobody = Nobody is on the list yet. Add riders under “Riders”.
liveNoMatch = Nobody fits the search.
mapMissing = The map could not be loaded; the list has everything.
filter_all = All
filter_out = Riding
filter_silent = Silent
filter_late = Late
filter_flagged = Flagged
filter_home = Finished
filter_absent = Not seen
group_out = riding
group_home = ride is over
group_absent = no sign yet
saidSilent = { $name } has gone silent.
silentSince = silent
overLimit = over the limit by { $value }
withheld = { $count ->
        [one] { $count } answer withheld: too fast
       *[other] { $count } answers withheld: too fast
    }
lateLines = { $count ->
        [one] { $count } line late, by up to { $longest }
       *[other] { $count } lines late, by up to { $longest }
    }
lateAfterEnd = { $count ->
        [one] { $count } line after the end
       *[other] { $count } lines after the end
    }
lateAhead = clock ahead by { $value }
agoSeconds = { $value } s ago
agoMinutes = { $value } min ago
agoHours = { $value } h { $minutes } min ago
speed = { $value } km/h
never = never
none = –

fact_seen = Last seen
fact_position = Position
fact_speed = Speed
fact_lines = Lines of the log
fact_late = Came late
fact_points = Points
fact_limit = Time limit
fact_device = Phone
follow = Follow on the map
writeTo = Message
correct = Correct
minorMark = child
personData = Download the data of this person
nothingYet = Nothing yet.
limitAt = ends at { $clock }
startedAt = started at { $clock }
outBecause = Disqualified: { $reason }
attempts = { $count ->
        [one] { $count } try
       *[other] { $count } tries
    }
unproven = not proven by positions
outcome_solved = solved
outcome_pending = waits for you
outcome_unsolved = reached
outcome_missed = not reached
outcome_skipped = given up
outcome_revealed = answer shown
outcome_tooLate = too late
outcome_outOfOrder = out of order
extra_allTasks = All tasks
extra_early = Early
extra_toll = Toll
extra_late = Late
extra_lostAll = All points lost
extra_adjustment = Correction
extra_leastTotal = Lowest total
line_opened = log opened
line_started = started
line_checkedIn = check-in
line_answered = answer
line_tookHint = hint
line_skipped = gave up a task
line_revealed = looked at the answer
line_flagged = flag
line_finished = finish
line_withdrew = gave up

## Answers, riders and codes, messages, standings and corrections

answersNone = No answer waits
answersNoneLead = Photos and answers that need you appear here by themselves.
answerPlace = { $place } of { $all }
answerKnown = In the quest: { $answer }
arrivedLate = arrived { $value } later
photo = photo
photoOf = Photo of { $name }
photoLoading = The photo is being fetched …
photoStrange = This browser does not show photos of the type { $type }. Save it and open it elsewhere.
savePhoto = Save the photo
reasonLabel = Reason for the rider (optional)
reasonHint = The sign is not in the picture
do_accept = Accept
do_reject = Reject
do_next = Next
do_previous = Previous
do_skip = Skip
saidAccepted = Accepted: { $name }
saidRejected = Rejected: { $name }
decidedNow = Decided just now
accepted = accepted
rejected = rejected
change = Reverse

rosterCount = { $count ->
        [one] { $count } rider, { $joined } joined
       *[other] { $count } riders, { $joined } joined
    }
addOne = Add or change a rider
addOneLead = A number that is known already changes its rider.
riderId = Number or short name
addRider = Save rider
addTable = Add a table
addTableLead = From a spreadsheet: copy and paste it here, or choose a CSV file. The first line names the columns: rider, name, team, class, minor (yes for children).
tablePaste = Table of riders
tableExample = rider,name,team,class{"\u000A"}17,Anna Ivanova,Owls,Women
table_noRows = There is nothing in the table yet.
table_noRider = The first line has no column “rider”. Write one above the numbers.
tablePreview = { $count ->
        [one] { $count } rider, of these known already: { $known }
       *[other] { $count } riders, of these known already: { $known }
    }
chooseFile = CSV file …
addTableDo = Add these riders
saidAdded = { $count ->
        [one] { $count } rider saved
       *[other] { $count } riders saved
    }
codesTitle = { $count ->
        [one] { $count } code to hand out
       *[other] { $count } codes to hand out
    }
codesLead = The server shows codes only once. Print or save them now; they stay here until you put them away or close this tab.
cardsLanguage = Language of the cards
printCards = Print cards
saveCodes = Save as table
hideCodes = Put codes away
hideCodesLead = They cannot be shown again. For a lost code make a new one: the card of the old one is worthless then.
codesMissing = { $count ->
        [one] New code for { $count } who has not joined
       *[other] New codes for { $count } who have not joined
    }
codesMissingLead = Cards that were handed out to them before are worthless then. Riders who have joined keep theirs.
minorField = A child: others see the number, never the name
minorLead = Under 16, with the consent of a parent or guardian. Only organisers and the own team see the name.
editRider = Edit
newCode = New code
newCodeTitle = A new code for { $name }?
newCodeLead = The card with the code before is worthless then.
newCodeJoined = The phone that rides now is let go and writes no more; what it wrote stays. For a lost or broken phone this is right.
erase = Erase
eraseTitle = Erase { $name }?
eraseLead = Name, device, photos, positions, code and the lines of the ride are removed for good. The result stays without a name. Decide first on answers that wait. No way back.
eraseSure = Yes, erase this person
hasJoined = joined
notJoined = not joined
copied = Copied.
copyByHand = This browser does not allow copying; select the text and copy it.

messageTitle = Say something
messageLead = Phones show it within seconds, those without a network as soon as they have one.
messageTo = To
toAll = { $count ->
        [one] All ({ $count } rider)
       *[other] All ({ $count } riders)
    }
toEverybody = All
messageText = Text
messageCount = { $value } of { $most }
quick1 = Please call the desk.
quick2 = The time is nearly over: come to the finish.
quick3 = A road is closed; follow the signs.
sendMessage = Send
saidSending = The message is being sent.
messagesNone = Nothing was said yet from here.

standingsAt = State of { $clock }
standingsNone = There are no results yet.
flags = { $count ->
        [one] { $count } flag
       *[other] { $count } flags
    }
lateTag = lines late
toBeJudged = look at it
freezeLead = Riders and spectators see the standings. Frozen, these stay as they are for them, and the end is a surprise.
freezeHidden = Riders and spectators do not see the standings now; you can show them under “Event”.
freeze = Freeze standings
unfreeze = Unfreeze standings
frozenSince = Frozen: others see the state of { $clock }
decisionsTitle = Decisions so far
decisionsLead = Signed into the log of the office, with reasons.
decisionsNone = None yet.
decidedAccepted = “{ $task }” accepted
decidedRejected = “{ $task }” rejected
decidedPoints = points { $value }
decidedOut = disqualified
correctTitle = Correct { $name }
correctWho = Whose ride
correctKind = What
kindAdjusted = Give or take points
kindDisqualified = Disqualify
correctPoints = Points; with a minus to take them
correctOut = The ride stays in the list without a place. A decision in the log of the office is not taken back.
correctReason = Reason, which the rider reads
correctSend = Decide

## The event itself: settings, links, editions, files, its end, the audit

settingsLead = Changes are saved at once.
setting_showsStandings = Riders and spectators see the standings
setting_showsPositions = Spectators see riders on the map
setting_showsNames = With names; otherwise only numbers
settingDelay = Delay of the map for spectators, in seconds
settingDelayLead = Nothing younger is sent to spectators, so that nobody is told where to look.
settingRetention = Days after the finish until persons are erased
settingRetentionLead = Names, codes, photos and positions go then; results stay, with numbers. 0 keeps them until the event is deleted. Riders are told before they join.
openLive = Open the spectators' page
saidSaving = The setting is being saved.

sharesTitle = Links for spectators
sharesLead = Who has such a link sees standings and the delayed map, also where not everybody may.
shareLabel = For whom
shareHint = Families, local radio …
hoursCount = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
shareMake = Make a link
shareMade = Link for “{ $label }”, good until { $clock }. It is shown only now.
link = Link
copyLink = Copy link
shareUntil = good until { $clock }
shareOver = over since { $clock }
revoke = Revoke
revokeTitle = Revoke the link “{ $label }”?
revokeLead = Who uses it sees no more than everybody from now on.

editionTitle = The quest
editionLead = A new edition replaces the one that is ridden. It is checked here first; nothing is sent before you say so.
editionNow = { $count ->
        [one] Ridden now: “{ $title }”, { $count } task
       *[other] Ridden now: “{ $title }”, { $count } tasks
    }
editionChoose = Choose a quest file …
editionEdit = Edit on the map
editionFound = { $count ->
        [one] New: “{ $title }”, { $count } task; added { $added }, removed { $removed }
       *[other] New: “{ $title }”, { $count } tasks; added { $added }, removed { $removed }
    }
editionMeans = All phones get it with their next sign of life. Everything that was ridden stays, and is judged by the new edition.
editionOther = This is another quest: its identifier differs. Make a new event for it.
publish = Publish this edition
published = { $name } is published.
checking = { $name } is being checked …
checkedGood = { $name } can be used.
checkedBad = { $name } has errors and cannot be used. Fix them and choose it again.
engineMissing = The quest could not be checked here ({ $detail }). Load the page anew, and choose the file again.
findingsNone = Nothing to complain about
findingsCount = Errors: { $errors }, warnings: { $warnings }, notes: { $notes }
severityerror = error
severitywarning = warning
severitynote = note
atLine = line { $line }

exportTitle = Files
exportLead = All of the event but tokens and codes; questctl reads them as they are.
file_export_zip = everything, with tracks and photos
file_standings_csv = standings for a spreadsheet
file_standings_json = standings with every point
file_standings_xml = standings as IOF XML 3.0
file_logs_jsonl = what the phones wrote
file_office_jsonl = what the office decided
file_riders_csv = who rides
file_quest_geojson = the quest with its answers

endingTitle = The end
finishLead = When everybody is back.
finishedAt = The event was finished at { $clock }.
finish = Finish the event
finishTitle = Finish “{ $name }”?
finishMeans1 = What happens from now on does not count, and nobody can join any more.
finishMeans2 = Phones without a network may still send what happened before; standings may change until they have.
finishMeans3 = You can still judge answers and correct. Finishing cannot be undone.
finishOut = { $count ->
        [one] { $count } rider is still out there!
       *[other] { $count } riders are still out there!
    }
finishWaiting = { $count ->
        [one] { $count } answer still waits for you.
       *[other] { $count } answers still wait for you.
    }
finishSure = Yes, finish the event now
deleteLead = Removes the event and everything in it from the server.
delete = Delete the event …
deleteTitle = Delete “{ $name }”?
deleteMeans = Riders, logs, positions, photos and standings are gone for good. Save the files first.
deleteType = To delete it, type its name: { $name }
deleteOther = That is not the name of the event.
forgetLead = On a computer that others use too:
forget = Sign out here
auditTitle = Who did what
auditLead = The last 500 changes, newest first.
auditRead = Read again

## People with accounts

membersTitle = People who help
membersLead = Each with an account and a role of their own, instead of one link for all.
membersRead = Show members
membersNone = Nobody yet.
noAccountsHere = This server has no accounts.
claimLead = Connect the event with your account, to open it without the link from now on:
claim = Make this event mine
claimSignIn = Sign in first
claimed = The event is yours: you are its owner.
roleMeans_owner = Owner: everything, and who may what
roleMeans_organiser = Organiser: runs the event
roleMeans_judge = Judge: answers to one task
roleMeans_spectator = Spectator: sees the standings and the map
roleField = Role
taskField = Task
changeRole = Change
changeRoleTitle = What may { $name } do?
takeOut = Remove
takeOutTitle = Remove { $name }?
takeOutLead = This person may do nothing in the event any more.
inviteTitle = Invite somebody
invite = Make an invitation
inviteMade = Invitation: { $what }, for one person, good until { $clock }. It is shown only now: send the link, or let it be scanned.
inviteDone = It is sent
