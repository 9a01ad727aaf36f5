#if !hasFeature(Embedded)
    /// The subscribers of a guide, each with its own stream.
    struct GuideSubscribers: Sendable {
        private var continuations: [AsyncStream<GuideUpdate>.Continuation] = []
        private var hasEnded = false

        /// A stream of all updates from now on.
        mutating func stream(
            buffering policy: AsyncStream<GuideUpdate>.Continuation.BufferingPolicy
        ) -> AsyncStream<GuideUpdate> {
            let (stream, continuation) = AsyncStream.makeStream(of: GuideUpdate.self, bufferingPolicy: policy)
            if hasEnded {
                continuation.finish()
            } else {
                continuations.append(continuation)
            }
            return stream
        }

        /// Sends updates to all, and removes subscribers whose task was cancelled or who released their stream.
        mutating func send(_ updates: [GuideUpdate]) {
            continuations.removeAll { continuation in
                for update in updates {
                    if case .terminated = continuation.yield(update) { return true }
                }
                return false
            }
        }

        /// Ends all streams, after their buffered updates.
        mutating func end() {
            hasEnded = true
            for continuation in continuations { continuation.finish() }
            continuations = []
        }

        /// The number of subscribers, as far as is known.
        var count: Int { continuations.count }
    }
#endif
