/** Parses a file into reports, checked row by row and not stored (C12.7). */
import { createHash } from 'node:crypto';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { type CsvRow, readCsv } from '../../domain/csv/read.ts';
import type { ImportField } from '../../domain/imports/columns.ts';
import { type DayOrder, guessDayOrder } from '../../domain/imports/days.ts';
import { duplicateHeader, guessFields } from '../../domain/imports/guess.ts';
import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX, type ImportColumn } from '../../domain/imports/import.ts';
import { type ImportedReport, readRow } from '../../domain/imports/row.ts';
import type { ValueMap } from '../../domain/imports/values.ts';
import * as words from '../../domain/imports/words/en.ts';
import { readMessage, validationMessage } from '../../domain/language/validation-message.ts';
import { invalid, type Problem } from '../../domain/problems.ts';
import { utcDay } from '../../domain/text/calendar.ts';
import { decode, fileTypeError } from './decode.ts';

/** Without header and empty rows. */
export type Table = { headers: string[]; rows: CsvRow[] };

const rowProblem = (row: number, message: string): Problem =>
  invalid('file', validationMessage(words.atRow, { row, problem: readMessage(message) }));

/** The header, the reports, and one too many. */
const ROWS_READ_MAX = IMPORT_ROWS_MAX + 2;

/** Throws 400 at `file`, with the row (C12.7). */
export function parseTable(bytes: Buffer): Table {
  const typeError = fileTypeError(bytes);
  if (typeError !== null) throw rowProblem(1, typeError);
  const { text, isDamaged } = decode(bytes);
  const table = readCsv(text, ROWS_READ_MAX);
  if ('message' in table) throw rowProblem(table.row, table.message);
  const damaged = isDamaged && table.rows.find(({ cells }) => cells.some((cell) => cell.includes('\uFFFD')));
  if (damaged) throw rowProblem(damaged.row, words.damaged);
  const [header, ...rows] = table.rows;
  if (!header) throw rowProblem(1, words.emptyFile);
  return { headers: headersOf(header), rows: reportRows(rows, header.row) };
}

function headersOf({ row, cells }: CsvRow): string[] {
  const duplicate = duplicateHeader(cells);
  if (duplicate !== null) throw rowProblem(row, validationMessage(words.columnTwice, { column: duplicate }));
  if (cells.length > IMPORT_COLUMNS_MAX)
    throw rowProblem(row, validationMessage(words.tooManyColumns, { max: IMPORT_COLUMNS_MAX }));
  const isKnown = guessFields(cells).some((field) => field !== null);
  if (cells.length === 1 && !isKnown) throw rowProblem(row, words.oneColumn);
  return cells.map((cell) => cell.trim());
}

function reportRows(rows: CsvRow[], header: number): CsvRow[] {
  if (rows.length === 0) throw rowProblem(header + 1, words.noReport);
  const tooMany = rows[IMPORT_ROWS_MAX];
  if (tooMany) throw rowProblem(tooMany.row, validationMessage(words.tooManyReports, { max: IMPORT_ROWS_MAX }));
  return rows;
}

const DAY_FIELDS: readonly (ImportField | null)[] = ['submittedAt', 'localDate', 'utcDate'];

/** Guessed from the columns that contain dates. */
export function guessOrder({ rows }: Table, columns: readonly ImportColumn[]): DayOrder {
  const ofDays = columns.flatMap(({ field }, at) => (DAY_FIELDS.includes(field) ? [at] : []));
  const days = rows.flatMap(({ cells }) => ofDays.map((at) => cells[at]?.trim() ?? '')).filter((cell) => cell !== '');
  return guessDayOrder(days);
}

export function guess(table: Table): { columns: ImportColumn[]; dayOrder: DayOrder } {
  const fields = guessFields(table.headers);
  const columns = table.headers.map((header, at) => ({ header, field: fields[at] ?? null }));
  return { columns, dayOrder: guessOrder(table, columns) };
}

/** `key`: hash of the club and everything except the contact. */
export type ReadReport = { row: number; report: ImportedReport; key: string; isUndated: boolean };

/** How long other requests may be blocked. */
const BLOCKING_MAX_MS = 15;

export async function forEachYielding<Each>(all: readonly Each[], work: (each: Each) => void): Promise<void> {
  let start = performance.now();
  for (const each of all) {
    work(each);
    if (performance.now() - start < BLOCKING_MAX_MS) continue;
    await yieldToOthers();
    start = performance.now();
  }
}

type ReadingOptions = {
  clubId: string;
  columns: readonly ImportColumn[];
  dayOrder: DayOrder;
  chosenValues: ValueMap;
  undated: string | null;
  now: Date;
};

export type BadRow = { row: number; messages: string[] };

/** `values`: words that are in no list, with the value chosen for each. */
type CheckedRows = { good: ReadReport[]; bad: BadRow[]; values: ValueMap };

export async function checkRows(
  { rows }: Table,
  { clubId, columns, dayOrder, chosenValues, undated, now }: ReadingOptions,
): Promise<CheckedRows> {
  const fields = columns.map(({ field }) => field);
  const headers = columns.map(({ header }) => header);
  const reading = { fields, headers, dayOrder, values: chosenValues, now };
  const day = new Date(undated === null || undated === 'leave-out' || undated === 'today' ? utcDay(now) : undated);
  const good: ReadReport[] = [];
  const bad: CheckedRows['bad'] = [];
  const values: ValueMap = {};
  await forEachYielding(rows, ({ row, cells }) => {
    const read = readRow(cells, reading);
    if ('messages' in read) return void bad.push({ row, messages: read.messages });
    const { report, isUndated } = read;
    const key = createHash('sha256').update(`${clubId}\n${read.content}`).digest('hex');
    good.push({ row, report: isUndated ? { ...report, submittedAt: day } : report, key, isUndated });
    for (const { field, typed } of read.unknown) {
      values[field] ??= Object.create(null) as ValueMap[string];
      const chosen = chosenValues[field];
      values[field][typed] = (chosen && Object.hasOwn(chosen, typed) && chosen[typed]) || null;
    }
  });
  return { good, bad, values };
}
