/** Submits a report, and again after a failure, so that it arrives once (C3.8). */

import { PUBLIC_CALLS } from '../../../../domain/api/public-calls.ts';
import { RECEIPT_CALLS } from '../../../../domain/api/receipt-calls.ts';
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

/** True without an answer of the server itself, or if it failed. */
const mayHaveArrived = (problem: unknown): boolean =>
  problem instanceof NetworkError || (problem instanceof ApiError && (!problem.code || problem.status >= 500));

type Report = FormValues & ReceiptOptions & { language: Language; flight?: Flight };

/**
 * Retries of a report carry the same key, so that it is stored once even if only the response was lost; a changed
 * report gets a new key. The receipt code stays until an attempt succeeds or the server says that it is taken. Without
 * a connection `store` keeps the report, with a new code if an attempt before the change may have succeeded. An opened
 * waiting report keeps its key and language, since it may have been sent, and its code, which its reporter has noted.
 */
export function createReportSender(
  store: StoreReport,
): (values: FormValues, options?: ReceiptOptions, attachments?: Attachments) => Promise<Outcome> {
  /** `lost`: the number of attempts that may have succeeded; `uploads`: the photos of the last of them. */
  type Attempt = { body: string; key: string; lost: number; uploads: string[] | null };
  type OpenedReport = { key: string; language: Language };
  const initial: { last: Attempt; resumed: OpenedReport } = {
    last: { body: '', key: '', lost: 0, uploads: null },
    resumed: { key: '', language },
  };
  let { last, resumed } = initial;
  let code = newCode();
  /** Key of the first attempt that may have succeeded with this code. */
  let uncertainKey = '';
  const startOver = () => {
    ({ last, resumed } = initial);
    code = newCode();
    uncertainKey = '';
  };
  const resume = ({ key, body }: OpenedWaitingReport) => {
    const { receiptCode, uploads, ...report } = JSON.parse(body) as Report & { receiptCode: string; uploads: string[] };
    last = { body: JSON.stringify(report), key, lost: 0, uploads };
    code = receiptCode;
    resumed = { key, language: report.language };
  };
  const finish = (outcome: Outcome): Outcome => {
    startOver();
    return outcome;
  };

  const sendOnce = async (body: Report & { uploads: string[] }) => {
    const call = { body: { ...body, receiptCode: code }, headers: { 'Idempotency-Key': last.key } };
    try {
      await withTimeout(send(PUBLIC_CALLS.submitReport, call));
    } catch (problem) {
      if (mayHaveArrived(problem)) {
        last.lost += 1;
        last.uploads = body.uploads;
        uncertainKey ||= last.key;
      }
      // The server has nothing under this key.
      if (arePhotosRefused(problem)) last.uploads = null;
      throw problem;
    }
  };
  /** Resolves to the number of photos added. */
  const addPhotos = (uploads: string[]): Promise<number> => {
    if (uploads.length === 0) return Promise.resolve(0);
    const call = { body: { code, uploads }, headers: { 'Idempotency-Key': randomUuid() } };
    return withTimeout(send(RECEIPT_CALLS.addDetails, call)).then(
      () => uploads.length,
      () => 0,
    );
  };
  /** Resolves to the number of photos sent. */
  const sendWith = async (report: Report, uploads: string[]) => {
    const body = JSON.stringify(report);
    const isSame = body === last.body && (last.uploads ?? []).every((id) => uploads.includes(id));
    if (!isSame) last = { body, key: randomUuid(), lost: 0, uploads: null };
    // The server ignores the photos of a repeat: those chosen since are added to the stored report.
    const sent = { ...report, uploads: last.uploads ?? uploads };
    await sendOnce(sent).catch((problem: unknown) => {
      if (!isCodeTaken(problem)) throw problem;
      code = newCode();
      uncertainKey = '';
      return sendOnce(sent);
    });
    return sent.uploads.length + (await addPhotos(uploads.filter((id) => !sent.uploads.includes(id))));
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
    const mayHaveCode = uncertainKey === last.key;
    // An earlier attempt with this key may have stored the report with the old code.
    const key = mayHaveCode || last.lost === 1 ? last.key : randomUuid();
    const sealed = { key, code: mayHaveCode ? code : newCode() };
    const body = JSON.stringify({ ...report, uploads: [], receiptCode: sealed.code });
    const stored = await store({ body, ...sealed }, replaced);
    if (stored !== 'waits') return stored && { failure: stored };
    const note = countChosen(photos) > 0 ? { note: words.photosNotKept } : {};
    return finish({ code: sealed.code, waitingKey: sealed.key, ...note });
  };

  return async (formValues, options = { notifyReporter: false, linkOpens: false }, attachments = {}) => {
    const { opened = null, flight = null } = attachments;
    const photos = attachments.photos ?? NO_PHOTOS;
    if ((opened?.key ?? '') !== resumed.key) {
      startOver();
      if (opened) resume(opened);
    }
    const narrativeLanguage = formValues.narrativeLanguage || detectNarrativeLanguage(formValues.narrative);
    const values = { ...formValues, narrativeLanguage };
    const checked = check(Submission, values);
    if ('errors' in checked) return { failure: toFailure(new ApiError(400, '', checked.errors)) };
    const report = { ...values, ...options, language: resumed.language, ...(flight && { flight }) };
    try {
      return await sendReport(report, photos);
    } catch (problem) {
      const failed = { failure: toFailure(problem) };
      if (!(problem instanceof NetworkError)) return failed;
      return (await storeReport(report, photos, opened?.key ?? null).catch(() => null)) ?? failed;
    }
  };
}
