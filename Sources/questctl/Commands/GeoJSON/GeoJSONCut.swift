import ArgumentParser
import GeoJSON
import Languages
import SpatialOperations

/// `questctl geojson cut flights.geojson`
struct GeoJSONCut: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cut",
        abstract: "Cut lines and areas where they cross the antimeridian, as RFC 7946 wants them.",
        discussion: """
            Longitudes beyond ±180 are brought back, areas around a pole are led along the antimeridian to it, and exterior \
            rings that are cut go counterclockwise afterwards. A ring with a side longer than 180° is cut unless it is a \
            ring only as it is written, or is wound the right way only so; such a ring is named.
            """)

    enum Pole: String, CaseIterable, ExpressibleByArgument {
        case north
        case south
    }

    @Flag(help: "Take the latitude of a cut from the great circle rather than the straight line in degrees.")
    var greatCircle = false

    @Flag(help: "Cut at every side longer than 180°, whatever the direction of its ring says.")
    var allCrossings = false

    @Flag(help: "Trust the direction of rings: what is on the left is inside, be it the rest of the Earth.")
    var keepWinding = false

    @Option(help: "The pole that lies inside rings that go around one.")
    var pole: Pole?

    @OptionGroup var reshaping: ReshapingOptions

    func run() throws {
        let cutting = AntimeridianCutting(
            latitudes: greatCircle ? .greatCircle : .planar, crossings: allCrossings ? .all : .likely,
            winding: keepWinding ? .trusted : .corrected,
            pole: pole.map { $0 == .north ? .north : .south })
        let document = try reshaping.document()
        let language = reshaping.common.language
        var feature = 0
        try reshaping.write(document) { geometry, _ in
            feature += 1
            try geometry.requireDegrees(furthestLongitude: 540)
            if !allCrossings, geometry.hasAmbiguousSides {
                Console.note("\(reshaping.input): \(GeoJSONTexts.uncertainCut(feature: feature)[language])")
            }
            let cut = geometry.cutAtAntimeridian(cutting)
            let oriented = keepWinding ? cut : cut.rewound()
            guard cut != geometry, let dissolved = try oriented.dissolvingInvalidAreas() else { return oriented }
            Console.note("\(reshaping.input): \(GeoJSONTexts.dissolvedCut(feature: feature)[language])")
            return dissolved
        }
    }
}
