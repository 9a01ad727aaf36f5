/// The kinds of flags: what about a ride the organiser should check.
///
/// Their names stand in ride logs and in the member `flags` of a quest.
public enum FlagKind: String, Sendable, Hashable, CaseIterable {
    /// The rider moved faster than a bicycle goes; the value is metres per second.
    case impliedSpeed
    /// The receiver reports the same accuracy, speed or interval many times; the value is the number of fixes.
    case accuracyPattern
    /// The receiver reports exactly the same place many times; the value is the number of fixes.
    case identicalFixes
    /// The clock of the device was set, or disagrees with its receiver; the value is the seconds by which it jumped.
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
    /// Most check-ins are exactly at their tasks, or all in the same direction and distance from them; the value is how many.
    case tooExact
    /// Positions kept in the log lie in a toll zone that the log does not report; the value is the metres from its edge.
    case unreportedZone = "untoldZone"
    /// Another rider's log reports the same ride; the value is at how many check-ins, or answers.
    case sharedRide
    /// The team has more or fewer members than the quest asks for; the value is how many rode.
    case teamSize
    /// The ride began outside the start window; the value is by how many seconds.
    case startOutsideWindow
    /// A receipt shows an entry that the log has no longer; the value is its number.
    case rewrittenLog
}

/// What a flag costs a rider.
public enum FlagCost: String, Sendable, Hashable, CaseIterable {
    /// Nothing: the result lists it.
    case nothing
    /// The result stays, and the organiser has to look at it.
    case judge
    /// The ride has no place.
    case disqualified
}
