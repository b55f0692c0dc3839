/** Known clubs by name, short form and acronym (C5.2). A place with the same name may stay. */
import type { Find } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import { findCompact } from '../../reading/search.ts';
import type { Token } from '../../reading/tokens.ts';
import { CLUB_ACTIVITIES, CLUB_WORDS, isClubName } from '../../tables/club-words.ts';
import { LOCATIVE, PLACE, ROLE } from '../../tables/lexicon.ts';
import { findOfTokens } from '../find-of-tokens.ts';
import type { ClubCore, ClubIndex } from './club-index.ts';

const JOINT = /^(?:[-&'’]|and|of|the|s)$/;
const CORE_TOKENS_MAX = 12;
const NAME = { kind: 'club', reason: 'The name of a club in this system' } as const;
const ACRONYM = { kind: 'club', reason: 'The acronym of a club', confidence: 0.85 } as const;

export function findOwnClubs(passage: Passage, index: ClubIndex): Find[] {
  const { tokens } = passage;
  const wholes = index.wholes.flatMap((whole) => findCompact(passage, whole));
  const finds: Find[] = wholes.map((stretch) => ({ ...stretch, ...NAME, confidence: 0.97 }));
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'word' && token.kind !== 'code') continue;
    const acronym = acronymAt(tokens, at, index);
    if (acronym) finds.push(acronym);
    for (const core of index.cores.get(token.fold) ?? []) {
      const find = readCore(tokens, at, core);
      if (find) finds.push(find);
    }
  }
  return finds;
}

/** Four or more letters, three consonants in a row: hardly an ordinary word. */
const UNPRONOUNCEABLE = /^(?=[a-z]{4})[a-z]*[bcdfghj-np-tvwxz]{3}/;

/** "WGC", "W.G.C.", "kvvsa" */
function acronymAt(tokens: readonly Token[], at: number, { acronyms, longestAcronym }: ClubIndex): Find | undefined {
  let [letters, last] = [tokens[at]?.text ?? '', at];
  while (letters.length <= longestAcronym && isDotted(tokens, last)) {
    last += 2;
    letters += tokens[last]?.text;
  }
  const isAcronym = letters === letters.toUpperCase() || UNPRONOUNCEABLE.test(letters);
  const isDoubtful = isAcronym ? acronyms.get(letters.toLowerCase()) : undefined;
  if (isDoubtful === undefined) return undefined;
  return findOfTokens(tokens, at, last, isDoubtful ? { ...ACRONYM, confidence: 0.4 } : ACRONYM);
}

function isDotted(tokens: readonly Token[], at: number): boolean {
  const [letter, dot, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  return letter?.text.length === 1 && dot?.text === '.' && next?.text.length === 1 && !dot.spaced && !next.spaced;
}

/** With a word such as "club" beside it, or alone unless it is a place. */
function readCore(tokens: readonly Token[], at: number, core: ClubCore): Find | undefined {
  const last = endOfCore(tokens, at, core);
  if (last === undefined) return undefined;
  const [before, start, next] = [tokens[at - 1], tokens[at], tokens[last + 1]];
  const following = endOfClub(tokens, last);
  const isInitials = before?.letterCase === 'upper' && before.text.length > 1 && core.initials.includes(before.fold);
  const opened = following === last && (isInitials || isClubName(before?.fold ?? ''));
  if (opened || following > last)
    return findOfTokens(tokens, opened ? at - 1 : at, following, { ...NAME, confidence: 0.92 });
  if (core.isPlace || start?.letterCase === 'lower' || (start?.flags ?? 0) & PLACE || (before?.flags ?? 0) & LOCATIVE)
    return undefined;
  const sure = core.words.length > 1 || ((next?.flags ?? 0) & ROLE) !== 0;
  return findOfTokens(tokens, at, last, { ...NAME, reason: 'The short name of a club', confidence: sure ? 0.6 : 0.35 });
}

function endOfCore(tokens: readonly Token[], at: number, core: ClubCore): number | undefined {
  let place = at - 1;
  for (const word of core.words) {
    place += 1;
    const fits = (): boolean => tokens[place]?.fold === word;
    while (place > at && place < at + CORE_TOKENS_MAX && !fits() && JOINT.test(tokens[place]?.fold ?? '')) place += 1;
    if (!fits()) return undefined;
  }
  return place;
}

function endOfClub(tokens: readonly Token[], last: number): number {
  let end = last;
  for (let at = last + 1; at <= last + 4; at++) {
    const token = tokens[at];
    if (!token || token.newLine) break;
    const trade = CLUB_ACTIVITIES.has(token.fold);
    if (CLUB_WORDS.has(token.fold) || (trade && token.letterCase === 'capital')) end = at;
    else if (token.fold === 'g' && tokens[at + 1]?.text === '.' && tokens[at + 2]?.fold === 'c') end = at + 2;
    else if (!trade && !/^(?:['’-]|s)$/.test(token.fold)) break;
  }
  return end;
}
