/** Names from tables, and capitalised words used like people's names */
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import {
  ADVERBS,
  BIRDS,
  COMMON_NOUN_ENDING,
  ENGLISH_VERB,
  NON_PERSON_ENDING,
  PILOT_VERBS,
  PLACE_PREDICATES,
  POSSESSIONS,
  STATION_REQUESTS,
  VERBS_WITH_PERSON_OBJECT,
} from '../../tables/cues/people/known-names.ts';
import { GLIDING_WORDS } from '../../tables/gliding-words.ts';
import * as lexicon from '../../tables/lexicon.ts';
import { COUNTABLE_NOUN_SURNAMES } from '../../tables/people/countable-nouns.ts';
import { isNationality } from '../../tables/people/nationalities.ts';
import type { Judgement, NameCandidate, NameRange, ProseCandidate } from './candidate.ts';
import { isPersonActive } from './context/activity.ts';
import { isAfterPersonCue } from './context/person-cues.ts';
import { isCounted, isDesignation, isPlaceOfFlight, isThing, isThingAfterArticle } from './context/things.ts';
import { CERTAIN, LIKELY, POSSIBLE } from './levels.ts';
import { DOUBTFUL, isOtherwiseUsed, isPlainName, isPossessive, opensSentence, precedesVerb } from './name-context.ts';
import { endOfName, isInitial, isSurname } from './name-phrase.ts';
import { isOtherScript } from './title-or-role.ts';

const FORMAL = lexicon.GIVEN | lexicon.SURNAME;
const NEVER =
  lexicon.ROLE | lexicon.TITLE | lexicon.ACRONYM | lexicon.AIRCRAFT_NOUN | lexicon.ARTICLE | lexicon.NUMERAL;
const NOT_FREE =
  NEVER | lexicon.ORDINARY | lexicon.MAKE_OR_TYPE | lexicon.CALENDAR | lexicon.RADIO_LETTER | lexicon.PLACE_ENDING;
/** Words for what only a ground station gives. */
const FROM_STATIONS = /^(?:crossing|transit|clearance|service)$/;
const CAMEL = /^\p{Lu}{2}|^(?!Ma?c|De|Di|La|Le|Fitz|Van).*\p{Ll}\p{Lu}/u;

/** Undefined if form or flags rule out a name. */
export function candidateAt(passage: Passage, index: number): NameCandidate | undefined {
  const { tokens } = passage;
  const token = tokens[index];
  if (token?.kind !== 'word' || isInitial(token) || token.letterCase === 'lower') return undefined;
  if (token.letterCase === 'none' || token.fold.length < 2 || isDesignation(tokens, index)) return undefined;
  const last = endOfName(passage, index);
  if (isOtherwiseUsed(tokens, index, last) || token.flags & NEVER) return undefined;
  const end = tokens[last];
  if (end && end.flags & lexicon.MAKE_OR_TYPE && last > index && !(end.flags & FORMAL)) return undefined;
  return { passage, token, first: index, last };
}

export function proseCandidateAt({ passage, token, first, last }: NameCandidate): ProseCandidate | undefined {
  const { tokens } = passage;
  if (passage.sentences.styles[first] !== 'prose' || token.letterCase !== 'capital') return undefined;
  const listed = (token.flags & FORMAL) !== 0 || isSurname(token);
  const opens = opensSentence(passage, first);
  if (!listed && GLIDING_WORDS.en.has(token.fold)) return undefined;
  if (isCounted(tokens[first - 1]) && token.fold.endsWith('s') && !isPlainName(token)) return undefined;
  if (!listed && (token.flags & NOT_FREE || (opens && COMMON_NOUN_ENDING.test(token.fold)) || CAMEL.test(token.text)))
    return undefined;
  return { passage, token, first, last, listed, opens };
}

export function otherScript(passage: Passage, index: number): NameRange | undefined {
  const { tokens } = passage;
  if (!isOtherScript(tokens[index])) return undefined;
  return ENGLISH_VERB.test(tokens[index + 1]?.fold ?? '') && precedesVerb(tokens, index, true)
    ? { first: index, last: index, reason: 'Before a verb of speech or action', confidence: LIKELY.act }
    : undefined;
}

