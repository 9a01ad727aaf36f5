## The organiser's page: its frame, the map, the list of riders and a rider's details

officeTitle = Biuro · VeloQuest
parts = Części biura
tabLive = Mapa
tabAnswers = Odpowiedzi
tabRiders = Uczestnicy
tabMessages = Wiadomości
tabStandings = Wyniki
tabEvent = Impreza
signInTitle = Biuro imprezy
signInLead = Dla organizatorów i sędziów: z kontem albo z linkiem organizatora, utworzonym razem z imprezą.
signInField = Link lub token
signInAccount = Na swoje konto
signInAccountDo = Zaloguj się
signInToken = Albo linkiem organizatora
noMember = Twoje konto nie ma teraz żadnych uprawnień w tej imprezie. Poproś właściciela o zaproszenie, a potem odśwież stronę.
goneTitle = Impreza jest usunięta
goneLead = Na serwerze nic po niej nie zostało, a ta przeglądarka zapomniała jej token.

problemOffline = Brak połączenia z serwerem. Sprawdź sieć; gdy tylko wróci, strona spróbuje ponownie.
problemTimeout = Serwer nie odpowiedział na czas. Spróbuj ponownie; nic nie zostanie zrobione dwa razy.
problemUnreadable = To, co przyszło, nie jest odpowiedzią serwera: może to strona logowania tej sieci. Sprawdź sieć i spróbuj ponownie.
problemUnauthorized = Ten token jest tu nieważny. Otwórz link organizatora jeszcze raz albo poproś operatora serwera o nowy.
problemForbidden = Ten token na to nie pozwala. Potrzebny jest link organizatora, a nie uczestnika lub widza.
problemUnavailable = Serwer nie może teraz odpowiedzieć. Odczekaj chwilę i spróbuj ponownie; jeśli to nie pomoże, zajrzyj na serwer.
problemStorage = Dysk serwera jest pełny i nic nie zapisano. Zwolnij na nim miejsce, potem spróbuj ponownie.
problemLarge = To za dużo dla serwera. Wyślij mniej naraz.
problemNoEvent = Na serwerze nie ma takiej imprezy. Sprawdź adres; mogła też zostać usunięta.
problemRate = Za dużo żądań. Spróbuj ponownie za { $seconds } s.
problemOther = Serwer odmówił: { $detail }
problemUnknown = Serwer odmówił ({ $code }). Spróbuj ponownie.

connection_connecting = Łączę …
connection_live = Na żywo
connection_lost = Łączę ponownie …
connection_offline = Brak sieci
connection_refused = Nie zalogowano
connectionSince = { $what } · stan z { $clock }
connectionMeans_connecting = Strona pyta serwer, co się dzieje.
connectionMeans_live = Wszystko widać najwyżej sekundę później.
connectionMeans_lost = Serwer jest nieosiągalny. Widać stare dane; Twoje decyzje czekają tutaj i zostaną wysłane później. Strona cały czas próbuje.
connectionMeans_offline = To urządzenie nie ma sieci. Widać stare dane; Twoje decyzje czekają tutaj i zostaną wysłane, gdy sieć wróci.
connectionMeans_refused = Serwer nie przyjmuje tego tokenu.
heardAt = Ostatni sygnał z serwera: { $clock }.
retryNow = Spróbuj teraz
partMissing = Nie udało się załadować tej części strony. Sprawdź sieć, potem spróbuj ponownie albo odśwież stronę.
retry = Spróbuj ponownie
retryAll = Wyślij wszystko teraz
discard = Odrzuć
sending = Wysyłam …
waiting = Czeka na swoją kolej.
outboxCount = niewysłane: { $count }
outboxTitle = Jeszcze niewysłane
outboxLead = Czeka w tej przeglądarce, aż dotrze do serwera.
outboxAccepted = Odpowiedź zaliczona: { $name }, { $task }
outboxRejected = Odpowiedź odrzucona: { $name }, { $task }
outboxAdjusted = Punkty, { $name }: { $value } ({ $reason })
outboxOut = Dyskwalifikacja: { $name } ({ $reason })
outboxMessage = Wiadomość ({ $name }): { $text }
outboxSetting = Ustawienie: { $what }
member_name = nazwa
member_delay = opóźnienie
member_retention = czas do usunięcia danych osobowych
member_frozen = zamrożenie klasyfikacji
member_showsStandings = widoczność klasyfikacji
member_showsPositions = widoczność pozycji
member_showsNames = widoczność nazwisk
stateFinished = zakończona
stateFrozen = klasyfikacja zamrożona

