/// How often a client begins anew because a server says that it lost what it had.
///
/// A server that was set back to a copy says so once. One that is out of order says so in every answer, and would be sent the same again
/// and again: so the next beginning has to wait, twice as long each time, until there was none for a while.
struct SetbackSchedule: Sendable {
    private let first: Double
    private let last: Double
    private var wait: Double
    private var earliest = -Double.infinity

    /// - Parameters:
    ///   - first: the seconds to the second beginning.
    ///   - last: the most seconds to a further one.
    init(first: Double, last: Double) {
        self.first = first
        self.last = max(first, last)
        wait = first
    }

    /// Whether the client may begin anew now; it is taken to do so then.
    mutating func allows(at now: Double) -> Bool {
        guard now >= earliest else { return false }
        if now - earliest > 2 * last { wait = first }
        earliest = now + wait
        wait = min(wait * 2, last)
        return true
    }
}
