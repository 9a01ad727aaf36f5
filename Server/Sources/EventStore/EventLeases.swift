/// Which of several servers has an event, where they share one store.
///
/// One server has an event at a time: it keeps the event in memory and writes it. It proves that it lives by prolonging its leases; when it
/// does not, another one may take its events. Each taking has a number, which grows with every change of hands (a fencing number): a commit
/// under an older one is refused with `StoreError.fenced`, so that a server that was only slow writes nothing over what its successor wrote.
///
/// The store knows the numbers of its own leases and adds them to what it commits; callers name events alone.
public protocol EventLeases: Sendable {
    /// What names this server in leases: random, and known to the servers of this store alone, so that they know each other by it.
    var holder: String { get }

    /// Takes an event where no living server has it, also one that does not exist yet.
    func take(_ event: String) async throws(StoreError) -> Lease

    /// Prolongs all leases of this server.
    /// - Returns: those that it still has, and until when.
    func prolong() async throws(StoreError) -> [String: ContinuousClock.Instant]

    /// Gives an event up, so that another server may take it at once.
    func release(_ event: String) async throws(StoreError)
}

/// Who has an event.
public enum Lease: Sendable, Hashable {
    /// This server, until a moment of its own clock, unless the lease is prolonged.
    case own(until: ContinuousClock.Instant)
    /// Another server, at this address, as `http://10.0.0.7:8642`, with what names it.
    case other(address: String, holder: String)
}
