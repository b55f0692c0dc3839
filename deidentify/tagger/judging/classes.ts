// Classes of tokens: the likelier a token is something else, the higher the model's margin must be

import type { Token } from '../../reading/tokens.ts';
import { LANGUAGES } from '../languages.ts';
import { fewVowels } from '../model/signatures.ts';
import type { TokenisedText } from '../model/text-margins.ts';
import type { Knowledge } from '../words/knowledge.ts';
import * as kinds from '../words/word-kinds.ts';

export type NameClass =
  /** A usual given name, and not a town. */
  | 'given'
  /** Another name on a list, and not an ordinary word. */
  | 'listed'
  /** Neither a name on a list nor an ordinary word. */
  | 'unknown'
  /** An ordinary word that is also a usual name. */
  | 'ordinary'
  /** The same in German, where every noun is capitalised. */
  | 'noun'
  /** An ordinary word that is also a rare name. */
  | 'plain'
  /** An ordinary word, function word or landmark. */
  | 'word'
  /** Formed from ordinary words. */
  | 'formed'
  /** More likely a place. */
  | 'place'
  /** A maker, type, month, day, acronym, numeral or letter. */
  | 'thing'
  /** In lower case, and not a name on a list. */
  | 'lower-case'
  /** In lower case, on a list of names, and not an ordinary word. */
  | 'lower-case-listed'
  /** In an all-capitals text, unless it can only be a name. */
  | 'all-capitals'
  /** An abbreviation, or with too few vowels for a name. */
  | 'short';

const GERMAN = LANGUAGES.indexOf('de');
const LOWER_CASE_MONTHS: readonly number[] = (['nl', 'fr', 'es', 'it', 'pl', 'cs', 'sv'] as const).map((code) =>
  LANGUAGES.indexOf(code),
);
const LISTED = kinds.GIVEN | kinds.SURNAME | kinds.SHORT_NAME | kinds.DECLINED;

/** Nominatives only. */
const USUAL_NAME = kinds.GIVEN_USUAL | kinds.SURNAME_USUAL | kinds.SHORT_NAME;
const USUAL = USUAL_NAME | kinds.DECLINED;
const TOWN = kinds.PLACE | kinds.PLACE_LARGE;
const THING = kinds.MAKE_OR_TYPE | kinds.CALENDAR | kinds.ACRONYM | kinds.NUMERAL;

const INNER_CAPITAL = /.\p{Lu}/u;
const CAPITAL_INSIDE_NAMES = /^(?:Ma?c|De|Di|Du|La|Le|Lo|Van|Von|Vander|Fitz|O)\p{Lu}\p{Ll}/u;
const ABBREVIATION_CHARS_MAX = 6;
const JOINING_WORD_CHARS_MAX = 3;

/** The class by word lists and position. */
export function classOf({ tokens, sentences }: TokenisedText, known: Knowledge, i: number): NameClass {
  const own = known.own[i] ?? 0;
  const common = known.common[i] ?? 0;
  const isKnownWord = (own & kinds.BAND) > 1 || (own & (kinds.DOMAIN | kinds.FUNCTION | kinds.ROLE)) !== 0;
  const ordinary = isKnownWord || (known.built[i] ?? 0) > 0;
  if (tokens[i]?.letterCase === 'lower') return common & LISTED && !ordinary ? 'lower-case-listed' : 'lower-case';
  if ((common & THING && !isNotMonth(tokens, known, i) && !isMakersName(common)) || isLetter(common)) return 'thing';
  if (own & kinds.FUNCTION || (common & kinds.LANDMARK && !isLandownersName(tokens, common, i))) return 'word';
  if (isMoreLikelyPlace(tokens, known, i)) return 'place';
  if (isAbbreviation(tokens, sentences.styles[i], known, i)) return 'short';
  if (!(common & LISTED) && !isKnownWord && fewVowels(tokens[i]?.fold ?? '')) return 'short';
  if ((ordinary || !(common & LISTED)) && sentences.styles[i] === 'shout') return 'all-capitals';
  if (ordinary && !(common & LISTED)) return isKnownWord ? 'word' : 'formed';
  if (ordinary && !(common & USUAL)) return 'plain';
  if (ordinary && (isKnownWord || !(common & USUAL_NAME)))
    return known.language[i] === GERMAN && tokens[i]?.letterCase === 'capital' ? 'noun' : 'ordinary';
  if (common & (kinds.GIVEN_USUAL | kinds.SHORT_NAME) && !(common & TOWN)) return 'given';
  return common & LISTED ? 'listed' : 'unknown';
}

