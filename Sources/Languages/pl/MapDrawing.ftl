## CairoDrawingError

cairo-drawing-error-too-many-pixels = obraz { $width } × { $height } pikseli jest za duży; zmniejsz jego szerokość albo zapisz SVG lub PDF
cairo-drawing-error-no-fonts = na tym komputerze nie ma czcionki; zainstaluj jakąś, na przykład pakiet fonts-liberation, albo zapisz SVG
cairo-drawing-error-failed = Cairo nie może narysować obrazu: { $reason }; zmniejsz go albo zapisz SVG
cairo-drawing-error-library = { $error }; albo zapisz SVG

## QRCodeError

qr-code-error-too-long = { $bytes } bajtów nie mieści się w kodzie QR, bo jego pojemność to { $most-bytes }; skróć adres

## TileGroundTexts

tile-ground-too-many-tiles = obraz wymagałby { $count ->
        [one] { $count } kafelka
       *[other] { $count } kafelków
    } przy powiększeniu { $zoom }, najmniejszym w tych danych, a rysuje się najwyżej { $limit }; narysuj mniejszy obszar albo weź kafelki z mniejszymi powiększeniami
tile-ground-too-many-points = obszary z kafelków mają w granicach obrazu więcej punktów niż { $limit }; narysuj mniejszy obszar

## PrintError

print-error-scale-out-of-range = mapy nie da się wydrukować w skali 1:{ $scale }; wybierz od 1:{ $low } do 1:{ $high }, na przykład --scale 15000
print-error-overlap-out-of-range = arkusze mogą zachodzić na siebie od { $low } do { $high } mm
print-error-too-far-apart = {" "}Jeśli nie, wydrukujesz je z --scale { $item }
print-error-too-far-apart-2 = zadania są tak daleko od siebie, że nawet w skali 1:{ $scale } trzeba by { $count } arkuszy, a limit to { $most-sheets }; czy któreś nie jest w złym miejscu?{ $way }
print-error-too-many-sheets = w skali 1:{ $scale } quest wymagałby { $count } arkuszy, a limit to { $most-sheets }; wybierz mniejszą skalę lub większy papier
print-error-too-fine-code = kod zadania { $task } byłby za drobny, by odczytać go z papieru: jego adres ma { $bytes } bajtów, a czytelny jest do { $most }; podaj krótszy --page-url
print-error-nothing-to-print = w queście nie ma nic do druku
print-error-all-hidden = wszystkie zadania są ukryte przed uczestnikami; pokaże je --for organiser

## PrintTexts+Rules

print-mass-start = Start wspólny: { $time }
print-start-window = Start od { $opens }
print-start-window-2 = Start do { $closes }
print-start-window-3 = Start od { $opens } do { $closes }
print-no-time-limit = Bez limitu czasu
print-lateness = { $curve }; ponad { $time } spóźnienia: { $consequence }
print-cost-started = każdą rozpoczętą minutę
print-cost-full = każdą pełną minutę
print-cost-exact = każdą minutę, ułamki proporcjonalnie
print-cost-per-minute = Spóźnienie: { $counted } za { $minute }
print-cost-quadratic = Spóźnienie: kwadrat liczby minut razy { $counted }
print-cost-bands = za { $minute }
print-cost-table = łącznie
print-word-loses-all = utrata wszystkich punktów
print-word-unplaced = bez miejsca
print-word-disqualified = dyskwalifikacja

## PrintTexts

print-organisers-only = TYLKO DLA ORGANIZATORÓW
print-untitled = Quest rowerowy
print-grouped = skala { $text }
print-sheet = arkusz { $number } z { $count }
print-neighbour = arkusz { $number }
print-page = strona { $number } z { $count }
print-overview = wszystkie arkusze
print-task-sign = zadanie: numer, punkty
print-hidden-task-sign = ukryte zadanie
print-start = start
print-finish = meta
print-start-and-finish = start i meta
print-closed-road = droga zamknięta
print-grid = siatka { $metres } m
print-grid-2 = siatka { $int } km
print-true-north = niebieskie linie: północ geograficzna; drukuj w pełnym rozmiarze (100%)
print-length = { $metres } m
print-length-2 = { $int } km
print-tasks = Zadania
print-answer-sheet = Karta odpowiedzi
print-codes = Kody
print-start-list = Lista startowa
print-results = Wyniki
print-time-limit = Limit czasu: { $time }
print-total = { $tasks ->
        [one] { $tasks } zadanie
        [few] { $tasks } zadania
       *[other] { $tasks } zadań
    }, łącznie punktów: { $points }
