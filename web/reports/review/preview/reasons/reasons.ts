/** Translates reasons (C5.4, C14.4), which the API gives in English. */
import { fill } from '../../../../../domain/language/text.ts';
import { labelIn } from '../../../../../domain/reports/labels/label.ts';
import * as words from './words/en.ts';

/** `A call sign, spelt out` is `a-call-sign-spelt-out`. */
export const codeOf = (reason: string): string =>
  reason
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

const CODES: ReadonlySet<string> = new Set(Object.keys(words.reasons));

/** Reasons without quoted words; others are unchanged. */
const withoutQuotes = (reason: string): string => {
  const code = codeOf(reason);
  return CODES.has(code) ? labelIn(words.reasons, code) : reason;
};

const WITH_WORD = [
  [/^Follows the title (?<word>.+)$/s, words.followsTitle],
  [/^Follows the word (?<word>.+)$/s, words.followsWord],
] as const;
const BESIDE_WORD = [
  [/^(?<reason>.+?), before "(?<word>.+)"$/s, words.beforeWord],
  [/^(?<reason>.+?), after "(?<word>.+)"$/s, words.afterWord],
] as const;

/** Unknown reasons are unchanged. */
export function translateReason(reason: string): string {
  for (const [pattern, sentence] of WITH_WORD) {
    const word = pattern.exec(reason)?.groups?.['word'];
    if (word) return fill(sentence, { word });
  }
  for (const [pattern, sentence] of BESIDE_WORD) {
    const groups = pattern.exec(reason)?.groups;
    if (groups) return fill(sentence, { reason: withoutQuotes(groups['reason'] ?? ''), word: groups['word'] ?? '' });
  }
  return withoutQuotes(reason);
}
