/** How far a name extends */
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import * as lexicon from '../../tables/lexicon.ts';
import { SURNAME_ENDING } from '../../tables/people/surnames.ts';
import { isCompanyWord, isPlainName } from './name-context.ts';

export const NEVER =
  lexicon.ROLE |
  lexicon.TITLE |
  lexicon.ACRONYM |
  lexicon.CALENDAR |
  lexicon.AIRCRAFT_NOUN |
  lexicon.ARTICLE |
  lexicon.NUMERAL;
const STEPS_MAX = 7;
const PARTICLES_MAX = 3;
export const APOSTROPHE = /^['’‘`´ʼ]$/;
export const HYPHEN = /^[-‐‑‒–]$/;

/** Judged by tables or ending. */
export function isSurname(token: Token | undefined): boolean {
  if (token?.kind !== 'word') return false;
  if (token.flags & lexicon.SURNAME) return true;
  if (token.flags !== 0 || token.fold.length < 6 || !SURNAME_ENDING.test(token.fold)) return false;
  return !/\p{Ll}\p{Lu}/u.test(token.text) || /^(?:Ma?c|De|Di|La|Le|Van|Von|Fitz)/.test(token.text);
}

/** The J of "J. Smith". */
export function isInitial(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.fold.length === 1 && token.letterCase === 'capital';
}

export function endOfName(passage: Passage, first: number): number {
  let last = first;
  for (let step = 0; step < STEPS_MAX; step++) {
    const next = stepOn(passage, last);
    if (next === last) break;
    last = next;
  }
  return last;
}

function stepOn(passage: Passage, last: number): number {
  const { tokens } = passage;
  const next = tokens[last + 1];
  const following = tokens[last + 2];
  if (!next || next.newLine) return last;
  if (!next.spaced && following && !following.spaced && following.kind === 'word') {
    const double = isDouble(passage, last) || (isPlainName(tokens[last]) && isGivenName(following));
    if (HYPHEN.test(next.text) && (continues(passage, last + 2) || double)) return last + 2;
    if (APOSTROPHE.test(next.text) && following.letterCase !== 'lower' && following.fold.length > 1) return last + 2;
  }
  if (next.text === '.' && !next.spaced && isInitial(tokens[last]) && following) {
    return continues(passage, last + 2) || isInitial(following) ? last + 2 : last;
  }
  const nicknamed = pastNickname(tokens, last);
  if (nicknamed !== undefined) return nicknamed;
  const elided = pastElision(tokens, last);
  if (elided !== undefined) return elided;
  const arabic = pastGluedParticle(tokens, last);
  if (arabic !== undefined) return arabic;
  return continues(passage, last + 1) ? last + 1 : pastParticles(passage, last);
}

/** `Peter "Pip" Hallam`, "Robert (Bob) Field": the surname's index. */
function pastNickname(tokens: readonly Token[], last: number): number | undefined {
  const [first, open, name] = [tokens[last], tokens[last + 1], tokens[last + 2]];
  const [close, family] = [tokens[last + 3], tokens[last + 4]];
  if (!first || !open?.spaced || !/^["“„«‘'(]$/.test(open.text) || !name || name.spaced || !close || close.spaced)
    return undefined;
  if (!(first.flags & (lexicon.GIVEN | lexicon.SURNAME)) || !/^["”“»’')]$/.test(close.text)) return undefined;
  const both = name.letterCase === 'capital' && family?.letterCase === 'capital' && family.spaced && !family.newLine;
  return both && !(name.flags & NEVER) && !(family.flags & NEVER) && isSurnameLike(family) ? last + 4 : undefined;
}

function isGivenName(token: Token): boolean {
  return token.letterCase === 'capital' && (token.flags & lexicon.GIVEN) !== 0;
}

function isSurnameLike(token: Token): boolean {
  return token.flags === 0 || (token.flags & (lexicon.SURNAME | lexicon.GIVEN)) !== 0;
}

/** "d'Aubigny", "'t Hart": the name's index, from the token before. */
export function pastElision(tokens: readonly Token[], last: number): number | undefined {
  const [first, second, third] = [tokens[last + 1], tokens[last + 2], tokens[last + 3]];
  if (!first?.spaced || first.newLine || !second || third?.letterCase !== 'capital' || third.fold.length < 2)
    return undefined;
  const before = /^[dlom]$/.test(first.fold) && APOSTROPHE.test(second.text) && !second.spaced && !third.spaced;
  const following = APOSTROPHE.test(first.text) && /^[ts]$/.test(second.fold) && !second.spaced && third.spaced;
  return before || following ? last + 3 : undefined;
}

/** "al-Masri", "el-Sayed": the name's index. */
function pastGluedParticle(tokens: readonly Token[], last: number): number | undefined {
  const [first, hyphen, third] = [tokens[last + 1], tokens[last + 2], tokens[last + 3]];
  if (!first || !hyphen || third?.letterCase !== 'capital' || hyphen.spaced || third.spaced) return undefined;
  return /^(?:al|el|ul|ur|bin|ibn|abu|abd)$/.test(first.fold) && HYPHEN.test(hyphen.text) ? last + 3 : undefined;
}

function pastParticles(passage: Passage, last: number): number {
  const { tokens } = passage;
  let at = last + 1;
  while (at <= last + 3 && (tokens[at]?.flags ?? 0) & lexicon.PARTICLE && (tokens[at]?.fold.length ?? 0) > 1) at += 1;
  const shouting = passage.sentences.styles[last] === 'shout';
  const name = tokens[at];
  if (at === last + 1 || !name || name.newLine || name.kind !== 'word') return last;
  // "Pieter in de Wal", but "John in Lasham".
  if (at === last + 2 && tokens[last + 1]?.fold === 'in') return last;
  if (shouting ? !isSurname(name) : name.letterCase !== 'capital' || (name.flags & NEVER) !== 0) return last;
  return name.flags & (lexicon.ORDINARY | lexicon.PLACE) && !isSurname(name) && tokens[at - 1]?.fold !== 'van'
    ? last
    : at;
}

/** "Wogan-Hill" after a given name: the second half may be any capitalised word. */
function isDouble(passage: Passage, last: number): boolean {
  const [given, first, second] = [last - 1, last, last + 2].map((index) => passage.tokens[index]);
  if (!given || !isPlainName(given) || !(given.flags & lexicon.GIVEN) || passage.sentences.styles[last] !== 'prose')
    return false;
  return first?.letterCase === 'capital' && second?.letterCase === 'capital' && !(second.flags & NEVER);
}

function isGluedHyphen(token: Token | undefined): boolean {
  return token !== undefined && !token.spaced && HYPHEN.test(token.text);
}

/** "A" and "I" need a full stop, and "U.S." is not a person. */
function isInitialHere(passage: Passage, index: number): boolean {
  const { tokens } = passage;
  const fold = tokens[index]?.fold;
  if (fold === 's' && tokens[index - 2]?.fold === 'u') return false;
  return (fold !== 'a' && fold !== 'i') || tokens[index + 1]?.text === '.';
}

function continues(passage: Passage, index: number): boolean {
  const token = passage.tokens[index];
  if (token?.kind !== 'word' || token.newLine) return false;
  if (isCompanyWord(token.fold)) return false;
  const { flags, letterCase } = token;
  if (isInitial(token) && isGluedHyphen(passage.tokens[index + 1])) return false;
  if (isInitial(token)) return passage.sentences.styles[index] === 'prose' && isInitialHere(passage, index);
  const known = isSurname(token) || isPlainName(token);
  if (flags & NEVER && !(flags & lexicon.SURNAME && letterCase === 'capital')) return false;
  const afterGiven =
    isPlainName(passage.tokens[index - 1]) && ((passage.tokens[index - 1]?.flags ?? 0) & lexicon.GIVEN) !== 0;
  if (flags & lexicon.PLACE_ENDING && !(flags & lexicon.SURNAME && afterGiven)) return false;
  switch (passage.sentences.styles[index]) {
    case 'lower-case':
      if (flags & (lexicon.CALENDAR | lexicon.SPEECH_VERB | lexicon.ACTION_VERB | lexicon.LOCATIVE)) return false;
      if (letterCase === 'lower' && flags === 0) return false;
      return letterCase !== 'lower' || (known && (afterGiven || (flags & lexicon.ORDINARY) === 0));
    case 'shout':
      if (letterCase !== 'upper' || flags & (lexicon.SPEECH_VERB | lexicon.ACTION_VERB)) return false;
      return known || (flags === 0 && afterGiven && /^(?=.*[aeiouy])(?!.*(?:ed|ing|s)$).{4,}$/.test(token.fold));
    case 'heading':
      return letterCase === 'capital' && (known || (flags === 0 && afterGiven));
    default:
      if (letterCase === 'upper') return known;
      if (letterCase !== 'capital') return false;
      if (flags === lexicon.ORDINARY || flags === lexicon.PLACE) return afterGiven && passage.language !== 'german';
      return known || flags === 0;
  }
}

export function afterParticles({ tokens, language }: Passage, first: number): number {
  let at = first;
  while (
    at < first + PARTICLES_MAX &&
    (tokens[at]?.flags ?? 0) & lexicon.PARTICLE &&
    tokens[at]?.letterCase === 'lower'
  )
    at += 1;
  const name = tokens[at];
  const isName = name?.kind === 'word' && name.letterCase === 'capital' && name.fold.length > 2 && !name.newLine;
  return language !== 'english' && at > first && isName ? at : first;
}
