/** What happens to rows without a date, as chosen so far (C19.10). */
import { isUndatedChoice } from '../../../domain/imports/import.ts';

export const UNDATED_OPTIONS = ['leave-out', 'year', 'today'] as const;

export type UndatedAnswer = { option: (typeof UNDATED_OPTIONS)[number] | null; year: string };

export const NO_ANSWER: UndatedAnswer = { option: null, year: '' };

/** As sent; null until answered. */
export function undatedChoice({ option, year }: UndatedAnswer): string | null {
  if (option !== 'year') return option;
  const day = `${year.trim()}-01-01`;
  return isUndatedChoice(day, new Date()) ? day : null;
}
