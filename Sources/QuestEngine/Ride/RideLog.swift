/// Everything a referee decided on one ride, in the order of the decisions; nothing is ever taken out.
///
/// The log is the ride: a result is computed by replaying it, and answers are judged anew on the way. When the organiser corrects
/// a wrong key after the ride, the same log under the corrected quest gives the corrected result.
public struct RideLog: Sendable, Hashable {
    /// The events.
    public private(set) var events: [RideEvent] = []

    /// An empty log.
    public init() {}

    /// A log of events that were recorded before, in their order.
    public init(_ events: some Sequence<RideEvent>) {
        self.events = Array(events)
    }

    /// Adds an event at the end.
    public mutating func append(_ event: RideEvent) {
        events.append(event)
    }

    /// How far the ride has come under a quest's rules.
    public func progress(in quest: Quest) -> RideProgress {
        var progress = RideProgress(quest: quest)
        for event in events { progress.apply(event) }
        return progress
    }

    /// What the ride is worth under a quest's rules.
    /// - Complexity: O(*e* + *t*) for *e* events and *t* tasks, and the judging of every answer.
    public func result(for quest: Quest) -> RideResult {
        RideResult(progress(in: quest))
    }
}
