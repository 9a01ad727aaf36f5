public import GeoJSON
public import JSON
import Support

/// Copies Features from one file to another, changed or not, with memory that does not grow with the file.
///
///     let pipeline = FeaturePipeline(.init(input: .geojson, output: .geojson))
///     let outcome = try pipeline.run(
///         read: { try input.read(into: $0) }, write: { try output.write($0) }, report: { print($0) }
///     ) {
///         { feature, _ in isWanted(feature) ? .keep : .drop }
///     }
///
/// Kept Features are copied byte for byte, with the white space, commas and members around them: a file of which
/// everything is kept is copied. Batches of Features are processed on all cores; the output is the same on one.
public struct FeaturePipeline: Sendable {
    /// Decides how a Feature is changed.
    public typealias Transform = (Feature, FeaturePlace) throws -> FeatureChange

    /// How files are read and written.
    public var options: Options

    /// Makes a pipeline.
    public init(_ options: Options) { self.options = options }

    /// Processes all Features of a file.
    ///
    /// After an error that is not to be skipped nothing more is written; the rest of the file is read only to report further
    /// errors.
    ///
    /// - Parameters:
    ///   - read: puts the next bytes into the buffer and returns how many; 0 at the end, and only there.
    ///   - write: takes bytes of the output, in order.
    ///   - report: takes findings, failures and notes, in the order of the file.
    ///   - transform: makes a transform for each core, which is called for one Feature at a time. An error that it throws for a
    ///     Feature is reported with the Feature's place.
    /// - Throws: what `read`, `write` and the making of a transform throw.
    /// - Complexity: O(*n*) time beside the transform; memory for a few batches of half a megabyte, or the largest Feature. An
    ///   output whose
    ///   `bbox` stands before the Features and may change is kept until the box is known, beyond some megabytes in a temporary file.
    public func run(
        read: @escaping (UnsafeMutableRawBufferPointer) throws -> Int,
        write: (UnsafeRawBufferPointer) throws -> Void,
        report: (FeatureReport) -> Void,
        transform: () throws -> Transform
    ) throws -> Outcome {
        let run = try Run(options, transform: transform)
        try run.take(options.input, read: read, write: write, report: report)
        return try run.finish(write: write, report: report)
    }
}

extension FeaturePipeline {
    /// How files are read and written.
    public struct Options: Sendable {
        /// How the input holds Features.
        public var input: FeatureForm
        /// How the output holds Features.
        public var output: FeatureForm
        /// How changed Features and geometries are written.
        public var writing = GeoJSONWriter.Options.compact
        /// Whether all Features are rewritten instead of copied.
        public var isRewriting = false
        /// Whether Features with errors, and those that cannot be processed, are skipped; otherwise they end the run.
        public var skipsInvalid = false
        /// Names of members of the collection to remove, since they would be wrong in the output.
        public var droppedMembers: Set<String> = []
        /// Members to set in the output's collection; they replace members of the same names.
        public var setMembers = JSONObject()
        /// How the collection's `bbox` member is treated.
        public var box = Box.asItStands
        /// Whether boxes are those of a plane rather than of longitudes and latitudes.
        public var isPlanar = false
        /// The options of the reader.
        public var reading = GeoJSONReader.Options()
        /// Whether Features go to several files, written without separators or a collection.
        var isRouting = false
        /// Whether the input is a single Feature or geometry, and the output may be one as well.
        var isAlone = false

        /// How the `bbox` member of a collection is treated.
        public enum Box: Sendable, Hashable {
            /// It is copied.
            case asItStands
            /// An existing box is recomputed if the Features' geometry changes.
            case updated
            /// It is always computed, and written after the Features where there was none.
            case written
        }

        /// Makes options for an input and an output form.
        public init(input: FeatureForm, output: FeatureForm) {
            self.input = input
            self.output = output
        }
    }

    /// The result of a run.
    public struct Outcome: Sendable, Hashable {
        /// How many Features were read.
        public var read = 0
        /// How many were written.
        public var written = 0
        /// How many were changed and written in the place they had.
        public var changed = 0
        /// How many were skipped because they have errors or could not be processed.
        public var skipped = 0
        /// Whether the input has errors, in Features or around them.
        public var hasFaults = false
        /// Whether the output must not be used, since there were errors that were not to be skipped.
        public var isRefused = false
        /// Whether a geometry was changed, or a Feature left out.
        var changesExtent = false

