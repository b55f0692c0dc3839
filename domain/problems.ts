/** Codes and messages of expected failures */

import { formatMessage, readMessage, type ValidationMessage } from './language/validation-message.ts';
import * as words from './problems/words/en.ts';

export const CLUB_NAME_TAKEN = words.problems['clubs/name-taken'];
export const EMAIL_TAKEN = words.problems['users/email-taken'];
export const LINK_EXPIRED = words.problems['auth/link-expired'];
export const WRONG_CODE = words.problems['auth/wrong-code'];
export const WRONG_CURRENT_PASSWORD = words.problems['auth/wrong-password'];
export const COMMENT_REQUIRED_DETAIL = words.problems['reports/comment-required'];

/** In the page's language; English on the server. */
export const PROBLEMS = words.problems;

export type ProblemCode = keyof typeof PROBLEMS;

/** The response header with the code (C14.7). */
export const PROBLEM_HEADER = 'Problem';

export type FieldProblem = { path: string; message: string; validation?: ValidationMessage };

export function fieldProblem(path: string, text: string): FieldProblem {
  const validation = readMessage(text);
  const problem: FieldProblem = { path, message: formatMessage(validation) };
  // Not enumerable, so not in the response.
  return Object.defineProperty(problem, 'validation', { value: validation });
}

/** `retryAfter` is in whole seconds. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly errors: readonly FieldProblem[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, details: { errors?: readonly FieldProblem[]; retryAfter?: number } = {}) {
    super(details.errors?.map(({ message }) => message).join(', ') || PROBLEMS[code]);
    this.name = 'Problem';
    this.code = code;
    this.errors = details.errors;
    this.retryAfter = details.retryAfter;
  }
}

export function invalid(path: string, message: string): Problem {
  return new Problem('request/invalid', { errors: [fieldProblem(path, message)] });
}

export function problemAt(path: string, code: ProblemCode): Problem {
  return new Problem(code, { errors: [{ path, message: PROBLEMS[code] }] });
}
