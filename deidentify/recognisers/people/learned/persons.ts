/**
 * What the learned recogniser of names (tagger/) says of a passage, beside the table of rules: people whom it finds, and
 * guesses of the rules of which it is sure that they name nobody. What the rules know to be something else than a person
 * is at most a suggestion.
 */
import { REPLACEMENT_WORDS } from '../../../../domain/reports/spans.ts';
import { type Find, SURE_ENOUGH } from '../../../find.ts';
import { MAKER_FIELDS, PLACE_FIELDS } from '../../../reading/fields.ts';
import type { Passage } from '../../../reading/passage.ts';
import type { Token } from '../../../reading/tokens.ts';
import { SIGNING } from '../../../tables/cues/people/initials.ts';
import { BEFORE_LANGUAGES, SPOKEN_LANGUAGES } from '../../../tables/cues/people/places.ts';
import { MYSELF } from '../../../tables/cues/people/series.ts';
import { CUES } from '../../../tables/cues/phone.ts';
import * as lexicon from '../../../tables/lexicon.ts';
import type { NameFind, NameReading, NameTagger } from '../../../tagger/tagger.ts';
import { isLedToAsPlace } from '../context/places.ts';
import { isRadioTalk } from '../context/radio-talk.ts';
import { isCounted, isDesignation, isPlaceOfFlight, isThing } from '../context/things.ts';
import { CERTAIN, POSSIBLE } from '../levels.ts';
import { isOtherwiseUsed, isPossessive, precedesVerb } from '../name-context.ts';
import { isInitial, NEVER } from '../name-phrase.ts';
import { BEHIND_COMPANION, NEIGHBOUR_RULES } from '../rules.ts';
import type { Person } from '../site.ts';
import { inItsField } from '../third-persons.ts';

/** Names what it finds among the rules. */
export const LEARNED = 'learned';
const BESIDE_ANOTHER: ReadonlySet<string> = new Set(NEIGHBOUR_RULES.map(({ name }) => name));
/** Joins one town to another: "Borås, Falköping och Ålleberg". */
const JOINT = /^(?:och|und|et|en|y|e|i|a|oraz)$/;
/** An opening word this short says little. */
const SHORTEST = 3;
const NAMES = lexicon.GIVEN | lexicon.SURNAME;

/** What is read where there is no recogniser: the rules stand alone. */
const NOTHING_READ: NameReading = {
  finds: [],
  refutes: () => false,
  doubts: () => false,
  isPlace: () => false,
  mayBeName: () => true,
  isRatherName: () => false,
  languageAt: () => 'en',
};

/** Reads a passage with the learned recogniser, where there is one; `stated` is the report's language. */
export function readLearned(passage: Passage, tagger: NameTagger | undefined, stated: string | null): NameReading {
  return tagger?.tag(passage, stated) ?? NOTHING_READ;
}

