## LintRule

text = no name

## LintTexts

lint-not-on-earth = { $place } is not on Earth: longitude is −180 to 180, latitude −90 to 90{ $looks ->
        [swapped] ; longitude must come first, these are probably swapped
        [metric] ; this looks like metres, reproject the file to WGS 84
       *[none] {""}
    }
lint-antimeridian = here the line goes more than half around the Earth; if it crosses the 180th meridian, cut it there in two
lint-wide-ring = here a side of the ring is longer than 180°, as the ring's direction says; programs that cut at the 180th meridian may take it for a crossing: put positions on the long sides, or cut the ring if it crosses
lint-ambiguous-ring = this ring has a side longer than 180°, and nothing shows whether it runs the long way or across the 180th meridian; nothing is changed here: put positions on the long sides, or cut the ring at the meridian
lint-around-far-pole = this ring goes around a pole, but in the direction that leaves it outside; it is not turned around, since it may be meant to hold the other pole: cut it at the 180th meridian and lead it to the pole inside
lint-wrong-box = this box does not hold what it belongs to, which reaches { $box }
lint-correct-box = correct the box
lint-single-geometry = a GeometryCollection of a single geometry should be that geometry itself
lint-unwrap = unwrap the geometry
lint-nested-collection = a GeometryCollection should not be inside another; put its geometries into the outer one
lint-duplicate-identifier = the id “{ $id }” belongs to Feature { $feature } already; give each its own
lint-duplicate-in-record = the id “{ $id }” belongs to record { $record } already; give each Feature its own
lint-uncompared-identifiers = the file has so many identifiers that the last { $count } were not compared with each other, only with those before
lint-more-swapped = about { $count } more Features where these are seem to have longitude and latitude swapped
lint-repeated-position = this position is the same as the one before it; remove it
lint-remove-repeated = remove repeated positions
lint-too-precise = coordinates have more than seven decimals, which is finer than a centimetre; six are enough
lint-needless-reference-system = “crs” was dropped from GeoJSON in 2016 and WGS 84 is always meant; remove it
lint-foreign-reference-system = “crs” was dropped from GeoJSON in 2016 and most programs ignore it; reproject the file to WGS 84
lint-remove-reference-system = remove “crs”
lint-swapped = longitude and latitude are probably swapped: the other Features are around { $middle }, and so would this be; longitude comes first
lint-wrong-winding = rings go the wrong way around: the outer one must go counterclockwise and holes clockwise
lint-rewind = turn the rings around

## StyleRuleTitles

style-rule-titles-winding = ring goes the wrong way around
style-rule-titles-self-intersection = ring crosses itself
style-rule-titles-hole-outside = hole outside its polygon
style-rule-titles-self-touching = ring touches itself
style-rule-titles-self-overlap = ring runs along itself
style-rule-titles-spike = spike in a ring
style-rule-titles-zero-area = ring without area
style-rule-titles-holes-overlap = holes overlap
style-rule-titles-shared-edge = rings of a polygon share an edge
style-rule-titles-duplicate-ring = ring given twice
style-rule-titles-members-overlap = polygons of a MultiPolygon overlap
style-rule-titles-members-share-edge = polygons of a MultiPolygon share an edge
style-rule-titles-interior-disconnected = polygon in several pieces
style-rule-titles-bounding-box = bbox does not hold its geometry
style-rule-titles-range = coordinates not on Earth
style-rule-titles-swapped = longitude and latitude swapped
style-rule-titles-precision = excessive precision
style-rule-titles-reference-system = outdated crs member
style-rule-titles-collection = needless GeometryCollection
style-rule-titles-duplicate-identifier = id used twice
style-rule-titles-duplicate-position = position repeated
style-rule-titles-antimeridian = line crosses the antimeridian
style-rule-titles-ambiguous-ring = ring that may cross the antimeridian or not

## ValidityTexts

