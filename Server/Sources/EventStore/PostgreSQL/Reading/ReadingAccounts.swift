extension PostgresEventStore {
    /// Takes an attempt to sign in out of the store.
    public func takeAttempt(_ hash: [UInt8]) async throws(StoreError) -> AttemptRecord? {
        // This changes something, so that it is not run a second time where the connection breaks.
        do throws(PostgresError) {
            return try await accountWriter.run { connection, deadline throws(PostgresError) in
                try connection.run(
                    "DELETE FROM questd.attempt WHERE hash = $1 RETURNING bytes, created, expires", [.bytes(hash)],
                    until: deadline
                ).first.map { AttemptRecord(hash: hash, bytes: $0.bytes(0), created: $0.int(1), expires: $0.int(2)) }
            }
        } catch {
            throw error.storeError()
        }
    }

    /// All that is kept of a person, as it was at one moment.
    public func account(of person: String) async throws(StoreError) -> AccountSnapshot? {
        try await reading { connection, deadline throws(PostgresError) in
            func part(_ columns: String, _ table: String, _ order: String) -> PostgresStatement {
                PostgresStatement(
                    "SELECT \(columns) FROM questd.\(table) WHERE person = $1 ORDER BY \(order)", [.text(person)])
            }
            let parts = try connection.run(
                [
                    PostgresStatement("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"), PostgresLeases.timeouts,
                    PostgresStatement("SELECT id, name, created FROM questd.person WHERE id = $1", [.text(person)]),
                    part(IdentityRecord.columns, "identity", "issuer, subject"),
                    part(PasskeyRecord.columns, "passkey", "created, credential"),
                    part(AccountSessionRecord.columns, "account_session", "created, hash"),
                    part(
                        MemberRecord.columns, "member JOIN questd.event ON event.number = member.event", "event.id"),
                    part("time, action", "account_audit", "number DESC LIMIT \(AccountChange.mostAudit)"),
                    PostgresStatement("COMMIT"),
                ], until: deadline)
            guard let row = parts[2].first else { return nil }
            var account = AccountSnapshot(
                person: PersonRecord(id: row.text(0), name: row.text(1), created: row.int(2)))
            account.identities = parts[3].map(IdentityRecord.init)
            account.passkeys = parts[4].map(PasskeyRecord.init)
            account.sessions = parts[5].map(AccountSessionRecord.init)
            account.members = parts[6].map(MemberRecord.init).compactMap { $0 }
            account.audit = parts[7].map { AuditRecord(time: $0.int(0), actor: person, action: $0.text(1)) }
            return account
        }
    }

    /// What a provider calls a person by.
    public func identity(issuer: String, subject: String) async throws(StoreError) -> IdentityRecord? {
        try await reading(
            "SELECT \(IdentityRecord.columns) FROM questd.identity WHERE issuer = $1 AND subject = $2",
            [.text(issuer), .text(subject)]
        ) { $0.first.map(IdentityRecord.init) }
    }

    /// A passkey by the identifier of its credential.
    public func passkey(_ credential: [UInt8]) async throws(StoreError) -> PasskeyRecord? {
        try await reading(
            "SELECT \(PasskeyRecord.columns) FROM questd.passkey WHERE credential = $1", [.bytes(credential)]
        ) { $0.first.map(PasskeyRecord.init) }
    }

    /// The session of an account.
    public func accountSession(_ hash: [UInt8]) async throws(StoreError) -> AccountSessionRecord? {
        try await reading(
            "SELECT \(AccountSessionRecord.columns) FROM questd.account_session WHERE hash = $1", [.bytes(hash)]
        ) { $0.first.map(AccountSessionRecord.init) }
    }

    /// What a person may do in an event.
    public func member(_ person: String, of event: String) async throws(StoreError) -> MemberRecord? {
        try await reading(
            """
            SELECT \(MemberRecord.columns) FROM questd.member JOIN questd.event ON event.number = member.event
            WHERE event.id = $1 AND person = $2
            """, [.text(event), .text(person)]
        ) { $0.first.flatMap(MemberRecord.init) }
    }

    /// The members of an event with their names.
    public func members(of event: String) async throws(StoreError) -> [NamedMember] {
        try await reading(
            """
            SELECT \(MemberRecord.columns), person.name FROM questd.member
            JOIN questd.event ON event.number = member.event JOIN questd.person ON person.id = member.person
            WHERE event.id = $1
            """, [.text(event)]
        ) { $0.map { row in MemberRecord(row).map { NamedMember($0, name: row.text(5)) } }.compactMap { $0 } }
        .sorted { ($0.member.role.rank, $0.member.person) < ($1.member.role.rank, $1.member.person) }
    }

    /// The invitations to an event.
    public func invitations(to event: String) async throws(StoreError) -> [InvitationRecord] {
        try await reading(
            """
            SELECT \(InvitationRecord.columns) FROM questd.invitation
            JOIN questd.event ON event.number = invitation.event WHERE event.id = $1 ORDER BY hash
            """, [.text(event)]
        ) { $0.map(InvitationRecord.init).compactMap { $0 } }
    }

    /// An invitation.
    public func invitation(_ hash: [UInt8]) async throws(StoreError) -> InvitationRecord? {
        try await reading(
            """
            SELECT \(InvitationRecord.columns) FROM questd.invitation
            JOIN questd.event ON event.number = invitation.event WHERE hash = $1
            """, [.bytes(hash)]
        ) { $0.first.flatMap(InvitationRecord.init) }
    }
}

extension IdentityRecord {
    fileprivate static let columns = "issuer, subject, person, created"

    fileprivate init(_ row: PostgresRow) {
        self.init(issuer: row.text(0), subject: row.text(1), person: row.text(2), created: row.int(3))
    }
}

extension PasskeyRecord {
    fileprivate static let columns = "credential, person, key, sign_count, created, used, label"

    fileprivate init(_ row: PostgresRow) {
        self.init(
            credential: row.bytes(0), person: row.text(1), key: row.bytes(2),
            signCount: UInt32(clamping: row.int(3)), created: row.int(4), used: row.int(5), label: row.text(6))
    }
}

extension AccountSessionRecord {
    fileprivate static let columns = "hash, person, created, expires, seen, browser"

    fileprivate init(_ row: PostgresRow) {
        self.init(
            hash: row.bytes(0), person: row.text(1), created: row.int(2), expires: row.int(3), seen: row.int(4),
            browser: row.text(5))
    }
}

extension MemberRecord {
    fileprivate static let columns = "event.id, member.person, member.role, member.task, member.created"

    fileprivate init?(_ row: PostgresRow) {
        guard let role = Role(rawValue: row.text(2)) else { return nil }
        self.init(event: row.text(0), person: row.text(1), role: role, task: row.text(3), created: row.int(4))
    }
}

extension InvitationRecord {
    fileprivate static let columns =
        "invitation.hash, event.id, invitation.role, invitation.task, invitation.created, invitation.expires"

    fileprivate init?(_ row: PostgresRow) {
        guard let role = MemberRecord.Role(rawValue: row.text(2)) else { return nil }
        self.init(
            hash: row.bytes(0), event: row.text(1), role: role, task: row.text(3), created: row.int(4),
            expires: row.int(5))
    }
}
