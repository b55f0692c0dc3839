/** Finds undecided possible names in a copy, each with its sentence (C5.6). */
import { REVIEWED_TEXTS, type ReviewedText } from '../../../../domain/reports/public/public-report.ts';
import type { DecidedCopy } from '../../../../domain/reports/review.ts';
import type { Span } from '../../../../domain/reports/spans.ts';
import { type Originals, publishedText } from '../preview/decisions.ts';
import { cutIntoPieces } from '../preview/pieces.ts';

/** The name and its sentence as readers would see them. */
export type UndecidedName = { field: ReviewedText; span: Span; before: string; name: string; after: string };

/** Not after a short word, which may be `Dr.` or an initial. */
const SENTENCE_END = /(?:[\p{L}\p{N}]{4}\.|[!?…])["'”’»)\]]*\s+|\n+/gu;
/** Characters on each side if there is no full stop. */
const CONTEXT_CHARS_MAX = 140;

/** Long sentences are cut between words. */
export function sentenceAround(text: string, start: number, end: number): { before: string; after: string } {
  let from = 0;
  let to = text.length;
  for (const { index, 0: stop } of text.matchAll(SENTENCE_END)) {
    if (index + stop.length <= start) from = index + stop.length;
    else if (index >= end || index + stop.length > end) {
      to = index + stop.length;
      break;
    }
  }
  const before = text.slice(from, start).trimStart();
  const after = text.slice(end, to).trimEnd();
  return {
    before:
      before.length > CONTEXT_CHARS_MAX ? `… ${before.slice(-CONTEXT_CHARS_MAX).replace(/^\S*\s+/u, '')}` : before,
    after: after.length > CONTEXT_CHARS_MAX ? `${after.slice(0, CONTEXT_CHARS_MAX).replace(/\s+\S*$/u, '')} …` : after,
  };
}

/** In the copy's order. */
export function undecidedNames(originals: Originals, { copy, spans }: DecidedCopy): UndecidedName[] {
  return REVIEWED_TEXTS.flatMap((field) => {
    const original = originals[field];
    // Fields that the copy omits (C5.5) name nobody.
    if (original === null || publishedText(copy, field) === null) return [];
    const pieces = cutIntoPieces(
      original,
      spans.filter((span) => span.field === field),
    );
    const text = pieces.map(({ shown }) => shown).join('');
    let at = 0;
    return pieces.flatMap(({ span, shown }): UndecidedName[] => {
      const start = at;
      at += shown.length;
      if (span?.kind !== 'name' || span.action !== 'suggest') return [];
      return [{ field, span, name: shown, ...sentenceAround(text, start, at) }];
    });
  });
}
