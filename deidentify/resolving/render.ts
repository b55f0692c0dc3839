/** Writes the new text and tracks the origin of its parts */
import type { DecidedSpan } from '../../domain/reports/spans.ts';
import { lastFrom } from './last-from.ts';

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

const outStartOf = ({ outStart }: Piece): number => outStart;

function originOf(pieces: readonly Piece[], start: number, end: number): { start: number; end: number } {
  const [first, last] = [lastFrom(pieces, start, outStartOf), lastFrom(pieces, end - 1, outStartOf)];
  const from = first === undefined ? start : first.outEnd <= start ? start + first.end - first.outEnd : first.start;
  const to = last === undefined ? end : last.outEnd < end ? end + last.end - last.outEnd : last.end;
  return { start: from, end: to };
}
