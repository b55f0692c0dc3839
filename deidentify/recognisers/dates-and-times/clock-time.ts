/** Clock times in digits: suggestions only (C5.5). In words: spoken-time.ts */
import type { Find } from '../../find.ts';
import { DATE_AND_TIME_FIELDS } from '../../reading/fields.ts';
import { anyOf, endAt } from '../../reading/line.ts';
import type { Passage } from '../../reading/passage.ts';
import type { Token } from '../../reading/tokens.ts';
import * as tables from '../../tables/dates-and-times.ts';
import { endOfSpokenTime, ON_REQUEST_CONFIDENCE } from './spoken-time.ts';

const HOUR = '(?:[01]?\\d|2[0-4])(?!\\d)';
const TO_THE_MINUTE = `${HOUR}[:.][0-5]\\d(?::[0-5]\\d[Zz]?)?(?![A-Za-z\\d]|[:.]\\d)`;
const FOUR = '(?:[01]\\d|2[0-3])[0-5]\\d(?!\\d)';
/** "Uhr", "p.m."; not the prepositions of "10.45 z lotniska", "14 am Start". */
const UNIT = `\\s?(?:[AaPp] ?\\. ?[Mm](?:\\.(?=\\s?[a-z]))?|(?!(?<= )z\\s?[A-Za-z]|[Aa][Mm]\\s?[A-Z](?![A-Z]))${anyOf(tables.CLOCK_UNITS)})`;
const HOURS = ` ?${anyOf(tables.HOUR_UNITS)}`;
const UNMEASURED = `(?!\\s?(?:${anyOf(tables.MEASURES)}|[°%]))`;
const CLOCK = [
  `${HOUR} ?[Hh] ?[0-5]\\d(?![A-Za-z\\d])|${TO_THE_MINUTE}(?:${UNIT}|${HOURS})|(?=\\d\\d:)${TO_THE_MINUTE}${UNMEASURED}`,
  `(?:${FOUR}|${HOUR})${UNIT}`,
].join('|');
/** After "at": four digits too uneven for a height, "at 1430", never "at 1500". */
const TOLD = `${TO_THE_MINUTE}${UNMEASURED}|(?!\\d\\d[05]0)${FOUR}(?![.:,/-]?\\d)${UNMEASURED}`;
const LONE_HOUR = `${HOUR}(?!\\.[A-Za-z\\d])${UNMEASURED}`;
const patternOf = (...parts: string[]) => new RegExp(`(?:${parts.join('|')})`, 'y');
const [PLAIN, AFTER_CUE, AFTER_ARTICLE] = [patternOf(CLOCK), patternOf(CLOCK, TOLD), patternOf(LONE_HOUR)];
const LASTING = patternOf(`${HOUR}${HOURS}`);
const AFTER_CLOCK = patternOf(
  ...[CLOCK, TOLD, LONE_HOUR].map((part) => `${anyOf(tables.CLOCK_WORDS)}\\.? ?(?:${part})`),
);
/** "14h30", "14h", "1430Z", "2pm". */
const JOINED =
  /^(?:(?:[01]?\d|2[0-3])h(?:[0-5]\d)?|(?:[01]\d|2[0-3])[0-5]\d(?:z|h|l|lt|utc|hrs)|(?:1[0-2]|0?[1-9])(?:am|pm))$/;

export function findClockTimes(passage: Passage): Find[] {
  if (DATE_AND_TIME_FIELDS.has(passage.field)) return [];
  const finds: Find[] = [];
  const { tokens } = passage;
  for (let i = 0; i < tokens.length; i++) {
    const last = inFigures(tokens, i) ?? endOfSpokenTime(tokens, i);
    const [start, end] = [tokens[i]?.start, tokens[last ?? i]?.end];
    if (last === undefined || start === undefined || end === undefined) continue;
    finds.push({ start, end, kind: 'time', reason: 'A time of day', confidence: ON_REQUEST_CONFIDENCE });
    i = last;
  }
  return finds;
}

function inFigures(tokens: readonly Token[], index: number): number | undefined {
  const [earlier, before, token] = [tokens[index - 2], tokens[index - 1], tokens[index]];
  if (token?.kind === 'word') return tables.CLOCK_WORDS.has(token.fold) ? endAt(tokens, index, AFTER_CLOCK) : undefined;
  if (token?.kind === 'code') return JOINED.test(token.fold) ? index : undefined;
  const isPart = !token?.spaced && /^[.:,/+-]$/.test(before?.text ?? '') && earlier?.kind === 'number';
  if (token?.kind !== 'number' || isPart) return undefined;
  const cue = before?.fold ?? '';
  return (
    endAt(tokens, index, tables.BEFORE_TIMES.has(cue) ? AFTER_CUE : PLAIN) ??
    (tables.BEFORE_HOURS.has(cue) ? endAt(tokens, index, LASTING) : undefined) ??
    (tables.HOUR_ARTICLES.has(cue) ? endAt(tokens, index, AFTER_ARTICLE) : undefined)
  );
}
