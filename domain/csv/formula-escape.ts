/** Guards cells that spreadsheets would take for formulas (C12.4) with an apostrophe that imports remove (C12.7) */

const RISKY = '=+\\-@\\t\\r＝＋－＠';
/** Existing apostrophes get one more, which the import removes again. */
const NEEDS_GUARD = new RegExp(`^'*[${RISKY}]`);
const IS_GUARDED = new RegExp(`^'+[${RISKY}]`);

export function escapeFormula(text: string): string {
  return NEEDS_GUARD.test(text) ? `'${text}` : text;
}

/** Removes the guard (C12.7). */
export function unescapeFormula(cell: string): string {
  return IS_GUARDED.test(cell) ? cell.slice(1) : cell;
}

/** True for an unguarded formula: its result is not in the file (C12.7). */
export function isFormula(cell: string): boolean {
  return /^\s*[=＝]/.test(cell);
}
