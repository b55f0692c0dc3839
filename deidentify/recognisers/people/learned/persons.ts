/**
 * What the learned recogniser of names (tagger/) says of a passage, beside the table of rules: people whom it finds. What the
 * rules of English know to be something else than a person is at most a suggestion.
 */
import { REPLACEMENT_WORDS } from '../../../../domain/reports/spans.ts';
import { type Find, SURE_ENOUGH } from '../../../find.ts';
import { MAKER_FIELDS, PLACE_FIELDS } from '../../../reading/fields.ts';
import type { Passage } from '../../../reading/passage.ts';
import type { Token } from '../../../reading/tokens.ts';
import { SIGNING } from '../../../tables/cues/people/initials.ts';
import { CUES } from '../../../tables/cues/phone.ts';
import * as lexicon from '../../../tables/lexicon.ts';
import { LANGUAGES, languageNumber } from '../../../tagger/languages.ts';
import type { NameFind, NameReading, NameTagger } from '../../../tagger/tagger.ts';
import type { Person } from '../candidate.ts';
import { isRadioTalk } from '../context/radio-talk.ts';
import { isDesignation, isPlaceOfFlight, isThing } from '../context/things.ts';
import { POSSIBLE } from '../levels.ts';
import { isOtherwiseUsed, isPossessive, precedesVerb } from '../name-context.ts';
import { isInitial, NEVER } from '../name-phrase.ts';
import { adjustForField } from '../third-persons.ts';

/** Names what it finds among the rules. */
export const LEARNED = 'learned';
const NAMES = lexicon.GIVEN | lexicon.SURNAME;

/** What is read where there is no recogniser: the rules stand alone. */
const NOTHING_READ: NameReading = {
  finds: [],
  mayBeName: () => true,
  isRatherName: () => false,
  languageAt: () => 'en',
  kindsOf: () => ({ common: 0, own: 0 }),
  isTown: () => false,
  townAround: () => undefined,
};

/** Reads a passage with the learned recogniser, where there is one; `stated` is the report's language. */
export function readLearned(passage: Passage, tagger: NameTagger | undefined, stated: string | null): NameReading {
  return tagger?.tag(passage, stated) ?? NOTHING_READ;
}

/** The people whom it finds, as a rule's are; `others` are the passage's finds of other kinds. */
export function learnedPersons(
  passage: Passage,
  reading: NameReading,
  stated: string | null,
  others: readonly Find[],
): Person[] {
  const sure = [...others.filter(isSureOther), ...passage.tokens.filter(isReplacedOther)];
  return reading.finds.flatMap((found) => {
    const named = beforeEmail(passage.tokens, found, sure);
    const find = isEnglish(passage, reading, stated, found.first) ? withoutRoles(passage.tokens, named) : named;
    if (!find || isRadioTalk(passage, find.first, find.last)) return [];
    if (sure.some((other) => isOfOther(passage.tokens, find, other))) return [];
    if (isAlone(passage, find) || isOrdinaryPlace(passage, find)) return [];
    const person = adjustForField(passage, { ...find, rule: LEARNED, announced: false });
    if (!isEnglish(passage, reading, stated, find.first)) return [person];
    return [isNoPerson(passage, find) ? asSuggestion(person) : person];
  });
}

/** In a field for a maker, or all that a field for a place holds: there is no sentence to judge it by, and it names a thing. */
function isAlone({ field, tokens }: Passage, { first, last }: NameFind): boolean {
  return MAKER_FIELDS.has(field) || (PLACE_FIELDS.has(field) && first === 0 && last === tokens.length - 1);
}

/** "Aerodrome of Nowhere": ordinary words that no list of names has, in a field for a place. */
function isOrdinaryPlace({ field, tokens }: Passage, { first, last }: NameFind): boolean {
  const found = tokens.slice(first, last + 1);
  return PLACE_FIELDS.has(field) && found.every(({ flags }) => flags & lexicon.ORDINARY && !(flags & NAMES));
}

/** A find of another kind, or what an earlier reading has put in the place of one. */
type Other = Pick<Find, 'start' | 'end'> & { kind: string };

function isSureOther({ kind, confidence }: Find): boolean {
  return kind !== 'name' && confidence >= SURE_ENOUGH;
}

function isReplacedOther({ kind, text }: Token): boolean {
  return kind === 'redacted' && text !== REPLACEMENT_WORDS.name;
}

/** "anna keller at gmail dot com": what of the name stands before the address. */
function beforeEmail(tokens: readonly Token[], find: NameFind, others: readonly Other[]): NameFind {
  const [begin = 0, end = 0] = [tokens[find.first]?.start, tokens[find.last]?.end];
  const from = others.find(({ kind, start }) => kind === 'email' && begin < start && start < end)?.start;
  let { last } = find;
  while (from !== undefined && last > find.first && (tokens[last]?.end ?? 0) > from) last -= 1;
  return { ...find, last };
}

