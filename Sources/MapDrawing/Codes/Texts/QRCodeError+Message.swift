public import Support

extension QRCodeError: LocalizedMessage {
    /// What is wrong and what to do.
    public var message: LocalizedText {
        switch self {
        case .tooLong(let bytes):
            LocalizedText(
                "\(bytes) bytes do not fit into a QR code, which holds \(QRCode.mostBytes); shorten the address",
                "\(bytes) байт не помещаются в QR-код, в нём не больше \(QRCode.mostBytes); сократите адрес")
        }
    }
}
