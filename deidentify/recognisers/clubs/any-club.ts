/**
 * Clubs that the product does not know: capitalised words with "Gliding Club" or its like in other languages (C5.2).
 */
import type { Find } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { CLUB_TRADES, CLUB_WORDS, isClubName, NATIONAL } from '../../tables/club-words.ts';
import { ASSOCIATIONS, NO_CLUB, ROMANCE_CLUBS, ROMANCE_TRADES } from '../../tables/cues/any-club.ts';
import * as lexicon from '../../tables/lexicon.ts';
import { endOfLegalForm, firstOfName, lastOfName, NO_PART } from './club-name.ts';
import { isNationalBody } from './national-body.ts';
import { headedClub, initialledClub, initialsBehind } from './short-club.ts';

const FLIGHT = new Set(['vol', 'vuelo', 'volo', 'voo']);
const CLUB = new Set(['club', 'clubs']);
const GERMAN_CLUB = new Set(['club', 'verein']);
const REASON = 'The name of a club';

/** Finds names of gliding and flying clubs by the words they are made of. */
export function findClubs(passage: Passage): Find[] {
  const finds: Find[] = [];
  const { tokens } = passage;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token?.kind !== 'word') continue;
    const range =
      tradeClub(passage, i) ??
      romanceClub(passage, i) ??
      romanceAssociation(passage, i) ??
      headedClub(passage, i) ??
      initialledClub(passage, i) ??
      initialsBehind(passage, i) ??
      namedClub(passage, i) ??
      acronymOfClub(token, i) ??
      squadron(tokens, i) ??
      carelessClub(passage, i) ??
      plainClub(passage, i);
    if (!range) continue;
    const [first, last] = range;
    if (isNationalBody(tokens, first, last)) continue;
    finds.push({
      start: tokens[first]?.start ?? 0,
      end: tokens[last]?.end ?? 0,
      kind: 'club',
      reason: REASON,
      confidence: 0.9,
    });
    i = Math.max(i, last);
  }
  return finds;
}

/** "Upwind Gliding Club", "Upwind GC", "Gliding Club of Upwind". */
function tradeClub(passage: Passage, index: number): [number, number] | undefined {
  const { tokens } = passage;
  const token = tokens[index];
  if (!token) return undefined;
  const short =
    token.text === 'GC' || (token.text === 'G' && tokens[index + 1]?.text === '.' && tokens[index + 2]?.text === 'C');
  const trade = CLUB_TRADES.has(token.fold);
  const last = short ? (token.text === 'GC' ? index : index + 2) : clubAfter(tokens, index);
  if (last === undefined || (!short && !trade)) return undefined;
  const first = firstOfName(passage, index);
  const of = tokens[last + 1];
  const far = of?.fold === 'of' || of?.fold === 'de' ? lastOfName(passage, last + 1) : last;
  const end = far > last + 1 ? far : last;
  if (first < index)
    return NATIONAL.has(tokens[first]?.fold ?? '') && first === index - 1 && end === last
      ? undefined
      : [first, endOfLegalForm(tokens, end)];
  return end > last + 1 && token.letterCase !== 'lower' ? [index, end] : undefined;
}

/** "BWGC", "CVVM": what clubs write on their trailers. */
function acronymOfClub(token: Token, index: number): [number, number] | undefined {
  if (token.letterCase !== 'upper') return undefined;
  const club =
    /^(?:[A-Z]{1,5}GC|CVV[A-Z]{1,3}|[A-Z]{2,4}GSA)$/.test(token.text) &&
    !(token.flags & lexicon.ACRONYM) &&
    !NO_CLUB.test(token.text);
  return club ? [index, index] : undefined;
}

/** "621 VGS". */
function squadron(tokens: readonly Token[], index: number): [number, number] | undefined {
  if (tokens[index]?.text !== 'VGS' || tokens[index - 1]?.kind !== 'number') return undefined;
  return [index - 1, index];
}

/** "i fly at hollowdene gliding club": in writing without capitals a word that no table holds. */
function carelessClub(passage: Passage, index: number): [number, number] | undefined {
  const { tokens, sentences } = passage;
  const [name, trade] = [tokens[index - 1], tokens[index]];
  if (sentences.styles[index] !== 'careless' || name?.kind !== 'word' || trade?.newLine) return undefined;
  const last = trade?.fold === 'gc' ? index : clubAfter(tokens, index);
  if (last === undefined || !(trade?.fold === 'gc' || CLUB_TRADES.has(trade?.fold ?? ''))) return undefined;
  const unknown = name.flags === 0 && name.fold.length > 4 && !NATIONAL.has(name.fold) && !NO_CLUB.test(name.fold);
  const described = /^(?:a|an|another|any|each|every)$/.test(tokens[index - 2]?.fold ?? '');
  return unknown && !described && !/(?:ing|ed|est|ly)$/.test(name.fold) ? [index - 1, last] : undefined;
}

