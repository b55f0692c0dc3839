/** Labels below chart columns (C12.2): each year once, its quarters or months if they fit */

import { fill } from '../language/text.ts';
import { language } from '../language/words/en.ts';
import * as words from './words/en.ts';

/** `line`: 0 for parts of a year, 1 for years. */
type PeriodLabel = { text: string; column: number; line: 0 | 1 };

/** In pixels: the columns on a 320 px phone, and labels with their gaps. */
const CHART_PX = 250;
const YEAR_PX = 34;
const QUARTER_PX = 20;
const MONTH_PX = 27;

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `month`: from 1; in the page's language (C14.10). */
const monthName = (month: number): string =>
  language === 'en'
    ? (MONTHS[month - 1] ?? '')
    : new Date(Date.UTC(2000, month - 1)).toLocaleDateString(language, { month: 'short', timeZone: 'UTC' });

/** `2026-Q3` in words; years and months stay numeric. */
export function periodName(period: string): string {
  const [year = '', part = ''] = period.split('-');
  return part.startsWith('Q') ? fill(words.quarterOfYear, { year, number: part.slice(1) }) : period;
}

type Candidate = { text: string; column: number };

function spaceOut(candidates: readonly Candidate[], columnsApart: number): Candidate[] {
  const spaced: Candidate[] = [];
  for (const candidate of [...candidates].reverse()) {
    const next = spaced[0];
    if (!next || next.column - candidate.column >= columnsApart) spaced.unshift(candidate);
  }
  return spaced;
}

/** Quarters, months or every third month; none if too narrow. */
function partsOf(periods: readonly string[], columnPx: number): Candidate[] {
  const partOf = (period: string) => period.slice(5);
  if (partOf(periods[0] ?? '').startsWith('Q'))
    return columnPx < QUARTER_PX
      ? []
      : periods.map((period, column) => ({ text: fill(words.quarter, { number: partOf(period).slice(1) }), column }));
  const months = periods.map((period, column) => ({ month: Number(partOf(period)), column }));
  const shown = columnPx >= MONTH_PX ? months : months.filter(({ month }) => month % 3 === 1);
  return columnPx * 3 < MONTH_PX ? [] : shown.map(({ month, column }) => ({ text: monthName(month), column }));
}

/** The chart is at least `columnsMin` columns wide. */
export function periodLabels(periods: readonly string[], columnsMin: number): PeriodLabel[] {
  const columnPx = CHART_PX / Math.max(periods.length, columnsMin);
  const years = periods.map((period, column) => ({ text: period.slice(0, 4), column }));
  const starts = years.filter(({ text }, at) => text !== years[at - 1]?.text);
  const parts = periods[0]?.length === 4 ? [] : partsOf(periods, columnPx);
  const line = parts.length > 0 ? 1 : 0;
  return [
    ...parts.map((part) => ({ ...part, line: 0 as const })),
    ...spaceOut(starts, YEAR_PX / columnPx).map((year) => ({ ...year, line }) as const),
  ];
}
