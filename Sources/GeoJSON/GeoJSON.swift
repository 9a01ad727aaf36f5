// GeoJSON
