## ObjectTexts

object-unexpected = el texto contiene un objeto { $found } y no { $expected }; GeoJSONObject lee ambos
