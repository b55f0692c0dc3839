/** The reporter's own name in any form (C5.2); ambiguous parts need a capital, or a name, title or role beside them */
import type { Find } from '../../find.ts';
import { MAKER_FIELDS, PLACE_FIELDS } from '../../reading/fields.ts';
import { fold, foldLong, isAscii } from '../../reading/fold.ts';
import type { Passage, TextRange } from '../../reading/passage.ts';
import { findCompact } from '../../reading/search.ts';
import type { Token } from '../../reading/tokens.ts';
import { ABBREVIATION, CASE_ENDING, COMMON_WORDS } from '../../tables/cues/own-name.ts';
import {
  ACTION_VERB,
  AIRCRAFT_NOUN,
  ARTICLE,
  lookUp,
  ORDINARY,
  PARTICLE,
  ROLE,
  SPEECH_VERB,
} from '../../tables/lexicon.ts';
import { findOfTokens } from '../find-of-tokens.ts';
import { isPersonActive } from '../people/context/activity.ts';
import { POSSIBLE } from '../people/levels.ts';
import { isOtherwiseUsed, isUsedAsName } from '../people/name-context.ts';
import { AMBIGUOUS, type NameParts } from './name-parts.ts';

const JOINT = /^(?:[-‐‑‒–.,'’‘`´ʼ]|\p{Lu})$/u;
/** "F i e l d", "Fi-\neld": never an ordinary word. */
const SEPARATED = /^\p{L}\p{M}*(?:[^\p{L}\p{M}]+\p{L}\p{M}*)+$|[-\u00ad‐]\s*\n/u;
const PERHAPS = { reason: 'A name that is also an ordinary word', confidence: POSSIBLE.otherwiseUsed } as const;
/** "Robert. Best regards". */
const FAREWELL = /[.!?]\s+best\s+(?:regards|wishes)\b/i;
/** "a sandy field", "at max power": not a name in lower case. */
const ARTICLED = /(?:^|\s)(?:an?|the|at|in|no|some)\s$/i;
const SEPARATED_PART_LETTERS_MIN = 4;
/** Scripts that write words together: "我是李小龙". */
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{2,}/u;
const STEM_LETTERS_MIN = 5;
const INITIALS_MAX = 3;
/**
 * N part, O also an ordinary word, F farewell, I initial, P particle, J joiner, S sentence end; lower case at a line's
 * start, which ends a run.
 */
const RUN = /(?:(?:[ip]J{0,2})?(?:[IP]J{0,2}){0,6}[NO]|[no])(?:(?:J{0,2}P){0,6}J{0,2}[NOFI]|[JS]{1,2}[NO])*/g;

/** Confidential unless it is a lone ordinary word. */
export function findOwnName(passage: Passage, name: NameParts, reason: string): Find[] {
  const { text, tokens } = passage;
  const details = { kind: 'name', reason, confidence: 1 } as const;
  const wholes = name.wholes.flatMap((whole) => findCompact(passage, whole));
  const parts = [...name.parts].filter(([part]) => part.length >= SEPARATED_PART_LETTERS_MIN);
  const separated = parts.flatMap(([part, ordinary]) =>
    findCompact(passage, part).filter(({ start, end }) => isSeparated(text.slice(start, end), ordinary)),
  );
  const unspaced = [...name.parts.keys()].filter((part) => UNSPACED.test(part));
  const finds: Find[] = [
    ...wholes.filter((range) => isWhole(text, range, name.wholes[0]) && !isPhrase(text, range, name)),
    ...separated,
    ...hyphenedInitials(passage, name),
    ...unspaced.flatMap((part) => findCompact(passage, part, true)).map((range) => withMarks(text, range)),
  ].map((range) => ({ ...range, ...details, confidential: true }));
  if (!tokens.some((token, at) => partOf(token, name) !== undefined || isGenitive(passage, at, name))) return finds;
  const codes = tokens.map((token, at) =>
    token.newLine ? codeOf(passage, at, name).toLowerCase() : codeOf(passage, at, name),
  );
  for (const { 0: run, index: first } of codes.join('').matchAll(RUN)) {
    const [at, last] = [first + run.search(/[NO]/i), first + run.length - 1];
    const named = tokens
      .slice(first, last + 1)
      .every((token, i) => token.letterCase !== 'lower' || /p/i.test(run.charAt(i)));
    const isConfidential = /N/i.test(run) || (named && run.replace(/[JSP]/gi, '').length > 1);
    const find = { ...findOfTokens(tokens, first, last, details), end: endOfInitial(tokens, last) };
    if (isConfidential) finds.push({ ...find, confidential: true });
    else if (isPerson(passage, at) || isGenitive(passage, at, name)) finds.push(find);
    else if (isPerhapsPerson(passage, at)) finds.push({ ...find, ...PERHAPS });
  }
  return finds;
}

/** "Bauer wollte landen", "Glass and I", not "der Bauer", "Church Lane": to be asked about (C5.3). */
function isPerhapsPerson(passage: Passage, at: number): boolean {
  const { field, tokens } = passage;
  if (PLACE_FIELDS.has(field) || MAKER_FIELDS.has(field) || tokens[at]?.letterCase === 'lower') return false;
  return !isOtherwiseUsed(tokens, at) && !((tokens[at - 1]?.flags ?? 0) & ARTICLE);
}

/** "P-O" and "J.-P." of Per-Olof and Jean-Pierre. */
function hyphenedInitials({ text }: Passage, { pairs }: NameParts): TextRange[] {
  return pairs.flatMap(([one, two]) =>
    [...text.matchAll(new RegExp(`(?<![\\p{L}\\d-])${one}\\.?[-‐‑]${two}(?![\\p{L}\\d-])\\.?`, 'gu'))].map(
      ({ index, 0: found }) => ({ start: index, end: index + found.length }),
    ),
  );
}

/** "du pont" of Dupont; "no mark. Field landing" of Mark Field; "A field" of Andrew Field. */
function isPhrase(text: string, { start, end }: TextRange, { parts }: NameParts): boolean {
  const written = text.slice(start, end);
  const pieces = written.split(/\s+/);
  if (pieces.length < 2) return written === written.toLowerCase() && COMMON_WORDS.has(fold(written));
  if (/^(?:\p{Ll}\p{L}+[.!?]\s|A\s\p{Ll})/u.test(written)) return true;
  const isOneWord = parts.has(fold(written).replace(/\s+/g, ''));
  return isOneWord && written === written.toLowerCase() && pieces.some((piece) => lookUp(fold(piece)) !== 0);
}

/** With the vowel signs of its last letter. */
function withMarks(text: string, { start, end }: TextRange): TextRange {
  return { start, end: end + (/^\p{M}*/u.exec(text.slice(end))?.[0].length ?? 0) };
}

/** "F i e l d", "Fi-\neld"; of a name that is not a word also "Ro wena" and "Row\nena". */
function isSeparated(written: string, ordinary: boolean): boolean {
  if (SEPARATED.test(written)) return true;
  const pieces = written.split(/\s+/);
  if (ordinary || pieces.length < 2) return false;
  return written.includes('\n') || pieces.every((piece) => piece.length > 1 && lookUp(fold(piece)) === 0);
}

/** "Winters Fehler", not "des Winters": in German an ordinary word as owner has no article. */
function isGenitive({ tokens, language }: Passage, at: number, { parts }: NameParts): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (language !== 'german' || token?.letterCase !== 'capital' || !token.fold.endsWith('s')) return false;
  if (parts.get(token.fold.slice(0, -1)) !== true || (before?.flags ?? 0) & ARTICLE) return false;
  return next?.letterCase === 'capital' && next.spaced && !next.newLine;
}

function codeOf(passage: Passage, at: number, name: NameParts): string {
  const { tokens } = passage;
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token) return ' ';
  const ordinary = partOf(token, name) ?? (isGenitive(passage, at, name) || undefined);
  if (ordinary !== undefined)
    return token.fold === 'best' && /^(?:regards|wishes)$/.test(next?.fold ?? '') ? 'F' : ordinary ? 'O' : 'N';
  const isArticle = token.text === 'A' && next?.letterCase === 'lower';
  if (!isArticle && isInitials(token, name)) return 'I';
  if (token.kind === 'word' && (token.flags & PARTICLE || /^(?:v|vd)$/.test(token.fold))) return 'P';
  if (!JOINT.test(token.text)) return ' ';
  // "schon da. Jonas kam": except after an abbreviation, a full stop ends the sentence.
  const stops = token.text === '.' && next?.spaced && before && before.fold.length > 1;
  return stops && !ABBREVIATION.test(before.fold) ? 'S' : 'J';
}

