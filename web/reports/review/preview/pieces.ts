/**
 * A text cut where the preview found something: the original's stretches side by side with what stands in their place in
 * the public copy (contract C5.4). Offsets are UTF-16 units of the original, as the server counts.
 */
import type { DecidedSpan } from '../../../../domain/reports/spans.ts';

/** A stretch of the original; `span` where something was found in it, `shown` what the copy reads there. */
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

/**
 * The pieces of one text, each with what the copy shows in its place. Where original, finds and copy do not fit together
 * (they come from different moments), the copy stands alone as one piece: it is what counts.
 */
export function piecesOf(original: string, copy: string, spans: readonly DecidedSpan[]): Piece[] {
  const pieces = cutIntoPieces(original, spans);
  return pieces.map(({ shown }) => shown).join('') === copy ? pieces : alone(original, copy);
}

function alone(original: string, copy: string): Piece[] {
  return [{ start: 0, end: original.length, original, span: null, shown: copy }];
}
