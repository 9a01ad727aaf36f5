#if !hasFeature(Embedded)
    public import JSON
    public import JSON

    /// The Features of a text that arrives over time, one after the other.
    ///
    ///     for try await feature in FeatureSequence(chunks: download) { draw(feature) }
    ///
    /// Memory does not grow with the text. Findings are given to a closure as soon as they are made.
    public struct FeatureSequence<Chunks: AsyncSequence>: AsyncSequence where Chunks.Element == [UInt8] {
        /// What is iterated.
        public typealias Element = Feature

        private let chunks: Chunks
        private let options: GeoJSONReader.Options
        private let onDiagnostic: (Diagnostic) -> Void

        /// Reads from pieces of any size.
        public init(
            chunks: Chunks, options: GeoJSONReader.Options = .init(),
            onDiagnostic: @escaping (Diagnostic) -> Void = { _ in }
        ) {
            self.chunks = chunks
            self.options = options
            self.onDiagnostic = onDiagnostic
        }

        /// Starts reading.
        public func makeAsyncIterator() -> Iterator {
            Iterator(chunks: chunks.makeAsyncIterator(), reading: Reading(options: options), onDiagnostic: onDiagnostic)
        }

        /// Reads one Feature after the other.
        public struct Iterator: AsyncIteratorProtocol {
            private var chunks: Chunks.AsyncIterator
            private let reading: Reading
            private var reported = 0
            private let onDiagnostic: (Diagnostic) -> Void

            fileprivate init(
                chunks: Chunks.AsyncIterator, reading: Reading, onDiagnostic: @escaping (Diagnostic) -> Void
            ) {
                self.chunks = chunks
                self.reading = reading
                self.onDiagnostic = onDiagnostic
            }

            /// The next Feature; `nil` at the end.
            ///
            /// - Throws: what the sequence of chunks throws.
            public mutating func next() async throws -> Feature? {
                while true {
                    let step = reading.reader.step()
                    let diagnostics = reading.reader.diagnostics
                    for diagnostic in diagnostics[reported...] { onDiagnostic(diagnostic) }
                    reported = diagnostics.count
                    switch step {
                    case .feature(let feature): return feature
                    case .finished: return nil
                    case .needsMore:
                        guard !reading.reader.window.isComplete else { return nil }
                        if let chunk = try await chunks.next() {
                            chunk.withUnsafeBytes { reading.reader.window.append($0) }
                        } else {
                            reading.reader.window.complete()
                        }
                    }
                }
            }
        }

        /// Iterators must be copyable and the reader is not.
        fileprivate final class Reading {
            var reader: IncrementalReader

            package init(options: GeoJSONReader.Options) {
                reader = IncrementalReader(options: options)
            }
        }
    }
#endif