/** An unambiguous given name alone; only a suggestion at the ends of routes and after articles. */
export function plainGiven({ passage, token, first: index }: NameCandidate): Judgement | undefined {
  if (!isPlainName(token) || !(token.flags & lexicon.GIVEN)) return undefined;
  const acts = isPossessive(passage.tokens, index) || precedesVerb(passage.tokens, index, false);
  if (!acts && isPlaceOfFlight(passage.tokens, index))
    return { reason: 'May be a name or a place', confidence: POSSIBLE.otherwiseUsed };
  if (token.letterCase === 'upper' && token.fold.length < 4) {
    if (isThing(passage.tokens[index - 1]) || !precedesVerb(passage.tokens, index, false)) return undefined;
  }
  return isThingAfterArticle(passage, index)
    ? { reason: 'May be a name or a thing', confidence: POSSIBLE.otherwiseUsed }
    : { reason: 'A given name', confidence: CERTAIN.givenName };
}

/** A given name or surname beside another name. */
export function fullName({ passage, token, first, last }: NameCandidate): Judgement | undefined {
  if (first === last) return undefined;
  const end = passage.tokens[last];
  if (!end || (end.flags & lexicon.MAKE_OR_TYPE && !(end.flags & FORMAL))) return undefined;
  const abbreviation = token.letterCase === 'upper' && token.fold.length < 4 && !isSurname(end);
  if (abbreviation) return undefined;
  if (isPlainName(token) && token.flags & lexicon.GIVEN)
    return { reason: 'A given name with a surname', confidence: CERTAIN.wholeName };
  const prose = passage.sentences.styles[first] === 'prose';
  const surname = isSurname(end) && (end.flags & (DOUBTFUL & ~lexicon.ORDINARY)) === 0;
  if (followsLocative(passage, first) && token.flags & lexicon.PLACE && !(end.flags & lexicon.GIVEN)) return undefined;
  if (token.flags & lexicon.GIVEN) {
    if (surname && (prose || !(end.flags & lexicon.ORDINARY)))
      return { reason: 'A given name with a surname', confidence: CERTAIN.surnameToo };
    return prose && end.flags === 0 && (!opensSentence(passage, first) || token.flags & lexicon.PLACE)
      ? { reason: 'Two given names', confidence: CERTAIN.neighbour }
      : undefined;
  }
  if (!prose || token.flags & NOT_FREE || !surname || end.flags & lexicon.ORDINARY) return undefined;
  if (!(end.flags & FORMAL) && /^(?:to|from|for|of|and|the)$/.test(passage.tokens[first - 1]?.fold ?? ''))
    return undefined;
  return followsLocative(passage, first)
    ? undefined
    : { reason: 'A surname with another name', confidence: CERTAIN.neighbour };
}

function followsLocative(passage: Passage, index: number): boolean {
  return ((passage.tokens[index - 1]?.flags ?? 0) & lexicon.LOCATIVE) !== 0;
}

