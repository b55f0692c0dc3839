/** Writes spreadsheet-safe CSV: quoted cells, CRLF, escaped formulas (C12.4, RFC 4180) */
import { escapeFormula } from './formula-escape.ts';

/** Without it spreadsheets misread UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

export const SEPARATORS = { comma: ',', semicolon: ';' } as const;
export type Separator = (typeof SEPARATORS)[keyof typeof SEPARATORS];

export type Cell = string | number | boolean | null;

const quoteCell = (cell: Cell): string => `"${escapeFormula(String(cell ?? '')).replaceAll('"', '""')}"`;

export function csvRow(cells: readonly Cell[], separator: Separator = ','): string {
  return `${cells.map(quoteCell).join(separator)}\r\n`;
}
