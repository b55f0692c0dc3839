// What a token is to the thresholds: the more it may be something else than a name, the surer the model has to be.

import type { Token } from '../../reading/tokens.ts';
import { LANGUAGES } from '../languages.ts';
import { fewVowels } from '../model/signatures.ts';
import type { Reading } from '../model/text-margins.ts';
import type { Knowledge } from '../words/knowledge.ts';
import * as kinds from '../words/word-kinds.ts';

export const CLASSES = [
  'listed',
  'unknown',
  'ordinary',
  'plain',
  'word',
  'noun',
  'place',
  'thing',
  'small',
  'small-listed',
  'shouted',
  'short',
] as const;
export type NameClass = (typeof CLASSES)[number];

const GERMAN = LANGUAGES.indexOf('de');
const LISTED = kinds.GIVEN | kinds.SURNAME | kinds.SHORT_NAME | kinds.DECLINED;

const USUAL = kinds.GIVEN_USUAL | kinds.SURNAME_USUAL | kinds.SHORT_NAME | kinds.DECLINED;
const TOWN = kinds.PLACE | kinds.PLACE_LARGE;
const THING = kinds.CRAFT | kinds.CALENDAR | kinds.ACRONYM | kinds.NUMERAL;

/** The class of a word by what the lists say of it and by where it stands. */
export function classOf({ tokens, sentences }: Reading, known: Knowledge, i: number): NameClass {
  const own = known.own[i] ?? 0;
  const common = known.common[i] ?? 0;
  const ordinary =
    (own & kinds.BAND) > 1 || (own & (kinds.DOMAIN | kinds.FUNCTION | kinds.ROLE)) !== 0 || (known.built[i] ?? 0) > 0;
  if (tokens[i]?.letterCase === 'lower') return common & LISTED && !ordinary ? 'small-listed' : 'small';
  if (common & THING || (common & kinds.RADIO && !(common & kinds.GIVEN_USUAL))) return 'thing';
  if (own & kinds.FUNCTION || common & kinds.LANDMARK) return 'word';
  if (isRatherPlace(tokens, known, i)) return 'place';
  if (!(common & LISTED) && fewVowels(tokens[i]?.fold ?? '')) return 'short';
  if ((ordinary || !(common & LISTED)) && sentences.styles[i] === 'shout') return 'shouted';
  if (ordinary && !(common & LISTED)) return 'word';
  if (ordinary && !(common & USUAL)) return 'plain';
  if (ordinary) return known.language[i] === GERMAN && tokens[i]?.letterCase === 'capital' ? 'noun' : 'ordinary';
  return common & LISTED ? 'listed' : 'unknown';
}

/** A town behind "near", beside a mountain or an airfield, before a country, or one that is no usual name. */
function isRatherPlace(tokens: readonly Token[], known: Knowledge, i: number): boolean {
  const common = known.common[i] ?? 0;
  if (common & TOWN && (!(common & USUAL) || (known.own[i - 1] ?? 0) & kinds.PLACE_PREPOSITION)) return true;
  if (isLandmark(tokens, known, i + 1) || isLandmark(tokens, known, i - 1)) return true;
  if (isLandmark(tokens, known, i - 2) && tokens[i - 1]?.text === '.') return true;
  return tokens[i + 1]?.text === ',' && ((known.common[i + 2] ?? 0) & kinds.COUNTRY) !== 0;
}

function isLandmark(tokens: readonly Token[], known: Knowledge, i: number): boolean {
  return ((known.common[i] ?? 0) & kinds.LANDMARK) !== 0 && tokens[i]?.letterCase !== 'lower';
}
