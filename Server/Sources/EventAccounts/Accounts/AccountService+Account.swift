public import EventStore
public import VeloQuest

extension AccountService {
    /// Calls a person something else.
    public func rename(_ person: String, _ name: String) async throws(AccountProblem) {
        var record = try await account(of: person).person
        record.name = try Self.checked(name)
        try await commit([.person(record), .accountAudit(person: person, time: now, action: "changed the name")])
    }

    /// Removes an account with everything that is kept of the person. Audits of events keep what was done, by an identifier that means
    /// nobody any more.
    public func delete(_ person: String) async throws(AccountProblem) {
        let account = try await account(of: person)
        let left = account.members.map { member in
            AccountChange.audit(
                event: member.event,
                AuditRecord(time: now, actor: Self.actor(person), action: "deleted the account and left the event"))
        }
        try await commit(left + [.deletePerson(person)])
    }

    /// What a person sees of the own account.
    public func overview(of session: AccountSessionRecord) async throws(AccountProblem) -> JSONValue {
        let account = try await account(of: session.person)
        return [
            "person": .string(account.person.id), "name": .string(account.person.name),
            "created": .integer(account.person.created),
            "passkeys": .array(
                account.passkeys.map {
                    [
                        "id": .string($0.identifier), "label": .string($0.label), "created": .integer($0.created),
                        "used": .integer($0.used),
                    ]
                }),
            "identities": .array(
                account.identities.map {
                    [
                        "id": .string($0.identifier), "issuer": .string($0.issuer), "subject": .string($0.subject),
                        "created": .integer($0.created),
                    ]
                }),
            "events": .array(account.members.map { .object(["event": .string($0.event)] + $0.json) }),
        ]
    }

    /// The sessions of a person; one of them is that of the caller.
    public func sessions(of session: AccountSessionRecord) async throws(AccountProblem) -> JSONValue {
        let sessions = try await account(of: session.person).sessions.filter { $0.expires > now }
        return [
            "sessions": .array(
                sessions.reversed().map { record in
                    .object(record.json + ["current": .boolean(record.hash == session.hash)])
                })
        ]
    }

    /// All that is kept of a person, but for secrets: those are kept as hashes, which say nothing.
    public func export(of session: AccountSessionRecord) async throws(AccountProblem) -> JSONValue {
        let account = try await account(of: session.person)
        var export = try await overview(of: session).objectValue ?? [:]
        export["passkeys"] = .array(
            account.passkeys.map {
                [
                    "id": .string($0.identifier), "credential": .string(Base64URL.text(of: $0.credential)),
                    "publicKey": .string(Base64URL.text(of: $0.key)), "signCount": .integer(Int64($0.signCount)),
                    "label": .string($0.label), "created": .integer($0.created), "used": .integer($0.used),
                ]
            })
        export["sessions"] = .array(account.sessions.map { .object($0.json) })
        export["audit"] = .array(
            account.audit.map { ["time": .integer($0.time), "what": .string($0.action)] })
        return .object(export)
    }
}

extension AccountSessionRecord {
    fileprivate var json: JSONObject {
        [
            "id": .string(AccountService.identifier(hash)), "browser": .string(browser), "created": .integer(created),
            "seen": .integer(seen), "expires": .integer(expires),
        ]
    }
}
