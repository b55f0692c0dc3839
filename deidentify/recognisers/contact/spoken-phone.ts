/** Spoken telephone numbers: "oh seven seven double zero" (C5.2) */
import type { Find } from '../../find.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { BETWEEN_FIGURES, MULTIPLE_ARTICLES, MULTIPLES, PLUS, TIMES } from '../../tables/spoken-figures.ts';
import { spokenNumberAt } from '../numbers/spoken-number.ts';
import { phoneCueBefore } from './phone-cue.ts';

/** Radio calls are shorter. One digit fewer after a verb of calling. */
const PHONE_DIGITS_MIN = 7;
/** Larger numbers also measure and count, so without such a word more are needed. */
const LARGE_NUMBERS_DIGITS_MIN = 9;
const MARK = /^[,.;\-–…/]$/;

/** Seven or more digits. `own`: the reporter's number, or empty. */
export function findSpokenPhones({ tokens }: Passage, own: string): Find[] {
  const finds: Find[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const first = tokens[i];
    if (first?.kind !== 'word') continue;
    const hasPlus = PLUS.has(first.fold);
    const run = readRun(tokens, hasPlus ? i + 1 : i);
    if (!run) continue;
    const digits = run.figures.join('');
    const isOwn = digits.length >= 6 && own.endsWith(digits.slice(-9));
    if (isOwn || isNumber(tokens, i, run.figures, hasPlus)) {
      const reason = isOwn ? "The reporter's own phone number, spelt out" : 'A phone number, spelt out';
      const [start, end] = [first.start, tokens[run.last]?.end ?? first.end];
      const known = isOwn && { confidential: true as const };
      finds.push({ start, end, kind: 'phone', reason, confidence: 0.85, ...known });
    }
    i = run.last;
  }
  return finds;
}

/** Minimum of digits in a number of words and digits. */
const MIXED_DIGITS_MIN = 9;
const FIGURES = /^\d{1,6}$/;
/** Limits rereading in texts full of numbers. */
const FIGURES_MAX = 40;

/** Mixed words and digits: "oh seven 700 nine hundred 123". */
export function findMixedPhones({ tokens }: Passage): Find[] {
  const finds: Find[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const first = tokens[i];
    if (!first || !(first.kind === 'word' || FIGURES.test(first.text))) continue;
    const run = readRun(tokens, i, true);
    const read = run ? tokens.slice(i, run.last + 1) : [];
    const isMixed = read.some(({ text }) => FIGURES.test(text)) && read.some(({ kind }) => kind === 'word');
    const digits = run?.figures.join('') ?? '';
    // Without a mixture here there is none further on.
    if (run && !isMixed) i = run.last;
    if (!run || !isMixed || digits.length < MIXED_DIGITS_MIN || isCounting(run.figures)) continue;
    if (!digits.startsWith('0') && !phoneCueBefore(tokens, i)) continue;
    const end = tokens[run.last]?.end ?? first.end;
    finds.push({
      start: first.start,
      end,
      kind: 'phone',
      reason: 'A phone number, partly spelt out',
      confidence: 0.85,
    });
    i = run.last;
  }
  return finds;
}

function isNumber(tokens: readonly Token[], index: number, figures: readonly string[], hasPlus: boolean): boolean {
  const count = figures.join('').length;
  if (count < PHONE_DIGITS_MIN - 1 || isCounting(figures)) return false;
  if (hasPlus || phoneCueBefore(tokens, index)) return true;
  const plain = figures.every((figure) => figure.length === 1);
  return count >= (plain || figures[0]?.startsWith('0') ? PHONE_DIGITS_MIN : LARGE_NUMBERS_DIGITS_MIN);
}

/** "one, two, three", "ten, nine, eight", "twenty, thirty, forty". */
function isCounting(figures: readonly string[]): boolean {
  const steps = figures.slice(1).map((figure, index) => Number(figure) - Number(figures[index]));
  return steps.every((step) => step === steps[0] && step !== 0);
}

type Run = { figures: string[]; last: number };

const figureAt = ({ text }: Token, at: number) => (FIGURES.test(text) ? { digits: text, last: at } : undefined);

/** Applies "double" and "twice"; `withWritten` also reads digits. */
function readRun(tokens: readonly Token[], from: number, withWritten = false): Run | undefined {
  const begins = tokens[from];
  const isFigure = MULTIPLES.has(begins?.fold ?? '') || spokenNumberAt(tokens, from);
  if (!isFigure && !(withWritten && begins && figureAt(begins, from))) return undefined;
  const figures: string[] = [];
  let times = 1;
  let last = from;
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || (withWritten && figures.length >= FIGURES_MAX)) break;
    if (figures.length > 0 && isBetween(tokens, at)) continue;
    if (times > 1 && MULTIPLE_ARTICLES.has(token.fold)) continue;
    const multiple = MULTIPLES.get(token.fold);
    const [before] = figures.slice(-1);
    if (multiple !== undefined) times = multiple;
    else if (TIMES.has(token.fold) && /^\d?[23]$/.test(before ?? '')) times = takeTimes(figures);
    else {
      const figure = spokenNumberAt(tokens, at) ?? doubled(token) ?? (withWritten ? figureAt(token, at) : undefined);
      if (!figure) break;
      for (let time = 0; time < times; time++) figures.push(figure.digits);
      times = 1;
      last = Math.max(at, figure.last);
      at = last;
    }
  }
  return figures.length > 0 ? { figures, last } : undefined;
}

/** "due volte cinque": the last digit says how often the next repeats. */
function takeTimes(figures: string[]): number {
  const last = figures.pop() ?? '';
  if (last.length > 1) figures.push(`${last.slice(0, -1)}0`);
  return Number(last.slice(-1));
}

/** "doppelnull", "dubbelvijf". */
function doubled(token: Token): { digits: string; last: number } | undefined {
  const [, word = ''] = /^(?:doppel|dubbel)(\p{L}{3,5})$/u.exec(token.fold.slice(0, 12)) ?? [];
  const figure = word === '' ? undefined : spokenNumberAt([{ ...token, fold: word }], 0);
  return figure && { digits: figure.digits + figure.digits, last: -1 };
}

/** A comma or "then" between numbers. */
function isBetween(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (MARK.test(token?.text ?? '')) return token?.text === ',' || token?.text === '-' || next?.letterCase === 'lower';
  return BETWEEN_FIGURES.has(token?.fold ?? '') && spokenNumberAt(tokens, at + 1) !== undefined;
}
