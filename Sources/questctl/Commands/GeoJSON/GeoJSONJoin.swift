import ArgumentParser
import GeoJSON
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

    @OptionGroup var reshaping: ReshapingOptions

    func run() throws {
        try reshaping.write(reshaping.document()) { geometry, _ in
            try geometry.requireDegrees(furthestLongitude: 540)
            return geometry.joinedAtAntimeridian()
        }
    }
}
