// One import gives GeoJSON and what is done with its geometries.
@_exported public import GeoJSON
