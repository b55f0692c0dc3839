/** Reasons in the page's language (C5.4, C14.4): the API gives English. */
import { fill } from '../../../../../domain/language/text.ts';
import { labelIn } from '../../../../../domain/reports/labels/label.ts';
import * as words from './words/en.ts';

/** `A call sign, spelt` is `a-call-sign-spelt`. */
export const codeOf = (reason: string): string =>
  reason
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

const CODES: ReadonlySet<string> = new Set(Object.keys(words.reasons));

/** A reason without words of the report; others unchanged. */
const plain = (reason: string): string => {
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

/** An unknown one unchanged. */
export function reasonInWords(reason: string): string {
  for (const [pattern, sentence] of WITH_WORD) {
    const word = pattern.exec(reason)?.groups?.['word'];
    if (word) return fill(sentence, { word });
  }
  for (const [pattern, sentence] of BESIDE_WORD) {
    const found = pattern.exec(reason)?.groups;
    if (found) return fill(sentence, { reason: plain(found['reason'] ?? ''), word: found['word'] ?? '' });
  }
  return plain(reason);
}
