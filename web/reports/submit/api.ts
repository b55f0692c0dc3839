/** Submits a report (C3.8). */

import { PUBLIC_CALLS } from '../../../domain/api/public-calls.ts';
import type { Flight } from '../../../domain/flight/flight.ts';
import type { Language } from '../../../domain/language/languages.ts';
import { fill } from '../../../domain/language/text.ts';
import { language } from '../../../domain/language/words/en.ts';
import type { FieldProblem } from '../../../domain/problems.ts';
import { storyLanguage } from '../../../domain/reports/language/story-language.ts';
import { Submission } from '../../../domain/reports/submission.ts';
import { check } from '../../../domain/validate.ts';
import { ApiError, NetworkError, NO_CONNECTION, send } from '../../api.ts';
import { arePhotosRefused, type Photos, withPhotos } from '../../components/photos/claim.ts';
import { randomUuid } from '../../components/saving/random-uuid.ts';
import type { OpenedWaitingReport } from '../../components/waiting/opened-report.ts';
import type { ReadyReport } from '../../components/waiting/sealing/seal.ts';
import { newCode } from './receipt/new-code.ts';
import * as words from './sent/words/en.ts';
import type { FormValues } from './state/values.ts';

/** The toast's text and the fields' messages. */
export type FormFailure = { description: string; errors: readonly FieldProblem[] };

function toFailure(problem: unknown): FormFailure {
  const errors = problem instanceof ApiError ? (problem.errors ?? []) : [];
  if (errors.length > 0)
    return {
      errors,
      description: fill(words.refused, { complaints: errors.map(({ message }) => message).join(', ') }),
    };
  return { errors, description: (problem instanceof Error && problem.message) || NO_CONNECTION };
}

/** Whether to email about questions, and whether the link opens the report without the code (C10.2, C19.7). */
export type ReceiptOptions = { notifyReporter: boolean; linkOpens: boolean };

/**
 * A failure, or the receipt code (C10.1) with a note on omissions; `waitingKey` if the report waits on this device
 * (C15.2).
 */
export type Outcome = { failure: FormFailure } | { code: string; note?: string; waitingKey?: string };

const NO_PHOTOS: Photos = { collect: async () => [], renew: async () => [], items: () => [], lost: () => 0 };

/** Stores a report that could not be sent; `replaced` is the key of the one it replaces. Null if it cannot wait. */
type StoreReport = (report: ReadyReport, replaced: string | null) => Promise<FormFailure | 'waits' | null>;

const cannotStore: StoreReport = async () => null;

const TIMEOUT_MS = 30_000;

function withTimeout<Answer>(sending: Promise<Answer>): Promise<Answer> {
  const timeout = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new NetworkError('no answer')), TIMEOUT_MS),
  );
  return Promise.race([sending, timeout]);
}

/** `opened`: the waiting report that filled the form. */
export type Attachments = { photos?: Photos | null; flight?: Flight | null; opened?: OpenedWaitingReport | null };

const isCodeTaken = (problem: unknown): boolean => problem instanceof ApiError && problem.status === 409;

/**
 * Retries of a report carry the same key, so that it is stored once even if only the response was lost; a changed
 * report gets a new key. The receipt code stays until an attempt succeeds; if an earlier one may have succeeded, a
 * changed report gets a new code. Without a connection `store` keeps it; an opened waiting report keeps its key and
 * code.
 */
export function createReportSender(
  store: StoreReport = cannotStore,
): (values: FormValues, options?: ReceiptOptions, attachments?: Attachments) => Promise<Outcome> {
  const initial = { last: { body: '', key: '' }, resumedKey: '' };
  let { last, resumedKey } = initial;
  let code = newCode();
  /** Key of an attempt that may have succeeded. */
  let uncertainKey = '';
  const startOver = () => {
    ({ last, resumedKey } = initial);
    code = newCode();
    uncertainKey = '';
  };
  const resume = ({ key, body }: OpenedWaitingReport) => {
    const { receiptCode, ...report } = JSON.parse(body) as { receiptCode: string };
    last = { body: JSON.stringify(report), key };
    code = receiptCode;
    resumedKey = key;
  };
  const finish = (outcome: Outcome): Outcome => {
    startOver();
    return outcome;
  };
  type Report = FormValues & ReceiptOptions & { language: Language; flight?: Flight; uploads: string[] };
  const sendOnce = (report: Report) =>
    send(PUBLIC_CALLS.submitReport, {
      body: { ...report, receiptCode: code },
      headers: { 'Idempotency-Key': last.key },
    });
  const sendReport = async (report: Report) => {
    const body = JSON.stringify(report);
    if (body !== last.body) last = { body, key: randomUuid() };
    await withTimeout(sendOnce(report)).catch((problem: unknown) => {
      if (!isCodeTaken(problem)) throw problem;
      code = newCode();
      return withTimeout(sendOnce(report));
    });
    return report.uploads.length;
  };
  return async (formValues, options = { notifyReporter: false, linkOpens: false }, attachments = {}) => {
    const { opened = null, flight = null } = attachments;
    const photos = attachments.photos ?? NO_PHOTOS;
    const chosen = photos.items().length + photos.lost();
    if ((opened?.key ?? '') !== resumedKey) {
      startOver();
      if (opened) resume(opened);
    }
    const narrativeLanguage = formValues.narrativeLanguage || storyLanguage(formValues.narrative);
    const values = { ...formValues, narrativeLanguage };
    const checked = check(Submission, values);
    if ('errors' in checked) return { failure: toFailure(new ApiError(400, '', checked.errors)) };
    const report = { ...values, ...options, language, ...(flight && { flight }) };
    const sendWithUploads = (uploads: string[]) => sendReport({ ...report, uploads });
    try {
      // No photo delays a report: omits those that cannot be claimed.
      const claimed = await withPhotos(photos, sendWithUploads).catch((problem: unknown) => {
        if (!arePhotosRefused(problem)) throw problem;
        return sendWithUploads([]);
      });
      const note = claimed < chosen ? { note: words.photosOmitted } : {};
      return finish({ code, ...note });
    } catch (problem) {
      if (!(problem instanceof NetworkError)) return { failure: toFailure(problem) };
      if (uncertainKey && uncertainKey !== last.key) code = newCode();
      uncertainKey = last.key;
      const { key } = last;
      const stored = await store(
        { body: JSON.stringify({ ...report, uploads: [], receiptCode: code }), key, code },
        opened?.key ?? null,
      );
      if (stored === 'waits') {
        const note = chosen > 0 ? { note: words.photosNotKept } : {};
        return finish({ code, waitingKey: key, ...note });
      }
      return { failure: stored ?? toFailure(problem) };
    }
  };
}
