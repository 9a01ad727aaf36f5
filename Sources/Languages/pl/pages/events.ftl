## The operator's page, beside what it shares with the organiser's

eventsTitle = Imprezy
operatorTitle = Token operatora
operatorLead = Tu operator serwera tworzy imprezy. Token jest w pliku, z którym uruchomiono questd.
operatorField = Token
newTitle = Nowa impreza
newLead = Z pliku questa. Najpierw sprawdzi go ta strona, tak jak questctl validate; uczestnicy nigdy nie dostają odpowiedzi.
newId = Nazwa w adresach
newIdLead = Adres dla uczestników: { $address }
newFound = { $count ->
        [one] „{ $title }”, { $count } zadanie
        [few] „{ $title }”, { $count } zadania
       *[other] „{ $title }”, { $count } zadań
    }
newNoFile = Najpierw wybierz plik questa.
newExists = Impreza o tej nazwie w adresach już istnieje. Wybierz inną.
create = Utwórz imprezę
createdTitle = Utworzono imprezę „{ $name }”
createdLead = Link organizatora, widoczny tylko teraz: skopiuj go i daj wyłącznie organizatorom. Kto go ma, może w imprezie wszystko.
createdOpen = Otwórz biuro
createdDone = Mam już link
listTitle = Imprezy na tym serwerze
listNone = Jeszcze żadnej nie ma.
listRiders = { $count ->
        [one] { $count } uczestnik
       *[other] { $count } uczestników
    }
state_open = trwa
state_finished = zakończona
listOffice = Biuro
listLive = Na żywo
