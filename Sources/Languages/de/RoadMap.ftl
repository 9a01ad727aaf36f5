## MapFileError

map-file-error-not-a-map = das ist keine VeloQuest-Karte; erstelle eine mit: questctl map build city.osm.pbf -o city.vqmap
map-file-error-newer-version = Kartenformat Version { $found } ist neuer, als dieses Programm versteht ({ $supported }); aktualisiere das Programm, oder erstelle die Karte neu
map-file-error-older-version = Kartenformat Version { $found } ist älter, als dieses Programm liest ({ $supported }); erstelle die Karte neu mit: questctl map build
map-file-error-wrong-size = die Karte müsste { $expected } Byte haben, hat aber { $found }; kopiere die Datei noch einmal, oder erstelle die Karte neu
map-file-error-damaged = die Karte ist beschädigt (Abschnitt { $part }); kopiere die Datei noch einmal, oder erstelle die Karte neu

## MapFinding

map-finding = { $count ->
        [one] { $count } Kante
       *[other] { $count } Kanten
    }
map-finding-2 = zuerst: Kante { $first }{ $way ->
        [none] {""}
       *[other] {" "}des Weges { $way }
    }
map-finding-checksum = Abschnitt { $section }: die Bytes sind nicht die geschriebenen; kopiere die Datei noch einmal, oder erstelle die Karte neu
map-finding-structure = Abschnitt { $section }: Wert { $first } widerspricht dem Rest der Karte; erstelle die Karte neu
map-finding-bounds = außerhalb der Grenzen, die die Karte nennt: { $edges } ({ $edge })
map-finding-length = Länge und Geometrie widersprechen sich: { $edges } ({ $edge })
map-finding-3 = kein gültiges UTF-8: { $count ->
        [one] { $count } Name
       *[other] { $count } Namen
    } (zuerst: Name { $first })
map-finding-index = der räumliche Index ist falsch, deshalb werden Straßen nicht gefunden: { $count ->
        [one] { $count } Rahmen
       *[other] { $count } Rahmen
    } (zuerst: Rahmen { $first })
map-finding-arcs = erlaubte Richtungen und Bögen widersprechen sich: { $edges } ({ $edge })
map-finding-islands = fälschlich der größten Komponente zugerechnet oder nicht zugerechnet: { $edges } ({ $edge })
map-finding-condition = nicht als Zeiten gelesen, deshalb bleibt gesperrt, was davon abhängt: { $count ->
        [one] { $count } Bedingung
       *[other] { $count } Bedingungen
    } (zuerst: Bedingung { $first }); erstelle die Karte neu
map-finding-standing = eine zeitabhängige Kante entspricht nicht ihrer Entscheidungstabelle: { $edges } (zuerst: Zeile { $first }); erstelle die Karte neu
map-finding-turns = Abzweigungen sind nicht so eindeutig, wie die Karte sagt, deshalb fehlen Ansagen: { $count ->
        [one] { $count } Wert
       *[other] { $count } Werte
    } (zuerst: Wert { $first }); erstelle die Karte neu
map-finding-attribution = die Karte nennt niemanden als Quelle ihrer Daten; erstelle sie neu

## FoundPlace

found-place-label = { $name } ({ $word })
found-place-label-with-kind = { $name } ({ $word })

## PlaceKind+Word

