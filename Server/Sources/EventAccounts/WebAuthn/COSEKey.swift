import Crypto
import Foundation

/// A public key on P-256 for ES256 (RFC 9052, section 7; RFC 9053, section 7.1.1), the one kind that is asked for.
struct COSEKey: Hashable, Sendable {
    /// The number of ES256 among COSE algorithms.
    static let algorithm: Int64 = -7

    /// The point, uncompressed: 0x04 and two coordinates.
    let point: [UInt8]

    /// Reads a COSE key: kty EC2, alg ES256, crv P-256, x and y of 32 bytes, and nothing else.
    init(_ key: CBOR) throws(AccountProblem) {
        guard case .map(let members) = key, members.count == 5, key[1] == .integer(2),
            key[3] == .integer(Self.algorithm),
            key[-1] == .integer(1), let x = key[-2]?.bytesValue, x.count == 32, let y = key[-3]?.bytesValue,
            y.count == 32
        else { throw AccountProblem(.unsupportedKey) }
        point = [0x04] + x + y
        // Whether the point is on the curve.
        guard Self.publicKey(point) != nil else { throw AccountProblem(.unsupportedKey) }
    }

    /// Whether a signature in DER is of the key that is a point.
    static func verifies(_ signature: [UInt8], of message: [UInt8], by point: [UInt8]) -> Bool {
        guard let key = publicKey(point),
            let signature = try? P256.Signing.ECDSASignature(derRepresentation: Data(signature))
        else { return false }
        return key.isValidSignature(signature, for: Data(message))
    }

    private static func publicKey(_ point: [UInt8]) -> P256.Signing.PublicKey? {
        try? P256.Signing.PublicKey(x963Representation: Data(point))
    }
}
