/** Migrates at start, under an advisory lock, since several instances may start at once (C2.2) */
import { OperatorError } from '../operator-error.ts';
import { LOCKS } from './advisory-lock.ts';
import { BEGIN_WITHOUT_LIMITS, type Connection } from './connection.ts';
import type { MigrationResult } from './database.ts';
import { START } from './migrations/0001-0009/0001-start.ts';
import { RETENTION } from './migrations/0001-0009/0002-retention.ts';
import { SPEED } from './migrations/0001-0009/0003-speed.ts';
import { keepWords } from './migrations/0001-0009/0004-words.ts';
import { CHANGES } from './migrations/0001-0009/0005-changes.ts';
import { PARTS } from './migrations/0001-0009/0006-parts.ts';
import { TALLIES } from './migrations/0001-0009/0007-tallies.ts';
import { WAITING } from './migrations/0001-0009/0008-waiting.ts';
import { FOLLOW_UP } from './migrations/0001-0009/0009-follow-up.ts';
import { COARSE } from './migrations/0010-0019/0010-coarse.ts';
import { MAIL } from './migrations/0010-0019/0011-mail.ts';
import { RECEIPT } from './migrations/0010-0019/0012-receipt.ts';
import { KEYS } from './migrations/0010-0019/0013-keys.ts';
import { PAPERS } from './migrations/0010-0019/0014-papers.ts';
import { AUTHORITY } from './migrations/0010-0019/0015-authority.ts';
import { keepPatterns } from './migrations/0010-0019/0016-patterns.ts';
import { sampleComments } from './migrations/0010-0019/0017-comments.ts';
import { forgetComments } from './migrations/0010-0019/0018-uncommented.ts';
import { MONTHS } from './migrations/0020-0029/0020-months.ts';
import { TEAM } from './migrations/0020-0029/0021-team.ts';
import { IMPORT_UNDO } from './migrations/0020-0029/0026-import-undo.ts';
import { PUBLIC_HEADLINE } from './migrations/0020-0029/0027-public-headline.ts';
import { keepLanguages } from './migrations/0020-0029/0028-language.ts';
import { LANGUAGE_CORRECTED } from './migrations/0020-0029/0029-language-corrected.ts';
import { BACKUP_RUNS } from './migrations/0030-0039/0030-backup-runs.ts';
import { TIME_ZONE } from './migrations/0030-0039/0031-time-zone.ts';
import { LANGUAGES } from './migrations/0030-0039/0032-languages.ts';
import { SUBMISSION_KEY } from './migrations/0030-0039/0033-submission-key.ts';
import { DETAILS } from './migrations/0030-0039/0034-details.ts';
import { PHOTOS } from './migrations/0030-0039/0035-photos.ts';
import { FLIGHTS } from './migrations/0030-0039/0036-flights.ts';
import { BRIEFING } from './migrations/0030-0039/0037-briefing.ts';
import { HAZARDS } from './migrations/0030-0039/0038-hazards.ts';
import { SMALL_PHOTOS } from './migrations/0040-0049/0040-small-photos.ts';
import { SHORT_KEYS } from './migrations/0040-0049/0041-short-keys.ts';
import { OWNER_NAMES } from './migrations/0040-0049/0042-owner-names.ts';
import { FORMER_NAMES } from './migrations/0040-0049/0043-former-names.ts';
import { TOLD_ONCE } from './migrations/0040-0049/0044-told-once.ts';
import { keepSeverityKeys } from './migrations/0040-0049/0045-severity-keys.ts';
import { PRESENT_TEAM } from './migrations/0040-0049/0046-present-team.ts';
import { ERASED_LINKS } from './migrations/0040-0049/0047-erased-links.ts';

type Migration = { id: number; name: string; apply: (connection: Connection) => Promise<void> };

