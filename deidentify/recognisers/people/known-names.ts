// Names that tell themselves: given names and surnames of the tables, and capitalised words that do what people do.

import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import * as lexicon from '../../tables/lexicon.ts';
import { isNationality } from '../../tables/people/nationalities.ts';
import { TRADES } from '../../tables/people/trades.ts';
import { isPersonActive } from './activity.ts';
import { isPersonally } from './company.ts';
import { isOtherScript, type Judgement, type NameStretch } from './introduced.ts';
import { DOUBTFUL, isOtherwiseUsed, isPlainName, isPossessive, opensSentence, precedesVerb } from './name-context.ts';
import { endOfName, isInitial, isSurname } from './name-phrase.ts';
import { apostrophed, withParticle } from './shapes/by-shape.ts';
import { initialAndSurname } from './shapes/initials.ts';
import { ownerOf } from './shapes/owner.ts';
import { irishName, isEnglishVerb } from './shapes/prefixed.ts';
import { isArticled, isCounted, isDesignation, isPlaceOfFlight, isThing } from './things.ts';

const FORMAL = lexicon.GIVEN | lexicon.SURNAME;
const NEVER = lexicon.ROLE | lexicon.TITLE | lexicon.ACRONYM | lexicon.AIRCRAFT | lexicon.ARTICLE | lexicon.NUMERAL;
const NOT_FREE = NEVER | lexicon.ORDINARY | lexicon.CRAFT | lexicon.CALENDAR | lexicon.RADIO | lexicon.PLACE_ENDING;
const STRONG_COMPANIONS = new Set(
  'told asked thank thanks thanked helped informed phoned rang texted emailed advised warned briefed congratulated accompanied met blamed interviewed taught questioned reminded instructed assisted relieved overheard'.split(
    ' ',
  ),
);
const OF_PLACES =
  /^(?:closed|open|busy|quiet|active|clear|visible|below|ahead|behind|covered|under|overhead|within|reachable|hot|north|south|east|west|notified|shut|unusable|waterlogged|flooded|miles?|km|nm|out|near|off|abeam|due|\d.*|heavy|light|rain|snow|fog)$/;
/** What neither things nor weather do: "Wood landed next to us". */
const OF_PILOTS = /^(?:landed|launched|soloed|rigged|derigged|towed|taxied|winched|instructed|signed|waved)$/;
const BIRDS =
  /^(?:bird|swan|drake|crow|finch|martin|jay|robin|heron|hawk|eagle|wren|dove|crane|swift|starling|woodcock|partridge|peacock)$/;
/** What only a station on the ground can give. */
const FROM_STATIONS = /^(?:crossing|transit|clearance|service)$/;
/** What pilots say to stations on the ground. */
const OF_STATIONS = new Set(
  `crossing transit clearance service permission position intentions height altitude mayday zone squawk frequency qnh landing route below
  cross join rejoin airspace traffic`.split(/\s+/),
);
const CAMEL = /^\p{Lu}{2}|^(?!Ma?c|De|Di|La|Le|Fitz|Van).*\p{Ll}\p{Lu}/u;
/** Groups of people and parts of the club are no single person. */
const NO_ACTOR = /(?:s|body|one|crew|team|staff|tower|ground|club|control)$/;
const NO_PERSON =
  /(?:plan(?:et)?|flyet|zeug|vliegtuig|tion|ment|ness|ity|ing|ed|ly|ist|craft|plane|glider|port|base|speed|rope|wheel|graph|ism|ology|ware|wise|wards|ers|ors|ists|esses)$/;

/** The name that begins at `index`, if one does; below SURE_ENOUGH it is a suggestion. */
export function standingAlone(passage: Passage, index: number): NameStretch | undefined {
  const token = passage.tokens[index];
  if (token?.kind !== 'word') return undefined;
  const style = passage.sentences.styles[index];
  const irish = style !== 'careless' ? apostrophed(passage, index) : undefined;
  if (irish) return irish;
  const accented = irishName(passage, index);
  if (accented !== undefined) return { first: index, last: accented, reason: 'A name by its shape', confidence: 0.8 };
  if (isInitial(token)) return initialAndSurname(passage, index);
  const family = token.flags & lexicon.PARTICLE && style !== 'shout' ? withParticle(passage, index) : undefined;
  if (family) return family;
  if (token.letterCase === 'lower') return style === 'careless' ? careless(passage, index) : undefined;
  if (isOtherScript(token) && isEnglishVerb(passage.tokens[index + 1]) && precedesVerb(passage.tokens, index, true))
    return { first: index, last: index, reason: 'Stands before a verb of saying or doing', confidence: 0.65 };
  if (token.letterCase === 'none' || token.fold.length < 2 || isDesignation(passage.tokens, index)) return undefined;
  const last = endOfName(passage, index);
  if (isOtherwiseUsed(passage.tokens, index, last) || token.flags & NEVER) return undefined;
  const end = passage.tokens[last];
  if (end && end.flags & lexicon.CRAFT && last > index && !(end.flags & FORMAL)) return undefined;
  const judged =
    fullName(passage, index, last) ??
    (isPlainName(token) && token.flags & lexicon.GIVEN ? plainGiven(passage, index) : undefined) ??
    (style === 'prose' ? inProse(passage, index, last) : shouted(passage, index, last));
  return judged && { first: index, last, ...judged };
}