/** Part of it, a word in small letters or one for telephone before it ("van plate 12-ABC-3"), or the town after an address. */
function isOfOther(tokens: readonly Token[], { first, last }: NameFind, other: Other): boolean {
  const [token, end] = [tokens[first], tokens[last]];
  if (!token || !end) return true;
  if (token.start < other.end && other.start < end.end) return true;
  const next = tokens[last + 1]?.start === other.start;
  const small = token.letterCase === 'lower' && !(token.flags & lexicon.GIVEN);
  if (next && (small || CUES.has(end.fold))) return true;
  const address = other.kind === 'address' || other.kind === 'redacted';
  return address && tokens[first - 1]?.text === ',' && tokens[first - 2]?.end === other.end;
}

/**
 * Where the recogniser reads the sentence so, or the rules the text, unless the report says that it is written in another
 * language; `stated` is the report's language.
 */
export function isEnglish(
  { language }: Passage,
  { languageAt }: NameReading,
  stated: string | null,
  index: number,
): boolean {
  return languageAt(index) === 'en' || (language === 'english' && (LANGUAGES[languageNumber(stated)] ?? 'en') === 'en');
}

/** "Cdr Bulstrode" and "Signed J. M. Zander" are names from their second word on. */
function withoutRoles(tokens: readonly Token[], find: NameFind): NameFind | undefined {
  let { first, last } = find;
  while (first <= last && isNever(tokens[first]) && !opensName(tokens, first, last)) first += 1;
  while (first <= last && (isNever(tokens[last]) || (last > first && isSmallWord(tokens[last])))) last -= 1;
  return first <= last ? { ...find, first, last } : undefined;
}

/** An initial with its full stop, or a small word before more of the name: "de Groot", "Le Goff". */
function opensName(tokens: readonly Token[], first: number, last: number): boolean {
  if (isInitial(tokens[first]) && tokens[first + 1]?.text === '.') return true;
  return first < last && ((tokens[first]?.flags ?? 0) & lexicon.PARTICLE) !== 0;
}

function isNever(token: Token | undefined): boolean {
  if (token === undefined || token.kind !== 'word' || SIGNING.test(token.fold)) return true;
  if (token.flags & NAMES || (token.flags & lexicon.ARTICLE && token.letterCase === 'capital')) return false;
  return (token.flags & (NEVER | lexicon.ANNOUNCER)) !== 0;
}

/** What is left where a role is cut off: "Treptow zum Sicherheitsbeauftragten". */
function isSmallWord(token: Token | undefined): boolean {
  return token?.letterCase === 'lower' && (token.flags & lexicon.PARTICLE) !== 0;
}

/** What the rules know of English places, things and types. */
function isNoPerson(passage: Passage, { first, last }: NameFind): boolean {
  const { tokens } = passage;
  if (isOtherwiseUsed(tokens, first, last) || isCoded(tokens, last) || isDesignation(tokens, first)) return true;
  if (tokens.slice(first, last + 1).every(({ flags }) => flags & lexicon.CRAFT && !(flags & NAMES))) return true;
  return !isPossessive(tokens, last) && isNoEnglishPerson(passage, first, last);
}

/** After a preposition of place, an article, a figure or another word with a capital; a town; an initial that no rule knows. */
function isNoEnglishPerson({ tokens, sentences }: Passage, first: number, last: number): boolean {
  const [token, before] = [tokens[first], tokens[first - 1]];
  if (!token || isInitial(token)) return first === last;
  if (first === last && token.flags & lexicon.PLACE && !precedesVerb(tokens, last, true)) return true;
  if (!before || token.newLine) return false;
  if (before.flags & lexicon.NUMERAL) return true;
  if ((before.flags & lexicon.LOCATIVE) !== 0 || isPlaceOfFlight(tokens, first)) return true;
  if (isThing(before)) return true;
  const told = lexicon.TITLE | lexicon.ROLE | NAMES;
  return before.letterCase === 'capital' && !(before.flags & told) && sentences.opens[first - 1] !== 1;
}

/** "Nashville (BNA)": what has a code is a place or a thing. */
function isCoded(tokens: readonly Token[], last: number): boolean {
  const [open, code, close] = [1, 2, 3].map((steps) => tokens[last + steps]);
  return open?.text === '(' && close?.text === ')' && (code?.letterCase === 'upper' || code?.kind === 'code');
}

function asSuggestion(person: Person): Person {
  return person.confidence < SURE_ENOUGH ? person : { ...person, confidence: POSSIBLE.otherwiseUsed };
}
