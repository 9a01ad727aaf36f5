public import JSON
import Support

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