/** In ascending order: append new ones. */
export const MIGRATIONS: readonly Migration[] = [
  { id: 1, name: 'start', apply: (connection) => connection.run(START) },
  { id: 2, name: 'retention', apply: (connection) => connection.run(RETENTION) },
  { id: 3, name: 'speed', apply: (connection) => connection.run(SPEED) },
  { id: 4, name: 'words', apply: keepWords },
  { id: 5, name: 'changes', apply: (connection) => connection.run(CHANGES) },
  { id: 6, name: 'parts', apply: (connection) => connection.run(PARTS) },
  { id: 7, name: 'tallies', apply: (connection) => connection.run(TALLIES) },
  { id: 8, name: 'waiting', apply: (connection) => connection.run(WAITING) },
  { id: 9, name: 'follow-up', apply: (connection) => connection.run(FOLLOW_UP) },
  { id: 10, name: 'coarse', apply: (connection) => connection.run(COARSE) },
  { id: 11, name: 'mail', apply: (connection) => connection.run(MAIL) },
  { id: 12, name: 'receipt', apply: (connection) => connection.run(RECEIPT) },
  { id: 13, name: 'keys', apply: (connection) => connection.run(KEYS) },
  { id: 14, name: 'papers', apply: (connection) => connection.run(PAPERS) },
  { id: 15, name: 'authority', apply: (connection) => connection.run(AUTHORITY) },
  { id: 16, name: 'patterns', apply: keepPatterns },
  { id: 17, name: 'comments', apply: sampleComments },
  { id: 18, name: 'uncommented', apply: forgetComments },
  // 19, 22–25 and 39 were never used.
  { id: 20, name: 'months', apply: (connection) => connection.run(MONTHS) },
  { id: 21, name: 'team', apply: (connection) => connection.run(TEAM) },
  { id: 26, name: 'import-undo', apply: (connection) => connection.run(IMPORT_UNDO) },
  { id: 27, name: 'public-headline', apply: (connection) => connection.run(PUBLIC_HEADLINE) },
  { id: 28, name: 'language', apply: keepLanguages },
  { id: 29, name: 'language-corrected', apply: (connection) => connection.run(LANGUAGE_CORRECTED) },
  { id: 30, name: 'backup-runs', apply: (connection) => connection.run(BACKUP_RUNS) },
  { id: 31, name: 'time-zone', apply: (connection) => connection.run(TIME_ZONE) },
  { id: 32, name: 'languages', apply: (connection) => connection.run(LANGUAGES) },
  { id: 33, name: 'submission-key', apply: (connection) => connection.run(SUBMISSION_KEY) },
  { id: 34, name: 'details', apply: (connection) => connection.run(DETAILS) },
  { id: 35, name: 'photos', apply: (connection) => connection.run(PHOTOS) },
  { id: 36, name: 'flights', apply: (connection) => connection.run(FLIGHTS) },
  { id: 37, name: 'briefing', apply: (connection) => connection.run(BRIEFING) },
  { id: 38, name: 'hazards', apply: (connection) => connection.run(HAZARDS) },
  { id: 40, name: 'small-photos', apply: (connection) => connection.run(SMALL_PHOTOS) },
  { id: 41, name: 'short-keys', apply: (connection) => connection.run(SHORT_KEYS) },
  { id: 42, name: 'owner-names', apply: (connection) => connection.run(OWNER_NAMES) },
  { id: 43, name: 'former-names', apply: (connection) => connection.run(FORMER_NAMES) },
  { id: 44, name: 'told-once', apply: (connection) => connection.run(TOLD_ONCE) },
  { id: 45, name: 'severity-keys', apply: keepSeverityKeys },
  { id: 46, name: 'present-team', apply: (connection) => connection.run(PRESENT_TEAM) },
  { id: 47, name: 'erased-links', apply: (connection) => connection.run(ERASED_LINKS) },
];

export const SCHEMA_VERSION = Math.max(...MIGRATIONS.map(({ id }) => id));

export type TargetSchema = number | 'as-is';

export class NewerDatabase extends OperatorError {
  constructor() {
    super('This database was written by a newer version of the program; start that one instead');
    this.name = 'NewerDatabase';
  }
}

export async function schemaOf(connection: Connection): Promise<number> {
  const [found] = await connection.rows<{ there: boolean }>(
    "SELECT to_regclass('public.migrations') IS NOT NULL AS there",
  );
  if (!found?.there) return 0;
  const [last] = await connection.rows<{ id: number | null }>('SELECT max(id) AS id FROM migrations');
  return last?.id ?? 0;
}

/** Later migrations build on earlier ones, so a missing one cannot be applied afterwards. */
async function refuseGap(connection: Connection, current: number): Promise<void> {
  const applied = await connection.rows<{ id: number }>('SELECT id FROM migrations');
  const gap = MIGRATIONS.find(({ id }) => id < current && !applied.some((other) => other.id === id));
  if (gap)
    throw new OperatorError(
      `Migration ${gap.id} (${gap.name}) is missing from this database, which has later ones; restore the last backup into an empty database`,
    );
}

/**
 * Runs in one transaction, so that a kill leaves nothing half done. Refuses a newer schema, and one with a gap.
 * `null`: nothing to do.
 */
export async function migrate(
  connection: Connection,
  target: TargetSchema = SCHEMA_VERSION,
): Promise<MigrationResult | null> {
  if (target === 'as-is') return null;
  const began = Date.now();
  await connection.run(BEGIN_WITHOUT_LIMITS);
  try {
    await connection.rows('SELECT pg_advisory_xact_lock($1)', [LOCKS.migrations]);
    await connection.run(
      'CREATE TABLE IF NOT EXISTS migrations (id integer PRIMARY KEY, name text NOT NULL, at timestamptz NOT NULL)',
    );
    const current = await schemaOf(connection);
    if (current > SCHEMA_VERSION) throw new NewerDatabase();
    await refuseGap(connection, current);
    const missing = MIGRATIONS.filter((step) => step.id > current && step.id <= target);
    for (const { id, name, apply } of missing) {
      await apply(connection);
      await connection.rows('INSERT INTO migrations VALUES ($1, $2, now())', [id, name]);
    }
    await connection.run('COMMIT');
    const last = missing.at(-1);
    return last ? { from: current, to: last.id, seconds: (Date.now() - began) / 1000 } : null;
  } catch (error) {
    await connection.run('ROLLBACK');
    throw error;
  }
}
