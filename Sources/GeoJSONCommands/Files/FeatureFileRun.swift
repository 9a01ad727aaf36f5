import ArgumentParser
import CommandOutput
import FeatureFiles
import FileAccess
import GeoJSON
import JSON
import Languages
import SpatialOperations

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
        self.files = files
        sources = paths.map { FeatureSource(path: $0, form: from ?? FeatureForm(path: $0) ?? .geojson) }
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

    /// Reads the members around the Features where several files are combined, which must have one system, or where boxes are requested
    /// by an option.
    mutating func surveyWhereNeeded() throws {
        guard sources.count > 1 || files.writing.bbox else { return }
        try survey()
        try requireOneReferenceSystem()
        knowsReferenceSystem = output == .geojson
        let systems = surveys.compactMap { $0.members["crs"] }.compactMap {
            try? CoordinateReferenceSystem(legacyMember: $0)
        }
        isPlanar = systems.contains { !$0.isGeographic }
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
        if outcome.skipped > 0 { Console.note("questctl: \(GeoJSONTexts.leftOut(outcome.skipped)[language])") }
        throw Failure.wrong
    }

    private func run(
        _ transform: () throws -> FeaturePipeline.Transform, write: (UnsafeRawBufferPointer) throws -> Void,
        route: ((String, ArraySlice<UInt8>) throws -> Void)?
    ) throws -> FeaturePipeline.Outcome {
        let run = try FeaturePipeline.Run(options(sources[0].form), isMerging: sources.count > 1) {
            let transform = try transform()
            return { feature, place in written.change(feature, try transform(feature, place)) }
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
            let advice = Console.isStandardOutput(files.output) ? GeoJSONTexts.cutAdvice : GeoJSONTexts.skipAdvice
            Console.note("questctl: \(advice[language])")
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
