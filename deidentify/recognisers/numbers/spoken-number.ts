/** A number in words, of one to three digits (C5.2) */
import type { Token } from '../../reading/tokens.ts';
import {
  FIGURE_JOINTS,
  FIGURE_WORDS,
  HUNDRED,
  HUNDRED_WITHIN,
  SPOKEN_HUNDREDS,
  SPOKEN_PAIRS,
  SPOKEN_TENS,
  SPOKEN_UNITS,
} from '../../tables/spoken-figures.ts';

export type SpokenNumber = { digits: string; last: number };

const JOINED_HUNDRED = new RegExp(
  `^(\\p{L}*?)(?:${[...HUNDRED].filter((word) => word.length > 4).join('|')})(?:und)?(\\p{L}*)$`,
  'u',
);
const WORD_LETTERS_MAX = 40;
const JOINED_LETTERS_MIN = 6;

/** May contain hyphens, "and" and the like. */
export function spokenNumberAt(tokens: readonly Token[], at: number): SpokenNumber | undefined {
  const token = tokens[at];
  if (token?.kind !== 'word') return undefined;
  if (!FIGURE_WORDS.has(token.fold) && !mayJoinHundred(token.fold)) return undefined;
  const hundreds = SPOKEN_HUNDREDS.get(token.fold);
  if (hundreds !== undefined) return withRest(tokens, hundreds, at);
  const joined = inOneWord(token.fold);
  if (joined !== undefined)
    return joined.endsWith('-') ? withRest(tokens, joined.slice(0, -1), at) : { digits: joined, last: at };
  if (HUNDRED.has(token.fold))
    return token.fold === 'cent' || token.fold === 'sto' ? withRest(tokens, '1', at) : undefined;
  const unit = SPOKEN_UNITS.get(token.fold);
  const after = skipHyphen(tokens, at);
  if (unit !== undefined && unit !== '0' && HUNDRED.has(tokens[after]?.fold ?? '') && tokens[after]?.fold !== 'sto')
    return withRest(tokens, unit, after);
  return belowHundred(tokens, at);
}

function mayJoinHundred(fold: string): boolean {
  return fold.length >= JOINED_LETTERS_MIN && HUNDRED_WITHIN.test(fold);
}

/** "hunderteinundsiebzig" is "171"; "trecento" is "3-", as more may follow. */
function inOneWord(fold: string): string | undefined {
  if (fold.length > WORD_LETTERS_MAX || !mayJoinHundred(fold)) return undefined;
  const [, first = '', rest = ''] = JOINED_HUNDRED.exec(fold) ?? [fold, '-'];
  const digit = first === '' ? '1' : SPOKEN_UNITS.get(first);
  if (digit === undefined) return undefined;
  if (rest === '') return `${digit}-`;
  const pair = SPOKEN_PAIRS.get(rest) ?? (SPOKEN_TENS.has(rest) ? `${SPOKEN_TENS.get(rest)}0` : undefined);
  const unit = SPOKEN_UNITS.get(rest);
  return pair ? digit + pair : unit && `${digit}0${unit}`;
}

function withRest(tokens: readonly Token[], hundreds: string, at: number): SpokenNumber {
  const rest = belowHundred(tokens, skipHyphen(tokens, at));
  return rest
    ? { digits: hundreds + rest.digits.padStart(2, '0'), last: rest.last }
    : { digits: `${hundreds}00`, last: at };
}

function belowHundred(tokens: readonly Token[], at: number): SpokenNumber | undefined {
  const fold = tokens[at]?.kind === 'word' ? (tokens[at]?.fold ?? '') : '';
  const pair = pairAt(tokens, at);
  if (pair) return pair;
  const next = skipHyphen(tokens, at);
  if (fold === 'quatre' && /^vingts?$/.test(tokens[next]?.fold ?? '')) return tensAt(tokens, '8', next, true);
  const ten = SPOKEN_TENS.get(fold);
  if (ten) return tensAt(tokens, ten, at, fold === 'soixante');
  const unit = SPOKEN_UNITS.get(fold);
  return unit === undefined ? undefined : { digits: unit, last: at };
}

/** "twelve", "dreiundzwanzig", "dix-sept". */
function pairAt(tokens: readonly Token[], at: number): SpokenNumber | undefined {
  const digits = tokens[at]?.kind === 'word' ? SPOKEN_PAIRS.get(tokens[at]?.fold ?? '') : undefined;
  const last = skipHyphen(tokens, at);
  const { fold = '', newLine } = tokens[last] ?? {};
  const isTeen = tokens[at]?.fold === 'dix' && !newLine && /^(?:sept|huit|neuf)$/.test(fold);
  if (isTeen) return { digits: `1${SPOKEN_UNITS.get(fold)}`, last };
  return digits ? { digits, last: at } : undefined;
}

/** "thirty-four"; with `twenties` "soixante-dix-sept", "quatre-vingt-onze". */
function tensAt(tokens: readonly Token[], ten: string, at: number, twenties: boolean): SpokenNumber {
  const following = skipHyphen(tokens, at);
  const last = FIGURE_JOINTS.has(tokens[following]?.fold ?? '') ? skipHyphen(tokens, following) : following;
  const teen = twenties ? pairAt(tokens, last) : undefined;
  if (teen) return { digits: String(Number(ten) * 10 + Number(teen.digits)), last: teen.last };
  const { kind, fold = '', newLine } = tokens[last] ?? {};
  const unit = kind === 'word' && !newLine ? SPOKEN_UNITS.get(fold) : undefined;
  return unit && unit !== '0' ? { digits: ten + unit, last } : { digits: `${ten}0`, last: at };
}

/** Also past an attached hyphen. */
function skipHyphen(tokens: readonly Token[], at: number): number {
  return /^[-‐‑]$/.test(tokens[at + 1]?.text ?? '') && !tokens[at + 1]?.spaced ? at + 2 : at + 1;
}
