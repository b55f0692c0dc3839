/** Old reports that a club brings along (contract C12.7): looked at as often as one likes, stored at once or not at all. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import {
  IMPORT_WAITS_MS,
  type ImportChange,
  type ImportConfirm,
  type Imported,
  type ImportPreview,
  leaveOutFirst,
} from '../../domain/imports/import.ts';
import { type Actor, may } from '../../domain/permissions.ts';
import { invalid, Problem } from '../../domain/problems.ts';
import { patternKeys } from '../../domain/reports/patterns/pattern-filters.ts';
import { CLUB_REQUIRED } from '../../domain/reports/report.ts';
import { filterKeys, staffSearchText } from '../../domain/reports/search-keys.ts';
import { audit } from '../audit/write.ts';
import { holdClub } from '../clubs/queries.ts';
import type { Db } from '../db/database.ts';
import { isId } from '../http/paging.ts';
import type { Services } from '../services.ts';
import {
  findable,
  findImport,
  finishImport,
  holdImport,
  type ImportRow,
  insertImport,
  insertReports,
  knownContents,
  sweepImports,
  takeTurnOfClub,
  unfinishedImports,
  updateImport,
} from './queries.ts';
import { guess, inTurns, judge, type ReadReport, type Table, tableIn } from './reading.ts';

type Waiting = Pick<ImportRow, 'id' | 'clubId' | 'columns' | 'dayOrder'>;

async function previewOf({ database, clock }: Services, table: Table, waiting: Waiting): Promise<ImportPreview> {
  const { good, bad } = await judge(table, { ...waiting, now: clock() });
  const before = await knownContents(
    database.db,
    good.map(({ key }) => key),
  );
  const known = good.filter(({ key }) => before.has(key)).map(({ row }) => row);
  const { id, columns, dayOrder } = waiting;
  return { id, columns, dayOrder, rows: table.rows.length, bad, known };
}

/** Keeps a file for a club for an hour and tells what it would become; throws 400 for one that is no table. */
export async function createImport(
  services: Services,
  actor: Actor,
  clubId: string,
  file: Buffer,
): Promise<ImportPreview> {
  const { database, clock } = services;
  const table = tableIn(file);
  const waiting = { id: randomUUID(), clubId, ...guess(table) };
  const packed = await promisify(deflateRaw)(file, { level: 3 });
  await database.transaction(async (tx) => {
    if (!(await holdClub(tx, clubId))) throw invalid('clubId', CLUB_REQUIRED);
    await insertImport(tx, { ...waiting, userId: actor.id, file: packed, createdAt: clock() });
  });
  return previewOf(services, table, waiting);
}

/** An import that the actor may see; throws 404 for every other, and after its hour. */
export async function importFor({ database, clock }: Services, actor: Actor, id: string): Promise<ImportRow> {
  const since = new Date(clock().getTime() - IMPORT_WAITS_MS);
  const found = isId(id) ? await findImport(database.db, id, since) : undefined;
  if (!found || !may(actor, 'import reports', found)) throw new Problem('imports/not-found');
  return found;
}

async function tableOf({ file }: ImportRow): Promise<Table> {
  if (file === null) throw new Problem('imports/not-found');
  return tableIn(await promisify(inflateRaw)(file));
}

/** Reads the file of an import otherwise; throws 400 for columns that are not those of the file. */
export async function changeImport(services: Services, row: ImportRow, change: ImportChange): Promise<ImportPreview> {
  const { columns = row.columns, dayOrder = row.dayOrder } = change;
  const isSame =
    columns.length === row.columns.length && columns.every(({ header }, at) => header === row.columns[at]?.header);
  if (!isSame) throw invalid('columns', 'columns must be those of the file, in their order');
  const table = await tableOf(row);
  await updateImport(services.database.db, row.id, { columns, dayOrder });
  return previewOf(services, table, { ...row, columns, dayOrder });
}

/** How long a confirmation waits until all it stored is found by its words; thousands of reports take longer. */
const WORDS_WITHIN_MS = 3_000;

/** Characters and rows of one statement, at most. */
const PIECE_CHARACTERS = 300_000;
const PIECE_ROWS = 250;

type Prepared = { id: string; row: Record<string, unknown>; key: string; size: number };

