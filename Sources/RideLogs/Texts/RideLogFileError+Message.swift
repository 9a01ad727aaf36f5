public import Support

extension RideLogFileError: LocalizedMessage {
    /// What is wrong and what to do about it.
    public var message: Message {
        switch self {
        case .file(let error): error.message
        case .notALog(let path): Message("ride-log-file-error-not-a-log", ["path": .of(path)])
        }
    }
}
