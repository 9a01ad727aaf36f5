## AnswerMatch

answer-match-exact = Accepted.
answer-match-number = Accepted: the same number as “{ $form }”.
answer-match-unit = Accepted: as much as “{ $form }”, in another unit.
answer-match-tolerance = Accepted: close enough to “{ $form }”.
answer-match-pattern = Accepted: it fits “{ $form }”.
answer-match-misspelled = Accepted as “{ $form }”, with { $slips ->
        [one] { $slips } typing error
       *[other] { $slips } typing errors
    }.
answer-match-equal = Accepted as “{ $form }”: { $respect }.
answer-match-folded = Accepted as “{ $form }”; ignored: { $differences }.
answer-folding-names = the form of characters
answer-folding-names-2 = capital letters
answer-folding-names-3 = ё for е
answer-folding-names-4 = marks on letters
answer-folding-names-5 = punctuation
answer-folding-names-6 = spaces
answer-folding-names-7 = the article
answer-folding-names-8 = look-alike letters of another alphabet
answer-match-equality-date = the same date in another form
answer-match-equality-number = the same number in another form
answer-match-equality-words = the same in other words
answer-match-equality-order = the same in another order
answer-match-equality = the same name, shorter or longer
answer-match-equality-endings = the same words with other endings
answer-match-equality-alphabet = the same in another alphabet
answer-match-equality-keyboard = the same on the other keyboard layout

## NearMiss

near-miss-spelling = check the spelling.
near-miss-unit = check the unit.
near-miss-sign = check the sign before the number.
near-miss-digits = check the order of the digits.
near-miss-more-than-asked = write only what is asked for.
near-miss-order = check the order.
near-miss-incomplete = what you gave is right, but it is { $given } of { $wanted }.
near-miss-confused-characters = look closely at capital letters, spaces and characters that look alike, such as O and 0 or I and 1.

## Verdict

verdict-nearly = Nearly: { $hint }
verdict-pending = Recorded: this is not the answer letter by letter. Check the spelling and try again; whether a typing error counts, the organiser will decide.
verdict-pending-2 = Recorded: the organiser will judge this answer.
verdict-rejection-empty = Not accepted: the answer is empty.
verdict-rejection-too-long = Not accepted: the answer is too long. Write only what is asked for.
verdict-rejection-no-match = Not accepted: this is not the answer. Look again and try once more.
verdict-rejection-not-a-number = Not accepted: a number is asked for.
verdict-rejection-not-an-option = Not accepted: choose among the options, by text, letter or number.
