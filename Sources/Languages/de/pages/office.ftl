## The organiser's page: its frame, the map, the list of riders and a rider's details

officeTitle = Büro · VeloQuest
parts = Bereiche des Büros
tabLive = Karte
tabAnswers = Antworten
tabRiders = Fahrer
tabMessages = Infos
tabStandings = Rangliste
tabEvent = Leitung
signInTitle = Büro der Veranstaltung
signInLead = Für Veranstalter und Kampfrichter: mit einem Konto, oder mit dem Veranstalter-Link, der mit der Veranstaltung kam.
signInField = Link oder Token
signInAccount = Mit deinem Konto
signInAccountDo = Anmelden
signInToken = Oder mit dem Veranstalter-Link
noMember = Dein Konto darf in dieser Veranstaltung derzeit nichts. Bitte ihren Eigentümer um eine Einladung, dann lade die Seite neu.
goneTitle = Die Veranstaltung ist gelöscht
goneLead = Auf dem Server ist nichts mehr davon, und dieser Browser hat ihr Token vergessen.

problemOffline = Keine Verbindung zum Server. Prüfe das Netz; sobald es da ist, versucht die Seite es wieder.
problemTimeout = Der Server hat nicht rechtzeitig geantwortet. Versuch es noch einmal; nichts geschieht doppelt.
problemUnreadable = Was kam, war nicht die Antwort des Servers: vielleicht eine Anmeldeseite dieses Netzes. Prüfe das Netz und versuch es noch einmal.
problemUnauthorized = Dieses Token gilt hier nicht. Öffne den Veranstalter-Link noch einmal, oder bitte den Betreiber des Servers um einen neuen.
problemForbidden = Dieses Token erlaubt das nicht. Dafür braucht es den Veranstalter-Link, nicht den eines Fahrers oder Zuschauers.
problemUnavailable = Der Server kann gerade nicht antworten. Warte ein wenig und versuch es noch einmal; bleibt es dabei, sieh nach dem Server.
problemStorage = Die Festplatte des Servers ist voll, nichts wurde gespeichert. Schaff dort Platz, dann versuch es noch einmal.
problemLarge = Das ist zu groß für den Server. Sende weniger auf einmal.
problemNoEvent = Diese Veranstaltung gibt es auf dem Server nicht. Prüfe die Adresse; vielleicht wurde die Veranstaltung gelöscht.
problemRate = Zu viele Anfragen. Versuch es in { $seconds } s noch einmal.
problemOther = Der Server hat abgelehnt: { $detail }
problemUnknown = Der Server hat abgelehnt ({ $code }). Versuch es noch einmal.

connection_connecting = Verbinde …
connection_live = Live
connection_lost = Verbinde neu …
connection_offline = Offline
connection_refused = Nicht angemeldet
connectionSince = { $what } · Stand { $clock }
connectionMeans_connecting = Die Seite fragt den Server, was geschieht.
connectionMeans_live = Was geschieht, ist binnen einer Sekunde zu sehen.
connectionMeans_lost = Der Server ist nicht zu erreichen. Was du siehst, ist alt; was du entscheidest, bleibt hier und wird später gesendet. Die Seite versucht es ständig wieder.
connectionMeans_offline = Dieses Gerät hat kein Netz. Was du siehst, ist alt; was du entscheidest, bleibt hier und wird gesendet, sobald das Netz wieder da ist.
connectionMeans_refused = Der Server nimmt dieses Token nicht an.
heardAt = Zuletzt vom Server gehört: { $clock }.
retryNow = Jetzt noch einmal
partMissing = Dieser Teil der Seite ließ sich nicht laden. Prüfe das Netz; dann versuch es noch einmal, oder lade die Seite neu.
retry = Noch einmal
retryAll = Alles senden
discard = Verwerfen
sending = Wird gesendet …
waiting = Wartet noch.
outboxCount = { $count } noch nicht gesendet
outboxTitle = Noch nicht gesendet
outboxLead = In diesem Browser aufbewahrt, bis der Server es hat.
outboxAccepted = Antwort angenommen: { $name }, { $task }
outboxRejected = Antwort abgelehnt: { $name }, { $task }
outboxAdjusted = Punkte für { $name }: { $value } ({ $reason })
outboxOut = Disqualifiziert: { $name } ({ $reason })
outboxMessage = Nachricht an { $name }: { $text }
outboxSetting = Einstellung: { $what }
member_name = Name
member_delay = Verzögerung
member_retention = Frist bis zum Löschen der Personen
member_frozen = Einfrieren der Rangliste
member_showsStandings = Rangliste sichtbar
member_showsPositions = Positionen sichtbar
member_showsNames = Namen sichtbar
stateFinished = abgeschlossen
stateFrozen = Rangliste eingefroren

