public import Answers
internal import Crypto
internal import CryptoExtras

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

extension AnswerOpener {
    /// Opens the sealed answers of a riders' edition, with swift-crypto.
    ///
    ///     var referee = Referee(quest: quest, opener: .scrypt)
    ///     let verdict = try referee.submit("ель", to: "task-1", at: now)  // away from the main thread: it takes tenths of a second
    public static let scrypt = AnswerOpener(
        stretch: { text, salt, cost in
            guard !text.isEmpty, !salt.isEmpty else { return nil }
            let key = try? KDF.Scrypt.deriveKey(
                from: text, salt: salt, outputByteCount: 64, rounds: cost.n, blockSize: cost.r, parallelism: cost.p)
            return key.map { $0.withUnsafeBytes { Array($0) } }
        },
        open: { box, key in
            guard key.count == SealKey.length, let sealed = try? ChaChaPoly.SealedBox(combined: box) else { return nil }
            return (try? ChaChaPoly.open(sealed, using: SymmetricKey(data: key))).map { Array($0) }
        })
}