print-hidden = { $count ->
        [one] { $count } dalsze zadanie pojawi się
        [few] { $count } dalsze zadania pojawią się
       *[other] { $count } dalszych zadań pojawi się
    } w telefonie podczas jazdy
print-difficulty = zadanie { $word }
print-after-start = { $time } po Twoim starcie
print-opens = otwarcie: { $text }
print-closes = zamknięcie: { $text }
print-answer = Odpowiedź
print-hint = Podpowiedź
print-success = Po rozwiązaniu
print-opens-after = Otwiera się po
print-be-there = wystarczy tam być
print-photo = zdjęcie
print-judged = ocenia organizator
print-sealed = zapieczętowane w tym pliku
print-not-answers = nie zalicza się
print-rider = Uczestnik lub drużyna
print-number = Nr
print-name = Nazwisko
print-team = Drużyna
print-start-time = Start
print-finish-time = Meta
print-place = Miejsce
print-points-column = Punkty
print-solved = Rozwiązane
print-time = Czas
print-sum = Suma
print-without-class = Bez kategorii
print-signature = Sprawdził(a)
print-join = Zeskanuj, aby dołączyć
print-no-riders = nikt się jeszcze nie zgłosił
print-no-results = nie ma jeszcze wyników
print-zones = Strefy
print-contacts = Kontakty
print-forbidden = strefa zakazana
print-bounds = nie wyjeżdżaj poza obszar
print-toll = strefa płatna
print-bounds-sign = granica obszaru questa
print-provisional = Wyniki nieoficjalne: { $waiting ->
        [one] { $waiting } wynik czeka
        [few] { $waiting } wyniki czekają
       *[other] { $waiting } wyników czeka
    } na organizatora; te miejsca są w nawiasach.
print-as-of = Wyniki nieoficjalne, stan z { $time }.
print-to-judge = do oceny: { $count }
print-to-be-judged = do oceny
ride-result-status-not-started = bez startu
ride-result-status-under-way = na trasie
ride-result-status-did-not-finish = rezygnacja
ride-result-status-over-time = po limicie czasu
ride-result-status-missing-punch = brak punktu kontrolnego
ride-result-status-disqualified = dyskwalifikacja

## ChartTexts

chart-caption = ; wysokości znane na { $percent }% trasy
chart-caption-2 = { $before }{ $length }, { $ascent } m podjazdów, { $descent } m zjazdów, największe nachylenie { $steepest }{ $known }
chart-percent = { $number }%
chart-metres = { $number } m
chart-kilometres = { $number } km
chart-title = profil wysokości trasy

## LegendTexts

legend-easy-task = łatwe zadanie
legend-medium-task = średnie zadanie
legend-hard-task = trudne zadanie
legend-task = zadanie
legend-start = start
legend-finish = meta
legend-start-and-finish = start i meta
legend-bounds = granica obszaru questa
legend-forbidden = strefa zakazana
legend-toll = strefa płatna: zabiera lub daje punkty
legend-closed-road = droga zamknięta
legend-bicycle-map = mapa rowerowa
legend-cycleway = droga dla rowerów
legend-cycle-lane = droga z pasem dla rowerów
legend-main-road = droga główna
legend-secondary-road = droga drugorzędna
legend-street = ulica, droga lokalna
legend-quiet-street = deptak lub strefa zamieszkania
legend-track = droga gruntowa
legend-path = ścieżka
legend-on-foot = pieszo: prowadź rower
legend-steps = schody
legend-ferry = prom
legend-from-start = od startu
legend-from-end = od końca
legend-from-both-ends = z obu końców
legend-route = trasa
scale-length = { $metres } m
scale-length-2 = { $int } km
search-space-title = { $name }: { $settled-nodes ->
        [one] { $settled-nodes } węzeł ustalony
        [few] { $settled-nodes } węzły ustalone
       *[other] { $settled-nodes } węzłów ustalonych
    }

## MapDrawingError

map-drawing-error-impossible-area = { $text } nie jest obszarem na Ziemi; podaj zachód, południe, wschód i północ w stopniach, z południem nie powyżej północy
map-drawing-error-impossible-width = obraz nie może mieć szerokości { $width } pikseli; wybierz od { $low } do { $high }
map-drawing-error-nothing-to-show = mapa nie ma dróg; wskaż ramką, jaki obszar narysować, albo weź mapę z drogami
print-rules-band = do { $until } min { $points }
print-rules-lateness = Spóźnienie, { $each }: { $bands }
print-toll-entry = { $points } za wjazd
print-toll-minute = { $points } za minutę
print-toll-costs = kosztuje { $list }
