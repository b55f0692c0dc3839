/** Escapes formulas in CSV cells with an apostrophe (C12.4), removed again on import (C12.7) */

const RISKY = '=+\\-@\\t\\r＝＋－＠';
/** Existing apostrophes get one more. */
const NEEDS_ESCAPE = new RegExp(`^'*[${RISKY}]`);
const IS_ESCAPED = new RegExp(`^'+[${RISKY}]`);

export function escapeFormula(text: string): string {
  return NEEDS_ESCAPE.test(text) ? `'${text}` : text;
}

export function unescapeFormula(cell: string): string {
  return IS_ESCAPED.test(cell) ? cell.slice(1) : cell;
}

/** Unescaped: the file does not contain its result. */
export function isFormula(cell: string): boolean {
  return /^\s*[=＝]/.test(cell);
}
