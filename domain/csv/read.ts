/**
 * CSV as people's spreadsheets write it (contract C12.7, RFC 4180): comma, semicolon or tab between cells, any line end,
 * quoted cells over several lines. Rows are counted as a spreadsheet does: the first is 1, however many lines a cell has.
 */

const SEPARATORS = [',', ';', '\t'] as const;
type Separator = (typeof SEPARATORS)[number];

/** What cannot be read, and the row where it shows. */
export type CsvProblem = { row: number; message: string };

/** A row as it stands in the file. */
export type CsvRow = { row: number; cells: string[] };

/** Said of a quotation mark without its end: the file may be cut off. */
export const UNCLOSED = 'a quotation mark is opened here and never closed; the file may be cut off';
/** Said where a quoted cell goes on behind its end. */
export const AFTER_QUOTE =
  'something stands behind a closing quotation mark; a quotation mark within a cell is written twice';

/** A line that Excel reads and other programs take for a row: it names the separator. */
const NAMED_SEPARATOR = /^sep=([,;\t])\r?\n/i;

/** The end of an unquoted cell: the separator, a line end, or the end of the text. */
function plainEnd(text: string, from: number, separator: Separator): number {
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === separator || sign === '\n' || sign === '\r') return at;
  }
  return text.length;
}

/** A quoted cell that begins at its quotation mark, and the place behind it; `null` where it never ends. */
function quotedCell(text: string, from: number): { cell: string; end: number } | null {
  let cell = '';
  for (let start = from + 1; ; ) {
    const quote = text.indexOf('"', start);
    if (quote < 0) return null;
    cell += text.slice(start, quote);
    if (text[quote + 1] !== '"') return { cell, end: quote + 1 };
    cell += '"';
    start = quote + 2;
  }
}

/** The rows of a text, one after the other; what cannot be read ends them. */
export function* csvRows(text: string, separator: Separator): Generator<CsvRow, CsvProblem | null> {
  let at = 0;
  for (let row = 1; at < text.length; row += 1) {
    const cells: string[] = [];
    for (;;) {
      const quoted = text[at] === '"' ? quotedCell(text, at) : undefined;
      if (quoted === null) return { row, message: UNCLOSED };
      const end = quoted ? quoted.end : plainEnd(text, at, separator);
      cells.push(quoted ? quoted.cell : text.slice(at, end));
      if (quoted && plainEnd(text, end, separator) !== end) return { row, message: AFTER_QUOTE };
      at = end + 1;
      if (text[end] === separator) continue;
      if (text[end] === '\r' && text[at] === '\n') at += 1;
      break;
    }
    yield { row, cells };
  }
  return null;
}

/** The separator by which the first row has the most cells. Where none divides it there is one column, whose texts may hold commas: a tab. */
function separatorOf(text: string): Separator {
  const widths = SEPARATORS.map((separator) => {
    const first = csvRows(text, separator).next();
    return { separator, width: first.done ? 0 : first.value.cells.length };
  });
  const none: (typeof widths)[number] = { separator: '\t', width: 1 };
  return widths.reduce((best, each) => (each.width > best.width ? each : best), none).separator;
}

export type CsvTable = { separator: Separator; rows: CsvRow[] };

/** The whole table, of at most so many rows, or why it cannot be read. A byte order mark and a line `sep=;` are not part of it. */
export function readCsv(text: string, most: number): CsvTable | CsvProblem {
  const plain = text.replace(/^\uFEFF/, '');
  const named = NAMED_SEPARATOR.exec(plain);
  const body = named ? plain.slice(named[0].length) : plain;
  const separator = (named?.[1] as Separator | undefined) ?? separatorOf(body);
  const rows: CsvRow[] = [];
  const reading = csvRows(body, separator);
  for (;;) {
    const next = reading.next();
    if (next.done) return next.value ?? { separator, rows };
    if (rows.length === most)
      return { row: next.value.row, message: `only ${most.toLocaleString('en')} rows are taken` };
    rows.push(named ? { ...next.value, row: next.value.row + 1 } : next.value);
  }
}
