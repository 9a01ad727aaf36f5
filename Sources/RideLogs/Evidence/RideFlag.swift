public import Quests

/// Something about a ride that the organiser should check. What it costs, the quest says (`Quest.Settings.flagCosts`).
public struct RideFlag: Sendable, Hashable {
    /// The kinds of flags.
    public typealias Kind = FlagKind

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
    /// The shortest way by road in metres, where it is the evidence; not in logs.
    public var road: Double?

    /// Describes a flag.
    public init(
        _ kind: Kind, task: Quest.Task.ID? = nil, zone: Quest.Zone.ID? = nil, other: RideEntry.Rider? = nil,
        value: Double? = nil, road: Double? = nil
    ) {
        self.kind = kind
        self.other = other
        self.task = task
        self.zone = zone
        self.value = value
        self.road = road
    }
}