/** "the Harrowmere club", "der Talheimer Verein". */
function plainClub(passage: Passage, index: number): [number, number] | undefined {
  const { tokens, language } = passage;
  const token = tokens[index];
  if (!token || token.newLine || !(language === 'german' ? GERMAN_CLUB : CLUB).has(token.fold)) return undefined;
  const name = tokens[index - 1];
  if (name?.letterCase !== 'capital') return undefined;
  if (passage.sentences.styles[index] !== 'prose' || language === 'other' || NO_CLUB.test(name.fold)) return undefined;
  if (language === 'german' && !name.fold.endsWith('er')) return undefined;
  const opens = passage.sentences.opens[index - 1] === 1;
  const known = name.flags & (NO_PART | lexicon.CRAFT | lexicon.ACRONYM | lexicon.TITLE);
  if (known || NATIONAL.has(name.fold) || (opens && name.flags & lexicon.ORDINARY) || name.fold.length < 3)
    return undefined;
  return [firstOfName(passage, index), index];
}

function clubAfter(tokens: readonly Token[], index: number): number | undefined {
  for (let at = index + 1; at <= index + 3; at++) {
    const token = tokens[at];
    if (!token || (token.kind !== 'word' && token.text !== '&' && token.text !== '-')) return undefined;
    if (CLUB_WORDS.has(token.fold)) return at;
    if (token.kind === 'word' && !CLUB_TRADES.has(token.fold) && token.fold !== 'and') return undefined;
  }
  return undefined;
}

/** "Centre de Vol à Voile de Brenne", "Club de Vuelo a Vela Montalbo": gliding said in three words. */
function romanceClub(passage: Passage, index: number): [number, number] | undefined {
  const { tokens } = passage;
  if (!FLIGHT.has(tokens[index]?.fold ?? '') || tokens[index + 1]?.fold !== 'a') return undefined;
  if (!/^(?:voile|vela)$/.test(tokens[index + 2]?.fold ?? '')) return undefined;
  const opening = /^(?:de|di|du|da)$/.test(tokens[index - 1]?.fold ?? '') ? index - 2 : index - 1;
  const opened = ROMANCE_CLUBS.test(tokens[opening]?.fold ?? '');
  const last = lastOfName(passage, index + 2);
  return last > index + 2 && (opened || tokens[index]?.letterCase === 'capital')
    ? [opened ? opening : index, last]
    : undefined;
}

/** "Association Vélivole du Haut-Vernon", "Gruppo Volovelistico Valbruna": what the club is, then what it does. */
function romanceAssociation(passage: Passage, index: number): [number, number] | undefined {
  const { tokens } = passage;
  if (!ASSOCIATIONS.test(tokens[index]?.fold ?? '') || tokens[index]?.letterCase === 'lower') return undefined;
  const trade = [index + 1, index + 2].find((at) => ROMANCE_TRADES.test(tokens[at]?.fold ?? ''));
  if (trade === undefined) return undefined;
  const last = lastOfName(passage, trade);
  return last > trade && !/^(?:nationale?|francaise|italiana|espanola)$/.test(tokens[last]?.fold ?? '')
    ? [index, last]
    : undefined;
}

/** "Segelflugverein Talheim e.V.", "Aeroklubu Nowa Dolina", "Nordvik flyklubb", "Segelflygarna i Tallviken". */
function namedClub(passage: Passage, index: number): [number, number] | undefined {
  const { tokens } = passage;
  const token = tokens[index];
  if (!token) return undefined;
  const twoWords = token.fold === 'aero' && (tokens[index + 1]?.text === '-' ? tokens[index + 2] : tokens[index + 1]);
  const named = isClubName(token.fold) && (token.fold.length > 4 || token.letterCase === 'upper');
  if (!named && !(twoWords && /^(?:club|klub)$/.test(twoWords.fold))) return undefined;
  const stem = named ? index : tokens[index + 1]?.text === '-' ? index + 2 : index + 1;
  const isIn = tokens[stem + 1]?.fold === 'i' && /(?:arna|en)$/.test(token.fold) && token.letterCase !== 'lower';
  const last = lastOfName(passage, isIn ? stem + 1 : stem);
  const first = firstOfName(passage, index);
  const generic = CLUB_WORDS.has(tokens[last]?.fold ?? '') && last === stem + 1;
  if (last > (isIn ? stem + 1 : stem) && !(generic && first === index))
    return [generic || isOfRegion(passage, index - 1) ? first : index, endOfLegalForm(tokens, last)];
  if (/^aeroklub(?!b)/.test(token.fold) && passage.sentences.opens[first] === 1) return undefined;
  return first < index && !NATIONAL.has(tokens[first]?.fold ?? '') ? [first, stem] : undefined;
}

/** "Gelderse Zweefvliegclub Berkenhof": an adjective of a region before the club. */
function isOfRegion({ tokens, sentences }: Passage, index: number): boolean {
  const token = tokens[index];
  if (token?.letterCase !== 'capital' || token.flags !== 0 || sentences.opens[index] === 1) return false;
  return /(?:se|sche|er)$/.test(token.fold) && token.fold.length > 5;
}
