/** The reporter's own name in the cases of Polish and Czech: "Marka" of Marek, "Evou" of Eva (C5.2) */
import type { Find } from '../../find.ts';
import { fold } from '../../reading/fold.ts';
import type { Passage } from '../../reading/passage.ts';
import {
  ENDINGS_AFTER_CONSONANT,
  ENDINGS_FOR_VOWEL,
  FLEETING_VOWELS,
  SOFTENED_CONSONANTS,
} from '../../tables/cues/own-name.ts';
import type { NameReading } from '../../tagger/tagger.ts';
import { ANY_NAME, BAND, DOMAIN, FUNCTION } from '../../tagger/words/word-kinds.ts';
import { findOfTokens } from '../find-of-tokens.ts';

const NAME_LETTERS_MIN = 3;
/** Usual words of a language are in a higher band. */
const RARE_BAND = 1;

/** Folded; `word` as in the form. */
export function formsOf(word: string): string[] {
  const folded = fold(word);
  if (folded.length < NAME_LETTERS_MIN) return [];
  const bare = folded.replace(/[aeoy]$/, '');
  const softened = SOFTENED_CONSONANTS.flatMap(([end, forms]) =>
    bare.endsWith(end) ? forms.map((form) => bare.slice(0, bare.length - end.length) + form) : [],
  );
  if (bare !== folded) return [...ENDINGS_FOR_VOWEL.map((ending) => bare + ending), ...softened];
  // "Gołąb, Gołębia".
  const stems = [folded, fold(word.replace(/ą(?=\p{L}$)/u, 'ę'))];
  const [fleeting = '', kept = ''] = FLEETING_VOWELS.find(([end]) => folded.endsWith(end)) ?? [];
  if (fleeting !== '') stems.push(folded.slice(0, -fleeting.length) + kept);
  return [...stems.flatMap((stem) => ENDINGS_AFTER_CONSONANT.map((ending) => stem + ending)), ...softened];
}

export function findOwnForms(
  { tokens, sentences }: Passage,
  forms: ReadonlySet<string>,
  { languageAt, kindsOf }: NameReading,
  reason: string,
): Find[] {
  return tokens.flatMap(({ kind, fold: folded, letterCase, flags }, index) => {
    if (kind !== 'word' || !forms.has(folded) || !/^(?:pl|cs)$/.test(languageAt(index))) return [];
    const { own, common } = kindsOf(index);
    // "marka" is a make too, unless the whole sentence is in lower case.
    const mayBeName = sentences.styles[index] === 'lower-case' && (common & ANY_NAME) !== 0;
    const isWord = (own & BAND) > RARE_BAND && !mayBeName;
    const isUsual = flags !== 0 || isWord || (own & (FUNCTION | DOMAIN)) !== 0;
    if (letterCase === 'lower' && isUsual) return [];
    return [findOfTokens(tokens, index, index, { kind: 'name', reason, confidence: 1, confidential: true })];
  });
}
