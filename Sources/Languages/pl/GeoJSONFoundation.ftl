## ObjectTexts

object-unexpected = tekst zawiera { $found }, a nie { $expected }; GeoJSONObject odczyta jedno i drugie
