## AccountService

account-service-checked = Ein Name hat 1 bis 100 Byte und keine Steuerzeichen.

## AccountProblem

account-problem-reason-malformed = Die Anfrage ist nicht lesbar.
account-problem-reason-signed-out = Melde dich zuerst an.
account-problem-reason-cross-site = Die Anfrage kommt nicht von einer Seite dieses Servers: „Origin“ muss die Adresse des Servers selbst sein.
account-problem-reason-token-in-address = In der Adresse steht ein Token, und dort halten Protokolle es fest; sende es im Header „Authorization“.
account-problem-reason-rate-limited = Zu viele Versuche; warte ein wenig.
account-problem-reason-unavailable = Der Server kann gerade nicht antworten.
account-problem-reason-storage-full = Die Festplatte des Servers ist voll.
account-problem-reason-attempt-unknown = Dieser Anmeldeversuch gilt nicht mehr: Er dauerte zu lange, war schon abgeschlossen oder begann in einem anderen Browser. Fang neu an.
account-problem-reason-passkey-message-no-passkeys = Dieser Server nimmt keine Passkeys an: Seine Adresse hat keinen Namen oder kein https.
account-problem-reason-passkey-message-malformed-passkey = Die Antwort des Passkeys ist nicht lesbar.
account-problem-reason-passkey-message-wrong-origin = Der Passkey wurde auf der Seite einer anderen Website benutzt.
account-problem-reason-passkey-message-wrong-relying-party = Der Passkey gehört zu einem anderen Server.
account-problem-reason-passkey-message-user-not-verified = Das Gerät hat nicht geprüft, wer den Passkey benutzt; richte dafür PIN, Fingerabdruck oder Gesichtserkennung ein.
account-problem-reason-passkey-message-unsupported-key = Der Schlüssel des Passkeys ist von einer anderen Art als der verlangten (ES256).
account-problem-reason-passkey-message-bad-signature = Die Signatur des Passkeys ist falsch.
account-problem-reason-passkey-message-counter-rolled-back = Der Passkey zählt weniger Signaturen als zuvor: Vielleicht wurde er kopiert. Melde dich auf anderem Weg an und entferne ihn.
account-problem-reason-passkey-message-passkey-unknown = Zu diesem Passkey gibt es kein Konto.
account-problem-reason-passkey-message-passkey-exists = Dieser Passkey ist schon registriert.
account-problem-reason-provider-message-provider-unknown = So kann man sich hier nicht anmelden.
account-problem-reason-provider-message-provider-refused = Der Anbieter hat dich nicht angemeldet.
account-problem-reason-provider-message-provider-unreachable = Der Anbieter antwortet nicht; versuch es später noch einmal.
account-problem-reason-provider-message-provider-faulty = Die Antwort des Anbieters entspricht nicht den Vorgaben.
account-problem-reason-provider-message-wrong-issuer = Die Antwort kommt von einem anderen Anbieter als dem gefragten.
account-problem-reason-provider-message-token-algorithm = Das Token des Anbieters ist mit einem unzulässigen Verfahren signiert.
account-problem-reason-provider-message-token-key = Das Token des Anbieters ist mit einem Schlüssel signiert, den der Anbieter nicht veröffentlicht.
account-problem-reason-provider-message-token-signature = Die Signatur des Tokens vom Anbieter ist falsch.
account-problem-reason-provider-message-token-audience = Das Token des Anbieters ist für jemand anderen bestimmt.
account-problem-reason-provider-message-token-time = Das Token des Anbieters ist zu dieser Zeit nicht gültig; vergleiche beide Uhren.
account-problem-reason-provider-message-token-nonce = Das Token des Anbieters gehört zu einem anderen Anmeldeversuch.
account-problem-reason-account-message-identity-taken = Diese Identität gehört zu einem anderen Konto.
account-problem-reason-account-message-last-way-in = Das ist der letzte Zugang zu diesem Konto; füge zuerst einen weiteren hinzu.
account-problem-reason-account-message-too-many = Davon gibt es schon zu viele; entferne etwas.
account-problem-reason-account-message-invitation-unknown = Diese Einladung gilt nicht mehr; bitte um eine neue.
account-problem-reason-account-message-last-owner = Eine Veranstaltung braucht einen Eigentümer; ernenne zuerst jemand anderen dazu.
account-problem-reason-account-message-member-already = Du darfst das schon, und noch mehr.
account-problem-reason-account-message-other-task = Ein Kampfrichter entscheidet über die Antworten zu einer einzigen Aufgabe, und das ist eine andere.
account-problem-reason-account-message-other-task-2 = Hier gibt es nichts.
