public import Support

/// A text that is good GeoJSON, but of another kind than what was asked for.
public struct UnexpectedObjectError: Error, Sendable, Hashable, LocalizedMessage {
    /// The `type` that was asked for, or `geometry` for any of them.
    public var expected: String
    /// The `type` of the text.
    public var found: String

    /// Names both.
    public init(expected: String, found: String) {
        self.expected = expected
        self.found = found
    }

    /// What the text holds.
    public var message: Message {
        Message("object-unexpected", ["found": .of(self.found), "expected": .of(self.expected)])
    }
}
