import JWTKit
import VeloQuest

/// A public key of a provider, for one algorithm.
struct SigningKey: Sendable {
    /// Its name; `nil` for one without.
    let name: String?
    private let kind: Kind

    private enum Kind: Sendable {
        case rsa(modulus: String, exponent: String)
        case p256(x: String, y: String)
    }

    /// What the key does for.
    let algorithm: IDToken.Algorithm

    /// Reads a key of a set (RFC 7517) for an algorithm; `nil` for one that is of another kind, or for something else.
    init?(_ value: JSONValue, for algorithm: IDToken.Algorithm) {
        guard let object = value.objectValue, object["use"]?.stringValue ?? "sig" == "sig",
            object["alg"]?.stringValue ?? algorithm.rawValue == algorithm.rawValue,
            object["key_ops"]?.arrayValue.map({ $0.contains("verify") }) ?? true
        else { return nil }
        func text(_ name: String) -> String? { object[name]?.stringValue }
        switch (algorithm, text("kty")) {
        case (.rs256, "RSA"), (.ps256, "RSA"):
            // Shorter keys are broken, longer ones take too long.
            guard let modulus = text("n"), let exponent = text("e"), let bytes = Base64URL.bytes(of: modulus),
                (256...1024).contains(bytes.drop { $0 == 0 }.count)
            else { return nil }
            kind = .rsa(modulus: modulus, exponent: exponent)
        case (.es256, "EC"):
            guard text("crv") == "P-256", let x = text("x"), let y = text("y") else { return nil }
            kind = .p256(x: x, y: y)
        default: return nil
        }
        name = text("kid")
        self.algorithm = algorithm
    }

    /// The key alone, so that no other one verifies anything.
    func collection() async throws -> JWTKeyCollection {
        let keys = JWTKeyCollection()
        switch kind {
        case .rsa(let modulus, let exponent):
            let key = try Insecure.RSA.PublicKey(modulus: modulus, exponent: exponent)
            if algorithm == .ps256 {
                await keys.add(pss: key, digestAlgorithm: .sha256)
            } else {
                await keys.add(rsa: key, digestAlgorithm: .sha256)
            }
        case .p256(let x, let y): await keys.add(ecdsa: try ES256PublicKey(parameters: (x, y)))
        }
        return keys
    }
}
