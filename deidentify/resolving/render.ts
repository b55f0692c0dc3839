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
  const [first, last] = [lastFrom(pieces, start), lastFrom(pieces, end - 1)];
  const from = first === undefined ? start : first.outEnd <= start ? start + first.end - first.outEnd : first.start;
  const to = last === undefined ? end : last.outEnd < end ? end + last.end - last.outEnd : last.end;
  return { start: from, end: to };
}

/** The last one that begins at `at` or before. */
function lastFrom(pieces: readonly Piece[], at: number): Piece | undefined {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle]?.outStart ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return pieces[low - 1];
}
