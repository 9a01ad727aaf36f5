public import Answers
public import Quests
public import RideLogs

/// What a client learned from an answer.
public enum EventUpdate: Sendable {
    /// The server knows the device now.
    case joined(EventRegistration)
    /// The server has these lines of the device for good.
    case acknowledged([EntryDigest])
    /// The server does not keep a line, and it is not sent again; with the code of the reason.
    case refused(RideEntry, code: String)
    /// The organiser decided: an entry to be merged into the log of the ride.
    case decision(RideEntry)
    /// The feed has a decision that is no entry of a log, or one of a newer version; it stays at the server under this number.
    case unreadableDecision(number: Int)
    /// The organiser says something; when, in seconds since 1970-01-01 00:00 UTC.
    case message(String, time: Double)
    /// An answer was judged.
    case verdict(task: Quest.Task.ID, answer: EntryDigest, outcome: Verdict.Outcome)
    /// The quest is ridden with another edition from now on; `EventClient.fetchQuest()` asks for it.
    case edition(String)
    /// The file of the quest that was asked for; `nil` if it is the one that the caller has.
    case quest([UInt8]?)
    /// The server misses a line with this number, and the client was never given it: what a device wrote after it does not count. Add all
    /// lines of the log, from its first (`opened`).
    case missing(sequence: Int)
    /// Somebody else writes under the name of this device: the server has another line with this number.
    case otherWriter(sequence: Int)
    /// The server did not do what it was asked. Where `isFinal` holds, nothing more is sent until the caller joins again.
    case problem(EventProblem, isFinal: Bool)
}

/// Who rides with a device, as the server knows it.
public struct EventRegistration: Sendable, Hashable {
    /// The identifier of the rider in logs.
    public var rider: RideEntry.Rider
    /// The rider's name, team and class, as far as the organiser has them.
    public var registration: Registration
    /// The digest of the edition to ride, if the server has one.
    public var quest: String?
}
