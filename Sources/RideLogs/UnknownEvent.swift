/// An event written by a newer version, wholly or partly unknown to this one.
///
/// It has no effect and is kept byte for byte, so that a newer version can read it after an older one merged the log.
public struct UnknownEvent: Sendable, Hashable {
    /// The kind of the event in the log. A known kind means that some members are unknown.
    public let type: String
    /// The rest of the line after the kind, starting with a comma if not empty.
    let members: String

    package init(type: String, members: String) {
        self.type = type
        self.members = members
    }
}