searchRiders = Fahrer suchen
liveFilters = Zeigen
liveMap = Karte aller Fahrer; sie stehen daneben in der Liste
liveNobody = Noch steht niemand auf der Liste. Füge Fahrer unter „Fahrer“ hinzu.
liveNoMatch = Niemand passt zur Suche.
mapMissing = Die Karte ließ sich nicht laden; in der Liste steht alles.
filter_all = Alle
filter_out = Unterwegs
filter_silent = Ohne Signal
filter_late = Verspätet
filter_flagged = Auffällig
filter_home = Im Ziel
filter_absent = Nicht gesehen
group_out = unterwegs
group_home = Fahrt vorbei
group_absent = noch kein Zeichen
saidSilent = { $name } sendet nicht mehr.
silentSince = ohne Signal
overLimit = { $value } über dem Limit
withheld = { $count ->
        [one] { $count } Antwort zurückgehalten: zu schnell
       *[other] { $count } Antworten zurückgehalten: zu schnell
    }
lateLines = { $count ->
        [one] { $count } Zeile verspätet, um bis zu { $longest }
       *[other] { $count } Zeilen verspätet, um bis zu { $longest }
    }
lateAfterEnd = { $count ->
        [one] { $count } Zeile nach dem Ende
       *[other] { $count } Zeilen nach dem Ende
    }
lateAhead = Uhr geht { $value } vor
agoSeconds = vor { $value } s
agoMinutes = vor { $value } min
agoHours = vor { $value } h { $minutes } min
speed = { $value } km/h
never = nie
none = –

fact_seen = Zuletzt gesehen
fact_position = Position
fact_speed = Tempo
fact_lines = Protokollzeilen
fact_late = Kam verspätet
fact_points = Punkte
fact_limit = Zeitlimit
fact_device = Handy
follow = Auf der Karte folgen
writeTo = Nachricht
correct = Korrigieren
minorMark = Kind
personData = Daten dieser Person herunterladen
nothingYet = Noch nichts.
limitAt = endet um { $clock }
startedAt = gestartet um { $clock }
outBecause = Disqualifiziert: { $reason }
attempts = { $count ->
        [one] { $count } Versuch
       *[other] { $count } Versuche
    }
unproven = durch Positionen nicht bewiesen
outcome_solved = gelöst
outcome_pending = wartet auf dich
outcome_unsolved = erreicht
outcome_missed = nicht erreicht
outcome_skipped = aufgegeben
outcome_revealed = Antwort gezeigt
outcome_tooLate = zu spät
outcome_outOfOrder = falsche Reihenfolge
extra_allTasks = Alle Aufgaben
extra_early = Frühe Ankunft
extra_toll = Maut
extra_late = Verspätung
extra_lostAll = Alle Punkte verfallen
extra_adjustment = Korrektur
extra_leastTotal = Weniger geht nicht
line_opened = Protokoll begonnen
line_started = gestartet
line_checkedIn = Check-in
line_answered = Antwort
line_tookHint = Tipp
line_skipped = Aufgabe aufgegeben
line_revealed = Antwort angesehen
line_flagged = Auffälligkeit
line_finished = Ziel
line_withdrew = aufgegeben

## Answers, riders and codes, messages, standings and corrections

answersNone = Keine Antwort wartet
answersNoneLead = Fotos und Antworten, die dich brauchen, erscheinen hier von selbst.
answerPlace = { $place } von { $all }
answerKnown = In der Quest: { $answer }
arrivedLate = kam { $value } später an
photo = Foto
photoOf = Foto von { $name }
photoLoading = Das Foto wird geholt …
photoStrange = Dieser Browser zeigt keine Fotos vom Typ { $type }. Speichere es und öffne es anderswo.
savePhoto = Foto speichern
reasonLabel = Grund für den Fahrer (freiwillig)
reasonHint = Das Schild ist nicht im Bild
do_accept = Annehmen
do_reject = Ablehnen
do_next = Weiter
do_previous = Zurück
do_skip = Später
saidAccepted = Angenommen: { $name }
saidRejected = Abgelehnt: { $name }
decidedNow = Eben entschieden
accepted = angenommen
rejected = abgelehnt
change = Umkehren

