/** What went wrong, in words for a person: without the status that the thrown error begins with (C3.2). */
import { ApiError } from '../api.ts';

/** The server's own words where it answered, else those of the failure. */
export function failureText(problem: unknown): string {
  if (problem instanceof ApiError) return problem.words;
  return problem instanceof Error ? problem.message : 'Please try again';
}
