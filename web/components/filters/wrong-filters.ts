/** What the server finds wrong with filters that somebody typed into the address (contract C3.1, C3.14). */
import { fill } from '../../../domain/language/text.ts';
import { ApiError } from '../../api.ts';
import * as words from './words/en.ts';

/** The same words complain of either day, so these say which. */
const WHICH: Record<string, string> = { startDate: words.startDateWrong, endDate: words.endDateWrong };

/** What the server finds wrong with the filters, in its words; `null` where the list failed for another reason (C3.1, C3.14). */
export function wrongFilters(problem: unknown): string[] | null {
  if (!(problem instanceof ApiError) || problem.status !== 400) return null;
  return (
    problem.errors?.map(({ path, message }) => fill(WHICH[path] ?? '{complaint}', { complaint: message })) ?? [
      problem.message,
    ]
  );
}
