import FeatureFiles
import GeoJSON
import Support
import TestSupport

/// Features written into a file of another format, and read again.
struct Converted {
    var features: [Feature] = []
    var warnings: [String] = []
    var failures: [VectorFeatureFailure] = []
    var outcome = VectorOutcome()

    /// There and back.
    init(_ text: String, as name: String, in folder: TemporaryFolder) throws {
        let input = try folder.write(text.utf8, as: "input.geojson")
        let format = try Self.format(name)
        var warnings: [String] = []
        let written = try VectorConversion(format: format).write(
            from: input, .geojson, to: folder.path(name)
        ) {
            if case .warning(let text) = $0 { warnings.append(text[.english]) }
        }
        self = try Converted(reading: folder.path(name))
        self.warnings = warnings + self.warnings
        outcome.skipped += written.skipped
    }

    /// Reads a file.
    init(reading path: String, _ change: (inout VectorConversion) -> Void = { _ in }) throws {
        var conversion = VectorConversion(format: try Self.format(path))
        change(&conversion)
        var (features, warnings, failures): ([Feature], [String], [VectorFeatureFailure]) = ([], [], [])
        outcome = try conversion.read(
            path,
            report: {
                switch $0 {
                case .warning(let text): warnings.append(text[.english])
                case .failure(let failure): failures.append(failure)
                case .findings: break
                }
            }
        ) { features.append($0) }
        (self.features, self.warnings, self.failures) = (features, warnings, failures)
    }

    private static func format(_ name: String) throws -> VectorFormat {
        guard let format = VectorFormat(path: name) else { throw VectorFormatError.unreadable(path: name, reason: "") }
        return format
    }
}

/// The Features of a text.
func features(_ text: String) throws -> [Feature] { try GeoJSONObject(parsing: text).features }

/// A collection of Features given as text.
func collection(_ features: String...) -> String {
    "{\"type\":\"FeatureCollection\",\"features\":[" + features.joined(separator: ",") + "]}"
}

/// A Feature as text.
func feature(_ geometry: String, _ properties: String = "{}") -> String {
    "{\"type\":\"Feature\",\"geometry\":\(geometry),\"properties\":\(properties)}"
}
