extension PostgresSchema {
    /// What is kept of the rides of persons who were erased, whose devices and lines go.
    static let keptRides = [
        "ALTER TABLE questd.rider ADD COLUMN kept bytea",
        "ALTER TABLE questd.rider ALTER COLUMN kept SET STATISTICS 0",
        "ALTER TABLE questd.device ALTER COLUMN device SET STATISTICS 0, ALTER COLUMN key SET STATISTICS 0",
        "ALTER TABLE questd.session ALTER COLUMN device SET STATISTICS 0, ALTER COLUMN label SET STATISTICS 0",
        "CREATE INDEX feed_rider ON questd.feed (event, rider)",
        "UPDATE questd.event SET emptied = NULL",
        "DROP FUNCTION questd.erase_rider(text, text, bigint)",
        """
        CREATE FUNCTION questd.erase_rider(of_event text, of_rider text, of_lines text[], end_start bigint) RETURNS SETOF text
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
          DELETE FROM questd.device WHERE event = event_number AND rider = of_rider;
          IF FOUND THEN remaining := remaining || 'device'::text; END IF;
          EXECUTE format('DELETE FROM questd.log_line_%s WHERE event = $1 AND hash = ANY ($2)', event_number)
          USING event_number, of_lines;
          GET DIAGNOSTICS changed_rows = ROW_COUNT;
          IF changed_rows > 0 THEN remaining := remaining || ('log_line_' || event_number); END IF;
          DELETE FROM questd.session WHERE event = event_number AND rider = of_rider;
          IF FOUND THEN remaining := remaining || 'session'::text; END IF;
          UPDATE questd.feed SET bytes = convert_to('{"kind":"erased"}', 'UTF8')
          WHERE event = event_number AND rider = of_rider;
          IF FOUND THEN remaining := remaining || 'feed'::text; END IF;
          EXECUTE format('DELETE FROM questd.photo_%s WHERE event = $1 AND rider = $2', event_number)
          USING event_number, of_rider;
          GET DIAGNOSTICS changed_rows = ROW_COUNT;
          IF changed_rows > 0 THEN remaining := remaining || ('photo_' || event_number); END IF;
          EXECUTE format(
            $sql$DELETE FROM questd.track_%s WHERE event = $1 AND (rider = $2 OR rider = '' AND start < $3)$sql$, event_number)
          USING event_number, of_rider, end_start;
          GET DIAGNOSTICS changed_rows = ROW_COUNT;
          IF changed_rows > 0 THEN remaining := remaining || ('track_' || event_number); END IF;
          INSERT INTO questd.remains (name, is_dropped) SELECT unnest(remaining), false ON CONFLICT (name) DO NOTHING;
          RETURN QUERY SELECT unnest(remaining);
        END $body$
        """,
    ]
}
