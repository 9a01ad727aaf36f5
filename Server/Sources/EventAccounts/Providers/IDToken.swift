import Foundation
import JWTKit
import VeloQuest

/// A token in which a provider vouches for a person (OpenID Connect Core 1.0, section 2).
struct IDToken: Sendable {
    /// By which methods one may be signed. A secret that both sides have, and no signature at all, are none of them.
    enum Algorithm: String {
        case rs256 = "RS256"
        case ps256 = "PS256"
        case es256 = "ES256"
    }

    /// How far the clocks of provider and server may be apart, in seconds.
    static let skew: Double = 60

    /// The header, which nobody vouches for yet.
    struct Header {
        let algorithm: Algorithm
        /// Which key signed it; `nil` where the provider has but one.
        let key: String?
    }

    /// Reads the header.
    static func header(of token: String) throws(AccountProblem) -> Header {
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard token.utf8.count <= 16384, parts.count == 3, let bytes = Base64URL.bytes(of: parts[0]),
            let object = try? JSONValue(parsing: bytes).objectValue
        else { throw AccountProblem(.providerFaulty) }
        guard let name = object["alg"]?.stringValue, let algorithm = Algorithm(rawValue: name), object["crit"] == nil
        else { throw AccountProblem(.tokenAlgorithm) }
        return Header(algorithm: algorithm, key: object["kid"]?.stringValue)
    }

    /// The claims, which are checked when the token is verified.
    private struct Claims: JWTPayload {
        struct Audience: Codable {
            let values: [String]

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                values = try (try? [container.decode(String.self)]) ?? container.decode([String].self)
            }

            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(values)
            }
        }

        let iss: String
        let sub: String
        let aud: Audience
        let azp: String?
        let exp: Double
        let iat: Double
        let nbf: Double?
        let nonce: String?
        let name: String?

        // What it has to say depends on who asked, and is checked below.
        func verify(using algorithm: some JWTAlgorithm) async throws {}

        // jwt-kit reads dates by itself otherwise.
        enum CodingKeys: String, CodingKey { case iss, sub, aud, azp, exp, iat, nbf, nonce, name }
    }

    /// What a token has to say.
    struct Expectation {
        let issuer: String
        let client: String
        let nonce: String
        /// Seconds since 1970-01-01 00:00 UTC.
        let now: Double
    }

    /// Whom a token vouches for, when its signature is of a key and it says what it has to.
    static func verified(
        _ token: String, by key: SigningKey, _ expected: Expectation
    ) async throws(AccountProblem) -> VouchedIdentity {
        let claims: Claims
        do { claims = try await key.collection().verify(token, as: Claims.self) } catch let error as JWTError {
            throw AccountProblem(error.errorType == .malformedToken ? .providerFaulty : .tokenSignature)
        } catch {
            throw AccountProblem(.tokenSignature)
        }
        guard claims.iss == expected.issuer else { throw AccountProblem(.wrongIssuer) }
        let audience = claims.aud.values
        guard audience.contains(expected.client), claims.azp == nil || claims.azp == expected.client,
            audience.count == 1 || claims.azp != nil
        else { throw AccountProblem(.tokenAudience) }
        let now = expected.now
        guard claims.exp > now - skew, claims.iat <= now + skew, (claims.nbf ?? 0) <= now + skew,
            // A token is for signing in now, and not one that lay somewhere for a day.
            claims.iat > now - 86400
        else { throw AccountProblem(.tokenTime) }
        guard claims.nonce == expected.nonce else { throw AccountProblem(.tokenNonce) }
        guard (1...255).contains(claims.sub.utf8.count), claims.sub.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
        else { throw AccountProblem(.providerFaulty) }
        return VouchedIdentity(issuer: claims.iss, subject: claims.sub, name: claims.name)
    }
}