validity-not-finite = this ring has a number that is infinite or not a number
validity-not-closed = this ring is not closed
validity-zero-area = this ring encloses nothing, since all its positions lie on one line; remove it
validity-spike = the ring turns back here and runs along itself, a spike without width; remove this position
validity-interior-disconnected = rings that touch cut the polygon into pieces, here for example; make each piece a polygon of its own
validity-within-ring = this ring touches itself at { $coordinate }, where the sides from its positions { $first } and { $second } meet; make the part in between a polygon or hole of its own
validity-within-ring-2 = this ring runs along itself: the sides from its positions { $first } and { $second } have a segment in common; remove it
validity-within-ring-3 = this ring crosses itself at { $coordinate }, where the sides from its positions { $first } and { $second } meet; move a position
validity-within-ring-4 = this ring crosses itself: the sides from its positions { $first } and { $second } intersect; move a position
validity-hole = this hole lies outside the polygon it is cut from; move it, or make it a polygon of its own
validity-hole-2 = this hole crosses the exterior ring at { $coordinate }: its side from position { $first } and the exterior side from position { $second }; move a position
validity-hole-3 = this hole lies in another hole, ring { $ring } of the polygon; remove it
validity-hole-4 = this hole crosses another hole, ring { $ring } of the polygon, at { $coordinate }: sides from positions { $first } and { $second }; merge the two
validity-rings = this ring has part of an edge in common with ring { $ring } of the polygon: sides from positions { $first } and { $second }; make one ring of both
validity-rings-2 = this ring has the positions of ring { $ring } of the same polygon; remove one of them
validity-rings-3 = this polygon has the exterior ring of polygon { $polygon } of the MultiPolygon; remove one of them
validity-members = this polygon has part of an edge in common with polygon { $polygon } of the MultiPolygon: sides from positions { $first } and { $second }; merge the two
validity-members-2 = this polygon lies in polygon { $polygon } of the MultiPolygon; remove it, or cut a hole there
validity-members-3 = this polygon crosses polygon { $polygon } of the MultiPolygon at { $coordinate }: sides from positions { $first } and { $second }; merge the two

## AdviceTexts

structure-null-in-collection = a GeometryCollection has no place for null; remove it, with its comma
structure-named-coordinates = a position is a list of numbers, longitude first: write { $position }
structure-list-without-collection = this is a list of Features; put it into a collection: {"{"}"type": "FeatureCollection", "features": [ … ]{"}"}
structure-wrap-in-collection = put the list into a collection
structure-insert-type = insert the type { $type }

## ErrorTexts

error-invalid = not valid GeoJSON
error-not-finite = a number at { $pointer } is infinite or not a number, and GeoJSON has no way to write that

## PolygonTexts

polygon-too-few-positions = ring { $ring } has { $count } positions; a ring has at least four, the last equal to the first
polygon-not-closed = ring { $ring } is not closed: it starts at { $first } and ends at { $last }; repeat the first position at its end
polygon-not-finite = position { $position } of ring { $ring } holds a number that is infinite or not a number

## StructureRuleTitles

structure-rule-titles-not-an-object = no GeoJSON object
structure-rule-titles-missing-type = no type
structure-rule-titles-unknown-type = unknown type
structure-rule-titles-missing-member = required member missing
structure-rule-titles-repeated-member = defining member given twice
structure-rule-titles-misplaced-member = member of another kind of object
structure-rule-titles-wrong-member-type = member of the wrong kind
structure-rule-titles-bad-identifier = id neither text nor number
structure-rule-titles-bad-bounding-box = bbox not of four or six numbers
structure-rule-titles-bad-nesting = coordinates nested wrongly
structure-rule-titles-bad-coordinate = coordinate that is no number
structure-rule-titles-number-too-large = number too large
structure-rule-titles-short-position = position of fewer than two numbers
structure-rule-titles-long-position = position of more than three numbers
structure-rule-titles-short-line = line of fewer than two positions
structure-rule-titles-short-ring = ring of fewer than four positions
structure-rule-titles-open-ring = ring not closed
structure-rule-titles-empty-coordinates = geometry without coordinates

## StructureTexts

structure-kind-null = null
structure-kind-boolean = true or false
structure-kind-number = a number
structure-kind-string = a text
structure-kind-array = a list
structure-kind-object = an object
structure-kind-invalid = nothing
structure-missing-member = this { $type } has no "{ $key }"{ $is-nullable ->
        [true] ; add it, with null where there is none
       *[false] ; add it
    }
