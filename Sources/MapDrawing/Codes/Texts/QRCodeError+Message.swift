public import Support

extension QRCodeError: LocalizedMessage {
    /// What is wrong and what to do.
    public var message: Message {
        switch self {
        case .tooLong(let bytes):
            Message("qr-code-error-too-long", ["bytes": .of(bytes), "most-bytes": .of(QRCode.mostBytes)])
        }
    }
}
