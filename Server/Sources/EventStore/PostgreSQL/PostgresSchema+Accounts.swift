extension PostgresSchema {
    /// The tables of accounts, and who is a member of which event.
    static let accounts = [
        """
        CREATE TABLE questd.person (id text COLLATE "C" PRIMARY KEY, name text NOT NULL, created bigint NOT NULL)
        """,
        """
        CREATE TABLE questd.identity (
          issuer text COLLATE "C" NOT NULL, subject text COLLATE "C" NOT NULL,
          person text COLLATE "C" NOT NULL REFERENCES questd.person ON DELETE CASCADE, created bigint NOT NULL,
          PRIMARY KEY (issuer, subject))
        """,
        "CREATE INDEX identity_person ON questd.identity (person)",
        """
        CREATE TABLE questd.passkey (
          credential bytea PRIMARY KEY, person text COLLATE "C" NOT NULL REFERENCES questd.person ON DELETE CASCADE,
          key bytea NOT NULL, sign_count bigint NOT NULL, created bigint NOT NULL, used bigint NOT NULL, label text NOT NULL)
        """,
        "CREATE INDEX passkey_person ON questd.passkey (person)",
        """
        CREATE TABLE questd.account_session (
          hash bytea PRIMARY KEY, person text COLLATE "C" NOT NULL REFERENCES questd.person ON DELETE CASCADE,
          created bigint NOT NULL, expires bigint NOT NULL, seen bigint NOT NULL, browser text NOT NULL)
        """,
        "CREATE INDEX account_session_person ON questd.account_session (person)",
        "CREATE INDEX account_session_expires ON questd.account_session (expires)",
        """
        CREATE TABLE questd.member (
          event bigint NOT NULL REFERENCES questd.event ON DELETE CASCADE,
          person text COLLATE "C" NOT NULL REFERENCES questd.person ON DELETE CASCADE, role text NOT NULL, task text NOT NULL,
          created bigint NOT NULL, PRIMARY KEY (event, person))
        """,
        "CREATE INDEX member_person ON questd.member (person)",
        """
        CREATE TABLE questd.invitation (
          hash bytea PRIMARY KEY, event bigint NOT NULL REFERENCES questd.event ON DELETE CASCADE, role text NOT NULL,
          task text NOT NULL, created bigint NOT NULL, expires bigint NOT NULL)
        """,
        "CREATE INDEX invitation_event ON questd.invitation (event)",
        """
        CREATE TABLE questd.attempt (
          hash bytea PRIMARY KEY, bytes bytea NOT NULL, created bigint NOT NULL, expires bigint NOT NULL)
        """,
        """
        CREATE TABLE questd.account_audit (
          number bigint GENERATED ALWAYS AS IDENTITY, person text COLLATE "C" NOT NULL REFERENCES questd.person ON DELETE CASCADE,
          time bigint NOT NULL, action text NOT NULL, PRIMARY KEY (person, number))
        """,
        """
        ALTER TABLE questd.person ALTER COLUMN name SET STATISTICS 0
        """,
        """
        ALTER TABLE questd.identity ALTER COLUMN issuer SET STATISTICS 0, ALTER COLUMN subject SET STATISTICS 0
        """,
        """
        ALTER TABLE questd.passkey ALTER COLUMN key SET STATISTICS 0, ALTER COLUMN label SET STATISTICS 0
        """,
        """
        CREATE FUNCTION questd.demand(holds boolean) RETURNS void LANGUAGE plpgsql AS $body$
        BEGIN
          IF holds IS NOT TRUE THEN
            RAISE EXCEPTION 'what was demanded does not hold' USING ERRCODE = 'QD002';
          END IF;
        END $body$
        """,
    ]
}
