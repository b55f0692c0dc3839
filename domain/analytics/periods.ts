/** Years, quarters and months in UTC (C12.1) */

export const PERIOD_KINDS = ['year', 'quarter', 'month'] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

const PERIODS_MAX = 60;

const MONTHS: Record<PeriodKind, number> = { year: 12, quarter: 3, month: 1 };

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const numberOf = (day: string, by: PeriodKind): number => Math.floor(monthOf(day) / MONTHS[by]);

function nameOf(number: number, by: PeriodKind): string {
  const first = number * MONTHS[by];
  const year = String(Math.floor(first / 12)).padStart(4, '0');
  if (by === 'year') return year;
  return by === 'quarter' ? `${year}-Q${(first % 12) / 3 + 1}` : `${year}-${String((first % 12) + 1).padStart(2, '0')}`;
}

/** From `YYYY-MM-DD` or `YYYY-MM` to `2026`, `2026-Q3` or `2026-07`. */
export function periodOf(day: string, by: PeriodKind): string {
  return nameOf(numberOf(day, by), by);
}

/** Including empty ones; at most the newest 60. */
export function periodsOf(days: readonly string[], by: PeriodKind): string[] {
  if (days.length === 0) return [];
  const numbers = days.map((day) => numberOf(day, by));
  const last = numbers.reduce((a, b) => Math.max(a, b));
  const first = Math.max(
    numbers.reduce((a, b) => Math.min(a, b)),
    last - PERIODS_MAX + 1,
  );
  return Array.from({ length: last - first + 1 }, (_, at) => nameOf(first + at, by));
}

export function kindOfPeriod(period: string): PeriodKind {
  if (period.length === 4) return 'year';
  return period.includes('Q') ? 'quarter' : 'month';
}

export function daysOfPeriod(period: string): { startDate: string; endDate: string } {
  const [year = '', part = ''] = period.split('-');
  const by = kindOfPeriod(period);
  const first = by === 'year' ? 0 : by === 'quarter' ? (Number(part.slice(1)) - 1) * 3 : Number(part) - 1;
  const day = (month: number, date: number) => new Date(Date.UTC(Number(year), month, date)).toISOString().slice(0, 10);
  return { startDate: day(first, 1), endDate: day(first + MONTHS[by], 0) };
}
