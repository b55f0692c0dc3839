/** What backups contain, and what they leave out (docs/decisions/010-backup.md) */
import type { Connection } from '../connection.ts';

/** With their keys, in restore order: referenced tables first. */
export const BACKUP_TABLES = [
  ['clubs', 'id'],
  ['users', 'id'],
  ['second_factors', 'user_id'],
  ['recovery_codes', 'hash'],
  ['passkeys', 'id'],
  ['reports', 'id'],
  ['published_reports', 'id'],
  ['published_briefings', 'id'],
  ['flights', 'report_id'],
  ['follow_ups', 'report_id'],
  ['actions', 'id'],
  ['hazards', 'id'],
  ['hazard_reports', 'id'],
  ['hazard_actions', 'id'],
  ['receipts', 'report_id'],
  ['report_messages', 'id'],
  ['details_added', 'report_id'],
  ['mail_choices', 'user_id'],
  ['mail_links', 'token'],
  ['authority_cases', 'report_id'],
  ['authority_facts', 'report_id'],
  ['authority_files', 'id'],
  ['photos', 'id'],
  ['published_photos', 'id'],
  ['submission_keys', 'id'],
  ['idempotency_keys', 'key'],
  ['audit_events', 'id'],
  ['retention_runs', 'day'],
] as const;

/**
 * Base64: hex would be two bytes per byte, and larger even when compressed. Rows are large, so few are read at once.
 */
const PICTURES: Readonly<Record<string, readonly string[]>> = {
  photos: ['bytes'],
  published_photos: ['bytes', 'small'],
};

/** The column with a whole picture, which is read in chunks; the rest of such a row is small. */
export const PICTURE_COLUMN = 'bytes';

export const isPicture = (table: string, column: string): boolean => PICTURES[table]?.includes(column) === true;

export const rowsPerRead = (table: string): number => (table in PICTURES ? 1 : 500);

export const EXCLUDED_TABLES = {
  sessions: 'restoring an old backup must not revive ended sessions; users sign in again',
  sign_in_steps: 'a sign-in in progress is started again',
  passkey_challenges: 'valid for five minutes, single use',
  password_resets: 'valid for half an hour, single use; anyone who needs one requests it again',
  receipt_tokens:
    'an email link can be used once, and an old backup would revive used ones; the code still opens the report',
  wrong_codes: 'they count over one day; after a restore the count starts again',
  outbox: 'a restore must not send old emails again; reminders recur by themselves',
  limit_hits: 'they count over minutes and are meaningless after a restore',
  limit_keys: 'deleted after a day, so that no address can be recovered (C6.3)',
  uploads: 'uploads that wait up to an hour to be claimed; after a restore reporters add them again',
  imports: 'files that wait an hour for confirmation, and imports that can be undone for a day; not after a restore',
  backup_runs: 'they describe backup files of another database; a restored database has none yet',
  migrations: 'the restore writes its own; the backup header has the number of the last one',
  report_words: 'maintained by the database as the reports are inserted',
  published_words: 'maintained by the database as the published copies are inserted',
  published_tallies: 'recounted by the database as the published copies are inserted',
  report_counts: 'recounted by the database as the reports are inserted',
  report_months: 'recalculated by the database as the reports are inserted',
  public_version: 'a counter of changes, advanced by the restore itself',
  public_changes: 'a record of the latest changes, for running instances',
} as const;

type Column = { name: string; type: string; identity: boolean };

export function columnsOf(connection: Connection, table: string): Promise<Column[]> {
  return connection.rows<Column>(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type, attidentity <> '' AS identity
     FROM pg_attribute WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
    [table],
  );
}

export const TEXT_OUTPUT_SETTINGS = `
  SET LOCAL timezone = 'UTC';
  SET LOCAL datestyle = 'ISO, YMD';
  SET LOCAL bytea_output = 'hex';
  SET LOCAL search_path = 'public';`;
