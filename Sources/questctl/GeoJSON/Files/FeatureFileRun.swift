import ArgumentParser
import FeatureFiles
import GeoJSON
import JSON
import SpatialOperations
import Support

/// Processes the Features of some files into another, and prints reports on standard error.
struct FeatureFileRun {
    let files: FeatureFileOptions
    let sources: [FeatureSource]
    let output: FeatureForm
    /// The members around the Features of each file; empty where they are not needed.
    private(set) var surveys: [CollectionMembers] = []
    /// How the collection's box is treated where its Features change.
    var box = FeaturePipeline.Options.Box.updated
    /// Members to set in the output's collection, or in each record where there is none.
    var setMembers = JSONObject()
    /// Members of the collection to remove from the output.
    var droppedMembers: Set<String> = []
    /// Whether the output is in metres of a plane.
    var isPlanar = false
    /// Whether Features with errors are skipped without the option.
    var skipsInvalid: Bool
    /// Whether lost `crs` members were already handled.
    var knowsReferenceSystem = false
    /// Whether each Feature gets the `crs` member of its collection.
    private(set) var marksReferenceSystems = false

    var language: Language { files.common.language }

    /// Finds the files.
    ///
    /// - Parameters:
    ///   - from: the form of all inputs; by default that of their names.
    ///   - to: the form of the output.
    init(_ files: FeatureFileOptions, from: FeatureForm?, to: FeatureForm?) throws {
        let language = files.common.language
        let paths = try FeatureFileInputs.paths(files.inputs, from, language)
        if paths.count > 1 { try InputProtection.check(paths, against: files.output, language) }
        let sources = try Failure.reporting(language) {
            try paths.map { try FeatureFileInputs.source($0, from, language) }
        }
        try self.init(files, sources, to: to)
    }

    /// Takes files that were found.
    init(_ files: FeatureFileOptions, _ sources: [FeatureSource], to: FeatureForm?) throws {
        ProcessHeap.returnFreedBlocks()
        self.files = files
        self.sources = sources
        output =
            to ?? FeatureForm(path: files.output) ?? (Set(sources.map(\.form)).count == 1 ? sources[0].form : .geojson)
        skipsInvalid = files.skipInvalid
        if files.writing.pretty, output == .lines {
            throw ValidationError("--pretty does not go with lines, of which each is a Feature")
        }
    }

    /// Reads the members around the Features of all files.
    mutating func survey() throws {
        let sources = sources
        surveys = try Failure.reporting(language) { try sources.map { try $0.survey() } }
    }

    /// Reads the `crs` and `bbox` members around the Features of all files; other members may be missing.
    mutating func surveyReferenceSystems() throws {
        let sources = sources
        surveys = try Failure.reporting(language) { try sources.map { try $0.referenceSystemSurvey() } }
    }

    /// Reads what is around the Features where several files are put together, which have to be in one system, where boxes are asked
    /// for, and where the output has no collection that could say the system.
    mutating func surveyWhereNeeded() throws {
        let losesCollections = output != .geojson && sources.contains { $0.form == .geojson }
        guard sources.count > 1 || files.writing.bbox || losesCollections else { return }
        try surveyReferenceSystems()
        try requireOneReferenceSystem()
        keepReferenceSystems()
        let systems = surveys.compactMap { $0.members["crs"] }.compactMap {
            try? CoordinateReferenceSystem(legacyMember: $0)
        }
        isPlanar = systems.contains { !$0.isGeographic }
    }

    /// Makes an output without collections say the systems of these on each Feature.
    mutating func keepReferenceSystems() {
        knowsReferenceSystem = true
        marksReferenceSystems = output != .geojson
    }

    /// Whether the output is a Feature or geometry instead of a collection.
    var isLoneDocument: Bool { sources.count == 1 && surveys.first?.isDocument == true && output == .geojson }

