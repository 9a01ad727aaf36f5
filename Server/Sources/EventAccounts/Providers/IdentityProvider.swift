/// Somebody else who knows people, and vouches for them.
public protocol IdentityProvider: Sendable {
    /// The name in addresses: small letters, digits and hyphens.
    var id: String { get }
    /// What people read.
    var name: String { get }

    /// Where a browser goes to sign in.
    func authorization(_ attempt: ProviderAttempt) async throws(AccountProblem) -> String

    /// Whom the provider vouches for, by what it sent the browser back with.
    ///
    /// - Parameters:
    ///   - answer: the parameters of the address, each once; its `state` is that of the attempt.
    ///   - now: milliseconds since 1970-01-01 00:00 UTC.
    func identity(
        from answer: [String: String], _ attempt: ProviderAttempt, at now: Int64
    ) async throws(AccountProblem) -> VouchedIdentity
}

/// What is made up for one attempt to sign in at a provider.
public struct ProviderAttempt: Sendable, Hashable {
    /// What the provider gives back: by it the attempt is found.
    public let state: String
    /// What stands in the token of the provider.
    public let nonce: String
    /// The secret of PKCE (RFC 7636).
    public let verifier: String
    /// Where the provider sends the browser back to.
    public let redirect: String

    /// An attempt.
    public init(state: String, nonce: String, verifier: String, redirect: String) {
        self.state = state
        self.nonce = nonce
        self.verifier = verifier
        self.redirect = redirect
    }
}

/// Whom a provider vouches for.
public struct VouchedIdentity: Sendable, Hashable {
    /// The provider.
    public let issuer: String
    /// What it calls the person by.
    public let subject: String
    /// The name that it knows; `nil` for none.
    public let name: String?

    /// An identity.
    public init(issuer: String, subject: String, name: String?) {
        self.issuer = issuer
        self.subject = subject
        self.name = name
    }
}
