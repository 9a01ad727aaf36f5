import EventStore
import Support
import VeloQuest

extension AccountService {
    /// How many identities an account has.
    static let mostIdentities = 10

    private func provider(_ id: String) throws(AccountProblem) -> any IdentityProvider {
        guard let provider = providers.first(where: { $0.id == id }) else { throw AccountProblem(.providerUnknown) }
        return provider
    }

    /// The address that a provider sends browsers back to. Each has its own, so that an answer of one is none of another.
    public nonisolated func redirect(of provider: String) -> String {
        address.origin + "/v1/account/providers/\(provider)/callback"
    }

    /// Begins signing in at a provider.
    ///
    /// - Parameter person: who is signed in and wants the identity in the account; `nil` for signing in.
    /// - Returns: where the browser goes, and the secret that it keeps in a cookie until it comes back.
    public func beginProvider(
        _ id: String, for person: String?
    ) async throws(AccountProblem) -> (redirect: String, browserToken: String) {
        let provider = try provider(id)
        let attempt = ProviderAttempt(
            state: Secret.token(), nonce: Secret.token(), verifier: Secret.token() + Secret.token(),
            redirect: redirect(of: id))
        let token = Secret.token()
        let target = try await provider.authorization(attempt)
        try await begin(
            .provider(
                id, nonce: attempt.nonce, verifier: attempt.verifier,
                browser: Hexadecimal.text(of: Secret.hash(token: token)), person: person), attempt.state)
        return (target, token)
    }

    /// Signs in whom a provider sent back, or adds the identity to the account that began it.
    ///
    /// - Parameters:
    ///   - answer: the parameters of the address, each once.
    ///   - browserToken: the secret in the browser's cookie.
    /// - Returns: the new session; `nil` where the identity was added to the account of the session that the browser has.
    public func finishProvider(
        _ id: String, answer: [String: String], browserToken: String?, with browser: Browser
    ) async throws(AccountProblem) -> NewSession? {
        let provider = try provider(id)
        guard answer["access_token"] == nil, answer["id_token"] == nil else { throw AccountProblem(.tokenInAddress) }
        guard let state = answer["state"], let browserToken else { throw AccountProblem(.attemptUnknown) }
        guard case .provider(let begun, let nonce, let verifier, let hash, let person) = try await take(state),
            Hexadecimal.text(of: Secret.hash(token: browserToken)) == hash
        else { throw AccountProblem(.attemptUnknown) }
        guard begun == id else { throw AccountProblem(.wrongIssuer) }
        let attempt = ProviderAttempt(state: state, nonce: nonce, verifier: verifier, redirect: redirect(of: id))
        let identity = try await provider.identity(from: answer, attempt, at: now)
        if let person {
            try await link(identity, to: person, with: browser)
            return nil
        }
        let how = "signed in with \(id)"
        let known = try await read { store throws(StoreError) in
            try await store.identity(issuer: identity.issuer, subject: identity.subject)
        }
        if let known { return try await signIn(known.person, browser, how: how) }
        try countNewAccount(from: browser.address)
        let new = try newPerson((try? Self.checked(identity.name ?? "")) ?? provider.name)
        return try await signIn(
            new.id, browser, how: "made the account with \(id)",
            with: [.person(new), .identity(record(identity, of: new.id))], conflict: .identityTaken)
    }

    private func link(
        _ identity: VouchedIdentity, to person: String, with browser: Browser
    ) async throws(AccountProblem) {
        // Whoever began may have signed out meanwhile, or in as somebody else.
        guard let token = browser.session, let session = try await session(token), session.person == person else {
            throw AccountProblem(.signedOut)
        }
        let account = try await account(of: person)
        guard account.identities.count < Self.mostIdentities else { throw AccountProblem(.tooMany) }
        try await commit(
            [
                .identity(record(identity, of: person)),
                .accountAudit(person: person, time: now, action: "added an identity of \(identity.issuer)"),
            ], conflict: .identityTaken)
    }

    private func record(_ identity: VouchedIdentity, of person: String) -> IdentityRecord {
        IdentityRecord(issuer: identity.issuer, subject: identity.subject, person: person, created: now)
    }

    /// Takes an identity out of an account, unless it is the last way in.
    public func remove(identity identifier: String, of person: String) async throws(AccountProblem) {
        let identities = try await account(of: person).identities
        guard let identity = identities.first(where: { $0.identifier == identifier }) else {
            throw AccountProblem(.notFound)
        }
        try await commit(
            [
                .removeIdentity(issuer: identity.issuer, subject: identity.subject), .demandWayIn(person: person),
                .accountAudit(person: person, time: now, action: "removed an identity of \(identity.issuer)"),
            ], conflict: .lastWayIn)
    }
}
