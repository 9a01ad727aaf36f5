## ObjectTexts

object-unexpected = the text holds a { $found }, not a { $expected }; GeoJSONObject reads either
