/** People found by the name tagger (tagger/); English rules may demote them */
import { REPLACEMENT_WORDS } from '../../../../domain/reports/spans.ts';
import { type Find, REPLACE_FROM_CONFIDENCE } from '../../../find.ts';
import { MAKER_FIELDS, PLACE_FIELDS } from '../../../reading/fields.ts';
import type { Passage } from '../../../reading/passage.ts';
import type { Token } from '../../../reading/tokens.ts';
import { SIGN_OFFS } from '../../../tables/cues/people/initials.ts';
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
import { adjustForField } from '../other-people.ts';

export const LEARNED = 'learned';
const NAMES = lexicon.GIVEN | lexicon.SURNAME;

/** Without a tagger only the rules decide. */
const NOTHING_READ: NameReading = {
  finds: [],
  mayBeName: () => true,
  isMoreLikelyName: () => false,
  languageAt: () => 'en',
  kindsOf: () => ({ common: 0, own: 0 }),
  isTown: () => false,
  townAround: () => undefined,
};

/** `stated`: the report's language. */
export function readWithTagger(passage: Passage, tagger: NameTagger | undefined, stated: string | null): NameReading {
  return tagger?.tag(passage, stated) ?? NOTHING_READ;
}

/** `others`: finds of other kinds in the passage. */
export function taggedPeople(
  passage: Passage,
  reading: NameReading,
  stated: string | null,
  others: readonly Find[],
): Person[] {
  const sure = [...withoutOverlaps(others.filter(isSureOther)), ...passage.tokens.filter(isReplacedOther)];
  return reading.finds.flatMap((found) => {
    const named = beforeEmail(passage.tokens, found, sure);
    const find = isEnglish(passage, reading, stated, found.first) ? withoutRoles(passage.tokens, named) : named;
    if (!find || isRadioTalk(passage, find.first, find.last)) return [];
    if (sure.some((other) => isOfOther(passage.tokens, find, other))) return [];
    if (hasNoContext(passage, find) || isOrdinaryPlace(passage, find)) return [];
    const person = adjustForField(passage, { ...find, rule: LEARNED, announced: false });
    if (!isEnglish(passage, reading, stated, find.first)) return [person];
    return [isNotPerson(passage, find) ? asSuggestion(person) : person];
  });
}

/** In a maker field, or alone in a place field, there is no sentence to judge by: a thing. */
function hasNoContext({ field, tokens }: Passage, { first, last }: NameFind): boolean {
  return MAKER_FIELDS.has(field) || (PLACE_FIELDS.has(field) && first === 0 && last === tokens.length - 1);
}

/** "Aerodrome of Nowhere" in a place field: not listed as names. */
function isOrdinaryPlace({ field, tokens }: Passage, { first, last }: NameFind): boolean {
  const found = tokens.slice(first, last + 1);
  return PLACE_FIELDS.has(field) && found.every(({ flags }) => flags & lexicon.ORDINARY && !(flags & NAMES));
}

/** Includes placeholders from an earlier reading. */
type Other = Pick<Find, 'start' | 'end'> & { kind: string };

function isSureOther({ kind, confidence }: Find): boolean {
  return kind !== 'name' && confidence >= REPLACE_FROM_CONFIDENCE;
}

function isReplacedOther({ kind, text }: Token): boolean {
  return kind === 'redacted' && text !== REPLACEMENT_WORDS.name;
}

/** A value that repeats itself matches at every repetition. */
function withoutOverlaps(finds: readonly Find[]): Other[] {
  const merged: Other[] = [];
  for (const { kind, start, end } of [...finds].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && last.kind === kind && start < last.end)
      merged[merged.length - 1] = { ...last, end: Math.max(last.end, end) };
    else merged.push({ kind, start, end });
  }
  return merged;
}

/** "anna keller at gmail dot com": the name before the address. */
function beforeEmail(tokens: readonly Token[], find: NameFind, others: readonly Other[]): NameFind {
  const [begin = 0, end = 0] = [tokens[find.first]?.start, tokens[find.last]?.end];
  const from = others.find(({ kind, start }) => kind === 'email' && begin < start && start < end)?.start;
  let { last } = find;
  while (from !== undefined && last > find.first && (tokens[last]?.end ?? 0) > from) last -= 1;
  return { ...find, last };
}

