/** Makers and brands named after people, beside their equipment */
import type { Token } from '../../../reading/tokens.ts';
import { ACTION_VERB, SPEECH_VERB } from '../../../tables/lexicon.ts';
import { DETERMINER_HOMOGRAPHS, DETERMINERS, EQUIPMENT, POSTS } from '../../../tables/namesakes/equipment.ts';
import {
  BRAND_NOUNS,
  BUILT,
  DUTCH_EQUIPMENT,
  HYPHENED_MAKERS,
  MANUALS,
  POSSESSIVES,
} from '../../../tables/namesakes/makers.ts';
import { FOREIGNER_CUES, FOREIGNERS } from '../../../tables/people/nationalities.ts';
import type { LanguageCode } from '../../../tagger/languages.ts';
import * as kinds from '../../../tagger/words/word-kinds.ts';
import { isSubject } from './subject.ts';
import {
  followingWords,
  isAfterGivenName,
  isAfterPlacePreposition,
  isMaker,
  isSpeaking,
  type Surroundings,
  wordBefore,
} from './surroundings.ts';

/** The maker follows the thing; an owner has "de" or a case ending. */
const MAKER_LAST: ReadonlySet<LanguageCode> = new Set(['fr', 'it', 'es']);
const COMPOUNDING: ReadonlySet<LanguageCode> = new Set(['de', 'nl', 'sv']);
const INFLECTING: ReadonlySet<LanguageCode> = new Set(['de', 'nl', 'sv', 'pl', 'cs']);
/** "lier" as "lierens": longest ending, in letters. */
const ENDING_LETTERS_MAX = 3;
const WORD_LETTERS_MIN = 4;

function isEquipment(token: Token | undefined, language: LanguageCode): boolean {
  if (!token || (token.fold === 'van' && language !== 'en')) return false;
  if (EQUIPMENT.has(token.fold)) return true;
  if (!INFLECTING.has(language)) return false;
  for (let cut = 1; cut <= ENDING_LETTERS_MAX && token.fold.length - cut >= WORD_LETTERS_MIN; cut++)
    if (EQUIPMENT.has(token.fold.slice(0, -cut))) return true;
  return false;
}

/** "Becker radio", "silnik Walter", "Bosch-Akku". */
export function isMakerOfEquipment(context: Surroundings): boolean {
  const { language } = context;
  if (!isMaker(context) || isAfterGivenName(context) || isSubject(context)) return false;
  const following = followingWords(context).find(({ whole }) => whole);
  const before = wordBefore(context);
  if (isEquipment(before, language) && !POSTS.has(before?.fold ?? '')) return true;
  if (following?.joined) {
    if (isEquipment(following.word, language)) return true;
    const surname =
      following.word.letterCase === 'capital' &&
      (context.reading.kindsOf(context.last + 2).common & kinds.SURNAME_USUAL) !== 0;
    return COMPOUNDING.has(language) && !surname;
  }
  const given = before && before.kind === 'word' && !isAfterPlacePreposition(context, kinds.FUNCTION);
  if (given || (context.reading.kindsOf(context.first).common & kinds.GIVEN_USUAL && !isAfterPlacePreposition(context)))
    return false;
  return language === 'en' && isEquipment(following?.word, language);
}

/** "the Wilson trailer", "Van Doorne-lier": an unknown maker, or its owner. */
export function isBesideEquipment(context: Surroundings): boolean {
  const { reading, language, first, last } = context;
  const given = (reading.kindsOf(first).common & kinds.GIVEN_USUAL) !== 0;
  if (isSubject(context)) return false;
  if (first === last && !given && MAKER_LAST.has(language) && isEquipment(wordBefore(context), language)) return true;
  if (isMaker(context) && isEquipment(wordBefore(context), language)) return true;
  const following = followingWords(context);
  if (COMPOUNDING.has(language))
    return following.some(({ word, joined }) => joined && (word.letterCase === 'lower' || isEquipment(word, language)));
  return (
    language === 'en' &&
    DETERMINERS.en.has(wordBefore(context)?.fold ?? '') &&
    isEquipment(following[0]?.word, language)
  );
}

export function isMakerAfterDeterminer(context: Surroundings): boolean {
  const before = wordBefore(context);
  if (!before || DETERMINER_HOMOGRAPHS.has(before.text.toLowerCase())) return false;
  return isMaker(context) && !isSpeaking(context) && DETERMINERS[context.language].has(before.fold);
}

