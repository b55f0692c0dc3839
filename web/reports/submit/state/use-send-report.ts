/** Submits the form: busy, then thanks or the failure. */
import { type ComponentType, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Flight } from '../../../../domain/flight/flight.ts';
import { NO_CONNECTION } from '../../../api.ts';
import type { Photos } from '../../../components/photos/claim.ts';
import type { OpenedWaitingReport } from '../../../components/waiting/opened-report.ts';
import { toast } from '../../../ui/toast/toast.ts';
import type { FormFailure } from '../api.ts';
import type { useReportForm } from './use-report-form.ts';
import type { useSections } from './use-sections.ts';
import { type FormValues, missingFields, type ReceiptOptions } from './values.ts';
import * as words from './words/en.ts';

/** The sender (`createReportSender`) and the confirmation: loaded while the form is filled in. */
const loadSender = () => import('../sent/lazy-modules.ts');

/** The confirmation, preloaded so that it can be shown even without a connection. */
export type SentReport = {
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
type Outcome = { failure: FormFailure } | Omit<SentReport, 'clubId'>;
type LogRefs = { flight: RefObject<Flight | null>; isReadingLog: RefObject<boolean> };
type Attachments = LogRefs & { photos: Photos | null; opened: OpenedWaitingReport | null };
type Sender = (values: FormValues, options: ReceiptOptions, attachments: Attachments) => Promise<Outcome>;
type AttachmentRefs = LogRefs & { photos: RefObject<Photos | null> };

/** One per visit: it remembers the last attempt. */
function useSender(wanted: boolean): Sender {
  const sender = useRef<Sender | null>(null);
  useEffect(() => {
    // On failure, submitting retries.
    if (wanted)
      loadSender()
        .then(({ prepareSealing }) => prepareSealing())
        .catch(() => undefined);
  }, [wanted]);
  return async (...report) => {
    try {
      sender.current ??= await openSender();
    } catch {
      return { failure: { description: NO_CONNECTION, errors: [] } };
    }
    return sender.current(...report);
  };
}

async function openSender(): Promise<Sender> {
  const { createReportSender, withListValues, Confirmation, NotSentYet, keepForLater, forgetWaiting, readLog } =
    await loadSender();
  const send = createReportSender(keepForLater);
  return async (values, options, attachments) => {
    const flight = await readLog(attachments);
    const outcome = await send(withListValues(values), options, { ...attachments, flight });
    if ('failure' in outcome) return outcome;
    if (outcome.waitingKey !== undefined) return { ...outcome, Confirmation: NotSentYet };
    // The report is stored: no failure may hide its code.
    if (attachments.opened) await forgetWaiting(attachments.opened.key).catch(() => undefined);
    return { ...outcome, Confirmation };
  };
}

/** `onSent`: called once it is stored or waiting (C15.2). */
export function useSendReport(
  { values, options, touched, showErrors, clear, opened }: ReturnType<typeof useReportForm>,
  { reveal }: ReturnType<typeof useSections>,
  { photos, flight, isReadingLog }: AttachmentRefs,
  onSent: (sent: SentReport) => void,
) {
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  const send = useSender(touched);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending || missingFields(values).length > 0) return;
    setSending(true);
    const outcome = await send(values, options, { photos: photos.current, flight, isReadingLog, opened });
    setSending(false);
    setFailed('failure' in outcome);
    if ('failure' in outcome) {
      const { description, errors } = outcome.failure;
      toast({ title: words.failed, description, destructive: true });
      showErrors(errors);
      reveal(errors.map(({ path }) => path));
      return;
    }
    const { clubId } = values;
    clear();
    if (outcome.waitingKey === undefined) toast({ title: words.submitted, description: outcome.note ?? words.thanks });
    onSent({ ...outcome, clubId });
  };
  return { sending, failed, submit };
}
