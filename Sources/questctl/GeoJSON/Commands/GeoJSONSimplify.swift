import ArgumentParser
import FeatureFiles
import GeoJSON
import GeoJSONOperations
import SpatialOperations

/// `questctl geojson simplify --tolerance 10 lakes.geojson`
struct GeoJSONSimplify: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "simplify", abstract: "Leave out positions that hardly change lines and areas.",
        discussion: """
            What is kept stays exactly where it was and as it is written, and rings stay closed. With topology, areas stay \
            valid and lines of one geometry do not come to cross each other; areas that are not valid are refused. \
            douglas-peucker and visvalingam look at each line alone. Geometry may be of any size and anywhere, across the \
            antimeridian too. With --shared-borders neighbours stay neighbours: what two Features share they share afterwards, \
            without gaps or overlaps; all Features have to fit into memory then. Coordinates have to be longitudes and latitudes: reproject other files first.
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

    @Flag(help: "Simplify borders that Features share once, so that no gaps or overlaps come to be.")
    var sharedBorders = false

    @OptionGroup var files: FeatureFileOptions
    @OptionGroup var forms: FeatureFormOptions

    func validate() throws {
        guard tolerance >= 0, tolerance.isFinite else {
            throw ValidationError("--tolerance wants metres, 0 or more, for example 10")
        }
    }

    func run() throws {
        var run = try FeatureFileRun(files, from: forms.from, to: forms.to)
        if sharedBorders { return try simplifyTogether(&run) }
        let outcome = try run.inDegrees {
            { feature, _ in
                guard let geometry = feature.geometry else { return .keep }
                let simple = try simplified(geometry)
                return simple == geometry ? .keep : .geometry(simple)
            }
        }
        try run.finish(outcome)
    }

    /// Reads all Features, simplifies them together, and reads them again to replace only their geometries in the text.
    private func simplifyTogether(_ run: inout FeatureFileRun) throws {
        guard run.sources.count == 1 else {
            throw ValidationError(
                "--shared-borders wants one file: put several together first (questctl geojson convert)")
        }
        try run.sources[0].prepareToReread()
        try run.survey()
        try run.requireDegrees()
        let members = try run.features(ofFile: 0, isQuiet: true) { try $0.requireDegrees() }.features
        let simple = try Failure.reporting(run.language, file: run.sources[0].path, code: Failure.wrong) {
            try Geometry.simplifiedWithSharedBorders(
                members.map(\.feature.geometry),
                by: method == .visvalingam
                    ? .visvalingam(squareMetres: tolerance * tolerance) : .douglasPeucker(toleranceMetres: tolerance))
        }
        // The Features of a record that is a collection have the same place.
        var results: [Int: [Geometry?]] = [:]
        for (member, geometry) in zip(members, simple) { results[member.place.index, default: []].append(geometry) }
        let known = results
        let outcome = try run.inDegrees {
            var (last, number) = (-1, 0)
            return { feature, place in
                if place.index != last { (last, number) = (place.index, 0) }
                try feature.geometry?.requireDegrees()
                let ofPlace = known[place.index] ?? []
                let simple = number < ofPlace.count ? ofPlace[number] : nil
                number += 1
                guard let geometry = feature.geometry, let simple, simple != geometry else { return .keep }
                return .geometry(simple)
            }
        }
        try run.finish(outcome)
    }

    private func simplified(_ geometry: Geometry) throws -> Geometry {
        try geometry.requireDegrees()
        return switch method {
        case .topology: try geometry.simplified(toleranceMetres: tolerance)
        case .douglasPeucker: geometry.simplified(tolerance: tolerance)
        case .visvalingam: geometry.simplified(area: tolerance * tolerance)
        }
    }
}
