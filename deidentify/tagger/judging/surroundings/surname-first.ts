// "der Winterhalter Max", "Duda Szymon": a surname before a sure given name

import { REPLACE_FROM_CONFIDENCE } from '../../../find.ts';
import type { Token } from '../../../reading/tokens.ts';
import { GERMAN_ARTICLES, NAME_CONJUNCTION } from '../../../tables/cues/people/surroundings.ts';
import { LANGUAGES } from '../../languages.ts';
import * as kinds from '../../words/word-kinds.ts';
import type { PassInput } from './pass-input.ts';

const GERMAN = LANGUAGES.indexOf('de');
const ENGLISH = LANGUAGES.indexOf('en');
/** Lists and signatures put the surname first. */
const OFFICIAL: readonly number[] = (['cs', 'es', 'fr', 'it', 'pl'] as const).map((code) => LANGUAGES.indexOf(code));
const ORDINARY_BAND = 2;
const SHOUTED_MIN = 3;
const GIVEN = kinds.GIVEN_USUAL | kinds.SHORT_NAME;
const PERSON_WORDS =
  kinds.FUNCTION | kinds.ROLE | kinds.TITLE | kinds.FAMILY | kinds.SAINT | kinds.SPEECH_VERB | kinds.GREETING;
const THING = kinds.MAKE_OR_TYPE | kinds.CALENDAR | kinds.COUNTRY | kinds.NUMERAL | kinds.WEATHER | kinds.PARTICLE;

export function raiseSurnameFirst(judged: PassInput): void {
  const { tokens, confidence, known } = judged;
  for (let i = 0; i + 1 < tokens.length; i++) {
    const sure = confidence[i + 1] ?? 0;
    if (
      sure < REPLACE_FROM_CONFIDENCE ||
      (confidence[i] ?? 0) >= REPLACE_FROM_CONFIDENCE ||
      !isGivenName(judged, i + 1)
    )
      continue;
    if (known.language[i] !== ENGLISH && maybeSurname(judged, i)) confidence[i] = sure;
  }
}

function isGivenName({ tokens, known, confidence }: PassInput, i: number): boolean {
  const [token, next] = [tokens[i], tokens[i + 1]];
  if (token?.letterCase !== 'capital' || !token.spaced || token.newLine) return false;
  const joined = next?.text === '-' && !next.spaced;
  const goesOn = joined || (isCapital(next) && next?.spaced && !next.newLine && (confidence[i + 1] ?? 0) > 0);
  return ((known.common[i] ?? 0) & GIVEN) !== 0 && !goesOn;
}

function isCapital(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.letterCase === 'capital' && token.text.length > 1;
}

function maybeSurname(judged: PassInput, i: number): boolean {
  const { tokens, known, vetoes, opens, classOf } = judged;
  const [common, own] = [known.common[i] ?? 0, known.own[i] ?? 0];
  if (own & PERSON_WORDS || common & THING) return false;
  if (tokens[i]?.letterCase === 'upper') return maybeShoutedSurname(judged, i);
  if (!isCapital(tokens[i]) || vetoes[i]) return false;
  const before = tokens[i - 1];
  const listed = (common & kinds.SURNAME_USUAL) !== 0;
  if ((own & kinds.BAND) < ORDINARY_BAND && !(own & kinds.DOMAIN)) {
    if (listed || (classOf(i) === 'unknown' && !opens(i))) return true;
    return known.language[i] === GERMAN && GERMAN_ARTICLES.test(before?.fold ?? '') && before?.letterCase !== 'upper';
  }
  const entry = opens(i) || /^[,:;(]$/.test(before?.text ?? '') || NAME_CONJUNCTION.test(before?.fold ?? '');
  return listed && entry && OFFICIAL.includes(known.language[i] ?? 0);
}

/** "HORÁK Jiří": listed, or an unknown word that begins an entry. */
function maybeShoutedSurname({ tokens, known, opens }: PassInput, i: number): boolean {
  const [common, own] = [known.common[i] ?? 0, known.own[i] ?? 0];
  if ((tokens[i]?.text.length ?? 0) < SHOUTED_MIN || common & kinds.ACRONYM) return false;
  if (common & kinds.SURNAME_USUAL) return true;
  const begins = opens(i) || /^[,:;(]$/.test(tokens[i - 1]?.text ?? '');
  return begins && (own & kinds.BAND) < ORDINARY_BAND && !(own & kinds.DOMAIN);
}
