/** Clubs by a club word and activity, or by short forms, in any language (C5.2) */
import { endAt } from '../../reading/line.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import * as clubWords from '../../tables/club-words.ts';
import { AFTER_INITIALS, BEFORE_CLUBS } from '../../tables/cues/any-club.ts';
import * as lexicon from '../../tables/lexicon.ts';
import { type ClubRange, endOfLegalForm, lastOfName } from './club-name.ts';

const OPEN =
  lexicon.PLACE | lexicon.SURNAME | lexicon.GIVEN | lexicon.PLACE_OPENING | lexicon.FOREIGN | lexicon.PLACE_ENDING;
const SHORTEST_PLACE = 4;
const DOTTED = /Ae ?\. ?C ?\./y;

/** "Klub Szybowcowy Jaworzyna", "Planeur Club de Montvert": the name follows. */
export function headedClub(passage: Passage, index: number): ClubRange | undefined {
  const { tokens } = passage;
  const token = tokens[index];
  const head = clubWords.CLUB_HEADS.has(token?.fold ?? '');
  const trade = head ? undefined : endOfTrade(tokens, index);
  let end = head ? (endOfTrade(tokens, index + 1) ?? endOfTrade(tokens, index + 2)) : undefined;
  if (trade !== undefined) {
    const next = /^(?:de|-)$/.test(tokens[trade + 1]?.fold ?? '') ? trade + 2 : trade + 1;
    end = clubWords.CLUB_HEADS.has(tokens[next]?.fold ?? '')
      ? next
      : trade > index && token?.letterCase === 'capital'
        ? trade
        : undefined;
  }
  if (end === undefined || (end > index && tokens[end]?.newLine)) return undefined;
  const last = lastOfName(passage, end);
  return last > end && !clubWords.NATIONAL.has(tokens[last]?.fold ?? '') ? [index, last] : undefined;
}

function endOfTrade(tokens: readonly Token[], index: number): number | undefined {
  const fold = tokens[index]?.fold ?? '';
  if (clubWords.HEAD_TRADES.test(fold)) return index;
  const flight = tokens[index + 1]?.fold === 'a' && /^(?:vol|vuelo|volo|voo)$/.test(fold);
  return flight && /^(?:voile|vela)$/.test(tokens[index + 2]?.fold ?? '') ? index + 2 : undefined;
}

/** "LSV Talheimbach", "au CVV des Trois Combes". */
export function initialledClub(passage: Passage, index: number): ClubRange | undefined {
  const { tokens, language, sentences } = passage;
  const token = tokens[index];
  if (!token || token.letterCase === 'lower' || !tokens[index + 1]?.spaced) return undefined;
  const shout = sentences.styles[index] === 'shout';
  const strong = clubWords.CLUB_INITIALS.test(token.text) && !shout && !(token.flags & lexicon.ACRONYM);
  const before = /^['’]$/.test(tokens[index - 1]?.text ?? '') ? tokens[index - 2] : tokens[index - 1];
  const introduced = language !== 'english' && BEFORE_CLUBS.has(before?.fold ?? '');
  const opens = sentences.opens[index] === 1 && clubWords.OPENING_CLUB_INITIALS.test(token.text);
  const weak = language !== 'english' && opens;
  if (!strong && !weak && !(introduced && clubWords.WEAK_CLUB_INITIALS.test(token.text))) return undefined;
  const small = tokens[index + 1]?.letterCase === 'lower';
  const following = tokens.slice(index + 1, index + 5);
  const place = following.find(({ fold, text }) => !AFTER_INITIALS.has(fold) && !/^['’]$/.test(text));
  if (!place || place.newLine || (small && (!strong || language === 'german'))) return undefined;
  return mayNameClub(place, small) ? [index, endOfLegalForm(tokens, lastOfName(passage, index))] : undefined;
}

function mayNameClub({ flags, fold, letterCase }: Token, mayBeShort = false): boolean {
  const long = mayBeShort || fold.length >= SHORTEST_PLACE || (flags & lexicon.PLACE_OPENING) !== 0;
  if (letterCase !== 'capital' || !long) return false;
  return !(flags & ~OPEN) || (flags & (lexicon.FOREIGN | lexicon.PLACE_OPENING)) !== 0;
}

/** "Ae.C. Pian dei Venti". */
export function dottedClub(passage: Passage, index: number): ClubRange | undefined {
  const head = endAt(passage.tokens, index, DOTTED);
  const last = head === undefined ? index : lastOfName(passage, head);
  return head !== undefined && last > head ? [index, last] : undefined;
}

/** "vrbického aeroklubu", "aeroklubu krakowskiego": a town's adjective, in lower case. */
export function adjectiveClub({ tokens }: Passage, index: number): ClubRange | undefined {
  if (!clubWords.AEROCLUB.test(tokens[index]?.fold ?? '')) return undefined;
  const isTown = ({ letterCase, fold = '' }: Partial<Token> = {}) =>
    letterCase === 'lower' && clubWords.TOWN_ADJECTIVE.test(fold) && !clubWords.NATIONAL.has(fold);
  if (isTown(tokens[index - 1])) return [index - 1, index];
  return isTown(tokens[index + 1]) ? [index, index + 1] : undefined;
}

/** "Björkboda SFK". */
export function initialsAfter({ tokens, language }: Passage, index: number): ClubRange | undefined {
  const token = tokens[index];
  if (language === 'english' || !token || !clubWords.CLUB_INITIALS_AFTER.test(token.text)) return undefined;
  const [place, next] = [tokens[index - 1], tokens[index + 1]];
  if (!place || token.newLine || next?.kind === 'number' || next?.kind === 'code') return undefined;
  return mayNameClub(place) ? [index - 1, index] : undefined;
}
