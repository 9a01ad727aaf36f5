public import Support

extension UnpackingError: LocalizedMessage {
    /// What is wrong, and what to do.
    public var message: Message {
        switch self {
        case .tooLarge(let most): Message("unpacking-error-too-large", ["has-most": .of(most >> 20)])
        case .damagedArchive: Message("unpacking-error-damaged-archive")
        case .unsupportedArchive: Message("unpacking-error-unsupported-archive")
        case .unreadable(let reason): reason
        }
    }
}
