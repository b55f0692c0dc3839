/** Rows as CSV that any spreadsheet opens (contract C12.4, RFC 4180): every cell quoted, CRLF, no cell a formula. */
import { escapeFormula } from './formula-escape.ts';

/** Stands first in the file: without it spreadsheets take UTF-8 for something else (C12.4). */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What may stand between two cells of a file that we write (C12.4), by its name in an address. */
export const SEPARATORS = { comma: ',', semicolon: ';' } as const;
export type Separator = (typeof SEPARATORS)[keyof typeof SEPARATORS];

export type Cell = string | number | boolean | null;

const written = (cell: Cell): string => `"${escapeFormula(String(cell ?? '')).replaceAll('"', '""')}"`;

export function csvRow(cells: readonly Cell[], separator: Separator = ','): string {
  return `${cells.map(written).join(separator)}\r\n`;
}
