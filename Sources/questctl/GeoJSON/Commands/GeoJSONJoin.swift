import ArgumentParser
import FeatureFiles
import GeoJSON
import GeoJSONOperations
import SpatialOperations

/// `questctl geojson join cut.geojson`
struct GeoJSONJoin: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "join",
        abstract: "Join lines and areas that were cut at the antimeridian.",
        discussion: """
            The opposite of cut, for programs that want whole areas: longitudes go the short way across ±180. Positions that \
            are only there for the cut are left out.
            """)

    @OptionGroup var files: FeatureFileOptions
    @OptionGroup var forms: FeatureFormOptions

    func run() throws {
        var run = try FeatureFileRun(files, from: forms.from, to: forms.to)
        let outcome = try run.inDegrees {
            { feature, _ in
                guard let geometry = feature.geometry else { return .keep }
                try geometry.requireDegrees(furthestLongitude: 540)
                let joined = geometry.joinedAtAntimeridian()
                return joined == geometry ? .keep : .geometry(joined)
            }
        }
        try run.finish(outcome)
    }
}
