/** Recognises clubs by a club word with an activity or place, by initials, or by a town's adjective (C5.2) */
import { endAt } from '../../reading/line.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import * as clubWords from '../../tables/club-words.ts';
import { AFTER_INITIALS, BEFORE_CLUBS } from '../../tables/cues/any-club.ts';
import * as lexicon from '../../tables/lexicon.ts';
import { BEFORE_STREET_NAME } from '../../tables/places/house-words.ts';
import { type ClubRange, endOfLegalForm, lastOfName } from './club-name.ts';

const OPEN =
  lexicon.PLACE | lexicon.SURNAME | lexicon.GIVEN | lexicon.PLACE_OPENING | lexicon.FOREIGN | lexicon.PLACE_ENDING;
const PLACE_LETTERS_MIN = 4;
const QUOTED_MAX = 4;
const DOTTED = /Ae ?\. ?C ?\./y;

/** "Klub Szybowcowy Jaworzyna", "Planeur Club de Montvert": the name follows. */
export function headedClub(passage: Passage, index: number): ClubRange | undefined {
  const { tokens } = passage;
  const end = endOfHead(tokens, index);
  if (end === undefined || (end > index && tokens[end]?.newLine)) return undefined;
  const last = lastOfName(passage, quotedName(tokens, end) ?? end);
  if (last === end || clubWords.NATIONAL_BODY_WORDS.has(tokens[last]?.fold ?? '')) return undefined;
  return [ofRegion(passage, index), endOfLegalForm(tokens, last)];
}

/** "Planeur Club", "Klub Szybowcowy", or a capitalised trade of two words. */
function endOfHead(tokens: readonly Token[], index: number): number | undefined {
  const isHead = (at: number): boolean => clubWords.CLUB_HEADS.has(tokens[at]?.fold ?? '');
  if (isHead(index)) return [1, 2, 3].map((steps) => endOfTrade(tokens, index + steps)).find((at) => at !== undefined);
  const trade = endOfTrade(tokens, index);
  if (trade === undefined) return undefined;
  const next = /^(?:de|-)$/.test(tokens[trade + 1]?.fold ?? '') ? trade + 2 : trade + 1;
  if (isHead(next)) return next;
  return trade > index && tokens[index]?.letterCase === 'capital' ? trade : undefined;
}

/** "Górska Szkoła Szybowcowa": the capitalised adjective before the club, or the club itself. */
function ofRegion({ tokens, sentences }: Passage, index: number): number {
  const { fold = '', letterCase } = tokens[index - 1] ?? {};
  const isAdjective =
    letterCase === 'capital' && sentences.opens[index - 1] !== 1 && clubWords.TOWN_ADJECTIVE_FIRST.test(fold);
  return isAdjective ? index - 1 : index;
}

