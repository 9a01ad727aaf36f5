/// The cryptography that opens the answers of a riders' edition; the engine itself has none.
///
/// The module QuestSealing has one (`ScryptOpener`); an app with its own cryptographic library may implement another. Without an
/// opener a ride continues, and the organiser judges sealed answers.
public protocol AnswerOpener: Sendable {
    /// Derives 64 bytes from a text with scrypt (RFC 7914); `nil` if that fails, for example for lack of memory.
    ///
    /// It is slow on purpose: a tenth of a second is usual. No argument is empty.
    func stretch(_ text: [UInt8], salt: [UInt8], cost: SealCost) -> [UInt8]?

    /// Opens a box of ChaCha20-Poly1305 (RFC 8439): the nonce of 12 bytes, the ciphertext, the tag of 16 bytes; no additional data.
    /// `nil` if the key of 32 bytes does not fit or anything was changed.
    func open(_ box: [UInt8], key: [UInt8]) -> [UInt8]?
}
