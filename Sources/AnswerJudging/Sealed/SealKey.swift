/// Thirty-two secret bytes that a right answer gives, and that open what is hidden behind it.
public struct SealKey: Sendable, Hashable {
    /// How many bytes a key has.
    public static let length = 32

    /// The bytes.
    public let bytes: [UInt8]

    /// A key from its bytes; `nil` where it is not 32 of them.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.length else { return nil }
        self.bytes = bytes
    }

    /// A key from 32 bytes, which the caller has counted.
    package init(counted bytes: [UInt8]) {
        self.bytes = bytes
    }
}
