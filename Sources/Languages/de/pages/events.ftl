## The operator's page, beside what it shares with the organiser's

eventsTitle = Veranstaltungen
operatorTitle = Das Betreiber-Token
operatorLead = Wer diesen Server betreibt, legt hier Veranstaltungen an. Das Token steht in der Datei, mit der questd gestartet wurde.
operatorField = Token
newTitle = Neue Veranstaltung
newLead = Aus einer Quest-Datei. Sie wird zuerst auf dieser Seite geprüft, wie questctl validate sie prüft; Fahrer bekommen die Antworten nie.
newId = Name in Adressen
newIdLead = Fahrer gehen auf { $address }
newFound = { $count ->
        [one] „{ $title }“, { $count } Aufgabe
       *[other] „{ $title }“, { $count } Aufgaben
    }
newNoFile = Wähle zuerst eine Quest-Datei.
newExists = Eine Veranstaltung mit diesem Namen in Adressen gibt es schon. Wähle einen anderen.
create = Veranstaltung anlegen
createdTitle = „{ $name }“ ist angelegt
createdLead = Der Veranstalter-Link, nur jetzt zu sehen: Kopiere ihn, nur für Veranstalter. Wer ihn hat, darf in der Veranstaltung alles.
createdOpen = Büro öffnen
createdDone = Ich habe ihn gesichert
listTitle = Veranstaltungen auf diesem Server
listNone = Noch keine.
listRiders = { $count } Fahrer
state_open = offen
state_finished = abgeschlossen
listOffice = Büro
listLive = Live
