import Foundation
import VeloQuest

/// What a provider says of itself (OpenID Connect Discovery 1.0, section 3; RFC 8414).
struct OpenIDMetadata: Sendable, Hashable {
    let authorization: String
    let token: String
    let keys: String
    /// Whether the provider names itself when it sends browsers back (RFC 9207, section 3).
    let namesItself: Bool
    /// Whether the secret goes into the form, and not into the header.
    let secretInForm: Bool

    /// Reads it; the issuer has to be the one that was asked for, letter by letter (section 4.3).
    init(_ object: JSONObject, issuer: String) throws(AccountProblem) {
        guard object["issuer"]?.stringValue == issuer else { throw AccountProblem(.wrongIssuer) }
        let isLocal = !issuer.hasPrefix("https:")
        func address(_ name: String) throws(AccountProblem) -> String {
            guard let text = object[name]?.stringValue, Self.isSafe(text, isLocal: isLocal) else {
                throw AccountProblem(.providerFaulty)
            }
            return text
        }
        func list(_ name: String) -> [String]? { object[name]?.arrayValue?.compactMap(\.stringValue) }
        authorization = try address("authorization_endpoint")
        token = try address("token_endpoint")
        keys = try address("jwks_uri")
        namesItself = object["authorization_response_iss_parameter_supported"]?.booleanValue ?? false
        // Without the member it is client_secret_basic (Discovery, section 3).
        let methods = list("token_endpoint_auth_methods_supported") ?? ["client_secret_basic"]
        secretInForm = !methods.contains("client_secret_basic") && methods.contains("client_secret_post")
        // A provider that lists methods of PKCE without S256 does not check it.
        if let methods = list("code_challenge_methods_supported"), !methods.contains("S256") {
            throw AccountProblem(.providerFaulty)
        }
    }

    /// Whether an address is https; http only of this computer, for a provider that is there itself.
    static func isSafe(_ text: String, isLocal: Bool) -> Bool {
        guard let parts = URLComponents(string: text), let host = parts.host, !host.isEmpty, parts.user == nil,
            parts.fragment == nil
        else { return false }
        let bare = host.trimmingCharacters(in: ["[", "]"])
        return parts.scheme == "https" || (isLocal && parts.scheme == "http" && PublicAddress.isLoopback(bare))
    }
}
