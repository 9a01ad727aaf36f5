/// What is wrong with a FIT file that can be read nevertheless, up to there.
public struct FITFault: Sendable, Hashable {
    /// What can be wrong.
    public enum Kind: Sendable, Hashable {
        /// The file ends before it should.
        case torn
        /// The checksum at the end, or that of the header, is another one than that of the bytes.
        case wrongChecksum
        /// A message of a kind that was not defined before: its length is unknown, and so is what follows.
        case undefinedMessage
        /// What follows the end is no other FIT file.
        case foreignBytes
    }

    /// What is wrong.
    public var kind: Kind
    /// Where, in bytes from the beginning.
    public var offset: Int

    /// Notes what is wrong and where.
    public init(_ kind: Kind, offset: Int) {
        self.kind = kind
        self.offset = offset
    }
}

/// Why bytes are not read as a FIT file at all.
public enum FITError: Error, Sendable, Hashable {
    /// They do not begin with the header of one.
    case notFIT
    /// There are more records than `FITFile.mostRecords`.
    case tooManyRecords
}
