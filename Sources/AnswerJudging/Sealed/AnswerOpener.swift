/// The cryptography that opens the answers of a riders' edition, which the engine itself does not have.
///
/// The module QuestSealing has one (`ScryptOpener`); an app that has a cryptographic library of its own may write another.
/// Without an opener a ride goes on all the same, and the organiser judges what is sealed.
public protocol AnswerOpener: Sendable {
    /// Derives 64 bytes from a text with scrypt (RFC 7914); `nil` where that is not possible, for example for want of memory.
    ///
    /// It is meant to take long: a tenth of a second is usual. Nothing here is empty.
    func stretch(_ text: [UInt8], salt: [UInt8], cost: SealCost) -> [UInt8]?

    /// Opens a box of ChaCha20-Poly1305 (RFC 8439): the nonce of 12 bytes, what is hidden, the tag of 16 bytes; no additional
    /// data. `nil` where the key of 32 bytes does not fit or anything was changed.
    func open(_ box: [UInt8], key: [UInt8]) -> [UInt8]?
}
