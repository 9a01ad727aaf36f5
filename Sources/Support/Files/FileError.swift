/// A file that could not be opened, read or written, in the words of the operating system.
public struct FileError: Error, Sendable, Hashable, LocalizedMessage {
    /// What was tried.
    public enum Operation: String, Sendable, Hashable {
        /// Opening or reading.
        case read
        /// Creating, writing or renaming.
        case write
        /// Keeping a file for oneself.
        case lock
    }

    /// The file, as the caller named it.
    public var path: String
    /// What was tried.
    public var operation: Operation
    /// The operating system's error number (`errno`).
    public var code: Int32

    /// Notes which file, what was tried, and the error number.
    public init(path: String, operation: Operation, code: Int32) {
        self.path = path
        self.operation = operation
        self.code = code
    }
}
