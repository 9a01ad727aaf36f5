extension PostgresSchema {
    /// The tables of events.
    ///
    /// An event has a number, which its rows bear. Lines, positions and photos of an event are in tables of their own (partitions), which
    /// are dropped when the event is deleted. Texts are ordered by their bytes (collation `C`), as in other engines. No statistics are
    /// kept of columns that say something of a person, since samples of values would stay in them.
    static let events = [
        """
        CREATE TABLE questd.event (
          number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id text COLLATE "C" NOT NULL UNIQUE, name text NOT NULL,
          created bigint NOT NULL, finished bigint, delay bigint NOT NULL, shows_standings boolean NOT NULL,
          shows_positions boolean NOT NULL, shows_names boolean NOT NULL, frozen bigint, retention bigint, thinned bigint,
          emptied bigint)
        """,
        """
        CREATE TABLE questd.quest_version (
          event bigint NOT NULL REFERENCES questd.event ON DELETE CASCADE, number bigint NOT NULL, organisers bytea NOT NULL,
          riders bytea NOT NULL, time bigint NOT NULL, PRIMARY KEY (event, number))
        """,
        """
        CREATE TABLE questd.rider (
          event bigint NOT NULL REFERENCES questd.event ON DELETE CASCADE, id text COLLATE "C" NOT NULL, name text, team text,
          class text, code bytea, minor boolean NOT NULL, PRIMARY KEY (event, id))
        """,
        """
        CREATE TABLE questd.device (
          event bigint NOT NULL REFERENCES questd.event ON DELETE CASCADE, rider text COLLATE "C" NOT NULL,
          device text COLLATE "C" NOT NULL, key text, revoked boolean NOT NULL, PRIMARY KEY (event, rider, device))
        """,
        """
        CREATE TABLE questd.session (
          event bigint NOT NULL REFERENCES questd.event ON DELETE CASCADE, hash bytea NOT NULL, role text NOT NULL,
          rider text COLLATE "C" NOT NULL, device text COLLATE "C" NOT NULL, created bigint NOT NULL, expires bigint,
          label text NOT NULL, PRIMARY KEY (event, hash))
        """,
        "CREATE INDEX session_hash ON questd.session (hash)",
        "CREATE INDEX session_rider ON questd.session (event, rider)",
        """
        CREATE TABLE questd.feed (
          event bigint NOT NULL REFERENCES questd.event ON DELETE CASCADE, number bigint NOT NULL, rider text COLLATE "C",
          bytes bytea NOT NULL, PRIMARY KEY (event, number))
        """,
        """
        CREATE TABLE questd.audit (
          event bigint NOT NULL REFERENCES questd.event ON DELETE CASCADE,
          number bigint GENERATED ALWAYS AS IDENTITY, time bigint NOT NULL, actor text NOT NULL, action text NOT NULL,
          PRIMARY KEY (event, number))
        """,
        """
        CREATE TABLE questd.log_line (
          event bigint NOT NULL, number bigint GENERATED ALWAYS AS IDENTITY, hash text COLLATE "C" NOT NULL,
          arrival bigint NOT NULL, office boolean NOT NULL, bytes bytea NOT NULL, PRIMARY KEY (event, number),
          UNIQUE (event, hash)) PARTITION BY LIST (event)
        """,
        """
        CREATE TABLE questd.track (
          event bigint NOT NULL, start bigint NOT NULL, rider text COLLATE "C" NOT NULL, bytes bytea NOT NULL,
          PRIMARY KEY (event, start, rider)) PARTITION BY LIST (event)
        """,
        "CREATE INDEX track_rider ON questd.track (event, rider, start)",
        """
        CREATE TABLE questd.photo (
          event bigint NOT NULL, digest bytea NOT NULL, rider text COLLATE "C" NOT NULL, type text NOT NULL, size bigint NOT NULL,
          arrival bigint NOT NULL, bytes bytea NOT NULL, PRIMARY KEY (event, digest, rider)) PARTITION BY LIST (event)
        """,
        // Photos are compressed already.
        "ALTER TABLE questd.photo ALTER COLUMN bytes SET STORAGE EXTERNAL",
        """
        ALTER TABLE questd.rider ALTER COLUMN name SET STATISTICS 0, ALTER COLUMN team SET STATISTICS 0,
          ALTER COLUMN code SET STATISTICS 0
        """,
        "ALTER TABLE questd.feed ALTER COLUMN bytes SET STATISTICS 0",
        // Tables that are still to be dropped, or in whose files something stayed that has to go.
        "CREATE TABLE questd.remains (name text COLLATE \"C\" PRIMARY KEY, is_dropped boolean NOT NULL)",
        // A row that is written to see whether rows can be.
        "CREATE TABLE questd.probe (id bigint PRIMARY KEY, time timestamptz NOT NULL)",
        """
        CREATE FUNCTION questd.put_event(
          put_id text, put_name text, put_created bigint, put_finished bigint, put_delay bigint, put_standings boolean,
          put_positions boolean, put_names boolean, put_frozen bigint, put_retention bigint, put_thinned bigint,
          put_emptied bigint) RETURNS void LANGUAGE plpgsql AS $body$
        DECLARE
          new_number bigint;
          kind text;
        BEGIN
          UPDATE questd.event SET name = put_name, finished = put_finished, delay = put_delay,
            shows_standings = put_standings, shows_positions = put_positions, shows_names = put_names, frozen = put_frozen,
            retention = put_retention, thinned = put_thinned, emptied = put_emptied
          WHERE id = put_id;
          IF FOUND THEN RETURN; END IF;
          INSERT INTO questd.event (id, name, created, finished, delay, shows_standings, shows_positions, shows_names, frozen,
            retention, thinned, emptied)
          VALUES (put_id, put_name, put_created, put_finished, put_delay, put_standings, put_positions, put_names, put_frozen,
            put_retention, put_thinned, put_emptied)
          RETURNING number INTO new_number;
          -- A table that is attached when it is made already needs no exclusive lock on the table of all events.
          FOREACH kind IN ARRAY ARRAY['log_line', 'track', 'photo'] LOOP
            EXECUTE format(
              'CREATE TABLE questd.%1$s_%2$s (LIKE questd.%1$s INCLUDING CONSTRAINTS INCLUDING INDEXES INCLUDING STORAGE)',
              kind, new_number);
            EXECUTE format('ALTER TABLE questd.%1$s_%2$s ALTER COLUMN bytes SET STATISTICS 0', kind, new_number);
            EXECUTE format(
              'ALTER TABLE questd.%1$s ATTACH PARTITION questd.%1$s_%2$s FOR VALUES IN (%2$s)', kind, new_number);
          END LOOP;
        END $body$
        """,
        // What is written most. The plan of a statement in a function is made once in a session.
        """
        CREATE FUNCTION questd.put_lines(
          put_events text[], put_hashes text[], put_arrivals bigint[], put_offices boolean[], put_bytes bytea[]) RETURNS void
        LANGUAGE plpgsql AS $body$
        BEGIN
          INSERT INTO questd.log_line (event, hash, arrival, office, bytes)
          SELECT event.number, new.hash, new.arrival, new.office, new.bytes
          FROM unnest(put_events, put_hashes, put_arrivals, put_offices, put_bytes) WITH ORDINALITY
            AS new (event_id, hash, arrival, office, bytes, place)
          LEFT JOIN questd.event ON event.id = new.event_id ORDER BY new.place
          ON CONFLICT (event, hash) DO NOTHING;
        END $body$
        """,
        """
        CREATE FUNCTION questd.put_tracks(put_events text[], put_starts bigint[], put_riders text[], put_bytes bytea[])
        RETURNS void LANGUAGE plpgsql AS $body$
        BEGIN
          INSERT INTO questd.track (event, start, rider, bytes)
          SELECT event.number, new.start, new.rider, new.bytes
          FROM unnest(put_events, put_starts, put_riders, put_bytes) AS new (event_id, start, rider, bytes)
          LEFT JOIN questd.event ON event.id = new.event_id
          ON CONFLICT (event, start, rider) DO UPDATE SET bytes = excluded.bytes;
        END $body$
        """,
        // These name the table of the event itself, since a plan for the table of all events would lock those of every event.
        """
        CREATE FUNCTION questd.remove_seconds(of_event text, first_start bigint, end_start bigint) RETURNS void
        LANGUAGE plpgsql AS $body$
        DECLARE event_number bigint;
        BEGIN
          SELECT number INTO event_number FROM questd.event WHERE id = of_event;
          IF NOT FOUND THEN RETURN; END IF;
          EXECUTE format($sql$DELETE FROM questd.track_%s WHERE rider = '' AND start >= $1 AND start < $2$sql$, event_number)
          USING first_start, end_start;
        END $body$
        """,
        // Answers with the tables in whose files something of the rider stayed.
        """
        CREATE FUNCTION questd.erase_rider(of_event text, of_rider text, end_start bigint) RETURNS SETOF text
        LANGUAGE plpgsql AS $body$
        DECLARE
          event_number bigint;
          changed_rows bigint;
          remaining text[] := ARRAY[]::text[];
        BEGIN
          SELECT number INTO event_number FROM questd.event WHERE id = of_event;
          IF NOT FOUND THEN RETURN; END IF;
          UPDATE questd.rider SET name = NULL, team = NULL, code = NULL WHERE event = event_number AND id = of_rider;
          IF FOUND THEN remaining := remaining || 'rider'::text; END IF;
          DELETE FROM questd.session WHERE event = event_number AND rider = of_rider;
          IF FOUND THEN remaining := remaining || 'session'::text; END IF;
          UPDATE questd.feed SET bytes = convert_to('{"kind":"erased"}', 'UTF8')
          WHERE event = event_number AND rider = of_rider;
          IF FOUND THEN remaining := remaining || 'feed'::text; END IF;
          EXECUTE format('DELETE FROM questd.photo_%s WHERE rider = $1', event_number) USING of_rider;
          GET DIAGNOSTICS changed_rows = ROW_COUNT;
          IF changed_rows > 0 THEN remaining := remaining || ('photo_' || event_number); END IF;
          EXECUTE format(
            $sql$DELETE FROM questd.track_%s WHERE rider = $1 OR rider = '' AND start < $2$sql$, event_number)
          USING of_rider, end_start;
          GET DIAGNOSTICS changed_rows = ROW_COUNT;
          IF changed_rows > 0 THEN remaining := remaining || ('track_' || event_number); END IF;
          INSERT INTO questd.remains (name, is_dropped) SELECT unnest(remaining), false ON CONFLICT (name) DO NOTHING;
          RETURN QUERY SELECT unnest(remaining);
        END $body$
        """,
    ]
}
