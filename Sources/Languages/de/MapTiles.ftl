## TileBuildingError

tile-building-error-empty = { $file-name }: in diesen Layern und diesem Gebiet ist nichts davon zu sehen; prüfe --layers und --bbox, deren Reihenfolge West, Süd, Ost, Nord ist
tile-building-error-too-large = { $file-name }: mehr als zwei Milliarden Knoten; nimm einen Auszug eines kleineren Gebiets

## MapPageTexts

map-page-no-script = Diese Karte braucht JavaScript.
map-page-texts = Örtliche Namen
map-page-texts-2 = Sprache
map-page-texts-3 = Farben
map-page-texts-4 = Tag
map-page-texts-5 = Nacht
map-page-texts-6 = Druck
map-page-texts-7 = Legende
map-page-texts-8 = Karteneinstellungen
map-page-texts-9 = Start
map-page-texts-10 = Ziel
map-page-texts-11 = Start und Ziel
map-page-texts-12 = Punkte
map-page-texts-13 = Dieser Browser hat kein WebGL, das die Karte braucht. Schalte die Hardwarebeschleunigung ein, oder nimm einen anderen Browser.
map-page-texts-14 = Die Datei maplibre-gl.js fehlt neben dieser Seite.
map-page-texts-15 = Die Kacheln der Karte sind nicht lesbar.
map-page-texts-16 = Ein Teil der Karte lässt sich nicht zeichnen.
map-page-controls = Hineinzoomen
map-page-controls-2 = Herauszoomen
map-page-controls-3 = Meinen Standort zeigen
map-page-controls-4 = Standort nicht verfügbar
map-page-controls-5 = m
map-page-controls-6 = km
map-page-controls-7 = Karte
map-page-controls-8 = Aufgabe
map-page-controls-9 = Quellen

## TileTexts

tile-not-an-archive = das ist kein PMTiles-Archiv; erstelle eines mit questctl map tiles
tile-unknown-version = dieses PMTiles-Archiv hat Version { $version }, gelesen wird nur Version 3; konvertiere es mit dem Werkzeug pmtiles
tile-not-vector-tiles = die Kacheln dieses Archivs sind von der Art { $kind }, gelesen werden nur Vektorkacheln (Art 1)
tile-unknown-compression = dieses Archiv ist nach Verfahren { $number } gepackt, gelesen werden nur gzip (2) und ungepackte (1)
tile-damaged = dieses Archiv ist beschädigt: { $part }; erstelle oder hol es noch einmal
tile-unordered = die Kachel { $tile } kommt nicht nach der vorigen; füge Kacheln in der Reihenfolge ihrer Nummern hinzu
tile-header = sein Kopf enthält Unmögliches
tile-directory = eine Liste seiner Kacheln ist nicht lesbar
tile-metadata = seine Metadaten sind nicht lesbar
tile = die Kachel { $tile } ist nicht lesbar
tile-2 = das ist keine Vektorkachel: { $reason } bei Byte { $offset }
tile-truncated = sie endet zu früh
tile-malformed = ein unmögliches Feld
tile-layer = ein Layer ohne Namen oder mit unbekannter Version
tile-attribute = ein Attribut, das der Layer nicht aufführt
tile-geometry = eine Geometrie, die nicht zu ihrer Art passt
tile-3 = Text, der nicht UTF-8 ist
