// Ordinary words with nothing to make them a name (C5.3, C19.9)

import { REPLACE_FROM_CONFIDENCE } from '../../find.ts';
import type { Token } from '../../reading/tokens.ts';
import { ENGLISH_VERBS, VERBAL_ENDINGS } from '../../tables/cues/people/ordinary-words.ts';
import { GLIDING_WORDS } from '../../tables/gliding-words.ts';
import { ACTION_VERB, ARTICLE, PERSON_CUE, SPEECH_VERB } from '../../tables/lexicon.ts';
import { LANGUAGES, type LanguageCode } from '../languages.ts';
import { opensAt } from '../model/features.ts';
import type { TokenisedText } from '../model/text-margins.ts';
import type { Knowledge } from '../words/knowledge.ts';
import * as kinds from '../words/word-kinds.ts';

const GIVEN = kinds.GIVEN_USUAL | kinds.SHORT_NAME;
const USUAL_NAME = GIVEN | kinds.SURNAME_USUAL;
const PERSON_WORDS = kinds.TITLE | kinds.ROLE | kinds.FAMILY;
const ORDINARY_BAND = 2;
const QUOTE = /^["“„«»‘']$/;
const JOINT = /^(?:[,/&+-]|and|und|et|en|y|e|i|a|och)$/;
const APOSTROPHE = /^['’‘`´ʼ]$/;

/** A word, what is known about it, and how sure it is; `sure`: it would be replaced. */
type Place = { reading: TokenisedText; known: Knowledge; confidence: Float64Array; i: number; sure: boolean };
type Found = { first: number; last: number; confidence: number };

/** Nothing beside it indicates a person. */
export function isEveryday(reading: TokenisedText, known: Knowledge, confidence: Float64Array, found: Found): boolean {
  const { tokens } = reading;
  const { first, last } = found;
  if (isAnnounced(tokens, known, first)) return false;
  const place = { reading, known, confidence, i: first, sure: found.confidence >= REPLACE_FROM_CONFIDENCE };
  if (first !== last) return areAllGliding(place, last);
  if (isBesideName(place)) return false;
  if (tokens[first]?.letterCase === 'lower') return isLowerCaseWord(place);
  const opens = opensSentence(place);
  if (isThingOfGliding(place, opens)) return true;
  if (!place.sure && (isRole(known, first) || isEmphasis(place))) return true;
  return opens && tokens[first]?.letterCase === 'capital' && isOpener(place);
}

function languageOf(known: Knowledge, i: number): LanguageCode {
  return LANGUAGES[known.language[i] ?? 0] ?? 'en';
}

function isGliding(tokens: readonly Token[], known: Knowledge, i: number): boolean {
  return GLIDING_WORDS[languageOf(known, i)].has(tokens[i]?.fold ?? '');
}

function areAllGliding({ reading: { tokens }, known, i: first }: Place, last: number): boolean {
  for (let i = first; i <= last; i++) if (!isGliding(tokens, known, i)) return false;
  return true;
}

function isOrdinary(known: Knowledge, i: number): boolean {
  const own = known.own[i] ?? 0;
  return (own & kinds.BAND) >= ORDINARY_BAND || (own & (kinds.DOMAIN | kinds.FUNCTION | kinds.ROLE)) !== 0;
}

function isRole(known: Knowledge, i: number): boolean {
  return ((known.own[i] ?? 0) & kinds.ROLE) !== 0 && !((known.common[i] ?? 0) & USUAL_NAME);
}

/** Not in quotation marks, as nicknames may be. */
function opensSentence({ reading: { tokens, sentences }, known, i }: Place): boolean {
  return opensAt(tokens, sentences, known, i) && !(QUOTE.test(tokens[i - 1]?.text ?? '') && !tokens[i]?.newLine);
}

/** A title, role or "called", across a colon, comma or a title's full stop. */
function isAnnounced(tokens: readonly Token[], known: Knowledge, i: number): boolean {
  const before = tokens[i - 1];
  if (!before || (tokens[i]?.newLine && before.text !== ':')) return false;
  if (before.kind === 'mark') {
    const own = known.own[i - 2] ?? 0;
    if (before.text === '.') return (own & kinds.TITLE) !== 0;
    return /^[:,(]$/.test(before.text) && (own & (kinds.TITLE | kinds.ROLE)) !== 0;
  }
  const own = known.own[i - 1] ?? 0;
  if (own & PERSON_WORDS && !(own & kinds.FUNCTION)) return true;
  return (own & kinds.NAME_CUE) !== 0 && !(own & kinds.SPEECH_VERB);
}

/** Also across "and" or a comma. */
function isBesideName({ reading: { tokens }, known, confidence, i }: Place): boolean {
  return ([-1, 1] as const).some((step) => {
    const [next, second] = [tokens[i + step], tokens[i + 2 * step]];
    if (!next || (step > 0 ? next : tokens[i])?.newLine) return false;
    if (JOINT.test(next.fold === '' ? next.text : next.fold))
      return (confidence[i + 2 * step] ?? 0) >= REPLACE_FROM_CONFIDENCE;
    if (next.text === '.' && step < 0) return second?.text.length === 1 && second.letterCase === 'capital';
    if (next.kind !== 'word' || next.letterCase !== 'capital') return false;
    return (
      next.text.length === 1 || (confidence[i + step] ?? 0) > 0 || ((known.common[i + step] ?? 0) & USUAL_NAME) !== 0
    );
  });
}

/** "Gust lifted a glider": mid-sentence only if merely likely; people's names only as openers. */
function isThingOfGliding({ reading: { tokens, sentences }, known, i, sure }: Place, opens: boolean): boolean {
  if (!isGliding(tokens, known, i)) return false;
  const loud = sentences.styles[i] === 'shout' || sentences.styles[i] === 'heading';
  if (!((known.common[i] ?? 0) & USUAL_NAME)) return opens || loud || !sure;
  const next = tokens[i + 1];
  return (opens || loud) && !((next?.flags ?? 0) & SPEECH_VERB) && !APOSTROPHE.test(next?.text ?? '');
}

function isEmphasis({ reading: { tokens, sentences }, known, i }: Place): boolean {
  if (tokens[i]?.letterCase !== 'upper' || sentences.styles[i] !== 'prose') return false;
  if (sentences.opens[i] === 1 || tokens[i + 1]?.letterCase === 'upper') return false;
  return isOrdinary(known, i) && !((known.common[i] ?? 0) & kinds.ANY_NAME);
}

/** Sentence openers: "Wrong sector", "Small dog". */
function isOpener({ reading: { tokens }, known, i, sure }: Place): boolean {
  const common = known.common[i] ?? 0;
  const ordinary = isOrdinary(known, i);
  if (common & GIVEN || !(ordinary || known.built[i])) return false;
  const english = languageOf(known, i) === 'en';
  if (sure || common & kinds.SURNAME_USUAL)
    return ordinary && english && (isGreeting(tokens, known, i) || isDescribing(tokens, known, i + 1));
  return english ? isNotVerb(tokens, known, i + 1) : isPreposition(tokens, known, i + 1);
}

/** "Good signals from the pilot": a greeting, unless a verb follows. */
function isGreeting(tokens: readonly Token[], known: Knowledge, i: number): boolean {
  const next = wordAt(tokens, i + 1);
  if (!next || next.flags & (SPEECH_VERB | ACTION_VERB) || ENGLISH_VERBS.has(next.fold) || next.fold.endsWith('ed'))
    return false;
  return ((known.own[i] ?? 0) & kinds.GREETING) !== 0;
}

function wordAt(tokens: readonly Token[], i: number): Token | undefined {
  const token = tokens[i];
  return token?.kind === 'word' && !token.newLine && !JOINT.test(token.fold) ? token : undefined;
}

/** As far as can be known. */
function isNotVerb(tokens: readonly Token[], known: Knowledge, i: number): boolean {
  const token = wordAt(tokens, i);
  if (!token || ENGLISH_VERBS.has(token.fold)) return false;
  if (token.fold.endsWith('ing')) return true;
  return !(
    (known.own[i] ?? 0) & kinds.SPEECH_VERB ||
    token.flags & (SPEECH_VERB | ACTION_VERB) ||
    token.fold.endsWith('ed')
  );
}

/** In other languages only place prepositions and articles, since any word may be a verb. */
function isPreposition(tokens: readonly Token[], known: Knowledge, i: number): boolean {
  const token = wordAt(tokens, i);
  if (!token || token.flags & PERSON_CUE) return false;
  return ((known.own[i] ?? 0) & kinds.PLACE_PREPOSITION) !== 0 || (token.flags & ARTICLE) !== 0;
}

/** "Hard landing": an adjective before an ordinary non-verb. */
function isDescribing(tokens: readonly Token[], known: Knowledge, i: number): boolean {
  const token = wordAt(tokens, i);
  if (token?.letterCase !== 'lower' || token.fold.endsWith('s') || !isNotVerb(tokens, known, i)) return false;
  return isOrdinary(known, i) && !((known.own[i] ?? 0) & kinds.FUNCTION);
}

/** "her flowers": lower case, unless it is a subject or accompanies a person. */
function isLowerCaseWord({ reading: { tokens, sentences }, known, i, sure }: Place): boolean {
  const token = tokens[i];
  if (!token) return false;
  const language = languageOf(known, i);
  const common = known.common[i] ?? 0;
  const does = ((known.own[i + 1] ?? 0) & kinds.SPEECH_VERB) !== 0 && !tokens[i + 1]?.newLine;
  const verbal = VERBAL_ENDINGS[language].test(token.fold) && !(common & kinds.ANY_NAME) && !does;
  if (isGliding(tokens, known, i) && !(does && common & USUAL_NAME)) return !(common & GIVEN);
  if (sure) return verbal && language === 'en';
  if (verbal) return true;
  if (sentences.styles[i] !== 'prose' || !isOrdinary(known, i) || does) return false;
  return !(common & USUAL_NAME) || !((tokens[i - 1]?.flags ?? 0) & PERSON_CUE);
}
