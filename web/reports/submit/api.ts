/** Sending a report (specification sections 5, 7 and 8; contract C3.8). */
import { PUBLIC_CALLS } from '../../../domain/api/public-calls.ts';
import type { FieldProblem } from '../../../domain/problems.ts';
import { Submission } from '../../../domain/reports/submission.ts';
import { check } from '../../../domain/validate.ts';
import { ApiError, NO_CONNECTION, send } from '../../api.ts';

/** A random UUID (version 4). `crypto.randomUUID` needs https; a club's own network often has none. */
export function randomUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A report that was not accepted: the toast's words, and the complaints for the fields. */
export type FormFailure = { description: string; errors: readonly FieldProblem[] };

function failureOf(problem: unknown): FormFailure {
  const errors = problem instanceof ApiError ? (problem.errors ?? []) : [];
  if (errors.length > 0)
    return { errors, description: `Validation error: ${errors.map(({ message }) => message).join(', ')}` };
  return { errors, description: (problem instanceof Error && problem.message) || NO_CONNECTION };
}

/**
 * Sends reports. One and the same report, sent again after a failure, carries the same key, so that it is stored once even
 * where only the answer was lost; a changed one is another report.
 */
export function createSender(): (values: Record<string, string>) => Promise<FormFailure | null> {
  let last = { body: '', key: '' };
  return async (values) => {
    const checked = check(Submission, values);
    if ('errors' in checked) return failureOf(new ApiError(400, '', checked.errors));
    const body = JSON.stringify(values);
    if (body !== last.body) last = { body, key: randomUuid() };
    try {
      await send(PUBLIC_CALLS.submitReport, { body: values, headers: { 'Idempotency-Key': last.key } });
      last = { body: '', key: '' };
      return null;
    } catch (problem) {
      return failureOf(problem);
    }
  };
}
