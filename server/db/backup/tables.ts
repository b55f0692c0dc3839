/** What backups contain and omit (docs/decisions/010-backup.md) */
import type { Connection } from '../connection.ts';

/** With keys, in restore order: referenced tables first. */
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
export const LARGE = 'bytes';

export const isPicture = (table: string, column: string): boolean => PICTURES[table]?.includes(column) === true;

export const pageOf = (table: string): number => (table in PICTURES ? 1 : 500);

export const EXCLUDED_TABLES = {
  sessions: 'a sign-in that ended must not come back to life with an old backup; people sign in again',
  sign_in_steps: 'a sign-in that was under way is begun again',
  passkey_challenges: 'good for five minutes, and once',
  password_resets: 'good for half an hour, and once; who needs one asks again',
  receipt_tokens:
    'a link of a mail is good once: an old backup would bring used ones back; the code opens the report as before',
  wrong_codes: 'they count a day; who wants in after a restore begins anew',
  outbox: 'what waited then must not be told again by an old backup; reminders come by themselves',
  limit_hits: 'they count minutes; by the time of a restore they mean nothing',
  limit_keys: 'they are to be forgotten after a day, so that no address can be found out (C6.3)',
  uploads: 'pictures that wait an hour to be claimed; who sends a report after a restore chooses them again',
  imports:
    'files that wait an hour to be confirmed, and what can be undone for a day; after a restore no import can be undone',
  backup_runs: 'they tell of files that another database was written to; one that was restored has no backup yet',
  migrations: 'the restore writes its own; the number of the last stands at the head of the backup',
  report_words: 'kept by the database beside the reports as they are put in',
  published_words: 'kept by the database beside the published copies as they are put in',
  published_tallies: 'counted again by the database as the published copies are put in',
  report_counts: 'counted again by the database as the reports are put in',
  report_months: 'marked anew by the database as the reports are put in',
  public_version: 'a counter of changes, which the restore itself moves on',
  public_changes: 'what the last of these changes were, to programs that run',
} as const;

export type Column = { name: string; type: string; identity: boolean };

export function columnsOf(connection: Connection, table: string): Promise<Column[]> {
  return connection.rows<Column>(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type, attidentity <> '' AS identity
     FROM pg_attribute WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
    [table],
  );
}

export const SAME_TEXT = `
  SET LOCAL timezone = 'UTC';
  SET LOCAL datestyle = 'ISO, YMD';
  SET LOCAL bytea_output = 'hex';
  SET LOCAL search_path = 'public';`;
