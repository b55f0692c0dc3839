/** Sends the form's report with its attachments, and chooses the screen that follows. */
import type { ComponentType } from 'react';
import { withBadInput } from '../../../components/bad-input/with-bad-input.ts';
import { interceptLeaving } from '../../../components/leaving/intercept-leaving.ts';
import type { PhotoBox } from '../../../components/photos/photo-box.ts';
import type { OpenedWaitingReport } from '../../../components/waiting/opened-report.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { Confirmation } from '../confirmation/confirmation.tsx';
import { NotSentYet } from '../confirmation/not-sent-yet.tsx';
import * as words from '../confirmation/words/en.ts';
import type { FormValues, ReceiptOptions } from '../state/values.ts';
import { awaitLog, type LogRefs } from './await-log.ts';
import type { FormFailure } from './form-failure.ts';
import { createReportSender } from './report-sender.ts';
import { withStoredValues } from './stored-values.ts';
import { forgetWaiting, keepForLater } from './waiting-report.ts';

/** Stored by the server, or waiting on this device. */
export type AcceptedReport = {
  /** Preloaded, so that it can be shown even without a connection. */
  Confirmation: ComponentType<{
    clubId: string;
    code: string;
    waitingKey?: string | undefined;
    note?: string | undefined;
    onAnother: () => void;
  }>;
  clubId: string;
  code: string;
  /** If the report waits on this device (C15.2). */
  waitingKey?: string | undefined;
  note?: string;
};
type FormOutcome = { failure: FormFailure } | Omit<AcceptedReport, 'clubId'>;
type FormAttachments = LogRefs & { photos: PhotoBox | null; opened: OpenedWaitingReport | null };
export type FormSender = (
  values: FormValues,
  options: ReceiptOptions,
  attachments: FormAttachments,
) => Promise<FormOutcome>;

/** One per visit to the form: it remembers the last attempt. */
export function createFormSender(): FormSender {
  const send = createReportSender(keepForLater);
  return untilAnswered(async (values, options, attachments) => {
    const { flight, note: logNote } = await awaitLog(attachments);
    const result = await send(withStoredValues(withBadInput(values)), options, { ...attachments, flight });
    if ('failure' in result) return result;
    // An upload that ended later would be remembered as a photo of the next report (C7.9).
    attachments.photos?.clear();
    const note = [logNote, result.note].filter(Boolean).join(' ');
    const outcome = { ...result, ...(note && { note }) };
    if (outcome.waitingKey !== undefined) return { ...outcome, Confirmation: NotSentYet };
    // The report is stored: no failure may hide its code.
    if (attachments.opened) await forgetWaiting(attachments.opened.key).catch(() => undefined);
    return { ...outcome, Confirmation };
  });
}

/** Nobody leaves before the answer: the receipt code is shown once. */
function untilAnswered(send: FormSender): FormSender {
  return async (...report) => {
    const stop = interceptLeaving(() => toast({ title: words.stillSending, description: words.waitForCode }));
    try {
      return await send(...report);
    } finally {
      stop();
    }
  };
}
