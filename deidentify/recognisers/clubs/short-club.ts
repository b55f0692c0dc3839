/** Clubs by a word for club beside their trade, and by their short forms, in any language (C5.2). */
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import {
  CLUB_HEADS,
  CLUB_INITIALS,
  CLUB_INITIALS_BEHIND,
  HEAD_TRADES,
  WEAK_CLUB_INITIALS,
} from '../../tables/club-words.ts';
import { BEFORE_CLUBS } from '../../tables/cues/any-club.ts';
import * as lexicon from '../../tables/lexicon.ts';
import { endOfLegalForm, lastOfName } from './club-name.ts';

/** "Klub Szybowcowy Jaworzyna", "Plachtařský klub Javorná", "Planeur Club de Montvert": club and trade, then the name. */
export function headedClub(passage: Passage, index: number): [number, number] | undefined {
  const { tokens } = passage;
  const first = tokens[index]?.fold ?? '';
  const next = /^(?:de|-)$/.test(tokens[index + 1]?.fold ?? '') ? index + 2 : index + 1;
  const second = tokens[next]?.fold ?? '';
  const pair =
    (CLUB_HEADS.has(first) && HEAD_TRADES.test(second)) || (HEAD_TRADES.test(first) && CLUB_HEADS.has(second));
  if (!pair || tokens[next]?.newLine) return undefined;
  const last = lastOfName(passage, next);
  return last > next ? [index, last] : undefined;
}

/** "LSV Talheimbach", "CVVM Hautecombe", "w AK Nowa Dolina", "bij ZC Veendal": a short form and a place. */
export function initialledClub(passage: Passage, index: number): [number, number] | undefined {
  const { tokens, language, sentences } = passage;
  const [token, place] = [tokens[index], tokens[index + 1]];
  if (!token || place?.letterCase !== 'capital' || !place.spaced || place.newLine || place.fold.length < 4)
    return undefined;
  const strong =
    CLUB_INITIALS.test(token.text) && sentences.styles[index] !== 'shout' && !(token.flags & lexicon.ACRONYM);
  const stands = WEAK_CLUB_INITIALS.test(token.text) || strong;
  const before = /^['’]$/.test(tokens[index - 1]?.text ?? '') ? tokens[index - 2] : tokens[index - 1];
  const introduced = language !== 'english' && BEFORE_CLUBS.has(before?.fold ?? '');
  if (!stands || !(strong || introduced) || !mayNameClub(place)) return undefined;
  return [index, endOfLegalForm(tokens, lastOfName(passage, index))];
}

function mayNameClub({ flags }: Token): boolean {
  const open =
    lexicon.PLACE | lexicon.SURNAME | lexicon.GIVEN | lexicon.PLACE_OPENING | lexicon.FOREIGN | lexicon.PLACE_ENDING;
  return !(flags & ~open) || (flags & lexicon.FOREIGN) !== 0;
}

/** "Björkboda SFK": the short form behind the place. */
export function initialsBehind(passage: Passage, index: number): [number, number] | undefined {
  const { tokens, language } = passage;
  const [token, place] = [tokens[index], tokens[index - 1]];
  if (!token || language === 'english' || !CLUB_INITIALS_BEHIND.test(token.text) || token.newLine) return undefined;
  if (tokens[index + 1]?.kind === 'number' || tokens[index + 1]?.kind === 'code') return undefined;
  return place?.letterCase === 'capital' && place.fold.length > 3 && mayNameClub(place)
    ? [index - 1, index]
    : undefined;
}
