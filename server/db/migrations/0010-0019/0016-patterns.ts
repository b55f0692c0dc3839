/**
 * What trends count by and link to (contract C12.1, C12.2): case-folded flight phase and operation of a report, as
 * defined in domain/reports/patterns when this was written, in the indexes that lists and counts scan; follow-up codes
 * in an index of their own; and the time of a report's first audit line.
 */
import type { Connection } from '../../connection.ts';

/**
 * Only the program can compute a key, and distinct texts are few: each is written once for all reports that have it.
 */
async function fill(connection: Connection, text: string, key: string): Promise<void> {
  const found = await connection.rows<{ text: string }>(
    `SELECT DISTINCT ${text} AS text FROM reports WHERE ${text} IS NOT NULL`,
  );
  const keys = found.map(({ text }) => ({ text, key: text.normalize('NFC').toLowerCase() }));
  await connection.rows(
    `UPDATE reports SET ${key} = found.key FROM json_to_recordset($1::json) AS found (text text, key text)
     WHERE reports.${text} = found.text`,
    [JSON.stringify(keys)],
  );
}

const COLUMNS =
  'ALTER TABLE reports ADD COLUMN phase_key text, ADD COLUMN operation_key text, ADD COLUMN first_act_at timestamptz(3);';

/** The team's first act on a report; automatic work has no actor. */
const FIRST_ACTS = `
UPDATE reports SET first_act_at = found.at
  FROM (SELECT subject_id, min(at) AS at FROM audit_events
    WHERE subject_kind = 'report' AND actor_id IS NOT NULL GROUP BY 1) AS found
  WHERE found.subject_id = reports.id;
CREATE FUNCTION keep_first_act() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reports SET first_act_at = NEW.at WHERE id = NEW.subject_id AND first_act_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER audit_events_first_act AFTER INSERT ON audit_events FOR EACH ROW
  WHEN (NEW.subject_kind = 'report' AND NEW.actor_id IS NOT NULL) EXECUTE FUNCTION keep_first_act();`;

const FOUND_BY =
  'approved_for_public_view, injury_key, damage_key, category_key, phase_key, operation_key, first_act_at';

const INDEXES = `
-- Whoever stores a report tells its keys, or no trend counts it.
ALTER TABLE reports ADD CONSTRAINT reports_pattern_keys
  CHECK ((flight_phase IS NULL) = (phase_key IS NULL) AND (operation_type IS NULL) = (operation_key IS NULL));
DROP INDEX reports_newest;
DROP INDEX reports_newest_of_club;
CREATE INDEX reports_newest ON reports (submitted_at DESC, id DESC) INCLUDE (${FOUND_BY});
CREATE INDEX reports_newest_of_club ON reports (club_id, submitted_at DESC, id DESC) INCLUDE (${FOUND_BY});
-- Among these are all whose follow-up nobody has begun (C8.2).
CREATE INDEX reports_uncommented ON reports (club_id, submitted_at DESC, id DESC) INCLUDE (${FOUND_BY})
  WHERE sms_manager_comment IS NULL;
-- What is told of all copies together.
CREATE INDEX published_reports_phases ON published_reports (flight_phase);
CREATE INDEX published_reports_categories ON published_reports (aircraft_category);
CREATE INDEX follow_ups_codes ON follow_ups (report_id) INCLUDE (categories, outcome, barriers);`;

/** Applies everything in the migration's transaction. */
export async function keepPatterns(connection: Connection): Promise<void> {
  await connection.run('LOCK TABLE reports IN ACCESS EXCLUSIVE MODE');
  await connection.run(COLUMNS);
  await fill(connection, 'flight_phase', 'phase_key');
  await fill(connection, 'operation_type', 'operation_key');
  await connection.run(FIRST_ACTS);
  await connection.run(INDEXES);
}
