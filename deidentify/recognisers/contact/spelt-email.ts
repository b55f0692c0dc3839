/**
 * Email addresses spelt so that machines should not read them (C5.2): "jan dot kowalski at example dot org",
 * "tug (at) example.com", "info [at] club [dot] de".
 */
import type { Find } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { ENDINGS_THAT_ARE_WORDS } from '../../tables/cues/link.ts';
import {
  AT,
  BEFORE_POST,
  COMMON_ENDING,
  DOT,
  JOIN,
  NO_LOCAL,
  PROVIDERS,
  type SaidSigns,
  WEAK_AT,
  WEAK_DOT,
} from '../../tables/cues/spelt-email.ts';
import { isDomainEnding } from '../../tables/domain-endings.ts';
import { AIRCRAFT, ORDINARY, ROLE } from '../../tables/lexicon.ts';
import { type Sign, signFrom, signUntil } from './said-sign.ts';

const MOST = 8;
const AT_SIGNS = [AT, WEAK_AT];
const DOT_SIGNS = [DOT, WEAK_DOT];
const JOINTS = [DOT, JOIN];
const WEAK_JOINTS = [DOT, JOIN, WEAK_DOT];

/** Finds addresses whose @ or dots are written as words or in brackets. */
export function findSpeltEmails(passage: Passage): Find[] {
  const finds: Find[] = [];
  const { tokens } = passage;
  for (let i = 1; i < tokens.length; i++) {
    const sign = atSign(tokens, i);
    if (!sign) continue;
    const domainEnd = readDomain(tokens, sign.to + 1) ?? carelessProvider(tokens, sign.to + 1);
    if (domainEnd === undefined) continue;
    const localStart = readLocal(tokens, sign.from - 1, isStrong(tokens, sign));
    if (localStart === undefined || !isBelievable(tokens, sign, localStart, domainEnd)) continue;
    const start = tokens[startOfPost(tokens, localStart)]?.start ?? 0;
    const end = tokens[domainEnd]?.end ?? start;
    finds.push({ start, end, kind: 'email', reason: 'An email address, spelt out', confidence: 0.92 });
    i = domainEnd;
  }
  return finds;
}

/** A sign said in words or written as such, in brackets or not. */
function bracketed(
  tokens: readonly Token[],
  index: number,
  signs: readonly SaidSigns[],
  mark: string,
): Sign | undefined {
  const token = tokens[index];
  if (!token) return undefined;
  if (token.text === mark && mark === '.' && (token.spaced || tokens[index + 1]?.spaced)) return undefined;
  if (token.text === mark) return { from: index, to: index };
  for (const some of signs) {
    const said = signFrom(tokens, index, some);
    if (said) return said;
  }
  if (token.kind !== 'mark') return undefined;
  if (token.text === '_' && tokens[index + 2]?.text === '_' && isSaid(tokens, index + 1, signs))
    return { from: index, to: index + 2 };
  if (token.kind !== 'mark' || !/^[([{<*-]$/.test(token.text)) return undefined;
  const [inner, close] = [tokens[index + 1], tokens[index + 2]];
  if (!inner || !close || !/^[)\]}>*-]$/.test(close.text)) return undefined;
  return inner.text === mark || isSaid(tokens, index + 1, signs) || (mark === '@' && inner.fold === 'a')
    ? { from: index, to: index + 2 }
    : undefined;
}

/** Whether the word by itself says one of the signs. */
function isSaid(tokens: readonly Token[], at: number, signs: readonly SaidSigns[]): boolean {
  for (const some of signs) if (signUntil(tokens, at, some)?.from === at) return true;
  return false;
}

function atSign(tokens: readonly Token[], index: number): Sign | undefined {
  return bracketed(tokens, index, AT_SIGNS, '@');
}

/** True where the word or words say @ and nothing else. */
function isStrong(tokens: readonly Token[], sign: Sign): boolean {
  return signUntil(tokens, sign.to, AT) !== undefined;
}

/** "gmail com", "gmail . com", "gmail,com": where everybody knows the provider. */
function carelessProvider(tokens: readonly Token[], from: number): number | undefined {
  if (!PROVIDERS.has(tokens[from]?.fold ?? '')) return undefined;
  const end = /^[.,]$/.test(tokens[from + 1]?.text ?? '') ? from + 2 : from + 1;
  if (!COMMON_ENDING.test(tokens[end]?.fold ?? '') || tokens[end]?.newLine) return undefined;
  return tokens[end]?.fold === 'co' && tokens[end + 1]?.fold === 'uk' ? end + 1 : end;
}

