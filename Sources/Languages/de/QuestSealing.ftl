## AnswerTreatment

answer-treatment-sealed = versiegelt
answer-treatment-sealed-without-typing-errors = versiegelt; Antworten mit Tippfehlern bleiben dem Veranstalter überlassen
answer-treatment-presence = keine Antwort, vor Ort zu sein genügt
answer-treatment-judged = vom Veranstalter gewertet
answer-treatment-pattern = dem Veranstalter überlassen: ein Muster lässt sich nicht versiegeln
answer-treatment-tolerance = dem Veranstalter überlassen: eine Toleranz lässt sich nur versiegeln, wenn die Antwort eine ganze Zahl ist
answer-treatment-too-many = dem Veranstalter überlassen: es gibt mehr als { $most-forms } richtige Antworten

## EditionError

edition-error-altered-edition = {" "}(Schlüssel { $item })
edition-error-altered-edition-2 = geändert, seit der Veranstalter signiert hat{ $name }; hol die Datei neu, Byte für Byte
edition-error-unsigned-edition = nicht signiert; verlangt war eine Signatur mit dem Schlüssel { $key }
edition-error-foreign-signature = mit einem anderen Schlüssel signiert, { $found }; verlangt war eine Signatur mit dem Schlüssel { $key }

## KeyFileError

key-file-error-not-a-key = in dieser Datei ist kein Schlüssel; „questctl keygen“ erzeugt einen
key-file-error-encrypted = der Schlüssel ist mit einem Passwort geschützt; schreib ihn ohne: openssl pkey -in key.pem -out open.pem
key-file-error-unsupported = Schlüssel dieser Art sind hier unbekannt; möglich sind Ed25519 und P-256, siehe „questctl keygen“
key-file-error-public-only = das ist ein öffentlicher Schlüssel; signiert wird mit dem privaten

## SealingError

sealing-error-invalid = Die Quest hat Fehler, behebe diese zuerst: { $first }
sealing-error-unreadable = Die Geräte der Fahrer könnten die versiegelte Quest nicht lesen: { $first }
sealing-error-already-sealed = Das ist eine Fahrerausgabe: Versiegle die Datei des Veranstalters, aus der sie entstanden ist.
sealing-error-cannot-seal = Die Antworten lassen sich nicht versiegeln: Der Speicher reicht nicht, versuch es mit geringerem Aufwand.
sealing-error-cannot-sign = Die Ausgabe lässt sich nicht signieren: Der Schlüssel ist nicht erreichbar.
sealing-error-first-error = siehe die Befunde

## SealingReport

sealing-report-summary = { $sealed } von { $answers ->
        [one] { $answers } Antwort
       *[other] { $answers } Antworten
    } versiegelt.
sealing-report-signed = Signiert mit dem Schlüssel { $signed-by }.
sealing-report-lines = verborgen, bis andere gelöst sind.
sealing-report-lines-2 = Eine Voraussetzung ist nicht versiegelt: Es gibt mehr als { $most } Wege, sie zu erfüllen.
sealing-report-lines-3 = von Anfang an lesbar, obwohl andere zuerst zu lösen sind: Dafür gibt es mehr als { $most } Wege.
sealing-report-lines-4 = von Anfang an lesbar, obwohl andere zuerst zu lösen sind: Nichts Versiegeltes öffnet sie.
sealing-report-treated = { $message }.
sealing-report-lines-5 = Ohne Antwort bleibt der Text nach dem Lösen lesbar.
sealing-report-lines-6 = Tipps bleiben lesbar, wenn jemand die Datei öffnet.
sealing-report-found = { $subject }: Die richtige Antwort ist bei { $pointer } zu lesen.
sealing-report-weakness = Ein Siegel verzögert, es schützt kurze Antworten nicht: ein Rateversuch dauert hier { $guess } s; die wahrscheinlichen Antworten durchzuprobieren dauert:
sealing-report-weakness-2 = {"  "}{ $subject }: { $time }
sealing-report-time = Jahre
sealing-report-time-2 = { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
sealing-report-line = { $subject }: { $text }
sealing-report-subject = Aufgabe { $task } „{ $name }“
sealing-report-subject-2 = Aufgaben { $numbers }
sealing-error-sentence = { $text }{ $has-end ->
        [true] {""}
       *[false] .
    }
