/** Email addresses in words (C5.2): "jan dot kowalski at example dot org" */
import type { Find } from '../../find.ts';
import { anyOf, endAfter, endAt, startBefore } from '../../reading/line.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { SPOKEN_DIGITS } from '../../tables/context-words.ts';
import { ENDINGS_THAT_ARE_WORDS } from '../../tables/cues/link.ts';
import * as cues from '../../tables/cues/spelt-email.ts';
import { DOMAIN_ENDINGS } from '../../tables/domain-endings.ts';
import { AIRCRAFT_NOUN, ORDINARY, ROLE } from '../../tables/lexicon.ts';
import { SPOKEN_UNITS } from '../../tables/spoken-figures.ts';

/** Symbols in words: "arobase", "snabel-a", "tiret du six". */
const anyWord = (...lists: ReadonlySet<string>[]) => anyOf(lists.flatMap((list) => [...list])).replaceAll('_', '\\s?');
const [AT, DOT, WEAK_DOT] = [anyWord(cues.AT), anyWord(cues.DOT), anyWord(cues.WEAK_DOT)];
const ANY_AT = anyWord(cues.AT, cues.WEAK_AT);
const ANY_DOT = anyWord(cues.DOT, cues.WEAK_DOT);
const AT_SYMBOL = new RegExp(`@|${ANY_AT}|_\\s?${ANY_AT}\\s?_|[([{<*-]\\s?(?:@|${ANY_AT}|a)\\s?[)\\]}>*-]`, 'y');
const SAYS_AT = new RegExp(AT, 'y');
const SAYS_DOT = new RegExp(`[[(]|${DOT}`, 'y');
const SAYS_WEAK_DOT = new RegExp(WEAK_DOT, 'y');
const WORD = '[\\p{L}\\d]+(?![\\p{L}\\d])';
/** "adura seven seven". */
const DIGITS = `(?:\\s${anyOf([...SPOKEN_DIGITS.keys(), ...SPOKEN_UNITS.keys()])}){0,4}`;
const BEFORE_WORD = [
  '\\.',
  `\\s?_\\s?${ANY_DOT}\\s?_\\s?`,
  `\\s?[([{<*-]\\s?(?:\\.|${ANY_DOT})\\s?[)\\]}>*-]\\s?`,
  `\\s?${anyWord(cues.DOT, cues.WEAK_DOT, cues.JOINERS)}\\s?`,
  '\\s?[-_]\\s?',
].join('|');
const WORD_EXCEPT_DOT = `(?!${DOT})${WORD}`;
/** "example dot org" up to a known ending; "gmail com" for known providers. */
const DOMAIN = new RegExp(
  `\\s?${WORD_EXCEPT_DOT}(?:(?:${BEFORE_WORD})${WORD_EXCEPT_DOT}){0,6}(?:${BEFORE_WORD})${anyOf(DOMAIN_ENDINGS)}`,
  'uy',
);
const PROVIDER_DOMAIN = new RegExp(`\\s?${anyOf(cues.PROVIDERS)}(?:\\s?[.,])? ?${anyWord(cues.COMMON_ENDINGS)}`, 'uy');
const localOf = (joints: string) => {
  const more = `(?:(?:[._+-]|\\s?${joints}\\s?|\\s?[([{<*-]\\s?(?:\\.|${DOT})\\s?[)\\]}]\\s?)${WORD})`;
  // "jan dot novak 82": figures only after a joint, unlike "flew 500 at example dot com".
  return new RegExp(`(?<![\\p{L}\\d])${WORD}(?:${more}{1,7}\\s\\d{1,4}|${more}{0,7}${DIGITS})\\s?$`, 'u');
};
/** Before the @ word; if that only means @, any dot word counts. */
const LOCAL = localOf(anyWord(cues.DOT, cues.JOINERS));
const LOOSE_LOCAL = localOf(anyWord(cues.DOT, cues.JOINERS, cues.WEAK_DOT));
const FIRST_WORDS = new Set([...cues.AT, ...cues.WEAK_AT].map((phrase) => phrase.split('_')[0] ?? ''));

/** With @ or dots as words or in brackets. */
export function findSpeltEmails({ tokens }: Passage): Find[] {
  const finds: Find[] = [];
  for (let i = 1; i < tokens.length; i++) {
    const { kind, text = '', fold = '' } = tokens[i] ?? {};
    const atSymbol = (kind === 'mark' ? /[@_([{<*-]/.test(text) : FIRST_WORDS.has(fold))
      ? endAt(tokens, i, AT_SYMBOL)
      : undefined;
    const last = atSymbol && (endAfter(tokens, atSymbol, DOMAIN) ?? endAfter(tokens, atSymbol, PROVIDER_DOMAIN));
    if (atSymbol === undefined || last === undefined) continue;
    const strong = endAt(tokens, i, SAYS_AT) === atSymbol;
    const local = startBefore(tokens, i, strong ? LOOSE_LOCAL : LOCAL);
    if (local === undefined) continue;
    const plain = atSymbol === i && text !== '@' && !strong;
    if (plain && !isBelievable(tokens, i, local, last)) continue;
    const start = tokens[startOfPost(tokens, local)]?.start ?? 0;
    finds.push({
      start,
      end: tokens[last]?.end ?? start,
      kind: 'email',
      reason: 'An email address, spelt out',
      confidence: 0.92,
    });
    i = last;
  }
  return finds;
}

/** A plain "at" needs a local part that is not an ordinary word. */
function isBelievable(tokens: readonly Token[], atSymbol: number, first: number, last: number): boolean {
  const places = tokens.slice(atSymbol + 1, last + 1).map((_, step) => atSymbol + 1 + step);
  const says = (pattern: RegExp) => places.some((at) => endAt(tokens, at, pattern) !== undefined);
  if (says(SAYS_DOT)) return true;
  if (says(SAYS_WEAK_DOT)) return !ENDINGS_THAT_ARE_WORDS.test(tokens[last]?.fold ?? '');
  const local = tokens[first];
  if (!local || cues.NON_LOCAL_PARTS.test(local.fold)) return false;
  if (first < atSymbol - 1 || cues.PROVIDERS.has(tokens[atSymbol + 1]?.fold ?? '')) return true;
  const isWord = local.kind !== 'code' && (local.flags & ORDINARY) !== 0 && !isPost(local);
  return (!isWord || startBefore(tokens, first, ANNOUNCED) !== undefined) && tokens[atSymbol]?.fold !== 'point';
}

/** "email: windsock at example.com". */
const ANNOUNCED =
  /(?<![A-Za-z\d])(?:e?mail(?:s|ed)?|write|contact|reach|address|adresse)(?![A-Za-z\d])(?:\s?(?:[^\sA-Za-z\d]|[A-Za-z\d]+(?![A-Za-z\d]))){0,3}\s?$/i;

function isPost(token: Token | undefined): boolean {
  return token !== undefined && (token.flags & (ROLE | AIRCRAFT_NOUN)) !== 0 && token.letterCase === 'lower';
}

function startOfPost(tokens: readonly Token[], local: number): number {
  const before = tokens[local - 1];
  const belongs = isPost(before) || cues.POST_FIRST_WORDS.test(before?.fold ?? '');
  return isPost(tokens[local]) && belongs ? local - 1 : local;
}