    /// Runs the pipeline.
    ///
    /// - Throws: `Failure.wrong` where there are errors that are not to be skipped; then the output is not replaced.
    func callAsFunction(_ transform: () throws -> FeaturePipeline.Transform) throws -> FeaturePipeline.Outcome {
        try Failure.reporting(language) {
            let target = try FeatureOutput(path: files.output)
            let outcome = try run(transform, write: target.write, route: nil)
            try target.commit()
            return outcome
        }
    }

    /// Runs the pipeline and writes each Feature to the file that its transform names.
    func routed(
        _ route: @escaping (String, ArraySlice<UInt8>) throws -> Void,
        _ transform: () throws -> FeaturePipeline.Transform
    ) throws -> FeaturePipeline.Outcome {
        try Failure.reporting(language) { try run(transform, write: { _ in }, route: route) }
    }

    /// Ends the command where Features were left out.
    func finish(_ outcome: FeaturePipeline.Outcome) throws {
        guard outcome.skipped > 0 || outcome.hasFaults else { return }
        if outcome.skipped > 0 {
            Console.report(Message("geo-json-left-out", ["skipped": .of(outcome.skipped)]), language)
        }
        throw Failure.wrong
    }

    private func run(
        _ transform: () throws -> FeaturePipeline.Transform, write: (UnsafeRawBufferPointer) throws -> Void,
        route: ((String, ArraySlice<UInt8>) throws -> Void)?
    ) throws -> FeaturePipeline.Outcome {
        let run = try FeaturePipeline.Run(options(sources[0].form), isMerging: sources.count > 1) {
            let transform = try transform()
            let written = written
            let mark = marksReferenceSystems ? ReferenceSystemMark() : nil
            return { feature, place in
                let change = written.change(feature, try transform(feature, place))
                return mark?.marked(change, of: feature, place) ?? change
            }
        }
        let isMany = sources.count > 1
        for (index, source) in sources.enumerated() {
            try run.take(
                source.form, members: surveys.isEmpty ? [:] : surveys[index].members, read: source.reader(),
                write: write, route: route, report: { report($0, source.path, isMany) })
        }
        let outcome = try run.finish(write: write, report: { report($0, files.output, isMany) })
        try requireSkipped(outcome)
        return outcome
    }

    /// Ends the command where there were errors that are not to be skipped.
    func requireSkipped(_ outcome: FeaturePipeline.Outcome) throws {
        guard outcome.isRefused else { return }
        if !skipsInvalid {
            let advice =
                Console.isStandardOutput(files.output)
                ? Message("geo-json-cut-advice") : Message("geo-json-skip-advice")
            Console.report(advice, language)
        }
        throw Failure.wrong
    }

    /// The options of the pipeline for an input form.
    func options(_ form: FeatureForm) -> FeaturePipeline.Options {
        var options = FeaturePipeline.Options(input: form, output: output)
        options.writing = files.writing.pretty ? .pretty : .compact
        options.isRewriting = files.writing.pretty
        options.skipsInvalid = skipsInvalid
        options.setMembers = isLoneDocument ? [:] : setMembers
        options.droppedMembers = droppedMembers
        options.isPlanar = isPlanar
        let isBoxless = !surveys.isEmpty && !surveys.contains(where: \.hasBox)
        options.box = files.writing.bbox ? .written : isBoxless ? .asItStands : box
        return options
    }

    /// How Features are written.
    var written: WrittenFeature {
        WrittenFeature(
            geometry: WrittenGeometry(decimals: files.writing.precision), hasBox: files.writing.bbox,
            isPlanar: isPlanar)
    }

    /// Prints a report about a file.
    func report(_ report: FeatureReport, _ file: String, _ isMany: Bool) {
        FeatureReporting(language: language, knowsReferenceSystem: knowsReferenceSystem).report(report, file, isMany)
    }

    // For commands that compare Features with each other, and so need all of them in memory.

    private final class Gathering {
        var features: [(feature: Feature, place: FeaturePlace)] = []
    }

