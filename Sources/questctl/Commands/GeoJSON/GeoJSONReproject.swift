import ArgumentParser
import GeoJSON
import Languages
import SpatialOperations

/// `questctl geojson reproject --from EPSG:32641 plan.geojson`
struct GeoJSONReproject: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reproject", abstract: "Bring coordinates from one reference system into another.",
        discussion: """
            Systems are named as PROJ knows them, for example EPSG:3857. Without --from the file's own crs member \
            counts, else longitude and latitude. Axes are always longitude or easting first.
            """)

    @Option(help: ArgumentHelp("The system of the file.", valueName: "system"))
    var from: String?

    @Option(help: ArgumentHelp("The system wanted; by default longitude and latitude.", valueName: "system"))
    var to: String?

    @OptionGroup var reshaping: ReshapingOptions

    func run() throws {
        let language = reshaping.common.language
        var object = try reshaping.object()
        let source = try Failure.reporting(language, code: Failure.wrong) {
            if let from { return try CoordinateReferenceSystem(from) }
            return try CoordinateReferenceSystem(legacyMember: GeoJSONReproject.takeSystem(from: &object) ?? .null)
        }
        try Failure.reporting(language, file: reshaping.input, code: Failure.wrong) {
            let target = try to.map { try CoordinateReferenceSystem($0) } ?? .longitudeLatitude
            let transformation = try CoordinateTransformation(from: source, to: target)
            try reshaping.write(object) { try transformation.transformed($0) }
        }
    }

    /// Takes the `crs` member out, which would be wrong afterwards.
    private static func takeSystem(from object: inout GeoJSONObject) -> JSONValue? {
        guard case .featureCollection(var collection) = object else { return nil }
        let system = collection.foreignMembers["crs"]
        collection.foreignMembers["crs"] = nil
        object = .featureCollection(collection)
        return system
    }
}
