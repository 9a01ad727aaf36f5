/// One change of an event. All that is ever written to a store is a list of these.
///
/// Each is harmless when it is made twice, so that a caller that does not know whether a commit succeeded makes it again.
public enum StoreChange: Sendable, Hashable {
    /// A new event, or other settings of one.
    case event(EventRecord)
    /// A new edition of the quest.
    case quest(QuestVersion)
    /// A new rider, or other properties of one.
    case rider(RiderRecord)
    /// A device of a rider, or whether it is revoked.
    case device(DeviceRecord)
    /// A token, in place of those that `SessionRecord.isReplaced(by:)` says.
    case session(SessionRecord)
    /// All tokens of a rider are worth nothing any more.
    case endSessions(rider: String)
    /// The token with this hash is worth nothing any more.
    case endSession(hash: [UInt8])
    /// A line of a log. A line that is stored already stays as it is.
    case line(LineRecord)
    /// An item of the feed.
    case feed(FeedRecord)
    /// Positions of a second.
    case track(TrackRecord)
    /// The positions of all riders within an interval, gathered by rider: those replace the records of seconds that start in it.
    case gather(in: Range<Int64>, [TrackRecord])
    /// A photo and its bytes.
    case photo(PhotoRecord, [UInt8])
    /// Somebody did something.
    case audit(AuditRecord)
    /// Removes a person: name, team, code, devices, tokens, photos, positions, the lines with these digests, and what the feed said to the
    /// person. The rider stays; what is kept of the ride is a property of the rider.
    case erase(rider: String, lines: [String] = [], before: Int64, tracks: [TrackRecord])
}
