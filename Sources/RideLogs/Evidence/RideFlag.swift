public import QuestFile

/// Something about a ride that the organiser should check. It never costs points by itself.
public struct RideFlag: Sendable, Hashable {
    /// The kinds of flags.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The rider moved faster than a bicycle goes; the value is metres per second.
        case impliedSpeed
        /// The receiver reports the same accuracy, speed or interval many times; the value is the number of fixes.
        case accuracyPattern
        /// The receiver reports exactly the same place many times; the value is the number of fixes.
        case identicalFixes
        /// The clock of the device was set; the value is the seconds by which it jumped.
        case clockJump
        /// No usable fix preceded the check-in for a long time; the value is the seconds since the fix before.
        case noApproach
        /// The rider was in a forbidden zone; the value is the metres from its edge.
        case forbiddenZone
        /// The rider left the bounds of the quest; the value is the metres from their edge.
        case outOfBounds
        /// The members of a team were not together; the value is metres or seconds apart, whichever exceeded its bound.
        case teamApart
        /// The device reports that the position came from a program instead of a receiver.
        case simulatedPosition
        /// The check-ins are further apart than a bicycle goes in their time; the value is metres per second.
        case impossiblePace
        /// Most check-ins are exactly at their tasks; the value is how many.
        case tooExact
        /// Another rider's log has the same positions or moments; the value is at how many check-ins.
        case sharedRide
        /// The team has more or fewer members than the quest asks for; the value is how many rode.
        case teamSize
        /// The ride began outside the start window; the value is by how many seconds.
        case startOutsideWindow
    }

    /// The kind of flag.
    public var kind: Kind
    /// The task it happened at.
    public var task: Quest.Task.ID?
    /// The zone it happened in.
    public var zone: Quest.Zone.ID?
    /// The other rider it concerns.
    public var other: RideEntry.Rider?
    /// The value, in the unit of the kind; `nil` if there is nothing to measure.
    public var value: Double?

    /// Describes a flag.
    public init(
        _ kind: Kind, task: Quest.Task.ID? = nil, zone: Quest.Zone.ID? = nil, other: RideEntry.Rider? = nil,
        value: Double? = nil
    ) {
        self.kind = kind
        self.other = other
        self.task = task
        self.zone = zone
        self.value = value
    }
}
