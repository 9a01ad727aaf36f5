extension PostgresSchema {
    /// Which server has which event, and until when by the clock of the database, which is the only one that is asked.
    ///
    /// A commit locks the rows of its leases so that they cannot change hands (`FOR KEY SHARE`); who takes an event locks its row
    /// exclusively first (`FOR UPDATE`), and so waits for the commits that are under way. Prolonging changes no key and waits for nobody.
    static let leases = [
        """
        CREATE TABLE questd.lease (
          event text COLLATE "C" PRIMARY KEY, holder text NOT NULL, address text NOT NULL, fence bigint NOT NULL,
          until timestamptz NOT NULL)
        """,
        // Numbers of leases never come twice, so that a lease may be forgotten when it ends.
        "CREATE SEQUENCE questd.fence",
        """
        CREATE FUNCTION questd.take_lease(
          wanted text, taker text, taker_address text, seconds double precision,
          OUT owner text, OUT owner_address text, OUT owner_fence bigint) LANGUAGE plpgsql AS $body$
        DECLARE found_lease questd.lease;
        BEGIN
          LOOP
            -- Who only asks waits for nobody.
            SELECT * INTO found_lease FROM questd.lease WHERE event = wanted;
            IF FOUND THEN
              IF found_lease.holder = taker OR found_lease.until <= clock_timestamp() THEN
                SELECT * INTO found_lease FROM questd.lease WHERE event = wanted FOR UPDATE;
                IF NOT FOUND THEN CONTINUE; END IF;
              END IF;
              IF found_lease.holder <> taker AND found_lease.until > clock_timestamp() THEN
                owner := found_lease.holder;
                owner_address := found_lease.address;
                owner_fence := found_lease.fence;
                RETURN;
              END IF;
              -- Also for the same holder: what it had under way when it left the event is not to come after what it reads now.
              UPDATE questd.lease SET holder = taker, address = taker_address, fence = nextval('questd.fence'),
                until = clock_timestamp() + make_interval(secs => seconds)
              WHERE event = wanted RETURNING fence INTO owner_fence;
            ELSE
              INSERT INTO questd.lease (event, holder, address, fence, until)
              VALUES (wanted, taker, taker_address, nextval('questd.fence'),
                clock_timestamp() + make_interval(secs => seconds))
              ON CONFLICT (event) DO NOTHING RETURNING fence INTO owner_fence;
              IF NOT FOUND THEN CONTINUE; END IF;
            END IF;
            owner := taker;
            owner_address := taker_address;
            RETURN;
          END LOOP;
        END $body$
        """,
        """
        CREATE FUNCTION questd.hold_events(wanted text[]) RETURNS void LANGUAGE plpgsql AS $body$
        DECLARE
          wanted_event text;
          found_lease questd.lease;
        BEGIN
          FOREACH wanted_event IN ARRAY wanted LOOP
            LOOP
              INSERT INTO questd.lease (event, holder, address, fence, until)
              VALUES (wanted_event, '', '', nextval('questd.fence'), '-infinity') ON CONFLICT (event) DO NOTHING;
              SELECT * INTO found_lease FROM questd.lease WHERE event = wanted_event FOR UPDATE;
              EXIT WHEN FOUND;
            END LOOP;
            IF found_lease.until > clock_timestamp() THEN
              RAISE EXCEPTION 'another server has the event' USING ERRCODE = 'QD001', DETAIL = wanted_event;
            END IF;
            -- A server that paused and comes back has an older state in memory.
            IF found_lease.holder <> '' THEN
              UPDATE questd.lease SET holder = '', address = '', fence = nextval('questd.fence'), until = '-infinity'
              WHERE event = wanted_event;
            END IF;
          END LOOP;
        END $body$
        """,
        // The settings of a transaction, which end with it, and its leases; without a holder it has its events for itself.
        """
        CREATE FUNCTION questd.begin_commit(taker text, wanted text[], fences bigint[]) RETURNS void
        LANGUAGE plpgsql AS $body$
        BEGIN
          PERFORM set_config('statement_timeout', '9000', true);
          -- An acknowledged commit is on disk, also where the database is set up otherwise.
          IF current_setting('synchronous_commit') = 'off' THEN
            PERFORM set_config('synchronous_commit', 'on', true);
          END IF;
          IF taker IS NULL THEN
            PERFORM questd.hold_events(wanted);
            RETURN;
          END IF;
          FOR place IN 1..cardinality(wanted) LOOP
            PERFORM 1 FROM questd.lease
            WHERE event = wanted[place] AND holder = taker AND fence = fences[place] FOR KEY SHARE;
            IF NOT FOUND THEN
              RAISE EXCEPTION 'another server has the event' USING ERRCODE = 'QD001', DETAIL = wanted[place];
            END IF;
          END LOOP;
        END $body$
        """,
    ]
}
