/** What happens to rows without a date, as chosen so far (C19.10). */
export const UNDATED_OPTIONS = ['leave-out', 'year', 'today'] as const;

export type UndatedAnswer = { option: (typeof UNDATED_OPTIONS)[number] | null; year: string };

export const NO_ANSWER: UndatedAnswer = { option: null, year: '' };

const isYear = (year: string): boolean => /^(19|20)\d\d$/.test(year) && Number(year) <= new Date().getUTCFullYear();

/** As sent; null until answered. */
export function undatedChoice({ option, year }: UndatedAnswer): string | null {
  if (option !== 'year') return option;
  return isYear(year.trim()) ? `${year.trim()}-01-01` : null;
}
