## ObjectTexts

object-unexpected = в тексте { $found }, а не { $expected }; GeoJSONObject читает и то и другое