function isTool({ tokens, first }: Surroundings): boolean {
  return (
    tokens[first - 1]?.fold === 'van' && [2, 3].some((back) => DUTCH_EQUIPMENT.has(tokens[first - back]?.fold ?? ''))
  );
}

/** "Radio firmy Becker", "Constructeur : Robin", "built by Robin". */
export function isBrand(context: Surroundings): boolean {
  const { tokens, reading, first } = context;
  const { language, last } = context;
  if (!isMaker(context) || [1, 2].some((on) => POSSESSIVES.has(tokens[last + on]?.fold ?? ''))) return false;
  const over = tokens[first - 1]?.text === ':' ? 2 : 1;
  if (BRAND_NOUNS.has(tokens[first - over]?.fold ?? '')) return true;
  const isFunctionWord = (reading.kindsOf(first - 1).own & kinds.FUNCTION) !== 0;
  const cue = tokens[first - 2];
  return (
    isFunctionWord && (cue?.kind === 'code' || BUILT.has(cue?.fold ?? '') || (language === 'nl' && isTool(context)))
  );
}

/** "el manual Schleicher", "le manuel Rolladen-Schneider": a maker's manual, not "Manuel Schleicher". */
export function isManual({ tokens, reading, language, first, last }: Surroundings): boolean {
  const isOf = (at: number) => tokens[at]?.letterCase === 'lower' && MANUALS.has(tokens[at]?.fold ?? '');
  const maker = isOf(first) ? first + 1 : first;
  if (maker > last || !isOf(maker - 1)) return false;
  return [maker, last].some((at) => isMaker({ tokens, reading, language, first: at, last: at }));
}

/** "Glaser-Dirks", or what is found of "Rolladen-Schneider". */
export function isHyphenedMaker({ tokens, first, last }: Surroundings): boolean {
  const begins = first > 1 && tokens[first - 1]?.text === '-' && !tokens[first]?.spaced ? first - 2 : first;
  const name = tokens.slice(begins, last + 1).filter(({ kind }) => kind === 'word');
  return HYPHENED_MAKERS.has(name.map(({ fold }) => fold).join(''));
}

/** "la Mc Cready à 2": the ring and the setting, not the person after whom they are named. */
export function isSetting(context: Surroundings): boolean {
  const { tokens, first, last } = context;
  // Of "Mc Cready" the first word alone may be found.
  const end = /^ma?c$/.test(tokens[last]?.fold ?? '') ? last + 2 : last + 1;
  const name = tokens.slice(first, end).map(({ fold }) => fold);
  return /^(?:ma?c)?cready$/.test(name.join('')) && !isAfterGivenName(context);
}

/** "McCready a décollé" may be a person. */
export function isAfterWord(context: Surroundings): boolean {
  return wordBefore(context)?.letterCase === 'lower' && !isSubject(context);
}

/** "the Walter Minor engine": after an article, before a lower-case noun. */
export function isBetweenArticleAndNoun(context: Surroundings): boolean {
  const { tokens, reading, language, last } = context;
  const next = tokens[last + 1];
  if (language !== 'en' || wordBefore(context)?.fold !== 'the' || next?.kind !== 'word' || next.letterCase !== 'lower')
    return false;
  return (
    !(next.flags & (SPEECH_VERB | ACTION_VERB)) &&
    !(reading.kindsOf(last + 1).own & (kinds.FUNCTION | kinds.SPEECH_VERB)) &&
    !next.fold.endsWith('ed')
  );
}

/** "Alemán D-2218", "Němec na Cirrusu": where a pilot comes from. */
export function isForeigner(context: Surroundings): boolean {
  const { tokens, first, last } = context;
  if (first !== last || !FOREIGNERS.has(tokens[first]?.fold ?? '') || wordBefore(context)) return false;
  const [next, joint] = [tokens[last + 1], tokens[last + 2]];
  const mark = /^[A-Z]{1,2}$/.test(next?.text ?? '') && joint?.text === '-';
  const sign = next?.kind === 'code' || next?.kind === 'redacted' || mark;
  return sign || FOREIGNER_CUES.has(next?.fold ?? '');
}