place-kind-word = Ort
place-kind-street = Straße
place-kind-words = Großstadt
place-kind-words-2 = Stadt
place-kind-words-3 = Dorf
place-kind-words-4 = Weiler
place-kind-words-5 = Stadtteil
place-kind-words-6 = Flur
place-kind-words-7 = Hof
place-kind-words-8 = Insel
place-kind-words-9 = Platz
place-kind-words-10 = Bahnhof
place-kind-words-11 = Busbahnhof
place-kind-words-12 = Fähranleger
place-kind-words-13 = Burg oder Schloss
place-kind-words-14 = Denkmal
place-kind-words-15 = Ruine
place-kind-words-16 = archäologische Stätte
place-kind-words-17 = historischer Ort
place-kind-words-18 = Museum
place-kind-words-19 = Galerie
place-kind-words-20 = Sehenswürdigkeit
place-kind-words-21 = Kunstwerk
place-kind-words-22 = Aussichtspunkt
place-kind-words-23 = Zoo
place-kind-words-24 = Freizeitpark
place-kind-words-25 = Picknickplatz
place-kind-words-26 = Information
place-kind-words-27 = Hotel
place-kind-words-28 = Campingplatz
place-kind-words-29 = Unterstand
place-kind-words-30 = Park
place-kind-words-31 = Garten
place-kind-words-32 = Naturschutzgebiet
place-kind-words-33 = Spielplatz
place-kind-words-34 = Sportzentrum
place-kind-words-35 = Stadion
place-kind-words-36 = Sportplatz
place-kind-words-37 = Schwimmbad
place-kind-words-38 = Jachthafen
place-kind-words-39 = Freizeit
place-kind-words-40 = Gipfel
place-kind-words-41 = Sattel
place-kind-words-42 = Gewässer
place-kind-words-43 = Quelle
place-kind-words-44 = Strand
place-kind-words-45 = Wald
place-kind-words-46 = Höhle
place-kind-words-47 = Gletscher
place-kind-words-48 = Klippe
place-kind-words-49 = Felsen
place-kind-words-50 = Baum
place-kind-words-51 = Naturobjekt
place-kind-words-52 = Turm
place-kind-words-53 = Mühle
place-kind-words-54 = Leuchtturm
place-kind-words-55 = Brücke
place-kind-words-56 = Steg
place-kind-words-57 = Fabrik
place-kind-words-58 = Wegkreuz
place-kind-words-59 = Bauwerk
place-kind-words-60 = Rathaus
place-kind-words-61 = Schule
place-kind-words-62 = Kindergarten
place-kind-words-63 = Universität
place-kind-words-64 = Bibliothek
place-kind-words-65 = Krankenhaus
place-kind-words-66 = Arztpraxis
place-kind-words-67 = Apotheke
place-kind-words-68 = Polizei
place-kind-words-69 = Feuerwache
place-kind-words-70 = Post
place-kind-words-71 = Bank
place-kind-words-72 = Gotteshaus
place-kind-words-73 = Friedhof
place-kind-words-74 = Gemeindezentrum
place-kind-words-75 = Theater
place-kind-words-76 = Kino
place-kind-words-77 = Kulturzentrum
place-kind-words-78 = Markt
place-kind-words-79 = Brunnen
place-kind-words-80 = Toilette
place-kind-words-81 = Trinkwasser
place-kind-words-82 = Fahrradparkplatz
place-kind-words-83 = Parkplatz
place-kind-words-84 = Tankstelle
place-kind-words-85 = Einrichtung
place-kind-words-86 = Restaurant
place-kind-words-87 = Café
place-kind-words-88 = Kneipe
place-kind-words-89 = Imbiss
place-kind-words-90 = Eisdiele
place-kind-words-91 = Supermarkt
place-kind-words-92 = Bäckerei
place-kind-words-93 = Fahrradladen
place-kind-words-94 = Laden
place-kind-words-95 = Gebäude

## PlaceSearchTexts

place-search-unknown = keine Straße und kein Ort dieser Karte heißt „{ $text }“{ $names ->
        [none] {""}
       *[other] ; ähnliche Namen: { $names }
    }
place-search-ambiguous = {"\u000A"}  { $place }  { $label }
place-search-ambiguous-2 = {" "}oder seinen Namen mit der Art
place-search-name = „{ $name }“
place-search-several = „{ $text }“ kann mehrere Orte meinen; schreib die Koordinaten des gemeinten{ $has-kinds ->
        [true] { place-search-ambiguous-2 }
       *[false] {""}
    }:{ $lines }{ $is-cut ->
        [true] {"\u000A"}{"  "}…
       *[false] {""}
    }
