/**
 * A name that goes takes along what is visibly a part of it, in other languages than English, whose rules do so themselves:
 * "Maas-Geesteranus", "Jean-Mi", "Piet „de Lange” Hoekstra", "Eleonora de' Ruggeri", "María del Mar".
 */
import type { Passage } from '../../../reading/passage.ts';
import type { Token } from '../../../reading/tokens.ts';
import { ARTICLE_OF_NICKNAME, CATALAN_AND, OF_DUTCH_NAMES, OF_MARIA } from '../../../tables/cues/people/completed.ts';
import { ACRONYM } from '../../../tables/lexicon.ts';
import { APOSTROPHE, HYPHEN } from '../name-phrase.ts';
import type { Person } from '../site.ts';

const QUOTE = /^["“”„«»]$/;
const MOST_QUOTED = 3;
/** No name goes on for ever: "María del María del María …". */
const MOST_STEPS = 4;
const MOST_SMALL_WORDS = 3;

/** What is known of the sentence: its language, whether a word may be a name at all, and whether capitals say something there. */
type Known = { language: string; mayBeName: (index: number) => boolean; stands: (index: number) => boolean };

/** The person with all that belongs to it; one that reaches no further is given back as it is. */
export function completed(
  { tokens, sentences }: Passage,
  person: Person,
  { language, mayBeName }: Pick<Known, 'language' | 'mayBeName'>,
): Person {
  const stands = (index: number) => sentences.styles[index] === 'prose' && mayBeName(index);
  const known = { language, mayBeName, stands };
  const first = firstOf(tokens, person.first, known);
  const last = lastOf(tokens, person.last, known);
  return first === person.first && last === person.last ? person : { ...person, first, last };
}

function firstOf(tokens: readonly Token[], from: number, known: Known): number {
  let first = from;
  for (let step = 0; step < MOST_STEPS; step++) {
    if (!isJoined(tokens, first - 1) || !isPart(tokens[first - 2]) || !mayBePart(first - 2, known)) break;
    first -= 2;
  }
  if (isUpper(tokens[first]) && isUpper(tokens[first - 1]) && !tokens[first]?.newLine && known.stands(first - 1))
    first -= 1;
  return first;
}

/** "FRANCESCHETTI SILVIO": the other half of a name in capitals, where others are written as usual. */
function isUpper(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.letterCase === 'upper' && token.text.length > 3 && !(token.flags & ACRONYM);
}

function lastOf(tokens: readonly Token[], from: number, known: Known): number {
  let last = from;
  for (let step = 0; step < MOST_STEPS; step++) last = behind(tokens, last, known);
  return last;
}

/** The end of the part behind `last`, or `last`. */
function behind(tokens: readonly Token[], last: number, known: Known): number {
  if (isJoined(tokens, last + 1) && isPart(tokens[last + 2]) && mayBePart(last + 2, known)) return last + 2;
  if (isUpper(tokens[last]) && isUpper(tokens[last + 1]) && !tokens[last + 1]?.newLine && known.stands(last + 1))
    return last + 1;
  const quoted = pastQuoted(tokens, last, known);
  if (quoted > last) return quoted;
  const [next, second] = [tokens[last + 1], tokens[last + 2]];
  if (!next?.spaced || next.newLine) return last;
  if (known.language === 'es' && CATALAN_AND.test(next.text) && isFollowing(second)) return last + 2;
  if (/^de[i']?$/.test(next.fold) && second && APOSTROPHE.test(second.text) && !second.spaced)
    return isFollowing(tokens[last + 3]) ? last + 3 : last;
  if (tokens[last]?.fold === 'maria') return pastSmallWords(tokens, last, OF_MARIA);
  return known.language === 'nl' ? pastSmallWords(tokens, last, OF_DUTCH_NAMES) : last;
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
