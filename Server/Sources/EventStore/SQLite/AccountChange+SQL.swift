import Foundation
import GRDB

extension AccountChange {
    /// Whether nothing of what it removes may stay in the journal.
    var erases: Bool {
        if case .deletePerson = self { true } else { false }
    }

    /// Makes the change, or demands what it demands.
    func write(in db: Database) throws {
        do { try change(db) } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            // What it refers to was removed meanwhile: a person, or an event.
            throw StoreError.conflict
        }
    }

    private func change(_ db: Database) throws {
        func run(_ sql: String, _ arguments: StatementArguments) throws {
            try db.cachedStatement(sql: sql).execute(arguments: arguments)
        }
        func demand(_ sql: String, _ arguments: StatementArguments) throws {
            guard try Bool.fetchOne(db, sql: sql, arguments: arguments) == true else { throw StoreError.conflict }
        }
        switch self {
        case .person(let person):
            try run(
                "INSERT INTO person (id, name, created) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
                [person.id, person.name, person.created])
        case .deletePerson(let person): try run("DELETE FROM person WHERE id = ?", [person])
        case .identity(let identity):
            try run(
                "INSERT INTO identity (issuer, subject, person, created) VALUES (?, ?, ?, ?) ON CONFLICT (issuer, subject) DO NOTHING",
                [identity.issuer, identity.subject, identity.person, identity.created])
            try demand(
                "SELECT person = ? FROM identity WHERE issuer = ? AND subject = ?",
                [identity.person, identity.issuer, identity.subject])
        case .removeIdentity(let issuer, let subject):
            try run("DELETE FROM identity WHERE issuer = ? AND subject = ?", [issuer, subject])
        case .passkey(let passkey):
            try run(
                """
                INSERT INTO passkey (credential, person, key, sign_count, created, used, label) VALUES (?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (credential) DO NOTHING
                """,
                [
                    Data(passkey.credential), passkey.person, Data(passkey.key), passkey.signCount, passkey.created,
                    passkey.used, passkey.label,
                ])
            try demand(
                "SELECT person = ? FROM passkey WHERE credential = ?", [passkey.person, Data(passkey.credential)])
        case .usePasskey(let credential, let old, let new, let time):
            try run(
                "UPDATE passkey SET sign_count = ?, used = ? WHERE credential = ? AND sign_count = ?",
                [new, time, Data(credential), old])
            guard db.changesCount == 1 else { throw StoreError.conflict }
        case .labelPasskey(let credential, let label):
            try run("UPDATE passkey SET label = ? WHERE credential = ?", [label, Data(credential)])
        case .removePasskey(let credential): try run("DELETE FROM passkey WHERE credential = ?", [Data(credential)])
        case .accountSession(let session):
            try run("DELETE FROM account_session WHERE expires <= ?", [session.created])
            try run(
                "INSERT OR REPLACE INTO account_session (hash, person, created, expires, seen, browser) VALUES (?, ?, ?, ?, ?, ?)",
                [
                    Data(session.hash), session.person, session.created, session.expires, session.seen,
                    session.browser,
                ])
        case .seen(let hash, let time):
            try run("UPDATE account_session SET seen = ? WHERE hash = ?", [time, Data(hash)])
        case .endAccountSession(let hash): try run("DELETE FROM account_session WHERE hash = ?", [Data(hash)])
        case .endAccountSessions(let person, let kept):
            try run(
                "DELETE FROM account_session WHERE person = ? AND (? IS NULL OR hash <> ?)",
                [person, kept.map { Data($0) }, kept.map { Data($0) }])
        case .member(let member):
            try run(
                """
                INSERT INTO member (event, person, role, task, created) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (event, person) DO UPDATE SET role = excluded.role, task = excluded.task
                """,
                [member.event, member.person, member.role.rawValue, member.task, member.created])
        case .removeMember(let event, let person):
            try run("DELETE FROM member WHERE event = ? AND person = ?", [event, person])
        case .invitation(let invitation):
            try run("DELETE FROM invitation WHERE expires <= ?", [invitation.created])
            try run(
                "INSERT OR REPLACE INTO invitation (hash, event, role, task, created, expires) VALUES (?, ?, ?, ?, ?, ?)",
                [
                    Data(invitation.hash), invitation.event, invitation.role.rawValue, invitation.task,
                    invitation.created, invitation.expires,
                ])
        case .useInvitation(let hash):
            try run("DELETE FROM invitation WHERE hash = ?", [Data(hash)])
            guard db.changesCount == 1 else { throw StoreError.conflict }
        case .endInvitation(let hash): try run("DELETE FROM invitation WHERE hash = ?", [Data(hash)])
        case .attempt(let attempt):
            try run("DELETE FROM attempt WHERE expires <= ?", [attempt.created])
            try run(
                "INSERT OR REPLACE INTO attempt (hash, bytes, created, expires) VALUES (?, ?, ?, ?)",
                [Data(attempt.hash), Data(attempt.bytes), attempt.created, attempt.expires])
        case .audit(let event, let act):
            try run(
                "INSERT INTO audit (event, time, actor, action) VALUES (?, ?, ?, ?)",
                [event, act.time, act.actor, act.action])
        case .accountAudit(let person, let time, let action):
            try run("INSERT INTO account_audit (person, time, action) VALUES (?, ?, ?)", [person, time, action])
            try run(
                """
                DELETE FROM account_audit WHERE person = ? AND number <=
                  (SELECT number FROM account_audit WHERE person = ? ORDER BY number DESC LIMIT 1 OFFSET \(Self.mostAudit))
                """, [person, person])
        case .demandWayIn(let person):
            try demand(
                "SELECT EXISTS (SELECT 1 FROM identity WHERE person = ?) OR EXISTS (SELECT 1 FROM passkey WHERE person = ?)",
                [person, person])
        case .demandOwner(let event):
            try demand("SELECT EXISTS (SELECT 1 FROM member WHERE event = ? AND role = 'owner')", [event])
        }
    }
}