        /// The result before anything was read.
        public init() {}

        /// Adds the result of another run.
        public mutating func add(_ other: Outcome) {
            read += other.read
            written += other.written
            changed += other.changed
            skipped += other.skipped
            hasFaults = hasFaults || other.hasFaults
            isRefused = isRefused || other.isRefused
            changesExtent = changesExtent || other.changesExtent
        }
    }
}

extension FeaturePipeline {
    /// Reads several files and writes one.
    ///
    ///     let run = try FeaturePipeline.Run(options, isMerging: true) { { _, _ in .keep } }
    ///     for input in inputs { try run.take(.geojson, read: input.read, write: output.write, report: { print($0) }) }
    ///     let outcome = try run.finish(write: output.write, report: { print($0) })
    ///
    /// The members of the first collection are those of the output; others are reported as lost.
    public final class Run {
        private let options: Options
        private var run: PipelineRun
        /// Whether an error ended the run; the rest is only read.
        private let refusal = Latch()
        /// One for each core.
        private static let workerCount = min(Parallel.coreCount, 16)
        /// How many batches may wait behind one with a large Feature.
        private static let ahead = max(2 * workerCount, 6)

        /// Makes the transforms.
        ///
        /// - Parameters:
        ///   - isMerging: whether several files follow, so that the output is a collection in any case.
        ///   - transform: makes a transform for each core; see `FeaturePipeline.run`.
        /// - Throws: what the making of a transform throws.
        public init(_ options: Options, isMerging: Bool = false, transform: () throws -> Transform) throws {
            self.options = options
            var workers: [FeatureWorker] = []
            for _ in 0..<Self.workerCount { workers.append(FeatureWorker(try transform(), options)) }
            run = PipelineRun(options: options, workers: workers, isMerging: isMerging)
        }

        /// Processes all Features of a file.
        ///
        /// - Parameters:
        ///   - form: how the file holds Features.
        ///   - members: members of its collection for the transforms; see `FeaturePlace.collectionMembers`.
        ///   - read: puts the next bytes into the buffer and returns how many; 0 at the end, and only there.
        ///   - write: takes bytes of the output, in order.
        ///   - route: takes the text of each Feature that a transform has `sent` to a file, in place of `write`.
        ///   - report: takes findings, failures and notes, in the order of the file.
        /// - Throws: what `read`, `write` and `route` throw; `FileError` where a temporary file cannot be written.
        public func take(
            _ form: FeatureForm, members: JSONObject = [:],
            read: @escaping (UnsafeMutableRawBufferPointer) throws -> Int,
            write: (UnsafeRawBufferPointer) throws -> Void,
            route: ((String, ArraySlice<UInt8>) throws -> Void)? = nil,
            report: (FeatureReport) -> Void
        ) throws {
            run.begin(form, members, isRouting: route != nil)
            var splitter = FeatureSplitter(form: form, batchSize: FeatureBatch.size, skipsMark: true, read: read)
            var furtherElements = 0
            var isFirst = true
            try Parallel.inOrder(run.workers, ahead: Self.ahead) {
                guard var batch = try splitter.next() else { return nil }
                batch.firstIndex += furtherElements
                defer { isFirst = false }
                return SplitBatch(batch, isDamaged: splitter.isDamaged, isMarked: isFirst && splitter.hasSkippedMark)
            } isBarrier: {
                $0.isDamage
            } work: { worker, split in
                ProcessedBatch(split: split, output: worker.process(split.batch, isReading: refusal.isOn))
            } take: { processed in
                if processed.split.isMarked { report(.findings(ByteOrderMark.warnings)) }
                run.take(processed)
                // No batch is split while this one is taken.
                if processed.split.isDamage { furtherElements = run.furtherElements }
                if run.outcome.isRefused { refusal.turnOn() }
                run.reports.forEach(report)
                run.reports = []
                if let route, !run.outcome.isRefused {
                    for (file, text) in run.routed { try route(file, text) }
                }
                run.routed = []
                try run.flush(write)
            }
            run.end()
            run.reports.forEach(report)
            run.reports = []
        }

        /// Writes the text after the Features.
        ///
        /// - Throws: what `write` throws.
        public func finish(
            write: (UnsafeRawBufferPointer) throws -> Void, report: (FeatureReport) -> Void
        ) throws -> Outcome {
            try run.finish(write)
            run.reports.forEach(report)
            return run.outcome
        }
    }
}
