internal import JSON

/// The public half of the key of a device or an organiser.
///
/// Its text is that in logs and quest files: the algorithm, a colon, and the bytes in base64, as in
/// `ed25519:11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=`.
public struct PublicKey: Sendable, Hashable {
    /// What it checks signatures with.
    public let algorithm: SignatureAlgorithm
    /// The key, as long as the algorithm says.
    public let bytes: [UInt8]

    /// A key from its bytes; `nil` unless there are as many as the algorithm has. Whether they are a point of the curve is seen when
    /// a signature is checked.
    public init?(_ algorithm: SignatureAlgorithm, _ bytes: [UInt8]) {
        guard bytes.count == algorithm.keyLength else { return nil }
        self.algorithm = algorithm
        self.bytes = bytes
    }

    /// A key from its text; `nil` for anything that `description` does not give.
    public init?(_ text: String) {
        guard let colon = text.firstIndex(of: ":"),
            let algorithm = SignatureAlgorithm(rawValue: String(text[..<colon])),
            let bytes = Base64.bytes(String(text[text.index(after: colon)...]))
        else { return nil }
        self.init(algorithm, bytes)
    }
}

extension PublicKey: CustomStringConvertible {
    /// The text in logs and quest files.
    public var description: String { algorithm.rawValue + ":" + Base64.text(bytes) }
}
