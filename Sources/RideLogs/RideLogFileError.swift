public import Support

/// Why a file cannot be opened as a ride log.
public enum RideLogFileError: Error, Sendable, Hashable {
    /// It cannot be read and written.
    case file(FileError)
    /// It is not a ride log.
    case notALog(path: String)

    static func wrapping<Value: ~Copyable>(
        _ body: () throws(FileError) -> Value
    ) throws(RideLogFileError) -> Value {
        do throws(FileError) { return try body() } catch { throw .file(error) }
    }
}
