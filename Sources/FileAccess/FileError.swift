public import Languages

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

    /// For example `cannot read city.osm.pbf: No such file or directory`.
    public var message: LocalizedText {
        let reason = SystemCall.describe(code)
        return switch operation {
        case .write where code == SystemCall.replaced:
            LocalizedText(
                "cannot write \(path): it was removed or replaced meanwhile; open it again",
                "не удалось записать \(path): файл тем временем удалили или заменили, откройте его заново")
        case .read: LocalizedText("cannot read \(path): \(reason)", "не удалось прочитать \(path): \(reason)")
        case .write: LocalizedText("cannot write \(path): \(reason)", "не удалось записать \(path): \(reason)")
        case .lock:
            LocalizedText(
                "cannot write \(path): another program is writing it; close that one first",
                "не удалось записать \(path): его сейчас пишет другая программа, сначала закройте её")
        }
    }
}
