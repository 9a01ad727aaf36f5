public import EventStore
import VeloQuest

/// Somebody signed in: what the browser keeps, and nobody else.
public struct NewSession: Sendable, Hashable {
    /// The token for the cookie.
    public let token: String
    /// Who it is.
    public let person: String
    /// For how many seconds it is good.
    public let seconds: Int
}

/// The browser that somebody signs in with.
public struct Browser: Sendable, Hashable {
    /// Its address in the network.
    public let address: String
    /// What it is, in a few words.
    public let name: String
    /// The token of the session that it has; `nil` for none.
    public let session: String?

    /// A browser by its address and its header `User-Agent`.
    public init(address: String, userAgent: String?, session: String?) {
        self.address = address
        self.session = session
        let agent = userAgent ?? ""
        // The first that fits: browsers name each other.
        let browser = [
            ("Edg", "Edge"), ("OPR/", "Opera"), ("YaBrowser/", "Yandex"), ("Firefox/", "Firefox"),
            ("Chrome/", "Chrome"),
            ("Safari/", "Safari"),
        ].first { agent.contains($0.0) }?.1
        let system = [
            ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"),
            ("Mac OS X", "macOS"),
            ("Linux", "Linux"),
        ].first { agent.contains($0.0) }?.1
        name = [browser, system].compactMap(\.self).joined(separator: ", ")
    }
}

extension AccountService {
    /// How long a session is good for, in milliseconds: thirty days.
    static let lifetime: Int64 = 30 * day
    private static let day: Int64 = 86_400_000
    /// How many sessions an account has; the one that was used the longest ago makes room.
    static let mostSessions = 20

    /// The session of a token; `nil` for one that is over or never was.
    public func session(_ token: String) async throws(AccountProblem) -> AccountSessionRecord? {
        guard (20...100).contains(token.utf8.count) else { return nil }
        let hash = Secret.hash(token: token)
        let found = try await read { store throws(StoreError) in try await store.accountSession(hash) }
        guard let session = found, session.expires > now else { return nil }
        let today = now - now % Self.day
        if session.seen < today {
            // Nobody is kept out because a day cannot be noted.
            try? await commit([.seen(session: hash, at: today)])
        }
        return session
    }

    /// A new session for somebody who proved who it is, with further changes. A session that the browser had ends: its token may be known
    /// to whoever gave it to the browser.
    func signIn(
        _ person: String, _ browser: Browser, how: String, with changes: [AccountChange] = [],
        conflict: AccountProblem.Reason = .unavailable
    ) async throws(AccountProblem) -> NewSession {
        let token = Secret.token()
        let account = try await read { store throws(StoreError) in try await store.account(of: person) }
        var all = changes
        if let old = browser.session { all.append(.endAccountSession(Secret.hash(token: old))) }
        let sessions = (account?.sessions ?? []).sorted { ($0.seen, $0.created) < ($1.seen, $1.created) }
        for session in sessions.dropLast(Self.mostSessions - 1) {
            all.append(.endAccountSession(session.hash))
        }
        all.append(
            .accountSession(
                AccountSessionRecord(
                    hash: Secret.hash(token: token), person: person, created: now, expires: now + Self.lifetime,
                    seen: now - now % Self.day, browser: browser.name)))
        all.append(.accountAudit(person: person, time: now, action: how))
        try await commit(all, conflict: conflict)
        return NewSession(token: token, person: person, seconds: Int(Self.lifetime / 1000))
    }

    /// Ends a session of a person, by its identifier in lists.
    public func endSession(_ identifier: String, of person: String) async throws(AccountProblem) {
        let sessions = try await account(of: person).sessions
        guard let session = sessions.first(where: { Self.identifier($0.hash) == identifier }) else {
            throw AccountProblem(.notFound)
        }
        try await commit([
            .endAccountSession(session.hash), .accountAudit(person: person, time: now, action: "ended a session"),
        ])
    }

    /// Ends the session itself.
    public func signOut(_ session: AccountSessionRecord) async throws(AccountProblem) {
        try await commit([
            .endAccountSession(session.hash), .accountAudit(person: session.person, time: now, action: "signed out"),
        ])
    }

    /// Ends all sessions of a person.
    public func signOutEverywhere(_ person: String) async throws(AccountProblem) {
        try await commit([
            .endAccountSessions(person: person, except: nil),
            .accountAudit(person: person, time: now, action: "signed out everywhere"),
        ])
    }
}