/** Overlaps it, precedes it in lower case or as a word for telephone, or is the town after an address. */
function isOfOther(tokens: readonly Token[], { first, last }: NameFind, other: Other): boolean {
  const [token, end] = [tokens[first], tokens[last]];
  if (!token || !end) return true;
  if (token.start < other.end && other.start < end.end) return true;
  const next = tokens[last + 1]?.start === other.start;
  const isLowerCase = token.letterCase === 'lower' && !(token.flags & lexicon.GIVEN);
  if (next && (isLowerCase || CUES.has(end.fold))) return true;
  const address = other.kind === 'address' || other.kind === 'redacted';
  return address && tokens[first - 1]?.text === ',' && tokens[first - 2]?.end === other.end;
}

/**
 * Whether the token is in English text, by the tagger, or by the rules unless the report states another language.
 */
export function isEnglish(
  { language }: Passage,
  { languageAt }: NameReading,
  stated: string | null,
  index: number,
): boolean {
  return languageAt(index) === 'en' || (language === 'english' && (LANGUAGES[languageNumber(stated)] ?? 'en') === 'en');
}

/** "Cdr Bulstrode", "Signed J. M. Zander": the name starts at the second word. */
function withoutRoles(tokens: readonly Token[], find: NameFind): NameFind | undefined {
  let { first, last } = find;
  while (first <= last && isNotPartOfName(tokens[first]) && !opensName(tokens, first, last)) first += 1;
  while (first <= last && (isNotPartOfName(tokens[last]) || (last > first && isFunctionWord(tokens[last])))) last -= 1;
  return first <= last ? { ...find, first, last } : undefined;
}

/** An initial with its full stop, or a particle: "de Groot", "Le Goff". */
function opensName(tokens: readonly Token[], first: number, last: number): boolean {
  if (isInitial(tokens[first]) && tokens[first + 1]?.text === '.') return true;
  return first < last && ((tokens[first]?.flags ?? 0) & lexicon.PARTICLE) !== 0;
}

function isNotPartOfName(token: Token | undefined): boolean {
  if (token === undefined || token.kind !== 'word' || SIGN_OFFS.test(token.fold)) return true;
  if (token.flags & NAMES || (token.flags & lexicon.ARTICLE && token.letterCase === 'capital')) return false;
  return (token.flags & (NEVER | lexicon.NAME_CUE)) !== 0;
}

/** What remains of "Treptow zum Sicherheitsbeauftragten" without the role. */
function isFunctionWord(token: Token | undefined): boolean {
  return token?.letterCase === 'lower' && (token.flags & lexicon.PARTICLE) !== 0;
}

/** English places, things and types. */
function isNotPerson(passage: Passage, { first, last }: NameFind): boolean {
  const { tokens } = passage;
  if (isOtherwiseUsed(tokens, first, last) || isCoded(tokens, last) || isDesignation(tokens, first)) return true;
  if (tokens.slice(first, last + 1).every(({ flags }) => flags & lexicon.MAKE_OR_TYPE && !(flags & NAMES))) return true;
  return !isPossessive(tokens, last) && isNotEnglishPerson(passage, first, last);
}

/** After a place preposition, article, number or capital; a town; a lone initial. */
function isNotEnglishPerson({ tokens, sentences }: Passage, first: number, last: number): boolean {
  const [token, before] = [tokens[first], tokens[first - 1]];
  if (!token || isInitial(token)) return first === last;
  if (first === last && token.flags & lexicon.PLACE && !precedesVerb(tokens, last, true)) return true;
  if (!before || token.newLine) return false;
  if (before.flags & lexicon.NUMERAL) return true;
  if ((before.flags & lexicon.LOCATIVE) !== 0 || isPlaceOfFlight(tokens, first)) return true;
  if (isThing(before)) return true;
  const announcing = lexicon.TITLE | lexicon.ROLE | NAMES;
  return before.letterCase === 'capital' && !(before.flags & announcing) && sentences.opens[first - 1] !== 1;
}

/** "Nashville (BNA)": with a code, it is a place or thing. */
function isCoded(tokens: readonly Token[], last: number): boolean {
  const [open, code, close] = [1, 2, 3].map((steps) => tokens[last + steps]);
  return open?.text === '(' && close?.text === ')' && (code?.letterCase === 'upper' || code?.kind === 'code');
}

function asSuggestion(person: Person): Person {
  return person.confidence < REPLACE_FROM_CONFIDENCE ? person : { ...person, confidence: POSSIBLE.otherwiseUsed };
}
