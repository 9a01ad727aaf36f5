// One import gives an app the engine with Foundation's bytes, dates and errors.
@_exported public import GeoJSONFoundation
@_exported public import VeloQuest