/** "SMITH WAS ON THE WING": a surname in capitals before what only people do. */
function shouted(passage: Passage, index: number, last: number): Judgement | undefined {
  const token = passage.tokens[index];
  const opens = opensSentence(passage, index) && token !== undefined && (token.flags & FORMAL) !== 0;
  return opens && isPersonActive(passage.tokens, last)
    ? { reason: 'Stands before a verb of saying or doing', confidence: 0.7 }
    : undefined;
}

function plainGiven(passage: Passage, index: number): Judgement | undefined {
  const token = passage.tokens[index];
  const acts = isPossessive(passage.tokens, index) || precedesVerb(passage.tokens, index, false);
  if (!acts && isPlaceOfFlight(passage.tokens, index)) return { reason: 'May be a name or a place', confidence: 0.4 };
  if (token?.letterCase === 'upper' && token.fold.length < 4) {
    if (isThing(passage.tokens[index - 1]) || !precedesVerb(passage.tokens, index, false)) return undefined;
  }
  return isArticled(passage, index)
    ? { reason: 'May be a name or a thing', confidence: 0.4 }
    : { reason: 'A given name', confidence: 0.88 };
}

function fullName(passage: Passage, first: number, last: number): Judgement | undefined {
  if (first === last) return undefined;
  const token = passage.tokens[first];
  const end = passage.tokens[last];
  if (!token || !end || (end.flags & lexicon.CRAFT && !(end.flags & FORMAL))) return undefined;
  const abbreviation = token.letterCase === 'upper' && token.fold.length < 4 && !isSurname(end);
  if (abbreviation) return undefined;
  if (isPlainName(token) && token.flags & lexicon.GIVEN)
    return { reason: 'A given name with a surname', confidence: 0.95 };
  const prose = passage.sentences.styles[first] === 'prose';
  const surname = isSurname(end) && (end.flags & (DOUBTFUL & ~lexicon.ORDINARY)) === 0;
  if (followsLocative(passage, first) && token.flags & lexicon.PLACE && !(end.flags & lexicon.GIVEN)) return undefined;
  if (token.flags & lexicon.GIVEN) {
    if (surname && (prose || !(end.flags & lexicon.ORDINARY)))
      return { reason: 'A given name with a surname', confidence: 0.85 };
    return prose && end.flags === 0 && (!opensSentence(passage, first) || token.flags & lexicon.PLACE)
      ? { reason: 'A given name with another', confidence: 0.7 }
      : undefined;
  }
  if (!prose || token.flags & NOT_FREE || !surname || end.flags & lexicon.ORDINARY) return undefined;
  if (!(end.flags & FORMAL) && /^(?:to|from|for|of|and|the)$/.test(passage.tokens[first - 1]?.fold ?? ''))
    return undefined;
  return followsLocative(passage, first) ? undefined : { reason: 'A surname with another name', confidence: 0.7 };
}

function followsLocative(passage: Passage, index: number): boolean {
  return ((passage.tokens[index - 1]?.flags ?? 0) & lexicon.LOCATIVE) !== 0;
}

/** One capitalised word in prose, or several of which none is known: what stands around them decides. */
function inProse(passage: Passage, first: number, last: number): Judgement | undefined {
  const { tokens } = passage;
  const token = tokens[first];
  if (token?.letterCase !== 'capital') return undefined;
  const listed = (token.flags & FORMAL) !== 0 || isSurname(token);
  const opens = opensSentence(passage, first);
  if (isCounted(tokens[first - 1]) && token.fold.endsWith('s') && !isPlainName(token)) return undefined;
  if (
    !listed &&
    (token.flags & NOT_FREE ||
      passage.language === 'german' ||
      (opens && NO_PERSON.test(token.fold)) ||
      CAMEL.test(token.text))
  )
    return undefined;
  return (
    beforeVerb(passage, first, last, listed) ??
    ownerOf(passage, first, last) ??
    addressed(passage, first, last) ??
    beforeWho(passage, last) ??
    besideRole(passage, first, last) ??
    (opens ? undefined : inside(passage, first, last, listed))
  );
}

