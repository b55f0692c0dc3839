/** Marks that turn the direction of text and come in pairs, of which a replacement can cut one off */
import type { DecidedSpan } from '../../domain/reports/spans.ts';

const MARK = /[\u202a-\u202e\u2066-\u2069]/g;
const PAIR = /^(?:[\u202a\u202b\u202d\u202e]\u202c|[\u2066-\u2068]\u2069)$/;

/** Keeps, after a replacement, the marks whose other half is outside it, so that the text after it keeps its direction. */
export function keepUnpairedMarks(text: string, span: DecidedSpan): DecidedSpan {
  if (span.replacement === null) return span;
  const left: string[] = [];
  for (const mark of text.slice(span.start, span.end).match(MARK) ?? []) {
    if (PAIR.test(`${left.at(-1) ?? ''}${mark}`)) left.pop();
    else left.push(mark);
  }
  return left.length === 0 ? span : { ...span, replacement: span.replacement + left.join('') };
}
