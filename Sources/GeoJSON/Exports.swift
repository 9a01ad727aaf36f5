// One import gives a reader of GeoJSON its values, findings and their reports.
@_exported public import JSON
