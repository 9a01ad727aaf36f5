public import QuestFile

/// Something about a ride that the organiser should look at. It never costs points by itself.
public struct RideFlag: Sendable, Hashable {
    /// What is remarkable.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The way between two places was ridden faster than a bicycle goes; the value is metres per second.
        case impliedSpeed
        /// The receiver reports the same accuracy, speed or interval over and over; the value is the number of fixes.
        case accuracyPattern
        /// The receiver reports the very same place over and over, to the last digit; the value is the number of fixes.
        case identicalFixes
        /// The clock of the device was set; the value is the seconds by which it jumped.
        case clockJump
        /// The rider was at a task without having been near it before; the value is the seconds since the fix before.
        case noApproach
        /// The rider was in a forbidden zone; the value is the metres from its edge.
        case forbiddenZone
        /// The rider left the bounds of the quest; the value is the metres from their edge.
        case outOfBounds
        /// The members of a team were not together; the value is metres or seconds apart, whichever was too much.
        case teamApart
        /// The position came from a program instead of a receiver, as the device says.
        case simulatedPosition
    }

    /// What is remarkable.
    public var kind: Kind
    /// The task it happened at.
    public var task: Quest.Task.ID?
    /// The zone it happened in.
    public var zone: Quest.Zone.ID?
    /// How much, in the unit of the kind; `nil` where there is nothing to measure.
    public var value: Double?

    /// Describes a flag.
    public init(_ kind: Kind, task: Quest.Task.ID? = nil, zone: Quest.Zone.ID? = nil, value: Double? = nil) {
        self.kind = kind
        self.task = task
        self.zone = zone
        self.value = value
    }
}
