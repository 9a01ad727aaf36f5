public import GeoJSON
public import GeoJSONOperations
public import JSON
import Support

/// Checks or counts the Features of a file, in memory that does not grow with it.
///
///     let input = try FeatureInput(path: "city.geojsonl.gz")
///     try FeatureChecker(.named(FeatureForm(path: "city.geojsonl.gz"))).lint(Linter(), read: input.read) { found in
///         for finding in found.diagnostics { print(finding) }
///     }
///
/// The findings equal those of `Linter` and `GeoJSONReader` for the whole text, with places in the whole file. Each is reported as
/// soon as its part of the file was read; findings about all Features follow at the end. In a file of records each record is
/// linted on its
/// own, findings have the number of their record, and identifiers and swapped coordinates are compared over all records.
///
/// What needs memory is bounded: identifiers are compared by digests, up to about 917,000 of them, and the region of a file is that of
/// a sample. A text that is one geometry or Feature, and the rest of one whose structure is damaged, is read whole.
public struct FeatureChecker: Sendable {
    /// How a file holds Features.
    public enum Form: Sendable, Hashable {
        /// The caller knows the form.
        case given(FeatureForm)
        /// The form that the file's name suggests; the text overrules it. `nil` for a name without a known ending.
        case named(FeatureForm?)
    }

    /// How the file holds Features.
    public var form: Form
    /// The options of the reader.
    public var options: GeoJSONReader.Options
    /// How many bytes are processed at once.
    var batchSize = FeatureBatch.size

    /// Makes a checker.
    public init(_ form: Form, options: GeoJSONReader.Options = .init()) {
        self.form = form
        self.options = options
    }

    /// Checks a file with a linter.
    ///
    /// - Parameters:
    ///   - linter: its rules and severities; `options` count for reading.
    ///   - counted: rules whose findings are only counted.
    ///   - read: puts the next bytes into the buffer and returns how many; 0 at the end, and only there.
    ///   - report: takes findings in the order of the file, those about all of it at the end.
    /// - Throws: what `read` throws.
    /// - Complexity: O(*n* log *n*) in the size of a batch, O(*n*) in the file; memory for a few batches of an eighth of a megabyte, or the
    ///   largest Feature.
    public func lint(
        _ linter: Linter, counted: CountedRules? = nil, read: @escaping (UnsafeMutableRawBufferPointer) throws -> Int,
        report: (LocatedFindings) -> Void
    ) throws {
        var linter = linter
        linter.options = options
        _ = try run(ElementLinter(linter), counted: counted, counting: nil, read, report)
    }

    /// Counts what a file holds; faulty Features as far as they can be read.
    ///
    /// The figures do not depend on the number of cores, and are those of `CollectionStatistics(of:)` for what the reader finds
    /// in the whole text.
    ///
    /// - Parameters:
    ///   - read: puts the next bytes into the buffer and returns how many; 0 at the end, and only there.
    ///   - isProjected: whether the collection says by its `crs` member that its numbers are no degrees.
    ///   - isProjection: tells of a `crs` member of a Feature or geometry whether it names a system whose numbers are no degrees.
    ///   - report: takes what the reader finds.
    /// - Throws: what `read` throws.
    /// - Complexity: as for `lint`.
    public func statistics(
        read: @escaping (UnsafeMutableRawBufferPointer) throws -> Int, isProjected: Bool = false,
        isProjection: @escaping @Sendable (JSONValue) -> Bool = { _ in false }, report: (LocatedFindings) -> Void
    ) throws -> CollectionStatistics {
        let counting = Counting(isProjected: isProjected, isProjection: isProjection)
        return try run(nil, counting: counting, read, report).statistics
    }

    private func run(
        _ linter: ElementLinter?, counted: CountedRules? = nil, counting: Counting?,
        _ read: @escaping (UnsafeMutableRawBufferPointer) throws -> Int, _ report: (LocatedFindings) -> Void
    ) throws -> CollectionCounting {
        let source = try PeekedSource(read)
        let (form, surprise) = FormGuess(source.start).decide(form)
        if let surprise { report(surprise) }
        var splitter = FeatureSplitter(form: form, batchSize: batchSize) { try source.read(into: $0) }
        var run = CheckRun(
            Check(form: form, linter: linter, countedRules: counted, counting: counting, options: options))
        // Workers have nothing of their own.
        let workers: [Void] = Array(repeating: (), count: min(Parallel.coreCount, 16))
        let (check, isGathering) = (run.check, Latch())
        var rest: FeatureBatch?
        try Parallel.inOrder(workers, ahead: max(2 * workers.count, 6)) {
            try splitter.next().map { (batch: $0, isDamaged: splitter.isDamaged) }
        } work: { _, split in
            (split: split, result: isGathering.isOn ? nil : CheckRun.checked(split.batch, check))
        } take: { checked in
            guard rest == nil else {
                rest?.bytes += checked.split.batch.bytes
                return
            }
            if let damaged = run.process(checked.split.batch, checked.result, isDamaged: checked.split.isDamaged) {
                rest = checked.split.batch.dropping(upTo: damaged)
                isGathering.turnOn()
            }
            run.takeFindings().forEach(report)
        }
        if let rest { run.rest(rest) }
        run.takeFindings().forEach(report)
        run.finish()
        run.takeFindings().forEach(report)
        return run.counting
    }
}

/// The action for each element.
struct Check: Sendable {
    let form: FeatureForm
    let linter: ElementLinter?
    let countedRules: CountedRules?
    /// How Features are counted; `nil` where they are not.
    let counting: Counting?
    let options: GeoJSONReader.Options

    var counts: Bool { counting != nil }
}

/// What numbers of Features mean that are counted.
struct Counting: Sendable {
    let isProjected: Bool
    let isProjection: @Sendable (JSONValue) -> Bool

    /// Whether the numbers of a Feature are no degrees.
    func isProjected(_ feature: Feature) -> Bool {
        if isProjected { return true }
        if let system = feature.foreignMembers["crs"], isProjection(system) { return true }
        return feature.geometry.map(isProjected) ?? false
    }

    private func isProjected(_ geometry: Geometry) -> Bool {
        if let system = geometry.foreignMembers["crs"], isProjection(system) { return true }
        guard case .geometryCollection(let children) = geometry.shape else { return false }
        return children.contains { isProjected($0) }
    }
}
