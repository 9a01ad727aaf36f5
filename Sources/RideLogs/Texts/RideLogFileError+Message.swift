public import Support

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
