/** Unknown clubs: capitalised words with "Gliding Club" or the like (C5.2) */
import type { Find } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { CLUB_ACTIVITIES, CLUB_WORDS, isClubName, NATIONAL_BODY_WORDS } from '../../tables/club-words.ts';
import { AEROCLUB_OF_REGION, CLUB_ACRONYM, MEMBERS, NON_CLUBS } from '../../tables/cues/any-club.ts';
import * as lexicon from '../../tables/lexicon.ts';
import { findOfTokens } from '../find-of-tokens.ts';
import { type ClubRange, endOfLegalForm, firstOfName, lastOfName, NOT_A_NAME_PART } from './club-name.ts';
import { isNationalBody } from './national-body.ts';
import {
  activityAloneClub,
  adjectiveClub,
  clubOfPlace,
  dottedClub,
  headedClub,
  initialledClub,
  initialsAfter,
  lowerCaseClub,
  unnamedClub,
} from './short-club.ts';

const SHAPES = [
  tradeClub,
  headedClub,
  initialledClub,
  initialsAfter,
  namedClub,
  trailerClub,
  unknownLowerCaseClub,
  plainClub,
  membersClub,
  dottedClub,
  adjectiveClub,
  activityAloneClub,
  lowerCaseClub,
  unnamedClub,
  clubOfPlace,
  capitalTrade,
];

export function findClubs(passage: Passage): Find[] {
  const finds: Find[] = [];
  const { tokens } = passage;
  for (let i = 0; i < tokens.length; i++) {
    if (tokens[i]?.kind !== 'word') continue;
    let range: ClubRange | undefined;
    for (const shape of SHAPES) range ??= shape(passage, i);
    if (!range || isNationalBody(tokens, ...range)) continue;
    finds.push(findOfTokens(tokens, ...range, { kind: 'club', reason: 'The name of a club', confidence: 0.9 }));
    i = Math.max(i, range[1]);
  }
  return finds;
}

/** "Upwind Gliding Club", "Upwind GC", "Gliding Club of Upwind". */
function tradeClub(passage: Passage, index: number): ClubRange | undefined {
  const { tokens } = passage;
  const last = endOfTrade(tokens, index);
  if (last === undefined) return undefined;
  const far = /^(?:of|de)$/.test(tokens[last + 1]?.fold ?? '') ? lastOfName(passage, last + 1) : last;
  const end = far > last + 1 ? far : last;
  const first = firstOfName(passage, index);
  if (first === index) return end > last && tokens[index]?.letterCase !== 'lower' ? [index, end] : undefined;
  const national = NATIONAL_BODY_WORDS.has(tokens[first]?.fold ?? '') && first === index - 1 && end === last;
  return national ? undefined : [first, endOfLegalForm(tokens, end)];
}

function endOfTrade(tokens: readonly Token[], index: number): number | undefined {
  const token = tokens[index];
  if (token?.text === 'GC') return index;
  if (token?.text === 'G' && tokens[index + 1]?.text === '.' && tokens[index + 2]?.text === 'C') return index + 2;
  if (!CLUB_ACTIVITIES.has(token?.fold ?? '')) return undefined;
  for (let at = index + 1; at <= index + 3; at++) {
    const fold = tokens[at]?.fold ?? '';
    if (CLUB_WORDS.has(fold)) return at;
    if (!CLUB_ACTIVITIES.has(fold) && !/^(?:&|-|and)$/.test(fold)) return undefined;
  }
  return undefined;
}

/** "BWGC", "CVVM", as on trailers; "AZM" except in English and German; "621 VGS". */
function trailerClub({ tokens, language, sentences }: Passage, index: number): ClubRange | undefined {
  const token = tokens[index];
  if (/^[a-z]{2,4}gc$/.test(token?.text ?? '') && sentences.styles[index] === 'lower-case')
    return token?.flags === 0 && !NON_CLUBS.test(token.text.toUpperCase()) ? [index, index] : undefined;
  if (token?.letterCase !== 'upper') return undefined;
  if (token.text === 'VGS') return tokens[index - 1]?.kind === 'number' ? [index - 1, index] : undefined;
  const region = language === 'other' && AEROCLUB_OF_REGION.test(token.text) && tokens[index + 1]?.kind !== 'number';
  if (!region && !CLUB_ACRONYM.test(token.text)) return undefined;
  return token.flags & lexicon.ACRONYM || NON_CLUBS.test(token.text) ? undefined : [index, index];
}

/** "i fly at hollowdene gliding club": an unknown word in text without capitals. */
function unknownLowerCaseClub({ tokens, sentences }: Passage, index: number): ClubRange | undefined {
  if (sentences.styles[index] !== 'lower-case') return undefined;
  const [name, trade] = [tokens[index - 1], tokens[index]];
  if (name?.kind !== 'word' || trade?.newLine) return undefined;
  const last = trade?.fold === 'gc' ? index : endOfTrade(tokens, index);
  const unknown =
    name.flags === 0 && name.fold.length > 4 && !NATIONAL_BODY_WORDS.has(name.fold) && !NON_CLUBS.test(name.fold);
  const described = /^(?:a|an|another|any|each|every)$/.test(tokens[index - 2]?.fold ?? '');
  if (last === undefined || !unknown || described || /(?:ing|ed|est|ly)$/.test(name.fold)) return undefined;
  return [index - 1, last];
}

