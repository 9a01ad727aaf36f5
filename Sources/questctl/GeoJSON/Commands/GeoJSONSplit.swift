import ArgumentParser
import FeatureFiles
import GeoJSON
import JSON
import Support

/// `questctl geojson split --property country towns.geojson -o countries`
struct GeoJSONSplit: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "split", abstract: "Part Features into several files.",
        discussion: """
            --output names the folder, made where it is missing. --count makes files of so many Features, 00001.geojson and so \
            on; --property one for each value of a property, named after it; --geometry-type one for each type. In names \
            everything but letters, digits and few marks becomes _, and a number tells values apart that would have one \
            name; Features without the property go to _none. Features keep every byte, and each collection gets the members \
            of the input's, without its box. Files are written once the input was read without faults.
            """)

    /// How files are packed.
    enum Packing: String, CaseIterable, ExpressibleByArgument {
        case gz
        case zst
    }

    @Option(help: ArgumentHelp("How many Features a file has.", valueName: "number"))
    var count: Int?

    @Option(help: ArgumentHelp("The property whose values part the Features.", valueName: "name"))
    var property: String?

    @Flag(help: "Part by the type of geometry.")
    var geometryType = false

    @Option(help: "How many files there may be at most.")
    var maxFiles = 1000

    @Option(help: "Pack the files: gz or zst.")
    var pack: Packing?

    @Flag(help: "Write over files that are there.")
    var overwrite = false

    @OptionGroup var files: FeatureFileOptions
    @OptionGroup var forms: FeatureFormOptions

    func validate() throws {
        guard [count != nil, property != nil, geometryType].count(where: { $0 }) == 1 else {
            throw ValidationError("give one of --count, --property and --geometry-type")
        }
        guard count ?? 1 >= 1 else { throw ValidationError("--count wants 1 or more") }
        guard maxFiles >= 1 else { throw ValidationError("--max-files wants 1 or more") }
        guard !files.writing.bbox else {
            throw ValidationError(
                "--bbox does not go with split: add it to the parts (questctl geojson convert --bbox)")
        }
        guard files.output != "-" else { throw ValidationError("--output has to name a folder") }
    }

    /// What one thread has seen of the property.
    private final class Sighting {
        var hasProperty = false
    }

    /// Thrown where the limit of files is exceeded, to end the run.
    private struct TooManyFiles: Error {}

    func run() throws {
        let language = files.common.language
        var run = try FeatureFileRun(files, from: forms.from, to: forms.to)
        try run.survey()
        try run.requireOneReferenceSystem()
        run.keepReferenceSystems()
        run.box = .asItStands
        let members = run.surveys.first { !$0.members.isEmpty }?.members ?? [:]
        let parts = FeatureParts(form: run.output, members: FeatureCollection(foreignMembers: members))
        var names = PartName.Names()
        var number = 0
        var sightings: [Sighting] = []
        let outcome: FeaturePipeline.Outcome
        do {
            outcome = try run.routed { value, text in
                let name: String
                if let count {
                    let digits = String(number / count + 1)
                    name = String(repeating: "0", count: max(0, 5 - digits.count)) + digits
                    number += 1
                } else {
                    name = names.name(of: String(value.dropFirst()), key: value)
                }
                try parts.append(text, to: name)
                if parts.names.count > maxFiles { throw TooManyFiles() }
            } _: {
                let sighting = Sighting()
                sightings.append(sighting)
                return { feature, _ in
                    if let property, feature.properties?[property] != nil { sighting.hasProperty = true }
                    return .sent(to: key(of: feature), .keep)
                }
            }
        } catch is TooManyFiles {
            Failure.report(GeoJSONTexts.tooManyFiles(maxFiles), language)
            throw Failure.wrong
        }
        if let property, outcome.read > 0, !sightings.contains(where: \.hasProperty) {
            Console.note("questctl: \(GeoJSONTexts.unseenProperty(property)[language])")
        }
        if run.output != .geojson, !members.isEmpty {
            run.report(.lostMembers(members.members.map { $0.key }), files.output, false)
        }
        try write(parts, run.output, inputs: run.sources.map(\.path), language)
        Console.note("questctl: \(GeoJSONTexts.splitFiles(outcome.written, parts.names.count)[language])")
        try run.finish(outcome)
    }

    private func write(_ parts: FeatureParts, _ form: FeatureForm, inputs: [String], _ language: Language) throws {
        let ending =
            switch form {
            case .geojson: ".geojson"
            case .sequence: ".geojsons"
            case .lines: ".geojsonl"
            }
        func path(_ name: String) -> String {
            "\(files.output)/\(name)\(ending)\(pack.map { ".\($0.rawValue)" } ?? "")"
        }
        try Failure.reporting(language) { try OutputFolder.make(files.output) }
        if !overwrite, let taken = parts.names.map(path).first(where: { OutputFolder.exists($0) }) {
            Failure.report(GeoJSONTexts.existingPart(taken), language)
            throw Failure.wrong
        }
        if let link = parts.names.map(path).first(where: { OutputFolder.isLink($0) }) {
            Failure.report(GeoJSONTexts.linkedPart(link), language)
            throw Failure.wrong
        }
        for name in parts.names { try InputProtection.check(inputs, against: path(name), language) }
        try Failure.reporting(language) { try parts.write(path: path) }
    }

    private func key(of feature: Feature) -> String {
        // The first letter distinguishes values of different kinds with equal text.
        if geometryType { return feature.geometry.map { "t" + $0.kind.rawValue } ?? "n_none" }
        guard let property else { return "" }
        switch feature.properties?[property] {
        case nil, .null?: return "n_none"
        case .string(let text)?: return "t" + text
        case let value?: return "v" + String(decoding: JSONWriter().write(value), as: UTF8.self)
        }
    }
}
