// One import gives GeoJSON and what is found in it.
@_exported public import GeoJSON
