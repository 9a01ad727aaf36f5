import Crypto
public import EventStore
import Support
import VeloQuest

/// Accounts of people: how they sign in, what they may do in which event, and what is kept of them.
///
/// All of it is in the store, so that several servers may share it; the actor keeps limits of attempts alone.
public actor AccountService {
    /// Where browsers find the server.
    public nonisolated let address: PublicAddress
    /// The providers, in the order of the settings.
    public nonisolated let providers: [any IdentityProvider]

    let store: any AccountStore
    let party: RelyingParty?
    private let clock: @Sendable () -> Int64
    private var attempts = RateLimiter<String>(capacity: 30, perSecond: 0.2)
    private var allAttempts = RateLimiter<Bool>(capacity: 1200, perSecond: 40)
    private var isSweeping = false
    private var newAccounts = RateLimiter<String>(capacity: 10, perSecond: 1.0 / 360)

    /// Accounts of a store.
    ///
    /// - Parameters:
    ///   - name: what browsers call the server when they ask for a passkey.
    ///   - clock: gives milliseconds since 1970-01-01 00:00 UTC.
    public init(
        store: any AccountStore, address: PublicAddress, name: String, providers: [any IdentityProvider],
        clock: @escaping @Sendable () -> Int64
    ) {
        self.store = store
        self.address = address
        self.providers = providers
        self.clock = clock
        party = address.takesPasskeys ? RelyingParty(id: address.host, name: name, origins: [address.origin]) : nil
    }

    /// Milliseconds since 1970-01-01 00:00 UTC.
    var now: Int64 { clock() }

    /// Counts an attempt from an address of the network.
    public func countAttempt(from address: String) throws(AccountProblem) {
        if let seconds = attempts.take(address, at: now) ?? allAttempts.take(true, at: now) {
            throw AccountProblem(.rateLimited, retryAfter: seconds)
        }
    }

    func countNewAccount(from address: String) throws(AccountProblem) {
        if let seconds = newAccounts.take(address, at: now) {
            throw AccountProblem(.rateLimited, retryAfter: seconds)
        }
    }

    /// Commits changes.
    /// - Parameter conflict: the problem where something that they demand does not hold.
    func commit(_ changes: [AccountChange], conflict: AccountProblem.Reason = .unavailable) async throws(AccountProblem)
    {
        do throws(StoreError) { try await store.commit(changes) } catch {
            throw error == .conflict ? AccountProblem(conflict) : AccountProblem(error)
        }
    }

    func read<Value: Sendable>(
        _ body: (any AccountStore) async throws(StoreError) -> Value
    ) async throws(AccountProblem) -> Value {
        do throws(StoreError) { return try await body(store) } catch { throw AccountProblem(error) }
    }

    /// All that is kept of a person who is signed in.
    public func account(of person: String) async throws(AccountProblem) -> AccountSnapshot {
        guard let account = try await read({ store throws(StoreError) in try await store.account(of: person) }) else {
            throw AccountProblem(.signedOut)
        }
        return account
    }

    /// Begins an attempt.
    func begin(_ attempt: Attempt, _ secret: String) async throws(AccountProblem) {
        try await commit([.attempt(attempt.record(secret, at: now))])
        sweepLater()
    }

    /// Removes attempts that are over, one lifetime from now: somebody who wanted to sign up and did not typed a name.
    private func sweepLater() {
        guard !isSweeping else { return }
        isSweeping = true
        Task { [weak self] in
            try? await Task.sleep(for: .milliseconds(Attempt.lifetime + 1000))
            await self?.sweep()
        }
    }

    /// Removes attempts that are over: whatever begins takes them along.
    func sweep() async {
        isSweeping = false
        let none = AttemptRecord(hash: Attempt.hash(Secret.token()), bytes: [], created: now, expires: now)
        try? await commit([.attempt(none)])
        _ = try? await store.takeAttempt(none.hash)
    }

    /// Takes an attempt, which is good for once and not for long.
    func take(_ secret: String) async throws(AccountProblem) -> Attempt {
        let record = try await read { store throws(StoreError) in try await store.takeAttempt(Attempt.hash(secret)) }
        guard let record, record.expires > now, let attempt = Attempt(record) else {
            throw AccountProblem(.attemptUnknown)
        }
        return attempt
    }

    /// A new person, who is not stored yet.
    func newPerson(_ name: String) throws(AccountProblem) -> PersonRecord {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<16).map { _ in UInt8.random(in: 0 ... .max, using: &generator) }
        return PersonRecord(id: Hexadecimal.text(of: bytes), name: try Self.checked(name), created: now)
    }

    /// A name or label that people typed.
    static func checked(_ text: String) throws(AccountProblem) -> String {
        guard (1...100).contains(text.utf8.count),
            text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
        else {
            throw AccountProblem(
                .malformed,
                Message("account-service-checked"))
        }
        return text
    }

    /// What lists call something secret by: the first bytes of its hash, which lead nowhere.
    static func identifier(_ hash: [UInt8]) -> String { Hexadecimal.text(of: hash.prefix(8)) }
}

extension AccountProblem {
    init(_ error: StoreError) { self.init(error == .full ? .storageFull : .unavailable, retryAfter: 5) }
}

extension IdentityRecord {
    /// What lists call it by.
    var identifier: String { AccountService.identifier(Secret.digest(of: Array((issuer + "\0" + subject).utf8))) }
}

extension PasskeyRecord {
    /// What lists call it by.
    var identifier: String { AccountService.identifier(Secret.digest(of: credential)) }
}
