/// How far a file has been read.
public struct ReadingProgress: Sendable, Hashable {
    /// Bytes of the file, compressed as it is, read and handed on so far.
    public var bytesRead: Int
    /// The file's size in bytes when it was opened.
    public var bytesInAll: Int

    /// The share that is done, 0 to 1.
    public var fraction: Double {
        bytesInAll > 0 ? min(1, Double(bytesRead) / Double(bytesInAll)) : 1
    }
}