searchRiders = Szukaj uczestników
liveFilters = Pokaż
liveMap = Mapa wszystkich uczestników; są też na liście obok
liveNobody = Lista jest jeszcze pusta. Dodaj uczestników w części „Uczestnicy”.
liveNoMatch = Nikt nie pasuje do wyszukiwania.
mapMissing = Nie udało się załadować mapy; na liście jest wszystko.
filter_all = Wszyscy
filter_out = Na trasie
filter_silent = Bez sygnału
filter_late = Spóźnieni
filter_flagged = Do sprawdzenia
filter_home = Na mecie
filter_absent = Niewidziani
group_out = na trasie
group_home = przejazd zakończony
group_absent = jeszcze bez śladu
saidSilent = Brak sygnału: { $name }.
silentSince = bez sygnału
overLimit = { $value } po limicie
withheld = { $count ->
        [one] { $count } odpowiedź wstrzymana: za szybko
        [few] { $count } odpowiedzi wstrzymane: za szybko
       *[other] { $count } odpowiedzi wstrzymanych: za szybko
    }
lateLines = { $count ->
        [one] { $count } wpis spóźniony najwyżej o { $longest }
        [few] { $count } wpisy spóźnione najwyżej o { $longest }
       *[other] { $count } wpisów spóźnionych najwyżej o { $longest }
    }
lateAfterEnd = { $count ->
        [one] { $count } wpis po zakończeniu
        [few] { $count } wpisy po zakończeniu
       *[other] { $count } wpisów po zakończeniu
    }
lateAhead = zegar spieszy się o { $value }
agoSeconds = { $value } s temu
agoMinutes = { $value } min temu
agoHours = { $value } h { $minutes } min temu
speed = { $value } km/h
never = nigdy
none = –

fact_seen = Ostatni sygnał
fact_position = Pozycja
fact_speed = Prędkość
fact_lines = Wpisy dziennika
fact_late = Spóźnione wpisy
fact_points = Punkty
fact_limit = Limit czasu
fact_device = Telefon
follow = Śledź na mapie
writeTo = Napisz
correct = Koryguj
minorMark = dziecko
personData = Pobierz dane tej osoby
nothingYet = Jeszcze nic.
limitAt = do { $clock }
startedAt = start o { $clock }
outBecause = Dyskwalifikacja: { $reason }
attempts = { $count ->
        [one] { $count } próba
        [few] { $count } próby
       *[other] { $count } prób
    }
unproven = bez potwierdzenia w pozycjach
outcome_solved = rozwiązane
outcome_pending = czeka na Ciebie
outcome_unsolved = osiągnięte
outcome_missed = nieosiągnięte
outcome_skipped = odpuszczone
outcome_revealed = pokazano odpowiedź
outcome_tooLate = za późno
outcome_outOfOrder = poza kolejnością
extra_allTasks = Wszystkie zadania
extra_early = Przed czasem
extra_toll = Opłata
extra_late = Spóźnienie
extra_lostAll = Utrata wszystkich punktów
extra_adjustment = Korekta
extra_leastTotal = Najniższa suma
line_opened = otwarcie dziennika
line_started = start
line_checkedIn = meldunek
line_answered = odpowiedź
line_tookHint = podpowiedź
line_skipped = odpuszczone zadanie
line_revealed = pokazana odpowiedź
line_flagged = zastrzeżenie
line_finished = meta
line_withdrew = rezygnacja

## Answers, riders and codes, messages, standings and corrections

answersNone = Żadna odpowiedź nie czeka
answersNoneLead = Zdjęcia i odpowiedzi do oceny same się tu pojawią.
answerPlace = { $place } z { $all }
answerKnown = W queście: { $answer }
arrivedLate = dotarło { $value } później
photo = zdjęcie
photoOf = Zdjęcie: { $name }
photoLoading = Pobieram zdjęcie …
photoStrange = Ta przeglądarka nie pokazuje zdjęć typu { $type }. Zapisz je i otwórz gdzie indziej.
savePhoto = Zapisz zdjęcie
reasonLabel = Powód dla uczestnika (opcjonalnie)
reasonHint = Na zdjęciu nie ma tabliczki
do_accept = Zalicz
do_reject = Odrzuć
do_next = Dalej
do_previous = Wstecz
do_skip = Pomiń
saidAccepted = Zaliczono: { $name }
saidRejected = Odrzucono: { $name }
decidedNow = Właśnie ocenione
accepted = zaliczona
rejected = odrzucona
change = Zmień decyzję

