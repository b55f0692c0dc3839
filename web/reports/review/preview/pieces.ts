/**
 * Splits a text at its finds, aligned with the copy (C5.4). Offsets are UTF-16 units in the original, as on the
 * server.
 */
import type { DecidedSpan } from '../../../../domain/reports/spans.ts';

/** `span`: the find, if any; `shown`: the copy's wording. */
export type Piece = { start: number; end: number; original: string; span: DecidedSpan | null; shown: string };

export function cutIntoPieces(original: string, spans: readonly DecidedSpan[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (end: number, span: DecidedSpan | null) => {
    const text = original.slice(at, end);
    if (end > at) pieces.push({ start: at, end, original: text, span, shown: span?.replacement ?? text });
    at = Math.max(at, end);
  };
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    add(span.start, null);
    add(span.end, span);
  }
  add(original.length, null);
  return pieces;
}

/** A single piece if original, finds and copy are out of sync: the copy is what counts. */
export function piecesOf(original: string, copy: string, spans: readonly DecidedSpan[]): Piece[] {
  const pieces = cutIntoPieces(original, spans);
  return pieces.map(({ shown }) => shown).join('') === copy ? pieces : singlePiece(original, copy);
}

function singlePiece(original: string, copy: string): Piece[] {
  return [{ start: 0, end: original.length, original, span: null, shown: copy }];
}
