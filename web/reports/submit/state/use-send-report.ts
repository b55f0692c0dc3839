/** Submits the form: busy, then thanks or the failure. */
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { NO_CONNECTION } from '../../../api.ts';
import type { PhotoBox } from '../../../components/photos/photo-box.ts';
import { toast } from '../../../ui/toast/toast.ts';
import type { LogRefs } from '../sending/await-log.ts';
import type { AcceptedReport, FormSender } from '../sending/form-sender.ts';
import type { useReportForm } from './use-report-form.ts';
import type { useSections } from './use-sections.ts';
import { missingFields } from './values.ts';
import * as words from './words/en.ts';

/** The sender and the confirmation: loaded while the form is filled in. */
const loadSender = () => import('../sending/lazy-modules.ts');

type AttachmentRefs = LogRefs & { photos: RefObject<PhotoBox | null> };

/** The form's sender, preloaded once something is entered. */
function useSender(wanted: boolean): FormSender {
  const sender = useRef<FormSender | null>(null);
  useEffect(() => {
    // On failure, submitting retries.
    if (wanted)
      loadSender()
        .then(({ prepareSealing }) => prepareSealing())
        .catch(() => undefined);
  }, [wanted]);
  return async (...report) => {
    // Follows no link until the sender has loaded, which then blocks leaving itself.
    const hold = (event: Event) => event.preventDefault();
    addEventListener('click', hold, true);
    try {
      sender.current ??= (await loadSender()).createFormSender();
    } catch {
      return { failure: { description: NO_CONNECTION, errors: [] } };
    } finally {
      removeEventListener('click', hold, true);
    }
    return sender.current(...report);
  };
}

/** `onAccepted`: called once it is stored or waiting (C15.2). */
export function useSendReport(
  { values, options, touched, showErrors, clear, opened }: ReturnType<typeof useReportForm>,
  { reveal }: ReturnType<typeof useSections>,
  { photos, flight, isReadingLog }: AttachmentRefs,
  onAccepted: (accepted: AcceptedReport) => void,
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
    onAccepted({ ...outcome, clubId });
  };
  return { sending, failed, submit };
}
