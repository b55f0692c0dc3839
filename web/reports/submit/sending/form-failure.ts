/** What the form shows of a report that was not accepted (section 8). */
import { fill } from '../../../../domain/language/text.ts';
import type { FieldProblem } from '../../../../domain/problems.ts';
import { ApiError, NO_CONNECTION } from '../../../api.ts';
import * as words from '../confirmation/words/en.ts';

/** The toast's text and the fields' messages. */
export type FormFailure = { description: string; errors: readonly FieldProblem[] };

export function toFailure(problem: unknown): FormFailure {
  const errors = problem instanceof ApiError ? (problem.errors ?? []) : [];
  if (errors.length > 0)
    return {
      errors,
      description: fill(words.refused, { complaints: errors.map(({ message }) => message).join(', ') }),
    };
  return { errors, description: (problem instanceof Error && problem.message) || NO_CONNECTION };
}