structure-wrong-type = "{ $key }" { $demand }; this is { $found }
structure-too-shallow = a list of { $elements } in square brackets [ ] must stand here and not { $found }: the coordinates are nested too shallow for this type
structure-rings = rings
structure-positions = positions
structure-numbers = numbers
structure-not-a-geometry = a geometry must be an object in braces {"{"} {"}"}, or null where there is none; this is { $found }
structure-not-a-geometry-type = a { $type } cannot be a geometry; write one of { $kinds }
structure-geometries-not-a-list = "geometries" must be a list of geometries in square brackets [ ]
structure-coordinates-not-a-list = "coordinates" must be a list in square brackets [ ] and not { $found }
structure-no-coordinates = this { $kind } has no coordinates; programs may treat it as null
structure-open-ring = this ring must end where it begins; repeat its first position { $position } at the end
structure-close-ring = close the ring
structure-short-ring = a ring needs at least four positions, the last equal to the first; this has { $count }
structure-short-line = a line needs at least two positions; this has { $count }
structure-too-deep = a position [longitude, latitude] must stand here and not a list of lists: the coordinates are nested too deep for this type
structure-short-position = a position needs two numbers, longitude and latitude; this has { $count }
structure-long-position = a position should have no more than three numbers: longitude, latitude and altitude; this has { $count }
structure-number-too-large = this number is too large; write a sensible one
structure-quoted-number = a coordinate must be a number without quotes
structure-remove-quotes = remove the quotes
structure-not-a-number = a coordinate must be a number and not { $found }
structure-missing-type = this object does not say what it is: add "type": "{ $type }"
structure-type-not-a-name = "type" must be a name in quotes and not { $found }
structure-write-as = write { $text }
structure-misspelled-type = “{ $name }” must be written “{ $meant }”
structure-misplaced-type = “{ $name }” cannot stand here; only a { $expected } can
structure-unknown-type = GeoJSON has no type “{ $name }”; it knows { $known }
structure-repeated-member = "{ $key }" is given twice in this { $type }; keep one, programs differ in which they take
structure-misplaced-member = a { $type } must not have "{ $key }"; remove or rename it, or correct the "type"
structure-box-not-a-list = "bbox" must be a list of four or six numbers [west, south, east, north]
structure-box-of-wrong-size = "bbox" must have four numbers (west, south, east, north), or six with altitudes; this has { $count }
structure-not-an-object = a GeoJSON file must be one object in braces {"{"} {"}"} with a "type"; this is { $found }
structure-list-of-features = must be a list of Features in square brackets [ ]
structure-not-a-feature = this must be a Feature: an object in braces {"{"} {"}"} and not { $found }
structure-object-or-null = must be an object in braces {"{"} {"}"}, or null
structure-bad-identifier = "id" must be a text or a number and not { $found }

## WellKnownTexts

well-known = byte { $offset }: { $fault }
well-known-truncated = it ends too early
well-known-unknown-type = { $type } is no type of geometry
well-known-unsupported-type = GeoJSON has no { $type }; make lines and polygons of it first
well-known-unknown-byte-order = the byte order is 0 or 1, not { $byte }
well-known-not-finite = a number is infinite, not a number or too large
well-known-wrong-dimension = this position has { $found } numbers, the others have { $expected }
well-known-measure-without-altitude = measures (M) without altitudes have no place in GeoJSON; leave them out, or add Z
well-known-short-line = a line has at least two positions
well-known-count-too-large = { $count } parts do not fit into the bytes that follow
well-known-wrong-member = this part is of another type than the whole allows
well-known-too-deep = collections nest too deeply
well-known-conflicting-srid = this part has another SRID than the whole
well-known-unwritable-dimension = all positions need the same number of numbers, two to four
well-known-too-many-parts = too many parts
well-known-type = a type such as POINT or POLYGON should stand here
well-known-coordinates = ( or EMPTY should stand here
well-known-number = a number should stand here
well-known-separator = , or ) should stand here
well-known-character = { $character } should stand here
well-known-srid = the SRID is a whole number of 32 bits
well-known-hexadecimal = two hexadecimal digits should stand here
well-known-end = the geometry ends before this
well-known-too-few-positions = a ring has at least four positions, not { $count }
well-known-not-closed = the ring is not closed; repeat its first position at its end
well-known-not-finite-2 = position { $position } of the ring is not finite
structure-convert-topo-json = convert it, for example with “ogr2ogr out.geojson in.json”
structure-convert-esri-json = ask the server for it with f=geojson, or convert it, for example with “ogr2ogr out.geojson in.json”
structure-convert-overpass-json = convert it with osmtogeojson
structure-export-geo-json = export the data as GeoJSON
structure-foreign-format = this is { $format } and not GeoJSON; { $advice }
