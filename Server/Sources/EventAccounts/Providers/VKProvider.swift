import VeloQuest

/// VK ID: OAuth 2.1 with exchanges of its own.
///
/// It gives no token that vouches for somebody to a server: the person is asked for with the access token, over TLS, from the host that
/// gave it. What the browser comes back with has a `device_id`, which goes into the exchange of the code.
/// <https://id.vk.com/about/business/go/docs/ru/vkid/latest/vk-id/connection/api-integration/api-description>
public struct VKProvider: IdentityProvider {
    /// The name in addresses.
    public let id: String
    /// What people read.
    public let name: String
    /// The identifier of the application.
    private let client: String
    /// Where VK ID is, as `https://id.vk.ru`.
    private let host: String
    private let http: any OutgoingHTTP

    /// VK ID for an application.
    public init(id: String, name: String, client: String, host: String = "https://id.vk.ru", http: any OutgoingHTTP) {
        self.id = id
        self.name = name
        self.client = client
        self.host = host
        self.http = http
    }

    /// Where a browser goes to sign in.
    public func authorization(_ attempt: ProviderAttempt) async throws(AccountProblem) -> String {
        FormEncoding.address(
            host + "/authorize",
            [
                ("response_type", "code"), ("client_id", client), ("redirect_uri", attempt.redirect),
                ("state", attempt.state), ("code_challenge", PKCE.challenge(of: attempt.verifier)),
                ("code_challenge_method", "S256"), ("scope", "vkid.personal_info"),
            ])
    }

    /// Whom VK ID vouches for.
    public func identity(
        from answer: [String: String], _ attempt: ProviderAttempt, at now: Int64
    ) async throws(AccountProblem) -> VouchedIdentity {
        guard answer["error"] == nil else { throw AccountProblem(.providerRefused) }
        guard let code = answer["code"], !code.isEmpty, let device = answer["device_id"], !device.isEmpty else {
            throw AccountProblem(.providerFaulty)
        }
        let (status, tokens) = try await http.post(
            [
                ("grant_type", "authorization_code"), ("code", code), ("code_verifier", attempt.verifier),
                ("client_id", client), ("device_id", device), ("redirect_uri", attempt.redirect),
                ("state", attempt.state),
            ], to: host + "/oauth2/auth")
        // Errors come with a status of 200 too.
        guard status == 200, tokens["error"] == nil else { throw AccountProblem(.providerRefused) }
        guard let token = tokens["access_token"]?.stringValue, !token.isEmpty,
            tokens["state"]?.stringValue == attempt.state, let user = Self.user(tokens["user_id"])
        else { throw AccountProblem(.providerFaulty) }
        let (infoStatus, info) = try await http.post(
            [("client_id", client), ("access_token", token)], to: host + "/oauth2/user_info")
        // The server needs the token no more, whatever the answer is.
        _ = try? await http.post([("client_id", client), ("access_token", token)], to: host + "/oauth2/logout")
        guard infoStatus == 200, info["error"] == nil, let person = info["user"]?.objectValue,
            Self.user(person["user_id"]) == user
        else { throw AccountProblem(.providerFaulty) }
        let name = ["first_name", "last_name"].compactMap { person[$0]?.stringValue }.filter { !$0.isEmpty }
        return VouchedIdentity(
            issuer: host, subject: user, name: name.isEmpty ? nil : name.joined(separator: " "))
    }

    /// The identifier of a user, which comes as a number or as its digits.
    private static func user(_ value: JSONValue?) -> String? {
        let text = value?.stringValue ?? value?.integerValue.map(String.init)
        guard let text, (1...20).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return text
    }
}
