import ArgumentParser
import GeoJSON
import Routing
import Support
import VeloQuest

/// The roads that `--avoid` closes.
struct ClosureOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Closed roads as GeoJSON: a point closes the road beside it, a line those it runs along, an area all in it.",
            valueName: "file"))
    var avoid: [String] = []

    /// The closures of the files. Parts that close nothing are reported on standard error.
    /// - Throws: `Failure.wrong` for a file that is not GeoJSON, `Failure.unreadable` for one that cannot be opened.
    func closures(on graph: RoadGraph, _ language: Language) throws -> Closures {
        var closures = Closures()
        for file in avoid {
            let drawn = Closures.drawn(in: try ReadGeoJSON.object(in: file, language), on: graph)
            closures.formUnion(drawn.closures)
            guard !drawn.unmatchedFeatures.isEmpty else { continue }
            let numbers = drawn.unmatchedFeatures.prefix(10).map { "\($0 + 1)" }.joined(separator: ", ")
            let more = drawn.unmatchedFeatures.count > 10 ? " …" : ""
            let note = Message("common-idle-closures", ["file": .of(file), "numbers": .of(numbers), "more": .of(more)])
            Console.report(note, language)
        }
        return closures
    }

    /// A router that avoids the closed roads.
    func router(
        on graph: RoadGraph, for profile: BicycleProfile, method: SearchMethod = .aStar, _ language: Language
    ) throws -> Router {
        let closures = try closures(on: graph, language)
        var router = Router(graph: graph, profile: profile, method: method)
        router.closures = closures
        return router
    }
}

/// Reads a GeoJSON file for a command and shows its errors.
enum ReadGeoJSON {
    /// - Throws: `Failure.wrong` where the file has errors, `Failure.unreadable` where it cannot be opened.
    static func object(in path: String, _ language: Language) throws -> GeoJSONObject {
        try object(of: try Failure.reporting(language) { try InputFile.bytes(of: path) }, in: path, language)
    }

    /// The contents of a file's bytes.
    /// - Throws: `Failure.wrong` where they have errors.
    static func object(of bytes: [UInt8], in path: String, _ language: Language) throws -> GeoJSONObject {
        let result = GeoJSONReader().read(bytes)
        if let object = result.object, !result.hasErrors { return object }
        let errors = result.diagnostics.filter { $0.severity == .error }
        Console.note(DiagnosticText(language: language).render(errors, file: path, bytes: bytes), terminator: "")
        throw Failure.wrong
    }
}
