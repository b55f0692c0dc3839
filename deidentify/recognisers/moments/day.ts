/** Days of the calendar in figures and words: "2026-06-01", "1.6.2026", "samedi 13 septembre" (C5.5): suggestions alone. */
import type { Find } from '../../find.ts';
import { MOMENT_FIELDS } from '../../reading/fields.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import { BEFORE_DAYS, DAY_ENDING, DAY_JOINTS, MONTHS, MONTHS_THAT_ARE_VERBS, WEEKDAYS } from '../../tables/moments.ts';
import { ASKED } from './level.ts';

const ISO = /(?:19|20)\d\d([-/.])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?![-/.]?\d)/y;
const FULL =
  /(?:(?:0?[1-9]|[12]\d|3[01])(?:\. ?|[-/])(?:0?[1-9]|1[0-2])|(?:0?[1-9]|1[0-2])\/(?:[12]\d|3[01]))(?:\. ?|[-/])(?:(?:19|20)\d\d|\d\d)(?![-/.:,]?\d)/y;
/** "01.06.", "01/06"; without the zeros only behind a word such as "on". */
const PADDED = /(?:0[1-9]|[12]\d|3[01])(?:\.(?:0[1-9]|1[0-2])\.|\/(?:0[1-9]|1[0-2]))(?![-/.]?\d)/y;
const SHORT = /(?:0?[1-9]|[12]\d|3[01])(?:\.(?:0?[1-9]|1[0-2])\.|\/(?:0?[1-9]|1[0-2]))(?![-/.]?\d)/y;
const YEAR = /^(?:19|20)\d\d$/;

/** Finds days. */
export function findDays(passage: Passage): Find[] {
  if (MOMENT_FIELDS.has(passage.field)) return [];
  const finds: Find[] = [];
  const { tokens } = passage;
  let floor = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.start < floor || token.kind === 'mark' || token.kind === 'redacted') continue;
    const end = inFigures(passage, index) ?? inWords(passage, index);
    if (end === undefined) continue;
    finds.push({ start: token.start, end, kind: 'date', reason: 'A day of the calendar', confidence: ASKED });
    floor = end;
  }
  return finds;
}

function inFigures({ text, tokens }: Passage, index: number): number | undefined {
  const token = tokens[index];
  if (token?.kind !== 'number' || /[\d.,/-]/.test(token.start > 0 ? (text[token.start - 1] ?? '') : ''))
    return undefined;
  const told = BEFORE_DAYS.has(tokens[index - 1]?.fold ?? '');
  for (const pattern of told ? [ISO, FULL, SHORT] : [ISO, FULL, PADDED]) {
    pattern.lastIndex = token.start;
    const matched = pattern.exec(text)?.[0];
    if (matched) return token.start + matched.length;
  }
  return undefined;
}

/** Where the day that begins at `index` with a weekday, a figure or a month ends. */
function inWords(passage: Passage, index: number): number | undefined {
  const { tokens } = passage;
  if (WEEKDAYS.has(tokens[index]?.fold ?? '')) {
    const from = skip(tokens, index + 1);
    return dayAndMonth(passage, from) ?? dayAlone(tokens, from);
  }
  return dayAndMonth(passage, index) ?? monthAndDay(passage, index);
}

function skip(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < from + 3 && (/^[,.]$/.test(tokens[at]?.text ?? '') || DAY_JOINTS.has(tokens[at]?.fold ?? ''))) at += 1;
  return at;
}

function isDay(token: Token | undefined): boolean {
  const figure = token?.kind === 'number' ? token.fold : (DAY_ENDING.exec(token?.fold ?? '')?.[1] ?? '');
  return /^(?:0?[1-9]|[12]\d|3[01])$/.test(figure);
}

/** "1. Juni 2026", "3rd of May", "3 de mayo de 2025", "1° giugno". */
function dayAndMonth(passage: Passage, index: number): number | undefined {
  const { tokens } = passage;
  if (!isDay(tokens[index])) return undefined;
  let at = index + 1;
  while (at < index + 3 && (/^[.°º]$/.test(tokens[at]?.text ?? '') || DAY_JOINTS.has(tokens[at]?.fold ?? ''))) at += 1;
  return isMonth(passage, at) ? endWithYear(tokens, at) : undefined;
}

/** "June 1st, 2026", "Dec 24". */
function monthAndDay(passage: Passage, index: number): number | undefined {
  const { tokens } = passage;
  if (!isMonth(passage, index) || passage.language !== 'english') return undefined;
  const at = tokens[index + 1]?.text === '.' ? index + 2 : index + 1;
  if (!isDay(tokens[at]) || (/^[:.]$/.test(tokens[at + 1]?.text ?? '') && tokens[at + 2]?.spaced === false))
    return undefined;
  return endWithYear(tokens, at);
}

/** "We may 2 up", "march 3 fields on": small, an English verb. */
function isMonth({ tokens, language }: Passage, index: number): boolean {
  const token = tokens[index];
  if (!token || token.newLine || !MONTHS.has(token.fold)) return false;
  return language !== 'english' || token.letterCase !== 'lower' || !MONTHS_THAT_ARE_VERBS.has(token.fold);
}

function endWithYear(tokens: readonly Token[], last: number): number | undefined {
  let at = last + 1;
  while (at < last + 3 && (/^[.,]$/.test(tokens[at]?.text ?? '') || /^(?:de|del)$/.test(tokens[at]?.fold ?? '')))
    at += 1;
  return tokens[YEAR.test(tokens[at]?.text ?? '') ? at : last]?.end;
}

/** "Saturday 13th", "sobota 13." before the end of a clause: no figure that counts what follows. */
function dayAlone(tokens: readonly Token[], index: number): number | undefined {
  const [day, next] = [tokens[index], tokens[index + 1]];
  if (!isDay(day) || day?.newLine) return undefined;
  const closed = day?.kind === 'code' || !next || next.newLine || /^[,;.!?)]$/.test(next.text);
  return closed && !/^\d/.test(tokens[index + 2]?.spaced === false ? (tokens[index + 2]?.text ?? '') : '')
    ? day?.end
    : undefined;
}
