/** Telephone numbers with letters typed for the digits that they look like: "ring O7700 9OO123" (C5.2) */
import type { Find } from '../../find.ts';
import { type Passage, readPassage } from '../../reading/passage.ts';
import { overlapOf } from '../../resolving/cover.ts';

const RUN = /(?<![\p{L}\p{N}])[\dOoIl](?:[ \u00a0\-‐‑–./()]{0,2}[\dOoIl]){6,16}(?![\p{L}\p{N}])/gu;
const LETTERS = /[OoIl]+/g;
const DIGITS_MIN = 6;
/** Litres, oxygen, or no digit beside the letter. */
const OTHER = /(?<![\dOoIl])(?:\d+l|O2|[OoIl]+)(?![\dOoIl])/;

/** What `find` reports of the text with digits, where they replace a letter; nothing if there are no such letters. */
export function findWithDigits(passage: Passage, language: string | null, find: (read: Passage) => Find[]): Find[] {
  const letters: { start: number; end: number }[] = [];
  const text = passage.text.replace(RUN, (run, at: number) => {
    if ((run.match(/\d/g)?.length ?? 0) < DIGITS_MIN || OTHER.test(run)) return run;
    return run.replace(LETTERS, (typed, within: number) => {
      letters.push({ start: at + within, end: at + within + typed.length });
      return typed.replace(/[Oo]/g, '0').replace(/[Il]/g, '1');
    });
  });
  return letters.length === 0 ? [] : find(readPassage(passage.field, text, language)).filter(overlapOf(letters));
}
