/// How many requests may be sent, whatever a server answers: a bucket of tokens, one for each request.
///
/// It holds half of what a minute may bring, and the other half flows in within a minute, so that no minute has more than the whole.
struct RequestBudget: Sendable {
    private let capacity: Double
    private var tokens: Double
    private var time = -Double.infinity

    init(perMinute: Int) {
        capacity = Double(max(perMinute / 2, 1))
        tokens = capacity
    }

    private func tokens(at now: Double) -> Double {
        guard time.isFinite else { return capacity }
        return min(capacity, tokens + max(0, now - time) * capacity / 60)
    }

    /// When there is a token: `now`, or a time after it.
    func earliest(at now: Double) -> Double {
        let missing = 1 - tokens(at: now)
        // Rounding takes a little of a token, and must not make anybody wait for less than a clock can show.
        return missing < 1e-6 ? now : now + missing * 60 / capacity
    }

    /// Takes a token.
    mutating func take(at now: Double) {
        tokens = max(0, tokens(at: now) - 1)
        time = now
    }
}