function beforeVerb(passage: Passage, first: number, last: number, listed: boolean): Judgement | undefined {
  const { tokens } = passage;
  const token = tokens[first];
  if (!token) return undefined;
  const opens = opensSentence(passage, first);
  const several = /^(?:were|are)$/.test(tokens[last + 1]?.fold ?? '');
  const active = passage.language === 'english' && (listed || !several) && isPersonActive(tokens, last);
  const given = listed && (token.flags & lexicon.GIVEN) !== 0;
  const placed = (token.flags & lexicon.PLACE) !== 0 && first === last;
  const passive = (token.flags & (lexicon.ORDINARY | lexicon.RADIO)) !== 0 && opens && isLinked(tokens, last);
  const family = passage.language === 'english' && isPlainName(token) && !isAboutPlaces(tokens, last + 1);
  const strictly = !(given || family) || (token.flags & lexicon.CALENDAR) !== 0 || placed || passive;
  if (!active && !precedesVerb(tokens, last, strictly)) return undefined;
  if (!listed && token.flags & lexicon.PLACE) return undefined;
  if (!listed && /^(?:from|of|s)$/.test(tokens[first - 1]?.fold ?? '')) return undefined;
  if (!active && token.flags & lexicon.CALENDAR && /^(?:saw|brought|was|is)$/.test(tokens[last + 1]?.fold ?? ''))
    return undefined;
  if (!(token.flags & lexicon.GIVEN) && isThing(tokens[first - 1])) return undefined;
  const trade = opens && first === last && TRADES.has(token.fold);
  const said = ((tokens[last + 1]?.flags ?? 0) & lexicon.SAYING) !== 0;
  const flown = OF_PILOTS.test(tokens[last + 1]?.fold ?? '') && !BIRDS.test(token.fold);
  if (token.flags & lexicon.ORDINARY && opens && !said && !given && !trade && !flown) return undefined;
  if (!listed && opens && passage.language !== 'english') return undefined;
  if (followsLocative(passage, first) && (!listed || placed)) return undefined;
  if (active && !listed && opens && NO_ACTOR.test(token.fold)) return undefined;
  return { reason: 'Stands before a verb of saying or doing', confidence: listed ? 0.8 : 0.65 };
}

/** "was closed", "is in sight", "had a shower": what is said of places. */
function isAboutPlaces(tokens: readonly Token[], verb: number): boolean {
  const skip = /^(?:also|now|still|already|not|just|only|well|quite|very)$/.test(tokens[verb + 1]?.fold ?? '') ? 2 : 1;
  return OF_PLACES.test(tokens[verb + skip]?.fold ?? '');
}

function isLinked(tokens: readonly Token[], last: number): boolean {
  return /^(?:was|is|were|are)$/.test(tokens[last + 1]?.fold ?? '');
}

/** "Ben, go around!" at the beginning of what somebody says. */
function addressed(passage: Passage, first: number, last: number): Judgement | undefined {
  const { tokens } = passage;
  const given = (tokens[first]?.flags ?? 0) & lexicon.GIVEN && !((tokens[first]?.flags ?? 0) & lexicon.RADIO);
  if (tokens[first]?.fold === 'roger') return undefined;
  const quoted = /^["“„«‘']$/.test(tokens[first - 1]?.text ?? '') && tokens[first]?.spaced === false;
  return given && quoted && tokens[last + 1]?.text === ','
    ? { reason: 'Somebody is spoken to', confidence: 0.75 }
    : undefined;
}

/** "Mick, who was on the winch". */
function beforeWho(passage: Passage, last: number): Judgement | undefined {
  const { tokens } = passage;
  const who = tokens[last + 1]?.text === ',' ? tokens[last + 2]?.fold : undefined;
  const known = (tokens[last]?.flags ?? 0) & FORMAL || tokens[last]?.flags === 0;
  return known && (who === 'who' || who === 'whose')
    ? { reason: 'Stands before the word who', confidence: 0.75 }
    : undefined;
}

function besideRole(passage: Passage, first: number, last: number): Judgement | undefined {
  const { tokens } = passage;
  const opened = tokens[last + 1]?.text;
  if ((tokens[last]?.flags ?? 0) & lexicon.PLACE || followsLocative(passage, first)) return undefined;
  if (isNationality(tokens[first]?.fold ?? '')) return undefined;
  if (
    opened === 'and' &&
    (tokens[last + 2]?.flags ?? 0) & lexicon.ARTICLE &&
    (tokens[last + 3]?.flags ?? 0) & lexicon.ROLE
  ) {
    return { reason: 'Stands beside a role', confidence: 0.65 };
  }
  if (opened !== ',' && opened !== '(') return undefined;
  const article = tokens[last + 2];
  const at = article && article.flags & lexicon.ARTICLE ? last + 3 : last + 2;
  const role = (tokens[at]?.flags ?? 0) & lexicon.ROLE || (tokens[at + 1]?.flags ?? 0) & lexicon.ROLE;
  const closed = [at + 1, at + 2, at + 3].some((place) => /^[,).;]$/.test(tokens[place]?.text ?? ''));
  if (!role || !closed || (at !== last + 3 && opened !== '(')) return undefined;
  return { reason: 'Stands before a role', confidence: 0.75 };
}