    /// The Features of a file in their order. Those with an unusable geometry are errors, as in a run.
    ///
    /// - Parameters:
    ///   - number: the index of the file, whose members were read before.
    ///   - isQuiet: whether another run reports the errors; Features with errors are omitted here.
    func features(
        ofFile number: Int, isQuiet: Bool, _ check: @escaping (Geometry) throws -> Void
    ) throws -> (features: [GatheredFeature], outcome: FeaturePipeline.Outcome) {
        let source = sources[number]
        var options = options(source.form)
        options.output = source.form
        options.skipsInvalid = skipsInvalid || isQuiet
        options.box = .asItStands
        var gatherings: [Gathering] = []
        let isMany = sources.count > 1
        let run = try FeaturePipeline.Run(options) {
            let gathering = Gathering()
            gatherings.append(gathering)
            let degrees = DegreesOnly()
            return { feature, place in
                try degrees.check(feature, place)
                if let geometry = feature.geometry { try check(geometry) }
                gathering.features.append((feature, place))
                return .drop
            }
        }
        let outcome = try Failure.reporting(language) {
            try run.take(
                source.form, members: surveys[number].members, read: source.reader(), write: { _ in },
                report: { if !isQuiet { report($0, source.path, isMany) } })
            return try run.finish(write: { _ in }, report: { if !isQuiet { report($0, source.path, isMany) } })
        }
        let features = gatherings.flatMap(\.features).sorted { $0.place.index < $1.place.index }
        return (features.map { GatheredFeature(feature: $0.feature, place: $0.place, file: source.path) }, outcome)
    }

    /// Writes a collection from memory.
    func write(_ collection: FeatureCollection) throws {
        let text = GeoJSONWriter().write(collection)
        var options = options(.geojson)
        options.box = files.writing.bbox ? .written : .asItStands
        try Failure.reporting(language) {
            let target = try FeatureOutput(path: files.output)
            let run = try FeaturePipeline.Run(options) { { feature, _ in written.change(feature, .keep) } }
            var offset = 0
            try run.take(
                .geojson,
                read: { buffer in
                    let count = min(buffer.count, text.count - offset)
                    text[offset..<offset + count].withUnsafeBytes { buffer.copyMemory(from: $0) }
                    offset += count
                    return count
                }, write: target.write, report: { report($0, files.output, false) })
            let outcome = try run.finish(write: target.write, report: { report($0, files.output, false) })
            guard !outcome.isRefused else { throw Failure.wrong }
            try target.commit()
        }
    }
}

/// A Feature in memory, with its place for messages.
struct GatheredFeature {
    var feature: Feature
    var place: FeaturePlace
    /// The file that it is in.
    var file: String
}

/// Says on standard error what a pipeline reports.
struct FeatureReporting {
    let language: Language
    /// Whether members named `crs` that are lost were dealt with.
    var knowsReferenceSystem = false

    /// Says what there is to say of a file.
    ///
    /// - Parameter isMany: whether there are several, so that lost members are said of one.
    func report(_ report: FeatureReport, _ file: String, _ isMany: Bool) {
        switch report {
        case .findings(let findings):
            let shown = findings.filter { $0.severity != .note }
            Console.note(DiagnosticText(language: language).render(shown, file: file), terminator: "")
        case .failure(let failure):
            let text = GeoJSONTexts.feature(failure.pointer.description, failure.place.id?.description, failure.message)
            Failure.report(text, file: "\(file):\(failure.place.line):\(failure.place.column)", language)
        case .note(let note, let place):
            let text = GeoJSONTexts.feature(place.pointer.description, place.id?.description, note.message)
            let position = "\(file):\(place.line):\(place.column)"
            if note.isError {
                Failure.report(text, file: position, language)
            } else {
                Console.note("questctl: \(position): \(text[language])")
            }
        case .lostMembers(let names):
            let shown = names.filter { $0 != "crs" || !knowsReferenceSystem }
            guard !shown.isEmpty else { return }
            let source = isMany ? "\(file): " : ""
            Console.note("questctl: \(source)\(GeoJSONTexts.lostMembers(shown)[language])")
        }
    }
}
