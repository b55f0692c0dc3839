/** Times of the clock in figures: "14:30", "14.30 Uhr", "1430 local", "kl. 14" (C5.5): suggestions alone. In words: said-time.ts. */
import type { Find } from '../../find.ts';
import { MOMENT_FIELDS } from '../../reading/fields.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import {
  BEFORE_HOURS,
  BEFORE_TIMES,
  CLOCK_UNITS,
  CLOCK_WORDS,
  HOUR_ARTICLES,
  HOUR_UNITS,
  MEASURES,
} from '../../tables/moments.ts';
import { ASKED } from './level.ts';
import { endOfSaidTime } from './said-time.ts';

const HOUR = /^(?:[01]?\d|2[0-4])$/;
const MINUTES = /^[0-5]\d$/;
const FOUR = /^(?:[01]\d|2[0-3])[0-5]\d$/;
/** "14h30", "14h", "1430Z", "2pm". */
const JOINED =
  /^(?:(?:[01]?\d|2[0-3])h(?:[0-5]\d)?|(?:[01]\d|2[0-3])[0-5]\d(?:z|h|l|lt|utc|hrs)|(?:1[0-2]|0?[1-9])(?:am|pm))$/;

/** Finds times of the clock. */
export function findClockTimes(passage: Passage): Find[] {
  if (MOMENT_FIELDS.has(passage.field)) return [];
  const finds: Find[] = [];
  const { tokens } = passage;
  for (let i = 0; i < tokens.length; i++) {
    const last = clockWord(tokens, i) ?? inFigures(tokens, i) ?? endOfSaidTime(tokens, i);
    const [start, end] = [tokens[i]?.start, tokens[last ?? i]?.end];
    if (last === undefined || start === undefined || end === undefined) continue;
    finds.push({ start, end, kind: 'time', reason: 'A time of the clock', confidence: ASKED });
    i = last;
  }
  return finds;
}

/** "kl. 14.30", "godz. 14", "ore 14": the word for the clock belongs to the time. */
function clockWord(tokens: readonly Token[], index: number): number | undefined {
  if (!CLOCK_WORDS.has(tokens[index]?.fold ?? '')) return undefined;
  const at = tokens[index + 1]?.text === '.' ? index + 2 : index + 1;
  if (tokens[at]?.newLine) return undefined;
  return (
    endOfFigures(tokens, at, true) ?? (HOUR.test(tokens[at]?.text ?? '') && !isMeasured(tokens, at) ? at : undefined)
  );
}

function inFigures(tokens: readonly Token[], index: number): number | undefined {
  const token = tokens[index];
  if (token?.kind === 'code') return JOINED.test(token.fold) ? index : undefined;
  if (token?.kind !== 'number') return undefined;
  const [before, earlier] = [tokens[index - 1], tokens[index - 2]];
  if (before?.kind === 'mark' && /^[.:,/+-]$/.test(before.text) && !token.spaced && earlier?.kind === 'number')
    return undefined;
  const told = BEFORE_TIMES.has(before?.fold ?? '');
  return endOfFigures(tokens, index, told) ?? endOfHour(tokens, index, before?.fold ?? '');
}

/** "14:30", "14.30 Uhr", "10 h 45", "1430 local". `told`: a word such as "at" stands before. */
function endOfFigures(tokens: readonly Token[], index: number, told: boolean): number | undefined {
  const [hour, mark, minutes] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (hour?.kind !== 'number') return undefined;
  if (FOUR.test(hour.text)) return endOfFour(tokens, index, told);
  if (!HOUR.test(hour.text)) return undefined;
  if (mark?.fold === 'h' && MINUTES.test(minutes?.text ?? '') && !minutes?.newLine) return index + 2;
  if (!/^[:.]$/.test(mark?.text ?? '') || mark?.spaced || minutes?.spaced || !MINUTES.test(minutes?.text ?? ''))
    return undefined;
  const more = tokens[index + 3];
  const seconds =
    /^[:.]$/.test(more?.text ?? '') &&
    !more?.spaced &&
    tokens[index + 4]?.kind === 'number' &&
    !tokens[index + 4]?.spaced;
  if (seconds && (more?.text === '.' || !MINUTES.test(tokens[index + 4]?.text ?? ''))) return undefined;
  const last = seconds ? index + 4 : index + 2;
  const unit = endOfUnit(tokens, last, true);
  if (unit > last) return unit;
  if (isMeasured(tokens, last) || /^\d/.test(glued(tokens, last))) return undefined;
  const clear = mark?.text === ':' && hour.text.length === 2;
  return clear || told ? last : undefined;
}

/** Four figures are a time with a word for it behind, or where no height is so uneven: "at 1430", never "at 1500". */
function endOfFour(tokens: readonly Token[], index: number, told: boolean): number | undefined {
  const unit = endOfUnit(tokens, index, false);
  if (unit > index) return unit;
  const uneven = Number(tokens[index]?.text) % 50 !== 0;
  return told && uneven && !isMeasured(tokens, index) && !/^[.:,/-]?\d/.test(glued(tokens, index)) ? index : undefined;
}

/** "14 Uhr", "2 pm", and behind a word such as "at" "14 heures", "14 uur"; "alle 14". */
function endOfHour(tokens: readonly Token[], index: number, before: string): number | undefined {
  if (!HOUR.test(tokens[index]?.text ?? '')) return undefined;
  const unit = endOfUnit(tokens, index, BEFORE_HOURS.has(before));
  if (unit > index) return unit;
  const plain = tokens[index + 1]?.text !== '.' || tokens[index + 2]?.spaced !== false;
  return HOUR_ARTICLES.has(before) && plain && !isMeasured(tokens, index) ? index : undefined;
}

/** The last token of "Uhr", "p.m.", "local" and the like behind `last`, or `last`; with `hours` also of "heures", "uur". */
function endOfUnit(tokens: readonly Token[], last: number, hours: boolean): number {
  const unit = tokens[last + 1];
  if (!unit || unit.newLine) return last;
  const half = /^[ap]$/.test(unit.fold) && tokens[last + 2]?.text === '.' && tokens[last + 3]?.fold === 'm';
  if (half) return tokens[last + 4]?.text === '.' && tokens[last + 5]?.letterCase === 'lower' ? last + 4 : last + 3;
  if (CLOCK_UNITS.has(unit.fold)) return isPolishZ(tokens, last + 1) || isGermanAm(tokens, last + 1) ? last : last + 1;
  return hours && HOUR_UNITS.has(unit.fold) ? last + 1 : last;
}

/** "o 10.45 z lotniska": a preposition. */
function isPolishZ(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === 'z' && tokens[at]?.spaced === true && tokens[at + 1]?.kind === 'word';
}

/** "14 am Start": a preposition before a capital. */
function isGermanAm(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.fold === 'am' && tokens[at + 1]?.letterCase === 'capital';
}

function isMeasured(tokens: readonly Token[], last: number): boolean {
  const next = tokens[last + 1];
  return MEASURES.test(next?.fold ?? '') || /^[°%]$/.test(next?.text ?? '');
}

function glued(tokens: readonly Token[], last: number): string {
  const [next, after] = [tokens[last + 1], tokens[last + 2]];
  return next && !next.spaced ? next.text + (after && !after.spaced ? after.text : '') : '';
}
