// What a token is to the thresholds: the more it may be something else than a name, the surer the model has to be.

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

/** The class of a word by what the lists say of it and by where it stands. */
export function classOf({ tokens, sentences }: Reading, known: Knowledge, i: number): NameClass {
  const own = known.own[i] ?? 0;
  const common = known.common[i] ?? 0;
  const ordinary =
    (own & kinds.BAND) > 1 || (own & (kinds.DOMAIN | kinds.FUNCTION | kinds.ROLE)) !== 0 || (known.built[i] ?? 0) > 0;
  if (tokens[i]?.letterCase === 'lower') return common & LISTED && !ordinary ? 'small-listed' : 'small';
  if (common & (kinds.CRAFT | kinds.CALENDAR | kinds.RADIO | kinds.ACRONYM | kinds.NUMERAL)) return 'thing';
  if (common & (kinds.PLACE | kinds.PLACE_LARGE) && followsPlacePreposition(known, i)) return 'place';
  if (!(common & LISTED) && fewVowels(tokens[i]?.fold ?? '')) return 'short';
  if (!(common & LISTED) && sentences.styles[i] === 'shout') return 'shouted';
  if (ordinary && !(common & (LISTED | kinds.PROPER))) return 'plain';
  if (ordinary) return known.language[i] === GERMAN && tokens[i]?.letterCase === 'capital' ? 'noun' : 'ordinary';
  return common & LISTED ? 'listed' : 'unknown';
}

function followsPlacePreposition(known: Knowledge, i: number): boolean {
  return ((known.own[i - 1] ?? 0) & kinds.PLACE_PREPOSITION) !== 0;
}
