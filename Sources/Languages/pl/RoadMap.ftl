## MapFileError

map-file-error-not-a-map = to nie jest mapa VeloQuest; zbuduj ją: questctl map build city.osm.pbf -o city.vqmap
map-file-error-newer-version = wersja formatu mapy { $found } jest nowsza, niż ten program rozumie ({ $supported }); zaktualizuj program albo zbuduj mapę ponownie
map-file-error-older-version = wersja formatu mapy { $found } jest starsza niż ta, którą ten program czyta ({ $supported }); zbuduj mapę ponownie: questctl map build
map-file-error-wrong-size = mapa powinna mieć bajtów: { $expected }, a ma: { $found }; skopiuj plik ponownie albo zbuduj mapę od nowa
map-file-error-damaged = mapa jest uszkodzona (sekcja { $part }); skopiuj plik ponownie albo zbuduj mapę od nowa

## MapFinding

map-finding = { $count ->
        [one] { $count } krawędź
        [few] { $count } krawędzie
       *[other] { $count } krawędzi
    }
map-finding-2 = pierwsza: krawędź { $first }{ $way ->
        [none] {""}
       *[other] {" "}linii { $way }
    }
map-finding-checksum = sekcja { $section }: bajty nie są te, które zapisano; skopiuj plik ponownie albo zbuduj mapę od nowa
map-finding-structure = sekcja { $section }: wartość { $first } jest sprzeczna z resztą mapy; zbuduj mapę od nowa
map-finding-bounds = poza granicami podanymi w mapie: { $edges } ({ $edge })
map-finding-length = długość nie zgadza się z geometrią: { $edges } ({ $edge })
map-finding-3 = nieprawidłowy UTF-8: { $count ->
        [one] { $count } nazwa
        [few] { $count } nazwy
       *[other] { $count } nazw
    } (pierwsza: nazwa { $first })
map-finding-index = indeks przestrzenny jest błędny, przez co dróg nie da się znaleźć: { $count ->
        [one] { $count } ramka
        [few] { $count } ramki
       *[other] { $count } ramek
    } (pierwsza: ramka { $first })
map-finding-arcs = dozwolone kierunki nie zgadzają się z łukami: { $edges } ({ $edge })
map-finding-islands = błędnie oznaczone jako spoza największej składowej lub z niej: { $edges } ({ $edge })
map-finding-condition = nie da się odczytać jako czas, więc to, co od tego zależy, pozostaje zamknięte: { $count ->
        [one] { $count } warunek
        [few] { $count } warunki
       *[other] { $count } warunków
    } (pierwszy: warunek { $first }); zbuduj mapę od nowa
map-finding-standing = krawędź zależna od czasu nie zgadza się ze swoją tablicą decyzyjną: { $edges } (pierwszy: wiersz { $first }); zbuduj mapę od nowa
map-finding-turns = skręty nie są tak oczywiste, jak podaje mapa, więc brakuje wskazówek: { $count ->
        [one] { $count } wartość
        [few] { $count } wartości
       *[other] { $count } wartości
    } (pierwsza: wartość { $first }); zbuduj mapę od nowa
map-finding-attribution = mapa nie podaje, czyje są dane; zbuduj ją od nowa

## FoundPlace

found-place-label = { $name } ({ $word })
found-place-label-with-kind = { $name } ({ $word })

## PlaceKind+Word

