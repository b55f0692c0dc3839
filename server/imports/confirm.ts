/** Stores a previewed import, all of it or nothing, and indexes it (C12.7) */

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  chooseDay,
  confirmLeavingOut,
  IMPORT_EXPIRY_MS,
  IMPORT_UNDO_MS,
  type ImportConfirm,
  type ImportResult,
} from '../../domain/imports/import.ts';
import type { Actor } from '../../domain/permissions.ts';
import { fieldProblem, Problem } from '../../domain/problems.ts';
import { filterKeys, staffSearchText } from '../../domain/reports/search-keys.ts';
import { trendFilterKeys } from '../../domain/reports/trend-filters/trend-filters.ts';
import { audit } from '../audit/write.ts';
import { lockClub } from '../clubs/queries.ts';
import type { Db } from '../db/database.ts';
import type { Services } from '../services.ts';
import { rowsToImport, tableOf, type WaitingImport } from './actions.ts';
import { checkRows, forEachYielding, type ReadReport } from './parse-file.ts';
import {
  finishImport,
  type ImportRow,
  indexNextReports,
  insertReports,
  knownContents,
  lockImport,
  lockImportsOfClub,
  reportRecord,
  sweepImports,
  unfinishedImports,
} from './queries.ts';

/** How long a confirmation waits for the search index; thousands of reports take longer. */
const INDEX_WAIT_MS = 3_000;

/** Limits of one INSERT statement. */
const BATCH_CHARACTERS = 300_000;
const BATCH_ROWS = 250;

type PreparedRow = { id: string; record: string; key: string };

/** Runs before the transaction, to keep that short. */
async function prepare(clubId: string, good: readonly ReadReport[]): Promise<PreparedRow[]> {
  const prepared: PreparedRow[] = [];
  await forEachYielding(good, ({ report, key }) => {
    const id = randomUUID();
    const record = reportRecord({
      id,
      clubId,
      ...report,
      ...filterKeys(report),
      ...trendFilterKeys(report),
      searchText: staffSearchText(report),
      importedAs: `\\x${key}`,
    });
    prepared.push({ id, record, key });
  });
  return prepared;
}

function* batchesOf(all: readonly PreparedRow[]): Generator<string[]> {
  let batch: string[] = [];
  let size = 0;
  for (const { record } of all) {
    if (batch.length === BATCH_ROWS || (size > 0 && size + record.length > BATCH_CHARACTERS)) {
      yield batch;
      batch = [];
      size = 0;
    }
    batch.push(record);
    size += record.length;
  }
  yield batch;
}

async function store(tx: Db, row: ImportRow, prepared: readonly PreparedRow[], now: Date): Promise<string[]> {
  const known = await knownContents(
    tx,
    prepared.map(({ key }) => key),
  );
  const added = prepared.filter(({ key }) => !known.has(key));
  await insertReports(tx, row.clubId, batchesOf(added));
  const ids = added.map(({ id }) => id);
  await finishImport(tx, row.id, ids, now);
  return ids;
}

const readingOptions = ({ columns, dayOrder, undated, chosenValues }: Omit<WaitingImport, 'id' | 'clubId'>): string =>
  JSON.stringify([columns, dayOrder, undated, chosenValues]);

/** Throws 409 if new rows have no day and none was chosen for them. */
async function refuseUndated(db: Db, { undated }: ImportRow, good: readonly ReadReport[]): Promise<void> {
  const waiting = undated === null ? good.filter(({ isUndated }) => isUndated) : [];
  if (waiting.length === 0) return;
  const known = await knownContents(
    db,
    waiting.map(({ key }) => key),
  );
  const remaining = waiting.filter(({ key }) => !known.has(key)).length;
  if (remaining > 0) throw new Problem('imports/undated', { errors: [fieldProblem('undated', chooseDay(remaining))] });
}

/**
 * Stores all valid new rows in one transaction, then indexes them in steps, possibly beyond the answer. Throws 409 for
 * bad or undated rows about which nothing was decided. A repeat returns the same answer.
 */
export async function confirmImport(
  services: Services,
  actor: Actor,
  row: ImportRow,
  { leaveOut = false }: ImportConfirm,
): Promise<ImportResult> {
  if (row.undoneAt !== null) throw new Problem('imports/undone');
  if (row.imported !== null) return { imported: row.imported };
  const { database, clock } = services;
  const { good, bad } = await checkRows(await tableOf(row), { ...row, now: clock() });
  if (bad.length > 0 && !leaveOut)
    throw new Problem('imports/bad-rows', { errors: [fieldProblem('leaveOut', confirmLeavingOut(bad.length))] });
  await refuseUndated(database.db, row, good);
  const chosen = rowsToImport(good, row.undated);
  const prepared = await prepare(row.clubId, chosen);
  const count = await database.transaction(async (tx) => {
    await lockImportsOfClub(tx, row.clubId);
    const locked = await lockImport(tx, row.id);
    if (!locked) throw new Problem('imports/not-found');
    if (locked.undoneAt !== null) throw new Problem('imports/undone');
    if (locked.imported !== null) return locked.imported;
    if (readingOptions(locked) !== readingOptions(row)) throw new Problem('imports/changed');
    if (!(await lockClub(tx, row.clubId))) throw new Problem('clubs/not-found');
    const leftOut = bad.length + good.length - chosen.length;
    const ids = await store(tx, row, prepared, clock());
    const details = { imported: ids.length, known: chosen.length - ids.length, leftOut };
    await audit(
      tx,
      { actorId: actor.id, action: 'report-import', subject: { kind: 'club', id: row.clubId }, details },
      clock(),
    );
    return ids.length;
  });
  // The reports are stored; `tidyImports` finishes what fails or takes longer.
  const indexing = indexImport(services, row.id).catch(() => undefined);
  await Promise.race([indexing, wait(INDEX_WAIT_MS, undefined, { ref: false })]);
  return { imported: count };
}

/** In steps with equal pauses: the embedded engine answers one statement at a time. */
async function indexImport({ database }: Pick<Services, 'database'>, id: string): Promise<void> {
  for (let isMore = true; isMore; ) {
    const start = performance.now();
    isMore = await database.transaction((tx) => indexNextReports(tx, id));
    if (isMore) await wait(performance.now() - start, undefined, { ref: false });
  }
}

/** Finishes imports of a killed process; deletes unconfirmed files, and imports past their undo period. */
export async function tidyImports({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  for (const id of await unfinishedImports(database.db)) await indexImport({ database }, id);
  const now = clock().getTime();
  await sweepImports(database.db, new Date(now - IMPORT_EXPIRY_MS), new Date(now - IMPORT_UNDO_MS));
}
