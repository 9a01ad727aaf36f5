import JSON
import OpenStreetMap

/// What an archive says of itself: the names that map programs look for.
///
/// Source: PMTiles version 3, section 5; TileJSON 3.0.0, `vector_layers`.
struct ArchiveMetadata {
    let program: String
    let files: [OSMFileReader]
    let contents: LayerContents
    let maxZoom: Int

    var object: JSONObject {
        let names = files.compactMap { $0.path.split(separator: "/").last.map(String.init) }
        let isInvented = files.allSatisfy { $0.header.writingProgram == OSMHeader.inventedCityProgram }
        var object = JSONObject()
        object["name"] = .string(names.joined(separator: ", "))
        object["type"] = .string("baselayer")
        object["format"] = .string("pbf")
        object["description"] = .string("Shortbread 1.0 and a layer for cycling")
        object["attribution"] = .string(
            isInvented
                ? "an invented city"
                : "<a href=\"https://www.openstreetmap.org/copyright\">© OpenStreetMap contributors</a>")
        object["generator"] = .string(program)
        object["vector_layers"] = .array(MapLayer.allCases.compactMap { layer($0) })
        return object
    }

    private func layer(_ layer: MapLayer) -> JSONValue? {
        guard let minZoom = contents.minZoom(layer) else { return nil }
        var fields = JSONObject()
        for key in contents.attributes(layer) { fields[key.name] = .string(key.fieldType) }
        var object = JSONObject()
        object["id"] = .string(layer.name)
        object["fields"] = .object(fields)
        object["minzoom"] = .integer(Int64(minZoom))
        object["maxzoom"] = .integer(Int64(maxZoom))
        return .object(object)
    }
}