/** Before a verb of speech or action, or what applies only to people (context/activity.ts). */
export function beforeVerb({ passage, token, first, last, listed, opens }: ProseCandidate): Judgement | undefined {
  const { tokens } = passage;
  const several = /^(?:were|are)$/.test(tokens[last + 1]?.fold ?? '');
  const active = (listed || !several) && isPersonActive(tokens, last);
  const given = listed && (token.flags & lexicon.GIVEN) !== 0;
  const placed = (token.flags & lexicon.PLACE) !== 0 && first === last;
  const passive = (token.flags & (lexicon.ORDINARY | lexicon.RADIO_LETTER)) !== 0 && opens && isLinked(tokens, last);
  const family = isPlainName(token) && !isAboutPlaces(tokens, last + 1);
  const strictly = !(given || family) || (token.flags & lexicon.CALENDAR) !== 0 || placed || passive;
  if (!active && !precedesVerb(tokens, last, strictly)) return undefined;
  if (!listed && token.flags & lexicon.PLACE) return undefined;
  if (!listed && /^(?:from|of|s)$/.test(tokens[first - 1]?.fold ?? '')) return undefined;
  if (!active && token.flags & lexicon.CALENDAR && /^(?:saw|brought|was|is)$/.test(tokens[last + 1]?.fold ?? ''))
    return undefined;
  if (!(token.flags & lexicon.GIVEN) && isThing(tokens[first - 1])) return undefined;
  const trade = opens && first === last && COUNTABLE_NOUN_SURNAMES.has(token.fold);
  const isSpeaking = ((tokens[last + 1]?.flags ?? 0) & lexicon.SPEECH_VERB) !== 0;
  const flown = PILOT_VERBS.test(tokens[last + 1]?.fold ?? '') && !BIRDS.test(token.fold);
  if (token.flags & lexicon.ORDINARY && opens && !isSpeaking && !given && !trade && !flown) return undefined;
  if (followsLocative(passage, first) && (!listed || placed)) return undefined;
  if (active && !listed && opens && NON_PERSON_ENDING.test(token.fold)) return undefined;
  return { reason: 'Before a verb of speech or action', confidence: listed ? CERTAIN.shape : LIKELY.act };
}

/** "was closed", "is in sight", "had a shower". */
function isAboutPlaces(tokens: readonly Token[], verb: number): boolean {
  const skip = ADVERBS.test(tokens[verb + 1]?.fold ?? '') ? 2 : 1;
  return PLACE_PREDICATES.test(tokens[verb + skip]?.fold ?? '');
}

function isLinked(tokens: readonly Token[], last: number): boolean {
  return /^(?:was|is|were|are)$/.test(tokens[last + 1]?.fold ?? '');
}

/** "Smith's glider". */
export function ownerOf({ passage: { tokens }, token, last }: ProseCandidate): Judgement | undefined {
  const other = lexicon.PLACE | lexicon.MAKE_OR_TYPE | lexicon.CALENDAR | lexicon.ACRONYM;
  if (!isPossessive(tokens, last) || !(token.flags & FORMAL) || token.flags & other) return undefined;
  const mine = tokens[last + 2]?.fold === 's' ? last + 3 : last + 2;
  const owned = [mine, mine + 1].some((index) => POSSESSIONS.has(tokens[index]?.text ?? ''));
  return owned || isPlainName(token)
    ? { reason: 'Followed by something that people own', confidence: LIKELY.act }
    : undefined;
}

/** "Sue Baker, the duty pilot,", "Baker (CFI)". */
export function nextToRole({ passage, first, last }: ProseCandidate): Judgement | undefined {
  const { tokens } = passage;
  const opened = tokens[last + 1]?.text;
  if ((tokens[last]?.flags ?? 0) & lexicon.PLACE || followsLocative(passage, first)) return undefined;
  if (isNationality(tokens[first]?.fold ?? '')) return undefined;
  if (opened !== ',' && opened !== '(') return undefined;
  const article = tokens[last + 2];
  const at = article && article.flags & lexicon.ARTICLE ? last + 3 : last + 2;
  const role = (tokens[at]?.flags ?? 0) & lexicon.ROLE || (tokens[at + 1]?.flags ?? 0) & lexicon.ROLE;
  const closed = [at + 1, at + 2, at + 3].some((place) => /^[,).;]$/.test(tokens[place]?.text ?? ''));
  if (!role || !closed || (at !== last + 3 && opened !== '(')) return undefined;
  return { reason: 'Before a role', confidence: CERTAIN.place };
}

/** "asked Cardiff for a crossing": a town, asked for what only a station gives. */
export function groundStation({
  passage: { tokens },
  token,
  first,
  last,
  opens,
}: ProseCandidate): Judgement | undefined {
  if (opens || first === 0 || first !== last || token.flags & lexicon.GIVEN) return undefined;
  const following = tokens.slice(last + 1, last + 9);
  const isRequest =
    token.flags & lexicon.PLACE
      ? following.some(({ fold }) => STATION_REQUESTS.has(fold))
      : token.flags === 0 && following[0]?.fold === 'for' && following.some(({ fold }) => FROM_STATIONS.test(fold));
  return isRequest ? { reason: 'May be a name or a place', confidence: POSSIBLE.otherwiseUsed } : undefined;
}

