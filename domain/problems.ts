/**
 * Every failure we expect, by code, with its words. The server turns a code into a status (server/http/errors.ts), the
 * browser shows the words; anything that is not listed here is a bug.
 */

/** Said where another club has the name, and where another user has the email: by the server, and at the field. */
export const CLUB_NAME_TAKEN = 'A club with this name already exists';
export const EMAIL_TAKEN = 'A user with this email already exists';

/** Said of a link to a new password that leads nowhere (any more). */
export const LINK_OVER = 'This link has expired or was used';

/** Said of a wrong code, whatever is wrong with it, and to who must set up a second factor before anything else (C11). */
export const WRONG_CODE = 'This code is not right';
export const FACTOR_REQUIRED = 'Set up a second factor first';
export const WRONG_CURRENT_PASSWORD = 'This is not your current password';

/** Said where a comment is needed and blank (section 5). */
export const COMMENT_REQUIRED_DETAIL = 'Please add a comment before approving the report.';

const WRONG_PASSKEY = 'This passkey did not work here. Please try again, or sign in with your password.';

export const PROBLEMS = {
  'request/invalid': 'Please check what was entered',
  'request/bad-json': 'The request body is not valid JSON',
  'request/not-json': 'The request body must be application/json',
  'request/not-csv': 'The request body must be text/csv',
  'request/too-large': 'The request is too large',
  'request/timeout': 'The request took too long to arrive',
  'request/headers-too-large': 'The request is too large',
  'request/not-http': 'The request is not valid HTTP',
  'request/foreign-origin': 'This request came from another site and was refused',
  'request/not-found': 'Not found',
  'request/too-many': 'Too many requests. Please try again later.',
  'auth/required': 'Please sign in',
  'auth/invalid': 'Invalid email or password',
  'auth/forbidden': 'You are not allowed to do this',
  'auth/wrong-code': WRONG_CODE,
  'auth/wrong-password': WRONG_CURRENT_PASSWORD,
  'auth/link-expired': LINK_OVER,
  'auth/step-ended': 'This sign-in has ended. Please sign in again with your email and password.',
  'auth/codes-closed':
    'There were too many wrong codes. Codes work again in a day; a passkey works now, or ask an administrator.',
  'auth/wrong-passkey': WRONG_PASSKEY,
  'keys/required': FACTOR_REQUIRED,
  'keys/no-secret-key': 'This server has no SECRET_KEY, without which authenticator apps cannot be offered',
  'keys/wrong-code': WRONG_CODE,
  'keys/passkey-refused': WRONG_PASSKEY,
  'keys/not-begun': 'This set-up has ended. Please begin it again.',
  'keys/not-found': 'There is nothing to remove',
  'keys/no-factor': 'Set up an authenticator app or a passkey first',
  'keys/passkeys-elsewhere': 'Passkeys do not work at this address',
  'keys/passkey-known': 'This passkey has been added already',
  'keys/session-not-found': 'This sign-in has ended already',
  'users/cannot-lift-own': 'You cannot lift your own second factor here; use your account',
  'clubs/not-found': 'This club does not exist',
  'clubs/name-taken': CLUB_NAME_TAKEN,
  'users/not-found': 'This user does not exist',
  'users/email-taken': EMAIL_TAKEN,
  'users/cannot-delete-self': 'You cannot delete your own account',
  'users/cannot-change-own-role': 'You cannot change your own role',
  'users/last-super-admin': 'The last super-admin can be neither deleted nor demoted',
  'reports/not-found': 'This report does not exist',
  'reports/comment-required': COMMENT_REQUIRED_DETAIL,
  'reports/changed': 'Somebody else has changed this report meanwhile',
  'follow-up/closed': 'Reopen the follow-up first',
  'follow-up/open-actions': 'Finish or drop the open actions first',
  'actions/not-found': 'This action does not exist',
  'actions/changed': 'Somebody else has changed this action meanwhile',
  'actions/too-many-open': 'There are 100 open actions on this report; finish or drop some first',
  'authority/not-ready': 'The file is not ready yet',
  'authority/file-not-found': 'This note does not exist',
  'receipt/unknown': 'We do not know this code',
  'receipt/taken': 'This receipt code is taken; please send the report again',
  'receipt/none': 'This reporter has no code to read an answer with',
  'imports/not-found': 'This import does not exist, or has waited for more than an hour',
  'imports/bad-rows': 'Some rows cannot be taken',
  'imports/undated': 'Some rows have no day',
  'imports/undone': 'This import was undone. Please send the file again.',
  'imports/not-confirmed': 'This import was not confirmed',
  'imports/too-late': 'An import can be undone for 24 hours only',
  'imports/touched': 'Somebody has worked on reports of this import, so it can no longer be undone',
  'server/failed': 'Something went wrong on our side',
  'server/unavailable': 'The service is temporarily unavailable. Please try again in a moment.',
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

/** The header of every error answer that names its code (C14.7). */
export const PROBLEM_HEADER = 'Problem';

/** One broken rule: the field it belongs to (dots between levels) and the sentence for the person (C3.1). */
export type FieldProblem = { path: string; message: string };

/** An expected failure. `errors` lists every broken rule; `retryAfter` is in whole seconds. */
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

/** A validation failure at one field. */
export function invalid(path: string, message: string): Problem {
  return new Problem('request/invalid', { errors: [{ path, message }] });
}

/** A failure with a code of its own that belongs to one field. */
export function problemAt(path: string, code: ProblemCode): Problem {
  return new Problem(code, { errors: [{ path, message: PROBLEMS[code] }] });
}