/** "P" and "PJ" of "Peter John Adams". */
function isInitials({ fold, letterCase }: Token, { initials }: NameParts): boolean {
  if (fold.length === 1) return letterCase === 'capital' && initials.has(fold);
  return letterCase === 'upper' && fold.length <= INITIALS_MAX && [...fold].every((letter) => initials.has(letter));
}

/** Excludes "Robert. Best regards" and ordinary words in another order: "a cook will tell". */
function isWhole(text: string, { start, end }: TextRange, inOrder: string | undefined): boolean {
  const matched = text.slice(start, end);
  if (FAREWELL.test(text.slice(start, end + 12))) return false;
  const words = matched.split(/[^\p{L}]+/u);
  // "a. brown".
  if (/^\p{L}\.\s?\p{L}/u.test(matched)) return true;
  const articled = ARTICLED.test(text.slice(Math.max(0, start - 6), start));
  if (!articled && fold(words.join('')) === inOrder && !/[,;:]/.test(matched)) return true;
  if (words.length < 2 || words.some((word) => lookUp(word) & PARTICLE)) return true;
  return words.some((word) => word !== word.toLowerCase() || !(lookUp(word) & ORDINARY));
}

/** The full stop in "Carrow S." belongs to the name if the sentence goes on, or ends the text. */
function endOfInitial(tokens: readonly Token[], last: number): number {
  const [initial, dot, next] = [tokens[last], tokens[last + 1], tokens[last + 2]];
  const end = initial?.end ?? 0;
  if (initial?.fold.length !== 1 || dot?.text !== '.' || dot.spaced) return end;
  return !next || next.newLine || next.letterCase === 'lower' || /^[,:;)]$/.test(next.text) ? dot.end : end;
}

