/** Sending a report (specification sections 5, 7 and 8; contract C3.8). */

import { PUBLIC_CALLS } from '../../../domain/api/public-calls.ts';
import type { Language } from '../../../domain/language/languages.ts';
import { fill } from '../../../domain/language/text.ts';
import { language } from '../../../domain/language/words/en.ts';
import type { FieldProblem } from '../../../domain/problems.ts';
import { storyLanguage } from '../../../domain/reports/language/story-language.ts';
import { Submission } from '../../../domain/reports/submission.ts';
import { check } from '../../../domain/validate.ts';
import { ApiError, NO_CONNECTION, send } from '../../api.ts';
import { randomUuid } from '../../components/saving/random-uuid.ts';
import { newCode } from './receipt/new-code.ts';
import * as words from './sent/words/en.ts';
import type { FormValues } from './state/values.ts';

/** A report that was not accepted: the toast's words, and the complaints for the fields. */
export type FormFailure = { description: string; errors: readonly FieldProblem[] };

function failureOf(problem: unknown): FormFailure {
  const errors = problem instanceof ApiError ? (problem.errors ?? []) : [];
  if (errors.length > 0)
    return {
      errors,
      description: fill(words.refused, { complaints: errors.map(({ message }) => message).join(', ') }),
    };
  return { errors, description: (problem instanceof Error && problem.message) || NO_CONNECTION };
}

/** What became of sending: a refusal, or the code of the receipt (C10.1). */
export type Outcome = { failure: FormFailure } | { code: string };

const isTaken = (problem: unknown): boolean => problem instanceof ApiError && problem.status === 409;

/**
 * Sends reports. One and the same report, sent again after a failure, carries the same key, so that it is stored once even
 * where only the answer was lost; a changed one is another report. The receipt code stays over all tries until one succeeds:
 * only where an earlier try had succeeded unheard it is taken, and the changed report gets another.
 */
export function createSender(): (values: FormValues, notifyReporter?: boolean) => Promise<Outcome> {
  let last = { body: '', key: '' };
  let code = newCode();
  const sendOnce = (report: FormValues & { notifyReporter: boolean; language: Language }) =>
    send(PUBLIC_CALLS.submitReport, {
      body: { ...report, receiptCode: code },
      headers: { 'Idempotency-Key': last.key },
    });
  return async (written, notifyReporter = false) => {
    const narrativeLanguage = written.narrativeLanguage || storyLanguage(written.narrative);
    const values = { ...written, narrativeLanguage };
    const checked = check(Submission, values);
    if ('errors' in checked) return { failure: failureOf(new ApiError(400, '', checked.errors)) };
    const report = { ...values, notifyReporter, language };
    const body = JSON.stringify(report);
    if (body !== last.body) last = { body, key: randomUuid() };
    try {
      await sendOnce(report).catch((problem: unknown) => {
        if (!isTaken(problem)) throw problem;
        code = newCode();
        return sendOnce(report);
      });
      const sent = code;
      last = { body: '', key: '' };
      code = newCode();
      return { code: sent };
    } catch (problem) {
      return { failure: failureOf(problem) };
    }
  };
}
