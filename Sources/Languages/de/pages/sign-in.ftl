## Signing in, and the account

signOut = Abmelden
signInHere = Anmelden
signInHereLead = Für alle, die bei einer Veranstaltung helfen. Fahrer brauchen kein Konto: Sie treten mit einem Code bei.
usePasskey = Mit Passkey anmelden
orProvider = Oder mit einem Konto, das du anderswo hast:
withProvider = Mit { $name } anmelden
noPasskeysHere = Passkeys funktionieren hier nicht: Sie brauchen einen neueren Browser und einen Server mit Namen und https.
newAccount = Neu hier?
newAccountLead = Ein Passkey ersetzt das Passwort: Dein Gerät fragt nach Fingerabdruck, Gesicht oder PIN. Der Server bekommt kein Geheimnis.
yourName = Dein Name
createAccount = Konto mit Passkey anlegen
nowhereTitle = Anmelden ist nicht möglich
nowhereText = Dieser Server hat keine Konten. Veranstalter öffnen den Link, der mit ihrer Veranstaltung kam.
providerProblem = Das hat nicht geklappt: { $problem }
saidSignedIn = Angemeldet als { $name }.
saidSignedOut = Du bist abgemeldet.
saidDeleted = Dein Konto ist gelöscht.
saidLinked = Du kannst dich jetzt auch so anmelden.

passkeyCancelled = Nichts ist passiert: Die Anfrage wurde weggeklickt, hat zu lange gedauert, oder es gibt keinen Passkey für diesen Server. Versuch es noch einmal.
passkeyKnown = Dieses Gerät hat schon einen Passkey für dein Konto.
passkeyAddress = Passkeys funktionieren nur unter dem eigenen Namen des Servers. Öffne diese Seite unter dieser Adresse.
passkeyFailed = Der Browser oder das Gerät konnte das nicht. Versuch es noch einmal, oder mit einem anderen Gerät.

invitedFirst = Du bist eingeladen, bei einer Veranstaltung zu helfen. Melde dich an oder leg ein Konto an, dann nimm an.
invitedTitle = Eine Einladung
invitedLead = Du bist eingeladen, bei einer Veranstaltung zu helfen. Wer dich eingeladen hat, sieht dann den Namen deines Kontos.
accept = Annehmen
decline = Nein, danke
saidAccepted = Du bist dabei: { $event }, { $role }.

signedInAs = Angemeldet als { $name }
since = seit { $moment }
nameLead = Andere Mitglieder deiner Veranstaltungen sehen ihn.
saidRenamed = Dein Name ist geändert.
backTo = Zurück ins Büro von „{ $event }“

myEvents = Meine Veranstaltungen
noEvents = Noch keine. Öffne eine Einladung, oder übernimm eine Veranstaltung in ihrem Büro unter „Leitung“.
leaveEvent = Verlassen
leaveTitle = „{ $event }“ verlassen?
leaveLead = Du darfst dort dann nichts mehr. Um zurückzukommen, brauchst du eine neue Einladung.
saidLeft = Du hast die Veranstaltung verlassen.

passkeysTitle = Passkeys
passkeysLead = Füge einen auf einem zweiten Gerät hinzu, damit dich ein verlorenes Handy nicht aussperrt.
passkey = Passkey
passkeyLabel = Wie du ihn nennst
madeAndUsed = angelegt { $created }, benutzt { $used }
addPasskey = Passkey hinzufügen
saidPasskeyAdded = Der Passkey ist hinzugefügt.
rename = Umbenennen
remove = Entfernen
removePasskeyTitle = „{ $label }“ entfernen?
removePasskeyLead = Dieser Passkey öffnet das Konto dann nicht mehr.
saidRemoved = Der Passkey ist entfernt.

identitiesTitle = Andere Wege hinein
identitiesLead = Konten anderswo, die dieses hier öffnen. Der Server speichert, wer für dich bürgt, und deine Nummer dort.
linkProvider = { $name } verknüpfen
unlink = Trennen
unlinkTitle = { $name } trennen?
unlinkLead = Dieses Konto lässt sich dann nicht mehr so öffnen.
saidUnlinked = Die Verknüpfung ist getrennt.

sessionsTitle = Wo du angemeldet bist
sessionsLead = Beende, was du nicht kennst.
unknownBrowser = Unbekannter Browser
thisBrowser = dieser hier
signedInAndSeen = seit { $created }, zuletzt gesehen { $seen }
endSession = Beenden
saidEnded = Die Sitzung ist beendet.
endAll = Überall abmelden
endAllLead = Auch dieser Browser wird abgemeldet.

dataLead = Dein Name, öffentliche Schlüssel, Sitzungen, und was du mit dem Konto getan hast. Niemand sonst bekommt es.
download = Herunterladen
deleteAccount = Konto löschen
deleteAccountTitle = Konto löschen?
deleteAccountMeans = Alles, was hier über dich gespeichert ist, wird sofort gelöscht, und du verlässt alle Veranstaltungen. Es gibt kein Zurück.
deleteTyped = Tippe zur Sicherheit deinen Namen ein: { $name }
otherName = Das ist nicht der Name des Kontos.
