import Foundation
import VeloQuest

/// A provider of OpenID Connect, by the authorization code flow with PKCE (OpenID Connect Core 1.0, section 3.1; RFC 9700).
public actor OpenIDProvider: IdentityProvider {
    /// Who it is, and who we are for it.
    public struct Settings: Sendable, Hashable {
        /// The name in addresses.
        public let id: String
        /// What people read.
        public let name: String
        /// Its address, as it stands in its tokens: https, or http of this computer.
        public let issuer: String
        /// What it calls this server.
        public let client: String
        /// The secret that it gave this server; `nil` for none.
        public let secret: String?

        /// A provider.
        public init(id: String, name: String, issuer: String, client: String, secret: String?) {
            self.id = id
            self.name = name
            self.issuer = issuer
            self.client = client
            self.secret = secret
        }
    }

    /// The name in addresses.
    public nonisolated let id: String
    /// What people read.
    public nonisolated let name: String
    private let settings: Settings
    private let http: any OutgoingHTTP
    private let clock: @Sendable () -> Int64
    private var metadata: (value: OpenIDMetadata, time: Int64)?
    private var keys: (values: [JSONValue], time: Int64)?
    /// How often keys may be fetched because a token names one that is not known: providers change them a few times a year.
    private var refreshes = RateLimiter<Bool>(capacity: 3, perSecond: 1.0 / 60)

    /// A provider that is asked for everything else when somebody signs in.
    public init(_ settings: Settings, http: any OutgoingHTTP, clock: @escaping @Sendable () -> Int64) {
        id = settings.id
        name = settings.name
        self.settings = settings
        self.http = http
        self.clock = clock
    }

    /// Where a browser goes to sign in.
    public func authorization(_ attempt: ProviderAttempt) async throws(AccountProblem) -> String {
        FormEncoding.address(
            try await currentMetadata().authorization,
            [
                ("response_type", "code"), ("client_id", settings.client), ("redirect_uri", attempt.redirect),
                ("scope", "openid profile"), ("state", attempt.state), ("nonce", attempt.nonce),
                ("code_challenge", PKCE.challenge(of: attempt.verifier)), ("code_challenge_method", "S256"),
            ])
    }

    /// Whom the provider vouches for.
    public func identity(
        from answer: [String: String], _ attempt: ProviderAttempt, at now: Int64
    ) async throws(AccountProblem) -> VouchedIdentity {
        let metadata = try await currentMetadata()
        // RFC 9207, section 2.4: whoever sent the browser says who it is, also with an error.
        guard answer["iss"] == settings.issuer || (answer["iss"] == nil && !metadata.namesItself) else {
            throw AccountProblem(.wrongIssuer)
        }
        guard answer["error"] == nil else { throw AccountProblem(.providerRefused) }
        guard let code = answer["code"], !code.isEmpty else { throw AccountProblem(.providerFaulty) }
        let token = try await exchange(code, attempt, metadata)
        let header = try IDToken.header(of: token)
        return try await IDToken.verified(
            token, by: try await key(of: header, metadata),
            IDToken.Expectation(
                issuer: settings.issuer, client: settings.client, nonce: attempt.nonce, now: Double(now) / 1000))
    }

    private func exchange(
        _ code: String, _ attempt: ProviderAttempt, _ metadata: OpenIDMetadata
    ) async throws(AccountProblem) -> String {
        var form = [
            ("grant_type", "authorization_code"), ("code", code), ("redirect_uri", attempt.redirect),
            ("code_verifier", attempt.verifier),
        ]
        var headers: [String: String] = [:]
        if let secret = settings.secret, !metadata.secretInForm {
            // RFC 6749, section 2.3.1: both are written as in forms first.
            let pair = FormEncoding.escaped(settings.client) + ":" + FormEncoding.escaped(secret)
            headers["Authorization"] = "Basic " + Data(pair.utf8).base64EncodedString()
        } else {
            form.append(("client_id", settings.client))
            if let secret = settings.secret { form.append(("client_secret", secret)) }
        }
        let (status, object) = try await http.post(form, to: metadata.token, headers: headers)
        guard status == 200 else { throw AccountProblem(.providerRefused) }
        guard let token = object["id_token"]?.stringValue else { throw AccountProblem(.providerFaulty) }
        return token
    }

    private func currentMetadata() async throws(AccountProblem) -> OpenIDMetadata {
        if let metadata, clock() - metadata.time < Self.hour { return metadata.value }
        let base = settings.issuer.hasSuffix("/") ? String(settings.issuer.dropLast()) : settings.issuer
        let object = try await http.object(at: base + "/.well-known/openid-configuration")
        let value = try OpenIDMetadata(object, issuer: settings.issuer)
        metadata = (value, clock())
        return value
    }

    /// The key that a header names. One that is not known may be new: then the keys are fetched again.
    private func key(
        of header: IDToken.Header, _ metadata: OpenIDMetadata
    ) async throws(AccountProblem) -> SigningKey {
        if let keys, clock() - keys.time < Self.hour, let key = Self.key(of: header, in: keys.values) { return key }
        guard refreshes.take(true, at: clock()) == nil else { throw AccountProblem(.tokenKey) }
        let set = try await http.object(at: metadata.keys)
        guard let values = set["keys"]?.arrayValue, values.count <= 100 else { throw AccountProblem(.providerFaulty) }
        keys = (values, clock())
        guard let key = Self.key(of: header, in: values) else { throw AccountProblem(.tokenKey) }
        return key
    }

    private static func key(of header: IDToken.Header, in values: [JSONValue]) -> SigningKey? {
        let fitting = values.compactMap { SigningKey($0, for: header.algorithm) }
        guard let name = header.key else { return fitting.count == 1 ? fitting.first : nil }
        return fitting.first { $0.name == name }
    }

    private static let hour: Int64 = 3_600_000
}
