/// What PostgreSQL, or the way to it, answered instead of a result.
struct PostgresError: Error, Sendable, Hashable {
    /// The five characters of SQLSTATE (PostgreSQL 15, appendix A); of class 08 where the connection broke.
    var state: String
    /// The primary message, which has no values of rows in it.
    var message: String
    /// With `fenced`, the event.
    var detail = ""

    /// The connection is not there, or broke.
    static func unreachable(_ message: String) -> PostgresError { PostgresError(state: "08006", message: message) }

    /// The store was closed.
    static let closed = PostgresError(state: "QD000", message: "the store is closed")

    /// What the functions of the schema raise where a lease is another server's.
    static let fenced = "QD001"

    /// Whether the server is not there, goes away, or cannot serve for a while.
    var isUnreachable: Bool {
        switch state {
        // Out of memory, too many connections; a statement that took too long, or waited too long for a lock; a server that is a copy
        // of another one and takes no writes.
        case "53000", "53200", "53300", "57014", "55P03", "25006", "40001", "40P01": true
        default: state.hasPrefix("08") || state.hasPrefix("57P")
        }
    }

    /// Whether the connection is worth nothing any more.
    var endsConnection: Bool { state.hasPrefix("08") || state.hasPrefix("57P") || state == "25006" }

    /// Whether two transactions were in each other's way, so that the same one may succeed the next time.
    var isConflict: Bool { state == "40001" || state == "40P01" }

    /// What a caller of the store is told, with the event that it named.
    func storeError(_ event: String = "") -> StoreError {
        switch state {
        case "53100": .full
        case Self.closed.state: .closed
        case Self.fenced: .fenced
        case "QD002": .conflict
        // No partition, no number of an event, or a reference to one that is gone.
        case "23502", "23503", "23514": .noEvent(event)
        case _ where isUnreachable: .unreachable(message)
        default: .unusable("PostgreSQL: \(message) (\(state))")
        }
    }
}
