## The page of rides.

title = Wypróbuj quest · VeloQuest
welcome = Przejedź quest przed imprezą
lead = Quest rowerowy z trasami, wskazówkami, meldunkami, odpowiedziami i punktami na tej stronie: ze zmyślonym uczestnikiem albo z Tobą w terenie.
example = Przykład
exampleAbout = „Round the old town”: siedem zadań w mieście, którego nie ma.
rideExample = Przejedź przykład
own = Własny quest
ownAbout = Plik questa, a dla tras także plik mapy z questctl map build. Oba można tu upuścić.
chooseQuest = Plik questa …
chooseMap = Plik mapy …
begin = Zaczynamy
private = Wszystko zostaje w tej przeglądarce: pliki, pozycje, dziennik.
mapHelp = Mapa zadań; strzałki przesuwają, plus i minus zmieniają powiększenie. Lista zadań jest obok.
controls = Jazda
go = ▶ Jedź
pause = ❚❚ Pauza
real = Moja pozycja
spoken = Wskazówki na głos
nowhere = wybierz zadanie
noWay = Żadna droga nie prowadzi do mety.
planRest = Plan reszty
noPlan = Nie da się zdążyć na metę.
needsMap = Do tego potrzebny jest plik mapy.
toFinish = Na metę
state_open = otwarte
state_reached = jesteś tu
state_pending = do oceny
state_locked = zablokowane
worth = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
comeCloser = Najpierw tam dojedź, potem odpowiedz.
hint = Podpowiedź (zostało: { $count })
reveal = Pokaż odpowiedź
sureEnd = Zakończyć przejazd? Potem nie można już odpowiadać.
sureLeave = Wyjść z tego przejazdu? Jeśli chcesz zachować dziennik, najpierw go zapisz.
hiddenTasks = { $count ->
        [one] Jeszcze { $count } zadanie jest ukryte, dopóki nie rozwiążesz innych.
        [few] Jeszcze { $count } zadania są ukryte, dopóki nie rozwiążesz innych.
       *[other] Jeszcze { $count } zadań jest ukrytych, dopóki nie rozwiążesz innych.
    }
editionSigned = Plik questa podpisano kluczem { $key }: jest taki, jakim zrobił go organizator, tylko jeśli organizator podaje ten klucz.
editionUnsigned = Plik questa bez podpisu: nikt za niego nie ręczy.
logSigned = Wpisy dziennika zapisane w tej przeglądarce: { $count }, podpisane kluczem { $key }
logUnsigned = Wpisy dziennika zapisane w tej przeglądarce: { $count }, bez podpisu
saveLog = Zapisz dziennik
end = Zakończ przejazd
withdraw = Zrezygnuj
leave = Inny quest
resultWithdrawn = Rezygnacja
resultNote = Zapisany dziennik liczy się tak jak z każdego telefonu: questctl judge wypisze te same punkty.
resumed = Przejazd trwa od miejsca, w którym był.
loading = Ładuję silnik i mapę …
badQuest = Tego questa nie da się przejechać: { $message }
noPosition = Przeglądarka nie podaje pozycji: { $message }
