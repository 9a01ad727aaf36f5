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
            throw Failure.reported(
                Message("geo-json-too-many-files", ["limit": .of(maxFiles)]), language, code: Failure.wrong)
        }
        if let property, outcome.read > 0, !sightings.contains(where: \.hasProperty) {
            Console.report(GeoJSONTexts.unseenProperty(property), language)
        }
        if run.output != .geojson, !members.isEmpty {
            run.report(.lostMembers(members.members.map { $0.key }), files.output, false)
        }
        try write(parts, run.output, inputs: run.sources.map(\.path), language)
        Console.report(
            Message("geo-json-split-files", ["features": .of(outcome.written), "files": .of(parts.names.count)]),
            language)
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
            throw Failure.reported(
                Message("geo-json-existing-part", ["path": .of(taken)]), language, code: Failure.wrong)
        }
        if let link = parts.names.map(path).first(where: { OutputFolder.isLink($0) }) {
            throw Failure.reported(Message("geo-json-linked-part", ["path": .of(link)]), language, code: Failure.wrong)
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

/// Safe file names made of values in a file.
enum PartName {
    /// A name that is valid on every system: letters, digits and few marks, no path, no device of Windows, at most 100 bytes.
    ///
    /// Different values may have equal names; see `Names`.
    static func safe(_ value: String) -> String {
        var name = ""
        for scalar in value.unicodeScalars {
            let isSafe =
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "-_. ()+,".unicodeScalars.contains(scalar)
            guard name.utf8.count + 4 <= 100 else { break }
            name.unicodeScalars.append(isSafe ? scalar : "_")
        }
        while let first = name.first, first == "." || first == " " || first == "-" { name.removeFirst() }
        while let last = name.last, last == "." || last == " " { name.removeLast() }
        if name.isEmpty { name = "_" }
        let stem = name.split(separator: ".", maxSplits: 1).first.map { $0.uppercased() } ?? ""
        let devices = ["CON", "PRN", "AUX", "NUL"] + (0...9).flatMap { ["COM\($0)", "LPT\($0)"] }
        return devices.contains(stem) ? "_" + name : name
    }

    /// Names given to values, each value its own.
    struct Names {
        /// Keyed by bytes, since accented letters can be encoded in two ways.
        private var names: [[UInt8]: String] = [:]
        private var taken: Set<String> = []

        /// The safe name of a value, different from those of other values even without regard to case.
        mutating func name(of value: String, key: String) -> String {
            let key = Array(key.utf8)
            if let known = names[key] { return known }
            let base = PartName.safe(value)
            var name = base
            var number = 2
            while !taken.insert(name.lowercased()).inserted {
                name = "\(base)-\(number)"
                number += 1
            }
            names[key] = name
            return name
        }
    }
}
