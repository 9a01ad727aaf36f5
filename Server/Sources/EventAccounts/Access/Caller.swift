public import EventStore

/// Who asks, as a token or an account proves.
public struct Caller: Sendable, Hashable {
    /// What one may do in an event.
    public enum Role: String, Sendable, Hashable {
        /// Runs the event.
        case organiser
        /// Decides about the answers to one task.
        case judge
        /// Rides.
        case rider
        /// Sends positions of a rider and nothing else.
        case tracker
        /// Follows the event, also where not everybody may.
        case spectator
    }

    /// What the caller may do.
    public let role: Role
    /// The rider; empty for an organiser.
    public let rider: String
    /// The device; empty for an organiser and for a tracker.
    public let device: String
    /// The person; `nil` for one who has a token, and no account.
    public let person: String?
    /// The task that a judge decides about; `nil` for others.
    public let task: String?
    /// Whether an organiser says who else is one, and may delete the event. Who has the organiser's token may.
    public let isOwner: Bool

    /// The one who bears the token of a session.
    public init(_ session: SessionRecord) {
        role =
            switch session.role {
            case .organiser: .organiser
            case .rider: .rider
            case .tracker: .tracker
            case .spectator: .spectator
            }
        rider = session.rider
        device = session.device
        person = nil
        task = nil
        isOwner = role == .organiser
    }

    /// A person who is a member of the event.
    public init(_ member: MemberRecord) {
        role =
            switch member.role {
            case .owner, .organiser: .organiser
            case .judge: .judge
            case .spectator: .spectator
            }
        rider = ""
        device = ""
        person = member.person
        task = member.role == .judge ? member.task : nil
        isOwner = member.role == .owner
    }

    /// Whom an audit names.
    public var actor: String { person.map { "person:" + $0 } ?? "organiser" }
}

/// Who does what a request asks for, for audits: a value of the task that answers it.
public enum AuditActor {
    /// Whom an audit names: the person of an account, or `organiser` for whoever has the organiser's token.
    @TaskLocal public static var current = "organiser"
}
