/** Imports of old reports: previewed as often as needed, then stored all at once or not at all (C12.7). */

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { isId } from '../../domain/id.ts';
import {
  BAD_UNDATED,
  chooseDay,
  confirmLeavingOut,
  IMPORT_EXPIRY_MS,
  IMPORT_SAMPLE,
  IMPORT_UNDO_MS,
  type ImportChange,
  type ImportConfirm,
  type ImportPreview,
  type ImportResult,
} from '../../domain/imports/import.ts';
import { type Actor, may } from '../../domain/permissions.ts';
import { type FieldProblem, fieldProblem, invalid, Problem } from '../../domain/problems.ts';
import * as words from '../../domain/refusals/words/en.ts';
import { CLUB_REQUIRED } from '../../domain/reports/report.ts';
import { filterKeys, staffSearchText } from '../../domain/reports/search-keys.ts';
import { trendFilterKeys } from '../../domain/reports/trend-filters/pattern-filters.ts';
import { throwIfInvalid } from '../../domain/validate.ts';
import { audit } from '../audit/write.ts';
import { lockClub } from '../clubs/queries.ts';
import type { Db } from '../db/database.ts';
import type { Services } from '../services.ts';
import {
  findImport,
  finishImport,
  type ImportRow,
  indexNextReports,
  insertImport,
  insertReports,
  knownContents,
  lockImport,
  lockImportsOfClub,
  reportRecord,
  sweepImports,
  unfinishedImports,
  updateImport,
} from './queries.ts';
import { type BadRow, checkRows, forEachYielding, guess, parseTable, type ReadReport, type Table } from './reading.ts';

export type PreviewResult = Omit<ImportPreview, 'bad'> & { bad: BadRow[] };

type WaitingImport = Pick<ImportRow, 'id' | 'clubId' | 'columns' | 'dayOrder' | 'undated' | 'chosenValues'>;

async function previewOf({ database, clock }: Services, table: Table, waiting: WaitingImport): Promise<PreviewResult> {
  const { good, bad, values } = await checkRows(table, { ...waiting, now: clock() });
  const before = await knownContents(
    database.db,
    good.map(({ key }) => key),
  );
  const known = good.filter(({ key }) => before.has(key)).map(({ row }) => row);
  const added = good.filter(({ key }) => !before.has(key));
  const { id, columns, dayOrder, undated } = waiting;
  return {
    id,
    columns,
    dayOrder,
    rows: table.rows.length,
    bad,
    known,
    sample: rowsToImport(added, undated)
      .slice(0, IMPORT_SAMPLE)
      .map((each) => sampleOf(each, undated)),
    undated: added.filter(({ isUndated }) => isUndated).length,
    values,
  };
}

/** All rows, except undated ones that are to be left out. */
const rowsToImport = (rows: readonly ReadReport[], undated: string | null): ReadReport[] =>
  rows.filter(({ isUndated }) => !(isUndated && undated === 'leave-out'));

function sampleOf({ row, report, isUndated }: ReadReport, undated: string | null): ImportPreview['sample'][number] {
  const { submittedAt, ...texts } = report;
  const day = isUndated && undated === null ? {} : { submittedAt: submittedAt.toISOString() };
  const givenTexts = Object.entries(texts).filter((each): each is [string, string] => each[1] !== null);
  return { row, report: { ...day, ...Object.fromEntries(givenTexts) } };
}

/** Throws 400 at `clubId`, and at `file` if it is not a table either (C3.1). */
function refuseWithoutClub(file: Buffer): never {
  const errors = [fieldProblem('clubId', CLUB_REQUIRED)];
  try {
    parseTable(file);
  } catch (problem) {
    if (!(problem instanceof Problem && problem.errors)) throw problem;
    errors.push(...problem.errors);
  }
  throw new Problem('request/invalid', { errors });
}

/** Keeps the file for an hour. Throws 400 without a club, or if the file is not a table. */
export async function createImport(
  services: Services,
  actor: Actor,
  clubId: string | null,
  file: Buffer,
): Promise<PreviewResult> {
  const { database, clock } = services;
  if (clubId === null) refuseWithoutClub(file);
  const table = parseTable(file);
  const waiting = { id: randomUUID(), clubId, ...guess(table), undated: null, chosenValues: {} };
  const packed = await promisify(deflateRaw)(file, { level: 3 });
  await database.transaction(async (tx) => {
    if (!(await lockClub(tx, clubId))) throw invalid('clubId', CLUB_REQUIRED);
    await insertImport(tx, { ...waiting, userId: actor.id, file: packed, createdAt: clock() });
  });
  return previewOf(services, table, waiting);
}

/** Throws 404 for others' imports, and after an hour without confirmation. */
export async function importFor({ database, clock }: Services, actor: Actor, id: string): Promise<ImportRow> {
  const since = new Date(clock().getTime() - IMPORT_EXPIRY_MS);
  const found = isId(id) ? await findImport(database.db, id) : undefined;
  const isExpired = found?.confirmedAt === null && found.createdAt <= since;
  if (!found || isExpired || !may(actor, 'import reports', found)) throw new Problem('imports/not-found');
  return found;
}

async function tableOf({ file }: ImportRow): Promise<Table> {
  if (file === null) throw new Problem('imports/not-found');
  return parseTable(await promisify(inflateRaw)(file));
}

/** Rules beyond the schema: other columns, or a day in the future. */
export function changeProblems(row: ImportRow, change: Partial<ImportChange>, now: Date): FieldProblem[] {
  const { columns = row.columns, undated = row.undated } = change;
  const isSame =
    columns.length === row.columns.length && columns.every(({ header }, at) => header === row.columns[at]?.header);
  return [
    ...(isSame ? [] : [fieldProblem('columns', words.columnsOfFile)]),
    ...(undated !== null && new Date(undated) > now ? [fieldProblem('undated', BAD_UNDATED)] : []),
  ];
}

/** Throws 400 for what `changeProblems` finds. */
export async function changeImport(services: Services, row: ImportRow, change: ImportChange): Promise<PreviewResult> {
  const { columns = row.columns, dayOrder = row.dayOrder, undated = row.undated } = change;
  throwIfInvalid(changeProblems(row, change, services.clock()));
  const table = await tableOf(row);
  const changed = { columns, dayOrder, undated, chosenValues: change.values ?? row.chosenValues };
  await updateImport(services.database.db, row.id, changed);
  return previewOf(services, table, { ...row, ...changed });
}

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
    if (locked.imported !== null) return locked.imported;
    if (readingOptions(locked) !== readingOptions(row)) throw new Problem('reports/changed');
    if (!(await lockClub(tx, row.clubId))) throw invalid('clubId', CLUB_REQUIRED);
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
  const words = indexImport(services, row.id).catch(() => undefined);
  await Promise.race([words, wait(INDEX_WAIT_MS, undefined, { ref: false })]);
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
