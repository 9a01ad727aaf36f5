#if canImport(CryptoKit)
    internal import Answers
    internal import PlainCryptography

    /// Makes keys of texts.
    enum KeyDerivation {
        /// 64 bytes of scrypt (RFC 7914), which CryptoKit does not have; `nil` where a text or a salt is empty.
        static func scrypt(_ text: [UInt8], salt: [UInt8], cost: SealCost) -> [UInt8]? {
            AnswerOpener.portable.stretch(text, salt: salt, cost: cost)
        }
    }
#endif
