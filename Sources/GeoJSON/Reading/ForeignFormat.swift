import JSON

/// Another format based on JSON that is mistaken for GeoJSON.
enum ForeignFormat: String {
    case topoJSON = "TopoJSON"
    case esriJSON = "Esri JSON"
    case overpassJSON = "OpenStreetMap JSON"
    case cityJSON = "CityJSON"
    case tileJSON = "TileJSON"

    /// The format that has objects with a type.
    init?(type: String) {
        switch type {
        case "Topology": self = .topoJSON
        case "CityJSON", "CityJSONFeature": self = .cityJSON
        default: return nil
        }
    }

    /// The format whose objects have these members and no type.
    init?(_ members: [JSONNode.Member]) {
        let keys = Set(members.map { $0.key })
        let isGeoJSON = keys.contains("properties") || keys.contains("coordinates")
        let isEsri = ["geometryType", "fieldAliases", "attributes", "rings", "paths", "spatialReference"].contains {
            keys.contains($0)
        }
        if isEsri, !isGeoJSON {
            self = .esriJSON
        } else if keys.contains("elements"), keys.contains("osm3s") || keys.contains("generator") {
            self = .overpassJSON
        } else if keys.contains("tilejson") {
            self = .tileJSON
        } else {
            return nil
        }
    }
}
