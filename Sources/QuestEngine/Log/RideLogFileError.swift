public import FileAccess
public import Languages

/// Why a file cannot be opened as a ride log.
public enum RideLogFileError: Error, Sendable, Hashable {
    /// It cannot be read and written.
    case file(FileError)
    /// It holds something else.
    case notALog(path: String)

    static func wrapping<Value: ~Copyable>(
        _ body: () throws(FileError) -> Value
    ) throws(RideLogFileError) -> Value {
        do throws(FileError) { return try body() } catch { throw .file(error) }
    }
}

extension RideLogFileError: LocalizedMessage {
    /// What is wrong and what to do about it.
    public var message: LocalizedText {
        switch self {
        case .file(let error): error.message
        case .notALog(let path):
            LocalizedText(
                "\(path) is no ride log and was left as it is; name another file",
                "\(path) — не журнал заезда, файл не тронут; укажите другой")
        }
    }
}
