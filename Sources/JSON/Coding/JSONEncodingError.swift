public import Support

/// A value that JSON has no way to write.
public struct JSONEncodingError: Error, Sendable, Hashable, LocalizedMessage {
    /// What is wrong with it.
    public enum Reason: Sendable, Hashable {
        /// Not-a-number or an infinity (RFC 8259 section 6).
        case notFinite(Double)
        /// Properties must be an object; this would have been a text, a number or a list.
        case notAnObject
    }

    /// What is wrong.
    public var reason: Reason
    /// The value, as its coding path: names of members and indices from the encoded value downwards.
    public var pointer: JSONPointer

    /// Makes an error.
    public init(_ reason: Reason, at pointer: JSONPointer) {
        self.reason = reason
        self.pointer = pointer
    }

    /// What is wrong, where, and what to do.
    public var message: Message {
        switch reason {
        case .notFinite(let number):
            Message("error-not-finite-2", ["number": .of(number), "pointer": .of(pointer)])
        case .notAnObject:
            Message("error-not-an-object")
        }
    }
}
