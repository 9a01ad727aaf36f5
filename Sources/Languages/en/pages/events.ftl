## The operator's page, beside what it shares with the organiser's

eventsTitle = Events
operatorTitle = The operator's token
operatorLead = Who runs this server makes events here. The token is in the file that questd was started with.
operatorField = Token
newTitle = New event
newLead = From a quest file. It is checked in this page first, as questctl validate checks it; riders never get the answers.
newId = Name in addresses
newIdLead = Riders go to { $address }
newFound = { $count ->
        [one] “{ $title }”, { $count } task
       *[other] “{ $title }”, { $count } tasks
    }
newNoFile = Choose a quest file first.
newExists = An event with this name in addresses exists already. Choose another one.
create = Make the event
createdTitle = “{ $name }” is made
createdLead = The organiser's link, shown only now: copy it, for organisers alone. Who has it may do everything in the event.
createdOpen = Open the office
createdDone = I have kept it
listTitle = Events on this server
listNone = There are none yet.
listRiders = { $count ->
        [one] { $count } rider
       *[other] { $count } riders
    }
state_open = open
state_finished = finished
listOffice = Office
listLive = Live