rosterCount = { $count ->
        [one] { $count } uczestnik, dołączyło: { $joined }
       *[other] { $count } uczestników, dołączyło: { $joined }
    }
addOne = Dodaj lub zmień uczestnika
addOneLead = Numer, który już jest na liście, zmienia dane tego uczestnika.
riderId = Numer lub skrót
addRider = Zapisz uczestnika
addTable = Dodaj tabelę
addTableLead = Z arkusza: skopiuj i wklej tutaj albo wybierz plik CSV. Pierwszy wiersz to nazwy kolumn: rider, name, team, class, minor (yes przy dzieciach).
tablePaste = Tabela uczestników
tableExample = rider,name,team,class{"\u000A"}17,Anna Nowak,Sowy,Kobiety
table_noRows = W tabeli nic jeszcze nie ma.
table_noRider = W pierwszym wierszu nie ma kolumny „rider”. Wpisz tę nazwę nad numerami.
tablePreview = { $count ->
        [one] { $count } uczestnik, już na liście: { $known }
       *[other] { $count } uczestników, już na liście: { $known }
    }
chooseFile = Plik CSV …
addTableDo = Dodaj uczestników
saidAdded = { $count ->
        [one] Zapisano { $count } uczestnika
       *[other] Zapisano { $count } uczestników
    }
codesTitle = { $count ->
        [one] { $count } kod do rozdania
        [few] { $count } kody do rozdania
       *[other] { $count } kodów do rozdania
    }
codesLead = Serwer pokazuje kody tylko raz. Wydrukuj je lub zapisz teraz; zostaną tu, dopóki ich nie schowasz albo nie zamkniesz karty przeglądarki.
cardsLanguage = Język kart
printCards = Drukuj karty
saveCodes = Zapisz jako tabelę
hideCodes = Schowaj kody
hideCodesLead = Nie da się ich pokazać ponownie. Zamiast zgubionego kodu utwórz nowy: karta ze starym przestanie wtedy działać.
codesMissing = { $count ->
        [one] Nowy kod dla { $count } osoby, która nie dołączyła
       *[other] Nowe kody dla { $count } osób, które nie dołączyły
    }
codesMissingLead = Rozdane im wcześniej karty przestaną działać. Kto już dołączył, zachowa swoją.
minorField = Dziecko: inni widzą numer, nigdy nazwisko
minorLead = Poniżej 16 lat, za zgodą rodzica lub opiekuna. Nazwisko widzą tylko organizatorzy i własna drużyna.
editRider = Zmień
newCode = Nowy kod
newCodeTitle = Nowy kod dla uczestnika { $name }?
newCodeLead = Karta z poprzednim kodem przestanie działać.
newCodeJoined = Telefon, który teraz jedzie, zostanie odłączony i nic więcej nie zapisze; to, co zapisał, zostaje. To dobre wyjście, gdy telefon się zgubił lub zepsuł.
erase = Usuń dane
eraseTitle = Usunąć dane: { $name }?
eraseLead = Nazwisko, urządzenie, zdjęcia, pozycje, kod i wpisy przejazdu znikną na zawsze. Wynik zostanie bez nazwiska. Najpierw oceń czekające odpowiedzi. Nie da się tego cofnąć.
eraseSure = Tak, usuń dane tej osoby
hasJoined = kod użyty
notJoined = kod nieużyty
copied = Skopiowano.
copyByHand = Ta przeglądarka nie pozwala kopiować; zaznacz tekst i skopiuj go ręcznie.

messageTitle = Napisz wiadomość
messageLead = Telefony pokażą ją w kilka sekund, a te bez sieci, gdy tylko ją złapią.
messageTo = Do
toAll = { $count ->
        [one] Wszyscy ({ $count } uczestnik)
       *[other] Wszyscy ({ $count } uczestników)
    }
toEverybody = Wszyscy
messageText = Tekst
messageCount = { $value } z { $most }
quick1 = Zadzwoń do biura imprezy.
quick2 = Czas się kończy: jedź na metę.
quick3 = Droga jest zamknięta; jedź za znakami.
sendMessage = Wyślij
saidSending = Wysyłam wiadomość.
messagesNone = Nic jeszcze stąd nie wysłano.