/** "the Harrowmere club", "der Talheimer Verein". */
function plainClub(passage: Passage, index: number): ClubRange | undefined {
  const { tokens, language, sentences } = passage;
  const [name, token] = [tokens[index - 1], tokens[index]];
  const german = language === 'german';
  if (!(german ? /^(?:club|verein)$/ : /^clubs?$/).test(token?.fold ?? '') || token?.newLine) return undefined;
  if (name?.letterCase !== 'capital' || sentences.styles[index] !== 'prose' || language === 'other') return undefined;
  if (NON_CLUBS.test(name.fold) || NATIONAL_BODY_WORDS.has(name.fold) || name.fold.length < 3) return undefined;
  const opening = sentences.opens[index - 1] === 1 ? lexicon.ORDINARY : 0;
  const isEnding = name.flags & lexicon.PLACE_ENDING && tokens[index - 2]?.letterCase === 'capital';
  const known =
    (isEnding ? 0 : name.flags) & (NOT_A_NAME_PART | lexicon.MAKE_OR_TYPE | lexicon.ACRONYM | lexicon.TITLE | opening);
  return known || (german && !name.fold.endsWith('er')) ? undefined : [firstOfName(passage, index), index];
}

/** "Fenland Soarers", "Östra Ängs segelflygare": capitals that no sentence start explains. */
function membersClub(passage: Passage, index: number): ClubRange | undefined {
  const { tokens, sentences } = passage;
  if (!MEMBERS.has(tokens[index]?.fold ?? '') || tokens[index]?.newLine) return undefined;
  const first = firstOfName(passage, index);
  const [name, token] = [tokens[index - 1], tokens[index]];
  if (first === index || !name || NATIONAL_BODY_WORDS.has(name.fold) || sentences.styles[index] === 'shout')
    return undefined;
  const english = token?.fold === 'soarers';
  const isProperNoun = english ? token.letterCase === 'capital' : sentences.opens[first] !== 1;
  const ofPlace = english || /(?:s|er|se)$/.test(name.fold);
  return isProperNoun && ofPlace && !(name.flags & NOT_A_NAME_PART) ? [first, index] : undefined;
}

/** "Wrayside Soaring", "Hedlunda Segelflyg", "Montferrand Planeurs": both capitalised within a sentence. */
function capitalTrade(passage: Passage, index: number): ClubRange | undefined {
  const { tokens, sentences } = passage;
  const [name, trade] = [tokens[index - 1], tokens[index]];
  if (!/^(?:Soaring|Gliding|Segelflyg|Planeurs)$/.test(trade?.text ?? '') || trade?.newLine) return undefined;
  if (name?.letterCase !== 'capital' || sentences.styles[index] !== 'prose' || sentences.opens[index - 1] === 1)
    return undefined;
  const isOther =
    name.flags & (NOT_A_NAME_PART | lexicon.MAKE_OR_TYPE | lexicon.ORDINARY | lexicon.ACRONYM) ||
    NATIONAL_BODY_WORDS.has(name.fold);
  return isOther ? undefined : [firstOfName(passage, index), index];
}

/** "Segelflugverein Talheim e.V.", "Nordvik flyklubb", "Segelflygarna i Tallviken". */
function namedClub(passage: Passage, index: number): ClubRange | undefined {
  const { tokens } = passage;
  const token = tokens[index];
  const stem = endOfClubName(tokens, index);
  if (!token || stem === undefined) return undefined;
  // "Akaflieg Mü 28": its glider.
  if (/^(?:mue?|sb|fs|ak)$/.test(tokens[stem + 1]?.fold ?? '') && tokens[stem + 2]?.kind === 'number') return undefined;
  const isIn = tokens[stem + 1]?.fold === 'i' && /(?:arna|en)$/.test(token.fold) && token.letterCase !== 'lower';
  const from = isIn ? stem + 1 : stem;
  const [first, last] = [firstOfName(passage, index), lastOfName(passage, from)];
  const generic = CLUB_WORDS.has(tokens[last]?.fold ?? '') && last === stem + 1;
  if (last > from && !(generic && first === index))
    return [generic || isOfRegion(passage, index - 1) ? first : index, endOfLegalForm(tokens, last)];
  const ofTown = /(?:sk|ck)[yi]$/.test(tokens[first]?.fold ?? '');
  if (/^aeroklub(?!b)/.test(token.fold) && passage.sentences.opens[first] === 1 && !ofTown) return undefined;
  // "Viele Segelflieger": glider pilots, but no club.
  const anyPilots = token.fold.startsWith('segelflieger') && passage.sentences.opens[first] === 1;
  if (anyPilots && !/er$/.test(tokens[index - 1]?.fold ?? '')) return undefined;
  return first < index && !NATIONAL_BODY_WORDS.has(tokens[first]?.fold ?? '') ? [first, stem] : undefined;
}

/** "Segelflugverein", "Aero Club", "Aero-Klub". */
function endOfClubName(tokens: readonly Token[], index: number): number | undefined {
  const token = tokens[index];
  if (token && isClubName(token.fold)) return token.fold.length > 4 || token.letterCase === 'upper' ? index : undefined;
  if (token?.fold !== 'aero') return undefined;
  const second = tokens[index + 1]?.text === '-' ? index + 2 : index + 1;
  return /^(?:club|klub)s?$/.test(tokens[second]?.fold ?? '') ? second : undefined;
}

/** "Gelderse Zweefvliegclub Berkenhof": a region's adjective before the club. */
function isOfRegion({ tokens, sentences }: Passage, index: number): boolean {
  const token = tokens[index];
  const named = token?.letterCase === 'capital' && token.flags === 0 && sentences.opens[index] !== 1;
  return named && token.fold.length > 5 && /(?:se|sche|er)$/.test(token.fold);
}
