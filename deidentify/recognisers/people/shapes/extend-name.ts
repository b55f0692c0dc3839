/** Extends names: "N'Guessan", "„Plåten” Persson". English rules find the end on their own */
import { endAfter, startBefore } from '../../../reading/line.ts';
import type { Token } from '../../../reading/tokens.ts';
import {
  CATALAN_AND,
  NICKNAME_ARTICLE,
  OPENING_PARTICLES,
  SPANISH_AND,
  VIETNAMESE,
} from '../../../tables/cues/people/extend-name.ts';
import * as lexicon from '../../../tables/lexicon.ts';
import type { Person } from '../candidate.ts';
import { APOSTROPHE, HYPHEN } from '../name-phrase.ts';

/** "Marieke v.d. Brandhof", "Piet v/d Berg", "Kees vd Linden". */
const DUTCH = / (?:[Vv] ?[./] ?[Dd] ?\.?|[Vv]d) ?[A-Z][a-z]+/y;
/** "v.d. Meulenhof", "J. v/d Berg", whose "d" may have been found. */
const DUTCH_BEFORE = /(?<![A-Za-z\d])(?:[A-Z]\. ?)*[Vv] ?(?:[./] ?(?:[Dd]\.?)?|[Dd]) ?$/;
/** "Ph. Durand", "M.-Th. Gauthier", "Chr. Müller": initials of two or three letters. */
const LONG_INITIALS = /(?<![A-Za-z\d.])(?:[A-Z]\.[- ]?)*(?:Ch|Chr|Cl|Gg|Jos|Ph|Th|Wm)\.[- ]?$/;
const QUOTE = /^["“”„«»]$/;
const NOT_A_NICKNAME = lexicon.ROLE | lexicon.MAKE_OR_TYPE | lexicon.TITLE | lexicon.ORDINARY;
const QUOTED_MAX = 3;
const STEPS_MAX = 4;
const PARTICLES_MAX = 3;

/** Language, possible names, and words only name lists have. */
type Known = {
  language: string;
  mayBeName: (index: number) => boolean;
  isMoreLikelyName: (index: number) => boolean;
  /** A surname that is not a usual given name. */
  isSurname: (index: number) => boolean;
  /** It is followed by a verb. */
  acts: boolean;
};

export function extendName(tokens: readonly Token[], person: Person, known: Known): Person {
  let { first, last } = person;
  for (let step = 0; step < STEPS_MAX; step++) first = before(tokens, first, known);
  first = openingParticles(tokens, first, known);
  if (known.language !== 'en') for (let step = 0; step < STEPS_MAX; step++) last = surnamesAfter(tokens, last, known);
  return first === person.first && last === person.last ? person : { ...person, first, last };
}

/** "Le Goff", "Ter Horst", "de la Cruz": surname particles that open a sentence or line. */
function openingParticles(tokens: readonly Token[], first: number, { language, isSurname, acts }: Known): number {
  let at = first;
  while (at > 0 && first - at < PARTICLES_MAX && isOpeningParticle(tokens, at, language)) at -= 1;
  const before = tokens[at - 1];
  const opens = at === 0 || tokens[at]?.newLine || /^[.!?:"“„«]$/.test(before?.text ?? '');
  // "Der Brunner Toni": an article.
  const article = language === 'de' && /^de[rn]$/.test(tokens[at]?.fold ?? '');
  if (at === first || !opens || article) return first;
  if (tokens[at]?.letterCase === 'lower') return first - at > 1 ? at : first;
  return isSurname(first) || (acts && /^(?:it|es)$/.test(language)) ? at : first;
}

function isOpeningParticle(tokens: readonly Token[], at: number, language: string): boolean {
  const particle = tokens[at - 1];
  if (particle?.kind !== 'word' || !tokens[at]?.spaced || tokens[at]?.newLine) return false;
  return OPENING_PARTICLES[language]?.has(particle.fold) === true;
}

function before(tokens: readonly Token[], first: number, { language, isMoreLikelyName }: Known): number {
  const dutch = language === 'nl' && !tokens[first]?.newLine ? startBefore(tokens, first, DUTCH_BEFORE) : undefined;
  if (dutch !== undefined) return dutch;
  if (language === 'es' && isSpanishNickname(tokens, first) && isMoreLikelyName(first - 1)) return first - 1;
  if (isOpened(tokens, first)) return first - 2;
  if (isMaria(tokens, first)) return first - 3;
  if (tokens[first - 1]?.text === '.' && !tokens[first]?.newLine)
    return startBefore(tokens, first, LONG_INITIALS) ?? first;
  return isNickname(tokens, first - 3) ? first - 3 : first;
}

/** "el Colo Benegas". */
function isSpanishNickname(tokens: readonly Token[], first: number): boolean {
  const [article, nickname, surname] = [-2, -1, 0].map((steps) => tokens[first + steps]);
  if (!isPart(nickname) || !isPart(surname) || !surname?.spaced || surname.newLine || nickname?.newLine) return false;
  return /^(?:el|la)$/i.test(article?.text ?? '') && !((nickname?.flags ?? 0) & NOT_A_NICKNAME);
}

function isOpened(tokens: readonly Token[], index: number): boolean {
  const [letter, mark, token] = [tokens[index - 2], tokens[index - 1], tokens[index]];
  if (!letter || !mark || !token) return false;
  if (APOSTROPHE.test(mark.text) && !mark.spaced && !token.spaced)
    return letter.text.length === 1 && letter.letterCase === 'capital';
  return APOSTROPHE.test(letter.text) && mark.fold === 't' && !mark.spaced && token.spaced;
}

/** "M.ª Jesús": María, shortened. */
function isMaria(tokens: readonly Token[], first: number): boolean {
  const short = tokens.slice(Math.max(0, first - 3), first).map(({ text }) => text);
  return short.join('') === 'M.ª' && tokens[first]?.newLine === false;
}

function isNickname(tokens: readonly Token[], index: number): boolean {
  const [open, word, close, name] = [0, 1, 2, 3].map((steps) => tokens[index + steps]);
  if (!open || !close || !name || !QUOTE.test(open.text) || !QUOTE.test(close.text)) return false;
  return isPart(word) && !word?.spaced && !close.spaced && name.spaced;
}

function surnamesAfter(tokens: readonly Token[], last: number, known: Known): number {
  if (known.language === 'fr' && isBreton(tokens, last)) return last + 2;
  const dutch = known.language === 'nl' ? endAfter(tokens, last, DUTCH) : undefined;
  if (dutch !== undefined) return dutch;
  if (isJoined(tokens, last + 1) && isPart(tokens[last + 2]) && mayBePart(last + 2, known)) return last + 2;
  const quoted = pastQuoted(tokens, last, known);
  if (quoted > last) return quoted;
  const [next, second] = [tokens[last + 1], tokens[last + 2]];
  if (!next?.spaced || next.newLine) return last;
  if (isSurnameAfter(tokens, last, known) || isVietnamese(tokens, last)) return last + 1;
  const full = isPart(tokens[last - 1]) && !tokens[last]?.newLine && SPANISH_AND.test(next.text);
  const catalan =
    known.language === 'es' && (CATALAN_AND.test(next.text) || (full && isUnlisted(second, known, last + 2)));
  return catalan && isPart(second) && !second?.newLine ? last + 2 : last;
}

/** "Le Floc'h": the letters of one sound. */
function isBreton(tokens: readonly Token[], last: number): boolean {
  const [mark, rest] = [tokens[last + 1], tokens[last + 2]];
  if (!tokens[last]?.fold.endsWith('c') || !APOSTROPHE.test(mark?.text ?? '') || mark?.spaced || rest?.spaced)
    return false;
  return rest?.letterCase === 'lower' && rest.fold.startsWith('h');
}

/** "javi molina", "Pier Paolo Venturi": same letter case as the given name. */
function isSurnameAfter(tokens: readonly Token[], last: number, { isMoreLikelyName, language }: Known): boolean {
  const [given, surname] = [tokens[last], tokens[last + 1]];
  if (given?.kind !== 'word' || surname?.kind !== 'word' || given.letterCase !== surname.letterCase) return false;
  if (given.letterCase !== 'lower' && (language === 'de' || !(given.flags & lexicon.GIVEN))) return false;
  return surname.text.length > 2 && isMoreLikelyName(last + 1);
}

/** "Guillermo Ortega y Gasset": a capitalised word, possibly a name, but no given name or aircraft type. */
function isUnlisted(token: Token | undefined, { mayBeName }: Known, index: number): boolean {
  return (
    isPart(token) &&
    token?.spaced === true &&
    mayBeName(index) &&
    !(token.flags & (lexicon.GIVEN | lexicon.MAKE_OR_TYPE))
  );
}

/** "Nguyễn Thu Hà": each part is a separate word. */
function isVietnamese(tokens: readonly Token[], last: number): boolean {
  const next = tokens[last + 1];
  const hasVietnamese = [tokens[last - 1], tokens[last], next].some((token) => VIETNAMESE.test(token?.text ?? ''));
  return hasVietnamese && isPart(next) && !((next?.flags ?? 0) & (lexicon.MAKE_OR_TYPE | lexicon.ROLE));
}

/** A hyphen without spaces. */
function isJoined(tokens: readonly Token[], index: number): boolean {
  const hyphen = tokens[index];
  return hyphen !== undefined && HYPHEN.test(hyphen.text) && !hyphen.spaced && tokens[index + 1]?.spaced === false;
}

function isPart(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.letterCase === 'capital' && token.text.length > 1;
}

/** German joins nouns to names: "Müller-Schlepp". */
function mayBePart(index: number, { language, mayBeName }: Known): boolean {
  return language !== 'de' || mayBeName(index);
}

/** A few quoted words before the rest, or an article and a capital. */
function pastQuoted(tokens: readonly Token[], last: number, { mayBeName }: Known): number {
  const open = tokens[last + 1];
  if (!open?.spaced || open.newLine || !QUOTE.test(open.text)) return last;
  let close = last + 2;
  while (close <= last + 1 + QUOTED_MAX && tokens[close]?.kind === 'word' && !tokens[close]?.newLine) close += 1;
  if (close === last + 2 || !QUOTE.test(tokens[close]?.text ?? '') || !isPart(tokens[close - 1])) return last;
  const name = tokens[close + 1];
  if (isPart(name) && !name?.newLine && name?.spaced && mayBeName(close + 1)) return close + 1;
  return close > last + 3 && NICKNAME_ARTICLE.test(tokens[last + 2]?.text ?? '') ? close : last;
}
