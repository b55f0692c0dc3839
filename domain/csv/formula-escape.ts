/** Escapes formulas in CSV cells with an apostrophe (C12.4), removed again on import (C12.7) */

const RISKY = '=+\\-@\\t\\r＝＋－＠';
/** Existing apostrophes get one more, so that imports restore them. */
const NEEDS_GUARD = new RegExp(`^'*[${RISKY}]`);
const IS_GUARDED = new RegExp(`^'+[${RISKY}]`);

export function escapeFormula(text: string): string {
  return NEEDS_GUARD.test(text) ? `'${text}` : text;
}

export function unescapeFormula(cell: string): string {
  return IS_GUARDED.test(cell) ? cell.slice(1) : cell;
}

/** True for an unescaped formula, whose result is not in the file (C12.7). */
export function isFormula(cell: string): boolean {
  return /^\s*[=＝]/.test(cell);
}