/** "Mark in York had seen it": a given name that is also another word. */
export function beforePlace({ passage: { tokens }, token, first, last, opens }: ProseCandidate): Judgement | undefined {
  const place = tokens[last + 2];
  if (!opens || first !== last || !(token.flags & lexicon.GIVEN) || token.flags & lexicon.CALENDAR) return undefined;
  if (!place) return undefined;
  const isPlace = place.letterCase !== 'lower' && (!(place.flags & lexicon.ORDINARY) || place.flags & lexicon.PLACE);
  return /^(?:in|at)$/.test(tokens[last + 1]?.fold ?? '') && place.kind === 'word' && isPlace
    ? { reason: 'May be a name', confidence: POSSIBLE.otherwiseUsed }
    : undefined;
}

/** Also names of places or types. */
const OF_THINGS = lexicon.PLACE | lexicon.MAKE_OR_TYPE | lexicon.PLACE_ENDING;

/** Mid-sentence after "told" or "with", where a person is likely. */
export function companion({ passage, token, first, listed, opens }: ProseCandidate): Judgement | undefined {
  const before = passage.tokens[first - 1];
  if (opens || !before) return undefined;
  if (VERBS_WITH_PERSON_OBJECT.has(before.fold) && !(token.flags & lexicon.MAKE_OR_TYPE))
    return { reason: `Follows the word ${before.text}`, confidence: CERTAIN.place };
  const sure =
    (token.flags & lexicon.GIVEN) !== 0 || ((token.flags & lexicon.SURNAME) !== 0 && !(token.flags & lexicon.ORDINARY));
  const loose = /^(?:to|from|for|or|by|and)$/.test(before.fold) && !sure;
  const person = listed && !(token.flags & (OF_THINGS | lexicon.CALENDAR));
  return before.flags & lexicon.PERSON_CUE && person && !loose
    ? { reason: `Follows the word ${before.text}`, confidence: CERTAIN.neighbour }
    : undefined;
}

/** Elsewhere in mid-sentence, by tables and position. */
export function midSentence({ passage, token, first, last, listed, opens }: ProseCandidate): Judgement | undefined {
  const { tokens } = passage;
  const before = tokens[first - 1];
  if (opens || !before) return undefined;
  const place = (token.flags & OF_THINGS) !== 0;
  if (followsLocative(passage, first))
    return listed && !place && isSurname(token)
      ? { reason: 'May be a surname or a place', confidence: POSSIBLE.otherwiseUsed }
      : undefined;
  if (!listed && token.flags === 0 && isAfterPersonCue(tokens, first))
    return { reason: 'Used where a person would be named', confidence: LIKELY.surname };
  if (!listed)
    return before.flags & lexicon.PERSON_CUE && last <= first + 1 && !/^(?:to|from|for|and|or)$/.test(before.fold)
      ? { reason: 'May be a name', confidence: POSSIBLE.companion }
      : undefined;
  if (before.text === ',' && token.flags & lexicon.PLACE) return undefined;
  if (place || token.flags & (lexicon.CALENDAR | lexicon.ACTION_VERB | lexicon.SPEECH_VERB)) {
    return token.flags & lexicon.MAKE_OR_TYPE
      ? undefined
      : { reason: 'May be a name or a place', confidence: POSSIBLE.otherwiseUsed };
  }
  if (token.flags & lexicon.GIVEN) return { reason: 'A word capitalised as a name', confidence: LIKELY.act };
  if (token.flags & lexicon.ORDINARY)
    return isPossessive(tokens, last)
      ? { reason: 'A word capitalised as a name', confidence: LIKELY.surname }
      : { reason: 'May be a surname', confidence: POSSIBLE.otherwiseUsed };
  const certain = (token.flags & lexicon.SURNAME) !== 0 ? !isThing(before) : isPossessive(tokens, last);
  return { reason: 'A surname', confidence: certain ? LIKELY.surname : POSSIBLE.otherwiseUsed };
}
