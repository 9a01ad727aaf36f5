public import ArgumentParser
import QuestSealing
import Quests
import Support

/// Reads key files for commands, and prints their errors.
enum KeyFiles {
    /// - Throws: `Failure.unreadable` where the file cannot be opened or holds no private key.
    static func signingKey(at path: String, _ language: Language) throws -> SigningKey {
        let bytes = try Failure.reporting(language) { try InputFile.bytes(of: path) }
        return try Failure.reporting(language, file: path) { try SigningKey(pem: bytes) }
    }

    /// - Throws: `Failure.unreadable` where the file cannot be opened or holds no key.
    static func publicKey(at path: String, _ language: Language) throws -> PublicKey {
        let bytes = try Failure.reporting(language) { try InputFile.bytes(of: path) }
        return try Failure.reporting(language, file: path) { try PublicKey(pem: bytes) }
    }
}

extension KeyFingerprint: ExpressibleByArgument {
    /// Reads a fingerprint as people type it.
    init?(argument: String) { self.init(argument) }
}
