public import Support

extension KeyFileError: LocalizedMessage {
    /// What is wrong and what to do about it.
    public var message: Message {
        switch self {
        case .notAKey: Message("key-file-error-not-a-key")
        case .encrypted: Message("key-file-error-encrypted")
        case .unsupported: Message("key-file-error-unsupported")
        case .publicOnly: Message("key-file-error-public-only")
        }
    }
}
