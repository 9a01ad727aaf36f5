/// The standing of an entry by the opening and the signatures of its chain.
enum EntryStanding: UInt8, Sendable {
    /// It counts, if its author had the right to write it.
    case counts
    /// A zone or a flag after the last signature. A ride may end with them, so they are dropped without a word.
    case unsignedZone
    /// It comes after the last signature of its chain.
    case unsignedEnd
    /// Its signature is not that of the key, and no later one proves it.
    case invalidSignature
    /// The key signed another entry in its place, and that one counts.
    case forked
    /// Its chain belongs to another quest.
    case otherQuest
    /// A device that speaks of itself in the middle of a log.
    case lateOpening
}
