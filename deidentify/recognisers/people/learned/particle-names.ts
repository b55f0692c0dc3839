/** Initials, a particle and a surname, in any language: "P. de Fontenay", "A. van Voorst" (C5.2) */
import type { Passage } from '../../../reading/passage.ts';
import type { Token } from '../../../reading/tokens.ts';
import { FAREWELLS } from '../../../tables/cues/own-name.ts';
import { BEFORE_PERSONS, NAME_PARTICLES, NUMBERED_THINGS } from '../../../tables/cues/people/particle-names.ts';
import * as lexicon from '../../../tables/lexicon.ts';
import type { NameReading } from '../../../tagger/tagger.ts';
import * as kinds from '../../../tagger/words/word-kinds.ts';
import type { Person } from '../candidate.ts';
import { CERTAIN, POSSIBLE } from '../levels.ts';
import { LEARNED } from './tagged-people.ts';

const INITIALS_MAX = 2;
const PARTICLES_MAX = 3;
const SURNAME_LETTERS_MIN = 3;
const REASON = 'Initials before a surname with a particle';

export function particleNames({ tokens, sentences }: Passage, reading: NameReading): Person[] {
  return tokens.flatMap((token, first) => {
    if (!/^\p{Lu}$/u.test(token.text) || sentences.styles[first] === 'shout' || isAfterLetter(tokens, first)) return [];
    const last = endOfName(tokens, first);
    if (last === undefined || isPlaceOrThing(tokens, reading, first, last)) return [];
    const announced = isAnnounced(tokens, reading, first, last);
    // "A. van Voorst landde": what is found without its initials.
    const found = reading.finds.find((find) => find.last === last && find.first > first);
    if (!announced && !found && reading.isTown(last)) return [];
    const confidence = announced ? CERTAIN.shape : (found?.confidence ?? POSSIBLE.otherwiseUsed);
    return [{ first, last, reason: REASON, confidence, rule: LEARNED, announced }];
  });
}

/** "z. B. von Hand", "J. W. de Groot": only the first letter begins a name. */
function isAfterLetter(tokens: readonly Token[], index: number): boolean {
  return tokens[index - 1]?.text === '.' && tokens[index - 2]?.text.length === 1;
}

function endOfName(tokens: readonly Token[], first: number): number | undefined {
  let at = first;
  for (let count = 0; count < INITIALS_MAX && /^\p{Lu}$/u.test(tokens[at]?.text ?? ''); count++) {
    if (tokens[at + 1]?.text !== '.' || tokens[at + 1]?.spaced) return undefined;
    at += 2;
  }
  const from = at;
  while (at < from + PARTICLES_MAX && NAME_PARTICLES.has(tokens[at]?.text ?? '')) at += 1;
  if (at === from) return undefined;
  if (/^['’]$/.test(tokens[at]?.text ?? '')) at += 1;
  const surname = tokens[at];
  const isOneLine = tokens.slice(first + 1, at + 1).every(({ newLine }) => !newLine);
  if (!isOneLine || surname?.letterCase !== 'capital' || surname.text.length < SURNAME_LETTERS_MIN) return undefined;
  const [hyphen, second] = [tokens[at + 1], tokens[at + 2]];
  const isDouble = hyphen?.text === '-' && !hyphen.spaced && second?.letterCase === 'capital' && !second.spaced;
  return isDouble ? at + 2 : at;
}

/** "N. de Série", "la P. de Bure", "vers P. de Bure". */
function isPlaceOrThing(tokens: readonly Token[], { kindsOf }: NameReading, first: number, last: number): boolean {
  const before = tokens[first - 1];
  if (NUMBERED_THINGS.has(tokens[last]?.fold ?? '') || (tokens[last]?.flags ?? 0) & lexicon.CALENDAR) return true;
  if (!before || BEFORE_PERSONS.has(before.fold)) return false;
  return (before.flags & lexicon.ARTICLE) !== 0 || (kindsOf(first - 1).own & kinds.PLACE_PREPOSITION) !== 0;
}

/** After a role, a farewell or a word such as "by". */
function isAnnounced(tokens: readonly Token[], { kindsOf }: NameReading, first: number, last: number): boolean {
  const before = tokens[tokens[first - 1]?.text === ',' ? first - 2 : first - 1];
  if (!before) return false;
  const isEnd = tokens[last + 1] === undefined || (tokens[last + 1]?.text === '.' && tokens[last + 2] === undefined);
  if (FAREWELLS.has(before.fold)) return isEnd;
  if (tokens[first - 1]?.text === ',') return false;
  return (kindsOf(first - 1).own & kinds.ROLE) !== 0 || BEFORE_PERSONS.has(before.fold);
}