place-kind-word = miejsce
place-kind-street = ulica
place-kind-words = duże miasto
place-kind-words-2 = miasto
place-kind-words-3 = wieś
place-kind-words-4 = osada
place-kind-words-5 = dzielnica
place-kind-words-6 = miejsce nazwane
place-kind-words-7 = gospodarstwo
place-kind-words-8 = wyspa
place-kind-words-9 = plac
place-kind-words-10 = stacja
place-kind-words-11 = dworzec autobusowy
place-kind-words-12 = przystań promowa
place-kind-words-13 = zamek
place-kind-words-14 = pomnik
place-kind-words-15 = ruiny
place-kind-words-16 = stanowisko archeologiczne
place-kind-words-17 = miejsce historyczne
place-kind-words-18 = muzeum
place-kind-words-19 = galeria
place-kind-words-20 = atrakcja turystyczna
place-kind-words-21 = dzieło sztuki
place-kind-words-22 = punkt widokowy
place-kind-words-23 = zoo
place-kind-words-24 = park rozrywki
place-kind-words-25 = miejsce piknikowe
place-kind-words-26 = informacja turystyczna
place-kind-words-27 = hotel
place-kind-words-28 = kemping
place-kind-words-29 = wiata
place-kind-words-30 = park
place-kind-words-31 = ogród
place-kind-words-32 = rezerwat przyrody
place-kind-words-33 = plac zabaw
place-kind-words-34 = ośrodek sportowy
place-kind-words-35 = stadion
place-kind-words-36 = boisko
place-kind-words-37 = basen
place-kind-words-38 = marina
place-kind-words-39 = rekreacja
place-kind-words-40 = szczyt
place-kind-words-41 = przełęcz
place-kind-words-42 = zbiornik wodny
place-kind-words-43 = źródło
place-kind-words-44 = plaża
place-kind-words-45 = las
place-kind-words-46 = jaskinia
place-kind-words-47 = lodowiec
place-kind-words-48 = klif
place-kind-words-49 = skała
place-kind-words-50 = drzewo
place-kind-words-51 = obiekt przyrodniczy
place-kind-words-52 = wieża
place-kind-words-53 = młyn
place-kind-words-54 = latarnia morska
place-kind-words-55 = most
place-kind-words-56 = molo
place-kind-words-57 = zakład przemysłowy
place-kind-words-58 = krzyż przydrożny
place-kind-words-59 = budowla
place-kind-words-60 = ratusz
place-kind-words-61 = szkoła
place-kind-words-62 = przedszkole
place-kind-words-63 = uczelnia
place-kind-words-64 = biblioteka
place-kind-words-65 = szpital
place-kind-words-66 = przychodnia
place-kind-words-67 = apteka
place-kind-words-68 = policja
place-kind-words-69 = straż pożarna
place-kind-words-70 = poczta
place-kind-words-71 = bank
place-kind-words-72 = miejsce kultu
place-kind-words-73 = cmentarz
place-kind-words-74 = dom kultury
place-kind-words-75 = teatr
place-kind-words-76 = kino
place-kind-words-77 = centrum sztuki
place-kind-words-78 = targ
place-kind-words-79 = fontanna
place-kind-words-80 = toaleta
place-kind-words-81 = woda pitna
place-kind-words-82 = parking rowerowy
place-kind-words-83 = parking
place-kind-words-84 = stacja paliw
place-kind-words-85 = obiekt użyteczności publicznej
place-kind-words-86 = restauracja
place-kind-words-87 = kawiarnia
place-kind-words-88 = pub
place-kind-words-89 = bar szybkiej obsługi
place-kind-words-90 = lodziarnia
place-kind-words-91 = supermarket
place-kind-words-92 = piekarnia
place-kind-words-93 = sklep rowerowy
place-kind-words-94 = sklep
place-kind-words-95 = budynek

## PlaceSearchTexts

place-search-unknown = żadna ulica ani żadne miejsce na tej mapie nie nazywa się „{ $text }”{ $names ->
        [none] {""}
       *[other] ; podobne nazwy: { $names }
    }
place-search-ambiguous = {"\u000A"}  { $place }  { $label }
place-search-ambiguous-2 = {" "}albo nazwę z rodzajem
place-search-name = „{ $name }”
place-search-several = „{ $text }” to może być kilka miejsc; podaj współrzędne właściwego{ $has-kinds ->
        [true] { place-search-ambiguous-2 }
       *[false] {""}
    }:{ $lines }{ $is-cut ->
        [true] {"\u000A"}{"  "}…
       *[false] {""}
    }
