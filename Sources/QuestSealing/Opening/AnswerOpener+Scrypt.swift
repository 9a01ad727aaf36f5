public import AnswerJudging
internal import Crypto
internal import CryptoExtras
internal import Foundation
public import QuestEngine

/// Opens the sealed answers of a riders' edition, with swift-crypto.
///
///     var referee = Referee(quest: quest, opener: ScryptOpener())
///     let verdict = try referee.submit("ель", to: "task-1", at: now)  // away from the main thread: it takes tenths of a second
public struct ScryptOpener: AnswerOpener {
    /// Makes an opener. It keeps nothing.
    public init() {}

    /// Derives 64 bytes with scrypt (RFC 7914).
    public func stretch(_ text: [UInt8], salt: [UInt8], cost: SealCost) -> [UInt8]? {
        guard !text.isEmpty, !salt.isEmpty else { return nil }
        let key = try? KDF.Scrypt.deriveKey(
            from: text, salt: salt, outputByteCount: 64, rounds: cost.n, blockSize: cost.r, parallelism: cost.p)
        return key.map { $0.withUnsafeBytes { Array($0) } }
    }

    /// Opens a box of ChaCha20-Poly1305 (RFC 8439).
    public func open(_ box: [UInt8], key: [UInt8]) -> [UInt8]? {
        guard key.count == SealKey.length, let sealed = try? ChaChaPoly.SealedBox(combined: box) else { return nil }
        return (try? ChaChaPoly.open(sealed, using: SymmetricKey(data: key))).map { Array($0) }
    }
}
