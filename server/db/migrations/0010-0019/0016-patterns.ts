/**
 * What trends are counted by and lead to (contract C12.1, C12.2): the flight phase and the operation of a report without case,
 * as domain/reports/patterns told them when this was written, in the indexes that lists and counts walk; and the codes of a
 * follow-up in an index of their own.
 */
import type { Connection } from '../../connection.ts';

/** Only the program can tell a key, and there are few texts: each is written once for all reports that have it. */
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

const COLUMNS = 'ALTER TABLE reports ADD COLUMN phase_key text, ADD COLUMN operation_key text;';

const FOUND_BY = 'approved_for_public_view, injury_key, damage_key, category_key, phase_key, operation_key';

const INDEXES = `
-- Whoever stores a report tells its keys, or no trend counts it.
ALTER TABLE reports ADD CONSTRAINT reports_pattern_keys
  CHECK ((flight_phase IS NULL) = (phase_key IS NULL) AND (operation_type IS NULL) = (operation_key IS NULL));
DROP INDEX reports_newest;
DROP INDEX reports_newest_of_club;
CREATE INDEX reports_newest ON reports (submitted_at DESC, id DESC) INCLUDE (${FOUND_BY});
CREATE INDEX reports_newest_of_club ON reports (club_id, submitted_at DESC, id DESC) INCLUDE (${FOUND_BY});
CREATE INDEX follow_ups_codes ON follow_ups (report_id) INCLUDE (categories, outcome, barriers);`;

/** Applies all of it, in the transaction of the migration. */
export async function keepPatterns(connection: Connection): Promise<void> {
  await connection.run('LOCK TABLE reports IN ACCESS EXCLUSIVE MODE');
  await connection.run(COLUMNS);
  await fill(connection, 'flight_phase', 'phase_key');
  await fill(connection, 'operation_type', 'operation_key');
  await connection.run(INDEXES);
}
