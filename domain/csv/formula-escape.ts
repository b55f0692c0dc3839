/**
 * Cells that a spreadsheet would take for a formula (contract C12.4): they get an apostrophe, which an import takes off
 * again (C12.7), so that any text comes back as it was.
 */

const RISKY = '=+\\-@\\t\\r＝＋－＠';
/** A text that begins so even behind apostrophes gets one more: else the import would take off one that was written. */
const NEEDS_GUARD = new RegExp(`^'*[${RISKY}]`);
const IS_GUARDED = new RegExp(`^'+[${RISKY}]`);

/** The text as a cell that no spreadsheet calculates (C12.4). */
export function escapeFormula(text: string): string {
  return NEEDS_GUARD.test(text) ? `'${text}` : text;
}

/** The text of a cell that `escapeFormula` may have written (C12.7); every other cell stays as it is. */
export function unescapeFormula(cell: string): string {
  return IS_GUARDED.test(cell) ? cell.slice(1) : cell;
}

/** True for a cell that is a formula without a guard: what it would show is not in the file (C12.7). */
export function isFormula(cell: string): boolean {
  return /^\s*[=＝]/.test(cell);
}
