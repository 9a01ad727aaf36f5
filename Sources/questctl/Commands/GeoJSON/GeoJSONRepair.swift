public import ArgumentParser
import GeoJSON
import Languages
public import SpatialOperations

/// `questctl geojson repair parks.geojson`
struct GeoJSONRepair: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "repair", abstract: "Make areas valid whose rings cross themselves or each other.",
        discussion: """
            Valid Features keep every byte. An area is kept to a part in 10⁹: by structure, that which the exterior rings go \
            around without that of the holes, overlapping parts together; by linework, that of the even-odd rule, where \
            overlapping parts cancel out. Where the area cannot be kept, or none would be left, the Feature stays as it is \
            and is named, and the exit code is 1; with --skip-invalid it is left out. Spikes and other parts without width \
            are left out and named. Coordinates may be of any system, those in degrees may cross the antimeridian.
            """)

    @Option(help: "What belongs to an area: structure or linework.")
    var method = RepairMethod.structure

    @OptionGroup var reshaping: ReshapingOptions

    func run() throws {
        let document = try reshaping.document(.any)
        let repairing = AreaRepairing(
            method: method, written: reshaping.written, skipsInvalid: reshaping.skipInvalid,
            language: reshaping.common.language)
        let result = repairing.repaired(document)
        try reshaping.write(result.bytes)
        Console.note("questctl: \(GeoJSONTexts.repaired(result.repaired, result.refused)[reshaping.common.language])")
        if result.refused > 0 { throw Failure.wrong }
    }
}

extension RepairMethod: ExpressibleByArgument {}
