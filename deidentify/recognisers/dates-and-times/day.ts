/** Days in digits and words: suggestions only (C5.5) */
import type { Find } from '../../find.ts';
import { DATE_AND_TIME_FIELDS } from '../../reading/fields.ts';
import { anyOf, endAt } from '../../reading/line.ts';
import type { Passage } from '../../reading/passage.ts';
import {
  BEFORE_DAYS,
  DAY_ENDING,
  DAY_JOINTS,
  MONTHS,
  MONTHS_THAT_ARE_VERBS,
  WEEKDAYS,
} from '../../tables/dates-and-times.ts';
import { ON_REQUEST_CONFIDENCE } from './spoken-time.ts';

const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';
const YEAR = '(?:19|20)\\d\\d';
const ISO = `${YEAR}([-/.])${MONTH}\\1${DAY}(?![-/.]?\\d)`;
const FULL = `(?:${DAY}(?:\\. ?|[-/])${MONTH}|${MONTH}\\/(?:[12]\\d|3[01]))(?:\\. ?|[-/])(?:${YEAR}|\\d\\d)(?![-/.:,]?\\d)`;
/** "01.06.", "01/06"; without leading zeros only after a word such as "on". */
const SHORT = `${DAY}(?:\\.${MONTH}\\.|\\/${MONTH})(?![-/.]?\\d)`;
const PADDED = `(?=\\d\\d[./]\\d\\d)${SHORT}`;
const IN_FIGURES = new RegExp(`${ISO}|${FULL}|${PADDED}`, 'y');
const IN_FIGURES_AFTER_CUE = new RegExp(`${ISO}|${FULL}|${SHORT}`, 'y');

const DAY_WORD = `${DAY}(?:${DAY_ENDING})?(?![A-Za-z\\d])`;
const JOINTS = (marks: string) => `(?:\\s?${marks}|\\s?${anyOf(DAY_JOINTS)}){0,2}`;
const WEEKDAY = `${anyOf(WEEKDAYS)}(?:\\s?[,.]|\\s?${anyOf(DAY_JOINTS)}){0,3}\\s?`;
const OF_YEAR = `(?:(?:\\s?[.,]|\\s?${anyOf(['de', 'del'])}){0,2}\\s?${YEAR}(?![A-Za-z\\d]))?`;
/** At the end of a clause, so that it does not count what follows. */
const DAY_ALONE = ` ?${DAY}(?:(?:${DAY_ENDING})(?![A-Za-z\\d])|(?=$|\\n| ?[,;.!?)](?!\\d)))`;
/** "We may 2 up", "march 3 fields on": English verbs. */
const NOUNS = [...MONTHS].filter((month) => !MONTHS_THAT_ARE_VERBS.has(month));
const MONTH_WORD = `(?:${anyOf(NOUNS)}|(?=[A-Z])${anyOf(MONTHS_THAT_ARE_VERBS)})`;
const ENGLISH_DAY = `${DAY_WORD}${JOINTS('[.°º]')} ?${MONTH_WORD}${OF_YEAR}`;
const OTHER_DAY = `${DAY_WORD}${JOINTS('[.°º]')} ?${anyOf(MONTHS)}${OF_YEAR}`;
const MONTH_DAY = `${MONTH_WORD}\\.?\\s?${DAY_WORD}(?![:.]\\d)${OF_YEAR}`;
const IN_ENGLISH = new RegExp(`(?:${WEEKDAY})?${ENGLISH_DAY}|${WEEKDAY}${DAY_ALONE}|${MONTH_DAY}`, 'y');
const IN_OTHERS = new RegExp(`(?:${WEEKDAY})?${OTHER_DAY}|${WEEKDAY}${DAY_ALONE}`, 'y');

export function findDays({ field, tokens, language }: Passage): Find[] {
  if (DATE_AND_TIME_FIELDS.has(field)) return [];
  const finds: Find[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const [before, token] = [tokens[i - 1], tokens[i]];
    if (!token || (token.kind === 'word' ? !isOfCalendar(token.fold) : token.kind === 'mark')) continue;
    const isPart = !token.spaced && /^[.,/-]$/.test(before?.text ?? '');
    const figures = BEFORE_DAYS.has(before?.fold ?? '') ? IN_FIGURES_AFTER_CUE : IN_FIGURES;
    const last =
      (token.kind === 'number' && !isPart ? endAt(tokens, i, figures) : undefined) ??
      endAt(tokens, i, language === 'english' ? IN_ENGLISH : IN_OTHERS);
    if (last === undefined) continue;
    const end = tokens[last]?.end ?? token.end;
    finds.push({ start: token.start, end, kind: 'date', reason: 'A calendar date', confidence: ON_REQUEST_CONFIDENCE });
    i = last;
  }
  return finds;
}

function isOfCalendar(word: string): boolean {
  return WEEKDAYS.has(word) || MONTHS.has(word);
}
