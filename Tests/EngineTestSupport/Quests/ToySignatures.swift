package import Quests
import Support

/// A key for tests without cryptography: whoever knows the public half can sign too.
package struct ToyKey: Sendable {
    package let publicKey: PublicKey

    /// A key of a number.
    package init(_ number: UInt8) {
        guard let key = PublicKey(.ed25519, [UInt8](repeating: number, count: 32)) else { preconditionFailure() }
        publicKey = key
    }

    package var fingerprint: KeyFingerprint { publicKey.fingerprint }

    package var signer: Signer {
        let key = publicKey
        return Signer(publicKey: key) { ToyKey.signature(of: $0, by: key) }
    }

    /// A signer that is out of reach at some calls, counted from 1, as a key on a locked phone is.
    package func signer(outOfReachAt isOut: @escaping @Sendable (Int) -> Bool) -> Signer {
        let key = publicKey
        let calls = CallCounter()
        return Signer(publicKey: key) { isOut(calls.next()) ? nil : ToyKey.signature(of: $0, by: key) }
    }

    /// The SHA-256 of the key and the bytes, twice.
    package static func signature(of bytes: [UInt8], by key: PublicKey) -> Signature? {
        let words = (key.bytes + bytes).withUnsafeBytes(SHA256.digest)
        let half = [words.0, words.1, words.2, words.3, words.4, words.5, words.6, words.7].flatMap { word in
            [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
        }
        return Signature(half + half)
    }
}

extension SignatureVerifier {
    /// Checks what a `ToyKey` signed.
    package static let toy = SignatureVerifier { ToyKey.signature(of: $1, by: $2) == $0 }

    /// The same, and counts how often it is asked.
    package static func counting(_ count: CallCounter) -> SignatureVerifier {
        SignatureVerifier { signature, bytes, key in
            _ = count.next()
            return ToyKey.signature(of: bytes, by: key) == signature
        }
    }
}