/** The last token of a name in quotation marks, with its mark. */
function quotedName(tokens: readonly Token[], before: number): number | undefined {
  if (!/^[„“"«]$/.test(tokens[before + 1]?.text ?? '')) return undefined;
  const closing = tokens.slice(before + 2, before + QUOTED_MAX + 3).findIndex(({ text }) => /^[”“"»]$/.test(text));
  return closing > 0 ? before + 2 + closing : undefined;
}

function endOfTrade(tokens: readonly Token[], index: number): number | undefined {
  const fold = tokens[index]?.fold ?? '';
  if (clubWords.HEAD_ACTIVITIES.test(fold)) return index;
  if (/^bezmotorov/.test(fold) && /^letan/.test(tokens[index + 1]?.fold ?? '')) return index + 1;
  if (fold === 'vuelo' && tokens[index + 1]?.fold === 'sin' && tokens[index + 2]?.fold === 'motor') return index + 2;
  const flight = tokens[index + 1]?.fold === 'a' && /^(?:vol|vuelo|volo|voo)$/.test(fold);
  return flight && /^(?:voile|vela)$/.test(tokens[index + 2]?.fold ?? '') ? index + 2 : undefined;
}

/** "LSV Talheimbach", "au CVV des Trois Combes". */
export function initialledClub(passage: Passage, index: number): ClubRange | undefined {
  const { tokens, language, sentences } = passage;
  const token = tokens[index];
  if (!token || token.letterCase === 'lower' || !tokens[index + 1]?.spaced) return undefined;
  const shout = sentences.styles[index] === 'shout';
  const abroad = language === 'other' && clubWords.INITIALS_ABROAD.test(token.text);
  const strong = (abroad || clubWords.CLUB_INITIALS.test(token.text)) && !shout && !(token.flags & lexicon.ACRONYM);
  const before = /^['’]$/.test(tokens[index - 1]?.text ?? '') ? tokens[index - 2] : tokens[index - 1];
  const introduced = language !== 'english' && BEFORE_CLUBS.has(before?.fold ?? '');
  const opens = sentences.opens[index] === 1 && clubWords.OPENING_CLUB_INITIALS.test(token.text);
  const weak = language !== 'english' && opens;
  if (!strong && !weak && !(introduced && clubWords.WEAK_CLUB_INITIALS.test(token.text))) return undefined;
  const isLowerCase = tokens[index + 1]?.letterCase === 'lower';
  const following = tokens.slice(index + 1, index + 5);
  const place = following.find(({ fold, text }) => !AFTER_INITIALS.has(fold) && !/^['’]$/.test(text));
  if (!place || place.newLine || (isLowerCase && (!strong || language === 'german'))) return undefined;
  return mayNameClub(place, isLowerCase) ? [index, endOfLegalForm(tokens, lastOfName(passage, index))] : undefined;
}

function mayNameClub({ flags, fold, letterCase }: Token, mayBeShort = false): boolean {
  const long = mayBeShort || fold.length >= PLACE_LETTERS_MIN || (flags & lexicon.PLACE_OPENING) !== 0;
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
    letterCase === 'lower' && clubWords.TOWN_ADJECTIVE.test(fold) && !clubWords.NATIONAL_BODY_WORDS.has(fold);
  if (isTown(tokens[index - 1])) return [index - 1, index];
  return isTown(tokens[index + 1]) ? [index, index + 1] : undefined;
}

/** "Björkboda SFK", "Övre Storåns FK". */
export function initialsAfter({ tokens, language }: Passage, index: number): ClubRange | undefined {
  const token = tokens[index];
  if (language === 'english' || !token || !clubWords.CLUB_INITIALS_AFTER.test(token.text)) return undefined;
  const [place, next] = [tokens[index - 1], tokens[index + 1]];
  if (!place || token.newLine || next?.kind === 'number' || next?.kind === 'code') return undefined;
  if (!mayNameClub(place)) return undefined;
  const { fold = '', letterCase } = tokens[index - 2] ?? {};
  const isOfTwo = letterCase === 'capital' && !place.newLine && BEFORE_STREET_NAME.has(fold);
  return [isOfTwo ? index - 2 : index - 1, index];
}

/** "aux Planeurs de Roquebelle", "el Volovelistico Tre Cime": the trade alone, capitalised within a sentence. */
export function activityAloneClub(passage: Passage, index: number): ClubRange | undefined {
  const { tokens, sentences, language } = passage;
  const token = tokens[index];
  if (language !== 'other' || token?.letterCase !== 'capital' || sentences.opens[index] === 1) return undefined;
  if (sentences.styles[index] !== 'prose' || !clubWords.ACTIVITIES_ALONE.has(token.fold)) return undefined;
  const last = lastOfName(passage, index);
  return last > index ? [index, last] : undefined;
}

/** "alla SVVP", "v AKPH", "zalewscy szybownicy". */
export function unnamedClub({ tokens, language }: Passage, index: number): ClubRange | undefined {
  const token = tokens[index];
  if (language !== 'other' || !token) return undefined;
  const before = /^['’]$/.test(tokens[index - 1]?.text ?? '') ? tokens[index - 2] : tokens[index - 1];
  if (clubWords.ACRONYMS_ABROAD.test(token.text) && BEFORE_CLUBS.has(before?.fold ?? '')) return [index, index];
  const ofTown = before?.letterCase === 'lower' && clubWords.TOWN_ADJECTIVE_PLURAL.test(before.fold);
  return ofTown && clubWords.MEMBERS_OF_TOWN.test(token.fold) ? [index - 1, index] : undefined;
}

/** "club de Torrealba", "aeroklubu w Krasnobrodzie": in lower case, then the place. */
export function clubOfPlace(passage: Passage, index: number): ClubRange | undefined {
  const { tokens, language } = passage;
  const [club, of, place] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (language !== 'other' || club?.letterCase !== 'lower' || place?.letterCase !== 'capital') return undefined;
  const romance = /^(?:aero)?club$/.test(club.fold) && /^(?:de|di|d)$/.test(of?.fold ?? '');
  const slavic = clubWords.AEROCLUB.test(club.fold) && /^(?:w|we|v|ve)$/.test(of?.fold ?? '');
  if ((!romance && !slavic) || place.flags & ~OPEN) return undefined;
  return [index, Math.max(index + 2, lastOfName(passage, index + 1))];
}

/** "sfg steinbrück", "gruppo volovelistico alto brembio", "granbergs fk": all in lower case. */
export function lowerCaseClub({ tokens, sentences, language }: Passage, index: number): ClubRange | undefined {
  const token = tokens[index];
  const isInitials = clubWords.CLUB_INITIALS.test(token?.text ?? '') && !((token?.flags ?? 0) & lexicon.ACRONYM);
  if (language === 'english' || !token || sentences.styles[index] !== 'lower-case') return undefined;
  if (token.letterCase !== 'lower' && !isInitials) return undefined;
  const isName = (at: number): boolean => {
    const { kind, letterCase, fold = '', flags = 0 } = tokens[at] ?? {};
    const isUnknown = !(flags & ~OPEN) && !clubWords.AFTER_CLUB_WORD.has(fold);
    return kind === 'word' && letterCase === 'lower' && fold.length >= PLACE_LETTERS_MIN && isUnknown;
  };
  if (clubWords.LOWER_CASE_INITIALS_AFTER.has(token.fold) && isName(index - 1)) return [index - 1, index];
  const isAfter = /klubb(?:en)?$/.test(token.fold);
  const ofOwner = isAfter || /(?:s|er)$/.test(tokens[index - 1]?.fold ?? '');
  if (clubWords.isClubName(token.fold) && ofOwner && isName(index - 1)) return [index - 1, index];
  if (isAfter) return undefined;
  const head = lowerCaseHead(tokens, index);
  if (head === undefined) return undefined;
  let at = head + 1;
  while (AFTER_INITIALS.has(tokens[at]?.fold ?? '') && at <= head + 2) at += 1;
  if (clubWords.PLACE_FIRST_WORDS.has(tokens[at]?.fold ?? '')) at += 1;
  return isName(at) && !tokens[at]?.newLine ? [index, at] : undefined;
}

/** The last token of the words for a club. */
function lowerCaseHead(tokens: readonly Token[], index: number): number | undefined {
  const fold = tokens[index]?.fold ?? '';
  if (clubWords.CLUB_HEADS.has(fold)) return endOfTrade(tokens, index + 1);
  const initials = clubWords.INITIALS_ABROAD.test(fold.toUpperCase());
  return initials || clubWords.isClubName(fold) || clubWords.LOWER_CASE_ACTIVITIES_ALONE.has(fold) ? index : undefined;
}
