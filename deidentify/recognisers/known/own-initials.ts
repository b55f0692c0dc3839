/** The reporter's initials where they sign or say who they are: "Regards,\nRT", "I (RT) was P1" (C5.2) */
import type { Find } from '../../find.ts';
import { fold } from '../../reading/fold.ts';
import type { Passage } from '../../reading/passage.ts';
import { BEFORE_INITIALS, REPORTED_BY } from '../../tables/cues/own-name.ts';
import { lookUp } from '../../tables/lexicon.ts';
import type { NameParts } from './name-parts.ts';

/** Alone in the last line, or after a dash at the end. */
const SIGNED_BEFORE = /(?:\n\s*|[.!?,)]\s*[-‐‑‒–—~/]+\s*)$/u;
/** For letters that mean something else too, after a farewell or a dash. */
const CLEARLY_SIGNED_BEFORE = /(?:[\p{L},]\s*\n\s*|[.!?,)]\s*[-‐‑‒–—~/]+\s*)$/u;
const ENDS = /^\.?\s*$/;
const REACH = 30;

type Place = { start: number; end: number; signedBefore: RegExp };

export function findOwnInitials({ text }: Passage, { signatures }: NameParts, reason: string): Find[] {
  return signatures
    .flatMap((letters) => {
      const signedBefore = lookUp(fold(letters)) !== 0 ? CLEARLY_SIGNED_BEFORE : SIGNED_BEFORE;
      const spelt = [...letters].join('\\.?[ ]?');
      return [...text.matchAll(new RegExp(`(?<![\\p{L}\\d])${spelt}(?![\\p{L}\\d])`, 'gu'))]
        .filter(({ index, 0: { length } }) => isOwn(text, { start: index, end: index + length, signedBefore }))
        .map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
    })
    .map((range) => ({ ...range, kind: 'name', reason, confidence: 1, confidential: true }));
}

function isOwn(text: string, { start, end, signedBefore }: Place): boolean {
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end);
  if (signedBefore.test(before) && ENDS.test(after)) return true;
  if (BEFORE_INITIALS.test(before) && /^\.?\s?\)/.test(after)) return true;
  return REPORTED_BY.test(before) && /^\.?(?:$|[\s,;)])/.test(after);
}
