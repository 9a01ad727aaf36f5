// Reads GeoJSON with the toolkit alone, and shows what it says of a mistake.
import GeoJSON

@main
struct ReadFeatures {
    static func main() {
        let text = """
            {
              "type": "Feature",
              "properties": { "name": "Ёлка у моста" }
              "geometry": { "type": "Point", "coordinates": [61.4026, 55.1599] }
            }
            """
        let result = GeoJSONReader().read(text)
        print(DiagnosticText().render(result.diagnostics, file: "oak.geojson", bytes: Array(text.utf8)))

        let corrected = text.replacing(" }\n  \"geometry\"", with: " },\n  \"geometry\"")
        for feature in GeoJSONReader().read(corrected).object?.features ?? [] {
            print(feature.properties?["name"]?.stringValue ?? "–", feature.geometry?.kind.rawValue ?? "–")
        }
    }
}
