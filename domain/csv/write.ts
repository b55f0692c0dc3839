/** Writes spreadsheet-safe CSV: quoted cells, CRLF, escaped formulas (C12.4, RFC 4180) */
import { escapeFormula } from './formula-escape.ts';

/** Without it spreadsheets misread UTF-8 (C12.4). */
export const BYTE_ORDER_MARK = '\uFEFF';

/** By query parameter (C12.4). */
export const SEPARATORS = { comma: ',', semicolon: ';' } as const;
export type Separator = (typeof SEPARATORS)[keyof typeof SEPARATORS];

export type Cell = string | number | boolean | null;

const written = (cell: Cell): string => `"${escapeFormula(String(cell ?? '')).replaceAll('"', '""')}"`;

export function csvRow(cells: readonly Cell[], separator: Separator = ','): string {
  return `${cells.map(written).join(separator)}\r\n`;
}
