## QuestdTexts

questd-failed = nie udało się tego zrobić: { $reason }
questd-no-events = w „{ $folder }” nie ma imprez
questd-cannot-write = { $path }: tego pliku nie można zapisać
questd-cannot-read = { $path }: tego pliku nie można odczytać albo jest pusty
questd-no-tiles = { $path }: to nie archiwum kafelków; utworzy je „questctl map tiles”
questd-database-backup = bazę danych kopiuje się podczas pracy przez „pg_dump” albo do folderu przez „questd move”
questd-database-schema = tabele bazy danych są aktualizowane, gdy uruchamia się na niej serwer
questd-not-opened = imprezy „{ $event }” nie można otworzyć i nie jest obsługiwana; powód jest w dzienniku serwera
questd-not-finished = impreza „{ $event }” nie jest zakończona i w telefonach mogą być jeszcze wiersze; najpierw ją zakończ albo podaj --unfinished
questd-confirm-deletion = Usunąć { $event } ze wszystkimi dziennikami, pozycjami i zdjęciami? Wpisz nazwę imprezy:{" "}
questd-not-deleted = to nie ta nazwa; „{ $event }” pozostaje
questd-state = zakończona { $item }
questd-state-2 = otwarta
questd-schema-range = --to to liczba całkowita od 1 do { $last }
questd-schema = folder ma teraz schemat { $version }
questd-demo-range = --riders to 1 do 200, --port 0 do 65535, a --speed powyżej 0 i do 100
questd-moves-into-itself = --from i --to wskazują to samo
questd-is-there = impreza „{ $event }” już tam jest; nic nie skopiowano
questd-served = impreza „{ $event }” jest na działającym serwerze; najpierw go zatrzymaj
questd-you = Ty
questd-cannot-listen = nie można nasłuchiwać na { $address }: { $reason }

## StoreError

store-error-full = dysk jest pełny; nic nie zmieniono
store-error-no-event = nie ma imprezy „{ $id }”
store-error-newer = folder zapisała nowsza wersja (schemat { $schema }); ona może go cofnąć poleceniem „questd migrate --to { $schema-2 }”
store-error-held = ten folder zajmuje inny proces ({ $lock }); najpierw zatrzymaj serwer albo zwróć się do niego przez API
store-error-missing = { $path }: nie ma takiego pliku
store-error-exists = { $path } już istnieje; wybierz inną nazwę
store-error-unusable = nie można użyć folderu: { $reason }
store-error-fenced = tę imprezę ma już inny serwer
store-error-conflict = w międzyczasie zmienił to ktoś inny
store-error-unreachable = baza danych jest nieosiągalna: { $reason }
store-error-closed = magazyn danych jest zamknięty
questd-demo = 
    { $name }, zmyśleni uczestnicy: { $riders }, jadą { $speed } razy szybciej niż ludzie

    uczestnik     { $address }/e/demo#code={ $code }
    organizator   { $address }/e/demo/office#{ $organiser }
    widzowie      { $address }/e/demo/live   (dziesięć sekund później)
    operator      { $address }/events#{ $operator }
    { $has-pages ->
        [true] {""}
       *[false] { questd-no-pages }
    }
    Koniec: Ctrl-C.
questd-no-pages = {"\u000A"}Nie ma stron: tworzy je „make pages”, --pages wskazuje ich folder.{"\u000A"}
