## ObjectTexts

object-unexpected = im Text steht { $found }, nicht { $expected }; GeoJSONObject liest beides
