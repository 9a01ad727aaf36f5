public import GeoJSON
import ParallelWork

/// Takes Features from one file to another, changed or not, in memory that does not grow with the file.
///
///     let pipeline = FeaturePipeline(.init(input: .geojson, output: .geojson))
///     let outcome = try pipeline.run(
///         read: { try input.read(into: $0) }, write: { try output.write($0) }, report: { print($0) }
///     ) {
///         { feature, _ in isWanted(feature) ? .keep : .drop }
///     }
///
/// What is kept is written as it stands, byte for byte, with the blank space, commas and members around it: a file of which
/// everything is kept is copied. Batches of Features are processed on all cores; the output is the same on one.
public struct FeaturePipeline: Sendable {
    /// How files are read and written.
    public struct Options: Sendable {
        /// How the input holds Features.
        public var input: FeatureForm
        /// How the output does.
        public var output: FeatureForm
        /// How Features and geometries are written that are not kept as they stand.
        public var writing = GeoJSONWriter.Options.compact
        /// Whether everything is written anew, and nothing kept as it stands.
        public var isRewriting = false
        /// Whether Features with a fault, and those that cannot be processed, are left out; otherwise they end the run.
        public var skipsInvalid = false
        /// Members of the collection that would be wrong in the output.
        public var droppedMembers: Set<String> = []
        /// What the reader lets through.
        public var reading = GeoJSONReader.Options()

        /// Chooses forms.
        public init(input: FeatureForm, output: FeatureForm) {
            self.input = input
            self.output = output
        }
    }

    /// What came of a run.
    public struct Outcome: Sendable, Hashable {
        /// How many Features were read.
        public var read = 0
        /// How many were written.
        public var written = 0
        /// How many were left out because of a fault, or could not be processed.
        public var skipped = 0
        /// Whether the output must not be used: there were faults, and they were not to be skipped.
        public var isRefused = false
    }

    /// Makes something of a Feature.
    public typealias Transform = (Feature, FeaturePlace) throws -> FeatureChange

    /// How files are read and written.
    public var options: Options

    /// Makes a pipeline.
    public init(_ options: Options) { self.options = options }

    /// Takes all Features of a file through.
    ///
    /// After a fault that is not to be skipped nothing more is written, and the rest of the file is only read, for what else is
    /// wrong with it.
    ///
    /// - Parameters:
    ///   - read: puts the next bytes into the buffer and returns how many; 0 at the end, and only there.
    ///   - write: takes bytes of the output, in order.
    ///   - report: takes what there is to say, in the order of the file.
    ///   - transform: makes a transform for each core, which is called for one Feature at a time. An error that it throws for a
    ///     Feature is reported with the Feature's place.
    /// - Throws: what `read`, `write` and the making of a transform throw.
    /// - Complexity: O(*n*) time beside the transform; memory for a few batches of a megabyte, or the largest Feature.
    public func run(
        read: @escaping (UnsafeMutableRawBufferPointer) throws -> Int,
        write: (UnsafeRawBufferPointer) throws -> Void,
        report: (FeatureReport) -> Void,
        transform: () throws -> Transform
    ) throws -> Outcome {
        var workers: [FeatureWorker] = []
        for _ in 0..<Self.workerCount { workers.append(FeatureWorker(try transform(), options)) }
        var splitter = FeatureSplitter(form: options.input, read: read)
        var run = PipelineRun(options: options, workers: workers)
        while let batch = try splitter.next() {
            run.process(batch, isDamaged: splitter.isDamaged)
            run.reports.forEach(report)
            run.reports = []
            if !run.outcome.isRefused { try run.output.withUnsafeBytes(write) }
            run.output.removeAll(keepingCapacity: true)
        }
        run.finish()
        run.reports.forEach(report)
        if !run.outcome.isRefused { try run.output.withUnsafeBytes(write) }
        return run.outcome
    }

    private static let workerCount = 4
}
