/** Reads CSV from spreadsheets (C12.7, RFC 4180). Rows are numbered from 1, including empty ones */

import * as words from '../imports/words/en.ts';

const SEPARATORS = [',', ';', '\t'] as const;
type Separator = (typeof SEPARATORS)[number];

type CsvProblem = { row: number; message: string };

export type CsvRow = { row: number; cells: string[] };

/** Unclosed quote: the file may be truncated. */
export const UNCLOSED = words.unclosed;
export const AFTER_QUOTE = words.afterQuote;

const SEPARATOR_LINE = /^sep=([,;\t])\r?\n/i;

function unquotedEnd(text: string, from: number, separator: Separator): number {
  for (let at = from; at < text.length; at += 1) {
    const char = text[at];
    if (char === separator || char === '\n' || char === '\r') return at;
  }
  return text.length;
}

function quotedCell(text: string, from: number): { cell: string; end: number } | null {
  for (let start = from + 1; ; ) {
    const quote = text.indexOf('"', start);
    if (quote < 0) return null;
    if (text[quote + 1] !== '"') return { cell: text.slice(from + 1, quote).replaceAll('""', '"'), end: quote + 1 };
    start = quote + 2;
  }
}

function afterLineBreak(text: string, at: number): number {
  if (text[at] === '\r') return text[at + 1] === '\n' ? at + 2 : at + 1;
  return text[at] === '\n' ? at + 1 : at;
}

/** Skips empty lines. Stops at the first unreadable row, and returns the problem. */
function* csvRows(text: string, separator: Separator): Generator<CsvRow, CsvProblem | null> {
  let at = 0;
  for (let row = 1; at < text.length; row += 1) {
    const afterBlankLine = afterLineBreak(text, at);
    if (afterBlankLine > at) {
      at = afterBlankLine;
      continue;
    }
    const cells: string[] = [];
    for (;;) {
      const quoted = text[at] === '"' ? quotedCell(text, at) : undefined;
      if (quoted === null) return { row, message: UNCLOSED };
      const end = quoted ? quoted.end : unquotedEnd(text, at, separator);
      cells.push(quoted ? quoted.cell : text.slice(at, end));
      if (quoted && unquotedEnd(text, end, separator) !== end) return { row, message: AFTER_QUOTE };
      at = text[end] === separator ? end + 1 : afterLineBreak(text, end);
      if (text[end] !== separator) break;
    }
    yield { row, cells };
  }
  return null;
}

const isEmpty = ({ cells }: CsvRow): boolean => cells.every((cell) => cell.trim() === '');

/** Anything but separators, white space and empty quoted cells. */
const CONTENT = /[^,;\s"]|(?<!")(?:""[^,;\s]|"[^"])/;

/** Starting with the header. */
const ROWS_SAMPLED = 100;

/** Width of the first non-empty row, and the number of rows like it. */
function fitOf(text: string, separator: Separator): { separator: Separator; width: number; alike: number } {
  let width = 0;
  let alike = 0;
  let sampled = 0;
  for (const { cells } of csvRows(text, separator)) {
    if (width === 0 && cells.some((cell) => /[^,;\s]/.test(cell))) width = cells.length;
    if (width === 0) continue;
    if (cells.length === width) alike += 1;
    sampled += 1;
    if (sampled === ROWS_SAMPLED) break;
  }
  return { separator, width, alike };
}

/** Widest header first, then most rows of that width; a tab for a single column, which may contain commas. */
function separatorOf(text: string): Separator {
  const singleColumn: ReturnType<typeof fitOf> = { separator: '\t', width: 1, alike: Number.POSITIVE_INFINITY };
  const firstChar = Math.max(text.search(CONTENT), 0);
  const header = text.slice(1 + Math.max(text.lastIndexOf('\n', firstChar), text.lastIndexOf('\r', firstChar)));
  return SEPARATORS.map((separator) => fitOf(header, separator)).reduce(
    (best, each) => (each.width > best.width || (each.width === best.width && each.alike > best.alike) ? each : best),
    singleColumn,
  ).separator;
}

export type CsvTable = { separator: Separator; rows: CsvRow[] };

/**
 * Skips a byte order mark, a `sep=;` line (which spreadsheets do not count) and empty rows. Stops after `maxRows` other
 * rows, so that millions of empty ones take no memory.
 */
export function readCsv(text: string, maxRows: number): CsvTable | CsvProblem {
  const content = text.replace(/^\uFEFF/, '');
  const separatorLine = SEPARATOR_LINE.exec(content);
  const body = separatorLine ? content.slice(separatorLine[0].length) : content;
  const separator = (separatorLine?.[1] as Separator | undefined) ?? separatorOf(body);
  const rows: CsvRow[] = [];
  const reading = csvRows(body, separator);
  while (rows.length < maxRows) {
    const next = reading.next();
    if (next.done) return next.value ?? { separator, rows };
    if (!isEmpty(next.value)) rows.push(next.value);
  }
  return { separator, rows };
}
