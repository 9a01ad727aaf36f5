// One import gives GeoJSON with Foundation's bytes, files and errors.
@_exported public import GeoJSON
