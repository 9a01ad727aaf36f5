import EventStore
public import VeloQuest

extension AccountService {
    /// How many passkeys an account has.
    static let mostPasskeys = 20

    private func relyingParty() throws(AccountProblem) -> RelyingParty {
        guard let party else { throw AccountProblem(.noPasskeys) }
        return party
    }

    /// Begins a new account with a passkey.
    /// - Returns: what the browser is asked for.
    public func beginSignUp(name: String) async throws(AccountProblem) -> JSONValue {
        try await beginRegistration(of: try newPerson(name), isNew: true, excluding: [])
    }

    /// Begins a further passkey of an account.
    public func beginPasskey(of person: String) async throws(AccountProblem) -> JSONValue {
        let account = try await account(of: person)
        guard account.passkeys.count < Self.mostPasskeys else { throw AccountProblem(.tooMany) }
        return try await beginRegistration(of: account.person, isNew: false, excluding: account.passkeys)
    }

    private func beginRegistration(
        of person: PersonRecord, isNew: Bool, excluding passkeys: [PasskeyRecord]
    ) async throws(AccountProblem) -> JSONValue {
        let party = try relyingParty()
        let challenge = Secret.challenge()
        try await begin(.registration(person, isNew: isNew), challenge)
        return [
            "publicKey": PasskeyOptions.creation(
                of: party, challenge: challenge, person: person, excluding: passkeys)
        ]
    }

    /// Makes a new account with the passkey that a browser answered with.
    public func finishSignUp(
        _ credential: JSONValue?, label: String?, with browser: Browser
    ) async throws(AccountProblem) -> NewSession {
        let (passkey, person) = try await registered(credential, label: label ?? browser.name) { $0.isNew }
        try countNewAccount(from: browser.address)
        return try await signIn(
            person.id, browser, how: "made the account with a passkey", with: [.person(person), .passkey(passkey)],
            conflict: .passkeyExists)
    }

    /// Adds the passkey that a browser answered with to the account that began it.
    public func finishPasskey(
        _ credential: JSONValue?, label: String?, of person: String
    ) async throws(AccountProblem) {
        let (passkey, _) = try await registered(credential, label: label) { !$0.isNew && $0.person.id == person }
        guard try await account(of: person).passkeys.count < Self.mostPasskeys else { throw AccountProblem(.tooMany) }
        guard try await read({ store throws(StoreError) in try await store.passkey(passkey.credential) }) == nil else {
            throw AccountProblem(.passkeyExists)
        }
        try await commit(
            [.passkey(passkey), .accountAudit(person: person, time: now, action: "added a passkey")],
            conflict: .passkeyExists)
    }

    private func registered(
        _ credential: JSONValue?, label: String?, where isRight: ((person: PersonRecord, isNew: Bool)) -> Bool
    ) async throws(AccountProblem) -> (PasskeyRecord, PersonRecord) {
        let party = try relyingParty()
        let label = try Self.checked(label.flatMap { $0.isEmpty ? nil : $0 } ?? "Passkey")
        let answer = try PasskeyAnswer(credential)
        let (challenge, registration) = try party.register(
            clientData: answer.clientData, attestationObject: try answer.bytes("attestationObject"))
        guard case .registration(let person, let isNew) = try await take(challenge), isRight((person, isNew)) else {
            throw AccountProblem(.attemptUnknown)
        }
        guard registration.credential == answer.credential else { throw AccountProblem(.malformedPasskey) }
        return (
            PasskeyRecord(
                credential: registration.credential, person: person.id, key: registration.key,
                signCount: registration.signCount, created: now, used: now, label: label), person
        )
    }

    /// Begins signing in with a passkey, whichever the person chooses.
    public func beginSignIn() async throws(AccountProblem) -> JSONValue {
        let party = try relyingParty()
        let challenge = Secret.challenge()
        try await begin(.passkey, challenge)
        return ["publicKey": PasskeyOptions.request(of: party, challenge: challenge)]
    }

    /// Signs in with the passkey that a browser answered with.
    public func finishSignIn(
        _ credential: JSONValue?, with browser: Browser
    ) async throws(AccountProblem) -> NewSession {
        let party = try relyingParty()
        let answer = try PasskeyAnswer(credential)
        let challenge = try party.challenge(ofAssertion: answer.clientData)
        guard case .passkey = try await take(challenge) else { throw AccountProblem(.attemptUnknown) }
        let found = try await read { store throws(StoreError) in try await store.passkey(answer.credential) }
        guard let passkey = found else { throw AccountProblem(.passkeyUnknown) }
        // Nobody typed a name, so the passkey has to say whose it is (section 7.2, step 6).
        guard try answer.userHandle() == Array(passkey.person.utf8) else { throw AccountProblem(.passkeyUnknown) }
        let count: UInt32
        do {
            count = try party.authenticate(
                clientData: answer.clientData, authenticatorData: try answer.bytes("authenticatorData"),
                signature: try answer.bytes("signature"), key: passkey.key, signCount: passkey.signCount)
        } catch {
            if error.reason == .counterRolledBack {
                try await commit([
                    .accountAudit(
                        person: passkey.person, time: now,
                        action: "refused a passkey that counted fewer signatures than before")
                ])
            }
            throw error
        }
        return try await signIn(
            passkey.person, browser, how: "signed in with a passkey",
            with: [.usePasskey(credential: passkey.credential, from: passkey.signCount, to: count, at: now)],
            conflict: .counterRolledBack)
    }

    /// Calls a passkey something else.
    public func label(passkey identifier: String, _ label: String, of person: String) async throws(AccountProblem) {
        let passkey = try await passkey(identifier, of: person)
        try await commit([.labelPasskey(credential: passkey.credential, try Self.checked(label))])
    }

    /// Removes a passkey, unless it is the last way in.
    public func remove(passkey identifier: String, of person: String) async throws(AccountProblem) {
        let passkey = try await passkey(identifier, of: person)
        try await commit(
            [
                .removePasskey(credential: passkey.credential), .demandWayIn(person: person),
                .accountAudit(person: person, time: now, action: "removed a passkey"),
            ], conflict: .lastWayIn)
    }

    private func passkey(_ identifier: String, of person: String) async throws(AccountProblem) -> PasskeyRecord {
        guard let passkey = try await account(of: person).passkeys.first(where: { $0.identifier == identifier }) else {
            throw AccountProblem(.notFound)
        }
        return passkey
    }
}

extension Secret {
    /// A new challenge: 32 bytes, as they stand in JSON.
    static func challenge() -> String {
        var generator = SystemRandomNumberGenerator()
        return Base64URL.text(of: (0..<32).map { _ in UInt8.random(in: 0 ... .max, using: &generator) })
    }
}