rosterCount = { $count } Fahrer, { $joined } beigetreten
addOne = Fahrer hinzufügen oder ändern
addOneLead = Eine schon bekannte Nummer ändert ihren Fahrer.
riderId = Nummer oder Kürzel
addRider = Fahrer speichern
addTable = Tabelle hinzufügen
addTableLead = Aus einer Tabellenkalkulation: Kopiere sie hierher, oder wähle eine CSV-Datei. Die erste Zeile nennt die Spalten: rider, name, team, class, minor (yes bei Kindern).
tablePaste = Tabelle der Fahrer
tableExample = rider;name;team;class{"\u000A"}17;Anna Berger;Eulen;Damen
table_noRows = In der Tabelle steht noch nichts.
table_noRider = Die erste Zeile hat keine Spalte „rider“. Schreib das über die Nummern.
tablePreview = { $count } Fahrer, davon schon bekannt: { $known }
chooseFile = CSV-Datei …
addTableDo = Diese Fahrer hinzufügen
saidAdded = { $count } Fahrer gespeichert
codesTitle = { $count ->
        [one] { $count } Code zum Ausgeben
       *[other] { $count } Codes zum Ausgeben
    }
codesLead = Der Server zeigt Codes nur einmal. Drucke oder speichere sie jetzt; sie bleiben hier, bis du sie weglegst oder diesen Tab schließt.
cardsLanguage = Sprache der Codekarten
printCards = Codes drucken
saveCodes = Als Tabelle speichern
hideCodes = Codes weglegen
hideCodesLead = Sie lassen sich nicht noch einmal zeigen. Ist ein Code verloren, erzeuge einen neuen: Die Codekarte mit dem alten ist dann wertlos.
codesMissing = { $count ->
        [one] Neuer Code für { $count } nicht beigetretenen Fahrer
       *[other] Neue Codes für { $count } nicht beigetretene Fahrer
    }
codesMissingLead = Codekarten, die sie vorher bekommen haben, sind dann wertlos. Wer beigetreten ist, behält seinen Code.
minorField = Ein Kind: andere sehen die Nummer, nie den Namen
minorLead = Unter 16, mit Einwilligung eines Elternteils oder Vormunds. Den Namen sehen nur Veranstalter und das eigene Team.
editRider = Ändern
newCode = Neuer Code
newCodeTitle = Ein neuer Code für { $name }?
newCodeLead = Die Codekarte mit dem bisherigen Code ist dann wertlos.
newCodeJoined = Das Handy, das jetzt fährt, wird abgemeldet und schreibt nichts mehr; was es geschrieben hat, bleibt. Ist ein Handy verloren oder kaputt, ist das richtig.
erase = Löschen
eraseTitle = { $name } löschen?
eraseLead = Name, Gerät, Fotos, Positionen, Code und die Zeilen der Fahrt werden endgültig gelöscht. Das Ergebnis bleibt ohne Namen. Entscheide zuerst über wartende Antworten. Es gibt kein Zurück.
eraseSure = Ja, diese Person löschen
hasJoined = beigetreten
notJoined = nicht beigetreten
copied = Kopiert.
copyByHand = Dieser Browser erlaubt kein Kopieren; markiere den Text und kopiere ihn.

messageTitle = Nachricht schreiben
messageLead = Handys zeigen sie binnen Sekunden, ohne Netz, sobald sie wieder eines haben.
messageTo = An
toAll = Alle ({ $count } Fahrer)
toEverybody = Alle
messageText = Text
messageCount = { $value } von { $most }
quick1 = Bitte ruf im Büro an.
quick2 = Die Zeit ist fast um: Komm ins Ziel.
quick3 = Eine Straße ist gesperrt; folge den Schildern.
sendMessage = Senden
saidSending = Die Nachricht wird gesendet.
messagesNone = Von hier wurde noch nichts gesendet.

standingsAt = Stand von { $clock }
standingsNone = Es gibt noch keine Ergebnisse.
flags = { $count ->
        [one] { $count } Auffälligkeit
       *[other] { $count } Auffälligkeiten
    }
