## AnswerTreatment

answer-treatment-sealed = zapieczętowano
answer-treatment-sealed-without-typing-errors = zapieczętowano; odpowiedzi z literówkami oceni organizator
answer-treatment-presence = bez odpowiedzi, wystarczy tam być
answer-treatment-judged = ocenia organizator
answer-treatment-pattern = ocenia organizator: wzorca nie da się zapieczętować
answer-treatment-tolerance = ocenia organizator: tolerancji nie da się zapieczętować, chyba że odpowiedź jest liczbą całkowitą
answer-treatment-too-many = ocenia organizator: prawidłowych odpowiedzi jest więcej niż { $most-forms }

## EditionError

edition-error-altered-edition = {" "}(klucz { $item })
edition-error-altered-edition-2 = plik zmieniono po podpisaniu przez organizatora{ $name }; pobierz go od nowa, bajt w bajt
edition-error-unsigned-edition = brak podpisu; wymagano podpisu kluczem { $key }
edition-error-foreign-signature = podpisano innym kluczem, { $found }; wymagano podpisu kluczem { $key }

## KeyFileError

key-file-error-not-a-key = w tym pliku nie ma klucza; utworzy go „questctl keygen”
key-file-error-encrypted = klucz jest chroniony hasłem; zapisz go bez hasła: openssl pkey -in key.pem -out open.pem
key-file-error-unsupported = klucz tego rodzaju nie jest obsługiwany; obsługiwane są Ed25519 i P-256, zobacz „questctl keygen”
key-file-error-public-only = to klucz publiczny; do podpisu potrzebny jest prywatny

## SealingError

sealing-error-invalid = Quest zawiera błędy, najpierw je popraw: { $first }
sealing-error-unreadable = Urządzenia uczestników nie odczytałyby zapieczętowanego questa: { $first }
sealing-error-already-sealed = To wydanie dla uczestników: zapieczętuj plik organizatora, z którego powstało.
sealing-error-cannot-seal = Nie można zapieczętować odpowiedzi: za mało pamięci, spróbuj z mniejszym kosztem.
sealing-error-cannot-sign = Nie można podpisać wydania: klucz jest niedostępny.
sealing-error-first-error = zobacz uwagi do niego

## SealingReport

sealing-report-summary = Zapieczętowano { $sealed } z { $answers ->
        [one] { $answers } odpowiedzi
       *[other] { $answers } odpowiedzi
    }.
sealing-report-signed = Podpisano kluczem { $signed-by }.
sealing-report-lines = ukryte, dopóki nie rozwiąże się innych.
sealing-report-lines-2 = jednego wymagania nie zapieczętowano: można je spełnić na więcej sposobów niż { $most }.
sealing-report-lines-3 = do odczytania od startu, choć najpierw trzeba rozwiązać inne: można to zrobić na więcej sposobów niż { $most }.
sealing-report-lines-4 = do odczytania od startu, choć najpierw trzeba rozwiązać inne: nic zapieczętowanego tego nie otwiera.
sealing-report-treated = { $message }.
sealing-report-lines-5 = nie ma odpowiedzi, więc tekst po rozwiązaniu pozostaje czytelny.
sealing-report-lines-6 = podpowiedzi pozostają czytelne dla każdego, kto otworzy plik.
sealing-report-found = { $subject }: prawidłową odpowiedź można przeczytać w { $pointer }.
sealing-report-weakness = Pieczęć opóźnia, ale nie chroni krótkich odpowiedzi: jedna próba trwa tu { $guess } s, a sprawdzenie prawdopodobnych odpowiedzi
sealing-report-weakness-2 = {"  "}{ $subject }: { $time }
sealing-report-time = lata
sealing-report-time-2 = { $days ->
        [one] { $days } dzień
       *[other] { $days } dni
    }
sealing-report-line = { $subject }: { $text }
sealing-report-subject = Zadanie { $task } „{ $name }”
sealing-report-subject-2 = Zadania { $numbers }
sealing-error-sentence = { $text }{ $has-end ->
        [true] {""}
       *[false] .
    }