/** What is stored of each report: worked out before the transaction, so that nobody waits for it. */
async function prepare(clubId: string, good: readonly ReadReport[]): Promise<Prepared[]> {
  const prepared: Prepared[] = [];
  await inTurns(good, ({ report, key }) => {
    const id = randomUUID();
    const searchText = staffSearchText(report);
    const row = {
      id,
      clubId,
      ...report,
      ...filterKeys(report),
      ...patternKeys(report),
      searchText,
      importedAs: `\\x${key}`,
    };
    prepared.push({ id, row, key, size: searchText.length + report.narrative.length });
  });
  return prepared;
}

/** In pieces that no statement takes long for. */
function* piecesOf(all: readonly Prepared[]): Generator<Record<string, unknown>[]> {
  let piece: Record<string, unknown>[] = [];
  let size = 0;
  for (const each of all) {
    if (piece.length === PIECE_ROWS || (size > 0 && size + each.size > PIECE_CHARACTERS)) {
      yield piece;
      piece = [];
      size = 0;
    }
    piece.push(each.row);
    size += each.size;
  }
  yield piece;
}

async function store(tx: Db, row: ImportRow, prepared: readonly Prepared[]): Promise<string[]> {
  const known = await knownContents(
    tx,
    prepared.map(({ key }) => key),
  );
  const added = prepared.filter(({ key }) => !known.has(key));
  for (const piece of piecesOf(added)) await insertReports(tx, row.clubId, piece);
  const ids = added.map(({ id }) => id);
  await finishImport(tx, row.id, ids);
  return ids;
}

/**
 * Stores every row that can be taken and is not known, in one transaction, then makes them findable bit by bit, the last of
 * thousands after the answer. Throws 409
 * where rows cannot be taken and nobody said to leave them out. Confirmed again it gives the same answer.
 */
export async function confirmImport(
  services: Services,
  actor: Actor,
  row: ImportRow,
  { leaveOut = false }: ImportConfirm,
): Promise<Imported> {
  if (row.imported !== null) return { imported: row.imported };
  const { database, clock } = services;
  const { good, bad } = await judge(await tableOf(row), { ...row, now: clock() });
  if (bad.length > 0 && !leaveOut)
    throw new Problem('imports/bad-rows', { errors: [{ path: 'leaveOut', message: leaveOutFirst(bad.length) }] });
  const prepared = await prepare(row.clubId, good);
  const imported = await database.transaction(async (tx) => {
    await takeTurnOfClub(tx, row.clubId);
    const held = await holdImport(tx, row.id);
    if (!held) throw new Problem('imports/not-found');
    if (held.imported !== null) return held.imported;
    if (JSON.stringify([held.columns, held.dayOrder]) !== JSON.stringify([row.columns, row.dayOrder]))
      throw new Problem('reports/changed');
    if (!(await holdClub(tx, row.clubId))) throw invalid('clubId', CLUB_REQUIRED);
    const ids = await store(tx, row, prepared);
    const details = { imported: ids.length, known: good.length - ids.length, leftOut: bad.length };
    await audit(
      tx,
      { actorId: actor.id, action: 'report-import', subject: { kind: 'club', id: row.clubId }, details },
      clock(),
    );
    return ids.length;
  });
  // What fails or lasts is finished later (tidyImports): the reports themselves are stored.
  const words = makeFindable(services, row.id).catch(() => undefined);
  await Promise.race([words, wait(WORDS_WITHIN_MS, undefined, { ref: false })]);
  return { imported };
}

/** Bit by bit, and each time others have as long: one request is several questions to the embedded engine. */
async function makeFindable({ database }: Pick<Services, 'database'>, id: string): Promise<void> {
  for (let isMore = true; isMore; ) {
    const start = performance.now();
    isMore = await database.transaction((tx) => findable(tx, id));
    if (isMore) await wait(performance.now() - start, undefined, { ref: false });
  }
}

/** Finishes what a killed process left to do, and forgets files that nobody confirmed within the hour. */
export async function tidyImports({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  for (const id of await unfinishedImports(database.db)) await makeFindable({ database }, id);
  await sweepImports(database.db, new Date(clock().getTime() - IMPORT_WAITS_MS));
}
