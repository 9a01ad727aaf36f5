## VectorFeatureFault

vector-feature-failure = { $path }:{ $place }: { $reason }
vector-feature-failure-2 = { $path }: Layer { $layer }, Feature { $place }: { $reason }
vector-feature-fault-other-system = SRID { $srid } ist nicht WGS 84; gib das System mit --source-system EPSG:{ $srid } an
vector-feature-fault-untransformable = die Koordinaten haben keinen Ort in WGS 84: { $reason }
vector-feature-fault-outside-degrees = ({ $longitude }, { $latitude }) ist keine Länge und Breite; passt --source-system?
vector-feature-fault-no-coordinates = eine der Koordinaten fehlt
vector-feature-fault-not-a-number = { $column } ist keine Zahl: { $cell }
vector-feature-fault-cell-count = die Zeile hat { $found ->
        [one] { $found } Zelle
       *[other] { $found } Zellen
    }, die Tabelle { $expected ->
        [one] { $expected } Spalte
       *[other] { $expected } Spalten
    }

## VectorFormatError

vector-format-error-library-message-library-missing = dieses Format braucht GDAL, und das ist nicht installiert: unter Debian und Ubuntu `apt-get install libgdal32` (oder die Nummer, die `apt-cache search libgdal` zeigt), unter macOS `brew install gdal`; VELOQUEST_GDAL nennt eine Bibliothek an anderem Ort
vector-format-error-library-message-library-unusable = { $library } lässt sich nicht als GDAL laden: { $reason }
vector-format-error-library-message-library-too-old = { $library } ist GDAL { $version }; nötig ist 3.4 oder neuer
vector-format-error-library-message-missing-function = { $library } hat keine Funktion { $name }, ist also nicht GDAL 3.4 oder neuer: installiere eine andere Bibliothek, oder nenne eine mit VELOQUEST_GDAL
vector-format-error-library-message-driver-missing = GDAL { $version } wurde hier ohne { $format } gebaut (ogrinfo --formats zeigt, was es kann): installiere eines damit, oder nimm ein anderes Format wie GeoPackage (.gpkg)
vector-format-error-reading-message-unreadable = { $path } ist nicht lesbar{ $added }
vector-format-error-reading-message-several-layers = { $path } hat mehrere Layer, wähle mit --layer: { $joined }
vector-format-error-reading-message-no-such-layer = { $path } hat keinen Layer { $name }, sondern: { $joined }
vector-format-error-reading-message-incomplete = { $path } ist beschädigt: angekündigt sind { $announced } Features, lesbar { $read }
vector-format-error-reading-message-unknown-system = das Koordinatensystem { $name } ist nicht bekannt{ $added }
vector-format-error-reading-message-no-transformation = von { $name } nach WGS 84 führt keine Transformation bekannter Genauigkeit{ $added }
vector-format-error-reading-message-system-needed = { $path } hat Koordinaten, die keine Grad sind ({ $longitude }, { $latitude }), und nennt ihr System nicht: gib es mit --source-system an (zum Beispiel EPSG:32641), oder projiziere eine GeoJSON-Datei zuerst um
vector-format-error-table-message-record-too-long = { $path }: die Zeile { $line } oder der Datensatz dort ist länger als 256 MB
vector-format-error-table-message-open-quote = { $path }: ein Anführungszeichen im Datensatz bei Zeile { $line } wird nie geschlossen
vector-format-error-table-message-not-utf8 = { $path }: der Text in Zeile { $line } ist nicht UTF-8; speichere die Tabelle als „CSV UTF-8“
vector-format-error-table-message-no-coordinate-columns = { $path } hat keine Spalten, deren Namen nach Koordinaten klingen; nenne sie mit --x und --y oder --wkt, zur Wahl stehen: { $joined }
vector-format-error-table-message-no-such-column = { $path } hat keine Spalte { $name }, sondern: { $joined }

## VectorFormatError+WritingMessage

vector-format-error-writing-message-unwritable = { $path } lässt sich nicht schreiben: { $no-reason ->
        [true] GDAL nennt keinen Grund
       *[false] { $reason }
    }
