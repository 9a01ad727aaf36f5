## AnswerTreatment

answer-treatment-sealed = réponse scellée
answer-treatment-sealed-without-typing-errors = réponse scellée ; celles qui ont des fautes de frappe sont laissées à l’organisateur
answer-treatment-presence = pas de réponse, être sur place suffit
answer-treatment-judged = réponse jugée par l’organisateur
answer-treatment-pattern = réponse laissée à l’organisateur : un motif ne peut pas être scellé
answer-treatment-tolerance = réponse laissée à l’organisateur : une tolérance ne peut être scellée que si la réponse est un nombre entier
answer-treatment-too-many = réponse laissée à l’organisateur : il y a plus de { $most-forms } bonnes réponses

## EditionError

edition-error-altered-edition = {" "}(clé { $item })
edition-error-altered-edition-2 = modifiée depuis sa signature par l’organisateur{ $name } ; récupère le fichier à nouveau, octet pour octet
edition-error-unsigned-edition = non signée ; une signature avec la clé { $key } était demandée
edition-error-foreign-signature = signée avec une autre clé, { $found } ; une signature avec la clé { $key } était demandée

## KeyFileError

key-file-error-not-a-key = il n’y a pas de clé dans ce fichier ; « questctl keygen » en crée une
key-file-error-encrypted = la clé est protégée par une phrase secrète ; écris-la sans elle : openssl pkey -in key.pem -out open.pem
key-file-error-unsupported = une clé de ce genre n’est pas prise en charge ; Ed25519 et P-256 le sont, voir « questctl keygen »
key-file-error-public-only = c’est une clé publique ; pour signer, il faut la clé privée

## SealingError

sealing-error-invalid = La quête a des erreurs, corrige-les d’abord : { $first }
sealing-error-unreadable = Les appareils des participants ne pourraient pas lire la quête scellée : { $first }
sealing-error-already-sealed = C’est une édition des participants : scelle le fichier de l’organisateur dont elle est tirée.
sealing-error-cannot-seal = Les réponses ne peuvent pas être scellées : il n’y a pas assez de mémoire, essaie un coût plus faible.
sealing-error-cannot-sign = L’édition ne peut pas être signée : la clé est hors d’atteinte.
sealing-error-first-error = voir ses constats

## SealingReport

sealing-report-summary = { $sealed ->
        [one] { $sealed } réponse scellée
       *[other] { $sealed } réponses scellées
    } sur { $answers }.
sealing-report-signed = Signé avec la clé { $signed-by }.
sealing-report-lines = contenu caché jusqu’à la résolution d’autres défis.
sealing-report-lines-2 = une exigence n’est pas scellée : il y a plus de { $most } façons de la remplir.
sealing-report-lines-3 = contenu lisible dès le départ, bien que d’autres défis soient à résoudre d’abord : il y a plus de { $most } façons de le faire.
sealing-report-lines-4 = contenu lisible dès le départ, bien que d’autres défis soient à résoudre d’abord : rien de scellé ne l’ouvre.
sealing-report-treated = { $message }.
sealing-report-lines-5 = sans réponse, le texte de réussite reste lisible.
sealing-report-lines-6 = les indices restent lisibles pour qui ouvre le fichier.
sealing-report-found = { $subject } : la bonne réponse se lit en { $pointer }.
sealing-report-weakness = Un sceau retarde, il ne protège pas les réponses courtes : un essai prend ici { $guess } s, et voici le temps qu’il faut pour essayer les réponses probables :
sealing-report-weakness-2 = {"  "}{ $subject } : { $time }
sealing-report-time = des années
sealing-report-time-2 = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
sealing-report-line = { $subject } : { $text }
sealing-report-subject = Défi { $task } « { $name } »
sealing-report-subject-2 = Défis { $numbers }
sealing-error-sentence = { $text }{ $has-end ->
        [true] {""}
       *[false] .
    }
