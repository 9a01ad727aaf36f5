import ArgumentParser
import FeatureFiles
import GeoJSON
import GeoJSONOperations
import SpatialOperations
import Support

/// `questctl geojson filter "population > 1000" towns.geojson`
struct GeoJSONFilter: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "filter", abstract: "Keep the Features that a condition chooses.",
        discussion: """
            The condition is CQL2 text (OGC 21-065r2), for example "population > 1000 AND name LIKE 'Ch%'" or \
            "S_INTERSECTS(geometry, BBOX(9.4, 47.0, 9.7, 47.3))". A Feature of which it cannot be told whether the condition \
            holds, since it has no such property, is not chosen. Chosen Features keep every byte. With spatial functions \
            coordinates have to be longitudes and latitudes. Properties that no Feature has are named.
            """)

    @Argument(help: ArgumentHelp("What Features have to be like, as CQL2 text.", valueName: "condition"))
    var condition: String

    @Flag(help: "Keep what the condition does not choose instead.")
    var invert = false

    @OptionGroup var files: FeatureFileOptions
    @OptionGroup var forms: FeatureFormOptions

    /// Whether a condition among the arguments of a command line looks like an option to the parser.
    static func mayNeedTerminator(_ arguments: [String]) -> Bool {
        arguments.starts(with: ["geojson", "filter"]) && !arguments.contains("--")
            && arguments.contains { $0.hasPrefix("-") && $0.contains(" ") }
    }

    /// The filter of one thread.
    private final class Filtering {
        var run: FilterRun
        init(_ filter: FeatureFilter) { run = FilterRun(filter) }
    }

    func run() throws {
        let language = files.common.language
        let isSpatial = try checked(language)
        var run = try FeatureFileRun(files, from: forms.from, to: forms.to)
        var filterings: [Filtering] = []
        func transform() throws -> FeaturePipeline.Transform {
            let filtering = Filtering(try FeatureFilter(condition, spatial: .exact))
            filterings.append(filtering)
            return { feature, _ in
                // Metres of a projection would be compared with degrees, and meet nothing.
                if isSpatial { try feature.geometry?.requireDegrees(furthestLongitude: 540) }
                return filtering.run.matches(feature) != invert ? .keep : .drop
            }
        }
        let outcome: FeaturePipeline.Outcome
        if isSpatial {
            outcome = try run.inDegrees(transform)
        } else {
            try run.surveyWhereNeeded()
            outcome = try run(transform)
        }
        if var all = filterings.first?.run, outcome.read > 0 {
            for other in filterings.dropFirst() { all.formUnion(other.run) }
            for name in all.unseenProperties {
                Console.report(GeoJSONTexts.unseenProperty(name), language)
            }
            for name in all.mismatchedProperties {
                Console.report(GeoJSONTexts.mismatchedProperty(name), language)
            }
        }
        try run.finish(outcome)
    }

    /// Whether the condition has spatial functions.
    private func checked(_ language: Language) throws -> Bool {
        do throws(FilterError) {
            _ = try FeatureFilter(condition, spatial: SpatialPredicates { _, _ in nil })
            return false
        } catch {}
        do throws(FilterError) {
            _ = try FeatureFilter(condition, spatial: .exact)
            return true
        } catch {
            let text = DiagnosticText(language: language)
                .render([error.diagnostic], file: "filter", bytes: Array(condition.utf8))
            Console.note(text, terminator: "")
            throw Failure.misused
        }
    }
}
