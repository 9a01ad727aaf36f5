/// Why a text cannot be a QR code.
public enum QRCodeError: Error, Sendable, Hashable {
    /// It has so many bytes, more than the largest code holds.
    case tooLong(bytes: Int)
}
