// One import gives GeoJSON's geometries and their well-known text and binary.
@_exported public import GeoJSON