standingsAt = Stan z { $clock }
standingsNone = Nie ma jeszcze wyników.
flags = { $count ->
        [one] { $count } zastrzeżenie
        [few] { $count } zastrzeżenia
       *[other] { $count } zastrzeżeń
    }
lateTag = spóźnione wpisy
toBeJudged = do sprawdzenia
freezeLead = Uczestnicy i widzowie widzą klasyfikację. Po zamrożeniu już się dla nich nie zmieni, a końcówka będzie niespodzianką.
freezeHidden = Uczestnicy i widzowie nie widzą teraz klasyfikacji; pokażesz ją w części „Impreza”.
freeze = Zamroź klasyfikację
unfreeze = Odmroź klasyfikację
frozenSince = Zamrożona: inni widzą stan z { $clock }
decisionsTitle = Dotychczasowe decyzje
decisionsLead = Podpisane w dzienniku biura, z powodami.
decisionsNone = Jeszcze żadnej.
decidedAccepted = „{ $task }”: zaliczono
decidedRejected = „{ $task }”: odrzucono
decidedPoints = punkty { $value }
decidedOut = dyskwalifikacja
correctTitle = Korekta: { $name }
correctWho = Czyj przejazd
correctKind = Co
kindAdjusted = Dodaj lub odejmij punkty
kindDisqualified = Zdyskwalifikuj
correctPoints = Punkty; z minusem, aby odjąć
correctOut = Przejazd zostaje na liście bez miejsca. Decyzji z dziennika biura nie można cofnąć.
correctReason = Powód; przeczyta go uczestnik
correctSend = Zatwierdź

## The event itself: settings, links, editions, files, its end, the audit

settingsLead = Zmiany zapisują się od razu.
setting_showsStandings = Uczestnicy i widzowie widzą klasyfikację
setting_showsPositions = Widzowie widzą uczestników na mapie
setting_showsNames = Z nazwiskami; bez tego tylko numery
settingDelay = Opóźnienie mapy dla widzów, w sekundach
settingDelayLead = Widzowie nie dostają nowszych danych, żeby nikt nie podpowiadał, gdzie szukać.
settingRetention = Po ilu dniach od zakończenia usunąć dane osobowe
settingRetentionLead = Znikną wtedy nazwiska, kody, zdjęcia i pozycje; wyniki zostaną, z numerami. 0 zachowuje dane do usunięcia imprezy. Uczestnicy wiedzą o tym, zanim dołączą.
openLive = Otwórz stronę widzów
saidSaving = Zapisuję ustawienie.

sharesTitle = Linki dla widzów
sharesLead = Kto ma taki link, widzi klasyfikację i opóźnioną mapę, nawet jeśli nie są one dla wszystkich.
shareLabel = Dla kogo
shareHint = Rodziny, lokalne radio …
hoursCount = { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
       *[other] { $count } godzin
    }
shareMake = Utwórz link
shareMade = Link „{ $label }”, ważny do { $clock }. Widać go tylko teraz.
link = Link
copyLink = Kopiuj link
shareUntil = ważny do { $clock }
shareOver = nieważny od { $clock }
revoke = Wycofaj
revokeTitle = Wycofać link „{ $label }”?
revokeLead = Kto go używa, zobaczy odtąd tylko to, co wszyscy.

editionTitle = Quest
editionLead = Nowe wydanie zastąpi to, według którego trwa jazda. Najpierw zostanie tu sprawdzone; bez Twojej zgody nic nie zostanie wysłane.
editionNow = { $count ->
        [one] Teraz: „{ $title }”, { $count } zadanie
        [few] Teraz: „{ $title }”, { $count } zadania
       *[other] Teraz: „{ $title }”, { $count } zadań
    }
editionChoose = Wybierz plik questa …
editionEdit = Edytuj na mapie
editionFound = { $count ->
        [one] Nowe: „{ $title }”, { $count } zadanie; dodane: { $added }, usunięte: { $removed }
        [few] Nowe: „{ $title }”, { $count } zadania; dodane: { $added }, usunięte: { $removed }
       *[other] Nowe: „{ $title }”, { $count } zadań; dodane: { $added }, usunięte: { $removed }
    }
