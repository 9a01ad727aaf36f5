public import EventStore

/// Who asks, as a token proves.
public struct Caller: Sendable, Hashable {
    /// What the caller may do.
    public let role: SessionRecord.Role
    /// The rider; empty for an organiser.
    public let rider: String
    /// The device; empty for an organiser and for a tracker.
    public let device: String

    /// The one who bears the token of a session.
    public init(_ session: SessionRecord) {
        role = session.role
        rider = session.rider
        device = session.device
    }
}
