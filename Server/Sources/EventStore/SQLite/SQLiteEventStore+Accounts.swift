import Foundation
import GRDB

extension SQLiteEventStore {
    /// Makes all changes of accounts or none; see `AccountStore`.
    public func commit(_ changes: [AccountChange]) async throws(StoreError) {
        guard !changes.isEmpty else { return }
        try await writer.commit(erases: changes.contains(where: \.erases)) { db in
            for change in changes { try change.write(in: db) }
        }
    }

    /// Takes an attempt to sign in out of the store.
    public func takeAttempt(_ hash: [UInt8]) async throws(StoreError) -> AttemptRecord? {
        do {
            return try await pool.write { db in
                guard
                    let row = try Row.fetchOne(db, sql: "SELECT * FROM attempt WHERE hash = ?", arguments: [Data(hash)])
                else { return nil }
                try db.execute(sql: "DELETE FROM attempt WHERE hash = ?", arguments: [Data(hash)])
                return AttemptRecord(
                    hash: hash, bytes: Array(row["bytes"] as Data), created: row["created"], expires: row["expires"])
            }
        } catch {
            throw StoreError(error)
        }
    }

    /// All that is kept of a person.
    public func account(of person: String) async throws(StoreError) -> AccountSnapshot? {
        try await reading { db in
            guard let row = try Row.fetchOne(db, sql: "SELECT * FROM person WHERE id = ?", arguments: [person]) else {
                return nil
            }
            func rows(_ table: String, _ order: String) throws -> [Row] {
                try Row.fetchAll(
                    db, sql: "SELECT * FROM \(table) WHERE person = ? ORDER BY \(order)", arguments: [person])
            }
            var account = AccountSnapshot(
                person: PersonRecord(id: row["id"], name: row["name"], created: row["created"]))
            account.identities = try rows("identity", "issuer, subject").map(IdentityRecord.init)
            account.passkeys = try rows("passkey", "created, credential").map(PasskeyRecord.init)
            account.sessions = try rows("account_session", "created, hash").map(AccountSessionRecord.init)
            account.members = try rows("member", "event").compactMap(MemberRecord.init)
            account.audit = try rows("account_audit", "number DESC LIMIT \(AccountChange.mostAudit)").map {
                AuditRecord(time: $0["time"], actor: person, action: $0["action"])
            }
            return account
        }
    }

    /// What a provider calls a person by.
    public func identity(issuer: String, subject: String) async throws(StoreError) -> IdentityRecord? {
        try await reading {
            try Row.fetchOne(
                $0, sql: "SELECT * FROM identity WHERE issuer = ? AND subject = ?", arguments: [issuer, subject]
            ).map(IdentityRecord.init)
        }
    }

    /// A passkey by the identifier of its credential.
    public func passkey(_ credential: [UInt8]) async throws(StoreError) -> PasskeyRecord? {
        try await reading {
            try Row.fetchOne($0, sql: "SELECT * FROM passkey WHERE credential = ?", arguments: [Data(credential)]).map(
                PasskeyRecord.init)
        }
    }

    /// The session of an account.
    public func accountSession(_ hash: [UInt8]) async throws(StoreError) -> AccountSessionRecord? {
        try await reading {
            try Row.fetchOne($0, sql: "SELECT * FROM account_session WHERE hash = ?", arguments: [Data(hash)]).map(
                AccountSessionRecord.init)
        }
    }

    /// What a person may do in an event.
    public func member(_ person: String, of event: String) async throws(StoreError) -> MemberRecord? {
        try await reading {
            try Row.fetchOne(
                $0, sql: "SELECT * FROM member WHERE event = ? AND person = ?", arguments: [event, person]
            ).flatMap(MemberRecord.init)
        }
    }

    /// The members of an event with their names.
    public func members(of event: String) async throws(StoreError) -> [NamedMember] {
        try await reading {
            try Row.fetchAll(
                $0,
                sql: "SELECT member.*, name FROM member JOIN person ON id = person WHERE event = ?", arguments: [event]
            ).compactMap { row in MemberRecord(row).map { NamedMember($0, name: row["name"]) } }
        }
        .sorted { ($0.member.role.rank, $0.member.person) < ($1.member.role.rank, $1.member.person) }
    }

    /// The invitations to an event.
    public func invitations(to event: String) async throws(StoreError) -> [InvitationRecord] {
        try await reading {
            try Row.fetchAll($0, sql: "SELECT * FROM invitation WHERE event = ? ORDER BY hash", arguments: [event])
                .compactMap(InvitationRecord.init)
        }
    }

    /// An invitation.
    public func invitation(_ hash: [UInt8]) async throws(StoreError) -> InvitationRecord? {
        try await reading {
            try Row.fetchOne($0, sql: "SELECT * FROM invitation WHERE hash = ?", arguments: [Data(hash)]).flatMap(
                InvitationRecord.init)
        }
    }
}

extension IdentityRecord {
    init(_ row: Row) {
        self.init(issuer: row["issuer"], subject: row["subject"], person: row["person"], created: row["created"])
    }
}

extension PasskeyRecord {
    init(_ row: Row) {
        self.init(
            credential: Array(row["credential"] as Data), person: row["person"], key: Array(row["key"] as Data),
            signCount: row["sign_count"], created: row["created"], used: row["used"], label: row["label"])
    }
}

extension AccountSessionRecord {
    init(_ row: Row) {
        self.init(
            hash: Array(row["hash"] as Data), person: row["person"], created: row["created"], expires: row["expires"],
            seen: row["seen"], browser: row["browser"])
    }
}

extension MemberRecord {
    init?(_ row: Row) {
        guard let role = Role(rawValue: row["role"]) else { return nil }
        self.init(
            event: row["event"], person: row["person"], role: role, task: row["task"], created: row["created"])
    }
}

extension InvitationRecord {
    init?(_ row: Row) {
        guard let role = MemberRecord.Role(rawValue: row["role"]) else { return nil }
        self.init(
            hash: Array(row["hash"] as Data), event: row["event"], role: role, task: row["task"],
            created: row["created"], expires: row["expires"])
    }
}
