import Crypto
import CryptoExtras
import Foundation
import NIOConcurrencyHelpers
import Testing
import VeloQuest

@testable import EventAccounts

/// A provider of OpenID Connect in memory. It makes its tokens without jwt-kit, and as wrong as a test wants them.
final class OpenIDStandIn: OutgoingHTTP {
    /// How a token is signed.
    enum Signing: Sendable {
        case es256, rs256, ps256, none
        /// By HMAC, with what everybody has of the key: the PEM of the public key.
        case hs256WithPublicKey
        /// By a key of somebody else.
        case stranger
    }

    struct State {
        var signing = Signing.es256
        var keyName: String? = "first"
        var published = ["first"]
        var claims: JSONObject = [:]
        var header: JSONObject = [:]
        var metadata: JSONObject = [:]
        var codes: [String: [String: String]] = [:]
        var fetchedKeys = 0
        /// Whether nobody answers.
        var isAway = false
        /// A token that is given instead of a new one.
        var replayed: String?
        var lastToken = ""
    }

    let issuer: String
    let state = NIOLockedValueBox(State())
    private let time: @Sendable () -> Int64
    private let curve = P256.Signing.PrivateKey()
    private let stranger = P256.Signing.PrivateKey()
    private let rsa: _RSA.Signing.PrivateKey
    /// Made once, since it takes a second.
    private static let key = Result { try _RSA.Signing.PrivateKey(keySize: .bits2048) }

    init(_ issuer: String, time: @escaping @Sendable () -> Int64) throws {
        self.issuer = issuer
        self.time = time
        rsa = try Self.key.get()
    }

    func change(_ body: (inout State) -> Void) { state.withLockedValue { body(&$0) } }

    /// A person signs in at the address; what the browser comes back with.
    func signIn(at address: String) throws -> [String: String] {
        let parts = try #require(URLComponents(string: address))
        #expect(address.hasPrefix(issuer + "/authorize?"))
        var query: [String: String] = [:]
        for item in parts.queryItems ?? [] { query[item.name] = item.value }
        #expect(query["code_challenge_method"] == "S256" && query["response_type"] == "code")
        let code = UUID().uuidString
        change { $0.codes[code] = query }
        return ["code": code, "state": query["state"] ?? "", "iss": issuer]
    }

    func send(_ request: OutgoingRequest) async throws -> OutgoingResponse {
        struct Away: Error {}
        guard !state.withLockedValue({ $0.isAway }) else { throw Away() }
        switch (request.method, request.url) {
        case ("GET", issuer + "/.well-known/openid-configuration"): return answer(.object(metadata))
        case ("GET", issuer + "/keys"):
            change { $0.fetchedKeys += 1 }
            return answer(["keys": .array(state.withLockedValue { $0.published }.flatMap(keys))])
        case ("POST", issuer + "/token"): return try token(request)
        default: return OutgoingResponse(status: 404, body: [])
        }
    }

    private func answer(_ value: JSONValue, _ status: Int = 200) -> OutgoingResponse {
        OutgoingResponse(status: status, body: JSONWriter().write(value))
    }

    private var metadata: JSONObject {
        var object: JSONObject = [
            "issuer": .string(issuer), "authorization_endpoint": .string(issuer + "/authorize"),
            "token_endpoint": .string(issuer + "/token"), "jwks_uri": .string(issuer + "/keys"),
            "authorization_response_iss_parameter_supported": true,
        ]
        for member in state.withLockedValue({ $0.metadata }) { object[member.key] = member.value }
        return object
    }

    private func keys(_ name: String) -> [JSONValue] {
        let point = curve.publicKey.x963Representation
        let primitives = try? rsa.publicKey.getKeyPrimitives()
        return [
            [
                "kty": "EC", "crv": "P-256", "kid": .string(name), "use": "sig",
                "x": .string(Base64URL.text(of: point[1..<33])), "y": .string(Base64URL.text(of: point[33...])),
            ],
            [
                "kty": "RSA", "kid": .string(name), "use": "sig",
                "n": .string(Base64URL.text(of: primitives?.modulus ?? Data())),
                "e": .string(Base64URL.text(of: primitives?.publicExponent ?? Data())),
            ],
        ]
    }

    private func token(_ request: OutgoingRequest) throws -> OutgoingResponse {
        var form: [String: String] = [:]
        for item in URLComponents(string: "?" + String(decoding: request.body, as: UTF8.self))?.queryItems ?? [] {
            form[item.name] = item.value
        }
        let begun = state.withLockedValue { $0.codes.removeValue(forKey: form["code"] ?? "") }
        let verifier = Base64URL.text(of: SHA256.hash(data: Array((form["code_verifier"] ?? "").utf8)))
        guard let begun, begun["code_challenge"] == verifier, begun["redirect_uri"] == form["redirect_uri"],
            request.headers["Authorization"] == "Basic " + Data("questd:s%3Acret".utf8).base64EncodedString()
        else { return answer(["error": "invalid_grant"], 400) }
        let token = try state.withLockedValue { $0.replayed } ?? makeToken(nonce: begun["nonce"])
        change { $0.lastToken = token }
        return answer(["id_token": .string(token), "access_token": "x", "token_type": "Bearer"])
    }

    /// A token, as the state wants it.
    private func makeToken(nonce: String?) throws -> String {
        let state = state.withLockedValue { $0 }
        let now = time() / 1000
        var claims: JSONObject = [
            "iss": .string(issuer), "sub": "248289761001", "aud": "questd", "exp": .integer(now + 300),
            "iat": .integer(now), "nonce": nonce.map(JSONValue.string) ?? .null, "name": "Anna Karenina",
        ]
        for claim in state.claims { claims[claim.key] = claim.value }
        let algorithm =
            switch state.signing {
            case .es256, .stranger: "ES256"
            case .rs256: "RS256"
            case .ps256: "PS256"
            case .none: "none"
            case .hs256WithPublicKey: "HS256"
            }
        var header: JSONObject = ["alg": .string(algorithm), "typ": "JWT"]
        if let name = state.keyName { header["kid"] = .string(name) }
        for member in state.header { header[member.key] = member.value }
        let text = [header, claims].map { Base64URL.text(of: JSONWriter().write(.object($0))) }.joined(separator: ".")
        let bytes = Data(text.utf8)
        let signature: Data =
            switch state.signing {
            case .es256: try curve.signature(for: bytes).rawRepresentation
            case .stranger: try stranger.signature(for: bytes).rawRepresentation
            case .rs256: try rsa.signature(for: bytes, padding: .insecurePKCS1v1_5).rawRepresentation
            case .ps256: try rsa.signature(for: bytes, padding: .PSS).rawRepresentation
            case .none: Data()
            case .hs256WithPublicKey:
                Data(
                    HMAC<SHA256>.authenticationCode(
                        for: bytes, using: SymmetricKey(data: Data(rsa.publicKey.pemRepresentation.utf8))))
            }
        return text + "." + Base64URL.text(of: signature)
    }
}
