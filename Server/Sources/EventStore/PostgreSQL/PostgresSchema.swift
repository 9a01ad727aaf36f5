/// The tables, and how those of one version become those of the next.
///
/// All is in a schema of its own, `questd`, and named with it, so that no search path matters. The number of the version stands in
/// `questd.schema_version`.
enum PostgresSchema {
    /// What this program writes.
    static var current: Int { steps.count }

    /// From one version to the next: statements, one after the other in one transaction.
    static let steps = [events + PostgresSchema.leases, accounts, keptRides]

    /// Numbers of advisory locks that nobody else is likely to take: `questd` in ASCII, and the one after it.
    private static let lock: Int64 = 0x7175_6573_7464
    /// The lock of commits of accounts.
    static let accountsLock: Int64 = lock + 1

    /// Brings the tables up to date. Of several servers that start at once one does so, and the others wait for it.
    static func migrate(_ connection: PostgresConnection, until deadline: ContinuousClock.Instant) throws(PostgresError)
    {
        if try version(connection, until: deadline) == Int64(current) { return }
        // The lock is of the transaction, which also works behind a connection pool.
        _ = try connection.run([PostgresStatement("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE")], until: deadline)
        do throws(PostgresError) {
            _ = try connection.run("SELECT pg_advisory_xact_lock($1)", [.int(lock)], until: deadline)
            let found = Int(try version(connection, until: deadline) ?? 0)
            var statements: [PostgresStatement] = []
            if found == 0 {
                // An administrator may have made the schema, where nobody else may.
                let exists = try connection.run(
                    "SELECT 1::bigint FROM pg_catalog.pg_namespace WHERE nspname = 'questd'", until: deadline)
                if exists.count == 0 { statements.append(PostgresStatement("CREATE SCHEMA questd")) }
                statements.append(PostgresStatement("CREATE TABLE questd.schema_version (version bigint NOT NULL)"))
                statements.append(PostgresStatement("INSERT INTO questd.schema_version (version) VALUES (0)"))
            }
            if found < current {
                statements += steps[found...].joined().map { PostgresStatement($0) }
                statements.append(PostgresStatement("UPDATE questd.schema_version SET version = $1", [.int(current)]))
            }
            _ = try connection.run(statements + [PostgresStatement("COMMIT")], until: deadline)
        } catch {
            _ = try? connection.run([PostgresStatement("ROLLBACK")], until: deadline)
            throw error
        }
    }

    /// The version of the tables; `nil` where there are none.
    /// - Throws: an error of state `newer` where this program does not know the version.
    private static func version(_ connection: PostgresConnection, until deadline: ContinuousClock.Instant)
        throws(PostgresError) -> Int64?
    {
        let there = try connection.run(
            // Not to_regclass, which may remember what was not there before somebody else made it.
            """
            SELECT EXISTS (SELECT 1 FROM pg_catalog.pg_class JOIN pg_catalog.pg_namespace ON pg_namespace.oid = relnamespace
              WHERE nspname = 'questd' AND relname = 'schema_version'), current_setting('server_encoding')
            """, until: deadline)
        guard there.first?.text(1) == "UTF8" else {
            throw PostgresError(state: "22021", message: "the encoding of the database has to be UTF8")
        }
        guard there.first?.bool(0) == true else { return nil }
        let rows = try connection.run("SELECT version FROM questd.schema_version", until: deadline)
        guard let version = rows.first?.int(0) else { return nil }
        if version > Int64(current) { throw PostgresError(state: newer, message: String(version)) }
        return version
    }

    /// The state of the error for tables of a newer program.
    static let newer = "QDNEW"
}
