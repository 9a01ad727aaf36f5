## VectorFeatureFault

vector-feature-failure = { $path }:{ $place }: { $reason }
vector-feature-failure-2 = { $path }: layer { $layer }, feature { $place }: { $reason }
vector-feature-fault-other-system = SRID { $srid } is not WGS 84; name the system by --source-system EPSG:{ $srid }
vector-feature-fault-untransformable = the coordinates have no place on WGS 84: { $reason }
vector-feature-fault-outside-degrees = ({ $longitude }, { $latitude }) is no longitude and latitude; does --source-system fit?
vector-feature-fault-no-coordinates = one of the coordinates is missing
vector-feature-fault-not-a-number = { $column } is no number: { $cell }
vector-feature-fault-cell-count = the row has { $found ->
        [one] { $found } cell
       *[other] { $found } cells
    }, the table { $expected ->
        [one] { $expected } column
       *[other] { $expected } columns
    }

## VectorFormatError

vector-format-error-library-message-library-missing = this format needs GDAL, which is not installed: on Debian and Ubuntu `apt-get install libgdal32` (or the number that `apt-cache search libgdal` shows), on macOS `brew install gdal`; VELOQUEST_GDAL names a library elsewhere
vector-format-error-library-message-library-unusable = { $library } cannot be loaded as GDAL: { $reason }
vector-format-error-library-message-library-too-old = { $library } is GDAL { $version }; 3.4 or newer is needed
vector-format-error-library-message-missing-function = { $library } has no function { $name }, so it is not GDAL 3.4 or newer: install another, or name one by VELOQUEST_GDAL
vector-format-error-library-message-driver-missing = GDAL { $version } was built here without { $format } (ogrinfo --formats lists what it has): install one that has it, or use another format such as GeoPackage (.gpkg)
vector-format-error-reading-message-unreadable = { $path } cannot be read{ $added }
vector-format-error-reading-message-several-layers = { $path } has several layers, choose by --layer: { $joined }
vector-format-error-reading-message-no-such-layer = { $path } has no layer { $name }, but: { $joined }
vector-format-error-reading-message-incomplete = { $path } is damaged: it announces { $announced } features, { $read } can be read
vector-format-error-reading-message-unknown-system = the coordinate system { $name } is not known{ $added }
vector-format-error-reading-message-no-transformation = no way of known accuracy leads from { $name } to WGS 84{ $added }
vector-format-error-reading-message-system-needed = { $path } has coordinates that are no degrees ({ $longitude }, { $latitude }) and does not say their system: name it by --source-system (for example EPSG:32641), or reproject a GeoJSON file first
vector-format-error-table-message-record-too-long = { $path }: the line or row at { $line } is longer than 256 MB
vector-format-error-table-message-open-quote = { $path }: a quotation mark of the row at line { $line } is never closed
vector-format-error-table-message-not-utf8 = { $path }: the text on line { $line } is not UTF-8; save the table as “CSV UTF-8”
vector-format-error-table-message-no-coordinate-columns = { $path } has no columns with names of coordinates; name them by --x and --y, or --wkt, among: { $joined }
vector-format-error-table-message-no-such-column = { $path } has no column { $name }, but: { $joined }

## VectorFormatError+WritingMessage

vector-format-error-writing-message-unwritable = { $path } cannot be written: { $no-reason ->
        [true] GDAL does not say why
       *[false] { $reason }
    }
vector-format-error-writing-message-mixed-geometries = a { $format } holds one kind of geometry, and the file has { $joined }: part the file by kind, or write a GeoPackage (.gpkg) or FlatGeobuf (.fgb)
vector-format-error-writing-message-unsupported-geometry = { $format } has no place for a { $kind }: leave such features out, or write a GeoPackage (.gpkg) or FlatGeobuf (.fgb)
vector-format-error-writing-message-file-needed = { $format } needs files with names, since they are read or written in several places: - does not do
vector-format-error-writing-message-faulty-input = nothing is written, since { $path } has faults: fix them with `questctl geojson fix`
vector-format-error-writing-message-input-changed = { $path } was changed while it was read; try again
vector-format-error-writing-message-foreign-system = { $path } says by its member `crs` that it is not in longitude and latitude on WGS 84: use `questctl geojson reproject` first
vector-format-error-writing-message-null-character = a text in the property { $property } has a character U+0000, which other formats cannot hold

## VectorTexts

vector-gdal = GDAL: { $text }
vector-further-warnings = GDAL has { $count } more warnings
vector-several-geometries = layer { $layer } has { $count } columns of geometries; the first is taken
vector-base64 = columns of bytes are written in base64: { $joined }
vector-overridden-system = layer { $layer } says its coordinate system itself; { $system } is taken in its place
vector-assumed-system = layer { $layer } does not say its coordinate system; its numbers are taken for longitude and latitude on WGS 84 (--source-system names another)
vector-linearized = arcs of layer { $layer } are replaced by short lines
vector-dropped-measures = measures (M) of layer { $layer } are left out, GeoJSON has no place for them
vector-ambiguous-rings = features with a ring that has a side longer than 180°, which may run the long way or across the antimeridian: { $count }; its direction stays as it is in the file: questctl geojson lint shows them, cut --all-crossings cuts them
vector-cut-at-antimeridian = features that cross the antimeridian are cut there, since the format would take their long sides to run around the Earth: { $count }
vector-renamed-columns = the format cannot hold these names of properties: { $list }
vector-nested-as-text = lists and objects are written as JSON text: { $joined }
vector-booleans-as-numbers = true and false are written as 1 and 0: { $joined }
vector-mixed-as-text = values of several kinds, long numbers, lists and objects are written as text: { $joined }
vector-rounded-reals = the format keeps some 15 digits; these have more: { $joined }
vector-guessed-numbers = GDAL takes these for numbers, since all values look so; leading zeros are lost: { $joined }
vector-no-columns = { $layer } has no columns: is the .dbf file beside it missing or damaged?
vector-filled-altitudes = some positions have an altitude and some have none: the format gives altitude 0 to the latter
vector-added-altitudes = positions have no altitude: they get altitude 0 in this format, and keep it when they are read from it
vector-ids-as-column = identifiers of Features are written as the column id
vector-lost-i-ds = identifiers of Features are not written: a property is called id already
vector-lost-foreign-members = members of the collection or of Features that RFC 7946 does not define are not written
vector-geometries-only = only geometries are written; properties and identifiers are not
vector-without-geometry = Features without geometry, which { $format } cannot hold, are left out: { $count }
vector-without-place = rows without coordinates become Features without geometry: { $count }; lines { $list }

## FileTexts

file-damaged = { $path }: { $reason }
file-looks-like-lines = the first object ends before this and another begins: the file has one on each line (newline-delimited GeoJSON), and was checked line by line; name it .geojsonl, say --from lines, or turn it into a FeatureCollection with questctl geojson convert
vector-feature-fault-geometry = the geometry cannot be read: { $text }
vector-format-error-feature = Feature { $feature }: { $text }