lateTag = Zeilen verspätet
toBeJudged = noch zu werten
freezeLead = Fahrer und Zuschauer sehen die Rangliste. Eingefroren bleibt sie für sie, wie sie ist, und der Ausgang wird eine Überraschung.
freezeHidden = Fahrer und Zuschauer sehen die Rangliste gerade nicht; zeigen kannst du sie unter „Leitung“.
freeze = Rangliste einfrieren
unfreeze = Rangliste freigeben
frozenSince = Eingefroren: andere sehen den Stand von { $clock }
decisionsTitle = Bisherige Entscheidungen
decisionsLead = Signiert im Protokoll des Büros, mit Gründen.
decisionsNone = Noch keine.
decidedAccepted = „{ $task }“ angenommen
decidedRejected = „{ $task }“ abgelehnt
decidedPoints = Punkte { $value }
decidedOut = disqualifiziert
correctTitle = { $name } korrigieren
correctWho = Wessen Fahrt
correctKind = Was
kindAdjusted = Punkte geben oder abziehen
kindDisqualified = Disqualifizieren
correctPoints = Punkte; mit Minus zum Abziehen
correctOut = Die Fahrt bleibt ohne Platz in der Liste. Eine Entscheidung im Protokoll des Büros wird nicht zurückgenommen.
correctReason = Grund, den der Fahrer liest
correctSend = Entscheiden

## The event itself: settings, links, editions, files, its end, the audit

settingsLead = Änderungen werden sofort gespeichert.
setting_showsStandings = Fahrer und Zuschauer sehen die Rangliste
setting_showsPositions = Zuschauer sehen Fahrer auf der Karte
setting_showsNames = Mit Namen; sonst nur Nummern
settingDelay = Verzögerung der Karte für Zuschauer, in Sekunden
settingDelayLead = Nichts Jüngeres wird an Zuschauer gesendet, damit niemandem verraten wird, wo zu suchen ist.
settingRetention = Tage vom Ende bis zum Löschen der Personen
settingRetentionLead = Dann werden Namen, Codes, Fotos und Positionen gelöscht; Ergebnisse bleiben, mit Nummern. Bei 0 bleiben sie, bis die Veranstaltung gelöscht wird. Fahrer erfahren das, bevor sie beitreten.
openLive = Seite der Zuschauer öffnen
saidSaving = Die Einstellung wird gespeichert.

