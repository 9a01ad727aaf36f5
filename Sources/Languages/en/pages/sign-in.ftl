## Signing in, and the account

signOut = Sign out
signInHere = Sign in
signInHereLead = For those who help to hold an event. Riders need no account: they join with a code.
usePasskey = Sign in with a passkey
orProvider = Or with an account that you have elsewhere:
withProvider = Sign in with { $name }
noPasskeysHere = Passkeys do not work here: they need a recent browser, and a server with a name and https.
newAccount = New here?
newAccountLead = A passkey takes the place of a password: your device asks for a finger, a face or its PIN. The server gets no secret.
yourName = Your name
createAccount = Create an account with a passkey
nowhereTitle = Signing in is not possible
nowhereText = This server has no accounts. Organisers open the link that came with their event.
providerProblem = That did not work: { $problem }
saidSignedIn = Signed in as { $name }.
saidSignedOut = You are signed out.
saidDeleted = Your account is deleted.
saidLinked = You can sign in this way too now.

passkeyCancelled = Nothing happened: the request was put away, took too long, or there is no passkey for this server. Try again.
passkeyKnown = This device has a passkey of your account already.
passkeyAddress = Passkeys work only under the server's own name. Open this page at that address.
passkeyFailed = The browser or the device could not do this. Try again, or with another device.

invitedFirst = You are invited to help with an event. Sign in or create an account, then accept.
invitedTitle = An invitation
invitedLead = You are invited to help with an event. Who invited you will see the name of your account.
accept = Accept
decline = No, thanks
saidAccepted = You are in: { $event }, { $role }.

signedInAs = Signed in as { $name }
since = since { $moment }
nameLead = Other members of your events see it.
saidRenamed = Your name is changed.
backTo = Back to the office of “{ $event }”

myEvents = My events
noEvents = None yet. Open an invitation, or make an event yours in its office under “Event”.
leaveEvent = Leave
leaveTitle = Leave “{ $event }”?
leaveLead = You may do nothing there any more. To come back you need a new invitation.
saidLeft = You have left the event.

passkeysTitle = Passkeys
passkeysLead = Add one on a second device, so that a lost phone does not lock you out.
passkey = Passkey
passkeyLabel = What you call it
madeAndUsed = made { $created }, used { $used }
addPasskey = Add a passkey
saidPasskeyAdded = The passkey is added.
rename = Rename
remove = Remove
removePasskeyTitle = Remove “{ $label }”?
removePasskeyLead = It opens this account no longer.
saidRemoved = The passkey is removed.

identitiesTitle = Other ways in
identitiesLead = Accounts elsewhere that open this one. The server keeps who vouches for you, and your number there.
linkProvider = Link { $name }
unlink = Unlink
unlinkTitle = Unlink { $name }?
unlinkLead = It opens this account no longer.
saidUnlinked = It is unlinked.

sessionsTitle = Where you are signed in
sessionsLead = End what you do not know.
unknownBrowser = Unknown browser
thisBrowser = this one
signedInAndSeen = since { $created }, last seen { $seen }
endSession = End
saidEnded = The session is ended.
endAll = Sign out everywhere
endAllLead = This browser is signed out too.

dataLead = Your name, public keys, sessions, and what you did with the account. Nobody else gets it.
download = Download
deleteAccount = Delete the account
deleteAccountTitle = Delete the account?
deleteAccountMeans = All that is kept of you here is deleted at once, and you leave all events. There is no way back.
deleteTyped = To be sure, type your name: { $name }
otherName = This is not the name of the account.