/** "Field was flying": only people do that; or "FIELD" among lower-case words. */
function isAtWork({ tokens, sentences }: Passage, index: number): boolean {
  const token = tokens[index];
  if (token?.letterCase === 'upper' && token.fold.length > 3 && sentences.styles[index] === 'prose') return true;
  return token?.letterCase !== 'lower' && isPersonActive(tokens, index);
}

function isPerson(passage: Passage, at: number): boolean {
  const { tokens } = passage;
  return isUsedAsName(passage, at) || isAtWork(passage, at) || isAfterRole(tokens, at) || isSignature(tokens, at);
}

/** "Regards,\nWinch": alone in the last line. */
function isSignature(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return (
    at > 0 &&
    token?.newLine === true &&
    token.letterCase !== 'lower' &&
    (!next || (next.text === '.' && !tokens[at + 2]))
  );
}

/** "instructor mark was P2", "pilot in command: Hill", not "the pilot may land": beside a role (C5.2). */
function isAfterRole(tokens: readonly Token[], index: number): boolean {
  const [word, next] = [tokens[index], tokens[index + 1]];
  let at = tokens[index - 1]?.text === ':' ? index - 2 : index - 1;
  if (tokens[at]?.fold === 'command' && tokens[at - 1]?.fold === 'in') at -= 2;
  const role = tokens[at];
  if (!role || !word || word.newLine || !(role.flags & ROLE) || role.fold.endsWith('s')) return false;
  if (
    word.flags & (SPEECH_VERB | ACTION_VERB | ROLE | AIRCRAFT_NOUN) ||
    /^(?:will|may|can|must|might)$/.test(word.fold)
  )
    return false;
  return !next || next.kind === 'mark' || (next.flags & (SPEECH_VERB | ACTION_VERB)) !== 0;
}

/** "Rowena1975", "RowenaA", "20Rowena": a part that is not a word, with digits or capitals. */
function isJoined({ text, letterCase }: Token, name: NameParts): boolean {
  if (letterCase === 'upper') return false;
  const [, own = ''] = /^\d*([\p{L}\p{M}]{4,}?)(?:\d*|(?<=\p{Ll})\p{Lu}[\p{L}\d]*)$/u.exec(text) ?? [];
  return own !== '' && own !== text && name.parts.get(fold(own)) === false;
}

/** True: also an ordinary word; undefined: not a part. */
function partOf(token: Token, name: NameParts): boolean | undefined {
  const joined = isJoined(token, name);
  if (joined || token.kind !== 'word') return joined ? false : undefined;
  const folded = token.fold;
  const own = name.parts.get(folded) ?? (isAscii(token.text) ? undefined : name.parts.get(foldLong(token.text)));
  if (own !== undefined && token.letterCase === 'lower' && COMMON_WORDS.has(folded)) return true;
  if (own !== undefined) return own && (token.flags & AMBIGUOUS) !== 0;
  if (folded.length < STEM_LETTERS_MIN) return undefined;
  if (folded.endsWith('s') && name.parts.get(folded.slice(0, -1)) === false) return false;
  if (token.letterCase === 'lower' || token.flags & ORDINARY) return undefined;
  const inflected = name.stems.some((stem) => folded.startsWith(stem) && CASE_ENDING.test(folded.slice(stem.length)));
  return inflected ? false : undefined;
}
