/// The cryptography that opens the answers of a riders' edition; the engine itself has none.
///
///     let opener = AnswerOpener(stretch: { text, salt, cost in … }, open: { box, key in … })
///
/// The module QuestSealing has one (`AnswerOpener.scrypt`); an app that has a cryptographic library of its own may make another.
/// Without an opener a ride goes on all the same, and the organiser judges what is sealed.
public struct AnswerOpener: Sendable {
    private let stretching: @Sendable ([UInt8], [UInt8], SealCost) -> [UInt8]?
    private let opening: @Sendable ([UInt8], [UInt8]) -> [UInt8]?

    /// Makes an opener of two functions.
    /// - Parameters:
    ///   - stretch: what `stretch(_:salt:cost:)` does with a text, a salt and a cost.
    ///   - open: what `open(_:key:)` does with a box and a key.
    public init(
        stretch: @escaping @Sendable (_ text: [UInt8], _ salt: [UInt8], _ cost: SealCost) -> [UInt8]?,
        open: @escaping @Sendable (_ box: [UInt8], _ key: [UInt8]) -> [UInt8]?
    ) {
        stretching = stretch
        opening = open
    }

    /// Derives 64 bytes from a text with scrypt (RFC 7914); `nil` where that is not possible, for example for want of memory.
    ///
    /// It is meant to take long: a tenth of a second is usual. Nothing here is empty.
    public func stretch(_ text: [UInt8], salt: [UInt8], cost: SealCost) -> [UInt8]? { stretching(text, salt, cost) }

    /// Opens a box of ChaCha20-Poly1305 (RFC 8439): the nonce of 12 bytes, what is hidden, the tag of 16 bytes; no additional
    /// data. `nil` where the key of 32 bytes does not fit or anything was changed.
    public func open(_ box: [UInt8], key: [UInt8]) -> [UInt8]? { opening(box, key) }
}
