import ArgumentParser
import GeoJSON
import SpatialOperations

/// `questctl geojson buffer --metres 50 course.geojson`
struct GeoJSONBuffer: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "buffer", abstract: "Everything within some metres of each geometry.")

    @Option(parsing: .unconditional, help: "How far; negative numbers shrink areas.")
    var metres: Double

    @OptionGroup var reshaping: ReshapingOptions

    func run() throws {
        try reshaping.write(reshaping.object()) { geometry in
            let buffer = try geometry.buffered(byMetres: metres).cutAtAntimeridian()
            return buffer.coordinates.isEmpty ? nil : buffer
        }
    }
}