editionMeans = Telefony dostaną je, gdy znów się odezwą. Wszystko, co przejechano, zostaje i będzie ocenione według nowego wydania.
editionOther = To inny quest: ma inny identyfikator. Utwórz dla niego nową imprezę.
publish = Opublikuj to wydanie
published = Opublikowano { $name }.
checking = Sprawdzam { $name } …
checkedGood = Plik { $name } jest w porządku.
checkedBad = Plik { $name } ma błędy i nie można go użyć. Popraw je i wybierz go ponownie.
engineMissing = Nie udało się tu sprawdzić questa ({ $detail }). Odśwież stronę i wybierz plik ponownie.
findingsNone = Brak problemów
findingsCount = Błędy: { $errors }, ostrzeżenia: { $warnings }, uwagi: { $notes }
severityerror = błąd
severitywarning = ostrzeżenie
severitynote = uwaga
atLine = wiersz { $line }

exportTitle = Pliki
exportLead = Cała impreza bez tokenów i kodów; questctl czyta te pliki bez zmian.
file_export_zip = wszystko, ze śladami i zdjęciami
file_standings_csv = klasyfikacja do arkusza
file_standings_json = klasyfikacja z każdym punktem
file_standings_xml = klasyfikacja jako IOF XML 3.0
file_logs_jsonl = co zapisały telefony
file_office_jsonl = co postanowiło biuro
file_riders_csv = kto jedzie
file_quest_geojson = quest z odpowiedziami

endingTitle = Zakończenie
finishLead = Gdy wszyscy wrócą.
finishedAt = Imprezę zakończono: { $clock }.
finish = Zakończ imprezę
finishTitle = Zakończyć „{ $name }”?
finishMeans1 = Co zdarzy się od teraz, nie liczy się i nikt już nie może dołączyć.
finishMeans2 = Telefony bez sieci mogą jeszcze wysłać to, co było wcześniej; do tego czasu klasyfikacja może się zmienić.
finishMeans3 = Nadal możesz oceniać odpowiedzi i wprowadzać korekty. Zakończenia nie da się cofnąć.
finishOut = { $count ->
        [one] { $count } uczestnik jest jeszcze na trasie!
       *[other] { $count } uczestników jest jeszcze na trasie!
    }
finishWaiting = { $count ->
        [one] { $count } odpowiedź czeka jeszcze na Ciebie.
        [few] { $count } odpowiedzi czekają jeszcze na Ciebie.
       *[other] { $count } odpowiedzi czeka jeszcze na Ciebie.
    }
finishSure = Tak, zakończ imprezę teraz
deleteLead = Usuwa z serwera imprezę i wszystko, co w niej jest.
delete = Usuń imprezę …
deleteTitle = Usunąć „{ $name }”?
deleteMeans = Uczestnicy, dzienniki, pozycje, zdjęcia i klasyfikacja znikną na zawsze. Najpierw zapisz pliki.
deleteType = Aby ją usunąć, wpisz jej nazwę: { $name }
deleteOther = To nie jest nazwa tej imprezy.
forgetLead = Na komputerze, z którego korzystają też inni:
forget = Wyloguj się tutaj
auditTitle = Kto co zrobił
auditLead = Ostatnie 500 zmian, od najnowszej.
auditRead = Wczytaj ponownie

## People with accounts

membersTitle = Pomocnicy
membersLead = Każdy z własnym kontem i rolą, zamiast jednego linku dla wszystkich.
membersRead = Pokaż pomocników
membersNone = Jeszcze nikogo.
noAccountsHere = Ten serwer nie ma kont.
claimLead = Połącz imprezę ze swoim kontem, aby odtąd otwierać ją bez linku:
claim = Przypisz mi imprezę
claimSignIn = Najpierw się zaloguj
claimed = Impreza jest Twoja: teraz należy do Twojego konta.
roleMeans_owner = Właściciel: wszystko, także role innych
roleMeans_organiser = Organizator: prowadzi imprezę
roleMeans_judge = Sędzia: odpowiedzi do jednego zadania
roleMeans_spectator = Widz: widzi klasyfikację i mapę
roleField = Rola
taskField = Zadanie
changeRole = Zmień
changeRoleTitle = Co może { $name }?
takeOut = Usuń
takeOutTitle = Usunąć: { $name }?
takeOutLead = Ta osoba straci w imprezie wszystkie uprawnienia.
inviteTitle = Zaproś kogoś
invite = Utwórz zaproszenie
inviteMade = Zaproszenie: { $what }, dla jednej osoby, ważne do { $clock }. Widać je tylko teraz: wyślij link albo daj go zeskanować.
inviteDone = Już wysłane
