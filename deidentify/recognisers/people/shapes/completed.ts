/**
 * A name that goes takes along what is visibly a part of it: "Maas-Geesteranus", "N'Guessan", "„Plåten” Persson", "De la
 * Hoz", "Piet „de Lange” Hoekstra", "María del Mar", "javi molina". Of English the rules know where a name ends themselves.
 */
import type { Passage } from '../../../reading/passage.ts';
import type { Token } from '../../../reading/tokens.ts';
import {
  ARTICLE_OF_NICKNAME,
  BEFORE_DUTCH_SURNAMES,
  CATALAN_AND,
  OF_DUTCH_NAMES,
  OF_MARIA,
} from '../../../tables/cues/people/completed.ts';
import * as lexicon from '../../../tables/lexicon.ts';
import { APOSTROPHE, HYPHEN } from '../name-phrase.ts';
import type { Person } from '../site.ts';

const QUOTE = /^["“”„«»]$/;
const MOST_QUOTED = 3;
/** No name goes on for ever: "María del María del María …". */
const MOST_STEPS = 4;
const MOST_SMALL_WORDS = 3;

/** What is known of the sentence: its language, which words may be names, which no list but one of names has. */
type Known = {
  language: string;
  mayBeName: (index: number) => boolean;
  isRatherName: (index: number) => boolean;
  sentences: Passage['sentences'];
};

/** The person with all that belongs to it; one that reaches no further is given back as it is. */
export function completed(
  { tokens, sentences }: Passage,
  person: Person,
  reading: Pick<Known, 'language' | 'mayBeName' | 'isRatherName'>,
): Person {
  const known = { ...reading, sentences };
  let { first, last } = person;
  for (let step = 0; step < MOST_STEPS; step++) first = before(tokens, first, known);
  if (reading.language !== 'en') for (let step = 0; step < MOST_STEPS; step++) last = behind(tokens, last, known);
  return first === person.first && last === person.last ? person : { ...person, first, last };
}

/** The beginning of the part before `first`, or `first`. */
function before(tokens: readonly Token[], first: number, known: Known): number {
  if (isOpened(tokens, first)) return first - 2;
  if (isNickname(tokens, first - 3)) return first - 3;
  const small = beforeSmallWords(tokens, first, known);
  if (small < first || known.language === 'en') return small;
  if (isJoined(tokens, first - 1) && isPart(tokens[first - 2]) && mayBePart(first - 2, known)) return first - 2;
  const upper = isUpper(tokens[first]) && isUpper(tokens[first - 1]) && !tokens[first]?.newLine;
  return upper && stands(first - 1, known) ? first - 1 : first;
}

/** "N'" or "'t" stands before the token. */
function isOpened(tokens: readonly Token[], index: number): boolean {
  const [letter, mark, token] = [tokens[index - 2], tokens[index - 1], tokens[index]];
  if (!letter || !mark || !token) return false;
  if (APOSTROPHE.test(mark.text) && !mark.spaced && !token.spaced)
    return letter.text.length === 1 && letter.letterCase === 'capital';
  return APOSTROPHE.test(letter.text) && mark.fold === 't' && !mark.spaced && token.spaced;
}

/** One word with a capital in quotation marks, from `index` on, before a word with a capital. */
function isNickname(tokens: readonly Token[], index: number): boolean {
  const [open, word, close, name] = [0, 1, 2, 3].map((steps) => tokens[index + steps]);
  if (!open || !close || !name || !QUOTE.test(open.text) || !QUOTE.test(close.text)) return false;
  return isPart(word) && !word?.spaced && !close.spaced && name.spaced;
}

/** "Le Bihan", "De la Hoz": small words of which the first has a capital, and not since it opens a sentence: "Lo de Chema". */
function beforeSmallWords(
  tokens: readonly Token[],
  first: number,
  { sentences, language, isRatherName }: Known,
): number {
  for (let at = first - 1; at >= first - MOST_SMALL_WORDS; at--) {
    const token = tokens[at];
    if (!token || !(token.flags & lexicon.PARTICLE) || token.fold.length === 1) return first;
    if (!tokens[at + 1]?.spaced || tokens[at + 1]?.newLine) return first;
    const both = at < first - 1 && tokens[at + 1]?.letterCase === 'capital';
    // "De Bruijn zegt": in Dutch no article stands before a surname.
    const dutch =
      language === 'nl' && BEFORE_DUTCH_SURNAMES.test(token.fold) && !isGiven(tokens[first]) && isRatherName(first);
    if (token.letterCase === 'capital' && (sentences.opens[at] !== 1 || both || dutch)) return at;
  }
  return first;
}

function isGiven(token: Token | undefined): boolean {
  return ((token?.flags ?? 0) & lexicon.GIVEN) !== 0;
}

/** True where capitals say something, and the word may be a name. */
function stands(index: number, { sentences, mayBeName }: Known): boolean {
  return sentences.styles[index] === 'prose' && mayBeName(index);
}

/** "FRANCESCHETTI SILVIO": the other half of a name in capitals, where others are written as usual. */
function isUpper(token: Token | undefined): boolean {
  return (
    token?.kind === 'word' && token.letterCase === 'upper' && token.text.length > 3 && !(token.flags & lexicon.ACRONYM)
  );
}

/** The end of the part behind `last`, or `last`. */
function behind(tokens: readonly Token[], last: number, known: Known): number {
  if (isJoined(tokens, last + 1) && isPart(tokens[last + 2]) && mayBePart(last + 2, known)) return last + 2;
  if (isUpper(tokens[last]) && isUpper(tokens[last + 1]) && !tokens[last + 1]?.newLine && stands(last + 1, known))
    return last + 1;
  const quoted = pastQuoted(tokens, last, known);
  if (quoted > last) return quoted;
  const [next, second] = [tokens[last + 1], tokens[last + 2]];
  if (!next?.spaced || next.newLine) return last;
  if (isSurnameBehind(tokens, last, known)) return last + 1;
  if (known.language === 'es' && CATALAN_AND.test(next.text) && isFollowing(second)) return last + 2;
  if (/^de[i']?$/.test(next.fold) && second && APOSTROPHE.test(second.text) && !second.spaced)
    return isFollowing(tokens[last + 3]) ? last + 3 : last;
  if (tokens[last]?.fold === 'maria') return pastSmallWords(tokens, last, OF_MARIA);
  return known.language === 'nl' ? pastSmallWords(tokens, last, OF_DUTCH_NAMES) : last;
}

/** "javi molina", "Pier Paolo Venturi": behind a given name a word that is rather a name, written alike. */
function isSurnameBehind(tokens: readonly Token[], last: number, { isRatherName, language }: Known): boolean {
  const [given, surname] = [tokens[last], tokens[last + 1]];
  if (given?.kind !== 'word' || surname?.kind !== 'word' || given.letterCase !== surname.letterCase) return false;
  if (given.letterCase !== 'lower' && (language === 'de' || !isGiven(given))) return false;
  return surname.text.length > 2 && isRatherName(last + 1);
}

/** A hyphen without a space on either side. */
function isJoined(tokens: readonly Token[], index: number): boolean {
  const hyphen = tokens[index];
  return hyphen !== undefined && HYPHEN.test(hyphen.text) && !hyphen.spaced && tokens[index + 1]?.spaced === false;
}

function isPart(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.letterCase === 'capital' && token.text.length > 1;
}

/** In German any noun may be joined to a name: "Müller-Schlepp". */
function mayBePart(index: number, { language, mayBeName }: Known): boolean {
  return language !== 'de' || mayBeName(index);
}

function isFollowing(token: Token | undefined): boolean {
  return isPart(token) && token?.newLine === false;
}

/** Behind small words such as these a capital: "van der Laarse". */
function pastSmallWords(tokens: readonly Token[], last: number, small: RegExp): number {
  let at = last + 1;
  while (at <= last + MOST_SMALL_WORDS && small.test(tokens[at]?.text ?? '') && !tokens[at]?.newLine) at += 1;
  // "Hendriks op Terlet" is somewhere, "Jansen op den Berg" is called so.
  const alone = at === last + 2 && tokens[at - 1]?.fold === 'op';
  return at > last + 1 && !alone && isFollowing(tokens[at]) ? at : last;
}

/** A nickname in quotation marks: few words before the rest of the name, or an article and a capital at its end. */
function pastQuoted(tokens: readonly Token[], last: number, { mayBeName }: Known): number {
  const open = tokens[last + 1];
  if (!open?.spaced || open.newLine || !QUOTE.test(open.text)) return last;
  let close = last + 2;
  while (close <= last + 1 + MOST_QUOTED && tokens[close]?.kind === 'word' && !tokens[close]?.newLine) close += 1;
  if (close === last + 2 || !QUOTE.test(tokens[close]?.text ?? '') || !isPart(tokens[close - 1])) return last;
  if (isFollowing(tokens[close + 1]) && tokens[close + 1]?.spaced && mayBeName(close + 1)) return close + 1;
  return close > last + 3 && ARTICLE_OF_NICKNAME.test(tokens[last + 2]?.text ?? '') ? close : last;
}
