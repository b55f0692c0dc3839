/**
 * Clubs that the product knows, by name, short form and acronym (C5.2). A place that a club is named after may stay
 * where it stands alone.
 */
import type { Find } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import { findPressed } from '../../reading/search.ts';
import type { Token } from '../../reading/tokens.ts';
import { CLUB_TRADES, CLUB_WORDS, isClubName } from '../../tables/club-words.ts';
import { LOCATIVE, PLACE, ROLE } from '../../tables/lexicon.ts';
import type { ClubCore, ClubIndex } from './club-index.ts';

const REASON = 'The name of a club in this system';

/** Finds the indexed clubs. */
export function findOwnClubs(passage: Passage, index: ClubIndex): Find[] {
  const { tokens } = passage;
  const finds: Find[] = index.wholes.flatMap((whole) =>
    findPressed(passage, whole).map(({ start, end }) => ({
      start,
      end,
      kind: 'club' as const,
      reason: REASON,
      confidence: 0.97,
    })),
  );
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'word' && token.kind !== 'code') continue;
    if (index.acronyms.has(token.fold) && token.text === token.text.toUpperCase()) {
      finds.push({
        start: token.start,
        end: token.end,
        kind: 'club',
        reason: 'The acronym of a club',
        confidence: 0.85,
      });
    }
    for (const core of index.cores.get(token.fold) ?? []) {
      const find = readCore(passage, at, core);
      if (find) finds.push(find);
    }
  }
  return finds;
}

/** The core with a word such as club behind or before it, or standing alone as nobody's place. */
function readCore(passage: Passage, at: number, core: ClubCore): Find | undefined {
  const { tokens } = passage;
  const last = endOfCore(tokens, at, core);
  const [start, end] = [tokens[at], tokens[last ?? at]];
  if (last === undefined || !start || !end) return undefined;
  const behind = endOfClub(tokens, last);
  if (behind > last)
    return { start: start.start, end: tokens[behind]?.end ?? end.end, kind: 'club', reason: REASON, confidence: 0.92 };
  const before = tokens[at - 1];
  if (before && isClubName(before.fold))
    return { start: before.start, end: end.end, kind: 'club', reason: REASON, confidence: 0.92 };
  if (core.isPlace || start.letterCase === 'lower' || start.flags & PLACE || (before?.flags ?? 0) & LOCATIVE)
    return undefined;
  const next = tokens[last + 1];
  const belongs = next !== undefined && (next.flags & ROLE) !== 0;
  const sure = core.words.length > 1 || belongs;
  return {
    start: start.start,
    end: end.end,
    kind: 'club',
    reason: 'The short name of a club',
    confidence: sure ? 0.6 : 0.35,
  };
}

function endOfCore(tokens: readonly Token[], at: number, core: ClubCore): number | undefined {
  let place = at;
  for (const [index, word] of core.words.entries()) {
    if (index > 0) place += 1;
    while (
      index > 0 &&
      /^(?:[-&'’]|and|of|the|s)$/.test(tokens[place]?.fold ?? '') &&
      tokens[place]?.fold !== word &&
      place < at + 12
    )
      place += 1;
    if (tokens[place]?.fold !== word) return undefined;
  }
  return place;
}

function endOfClub(tokens: readonly Token[], last: number): number {
  let end = last;
  for (let at = last + 1; at <= last + 4; at++) {
    const token = tokens[at];
    if (!token || token.newLine) break;
    if (CLUB_WORDS.has(token.fold)) end = at;
    else if (token.fold === 'g' && tokens[at + 1]?.text === '.' && tokens[at + 2]?.fold === 'c') end = at + 2;
    else if (CLUB_TRADES.has(token.fold) && token.letterCase === 'capital') end = at;
    else if (!CLUB_TRADES.has(token.fold) && !/^['’-]$/.test(token.text) && token.fold !== 's') break;
  }
  return end;
}
