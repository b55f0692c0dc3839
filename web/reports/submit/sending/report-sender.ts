/** Submits a report, and again after a failure, so that it arrives once (C3.8). */

import { PUBLIC_CALLS } from '../../../../domain/api/public-calls.ts';
import type { Flight } from '../../../../domain/flight/flight.ts';
import type { Language } from '../../../../domain/language/languages.ts';
import { language } from '../../../../domain/language/words/en.ts';
import { detectNarrativeLanguage } from '../../../../domain/reports/language/narrative-language.ts';
import { Submission } from '../../../../domain/reports/submission.ts';
import { check } from '../../../../domain/validate.ts';
import { ApiError, NetworkError, send } from '../../../api.ts';
import { arePhotosRefused, type Photos, withPhotos } from '../../../components/photos/claim.ts';
import { randomUuid } from '../../../components/saving/random-uuid.ts';
import type { OpenedWaitingReport } from '../../../components/waiting/opened-report.ts';
import type { ReadyReport } from '../../../components/waiting/sealing/seal.ts';
import * as words from '../confirmation/words/en.ts';
import { newCode } from '../receipt/new-code.ts';
import type { FormValues, ReceiptOptions } from '../state/values.ts';
import { type FormFailure, toFailure } from './form-failure.ts';

/**
 * A failure, or the receipt code (C10.1) with a note on omissions; `waitingKey` if the report waits on this device
 * (C15.2).
 */
type Outcome = { failure: FormFailure } | { code: string; note?: string; waitingKey?: string };

const NO_PHOTOS: Photos = { collect: async () => [], renew: async () => [], items: () => [], lost: () => 0 };

/** Includes photos lost on a reload (C16.1). */
const countChosen = (photos: Photos): number => photos.items().length + photos.lost();

/** Stores a report that could not be sent; `replaced` is the key of the one it replaces. Null if it cannot wait. */
type StoreReport = (report: ReadyReport, replaced: string | null) => Promise<FormFailure | 'waits' | null>;

const TIMEOUT_MS = 30_000;
/** For photos still being uploaded. */
const PHOTOS_WAIT_MS = 15_000;

function withTimeout<Answer>(sending: Promise<Answer>): Promise<Answer> {
  const timeout = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new NetworkError('no answer')), TIMEOUT_MS),
  );
  return Promise.race([sending, timeout]);
}

/** `opened`: the waiting report that filled the form. */
type Attachments = { photos?: Photos | null; flight?: Flight | null; opened?: OpenedWaitingReport | null };

const isCodeTaken = (problem: unknown): boolean => problem instanceof ApiError && problem.status === 409;

type Report = FormValues & ReceiptOptions & { language: Language; flight?: Flight };

/**
 * Retries of a report carry the same key, so that it is stored once even if only the response was lost; a changed
 * report gets a new key. The receipt code stays until an attempt succeeds; if an earlier one may have succeeded, a
 * changed report gets a new code. Without a connection `store` keeps it; an opened waiting report keeps its key and
 * code.
 */
export function createReportSender(
  store: StoreReport,
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

  const sendOnce = (body: Report & { uploads: string[] }) =>
    send(PUBLIC_CALLS.submitReport, {
      body: { ...body, receiptCode: code },
      headers: { 'Idempotency-Key': last.key },
    });
  /** Resolves to the number of photos sent. */
  const sendWith = async (report: Report, uploads: string[]) => {
    const sent = { ...report, uploads };
    const body = JSON.stringify(sent);
    if (body !== last.body) last = { body, key: randomUuid() };
    await withTimeout(sendOnce(sent)).catch((problem: unknown) => {
      if (!isCodeTaken(problem)) throw problem;
      code = newCode();
      return withTimeout(sendOnce(sent));
    });
    return uploads.length;
  };
  /** No photo holds up a report: omits those that are still being uploaded, or cannot be claimed. */
  const sendReport = async (report: Report, photos: Photos): Promise<Outcome> => {
    const chosen = countChosen(photos);
    const sendUploads = (uploads: string[]) => sendWith(report, uploads);
    const claimed = await withPhotos(photos, sendUploads, PHOTOS_WAIT_MS).catch((problem: unknown) => {
      if (!arePhotosRefused(problem)) throw problem;
      return sendUploads([]);
    });
    const note = claimed < chosen ? { note: words.photosOmitted } : {};
    return finish({ code, ...note });
  };
  /** Null if the report cannot wait. */
  const storeReport = async (report: Report, photos: Photos, replaced: string | null): Promise<Outcome | null> => {
    const { key } = last;
    if (uncertainKey && uncertainKey !== key) code = newCode();
    uncertainKey = key;
    const body = JSON.stringify({ ...report, uploads: [], receiptCode: code });
    const stored = await store({ body, key, code }, replaced);
    if (stored !== 'waits') return stored && { failure: stored };
    const note = countChosen(photos) > 0 ? { note: words.photosNotKept } : {};
    return finish({ code, waitingKey: key, ...note });
  };

  return async (formValues, options = { notifyReporter: false, linkOpens: false }, attachments = {}) => {
    const { opened = null, flight = null } = attachments;
    const photos = attachments.photos ?? NO_PHOTOS;
    if ((opened?.key ?? '') !== resumedKey) {
      startOver();
      if (opened) resume(opened);
    }
    const narrativeLanguage = formValues.narrativeLanguage || detectNarrativeLanguage(formValues.narrative);
    const values = { ...formValues, narrativeLanguage };
    const checked = check(Submission, values);
    if ('errors' in checked) return { failure: toFailure(new ApiError(400, '', checked.errors)) };
    const report = { ...values, ...options, language, ...(flight && { flight }) };
    try {
      return await sendReport(report, photos);
    } catch (problem) {
      const failed = { failure: toFailure(problem) };
      if (!(problem instanceof NetworkError)) return failed;
      return (await storeReport(report, photos, opened?.key ?? null).catch(() => null)) ?? failed;
    }
  };
}
