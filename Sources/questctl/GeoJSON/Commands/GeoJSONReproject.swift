import ArgumentParser
import FeatureFiles
import GeoJSON
import JSON
import SpatialOperations
import Support

/// `questctl geojson reproject --from EPSG:32641 plan.geojson`
struct GeoJSONReproject: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reproject", abstract: "Bring coordinates from one reference system into another.",
        discussion: """
            Systems are named as PROJ knows them, for example EPSG:3857. Without --from the crs members of the file count, on \
            the collection, Features or geometries, else longitude and latitude; members that say different things about \
            one geometry, or something else than --from, are refused. Axes are always longitude or easting first. What is \
            not in longitude and latitude afterwards gets a crs member, all others are taken out. Boxes are computed anew. \
            What is in the target system already keeps every byte. Several files may be in different systems. In output that is \
            no collection each Feature gets the member.
            """)

    /// What to do with positions outside the area a system is made for.
    enum Area: String, CaseIterable, ExpressibleByArgument {
        /// An error.
        case enforce
        /// Transform them as well as the formulas can.
        case ignore
    }

    @Option(help: ArgumentHelp("The system of the file.", valueName: "system"))
    var from: String?

    @Option(help: ArgumentHelp("The system wanted; by default longitude and latitude.", valueName: "system"))
    var to: String?

    @Option(
        help: """
            Positions outside the area that a system is made for: enforce makes them an error, ignore transforms them, \
            perhaps kilometres off.
            """)
    var area = Area.enforce

    @Option(help: ArgumentHelp("What the inputs are; by default what their names say.", valueName: "form"))
    var fromForm: FeatureForm?

    @Option(help: ArgumentHelp("What to write; by default what the output's name says.", valueName: "form"))
    var toForm: FeatureForm?

    @OptionGroup var files: FeatureFileOptions

    func run() throws {
        let language = files.common.language
        let (source, target) = try Failure.reporting(language, code: Failure.wrong) {
            let source = try from.map { try CoordinateReferenceSystem($0) }
            let target = try to.map { try CoordinateReferenceSystem($0) } ?? .longitudeLatitude
            try source?.requireHorizontal()
            try target.requireHorizontal()
            return (source, target)
        }
        var run = try FeatureFileRun(files, from: fromForm, to: toForm)
        try run.surveyReferenceSystems()
        var reprojection = Reprojection(
            source: source, target: target, areas: area == .enforce ? .enforced : .ignored)
        try reprojection.prepare(&run)
        let outcome = try run {
            let worker = reprojection.worker()
            return { feature, place in try worker.change(feature, place) }
        }
        try run.finish(outcome)
    }
}
