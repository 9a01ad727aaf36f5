/// Whether an edition of a quest is as the organiser signed it.
///
///     switch EditionSignature.check(bytes, with: .crypto) {
///     case .signed(let key): print("signed with the key \(key)")
///     case .unsigned: print("nobody answers for this file")
///     case .altered: print("changed since it was signed")
///     }
///
/// The signature is the last member of a signed file, in this form to the byte:
///
///     ,
///       "signature": {"key": "ed25519:…", "value": "…"}
///     }
///
/// What is signed is `VeloQuest edition 1`, a line feed, and all bytes of the file before these lines. Nothing is read from the file before
/// the signature is checked, so that no two readers can take it for different things.
public enum EditionSignature: Sendable, Hashable {
    /// The file has no signature. Nobody answers for it.
    case unsigned
    /// All of the file is as the holder of the key signed it.
    case signed(KeyFingerprint)
    /// The file has a signature that is not of its bytes; with the key that it claims, where that can be read.
    case altered(KeyFingerprint?)

    /// Checks the signature of a file.
    /// - Complexity: O(*n*) in the size of the file.
    public static func check(_ bytes: [UInt8], with verifier: SignatureVerifier) -> EditionSignature {
        if let tail = SignatureTail(endOf: bytes) {
            let body = bytes[..<tail.start]
            guard verifier.isValid(tail.signature, of: signedBytes(body), by: tail.key) else {
                return .altered(tail.key.fingerprint)
            }
            // Whoever signs a signed edition once more puts their name under another's work.
            guard let earlier = claim(in: body) else { return .signed(tail.key.fingerprint) }
            return earlier
        }
        return claim(in: bytes[...]) ?? (SignatureTail.begins(nearEndOf: bytes) ? .altered(nil) : .unsigned)
    }

    /// What a member `signature` claims that is no valid one; `nil` where there is no such member.
    private static func claim(in bytes: ArraySlice<UInt8>) -> EditionSignature? {
        RootMembers(bytes).value(of: SignatureTail.member).map { .altered(SignatureTail.key(claimedIn: bytes[$0...])) }
    }

    /// The file with a signature as its last member; `nil` where it is no JSON object with members, or where the signer fails.
    ///
    /// - Parameter bytes: a file without a member `signature`.
    public static func appended(to bytes: [UInt8], by signer: Signer) -> [UInt8]? {
        guard let brace = bytes.lastIndex(where: { !isWhiteSpace($0) }), bytes[brace] == UInt8(ascii: "}"),
            let last = bytes[..<brace].lastIndex(where: { !isWhiteSpace($0) }), bytes[last] != UInt8(ascii: "{")
        else { return nil }
        let body = bytes[...last]
        guard let signature = signer.signature(of: signedBytes(body)) else { return nil }
        return body + SignatureTail.bytes(signer.publicKey, signature)
    }

    private static func signedBytes(_ body: ArraySlice<UInt8>) -> [UInt8] {
        Array("VeloQuest edition 1\n".utf8) + body
    }

    private static func isWhiteSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
