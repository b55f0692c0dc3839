// Surnames as subjects or addressees: "Vogt meldete", "Zielonka z Borowikiem lecieli", „Mike, Klappen!“

import { REPLACE_FROM_CONFIDENCE } from '../../../find.ts';
import {
  ACTION_VERB_FORMS,
  AFTER_DATIVE_NAME,
  OPENING_QUOTE,
  POSSESSIVE_AFTER_DATIVE,
  WITH,
} from '../../../tables/cues/people/surroundings.ts';
import { AUXILIARIES } from '../../../tables/namesakes/place-predicates.ts';
import { LANGUAGES } from '../../languages.ts';
import * as kinds from '../../words/word-kinds.ts';
import type { NameClass } from '../classes.ts';
import type { PassInput } from './pass-input.ts';

const ENGLISH = LANGUAGES.indexOf('en');
const GERMAN = LANGUAGES.indexOf('de');
const TOWN = kinds.PLACE | kinds.PLACE_LARGE;
const USUAL_NAME = kinds.SURNAME_USUAL | kinds.GIVEN_USUAL | kinds.SHORT_NAME;
const PERSON_CLASSES: ReadonlySet<NameClass> = new Set<NameClass>([
  'given',
  'listed',
  'ordinary',
  'noun',
  'unknown',
  'place',
]);
/** In hundredths of a unit. */
const BEFORE_VERB_MARGIN_MIN = -1800;
const AFTER_PARTICLES_MARGIN_MIN = 0;
const COMPANION_MARGIN_MIN = -8000;

/** Opens the sentence before a verb of speech or action. */
export function raiseSubjects(judged: PassInput): void {
  const { tokens, known, confidence, marginOf, opens, vetoes, classOf } = judged;
  for (let i = 0; i + 1 < tokens.length; i++) {
    const next = tokens[i + 1];
    if (!isDoubted(judged, i) || next?.letterCase !== 'lower' || next.newLine || known.language[i] === ENGLISH)
      continue;
    if (vetoes[i] || !PERSON_CLASSES.has(classOf(i))) continue;
    const own = known.own[i + 1] ?? 0;
    const common = known.common[i] ?? 0;
    const language = LANGUAGES[known.language[i] ?? 0] ?? 'en';
    const says = (own & kinds.SPEECH_VERB) !== 0 && !(own & kinds.FUNCTION);
    const isActing = AUXILIARIES[language].has(next.text) || ACTION_VERB_FORMS[language]?.test(next.text) === true;
    const acts = says || (classOf(i) === 'listed' && isActing);
    const listed =
      (common & USUAL_NAME) !== 0 && !(common & kinds.PLACE_LARGE) && marginOf(i) >= BEFORE_VERB_MARGIN_MIN;
    const hasParticles = isAfterParticles(judged, i) && marginOf(i) >= AFTER_PARTICLES_MARGIN_MIN;
    if ((opens(i) && acts && listed) || (hasParticles && classOf(i) !== 'noun'))
      confidence[i] = REPLACE_FROM_CONFIDENCE;
  }
}

function isDoubted({ tokens, confidence }: PassInput, i: number): boolean {
  return (
    tokens[i]?.letterCase === 'capital' &&
    (tokens[i]?.text.length ?? 0) > 2 &&
    (confidence[i] ?? 0) < REPLACE_FROM_CONFIDENCE
  );
}

/** "von der Heydt", "de la Cruz": particles in lower case that begin a sentence. */
function isAfterParticles({ tokens, known, opens }: PassInput, i: number): boolean {
  let first = i;
  while (tokens[first]?.newLine === false && isParticle(first - 1)) first -= 1;
  return i - first > 1 && opens(first);

  function isParticle(at: number): boolean {
    return tokens[at]?.letterCase === 'lower' && ((known.common[at] ?? 0) & kinds.PARTICLE) !== 0;
  }
}

/** "Zielonka z Borowikiem": beside a sure name, and opening the sentence. */
export function raiseCompanions({ tokens, known, confidence, opens, vetoes, classOf, marginOf }: PassInput): void {
  for (let i = 0; i + 2 < tokens.length; i++) {
    if (
      !opens(i) ||
      vetoes[i] ||
      (confidence[i] ?? 0) >= REPLACE_FROM_CONFIDENCE ||
      tokens[i]?.letterCase !== 'capital'
    )
      continue;
    const [joint, other] = [tokens[i + 1], tokens[i + 2]];
    const preposition = WITH[LANGUAGES[known.language[i] ?? 0] ?? 'en'];
    if (!preposition?.word.test(joint?.fold ?? '') || other?.letterCase !== 'capital' || other.newLine) continue;
    if (preposition.other?.test(other.text) === false || marginOf(i) < COMPANION_MARGIN_MIN) continue;
    const own = known.own[i] ?? 0;
    const listed = ((known.common[i] ?? 0) & USUAL_NAME) !== 0 && !(own & (kinds.ROLE | kinds.FUNCTION | kinds.FAMILY));
    if (listed && PERSON_CLASSES.has(classOf(i)) && (confidence[i + 2] ?? 0) >= REPLACE_FROM_CONFIDENCE)
      confidence[i] = REPLACE_FROM_CONFIDENCE;
  }
}

/** „Mike, airbrakes!”: addressed directly. */
export function raiseAddressees({ tokens, known, confidence, vetoes }: PassInput): void {
  for (let i = 1; i + 2 < tokens.length; i++) {
    const token = tokens[i];
    if (token?.letterCase !== 'capital' || token.spaced || token.newLine || vetoes[i]) continue;
    if (!OPENING_QUOTE.test(tokens[i - 1]?.text ?? '') || tokens[i + 1]?.text !== ',') continue;
    const given = (known.common[i] ?? 0) & (kinds.GIVEN_USUAL | kinds.SHORT_NAME);
    const spelt = (known.common[i + 2] ?? 0) & (kinds.RADIO_LETTER | kinds.NUMERAL) || tokens[i + 2]?.kind !== 'word';
    if (given && !spelt && (confidence[i] ?? 0) > 0)
      confidence[i] = Math.max(confidence[i] ?? 0, REPLACE_FROM_CONFIDENCE);
  }
}

/** "dem Pröll seine Ka 8", "A Ferrari si è aperta": the owner, or the person affected. */
export function raiseDatives(judged: PassInput): void {
  const { tokens, known, confidence, opens, vetoes, classOf } = judged;
  for (let i = 1; i + 1 < tokens.length; i++) {
    if (!isDoubted(judged, i) || vetoes[i] || tokens[i + 1]?.newLine) continue;
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    const common = known.common[i] ?? 0;
    const code = LANGUAGES[known.language[i] ?? 0] ?? 'en';
    const named = PERSON_CLASSES.has(classOf(i)) || classOf(i) === 'short';
    const noun = known.language[i] === GERMAN && (classOf(i) === 'noun' || classOf(i) === 'formed');
    const owner =
      known.language[i] === GERMAN && before?.fold === 'dem' && POSSESSIVE_AFTER_DATIVE.test(next?.fold ?? '');
    if (owner && named && !noun && !(common & kinds.MAKE_OR_TYPE)) confidence[i] = REPLACE_FROM_CONFIDENCE;
    const whom = before?.fold === 'a' && opens(i - 1) && AFTER_DATIVE_NAME[code]?.test(next?.text ?? '') === true;
    if (whom && common & USUAL_NAME && !(common & TOWN)) confidence[i] = REPLACE_FROM_CONFIDENCE;
  }
}