sharesTitle = Links für Zuschauer
sharesLead = Wer so einen Link hat, sieht die Rangliste und die verzögerte Karte, auch wo das nicht alle dürfen.
shareLabel = Für wen
shareHint = Familien, Lokalradio …
hoursCount = { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
shareMake = Link erzeugen
shareMade = Link für „{ $label }“, gültig bis { $clock }. Er ist nur jetzt zu sehen.
link = Link
copyLink = Link kopieren
shareUntil = gültig bis { $clock }
shareOver = abgelaufen seit { $clock }
revoke = Zurückziehen
revokeTitle = Den Link „{ $label }“ zurückziehen?
revokeLead = Wer ihn benutzt, sieht von jetzt an nicht mehr als alle anderen.

editionTitle = Die Quest
editionLead = Eine neue Ausgabe ersetzt die, die gefahren wird. Sie wird zuerst hier geprüft; nichts wird gesendet, bevor du es sagst.
editionNow = { $count ->
        [one] Jetzt gefahren: „{ $title }“, { $count } Aufgabe
       *[other] Jetzt gefahren: „{ $title }“, { $count } Aufgaben
    }
editionChoose = Quest-Datei wählen …
editionEdit = Auf der Karte ändern
editionFound = { $count ->
        [one] Neu: „{ $title }“, { $count } Aufgabe; hinzugefügt { $added }, entfernt { $removed }
       *[other] Neu: „{ $title }“, { $count } Aufgaben; hinzugefügt { $added }, entfernt { $removed }
    }
editionMeans = Alle Handys bekommen sie mit ihrem nächsten Lebenszeichen. Alles Gefahrene bleibt und wird nach der neuen Ausgabe gewertet.
editionOther = Das ist eine andere Quest: Ihre Kennung ist anders. Leg dafür eine neue Veranstaltung an.
publish = Diese Ausgabe veröffentlichen
published = { $name } ist veröffentlicht.
checking = { $name } wird geprüft …
checkedGood = { $name } ist verwendbar.
checkedBad = { $name } hat Fehler und ist nicht verwendbar. Behebe sie und wähle die Datei noch einmal.
engineMissing = Die Quest ließ sich hier nicht prüfen ({ $detail }). Lade die Seite neu und wähle die Datei noch einmal.
findingsNone = Nichts zu beanstanden
findingsCount = Fehler: { $errors }, Warnungen: { $warnings }, Hinweise: { $notes }
severityerror = Fehler
severitywarning = Warnung
severitynote = Hinweis
atLine = Zeile { $line }

exportTitle = Dateien
exportLead = Alles von der Veranstaltung außer Tokens und Codes; questctl liest es, wie es ist.
file_export_zip = alles, mit Tracks und Fotos
file_standings_csv = Rangliste für die Tabellenkalkulation
file_standings_json = Rangliste mit jedem Punkt
file_standings_xml = Rangliste als IOF XML 3.0
file_logs_jsonl = was die Handys geschrieben haben
file_office_jsonl = was das Büro entschieden hat
file_riders_csv = wer fährt
file_quest_geojson = die Quest mit ihren Antworten

endingTitle = Das Ende
finishLead = Wenn alle zurück sind.
finishedAt = Die Veranstaltung ist abgeschlossen: { $clock }.
finish = Veranstaltung abschließen
finishTitle = „{ $name }“ abschließen?
finishMeans1 = Was von jetzt an geschieht, zählt nicht, und niemand kann mehr beitreten.
finishMeans2 = Handys ohne Netz dürfen noch senden, was vorher geschah; bis dahin kann sich die Rangliste ändern.
finishMeans3 = Du kannst weiter Antworten werten und korrigieren. Das Abschließen lässt sich nicht rückgängig machen.
finishOut = { $count ->
        [one] { $count } Fahrer ist noch draußen!
       *[other] { $count } Fahrer sind noch draußen!
    }
finishWaiting = { $count ->
        [one] { $count } Antwort wartet noch auf dich.
       *[other] { $count } Antworten warten noch auf dich.
    }
finishSure = Ja, jetzt abschließen
deleteLead = Entfernt die Veranstaltung und alles darin vom Server.
delete = Veranstaltung löschen …
deleteTitle = „{ $name }“ löschen?
deleteMeans = Fahrer, Protokolle, Positionen, Fotos und Rangliste sind dann endgültig weg. Speichere zuerst die Dateien.
deleteType = Tippe zum Löschen ihren Namen ein: { $name }
deleteOther = Das ist nicht der Name der Veranstaltung.
forgetLead = Auf einem Computer, den auch andere benutzen:
forget = Hier abmelden
auditTitle = Wer was getan hat
auditLead = Die letzten 500 Änderungen, neueste zuerst.
auditRead = Neu lesen

## People with accounts

membersTitle = Wer hilft
membersLead = Jeder mit eigenem Konto und eigener Rolle, statt eines Links für alle.
membersRead = Mitglieder zeigen
membersNone = Noch niemand.
noAccountsHere = Dieser Server hat keine Konten.
claimLead = Verbinde die Veranstaltung mit deinem Konto, um sie künftig ohne den Link zu öffnen:
claim = Veranstaltung übernehmen
claimSignIn = Erst anmelden
claimed = Die Veranstaltung gehört dir: Du bist ihr Eigentümer.
roleMeans_owner = Eigentümer: alles, und wer was darf
roleMeans_organiser = Veranstalter: leitet die Veranstaltung
roleMeans_judge = Kampfrichter: Antworten auf eine Aufgabe
roleMeans_spectator = Zuschauer: sieht Rangliste und Karte
roleField = Rolle
taskField = Aufgabe
changeRole = Ändern
changeRoleTitle = Was darf { $name }?
takeOut = Entfernen
takeOutTitle = { $name } entfernen?
takeOutLead = Diese Person darf in der Veranstaltung dann nichts mehr.
inviteTitle = Jemanden einladen
invite = Einladung erzeugen
inviteMade = Einladung: { $what }, für eine Person, gültig bis { $clock }. Sie ist nur jetzt zu sehen: Schick den Link, oder lass ihn scannen.
inviteDone = Ist verschickt
