## AnswerTreatment

answer-treatment-sealed = sealed
answer-treatment-sealed-without-typing-errors = sealed; answers with typing errors are left to the organiser
answer-treatment-presence = no answer, being there is enough
answer-treatment-judged = judged by the organiser
answer-treatment-pattern = left to the organiser: a pattern cannot be sealed
answer-treatment-tolerance = left to the organiser: a tolerance cannot be sealed unless the answer is a whole number
answer-treatment-too-many = left to the organiser: there are more than { $most-forms } right answers

## EditionError

edition-error-altered-edition = {" "}(key { $item })
edition-error-altered-edition-2 = changed since the organiser signed it{ $name }; get the file anew, byte for byte
edition-error-unsigned-edition = not signed; a signature with the key { $key } was asked for
edition-error-foreign-signature = signed with another key, { $found }; a signature with the key { $key } was asked for

## KeyFileError

key-file-error-not-a-key = there is no key in this file; ‘questctl keygen’ makes one
key-file-error-encrypted = the key is protected by a pass phrase; write it without one: openssl pkey -in key.pem -out open.pem
key-file-error-unsupported = a key of this kind is not understood; Ed25519 and P-256 are, see ‘questctl keygen’
key-file-error-public-only = this is a public key; signing takes the private one

## SealingError

sealing-error-invalid = The quest has errors, fix these first: { $first }
sealing-error-unreadable = Riders' devices could not read the sealed quest: { $first }
sealing-error-already-sealed = This is a riders' edition: seal the organiser's file that it was made of.
sealing-error-cannot-seal = The answers cannot be sealed: there is not enough memory, try a lower cost.
sealing-error-cannot-sign = The edition cannot be signed: the key is out of reach.
sealing-error-first-error = see its findings

## SealingReport

sealing-report-summary = { $sealed } of { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    } sealed.
sealing-report-signed = Signed with the key { $signed-by }.
sealing-report-lines = hidden until others are solved.
sealing-report-lines-2 = one requirement is not sealed: there are more than { $most } ways of meeting it.
sealing-report-lines-3 = readable from the start, though others have to be solved first: there are more than { $most } ways of doing that.
sealing-report-lines-4 = readable from the start, though others have to be solved first: nothing sealed opens it.
sealing-report-treated = { $message }.
sealing-report-lines-5 = without an answer, the text on success stays readable.
sealing-report-lines-6 = hints stay readable for whoever opens the file.
sealing-report-found = { $subject }: the right answer can be read at { $pointer }.
sealing-report-weakness = A seal delays, it does not protect short answers: one guess takes { $guess } s here, and trying the likely answers
sealing-report-weakness-2 = {"  "}{ $subject }: { $time }
sealing-report-time = years
sealing-report-time-2 = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
sealing-report-line = { $subject }: { $text }
sealing-report-subject = Task { $task } “{ $name }”
sealing-report-subject-2 = Tasks { $numbers }
sealing-error-sentence = { $text }{ $has-end ->
        [true] {""}
       *[false] .
    }
