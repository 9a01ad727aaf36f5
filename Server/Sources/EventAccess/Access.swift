import EventStore

/// Who may use a route. There is no route without one.
public enum Access: String, Sendable, CaseIterable {
    /// Anybody, as far as the event shows it.
    case anybody
    /// A rider.
    case rider
    /// A rider, or a tracker of one.
    case tracker
    /// A rider or an organiser.
    case member
    /// An organiser.
    case organiser
    /// Who runs the server; the token is that of no event.
    case `operator`

    /// Whether a role is enough in an event.
    public func allows(_ caller: Caller?) -> Bool {
        // No role in an event makes anybody the operator of the server.
        guard self != .operator else { return false }
        guard let caller else { return self == .anybody }
        return switch (self, caller.role) {
        case (.anybody, _),
            (_, .organiser) where self != .rider && self != .tracker:
            true
        case (.rider, .rider), (.member, .rider), (.tracker, .rider), (.tracker, .tracker): true
        default: false
        }
    }
}
