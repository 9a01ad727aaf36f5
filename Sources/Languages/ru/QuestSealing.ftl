## AnswerTreatment

answer-treatment-sealed = запечатано
answer-treatment-sealed-without-typing-errors = запечатано; ответы с опечатками оценит организатор
answer-treatment-presence = ответа нет, достаточно доехать
answer-treatment-judged = оценивает организатор
answer-treatment-pattern = оценит организатор: шаблон запечатать нельзя
answer-treatment-tolerance = оценит организатор: допуск можно запечатать только у целых чисел
answer-treatment-too-many = оценит организатор: верных ответов больше { $most-forms }

## EditionError

edition-error-altered-edition = {" "}(ключ { $item })
edition-error-altered-edition-2 = файл изменён после того, как его подписал организатор{ $name }; получите его заново, байт в байт
edition-error-unsigned-edition = подписи нет, а нужна подпись ключом { $key }
edition-error-foreign-signature = подписано другим ключом, { $found }, а нужна подпись ключом { $key }

## KeyFileError

key-file-error-not-a-key = в этом файле нет ключа; новый делает «questctl keygen»
key-file-error-encrypted = ключ защищён паролем; запишите его без пароля: openssl pkey -in key.pem -out open.pem
key-file-error-unsupported = ключи этого вида не поддерживаются; нужен Ed25519 или P-256, см. «questctl keygen»
key-file-error-public-only = это открытый ключ, а для подписи нужен закрытый

## SealingError

sealing-error-invalid = В квесте есть ошибки, сначала исправьте их: { $first }
sealing-error-unreadable = Устройства участников не прочли бы запечатанный квест: { $first }
sealing-error-already-sealed = Это уже копия для участников: запечатывайте исходный файл организатора.
sealing-error-cannot-seal = Не удалось запечатать ответы: не хватает памяти, попробуйте меньшую стоимость.
sealing-error-cannot-sign = Не удалось подписать копию: ключ недоступен.
sealing-error-first-error = см. проверку квеста

## SealingReport

sealing-report-summary = Запечатано ответов: { $sealed } из { $answers }.
sealing-report-signed = Подписано ключом { $signed-by }.
sealing-report-lines = до решения других скрыто.
sealing-report-lines-2 = одно из условий не запечатано: способов его выполнить больше { $most }.
sealing-report-lines-3 = видно с самого начала, хотя сперва нужно решить другие: способов это сделать больше { $most }.
sealing-report-lines-4 = видно с самого начала, хотя сперва нужно решить другие: его не открывает ни один запечатанный ответ.
sealing-report-treated = { $message }.
sealing-report-lines-5 = ответа нет, поэтому текст при решении виден всем.
sealing-report-lines-6 = подсказки видны тому, кто откроет файл.
sealing-report-found = { $subject }: верный ответ можно прочитать в { $pointer }.
sealing-report-weakness = Печать задерживает, но короткий ответ не защищает: одна попытка подбора занимает здесь { $guess } с, а перебор вероятных ответов —
sealing-report-weakness-2 = {"  "}{ $subject }: { $time }
sealing-report-time = годы
sealing-report-time-2 = { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[other] { $days } дней
    }
sealing-report-line = { $subject }: { $text }
sealing-report-subject = Задание { $task } «{ $name }»
sealing-report-subject-2 = Задания { $numbers }
sealing-error-sentence = { $text }{ $has-end ->
        [true] {""}
       *[false] .
    }
