public import Support

/// Why a packed file cannot be unpacked.
public enum UnpackingError: Error, Sendable, Hashable {
    /// It is more than so many bytes.
    case tooLarge(most: Int)
    /// A ZIP archive is damaged or ends early.
    case damagedArchive
    /// A ZIP archive is encrypted or packed in a manner that is not read.
    case unsupportedArchive
    /// It cannot be unpacked for this reason.
    case unreadable(LocalizedText)
}
