/** The server's messages about invalid filters in the URL (C3.1, C3.14). */
import { fill } from '../../../domain/language/text.ts';
import { ApiError } from '../../api.ts';
import * as words from './words/en.ts';

/** The two dates share their messages, so the field is added. */
const MESSAGE_WITH_FIELD: Record<string, string> = { startDate: words.startDateWrong, endDate: words.endDateWrong };

/** Null if the list failed for another reason. */
export function wrongFilters(problem: unknown): string[] | null {
  if (!(problem instanceof ApiError) || problem.status !== 400) return null;
  return (
    problem.errors?.map(({ path, message }) =>
      fill(MESSAGE_WITH_FIELD[path] ?? '{complaint}', { complaint: message }),
    ) ?? [problem.message]
  );
}