/** The people whom it finds, as a rule's are; `others` are the passage's finds of other kinds. */
export function learnedPersons(passage: Passage, reading: NameReading, others: readonly Find[]): Person[] {
  const sure = [...others.filter(isSureOther), ...passage.tokens.filter(isReplacedOther)];
  return reading.finds.flatMap((found) => {
    const find = withoutRoles(passage.tokens, found);
    if (!find || isRadioTalk(passage, find.first, find.last)) return [];
    if (sure.some((other) => isOfOther(passage.tokens, find, other))) return [];
    if (isAlone(passage, find) || isOrdinaryPlace(passage, find)) return [];
    const english = isEnglish(passage, reading, find.first);
    if (english && isOrdinaryInSmall(passage, find)) return [];
    const opening = english && isOrdinaryOpening(passage, find);
    if (opening && !precedesVerb(passage.tokens, find.last, false)) return [];
    const person = { ...find, rule: LEARNED, announced: false };
    return [inItsField(passage, opening || isNoPerson(passage, find, english) ? asSuggestion(person) : person)];
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

/** Part of it, a word in small letters or one for telephone before it ("van plate 12-ABC-3"), or the town behind an address. */
function isOfOther(tokens: readonly Token[], { first, last }: NameFind, other: Other): boolean {
  const [token, end] = [tokens[first], tokens[last]];
  if (!token || !end) return true;
  if (token.start < other.end && other.start < end.end) return true;
  const next = tokens[last + 1]?.start === other.start;
  if (next && (token.letterCase === 'lower' || CUES.has(end.fold))) return true;
  const address = other.kind === 'address' || other.kind === 'redacted';
  return address && tokens[first - 1]?.text === ',' && tokens[first - 2]?.end === other.end;
}

/** Where either reading of the language says so: the recogniser's by the sentence, the rules' by the text. */
function isEnglish({ language }: Passage, { languageAt }: NameReading, index: number): boolean {
  return language === 'english' || languageAt(index) === 'en';
}

/** "Cdr Bulstrode" and "Signed J. M. Zander" are names from their second word on. */
function withoutRoles(tokens: readonly Token[], find: NameFind): NameFind | undefined {
  let { first, last } = find;
  while (first <= last && isNever(tokens[first]) && !(isInitial(tokens[first]) && tokens[first + 1]?.text === '.'))
    first += 1;
  while (first <= last && (isNever(tokens[last]) || (last > first && isSmallWord(tokens[last])))) last -= 1;
  return first <= last ? { ...find, first, last } : undefined;
}

function isNever(token: Token | undefined): boolean {
  if (token === undefined || token.kind !== 'word' || SIGNING.test(token.fold)) return true;
  if (token.flags & NAMES) return false;
  return (token.flags & (NEVER | lexicon.ANNOUNCER)) !== 0;
}

/** What is left where a role is cut off: "Treptow zum Sicherheitsbeauftragten". */
function isSmallWord(token: Token | undefined): boolean {
  return token?.letterCase === 'lower' && (token.flags & lexicon.PARTICLE) !== 0;
}

/** What the rules know of places, things and types; of English more than of other languages. */
function isNoPerson(passage: Passage, { first, last }: NameFind, english: boolean): boolean {
  const { tokens } = passage;
  if (isOtherwiseUsed(tokens, first, last) || isCoded(tokens, last) || isDesignation(tokens, first)) return true;
  if (tokens.slice(first, last + 1).some(({ flags }) => flags & lexicon.CRAFT && !(flags & NAMES))) return true;
  if (
    first === last &&
    SPOKEN_LANGUAGES.has(tokens[first]?.fold ?? '') &&
    BEFORE_LANGUAGES.test(tokens[first - 1]?.fold ?? '')
  )
    return true;
  return english
    ? !isPossessive(tokens, last) && isNoEnglishPerson(passage, first, last)
    : isLedToAsPlace(tokens, first, last);
}

/** "Brief the launch failure": an ordinary English word that opens a sentence, and does nothing that persons alone do. */
function isOrdinaryOpening({ tokens, sentences }: Passage, { first, last }: NameFind): boolean {
  const isOpening = first === last && sentences.opens[first] === 1 && !precedesVerb(tokens, last, true);
  return isOpening && ((tokens[first]?.flags ?? 0) & lexicon.ORDINARY) !== 0;
}

/** "Front latch was closed": a word in small letters that no list of names has, and that is no unknown one. */
function isOrdinaryInSmall({ tokens }: Passage, { first, last }: NameFind): boolean {
  return tokens
    .slice(first, last + 1)
    .every(({ letterCase, flags }) => letterCase === 'lower' && flags & lexicon.ORDINARY && !(flags & NAMES));
}

/** Behind a preposition of place, an article, a figure or another word with a capital; a town; an initial that no rule knows. */
function isNoEnglishPerson({ tokens, sentences }: Passage, first: number, last: number): boolean {
  const [token, before, next] = [tokens[first], tokens[first - 1], tokens[last + 1]];
  if (!token || isInitial(token)) return true;
  if (first === last && token.flags & lexicon.PLACE && !((next?.flags ?? 0) & lexicon.SAYING)) return true;
  if (first === last && sentences.opens[first] === 1 && !precedesVerb(tokens, last, true))
    if (token.fold.length <= SHORTEST) return true;
  if (!before || token.newLine) return false;
  if (before.flags & lexicon.NUMERAL) return true;
  if ((before.flags & lexicon.LOCATIVE) !== 0 || isPlaceOfFlight(tokens, first)) return true;
  if (isThing(before) || isCounted(before)) return true;
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

/** "Pierre et moi". */
function isWithMe(tokens: readonly Token[], last: number): boolean {
  return JOINT.test(tokens[last + 1]?.fold ?? '') && MYSELF.test(tokens[last + 2]?.fold ?? '');
}

/** "Včera Petr zapomněl": a given name by itself, without an article, where its capital says something. */
function isBareGiven(
  { opens }: Passage['sentences'],
  tokens: readonly Token[],
  { first, last, confidence }: Person,
): boolean {
  const alone = first === last && confidence === CERTAIN.givenName && opens[first] !== 1;
  return alone && !((tokens[first - 1]?.flags ?? 0) & lexicon.ARTICLE);
}

/**
 * What rules find and it is sure to be nobody becomes a suggestion, unless something announces it ("told" and "with" do not
 * suffice), persons alone do what follows, or it is a given name by itself within a sentence. So does a name that is an
 * ordinary word too and opens a sentence ("Rosa de los vientos"), where it does not think of a person, and what is rather a
 * place ("Święta Katarzyna", "hacia Aranda").
 */
export function withoutRefuted(
  { tokens, sentences }: Passage,
  persons: readonly Person[],
  { refutes, doubts, isPlace, languageAt }: NameReading,
): Person[] {
  return persons.map((person) => {
    const { first, last, confidence, announced, rule } = person;
    // "mit Lee", "z Německa": with whom or what.
    if ((announced && rule !== BEHIND_COMPANION) || languageAt(first) === 'en') return person;
    const acts = precedesVerb(tokens, last, false) || isWithMe(tokens, last);
    const guess = confidence < CERTAIN.neighbour || sentences.styles[first] !== 'prose';
    const told = !guess && (acts || BESIDE_ANOTHER.has(rule) || isBareGiven(sentences, tokens, person));
    const refuted = !told && refutes(first, last, guess ? 'guess' : 'listed');
    const listed = confidence === CERTAIN.givenName || confidence < CERTAIN.neighbour;
    const doubtful = listed && first === last && !acts && doubts(first);
    const beside =
      JOINT.test(tokens[first - 1]?.fold ?? '') &&
      tokens[first - 2]?.kind === 'word' &&
      isPlace(first - 2, first - 2) &&
      !((tokens[first]?.flags ?? 0) & lexicon.GIVEN);
    const placed =
      confidence < CERTAIN.wholeName && (beside || isPlace(first, last) || isLedToAsPlace(tokens, first, last));
    return refuted || doubtful || placed ? asSuggestion(person) : person;
  });
}
