## EventProblem

event-problem-code-unknown = für diese Veranstaltung wurde kein solcher Code ausgegeben; prüfe Code und Adresse
event-problem-code-in-use = mit diesem Code ist schon ein anderes Gerät beigetreten; bitte den Veranstalter um einen neuen
event-problem-event-over = die Veranstaltung ist vorbei
event-problem-unauthorized = der Server kennt dieses Gerät nicht mehr; tritt noch einmal mit einem Code bei
event-problem-revoked = der Veranstalter hat dieses Gerät abgemeldet; bitte ihn um einen neuen Code, um damit weiterzufahren
event-problem-too-large = die Anfrage war zu groß; es wird weniger auf einmal gesendet
event-problem-rate-limited = zu viele Anfragen; die nächste wird etwas später gesendet
event-problem-storage-full = der Server hat keinen Platz; nichts geht verloren, es wird später noch einmal gesendet
event-problem-unavailable = der Server kann gerade nicht antworten; nichts geht verloren, es wird später noch einmal gesendet
event-problem-not-a-server = was geantwortet hat, ist kein Server einer Veranstaltung (Status { $status }); prüfe die Adresse und ob das Netz ein Passwort verlangt
event-problem-not-a-server-2 = der Server hat die Anfrage abgelehnt ({ $code }, Status { $status })
event-client-state-fault-damaged = die Datei ist kein Zustand eines Clients, oder sie ist beschädigt; lösche sie und tritt neu bei, das Protokoll wird noch einmal gesendet
event-client-state-fault-newer = diesen Zustand hat eine neuere Version geschrieben; nimm diese, oder lösche die Datei und tritt neu bei

## RequestTexts

request-not-an-object = Das ist kein JSON-Objekt.
request-text = ein Text
request-flag = true oder false
request-array = eine Liste
request-array-of-texts = eine Liste von Texten
request-text-2 = ein Text von 1 bis { $bytes } Byte
request-number = eine ganze Zahl von { $lower-bound } bis { $upper-bound }
request-too-many = „{ $name }“ darf höchstens { $most } Elemente haben.
request-wrong = „{ $name }“ passt nicht; erwartet: { $expected }.