/** "asked Cardiff for a crossing": a town that is no given name, and what is asked of a station on the ground. */
function isStation({ tokens }: Passage, first: number, last: number): boolean {
  const token = tokens[first];
  if (!token || first !== last || token.flags & lexicon.GIVEN) return false;
  const behind = tokens.slice(last + 1, last + 9);
  if (token.flags & lexicon.PLACE) return behind.some(({ fold }) => OF_STATIONS.has(fold));
  return token.flags === 0 && behind[0]?.fold === 'for' && behind.some(({ fold }) => FROM_STATIONS.test(fold));
}

/** In mid-sentence: after "told" or "with" a person is likely, after "at" or "near" a place. */
function inside(passage: Passage, first: number, last: number, listed: boolean): Judgement | undefined {
  const { tokens } = passage;
  const token = tokens[first];
  const before = tokens[first - 1];
  if (!token || !before) return undefined;
  const place = (token.flags & (lexicon.PLACE | lexicon.CRAFT | lexicon.PLACE_ENDING)) !== 0;
  if (isStation(passage, first, last)) return { reason: 'May be a name or a place', confidence: 0.4 };
  if (STRONG_COMPANIONS.has(before.fold) && !(token.flags & lexicon.CRAFT))
    return { reason: `Follows the word ${before.text}`, confidence: 0.75 };
  const sure =
    (token.flags & lexicon.GIVEN) !== 0 || ((token.flags & lexicon.SURNAME) !== 0 && !(token.flags & lexicon.ORDINARY));
  const loose = /^(?:to|from|for|or|by|and)$/.test(before.fold) && !sure;
  if (before.flags & lexicon.COMPANION && listed && !place && !loose && !(token.flags & lexicon.CALENDAR)) {
    return { reason: `Follows the word ${before.text}`, confidence: 0.7 };
  }
  if (followsLocative(passage, first))
    return listed && !place && isSurname(token)
      ? { reason: 'May be a surname or a place', confidence: 0.4 }
      : undefined;
  if (!listed && passage.language !== 'german' && token.flags === 0 && isPersonally(tokens, first)) {
    return { reason: 'Stands where a person stands', confidence: 0.6 };
  }
  if (!listed)
    return before.flags & lexicon.COMPANION && last <= first + 1 && !/^(?:to|from|for|and|or)$/.test(before.fold)
      ? { reason: 'May be a name', confidence: 0.3 }
      : undefined;
  if (before.text === ',' && token.flags & lexicon.PLACE) return undefined;
  if (place || token.flags & (lexicon.CALENDAR | lexicon.DOING | lexicon.SAYING)) {
    return token.flags & lexicon.CRAFT ? undefined : { reason: 'May be a name or a place', confidence: 0.4 };
  }
  if (passage.language === 'german' && token.flags & lexicon.ORDINARY) return undefined;
  if (token.flags & lexicon.GIVEN) return { reason: 'A word capitalised as a name', confidence: 0.65 };
  if (token.flags & lexicon.ORDINARY)
    return isPossessive(tokens, last)
      ? { reason: 'A word capitalised as a name', confidence: 0.6 }
      : { reason: 'May be a surname', confidence: 0.4 };
  const certain = (token.flags & lexicon.SURNAME) !== 0 ? !isThing(before) : isPossessive(tokens, last);
  return { reason: 'A surname', confidence: certain ? 0.6 : 0.4 };
}

/** Without capitals only two names side by side, or what is a given name and nothing else, are sure enough. */
function careless(passage: Passage, index: number): NameStretch | undefined {
  const { tokens } = passage;
  const token = tokens[index];
  if (!token || !(token.flags & lexicon.GIVEN)) return undefined;
  const last = endOfName(passage, index);
  if (!isPlainName(token) && (last === index || !isPlainName(tokens[last]))) return undefined;
  const next = tokens[last + 1];
  const before = tokens[index - 1];
  const stands =
    last > index ||
    passage.language === 'english' ||
    ((next?.flags ?? 0) & (lexicon.SAYING | lexicon.DOING)) !== 0 ||
    ((before?.flags ?? 0) & lexicon.COMPANION) !== 0 ||
    isPossessive(tokens, last);
  return stands ? { first: index, last, reason: 'A given name', confidence: 0.75 } : undefined;
}
