import FileAccess
public import JSON

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension FeaturePipeline {
    /// Several files on their way into one.
    ///
    ///     let run = try FeaturePipeline.Run(options, isMerging: true) { { _, _ in .keep } }
    ///     for input in inputs { try run.take(.geojson, read: input.read, write: output.write, report: { print($0) }) }
    ///     let outcome = try run.finish(write: output.write, report: { print($0) })
    ///
    /// The members of the first collection are those of the output; others are reported as lost.
    public final class Run {
        private let options: Options
        private var run: PipelineRun
        /// As many as there are cores, and some more where these are few, since workers do not end together.
        private static let workerCount = min(max(4, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))), 16)

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

        /// Takes all Features of a file through.
        ///
        /// - Parameters:
        ///   - form: how the file holds Features.
        ///   - members: members of its collection that transforms are to know; see `FeaturePlace.collectionMembers`.
        ///   - read: puts the next bytes into the buffer and returns how many; 0 at the end, and only there.
        ///   - write: takes bytes of the output, in order.
        ///   - route: takes the text of each Feature that a transform has `sent` to a file, in place of `write`.
        ///   - report: takes what there is to say, in the order of the file.
        /// - Throws: what `read`, `write` and `route` throw; `FileError` where bytes cannot be put aside.
        public func take(
            _ form: FeatureForm, members: JSONObject = [:],
            read: @escaping (UnsafeMutableRawBufferPointer) throws -> Int,
            write: (UnsafeRawBufferPointer) throws -> Void,
            route: ((String, ArraySlice<UInt8>) throws -> Void)? = nil,
            report: (FeatureReport) -> Void
        ) throws {
            run.begin(form, members, isRouting: route != nil)
            var splitter = FeatureSplitter(form: form, batchSize: 1 << 19, read: read)
            while let batch = try splitter.next() {
                run.process(batch, isDamaged: splitter.isDamaged)
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

        /// Writes what stands behind the Features.
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
