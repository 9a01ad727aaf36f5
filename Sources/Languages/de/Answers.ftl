## AnswerMatch

answer-match-exact = Angenommen.
answer-match-number = Angenommen: dieselbe Zahl wie „{ $form }“.
answer-match-unit = Angenommen: genauso viel wie „{ $form }“, in einer anderen Einheit.
answer-match-tolerance = Angenommen: nahe genug an „{ $form }“.
answer-match-pattern = Angenommen: passt zu „{ $form }“.
answer-match-misspelled = Angenommen als „{ $form }“, mit { $slips ->
        [one] { $slips } Tippfehler
       *[other] { $slips } Tippfehlern
    }.
answer-match-equal = Angenommen als „{ $form }“: { $respect }.
answer-match-folded = Angenommen als „{ $form }“; nicht beachtet: { $differences }.
answer-folding-names = Form der Zeichen
answer-folding-names-2 = Groß- und Kleinschreibung
answer-folding-names-3 = ё statt е
answer-folding-names-4 = Akzente und Punkte auf Buchstaben
answer-folding-names-5 = Satzzeichen
answer-folding-names-6 = Leerzeichen
answer-folding-names-7 = Artikel
answer-folding-names-8 = ähnlich aussehende Buchstaben eines anderen Alphabets
answer-match-equality-date = dasselbe Datum, anders geschrieben
answer-match-equality-number = dieselbe Zahl, anders geschrieben
answer-match-equality-words = dasselbe mit anderen Worten
answer-match-equality-order = dasselbe in anderer Reihenfolge
answer-match-equality = derselbe Name, kürzer oder länger
answer-match-equality-endings = dieselben Wörter mit anderen Endungen
answer-match-equality-alphabet = dasselbe in einem anderen Alphabet
answer-match-equality-keyboard = dasselbe auf der anderen Tastaturbelegung

## NearMiss

near-miss-spelling = Prüfe die Schreibweise.
near-miss-unit = Prüfe die Einheit.
near-miss-sign = Prüfe das Vorzeichen der Zahl.
near-miss-digits = Prüfe die Reihenfolge der Ziffern.
near-miss-more-than-asked = Schreib nur, wonach gefragt ist.
near-miss-order = Prüfe die Reihenfolge.
near-miss-incomplete = Was du angegeben hast, stimmt, aber es sind erst { $given } von { $wanted }.
near-miss-confused-characters = Achte genau auf Großbuchstaben, Leerzeichen und Zeichen, die sich ähneln, etwa O und 0 oder I und 1.

## Verdict

verdict-nearly = Fast richtig: { $hint }
verdict-pending = Gespeichert: Das ist nicht Buchstabe für Buchstabe die Antwort. Prüfe die Schreibweise und versuch es noch einmal; ob ein Tippfehler zählt, entscheidet der Veranstalter.
verdict-pending-2 = Gespeichert: Über diese Antwort entscheidet der Veranstalter.
verdict-rejection-empty = Nicht angenommen: Die Antwort ist leer.
verdict-rejection-too-long = Nicht angenommen: Die Antwort ist zu lang. Schreib nur, wonach gefragt ist.
verdict-rejection-no-match = Nicht angenommen: Das ist nicht die Antwort. Schau noch einmal hin und versuch es erneut.
verdict-rejection-not-a-number = Nicht angenommen: Gefragt ist eine Zahl.
verdict-rejection-not-an-option = Nicht angenommen: Wähle eine der Möglichkeiten, mit Text, Buchstabe oder Nummer.
