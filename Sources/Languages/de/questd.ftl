## QuestdTexts

questd-failed = das ging nicht: { $reason }
questd-no-events = in „{ $folder }“ gibt es keine Veranstaltungen
questd-cannot-write = { $path }: diese Datei lässt sich nicht schreiben
questd-cannot-read = { $path }: diese Datei ist nicht lesbar oder leer
questd-no-tiles = { $path }: das ist kein Kachelarchiv; „questctl map tiles“ erstellt eines
questd-database-backup = eine Datenbank sichert man im laufenden Betrieb mit „pg_dump“ oder mit „questd move“ in einen Ordner
questd-database-schema = die Tabellen einer Datenbank werden aktualisiert, wenn ein Server damit startet
questd-not-opened = die Veranstaltung „{ $event }“ lässt sich nicht öffnen und wird nicht angeboten; den Grund nennt das Protokoll
questd-not-finished = „{ $event }“ ist nicht abgeschlossen, und auf Handys können noch Zeilen liegen; schließ sie zuerst ab, oder gib --unfinished an
questd-confirm-deletion = { $event } mit allen Protokollen, Positionen und Fotos löschen? Gib den Namen ein:{" "}
questd-not-deleted = das ist nicht der Name; „{ $event }“ bleibt
questd-state = abgeschlossen { $item }
questd-state-2 = offen
questd-schema-range = --to ist eine ganze Zahl von 1 bis { $last }
questd-schema = der Ordner hat jetzt Schema { $version }
questd-demo-range = --riders ist 1 bis 200, --port 0 bis 65535, --speed über 0 und höchstens 100
questd-moves-into-itself = --from und --to sind gleich
questd-is-there = „{ $event }“ ist schon da; nichts wurde kopiert
questd-served = „{ $event }“ ist auf einem Server in Betrieb; stopp ihn zuerst
questd-you = Du
questd-cannot-listen = { $address } lässt sich nicht öffnen: { $reason }

## StoreError

store-error-full = die Festplatte ist voll; nichts wurde geändert
store-error-no-event = es gibt keine Veranstaltung „{ $id }“
store-error-newer = den Ordner hat eine neuere Version geschrieben (Schema { $schema }); sie kann ihn mit „questd migrate --to { $schema-2 }“ zurückwandeln
store-error-held = ein anderer Prozess hat diesen Ordner ({ $lock }); stopp zuerst den Server, oder geh über seine API
store-error-missing = { $path }: diese Datei gibt es nicht
store-error-exists = { $path } gibt es schon; wähle einen anderen Namen
store-error-unusable = der Ordner ist nicht verwendbar: { $reason }
store-error-fenced = diese Veranstaltung liegt inzwischen bei einem anderen Server
store-error-conflict = jemand anderes hat es inzwischen geändert
store-error-unreachable = die Datenbank ist nicht erreichbar: { $reason }
store-error-closed = der Speicher ist geschlossen
questd-demo = 
    { $name }, { $riders } erfundene Fahrer, { $speed }-mal so schnell wie Menschen

    Fahrer        { $address }/e/demo#code={ $code }
    Veranstalter  { $address }/e/demo/office#{ $organiser }
    Zuschauer     { $address }/e/demo/live   (zehn Sekunden später)
    Betreiber     { $address }/events#{ $operator }
    { $has-pages ->
        [true] {""}
       *[false] { questd-no-pages }
    }
    Beenden: Strg-C.
questd-no-pages = {"\u000A"}Es gibt keine Seiten: „make pages“ baut sie, --pages nennt ihren Ordner.{"\u000A"}