/** "Jan" is a name if capitalised where months are not, or in German away from time words and numbers. */
function isNotMonth(tokens: readonly Token[], known: Knowledge, i: number): boolean {
  const common = known.common[i] ?? 0;
  if ((common & THING) !== kinds.CALENDAR || !(common & kinds.GIVEN_USUAL)) return false;
  const isLowerCaseMonth =
    LOWER_CASE_MONTHS.includes(known.language[i] ?? 0) || (tokens[i]?.text === 'Jan' && !afterMonth(tokens[i - 1]));
  if (!isLowerCaseMonth || tokens[i]?.letterCase !== 'capital') return false;
  const next = tokens[i + 1]?.text === '.' ? tokens[i + 2] : tokens[i + 1];
  const abbreviated = tokens[i + 1]?.text === '.' && next?.letterCase === 'lower';
  return tokens[i - 1]?.kind !== 'number' && next?.kind !== 'number' && !abbreviated;
}

function isMakersName(common: number): boolean {
  return (common & THING) === kinds.MAKE_OR_TYPE && (common & kinds.SURNAME_USUAL) !== 0;
}

/** "Hill", "Green", "Costa": surnames, unless beside a capitalised word. */
function isLandownersName(tokens: readonly Token[], common: number, i: number): boolean {
  const beside = [tokens[i - 1], tokens[i + 1]].some((token) => token?.kind === 'word' && token.letterCase !== 'lower');
  return (common & (kinds.SURNAME_USUAL | kinds.GIVEN_USUAL)) !== 0 && !beside;
}

/** "Im Jan", "seit Jan": a German month. */
function afterMonth(before: Token | undefined): boolean {
  return /^(?:im|seit|bis|ab|ende|anfang|mitte|vom|zum|den)$/.test(before?.fold ?? '');
}

/** A radio letter that is a town or not a given name: "Toledo"; "Gustav" may be a person. */
function isLetter(common: number): boolean {
  if (!(common & kinds.RADIO_LETTER) || common & kinds.GIVEN_USUAL) return false;
  return !(common & kinds.GIVEN) || (common & TOWN) !== 0;
}

/** A town that is not a common name, or after "near"; beside a town or landmark; or before a country. */
function isMoreLikelyPlace(tokens: readonly Token[], known: Knowledge, i: number): boolean {
  const common = known.common[i] ?? 0;
  if (common & TOWN && (!(common & USUAL) || (known.own[i - 1] ?? 0) & kinds.PLACE_PREPOSITION)) return true;
  if (common & TOWN && (isTown(tokens, known, i, -1) || isTown(tokens, known, i, 1))) return true;
  if (isLandmark(tokens, known, i + 1) || isLandmark(tokens, known, i - 1)) return true;
  if (isLandmark(tokens, known, i - 2) && tokens[i - 1]?.text === '.') return true;
  return tokens[i + 1]?.text === ',' && ((known.common[i + 2] ?? 0) & kinds.COUNTRY) !== 0;
}

/** "Madrid, Toledo y Sevilla": a town that is not a usual name. */
function isTown(tokens: readonly Token[], known: Knowledge, i: number, step: 1 | -1): boolean {
  const joint = tokens[i + step];
  const common = known.common[i + 2 * step] ?? 0;
  const joined = joint?.text === ',' || (joint?.letterCase === 'lower' && joint.text.length <= JOINING_WORD_CHARS_MAX);
  const large = (common & kinds.PLACE_LARGE) !== 0 && !(common & kinds.GIVEN_USUAL);
  const isRadioWord = (common & kinds.RADIO_LETTER) !== 0 && !(common & kinds.GIVEN);
  const town = large || isRadioWord || ((common & TOWN) !== 0 && !(common & USUAL));
  return joined && town && tokens[i + 2 * step]?.letterCase !== 'lower';
}

/** "SID", "NiCad": capitals in ordinary text, unless a name beside them announces one. */
function isAbbreviation(tokens: readonly Token[], style: string | undefined, known: Knowledge, i: number): boolean {
  const token = tokens[i];
  if (!token || style === 'shout' || (style === 'heading' && token.letterCase === 'upper')) return false;
  if (token.letterCase === 'capital') return INNER_CAPITAL.test(token.text) && !CAPITAL_INSIDE_NAMES.test(token.text);
  if (token.letterCase !== 'upper' || token.text.length > ABBREVIATION_CHARS_MAX) return false;
  return !isListed(tokens, known, i - 1) && !isListed(tokens, known, i + 1);
}

function isListed(tokens: readonly Token[], known: Knowledge, i: number): boolean {
  return ((known.common[i] ?? 0) & LISTED) !== 0 && tokens[i]?.letterCase === 'capital';
}

function isLandmark(tokens: readonly Token[], known: Knowledge, i: number): boolean {
  return ((known.common[i] ?? 0) & kinds.LANDMARK) !== 0 && tokens[i]?.letterCase !== 'lower';
}
