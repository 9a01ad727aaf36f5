extension CommitStatements {
    /// A lock that commits of accounts hold until they end, so that they are as if made one after the other, also by several servers.
    static let accountsLock = PostgresStatement("SELECT pg_advisory_xact_lock($1)", [.int(PostgresSchema.accountsLock)])

    /// Adds a change of accounts, or a demand.
    mutating func add(_ change: AccountChange) {
        switch change {
        case .person(let person):
            run(
                """
                INSERT INTO questd.person (id, name, created) VALUES ($1, $2, $3)
                ON CONFLICT (id) DO UPDATE SET name = excluded.name
                """, [.text(person.id), .text(person.name), .int(person.created)])
        case .deletePerson(let person):
            for table in ["identity", "passkey", "account_session", "member", "account_audit"] {
                remove(from: "'\(table)'", "DELETE FROM questd.\(table) WHERE person = $1", [.text(person)])
            }
            remove(from: "'person'", "DELETE FROM questd.person WHERE id = $1", [.text(person)])
        case .identity, .removeIdentity: addIdentity(change)
        case .passkey, .usePasskey, .labelPasskey, .removePasskey: addPasskey(change)
        case .accountSession, .seen, .endAccountSession, .endAccountSessions: addSession(change)
        case .member, .removeMember, .invitation, .useInvitation, .endInvitation, .demandOwner: addMember(change)
        case .attempt(let attempt):
            run("DELETE FROM questd.attempt WHERE expires <= $1", [.int(attempt.created)])
            run(
                """
                INSERT INTO questd.attempt (hash, bytes, created, expires) VALUES ($1, $2, $3, $4)
                ON CONFLICT (hash) DO UPDATE SET bytes = excluded.bytes, created = excluded.created,
                  expires = excluded.expires
                """,
                [.bytes(attempt.hash), .bytes(attempt.bytes), .int(attempt.created), .int(attempt.expires)])
        case .audit(let event, let act):
            run(
                "INSERT INTO questd.audit (event, time, actor, action) VALUES (\(Self.number), $2, $3, $4)",
                [.text(event), .int(act.time), .text(act.actor), .text(act.action)])
        case .accountAudit(let person, let time, let action):
            run(
                "INSERT INTO questd.account_audit (person, time, action) VALUES ($1, $2, $3)",
                [.text(person), .int(time), .text(action)])
            run(
                """
                DELETE FROM questd.account_audit WHERE person = $1 AND number <=
                  (SELECT number FROM questd.account_audit WHERE person = $1 ORDER BY number DESC LIMIT 1
                   OFFSET \(AccountChange.mostAudit))
                """, [.text(person)])
        case .demandWayIn(let person):
            run(
                """
                SELECT questd.demand(EXISTS (SELECT 1 FROM questd.identity WHERE person = $1)
                  OR EXISTS (SELECT 1 FROM questd.passkey WHERE person = $1))
                """, [.text(person)])
        }
    }

    private mutating func addIdentity(_ change: AccountChange) {
        if case .identity(let identity) = change {
            run(
                """
                INSERT INTO questd.identity (issuer, subject, person, created) VALUES ($1, $2, $3, $4)
                ON CONFLICT (issuer, subject) DO NOTHING
                """,
                [.text(identity.issuer), .text(identity.subject), .text(identity.person), .int(identity.created)])
            run(
                """
                SELECT questd.demand((SELECT person = $1 FROM questd.identity WHERE issuer = $2 AND subject = $3))
                """, [.text(identity.person), .text(identity.issuer), .text(identity.subject)])
        } else if case .removeIdentity(let issuer, let subject) = change {
            run(
                "DELETE FROM questd.identity WHERE issuer = $1 AND subject = $2", [.text(issuer), .text(subject)])
        }
    }

    private mutating func addPasskey(_ change: AccountChange) {
        switch change {
        case .passkey(let passkey):
            run(
                """
                INSERT INTO questd.passkey (credential, person, key, sign_count, created, used, label)
                VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (credential) DO NOTHING
                """,
                [
                    .bytes(passkey.credential), .text(passkey.person), .bytes(passkey.key),
                    .int(Int64(passkey.signCount)), .int(passkey.created), .int(passkey.used), .text(passkey.label),
                ])
            run(
                "SELECT questd.demand((SELECT person = $1 FROM questd.passkey WHERE credential = $2))",
                [.text(passkey.person), .bytes(passkey.credential)])
        case .usePasskey(let credential, let old, let new, let time):
            run(
                """
                WITH used AS (UPDATE questd.passkey SET sign_count = $1, used = $2
                  WHERE credential = $3 AND sign_count = $4 RETURNING 1)
                SELECT questd.demand(EXISTS (SELECT 1 FROM used))
                """, [.int(Int64(new)), .int(time), .bytes(credential), .int(Int64(old))])
        case .labelPasskey(let credential, let label):
            run(
                "UPDATE questd.passkey SET label = $1 WHERE credential = $2", [.text(label), .bytes(credential)])
        case .removePasskey(let credential):
            run("DELETE FROM questd.passkey WHERE credential = $1", [.bytes(credential)])
        default: break
        }
    }

    private mutating func addSession(_ change: AccountChange) {
        switch change {
        case .accountSession(let session):
            run("DELETE FROM questd.account_session WHERE expires <= $1", [.int(session.created)])
            run(
                """
                INSERT INTO questd.account_session (hash, person, created, expires, seen, browser)
                VALUES ($1, $2, $3, $4, $5, $6)
                ON CONFLICT (hash) DO UPDATE SET person = excluded.person, created = excluded.created,
                  expires = excluded.expires, seen = excluded.seen, browser = excluded.browser
                """,
                [
                    .bytes(session.hash), .text(session.person), .int(session.created), .int(session.expires),
                    .int(session.seen), .text(session.browser),
                ])
        case .seen(let hash, let time):
            run("UPDATE questd.account_session SET seen = $1 WHERE hash = $2", [.int(time), .bytes(hash)])
        case .endAccountSession(let hash):
            run("DELETE FROM questd.account_session WHERE hash = $1", [.bytes(hash)])
        case .endAccountSessions(let person, let kept):
            run(
                "DELETE FROM questd.account_session WHERE person = $1 AND ($2 IS NULL OR hash <> $2)",
                [.text(person), .bytes(kept)])
        default: break
        }
    }

    private mutating func addMember(_ change: AccountChange) {
        switch change {
        case .member(let member):
            run(
                """
                INSERT INTO questd.member (event, person, role, task, created) VALUES (\(Self.number), $2, $3, $4, $5)
                ON CONFLICT (event, person) DO UPDATE SET role = excluded.role, task = excluded.task
                """,
                [
                    .text(member.event), .text(member.person), .text(member.role.rawValue), .text(member.task),
                    .int(member.created),
                ])
        case .removeMember(let event, let person):
            run(
                "DELETE FROM questd.member WHERE event = \(Self.number) AND person = $2",
                [.text(event), .text(person)])
        case .invitation(let invitation):
            run("DELETE FROM questd.invitation WHERE expires <= $1", [.int(invitation.created)])
            run(
                """
                INSERT INTO questd.invitation (event, hash, role, task, created, expires)
                VALUES (\(Self.number), $2, $3, $4, $5, $6)
                ON CONFLICT (hash) DO UPDATE SET event = excluded.event, role = excluded.role, task = excluded.task,
                  created = excluded.created, expires = excluded.expires
                """,
                [
                    .text(invitation.event), .bytes(invitation.hash), .text(invitation.role.rawValue),
                    .text(invitation.task), .int(invitation.created), .int(invitation.expires),
                ])
        case .useInvitation(let hash):
            run(
                """
                WITH used AS (DELETE FROM questd.invitation WHERE hash = $1 RETURNING 1)
                SELECT questd.demand(EXISTS (SELECT 1 FROM used))
                """, [.bytes(hash)])
        case .endInvitation(let hash): run("DELETE FROM questd.invitation WHERE hash = $1", [.bytes(hash)])
        case .demandOwner(let event):
            run(
                """
                SELECT questd.demand(
                  EXISTS (SELECT 1 FROM questd.member WHERE event = \(Self.number) AND role = 'owner'))
                """, [.text(event)])
        default: break
        }
    }
}
