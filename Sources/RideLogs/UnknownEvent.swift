/// An event that this version of the library does not know, wholly or in part, as a newer one wrote it.
///
/// It counts for nothing and stays in the log to the byte, so that a newer version finds it where an older one merged.
public struct UnknownEvent: Sendable, Hashable {
    /// The kind of the event as the log names it. A kind that is known here belongs to an event with members that are not.
    public let type: String
    /// What follows the kind in the line, beginning with a comma where there is anything.
    let members: String

    package init(type: String, members: String) {
        self.type = type
        self.members = members
    }
}
