## DissolvingError

dissolving-error = Feature { $numbers }: { $text }
dissolving-error-2 = Features { $numbers }{ $more }: { $text }

## PlanarGeometryError

planar-geometry-error-not-finite = the position { $longitude },{ $latitude } holds a number that is not finite
planar-geometry-error-not-on-earth = { $longitude },{ $latitude } is not on Earth: longitude goes from −180 to 180, latitude from −90 to 90; fix the coordinates, or reproject a file in metres first
planar-geometry-error-unusable = the { $kind } is not well formed: { $reason }
planar-geometry-error-failed = the { $words } failed ({ $reason }); repair invalid areas first
planar-geometry-error-unusable-distance = { $metres } is no distance of at most 1000 km
planar-geometry-error-invalid = the area is not valid: { $invalidity }; repair it first
planar-geometry-error-area-not-kept = the repair would change the area from { $before } to { $after } square degrees; try the other method, or draw it anew
planar-geometry-error-collapsed = nothing of the area would be left: its rings enclose nothing; draw it anew or make it a line
planar-geometry-error-no-area = a { $kind } is no area to clip with: draw a Polygon, or buffer it
planar-geometry-error-out-of-memory = GEOS is out of memory
planar-geometry-error-operation-words-intersection = intersection
planar-geometry-error-operation-words-union = union
planar-geometry-error-operation-words-difference = difference
planar-geometry-error-operation-words-symmetric-difference = symmetric difference
planar-geometry-error-operation-words-buffer = buffer
planar-geometry-error-operation-words-convex-hull = convex hull
planar-geometry-error-operation-words-simplification = simplification
planar-geometry-error-operation-words-predicate = comparison
planar-geometry-error-operation-words-validity = validity check
planar-geometry-error-operation-words-repair = repair
planar-geometry-error-operation-words-measurement = measurement
planar-geometry-error-operation-words-indexing = indexing
planar-geometry-error-operation-words-conversion = conversion

## ReferenceSystemError

reference-system-error-unknown-system = unknown coordinate reference system “{ $shortened }” ({ $reason }); write for example EPSG:4326
reference-system-error-not-a-system = “{ $shortened }” is not a coordinate reference system; a PROJ string needs +type=crs
reference-system-error-not-horizontal = “{ $name }” has no map coordinates: a position of GeoJSON is longitude or easting, latitude or northing and perhaps a height; choose a geographic, projected or compound system
reference-system-error-conflicting-systems = the reference system is said to be { $shortened } and { $shortened-2 }; delete the wrong “crs” member
reference-system-error-unreadable-member = the “crs” member holds neither a name nor an EPSG code; state the system yourself
reference-system-error-no-transformation = no transformation of known accuracy from { $shortened } to { $shortened-2 } ({ $reason })
reference-system-error-outside-area-of-use = position { $index } ({ $coordinate }) lies outside the area of use of { $system }: { $edges }
reference-system-error-untransformable = position { $index } cannot be transformed: { $reason }
reference-system-error-uneven-numbers = { $count } numbers cannot be read as positions of { $stride } numbers each
reference-system-error-out-of-memory = PROJ is out of memory
invalidity-at = { $reason } ({ $place })
invalidity-self-intersection = self-intersection
invalidity-ring-self-intersection = ring self-intersection
invalidity-hole-outside-shell = hole lies outside shell
invalidity-nested-holes = holes are nested
invalidity-disconnected-interior = interior is disconnected
invalidity-nested-shells = nested shells
invalidity-duplicate-rings = duplicate rings
invalidity-too-few-points = too few points in geometry component
invalidity-invalid-coordinate = invalid coordinate
invalidity-open-ring = ring is not closed
