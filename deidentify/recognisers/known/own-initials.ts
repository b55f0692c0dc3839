/** The reporter's initials where they sign or say who they are: "Regards,\nRT", "I (RT) was P1" (C5.2) */
import type { Find } from '../../find.ts';
import { fold } from '../../reading/fold.ts';
import type { Passage } from '../../reading/passage.ts';
import { BEFORE_INITIALS, FAREWELL_FROM, FAREWELLS, REPORTED_BY, SIGNED_BY } from '../../tables/cues/own-name.ts';
import { ACRONYM, lookUp } from '../../tables/lexicon.ts';
import type { NameParts } from './name-parts.ts';

/** Alone in the last line, or after a dash at the end. */
const SIGNED_BEFORE = /(?:\n\s*|[.!?,)]\s*[-‐‑‒–—~/]+\s*)$/u;
/** For letters that mean something else too, after a farewell or a dash. */
const CLEARLY_SIGNED_BEFORE = /(?:[\p{L},]\s*\n\s*|[.!?,)]\s*[-‐‑‒–—~/]+\s*)$/u;
const ENDS = /^\.?\s*$/;
const CONTEXT_CHARS_MAX = 30;

type Place = { start: number; end: number; isWord: boolean };

export function findOwnInitials({ text }: Passage, { signatures }: NameParts, reason: string): Find[] {
  return signatures
    .flatMap((letters) => {
      const isWord = lookUp(fold(letters)) !== 0;
      const spelt = [...letters].join('\\.?[ ]?');
      return [...text.matchAll(new RegExp(`(?<![\\p{L}\\d])${spelt}(?![\\p{L}\\d])`, 'giu'))]
        .map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
        .filter((place) => isOwn(text, { ...place, isWord }));
    })
    .map((range) => ({ ...range, kind: 'name', reason, confidence: 1, confidential: true }));
}

function isOwn(text: string, { start, end, isWord }: Place): boolean {
  const before = text.slice(Math.max(0, start - CONTEXT_CHARS_MAX), start);
  const [written, after] = [text.slice(start, end), text.slice(end)];
  if (ENDS.test(after) && isAfterFarewell(before, written)) return true;
  if (written !== written.toUpperCase()) return false;
  if ((isWord ? CLEARLY_SIGNED_BEFORE : SIGNED_BEFORE).test(before) && ENDS.test(after)) return true;
  if (BEFORE_INITIALS.test(before) && /^\.?\s?\)/.test(after)) return true;
  return (REPORTED_BY.test(before) || (!isWord && SIGNED_BY.test(before))) && /^\.?(?:$|[\s,;)])/.test(after);
}

/** "cheers rb", "gruß von khv", at the end, in lower case too; an ordinary word only on a new line. */
function isAfterFarewell(before: string, written: string): boolean {
  const [, word = '', marks = ''] = /(\p{L}+)([^\p{L}\d]*)$/u.exec(before.replace(FAREWELL_FROM, '')) ?? [];
  if (marks === '' || !FAREWELLS.has(fold(word))) return false;
  return marks.includes('\n') || (lookUp(fold(written)) & ~ACRONYM) === 0;
}
