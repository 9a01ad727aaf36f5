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
    /// A rider, a judge or an organiser.
    case participant
    /// A judge of a task, or an organiser.
    case judge
    /// An organiser.
    case organiser
    /// An organiser who says who else is one.
    case owner
    /// Somebody who is signed in, in no event.
    case account
    /// Anybody who is about to sign in, in no event.
    case visitor
    /// Who runs the server; the token is that of no event.
    case `operator`

    /// Whether a role is enough in an event.
    public func allows(_ caller: Caller?) -> Bool {
        // No role in an event makes anybody the operator of the server, or signs anybody in.
        guard !isOutsideEvents else { return false }
        guard let caller else { return self == .anybody }
        return switch (self, caller.role) {
        case (.anybody, _): true
        case (.owner, .organiser): caller.isOwner
        case (_, .organiser) where self != .rider && self != .tracker: true
        case (.rider, .rider), (.member, .rider), (.participant, .rider), (.tracker, .rider), (.tracker, .tracker): true
        case (.judge, .judge), (.participant, .judge): true
        default: false
        }
    }

    /// Whether it is a rule of the server, and not of an event.
    public var isOutsideEvents: Bool {
        switch self {
        case .account, .visitor, .operator: true
        default: false
        }
    }
}
