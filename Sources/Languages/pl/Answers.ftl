## AnswerMatch

answer-match-exact = Zaliczono.
answer-match-number = Zaliczono: ta sama liczba co „{ $form }”.
answer-match-unit = Zaliczono: tyle samo co „{ $form }”, w innej jednostce.
answer-match-tolerance = Zaliczono: wystarczająco blisko „{ $form }”.
answer-match-pattern = Zaliczono: pasuje do „{ $form }”.
answer-match-misspelled = Zaliczono jako „{ $form }”, { $slips ->
        [one] { $slips } literówka
        [few] { $slips } literówki
       *[other] { $slips } literówek
    }.
answer-match-equal = Zaliczono jako „{ $form }”: { $respect }.
answer-match-folded = Zaliczono jako „{ $form }”; pominięto różnice: { $differences }.
answer-folding-names = postać znaków
answer-folding-names-2 = wielkie litery
answer-folding-names-3 = ё i е
answer-folding-names-4 = znaki diakrytyczne
answer-folding-names-5 = interpunkcja
answer-folding-names-6 = odstępy
answer-folding-names-7 = rodzajnik
answer-folding-names-8 = podobne litery innego alfabetu
answer-match-equality-date = ta sama data w innym zapisie
answer-match-equality-number = ta sama liczba w innym zapisie
answer-match-equality-words = to samo innymi słowami
answer-match-equality-order = to samo w innej kolejności
answer-match-equality = ta sama nazwa, krótsza lub dłuższa
answer-match-equality-endings = te same słowa z innymi końcówkami
answer-match-equality-alphabet = to samo innym alfabetem
answer-match-equality-keyboard = to samo w innym układzie klawiatury

## NearMiss

near-miss-spelling = sprawdź pisownię.
near-miss-unit = sprawdź jednostkę.
near-miss-sign = sprawdź znak przed liczbą.
near-miss-digits = sprawdź kolejność cyfr.
near-miss-more-than-asked = podaj tylko to, o co pyta zadanie.
near-miss-order = sprawdź kolejność.
near-miss-incomplete = wszystko się zgadza, ale to dopiero { $given } z { $wanted }.
near-miss-confused-characters = przyjrzyj się wielkim literom, odstępom i podobnym znakom, na przykład O i 0 albo I i 1.

## Verdict

verdict-nearly = Prawie: { $hint }
verdict-pending = Zapisano: odpowiedź nie zgadza się co do litery. Sprawdź pisownię i spróbuj ponownie; czy to tylko literówka, rozstrzygnie organizator.
verdict-pending-2 = Zapisano: tę odpowiedź oceni organizator.
verdict-rejection-empty = Nie zaliczono: odpowiedź jest pusta.
verdict-rejection-too-long = Nie zaliczono: odpowiedź jest za długa. Podaj tylko to, o co pyta zadanie.
verdict-rejection-no-match = Nie zaliczono: to nie ta odpowiedź. Przyjrzyj się jeszcze raz i spróbuj ponownie.
verdict-rejection-not-a-number = Nie zaliczono: trzeba podać liczbę.
verdict-rejection-not-an-option = Nie zaliczono: wybierz jedną z możliwości – tekstem, literą albo numerem.
