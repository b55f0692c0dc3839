/** Writes the new text and tracks the origin of its parts */
import type { DecidedSpan } from '../../domain/reports/spans.ts';

type Piece = { outStart: number; outEnd: number; start: number; end: number };

/** `origin` maps back to the original, in whole replacements. */
export type Rendering = { text: string; origin: (start: number, end: number) => { start: number; end: number } };

/** Spans must be in order, without overlap. */
export function render(text: string, spans: readonly DecidedSpan[]): Rendering {
  const pieces: Piece[] = [];
  let out = '';
  let done = 0;
  for (const { start, end, replacement } of spans) {
    if (replacement === null) continue;
    out += text.slice(done, start);
    pieces.push({ outStart: out.length, outEnd: out.length + replacement.length, start, end });
    out += replacement;
    done = end;
  }
  return { text: out + text.slice(done), origin: (start, end) => originOf(pieces, start, end) };
}

function originOf(pieces: readonly Piece[], start: number, end: number): { start: number; end: number } {
  let from = start;
  let to = end;
  for (const piece of pieces) {
    const shift = piece.end - piece.outEnd;
    if (piece.outEnd <= start) from = start + shift;
    else if (piece.outStart <= start) from = piece.start;
    if (piece.outEnd < end) to = end + shift;
    else if (piece.outStart < end) to = piece.end;
  }
  return { start: from, end: to };
}
