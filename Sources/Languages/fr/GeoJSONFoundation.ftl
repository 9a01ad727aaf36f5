## ObjectTexts

object-unexpected = le texte contient un objet { $found }, et non { $expected } ; GeoJSONObject lit l’un et l’autre
