import ArgumentParser
import FeatureFiles
import GeoJSON
import GeoJSONOperations
import JSON

/// `questctl geojson explode islands.geojson`
struct GeoJSONExplode: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explode", abstract: "Make a Feature of each part of a MULTI geometry or collection.",
        discussion: """
            Each part has the properties and other members of its Feature. It has no id, since several Features with one would \
            not be told apart; --id-property writes it to a property. Features of a single part keep every byte, and those \
            without one too.
            """)

    @Option(help: ArgumentHelp("A property of the parts that gets the id of their Feature.", valueName: "name"))
    var idProperty: String?

    @OptionGroup var files: FeatureFileOptions
    @OptionGroup var forms: FeatureFormOptions

    func run() throws {
        var run = try FeatureFileRun(files, from: forms.from, to: forms.to)
        try run.surveyWhereNeeded()
        if files.writing.precision == nil, run.sources.count == 1 { run.box = .asItStands }
        let outcome = try run {
            { feature, _ in
                let parts = FeatureCollection(features: [feature]).exploded().features
                if parts.count == 1, parts[0].geometry == feature.geometry { return .keep }
                guard let idProperty, let id = feature.id else { return .features(parts) }
                return .features(
                    parts.map { part in
                        var part = part
                        var properties = part.properties ?? [:]
                        properties[idProperty] = id.value
                        part.properties = properties
                        return part
                    })
            }
        }
        try run.finish(outcome)
    }
}

extension Feature.Identifier {
    /// The identifier as a value of a property.
    fileprivate var value: JSONValue {
        switch self {
        case .string(let text): .string(text)
        case .integer(let number): .integer(number)
        case .decimal(let digits): .decimal(digits)
        }
    }
}
