/// Thirty-two secret bytes that a right answer yields and that open the data sealed with it.
public struct SealKey: Sendable, Hashable {
    /// How many bytes a key has.
    public static let length = 32

    /// The bytes.
    public let bytes: [UInt8]

    /// A key from its bytes; `nil` unless there are 32.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.length else { return nil }
        self.bytes = bytes
    }

    /// A key from 32 bytes; the caller has checked the count.
    package init(counted bytes: [UInt8]) {
        self.bytes = bytes
    }
}
