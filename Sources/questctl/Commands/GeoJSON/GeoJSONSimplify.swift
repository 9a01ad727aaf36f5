import ArgumentParser
import GeoJSON
import SpatialOperations

/// `questctl geojson simplify --tolerance 10 lakes.geojson`
struct GeoJSONSimplify: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "simplify", abstract: "Leave out positions that hardly change lines and areas.",
        discussion: "Rings stay closed and areas valid; what is kept stays exactly where it was.")

    @Option(help: ArgumentHelp("How far a line may move, in metres.", valueName: "metres"))
    var tolerance: Double

    @OptionGroup var reshaping: ReshapingOptions

    func run() throws {
        try reshaping.write(reshaping.object()) { try $0.simplified(toleranceMetres: tolerance) }
    }
}
