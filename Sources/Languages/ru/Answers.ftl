## AnswerMatch

answer-match-exact = Принято.
answer-match-number = Принято: то же число, что «{ $form }».
answer-match-unit = Принято: столько же, сколько «{ $form }», в других единицах.
answer-match-tolerance = Принято: достаточно близко к «{ $form }».
answer-match-pattern = Принято: подходит под «{ $form }».
answer-match-misspelled = Принято как «{ $form }», { $slips ->
        [one] { $slips } опечатка
        [few] { $slips } опечатки
       *[other] { $slips } опечаток
    }.
answer-match-equal = Принято как «{ $form }»: { $respect }.
answer-match-folded = Принято как «{ $form }»; не учтено: { $differences }.
answer-folding-names = начертание знаков
answer-folding-names-2 = заглавные буквы
answer-folding-names-3 = различие ё и е
answer-folding-names-4 = знаки над буквами
answer-folding-names-5 = знаки препинания
answer-folding-names-6 = пробелы
answer-folding-names-7 = артикль
answer-folding-names-8 = похожие буквы другого алфавита
answer-match-equality-date = та же дата в другой записи
answer-match-equality-number = то же число в другой записи
answer-match-equality-words = то же другими словами
answer-match-equality-order = то же в другом порядке
answer-match-equality = то же имя, короче или полнее
answer-match-equality-endings = те же слова с другими окончаниями
answer-match-equality-alphabet = то же другими буквами
answer-match-equality-keyboard = то же в другой раскладке клавиатуры

## NearMiss

near-miss-spelling = проверьте написание.
near-miss-unit = проверьте единицу измерения.
near-miss-sign = проверьте знак перед числом.
near-miss-digits = проверьте порядок цифр.
near-miss-more-than-asked = напишите только то, о чём спрашивают.
near-miss-order = проверьте порядок.
near-miss-incomplete = всё названное верно, но это { $given } из { $wanted }.
near-miss-confused-characters = внимательно проверьте заглавные буквы, пробелы и похожие знаки, например O и 0 или I и 1.

## Verdict

verdict-nearly = Почти: { $hint }
verdict-pending = Записано: буква в букву ответ не совпал. Проверьте написание и попробуйте ещё раз; считать ли это опечаткой, решит организатор.
verdict-pending-2 = Записано: этот ответ оценит организатор.
verdict-rejection-empty = Не принято: ответ пуст.
verdict-rejection-too-long = Не принято: ответ слишком длинный. Напишите только то, о чём спрашивают.
verdict-rejection-no-match = Не принято: ответ неверный. Посмотрите внимательнее и попробуйте ещё раз.
verdict-rejection-not-a-number = Не принято: нужно число.
verdict-rejection-not-an-option = Не принято: выберите из вариантов — текстом, буквой или номером.
