import ArgumentParser
import GeoJSON
import SpatialOperations

/// `questctl geojson simplify --tolerance 10 lakes.geojson`
struct GeoJSONSimplify: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "simplify", abstract: "Leave out positions that hardly change lines and areas.",
        discussion: """
            What is kept stays exactly where it was and as it is written, and rings stay closed. With topology, areas stay \
            valid and lines of one geometry do not come to cross each other; areas that are not valid are refused. \
            douglas-peucker and visvalingam look at each line alone. Geometry may be of any size and anywhere, across the \
            antimeridian too. Coordinates have to be longitudes and latitudes: reproject other files first.
            """)

    enum Method: String, CaseIterable, ExpressibleByArgument {
        /// Douglas and Peucker, with topology checks.
        case topology
        /// No position left out is further than the tolerance from its line.
        case douglasPeucker = "douglas-peucker"
        /// No triangle left is smaller than the tolerance squared.
        case visvalingam
    }

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How far a line may move, in metres; visvalingam takes out triangles smaller than its square.",
            valueName: "metres"))
    var tolerance: Double

    @Option(help: "How to choose what to leave out.")
    var method = Method.topology

    @OptionGroup var reshaping: ReshapingOptions

    func validate() throws {
        guard tolerance >= 0, tolerance.isFinite else {
            throw ValidationError("--tolerance wants metres, 0 or more, for example 10")
        }
    }

    func run() throws {
        try reshaping.write(reshaping.document()) { geometry, _ in
            try geometry.requireDegrees()
            return switch method {
            case .topology: try geometry.simplified(toleranceMetres: tolerance)
            case .douglasPeucker: geometry.simplified(tolerance: tolerance)
            case .visvalingam: geometry.simplified(area: tolerance * tolerance)
            }
        }
    }
}
