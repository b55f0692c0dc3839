/**
 * Clubs that the product does not know: capitalised words with "Gliding Club" or its like in other languages (C5.2).
 */
import type { Find } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { CLUB_NAMES, CLUB_TRADES, CLUB_WORDS, NATIONAL, NATIONS } from '../../tables/club-words.ts';
import {
  ASSOCIATIONS,
  BEFORE_CLUBS,
  INITIALS,
  NO_CLUB,
  ROMANCE_CLUBS,
  ROMANCE_TRADES,
} from '../../tables/cues/any-club.ts';
import * as lexicon from '../../tables/lexicon.ts';

const MOST_WORDS = 4;
const NO_PART =
  lexicon.ARTICLE |
  lexicon.COMPANION |
  lexicon.LOCATIVE |
  lexicon.SAYING |
  lexicon.DOING |
  lexicon.ROLE |
  lexicon.AIRCRAFT |
  lexicon.CALENDAR;
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
      initialledClub(passage, i) ??
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

/** "Soaring Society of America", "Deutscher Aero Club": a nation, what is done there, and nothing else. */
function isNationalBody(tokens: readonly Token[], first: number, last: number): boolean {
  const words = tokens.slice(first, last + 1).filter(({ kind }) => kind === 'word');
  if (!words.some(({ fold }) => NATIONS.has(fold) || NATIONAL.has(fold))) return false;
  return words.every(
    ({ fold }) =>
      NATIONS.has(fold) ||
      NATIONAL.has(fold) ||
      CLUB_TRADES.has(fold) ||
      /^(?:association|society|union|federation|council|of|the|and)$/.test(fold) ||
      (fold === 'club' && words.some((word) => word.fold === 'aero')),
  );
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

function isPart(passage: Passage, index: number): boolean {
  const token = passage.tokens[index];
  if (token?.kind !== 'word') return false;
  const shout = passage.sentences.styles[index] === 'shout';
  if (shout ? token.flags & lexicon.ORDINARY : token.letterCase !== 'capital' && token.letterCase !== 'upper')
    return false;
  return (
    !(token.flags & NO_PART) ||
    /^(?:North|South|East|West)$/.test(token.text) ||
    (token.flags & (lexicon.PLACE | lexicon.SURNAME)) !== 0
  );
}

function firstOfName(passage: Passage, index: number): number {
  const { tokens } = passage;
  let first = index;
  for (let at = index - 1; at >= Math.max(0, index - MOST_WORDS - 2); at--) {
    if (tokens[at + 1]?.newLine) break;
    if (isPart(passage, at)) first = at;
    else if (!/^(?:&|and|-|'|’|s|of)$/.test(tokens[at]?.fold ?? '') || first !== at + 1) break;
  }
  return first;
}

function lastOfName(passage: Passage, index: number): number {
  let last = index;
  for (let at = index + 1; at <= index + MOST_WORDS + 2; at++) {
    const token = passage.tokens[at];
    if (!token || token.newLine) break;
    if (isPart(passage, at)) last = at;
    else if (isPart(passage, at + 3) && isCompound(passage.tokens, at)) last = at + 3;
    else if (!(token.flags & lexicon.PARTICLE) && token.text !== '-' && token.text !== "'") break;
  }
  return last;
}

/** The "-les-" of "Montréal-les-Bois". */
function isCompound(tokens: readonly Token[], index: number): boolean {
  const pieces = [0, 1, 2, 3].map((steps) => tokens[index + steps]);
  return pieces.every((piece) => piece && !piece.spaced) && pieces[0]?.text === '-' && pieces[2]?.text === '-';
}

/** The "e.V." behind a German club's name. */
function endOfLegalForm(tokens: readonly Token[], last: number): number {
  const [first, dot, second, end] = [1, 2, 3, 4].map((steps) => tokens[last + steps]);
  if (/^(?:ltd|limited|inc|cic)$/.test(first?.fold ?? '')) return last + 1;
  if (first?.fold === 'ev') return last + 1;
  if (first?.fold !== 'e' || dot?.text !== '.' || second?.fold !== 'v') return last;
  return end?.text === '.' && !end.spaced ? last + 4 : last + 3;
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

/** "bei der FG Wolfsbrunn", "w AK Nowa Dolina", "bij ZC Veendal": initials and a place, where clubs stand. */
function initialledClub(passage: Passage, index: number): [number, number] | undefined {
  const { tokens, language } = passage;
  const [token, place] = [tokens[index], tokens[index + 1]];
  if (
    !token ||
    language === 'english' ||
    !INITIALS.test(token.text) ||
    !BEFORE_CLUBS.has(tokens[index - 1]?.fold ?? '')
  )
    return undefined;
  if (place?.letterCase !== 'capital' || !place.spaced || place.newLine || place.fold.length < 4) return undefined;
  if (place.flags & ~(lexicon.PLACE | lexicon.SURNAME | lexicon.GIVEN | lexicon.PLACE_OPENING | lexicon.FOREIGN))
    return undefined;
  return [index, endOfLegalForm(tokens, lastOfName(passage, index))];
}

/** "Segelflugverein Talheim e.V.", "Aeroklub Nowa Dolina", "Nordvik flyklubb". */
function namedClub(passage: Passage, index: number): [number, number] | undefined {
  const { tokens } = passage;
  const token = tokens[index];
  if (!token) return undefined;
  const twoWords = token.fold === 'aero' && (tokens[index + 1]?.text === '-' ? tokens[index + 2] : tokens[index + 1]);
  const named = CLUB_NAMES.has(token.fold) && (token.fold.length > 4 || token.letterCase === 'upper');
  if (!named && !(twoWords && /^(?:club|klub)$/.test(twoWords.fold))) return undefined;
  const stem = named ? index : tokens[index + 1]?.text === '-' ? index + 2 : index + 1;
  const last = lastOfName(passage, stem);
  const first = firstOfName(passage, index);
  const generic = CLUB_WORDS.has(tokens[last]?.fold ?? '') && last === stem + 1;
  if (last > stem && !(generic && first === index)) return [generic ? first : index, endOfLegalForm(tokens, last)];
  return first < index && !NATIONAL.has(tokens[first]?.fold ?? '') ? [first, stem] : undefined;
}
