// What stands beside a sure name, and is joined to it: the other of two people, the first half of "Surname, Given", the
// initials of a double given name.

import { SURE_ENOUGH } from '../../find.ts';
import type { Token } from '../../reading/tokens.ts';
import { LANGUAGES } from '../languages.ts';
import type { Knowledge } from '../words/knowledge.ts';
import * as kinds from '../words/word-kinds.ts';
import type { NameClass } from './classes.ts';

const JOINER = /^(?:,|&|\/|and|und|et|en|i|y|e|och|a|oraz)$/;
const HYPHEN = /^[-‐‑]$/;
/** What may be somebody beside somebody: no ordinary word, no place, no thing. */
const SOMEBODY: ReadonlySet<NameClass> = new Set<NameClass>(['listed', 'unknown', 'formed', 'ordinary', 'plain']);
/** Shown to the manager, and no more: it stands beside a name. */
const BESIDE_NAME = 0.35;
/** Margin, in hundredths of a unit, from which on what is joined to a sure name goes with it. */
const GOES_ALONG = 0;
const ENGLISH = LANGUAGES.indexOf('en');

/** What `takeCompany` reads: margins in hundredths of a unit. */
export type Beside = {
  tokens: readonly Token[];
  known: Knowledge;
  vetoes: Uint8Array;
  classOf: (index: number) => NameClass;
  marginOf: (index: number) => number;
};

/** "Ulrike und Xhemal": the other one goes where the model thinks so as well, else the manager is shown it. */
export function takeCompany(confidence: Float64Array, beside: Beside): void {
  const { tokens, known } = beside;
  for (let i = 1; i + 1 < tokens.length; i++) {
    if (Math.max(confidence[i - 1] ?? 0, confidence[i + 1] ?? 0) < SURE_ENOUGH || !isJoiner(tokens[i])) continue;
    for (const [sure, other] of [
      [i - 1, i + 1],
      [i + 1, i - 1],
    ] as const) {
      if (!isSureName(tokens[sure], confidence[sure] ?? 0) || (confidence[other] ?? 0) >= SURE_ENOUGH) continue;
      if (!maybeSomebody(other, beside)) continue;
      const goes = beside.marginOf(other) >= GOES_ALONG && known.language[other] !== ENGLISH;
      confidence[other] = Math.max(confidence[other] ?? 0, goes ? SURE_ENOUGH : BESIDE_NAME);
    }
  }
}

function isJoiner(token: Token | undefined): boolean {
  return token !== undefined && JOINER.test(token.kind === 'mark' ? token.text : token.fold);
}

function isSureName(token: Token | undefined, confidence: number): boolean {
  return token?.kind === 'word' && token.letterCase === 'capital' && token.text.length > 1 && confidence >= SURE_ENOUGH;
}

function maybeSomebody(index: number, { tokens, vetoes, classOf }: Beside): boolean {
  const token = tokens[index];
  if (token?.kind !== 'word' || token.letterCase !== 'capital' || token.text.length < 2 || vetoes[index]) return false;
  return SOMEBODY.has(classOf(index));
}

/** "J.-P. Mazet", "J-O Hedbrant": the first letter of a double given name goes with the rest; "v. Rabenau" with its "v.". */
export function takeDoubleInitials(tokens: readonly Token[], confidence: Float64Array): void {
  for (let i = tokens.length - 4; i >= 0; i--) {
    if (isLoneLetter(tokens[i]) && tokens[i]?.letterCase === 'lower' && tokens[i]?.fold === 'v') {
      if (tokens[i + 1]?.text === '.' && tokens[i + 2]?.letterCase === 'capital' && !tokens[i + 2]?.newLine)
        if ((tokens[i + 2]?.text.length ?? 0) > 1) confidence[i] = confidence[i + 2] ?? 0;
      continue;
    }
    const hyphen = tokens[i + 1]?.text === '.' ? i + 2 : i + 1;
    if (!isInitial(tokens[i]) || !HYPHEN.test(tokens[hyphen]?.text ?? '') || tokens[hyphen]?.spaced) continue;
    const second = hyphen + 1;
    if (!isInitial(tokens[second]) || tokens[second]?.spaced) continue;
    const name = tokens[second + 1]?.text === '.' ? second + 2 : second + 1;
    if (!tokens[name]?.spaced || tokens[name]?.newLine) continue;
    const sure = confidence[name] ?? 0;
    confidence[i] = Math.max(confidence[i] ?? 0, sure);
    confidence[second] = Math.max(confidence[second] ?? 0, sure);
  }
}

function isLoneLetter(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.text.length === 1;
}

function isInitial(token: Token | undefined): boolean {
  return isLoneLetter(token) && token?.letterCase !== 'lower';
}

/** The four winds and their halves are written as initials are: "N.", "S. O." */
const WIND = /^[nsewo]$/;
const INITIALS_OF_A_ROLE = 0.6;
const INITIALS_OF_A_SPEAKER = 0.4;

/**
 * "K.-H. meint", "Schülerin T. P. hatte": two initials or more without a surname. They go behind a role; before a verb of
 * saying or doing, or where they open a sentence, the manager is shown them. Not in English, where the rules know them.
 */
export function takeLoneInitials(
  tokens: readonly Token[],
  confidence: Float64Array,
  known: Knowledge,
  opens: (index: number) => boolean,
): void {
  for (let i = 0; i + 3 < tokens.length; i++) {
    if (!isInitial(tokens[i]) || tokens[i + 1]?.text !== '.' || tokens[i + 1]?.spaced) continue;
    if (isLoneLetter(tokens[i - 2]) || known.language[i] === ENGLISH) continue;
    const parts = initialsFrom(tokens, i);
    const last = parts.at(-1) ?? i;
    const next = tokens[last + 2];
    const winds = parts.every((part) => WIND.test(tokens[part]?.fold ?? ''));
    if (parts.length < 2 || winds || next?.letterCase !== 'lower' || (confidence[last] ?? 0) > 0) continue;
    const role = ((known.own[i - 1] ?? 0) & kinds.ROLE) !== 0;
    const speaks = opens(i) || ((known.own[last + 2] ?? 0) & kinds.SAY) !== 0;
    if (role || speaks) for (const part of parts) confidence[part] = role ? INITIALS_OF_A_ROLE : INITIALS_OF_A_SPEAKER;
    i = last;
  }
}

/** The initials that follow one another from `first` on, each with its full stop: "K.-H.", "T. P.", "A.W." */
function initialsFrom(tokens: readonly Token[], first: number): number[] {
  const parts = [first];
  for (let at = first; ; ) {
    const next = HYPHEN.test(tokens[at + 2]?.text ?? '') ? at + 3 : at + 2;
    if (!isInitial(tokens[next]) || tokens[next + 1]?.text !== '.' || tokens[next]?.newLine) return parts;
    parts.push(next);
    at = next;
  }
}
