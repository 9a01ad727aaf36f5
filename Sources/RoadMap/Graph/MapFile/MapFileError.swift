public import Support

/// Why a map file cannot be used.
public enum MapFileError: Error, Sendable, Hashable {
    /// The operating system does not hand it out.
    case unreadable(FileError)
    /// The first bytes are not those of a map file.
    case notAMap
    /// A later version of the program wrote it.
    case newerVersion(found: UInt32, supported: UInt32)
    /// An earlier version of the program wrote it, when the bytes meant something else.
    case olderVersion(found: UInt32, supported: UInt32)
    /// It ends early or goes on too long.
    case wrongSize(expected: UInt64, found: UInt64)
    /// Some bytes are not what was written; `part` is the section's name.
    case damaged(part: String)
}
