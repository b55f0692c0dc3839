/** What is before and after a possible name */
import type { Token } from '../../../reading/tokens.ts';
import * as lexicon from '../../../tables/lexicon.ts';
import { DETERMINERS } from '../../../tables/namesakes/equipment.ts';
import { GLIDING_SITES } from '../../../tables/namesakes/gliding-sites.ts';
import { ABBREVIATIONS } from '../../../tables/namesakes/institutions.ts';
import { MAKERS } from '../../../tables/namesakes/makers.ts';
import type { LanguageCode } from '../../../tagger/languages.ts';
import type { NameReading } from '../../../tagger/tagger.ts';
import * as kinds from '../../../tagger/words/word-kinds.ts';

export type Surroundings = {
  tokens: readonly Token[];
  reading: NameReading;
  language: LanguageCode;
  first: number;
  last: number;
};

const PHRASE_TOKENS_MAX = 5;
const HYPHEN = /^[-‐‑]$/;
const JOINT = /^[-‐‑.'’]$/;
const INTRODUCING = kinds.TITLE | kinds.ROLE | kinds.FAMILY;
const CAPITALS_MAX = 3;

/** On the same line. */
export function wordBefore({ tokens, first }: Surroundings): Token | undefined {
  const before = tokens[first - 1];
  return before?.kind === 'word' && !tokens[first]?.newLine ? before : undefined;
}

/** `joined`: after a hyphen. */
export type FollowingWord = { word: Token; joined: boolean; whole: boolean };

/** "Anthony Fokker-beker", "Barron Hilton Cup"; `whole`: right after the find. */
export function followingWords({ tokens, last }: Surroundings): FollowingWord[] {
  const following: FollowingWord[] = [];
  for (let at = last; at <= last + CAPITALS_MAX; at++) {
    const next = tokens[at + 1];
    const joined = HYPHEN.test(next?.text ?? '') && next?.spaced === false && tokens[at + 2]?.spaced === false;
    const word = joined ? tokens[at + 2] : next;
    if (word?.kind !== 'word' || word.newLine) break;
    following.push({ word, joined, whole: at === last });
    if (joined || word.letterCase === 'lower') break;
  }
  return following;
}

/** "ul.", "J.": does not end the sentence. */
function isShortened(token: Token | undefined): boolean {
  return token?.kind === 'word' && (token.text.length === 1 || ABBREVIATIONS.has(token.fold));
}

export function isHeadedBy(
  { tokens, reading, first }: Surroundings,
  heads: ReadonlySet<string> | undefined,
  butNot?: ReadonlySet<string>,
): boolean {
  for (let at = first - 1; heads && at >= 0 && at >= first - PHRASE_TOKENS_MAX; at--) {
    const token = tokens[at];
    if (!token || tokens[at + 1]?.newLine) return false;
    if (token.kind === 'word' && heads.has(token.fold))
      return at < first - 1 || !butNot?.has(`${tokens[at - 1]?.fold ?? ''}-${token.fold}`);
    if (token.text === '.' && !isShortened(tokens[at - 1])) return false;
    const particle =
      (reading.kindsOf(at).common & kinds.PARTICLE) !== 0 || (reading.kindsOf(at).own & kinds.SAINT) !== 0;
    if (!JOINT.test(token.text) && !(token.kind === 'word' && (token.letterCase !== 'lower' || particle))) return false;
  }
  return false;
}

/** A title, role or relative before it, or ", who" after it: always a person. */
export function isIntroduced({ tokens, reading, first, last }: Surroundings): boolean {
  if (tokens[last + 1]?.text === ',' && /^whos?e?$/.test(tokens[last + 2]?.fold ?? '')) return true;
  const over = /^[:.]$/.test(tokens[first - 1]?.text ?? '') ? 2 : 1;
  if (tokens[first]?.newLine && over === 1) return false;
  const { own } = reading.kindsOf(first - over);
  return (own & INTRODUCING) !== 0 && !(own & (kinds.FUNCTION | kinds.SAINT));
}

/** A verb follows that is not a function word. */
export function isSpeaking({ tokens, reading, last }: Surroundings): boolean {
  const { own } = reading.kindsOf(last + 1);
  return tokens[last + 1]?.newLine === false && (own & kinds.SPEECH_VERB) !== 0 && !(own & kinds.FUNCTION);
}

export function isAfterGivenName({ tokens, reading, first }: Surroundings): boolean {
  const { own, common } = reading.kindsOf(first - 1);
  const given = tokens[first - 1]?.letterCase === 'capital' && (common & kinds.GIVEN_USUAL) !== 0;
  return given && !(own & kinds.FUNCTION) && !(common & kinds.LANDMARK) && tokens[first]?.newLine === false;
}

export function isMaker({ tokens, reading, first, last }: Surroundings): boolean {
  const token = tokens[first];
  if (first !== last || !token || token.letterCase === 'lower') return false;
  return (
    MAKERS.has(token.fold) ||
    (token.flags & lexicon.MAKE_OR_TYPE) !== 0 ||
    (reading.kindsOf(first).common & kinds.MAKE_OR_TYPE) !== 0
  );
}

/** Not a usual given name, unless a large town; in Czech none ends as "Benešovi" does. */
export function isProbablyTown({ tokens, reading, language }: Surroundings, index: number): boolean {
  const token = tokens[index];
  if (language === 'cs' && token?.fold.endsWith('ovi')) return false;
  if (token?.letterCase !== 'capital' || !(GLIDING_SITES.has(token.fold) || reading.isTown(index))) return false;
  const { common } = reading.kindsOf(index);
  return !(common & kinds.GIVEN_USUAL) || (common & kinds.PLACE_LARGE) !== 0;
}

/** Excludes prepositions that also precede people. */
export function isAfterPlacePreposition(context: Surroundings, bits = kinds.PLACE_PREPOSITION): boolean {
  const before = wordBefore(context);
  if (!before || before.flags & lexicon.PERSON_CUE) return false;
  const { own } = context.reading.kindsOf(context.first - 1);
  return (own & bits) !== 0 || DETERMINERS[context.language].has(before.fold);
}
