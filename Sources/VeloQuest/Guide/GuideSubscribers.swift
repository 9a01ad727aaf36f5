/// Those who listen to a guide, each with a stream of their own.
struct GuideSubscribers: Sendable {
    private var continuations: [AsyncStream<GuideUpdate>.Continuation] = []
    private var hasEnded = false

    /// A stream of all that is sent from now on.
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

    /// Sends to all, and forgets those whose task was cancelled or who let go of their stream.
    mutating func send(_ updates: [GuideUpdate]) {
        continuations.removeAll { continuation in
            for update in updates {
                if case .terminated = continuation.yield(update) { return true }
            }
            return false
        }
    }

    /// Ends all streams, after what they still hold.
    mutating func end() {
        hasEnded = true
        for continuation in continuations { continuation.finish() }
        continuations = []
    }

    /// How many listen, as far as is known.
    var count: Int { continuations.count }
}
