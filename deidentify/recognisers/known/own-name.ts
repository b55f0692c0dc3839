/**
 * The reporter's own name in a text (C5.2): whole, in parts, in any order, as initials with the surname. A part that is
 * also an ordinary word goes only where it is capitalised as a name, or beside a name, title or role.
 */
import type { Find } from '../../find.ts';
import { fold, foldLong, isAscii } from '../../reading/fold.ts';
import type { Passage } from '../../reading/passage.ts';
import { findPressed } from '../../reading/search.ts';
import type { Token } from '../../reading/tokens.ts';
import { ABBREVIATION, CASE_ENDING } from '../../tables/cues/own-name.ts';
import { AIRCRAFT, DOING, lookUp, ORDINARY, PARTICLE, ROLE, SAYING } from '../../tables/lexicon.ts';
import { isPersonActive } from '../people/context/activity.ts';
import { standsAsName } from '../people/name-context.ts';
import { MEANS_MORE, type NameParts } from './name-parts.ts';

const JOINT = /^(?:[-‐‑‒–.,'’‘`´ʼ]|\p{Lu})$/u;
/** "F i e l d", "Fi-\neld": one word taken to pieces, which no ordinary word ever is. */
const TAKEN_APART = /^\p{L}\p{M}*(?:[^\p{L}\p{M}]+\p{L}\p{M}*)+$|[-\u00ad‐]\s*\n/u;
/** "Robert. Best regards": what was found, and what follows. */
const FAREWELL = /[.!?]\s+best$/i;
const WISHES = /^\s+(?:regards|wishes)\b/i;
/** "a sandy field", "at max power": in small letters no name. */
const ARTICLED = /(?:^|\s)(?:an?|the|at|in|no|some)\s$/i;

const SHORTEST_APART = 4;

/** Finds the reporter's name; finds are confidential unless they are a lone ordinary word. */
export function findOwnName(passage: Passage, name: NameParts, reason: string): Find[] {
  const wholes = name.wholes.flatMap((whole) => findPressed(passage, whole));
  const finds: Find[] = wholes
    .filter(({ start, end }) => {
      const matched = passage.text.slice(start, end);
      if (FAREWELL.test(matched) && WISHES.test(passage.text.slice(end, end + 12))) return false;
      const articled = ARTICLED.test(passage.text.slice(Math.max(0, start - 6), start));
      return !isPlainTalk(matched, articled ? undefined : name.wholes[0]);
    })
    .map(({ start, end }) => ({ start, end, kind: 'name', reason, confidence: 1, confidential: true }));
  for (const [part, ordinary] of name.parts) {
    if (!ordinary || part.length < SHORTEST_APART) continue;
    for (const { start, end } of findPressed(passage, part)) {
      if (!TAKEN_APART.test(passage.text.slice(start, end))) continue;
      finds.push({ start, end, kind: 'name', reason, confidence: 1, confidential: true });
    }
  }
  const { tokens } = passage;
  for (let i = 0; i < tokens.length; i++) {
    if (partOf(tokens[i], name) === undefined || isFarewell(tokens, i)) continue;
    const [first, last] = spread(tokens, i, name);
    const run = tokens.slice(first, last + 1);
    const parts = run.map((token) => partOf(token, name)).filter((part) => part !== undefined);
    const several = parts.length > 1 || run.some((token) => isOwnInitial(token, name));
    const betrays = parts.includes(false) || (several && run.every(isNoWord));
    if (betrays || standsAsName(passage, i) || isAtWork(passage, i) || isBehindRole(tokens, i)) {
      finds.push({
        start: run[0]?.start ?? 0,
        end: endOfInitial(tokens, last),
        kind: 'name',
        reason,
        confidence: 1,
        ...(betrays ? { confidential: true } : {}),
      });
    }
    i = last;
  }
  return finds;
}

/** "Carrow S.": the full stop belongs to the name where the sentence goes on, or ends with the text. */
function endOfInitial(tokens: readonly Token[], last: number): number {
  const [initial, dot, next] = [tokens[last], tokens[last + 1], tokens[last + 2]];
  const end = initial?.end ?? 0;
  if (initial?.fold.length !== 1 || dot?.text !== '.' || dot.spaced) return end;
  return !next || next.newLine || next.letterCase === 'lower' || next.text === ',' ? dot.end : end;
}

/** "Field was flying": what only people are or do follows; or "FIELD" stands out from a sentence in small letters. */
function isAtWork({ tokens, sentences }: Passage, index: number): boolean {
  const token = tokens[index];
  if (token?.letterCase === 'upper' && token.fold.length > 3 && sentences.styles[index] === 'prose') return true;
  return token?.letterCase !== 'lower' && isPersonActive(tokens, index);
}

/** "instructor mark was P2", not "the pilot may land": in small letters beside a role (C5.2). */
function isBehindRole(tokens: readonly Token[], index: number): boolean {
  const [role, word] = [tokens[index - 1], tokens[index]];
  if (!role || !word || word.newLine || !(role.flags & ROLE) || role.fold.endsWith('s')) return false;
  if (word.flags & (SAYING | DOING | ROLE | AIRCRAFT) || /^(?:will|may|can|must|might)$/.test(word.fold)) return false;
  const next = tokens[index + 1];
  return !next || next.kind === 'mark' || (next.flags & (SAYING | DOING)) !== 0;
}

/** No word in small letters, apart from particles: "Mike v.d. Berg". */
function isNoWord(token: Token): boolean {
  return token.letterCase !== 'lower' || (token.flags & PARTICLE) !== 0 || /^(?:v|vd)$/.test(token.fold);
}

/** "a cook will tell": ordinary words in small letters that happen to make the name in another order than it has. */
function isPlainTalk(matched: string, inOrder: string | undefined): boolean {
  const words = matched.split(/[^\p{L}]+/u);
  if (fold(words.join('')) === inOrder && !/[,;:]/.test(matched)) return false;
  if (words.length < 2 || words.some((word) => lookUp(word) & PARTICLE)) return false;
  return words.every((word) => word === word.toLowerCase() && (lookUp(word) & ORDINARY) !== 0);
}

function partOf(token: Token | undefined, name: NameParts): boolean | undefined {
  if (token?.kind !== 'word') return undefined;
  const folded = token.fold;
  const own = name.parts.get(folded) ?? (isAscii(token.text) ? undefined : name.parts.get(foldLong(token.text)));
  if (own !== undefined) return own && (token.flags & MEANS_MORE) !== 0;
  if (folded.length < 5) return undefined;
  if (folded.endsWith('s') && name.parts.get(folded.slice(0, -1)) === false) return false;
  if (token.letterCase === 'lower' || token.flags & ORDINARY) return undefined;
  const inflected = name.stems.some((stem) => folded.startsWith(stem) && CASE_ENDING.test(folded.slice(stem.length)));
  return inflected ? false : undefined;
}

function belongs(token: Token | undefined, name: NameParts): boolean {
  if (token?.kind !== 'word') return false;
  if (partOf(token, name) !== undefined || token.flags & PARTICLE || /^(?:v|vd)$/.test(token.fold)) return true;
  return isOwnInitial(token, name);
}

function isOwnInitial(token: Token, name: NameParts): boolean {
  return token.fold.length === 1 && token.letterCase === 'capital' && name.initials.has(token.fold);
}

function spread(tokens: readonly Token[], at: number, name: NameParts): [number, number] {
  return [reach(tokens, at, name, -1), reach(tokens, at, name, 1)];
}

/** Walks from a part over further parts, initials and particles, and over the joints between them. */
function reach(tokens: readonly Token[], from: number, name: NameParts, step: 1 | -1): number {
  let edge = from;
  let anchor = from;
  let crossed = false;
  for (let at = from + step; Math.abs(at - edge) <= 3; at += step) {
    const token = tokens[at];
    if (!token || (step > 0 ? token.newLine : tokens[at + 1]?.newLine)) break;
    if (belongs(token, name)) {
      if (crossed && (partOf(token, name) === undefined || isFarewell(tokens, at))) break;
      edge = at;
      if (
        !(token.flags & PARTICLE) ||
        (token.letterCase === 'capital' && token.fold.length === 1) ||
        partOf(token, name) !== undefined
      )
        anchor = at;
    } else if (!JOINT.test(token.text)) break;
    else if (endsSentence(tokens, at)) crossed = true;
  }
  return step < 0 ? leadingParticles(tokens, anchor, edge) : anchor;
}

/** "Robert. Best regards." */
function isFarewell(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.fold === 'best' && /^(?:regards|wishes)$/.test(tokens[at + 1]?.fold ?? '');
}

/** A full stop behind a word that is no abbreviation: "schon da. Jonas kam". */
function endsSentence(tokens: readonly Token[], at: number): boolean {
  const [word, mark, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (mark?.text !== '.' || !next?.spaced || !word) return false;
  return word.fold.length > 1 && !ABBREVIATION.test(word.fold);
}

function leadingParticles(tokens: readonly Token[], anchor: number, edge: number): number {
  for (let at = edge; at < anchor; at++) if (!JOINT.test(tokens[at]?.text ?? '.')) return at;
  return anchor;
}
