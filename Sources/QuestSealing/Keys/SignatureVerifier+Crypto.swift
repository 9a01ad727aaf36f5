internal import Crypto
internal import Foundation
public import Signatures

extension SignatureVerifier {
    /// Checks signatures with swift-crypto, on Apple systems with CryptoKit.
    ///
    /// Beyond what RFC 8032 asks for, public keys of Ed25519 of small order are refused: a signature by such a key fits many messages.
    public static let crypto = SignatureVerifier { signature, bytes, key in
        switch key.algorithm {
        case .ed25519:
            guard !EdwardsPoint.isWeak(key.bytes),
                let key = try? Curve25519.Signing.PublicKey(rawRepresentation: key.bytes)
            else { return false }
            return key.isValidSignature(signature.bytes, for: bytes)
        case .p256:
            guard let key = try? P256.Signing.PublicKey(rawRepresentation: key.bytes),
                let signature = try? P256.Signing.ECDSASignature(rawRepresentation: signature.bytes)
            else { return false }
            return key.isValidSignature(signature, for: bytes)
        }
    }
}

/// The encoding of a point of edwards25519 (RFC 8032, section 5.1.2): *y* in 255 bits, the lowest byte first, then the sign of *x*.
enum EdwardsPoint {
    /// Whether bytes encode one of the eight points whose order divides 8, or *y* as a number that is not below *p* = 2²⁵⁵ − 19.
    static func isWeak(_ bytes: [UInt8]) -> Bool {
        var y = bytes
        y[31] &= 0x7F
        return smallOrder.contains(y) || isNotReduced(y)
    }

    private static func isNotReduced(_ y: [UInt8]) -> Bool {
        y[0] >= 0xED && y[1...30].allSatisfy { $0 == 0xFF } && y[31] == 0x7F
    }

    /// *y* of these points: order 4, 1, 2, and twice 8.
    private static let smallOrder: [[UInt8]] = [
        [UInt8](repeating: 0, count: 32),
        [1] + [UInt8](repeating: 0, count: 31),
        [0xEC] + [UInt8](repeating: 0xFF, count: 30) + [0x7F],
        [
            0x26, 0xE8, 0x95, 0x8F, 0xC2, 0xB2, 0x27, 0xB0, 0x45, 0xC3, 0xF4, 0x89, 0xF2, 0xEF, 0x98, 0xF0,
            0xD5, 0xDF, 0xAC, 0x05, 0xD3, 0xC6, 0x33, 0x39, 0xB1, 0x38, 0x02, 0x88, 0x6D, 0x53, 0xFC, 0x05,
        ],
        [
            0xC7, 0x17, 0x6A, 0x70, 0x3D, 0x4D, 0xD8, 0x4F, 0xBA, 0x3C, 0x0B, 0x76, 0x0D, 0x10, 0x67, 0x0F,
            0x2A, 0x20, 0x53, 0xFA, 0x2C, 0x39, 0xCC, 0xC6, 0x4E, 0xC7, 0xFD, 0x77, 0x92, 0xAC, 0x03, 0x7A,
        ],
    ]
}
