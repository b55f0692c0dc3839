/** Imports of old reports, previewed as often as needed (C12.7) */

import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { isId } from '../../domain/id.ts';
import type { DayOrder } from '../../domain/imports/days.ts';
import {
  BAD_UNDATED,
  IMPORT_EXPIRY_MS,
  IMPORT_SAMPLE,
  type ImportChange,
  type ImportPreview,
  isUndatedChoice,
} from '../../domain/imports/import.ts';
import { type Actor, may } from '../../domain/permissions.ts';
import { type FieldProblem, fieldProblem, invalid, Problem } from '../../domain/problems.ts';
import * as words from '../../domain/refusals/words/en.ts';
import { CLUB_REQUIRED } from '../../domain/reports/report.ts';
import { throwIfInvalid } from '../../domain/validate.ts';
import { lockClub } from '../clubs/queries.ts';
import type { Services } from '../services.ts';
import { type BadRow, checkRows, guess, guessOrder, parseTable, type ReadReport, type Table } from './parse-file.ts';
import { findImport, type ImportRow, insertImport, knownContents, updateImport } from './queries.ts';

export type PreviewResult = Omit<ImportPreview, 'bad'> & { bad: BadRow[] };

export type WaitingImport = Pick<ImportRow, 'id' | 'clubId' | 'columns' | 'dayOrder' | 'undated' | 'chosenValues'>;

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
export const rowsToImport = (rows: readonly ReadReport[], undated: string | null): ReadReport[] =>
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

export async function tableOf({ file }: ImportRow): Promise<Table> {
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
    ...(undated !== null && !isUndatedChoice(undated, now) ? [fieldProblem('undated', BAD_UNDATED)] : []),
  ];
}

/** Guessed again for other columns, unless another order than the guessed one was chosen. */
function orderFor(table: Table, row: ImportRow, { columns, dayOrder }: ImportChange): DayOrder {
  const keepsOrder = columns === undefined || row.dayOrder !== guessOrder(table, row.columns);
  return dayOrder ?? (keepsOrder ? row.dayOrder : guessOrder(table, columns));
}

/** Throws 400 for what `changeProblems` finds. */
export async function changeImport(services: Services, row: ImportRow, change: ImportChange): Promise<PreviewResult> {
  const { columns = row.columns, undated = row.undated } = change;
  throwIfInvalid(changeProblems(row, change, services.clock()));
  const table = await tableOf(row);
  const changed = {
    columns,
    dayOrder: orderFor(table, row, change),
    undated,
    chosenValues: change.values ?? row.chosenValues,
  };
  await updateImport(services.database.db, row.id, changed);
  return previewOf(services, table, { ...row, ...changed });
}
