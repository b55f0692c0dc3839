/** Given names before nouns: "Emma Glider in the back seat", not "over Grace Hill" */
import type { Passage } from '../../../reading/passage.ts';
import type { Token } from '../../../reading/tokens.ts';
import { POSTS, SEATS } from '../../../tables/cues/people/activity.ts';
import { VERBS_WITH_PERSON_OBJECT } from '../../../tables/cues/people/known-names.ts';
import { PLACE_AND_STATION_NOUNS, PLACE_AND_THING_VERBS } from '../../../tables/cues/people/noun-surname.ts';
import { GLIDING_WORDS } from '../../../tables/gliding-words.ts';
import * as lexicon from '../../../tables/lexicon.ts';
import type { NameRange, Person } from '../candidate.ts';
import { isPersonActive } from '../context/activity.ts';
import { CERTAIN } from '../levels.ts';
import { isCompanyWord, precedesVerb } from '../name-context.ts';

/** Types and radio letters begin things: "Victor Tug". */
const NOT_A_GIVEN_NAME = lexicon.MAKE_OR_TYPE | lexicon.RADIO_LETTER | lexicon.CALENDAR | lexicon.ROLE | lexicon.TITLE;
const NOT_A_NOUN_SURNAME = NOT_A_GIVEN_NAME | lexicon.ACRONYM | lexicon.ARTICLE | lexicon.NUMERAL | lexicon.GIVEN;
const NOUN = lexicon.ORDINARY | lexicon.PLACE_ENDING | lexicon.AIRCRAFT_NOUN;
const SEAT_TOKENS_MAX = 3;

/** If a verb, seat or companion indicates a person. */
export function nounSurname(passage: Passage, index: number): NameRange | undefined {
  const last = pairAt(passage, index);
  if (last === undefined || !isPersonHere(passage.tokens, index, last)) return undefined;
  return {
    first: index,
    last,
    reason: 'A given name with a noun, used for a person',
    confidence: CERTAIN.surnameToo,
  };
}

/** "Instructor Emma Glider": an announced name includes the noun. */
export function withNounSurname(passage: Passage, person: Person): Person {
  if (!person.announced || person.first !== person.last) return person;
  const last = pairAt(passage, person.first);
  return last === undefined ? person : { ...person, last };
}

/** Index of the noun, in prose, without a third capitalised word. */
function pairAt({ tokens, sentences }: Passage, index: number): number | undefined {
  const [given, noun, third] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (given?.letterCase !== 'capital' || !(given.flags & lexicon.GIVEN) || given.flags & NOT_A_GIVEN_NAME)
    return undefined;
  if (sentences.styles[index] !== 'prose' || noun?.kind !== 'word' || noun.letterCase !== 'capital') return undefined;
  if (!noun.spaced || noun.newLine || noun.flags & NOT_A_NOUN_SURNAME || noun.fold.length < 3) return undefined;
  if (PLACE_AND_STATION_NOUNS.has(noun.fold) || isCompanyWord(noun.fold)) return undefined;
  if (!(noun.flags & NOUN) && !GLIDING_WORDS.en.has(noun.fold)) return undefined;
  return third?.letterCase === 'capital' && third.spaced && !third.newLine ? undefined : index + 1;
}

function isPersonHere(tokens: readonly Token[], first: number, last: number): boolean {
  const [before, next] = [tokens[first - 1], tokens[last + 1]];
  const isCompanion = before && !tokens[first]?.newLine && VERBS_WITH_PERSON_OBJECT.has(before.fold);
  if (isCompanion) return true;
  if (before && before.flags & (lexicon.LOCATIVE | lexicon.ARTICLE) && !tokens[first]?.newLine) return false;
  if (precedesVerb(tokens, last, true) && !PLACE_AND_THING_VERBS.has(next?.fold ?? '')) return true;
  return isPersonActive(tokens, last) || isSeated(tokens, last + 1) || isInRole(tokens, last + 1);
}

function isInRole(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:was|is)$/.test(tokens[at]?.fold ?? '') || !((tokens[at + 1]?.flags ?? 0) & lexicon.ARTICLE)) return false;
  const following = tokens.slice(at + 2, at + 2 + SEAT_TOKENS_MAX);
  return (
    following.every(({ kind, letterCase }) => kind !== 'word' || letterCase === 'lower') &&
    following.some(({ flags }) => flags & lexicon.ROLE)
  );
}

function isSeated(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:in|on)$/.test(tokens[at]?.fold ?? '') || !((tokens[at + 1]?.flags ?? 0) & lexicon.ARTICLE)) return false;
  const following = tokens.slice(at + 2, at + 2 + SEAT_TOKENS_MAX);
  const stop = following.findIndex(({ kind, newLine }) => kind !== 'word' || newLine);
  return (stop < 0 ? following : following.slice(0, stop)).some(({ fold }) => SEATS.has(fold) || POSTS.has(fold));
}