/** The last token of "example dot org" or "example.org", if it ends like a domain. */
function readDomain(tokens: readonly Token[], from: number): number | undefined {
  let at = from;
  let end: number | undefined;
  for (let step = 0; step < MOST; step++) {
    const word = tokens[at];
    if (!word || word.kind === 'mark' || word.kind === 'redacted' || signFrom(tokens, at, DOT)) return end;
    if (step > 0 && isDomainEnding(word.fold)) end = at;
    let dot = bracketed(tokens, at + 1, DOT_SIGNS, '.') ?? signFrom(tokens, at + 1, JOIN);
    if (!dot && /^[-_]$/.test(tokens[at + 1]?.text ?? '')) dot = { from: at + 1, to: at + 1 };
    if (!dot || (tokens[dot.from]?.text === '.' && tokens[dot.to + 1]?.spaced && end !== undefined)) return end;
    at = dot.to + 1;
  }
  return end;
}

/** The first token of what stands before the sign; with `strong` every word that can say a dot is one. */
function readLocal(tokens: readonly Token[], from: number, strong: boolean): number | undefined {
  let start: number | undefined;
  let at = from;
  for (let step = 0; step < MOST; step++) {
    const word = tokens[at];
    if (!word || word.kind === 'mark' || word.kind === 'redacted') return start;
    start = at;
    const joint = tokens[at - 1];
    if (!joint) return start;
    const closes = /^[)\]}]$/.test(joint.text) ? bracketed(tokens, at - 3, [DOT], '.') : undefined;
    const glued = /^[._+-]$/.test(joint.text) && !joint.spaced && !word.spaced ? { from: at - 1 } : undefined;
    const first = closes ?? glued ?? longestUntil(tokens, at - 1, strong ? WEAK_JOINTS : JOINTS);
    if (!first) return start;
    at = first.from - 1;
  }
  return start;
}

function longestUntil(tokens: readonly Token[], last: number, signs: readonly SaidSigns[]): Sign | undefined {
  let longest: Sign | undefined;
  for (const some of signs) {
    const said = signUntil(tokens, last, some);
    if (said && (!longest || said.from < longest.from)) longest = said;
  }
  return longest;
}

/** Plain "at" with a plain domain is an address only where the part before it is no ordinary word. */
function isBelievable(tokens: readonly Token[], sign: Sign, localStart: number, domainEnd: number): boolean {
  if (sign.to > sign.from || tokens[sign.from]?.text === '@' || isStrong(tokens, sign)) return true;
  const domain = tokens.slice(sign.to + 1, domainEnd + 1);
  if (domain.some((token) => DOT.byFirst.has(token.fold) || token.text === '[' || token.text === '(')) return true;
  if (domain.some((token) => WEAK_DOT.byFirst.has(token.fold)))
    return !ENDINGS_THAT_ARE_WORDS.test(domain.at(-1)?.fold ?? '');
  const local = tokens[localStart];
  if (NO_LOCAL.test(local?.fold ?? '')) return false;
  if (localStart < sign.from - 1 || PROVIDERS.has(domain[0]?.fold ?? '')) return true;
  return (
    local !== undefined &&
    (local.kind === 'code' || (local.flags & ORDINARY) === 0 || isPost(local) || isAnnounced(tokens, localStart)) &&
    tokens[sign.from]?.fold !== 'point'
  );
}

/** "tug driver at example.com": a post in the club that has a box of its own. */
function isPost(token: Token | undefined): boolean {
  return token !== undefined && (token.flags & (ROLE | AIRCRAFT)) !== 0 && token.letterCase === 'lower';
}

function startOfPost(tokens: readonly Token[], localStart: number): number {
  const before = tokens[localStart - 1];
  const belongs = isPost(before) || BEFORE_POST.test(before?.fold ?? '');
  return isPost(tokens[localStart]) && belongs ? localStart - 1 : localStart;
}

/** "email: windsock at example.com", "write to windsock at example.com". */
function isAnnounced(tokens: readonly Token[], localStart: number): boolean {
  const before = tokens.slice(Math.max(0, localStart - 4), localStart);
  return before.some(({ fold }) => /^(?:e?mails?|emailed|mailed|write|contact|reach|address|adresse)$/.test(fold));
}
