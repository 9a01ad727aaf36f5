/// When the next request may be sent.
///
/// After a failure it waits exponentially longer, half of that by chance, so that a thousand phones do not come back in the same moment
/// (full jitter would let some come at once). What a server says with `Retry-After` is obeyed.
struct RetrySchedule: Sendable {
    private let timing: EventClient.Timing
    private var failures = 0
    /// Nothing is sent before this time.
    private(set) var earliest = -Double.infinity
    /// Whether the server named that time.
    private var isOrdered = false

    init(_ timing: EventClient.Timing) { self.timing = timing }

    mutating func succeeded() {
        failures = 0
        earliest = -.infinity
        isOrdered = false
    }

    /// - Parameters:
    ///   - seconds: how long the server asks to wait, if it does.
    ///   - leastFailures: counts as so many failures in a row at least.
    mutating func failed(
        at now: Double, ordered seconds: Double? = nil, leastFailures: Int = 0,
        using generator: inout some RandomNumberGenerator
    ) {
        failures = max(failures, leastFailures)
        var wait = timing.firstRetry
        for _ in 0..<min(failures, 30) where wait < timing.lastRetry { wait *= 2 }
        wait = min(wait, timing.lastRetry)
        let chance = Double(generator.next() >> 11) / Double(1 << 53)
        wait = wait / 2 + wait / 2 * chance
        failures = min(failures + 1, 30)
        isOrdered = seconds != nil
        // Not all at the same moment either.
        earliest = now + (seconds.map { min(max($0, 0), timing.longestOrder) + wait * chance } ?? wait)
    }

    /// There is something new to send: it goes out soon, unless the server asked to wait.
    mutating func hurry(at now: Double) {
        guard !isOrdered else { return }
        earliest = min(earliest, now + timing.firstRetry)
    }

    /// The network is back.
    mutating func networkIsBack() {
        guard !isOrdered else { return }
        earliest = -.infinity
    }
}
