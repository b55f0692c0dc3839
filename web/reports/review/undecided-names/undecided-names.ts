/** The possible names in a copy that nobody has decided about, each in its sentence (contract C5.6): pure rules. */
import { REVIEWED_TEXTS, type ReviewedText } from '../../../../domain/reports/public/public-report.ts';
import type { DecidedCopy } from '../../../../domain/reports/review.ts';
import type { Span } from '../../../../domain/reports/spans.ts';
import { type Originals, publishedText } from '../preview/decisions.ts';
import { cutIntoPieces } from '../preview/pieces.ts';

/** A possible name as the world would read it, with the words of its sentence before and after it. */
export type UndecidedName = { field: ReviewedText; span: Span; before: string; name: string; after: string };

/** Where a sentence ends: not after a short word, which may be `Dr.` or an initial. */
const SENTENCE_END = /(?:[\p{L}\p{N}]{4}\.|[!?…])["'”’»)\]]*\s+|\n+/gu;
/** Of a text without full stops, as many characters on each side as help to judge. */
const REACH = 140;

/** The sentence's words before and after a stretch of a text, cut between words where they are long. */
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
    before: before.length > REACH ? `… ${before.slice(-REACH).replace(/^\S*\s+/u, '')}` : before,
    after: after.length > REACH ? `${after.slice(0, REACH).replace(/\s+\S*$/u, '')} …` : after,
  };
}

/** Every possible name that the copy would show and nobody has decided about, in the order of the copy. */
export function undecidedNames(originals: Originals, { copy, spans }: DecidedCopy): UndecidedName[] {
  return REVIEWED_TEXTS.flatMap((field) => {
    const original = originals[field];
    // What the copy leaves out (C5.5) names nobody.
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