vector-format-error-writing-message-mixed-geometries = { $format } fasst nur eine Art von Geometrie, und die Datei hat { $joined }: teile sie nach Arten auf, oder schreib ein GeoPackage (.gpkg) oder FlatGeobuf (.fgb)
vector-format-error-writing-message-unsupported-geometry = { $format } hat keinen Platz für { $kind }: lass solche Features weg, oder schreib ein GeoPackage (.gpkg) oder FlatGeobuf (.fgb)
vector-format-error-writing-message-file-needed = { $format } braucht Dateien mit Namen, denn sie werden an mehreren Stellen gelesen oder geschrieben: - genügt nicht
vector-format-error-writing-message-faulty-input = es wird nichts geschrieben, denn { $path } hat Fehler: behebe sie mit `questctl geojson fix`
vector-format-error-writing-message-input-changed = { $path } wurde während des Lesens geändert; versuch es noch einmal
vector-format-error-writing-message-foreign-system = laut dem Feld `crs` stehen in { $path } nicht Länge und Breite in WGS 84: führe zuerst `questctl geojson reproject` aus
vector-format-error-writing-message-null-character = ein Text der Eigenschaft { $property } enthält das Zeichen U+0000, das andere Formate nicht fassen

## VectorTexts

vector-gdal = GDAL: { $text }
vector-further-warnings = GDAL hat { $count } weitere Warnungen
vector-several-geometries = Layer { $layer } hat { $count } Geometriespalten; die erste wird gelesen
vector-base64 = Spalten aus Bytes werden in base64 geschrieben: { $joined }
vector-overridden-system = Layer { $layer } nennt sein Koordinatensystem selbst; stattdessen gilt { $system }
vector-assumed-system = Layer { $layer } nennt sein Koordinatensystem nicht; seine Zahlen gelten als Länge und Breite in WGS 84 (--source-system nennt ein anderes)
vector-linearized = Bögen des Layers { $layer } werden durch kurze Linien ersetzt
vector-dropped-measures = die Messwerte (M) des Layers { $layer } fallen weg, GeoJSON hat keinen Platz dafür
vector-ambiguous-rings = Features mit einem Ring, der eine Seite über 180° hat und außen herum oder über den Antimeridian laufen kann: { $count }; seine Richtung bleibt wie in der Datei: questctl geojson lint zeigt sie, cut --all-crossings schneidet sie
vector-cut-at-antimeridian = Features über den Antimeridian werden dort geschnitten, weil ihre langen Seiten in diesem Format um die Erde liefen: { $count }
vector-renamed-columns = diese Namen von Eigenschaften kann das Format nicht fassen: { $list }
vector-nested-as-text = Listen und Objekte werden als JSON-Text geschrieben: { $joined }
vector-booleans-as-numbers = true und false werden als 1 und 0 geschrieben: { $joined }
vector-mixed-as-text = Werte verschiedener Art, lange Zahlen, Listen und Objekte werden als Text geschrieben: { $joined }
vector-rounded-reals = das Format behält etwa 15 Ziffern; diese haben mehr: { $joined }
vector-guessed-numbers = GDAL hält diese für Zahlen, weil alle Werte so aussehen; führende Nullen gehen verloren: { $joined }
vector-no-columns = { $layer } hat keine Spalten: fehlt die .dbf-Datei daneben, oder ist sie beschädigt?
vector-filled-altitudes = manche Positionen haben eine Höhe, andere keine: diesen gibt das Format die Höhe 0
vector-added-altitudes = die Positionen haben keine Höhe: in diesem Format bekommen sie die Höhe 0 und behalten sie beim Einlesen
vector-ids-as-column = die id von Features wird als Spalte id geschrieben
vector-lost-i-ds = die id von Features wird nicht geschrieben: eine Eigenschaft heißt schon id
vector-lost-foreign-members = Felder der Sammlung oder von Features, die RFC 7946 nicht definiert, werden nicht geschrieben
vector-geometries-only = nur Geometrien werden geschrieben, keine Eigenschaften und keine id
vector-without-geometry = Features ohne Geometrie, die { $format } nicht fassen kann, werden weggelassen: { $count }
vector-without-place = Datensätze ohne Koordinaten werden zu Features ohne Geometrie: { $count }; Zeilen { $list }

## FileTexts

file-damaged = { $path }: { $reason }
file-looks-like-lines = das erste Objekt endet davor, und ein weiteres beginnt: die Datei hat eines in jeder Zeile (zeilenweises GeoJSON) und wurde Zeile für Zeile geprüft; nenne sie .geojsonl, gib --from lines an, oder mach daraus mit questctl geojson convert eine FeatureCollection
vector-feature-fault-geometry = die Geometrie ist nicht lesbar: { $text }
vector-format-error-feature = Feature { $feature }: { $text }
