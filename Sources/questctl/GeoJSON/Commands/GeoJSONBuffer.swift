import ArgumentParser
import FeatureFiles
import GeoJSON
import SpatialOperations

/// `questctl geojson buffer --metres 50 course.geojson`
struct GeoJSONBuffer: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "buffer", abstract: "Everything within some metres of each geometry.",
        discussion: """
            Geometry may be of any size and anywhere, across the antimeridian and around the poles; results are cut along \
            the antimeridian. Outlines are right to a ten-thousandth of the distance or a centimetre, and circles have 64 \
            straight pieces. Coordinates have to be longitudes and latitudes: reproject other files first. Features that \
            shrink to nothing are left out.
            """)

    @Option(parsing: .unconditional, help: "How far, up to 1000 km; negative numbers shrink areas.")
    var metres: Double

    @OptionGroup var files: FeatureFileOptions
    @OptionGroup var forms: FeatureFormOptions

    func validate() throws {
        guard metres.magnitude <= 1_000_000 else { throw ValidationError("--metres goes from -1000000 to 1000000") }
    }

    func run() throws {
        var run = try FeatureFileRun(files, from: forms.from, to: forms.to)
        let outcome = try run.inDegrees {
            { feature, _ in
                guard let geometry = feature.geometry else { return .keep }
                let buffer = try geometry.buffered(byMetres: metres)
                return buffer.coordinates.isEmpty ? .drop : .geometry(buffer)
            }
        }
        try run.finish(outcome)
    }
}
