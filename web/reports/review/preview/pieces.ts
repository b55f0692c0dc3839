/**
 * A text cut where the preview found something: the original's stretches side by side with what stands in their place in
 * the public copy (contract C5.4). Offsets are UTF-16 units of the original, as the server counts.
 */
import type { Span } from '../../../../domain/reports/spans.ts';

/** A stretch of the original; `span` where something was found in it, `shown` what the copy reads there. */
export type Piece = { start: number; end: number; original: string; span: Span | null; shown: string };

/** How a replacement reads that nobody reworded (C5.2). */
const BRACKETED = /\[[a-z]+\]/y;

function cut(original: string, spans: readonly Span[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (end: number, span: Span | null) => {
    const text = original.slice(at, end);
    if (end > at) pieces.push({ start: at, end, original: text, span, shown: text });
    at = Math.max(at, end);
  };
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    add(span.start, null);
    add(span.end, span);
  }
  add(original.length, null);
  return pieces;
}

/** What the copy reads from `at` on until the next unreplaced stretch begins; `null` where the two do not fit. */
function readReplacement(copy: string, at: number, next: string, isLast: boolean): string | null {
  if (isLast) return copy.endsWith(next) ? copy.slice(at, copy.length - next.length) : null;
  BRACKETED.lastIndex = at;
  const usual = BRACKETED.exec(copy)?.[0];
  if (usual && copy.startsWith(next, at + usual.length)) return usual;
  const end = next === '' ? -1 : copy.indexOf(next, at);
  return end === -1 ? null : copy.slice(at, end);
}

const isReplaced = ({ span }: Piece) => span?.action === 'replace';

/**
 * The pieces of one text, each with what the copy shows in its place. Where original, finds and copy do not fit together
 * (they come from different moments), the copy stands alone as one piece: it is what counts.
 */
export function piecesOf(original: string, copy: string, spans: readonly Span[]): Piece[] {
  const pieces = cut(original, spans);
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    if (piece.span?.action === 'replace') {
      const rest = pieces.slice(index + 1);
      const until = rest.findIndex(isReplaced);
      const next = (until === -1 ? rest : rest.slice(0, until)).map((other) => other.original).join('');
      const shown = readReplacement(copy, at, next, until === -1);
      if (shown === null) return alone(original, copy);
      piece.shown = shown;
    }
    at += piece.shown.length;
  }
  return pieces.map(({ shown }) => shown).join('') === copy ? pieces : alone(original, copy);
}

function alone(original: string, copy: string): Piece[] {
  return [{ start: 0, end: original.length, original, span: null, shown: copy }];
}
