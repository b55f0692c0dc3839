/** Sending the form: busy meanwhile, then thanks or what went wrong (specification sections 4 and 8). */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { NO_CONNECTION } from '../../../api.ts';
import { toast } from '../../../ui/toast/toast.ts';
import type { FormFailure } from '../api.ts';
import type { useReportForm } from './use-report-form.ts';
import type { useSections } from './use-sections.ts';
import { missingFields } from './values.ts';

type Sender = (values: Record<string, string>) => Promise<FormFailure | null>;

/** The rules and the sending are not needed to show the form; they are fetched while it is being written. */
const loadSender = () => import('../api.ts');

/** One sender for the whole visit: it remembers what it sent last. */
function useSender(wanted: boolean): Sender {
  const sender = useRef<Sender | null>(null);
  useEffect(() => {
    // If it fails now, sending tries again.
    if (wanted) loadSender().catch(() => undefined);
  }, [wanted]);
  return async (values) => {
    try {
      sender.current ??= (await loadSender()).createSender();
    } catch {
      return { description: NO_CONNECTION, errors: [] };
    }
    return sender.current(values);
  };
}

/** The state of sending and the form's submit handler. `onSent` is called with the club's id when the server has stored the report. */
export function useSending(
  { values, touched, refuse, clear }: ReturnType<typeof useReportForm>,
  { reveal }: ReturnType<typeof useSections>,
  onSent: (clubId: string) => void,
) {
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  const send = useSender(touched);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending || missingFields(values).length > 0) return;
    setSending(true);
    const refusal = await send(values);
    setSending(false);
    setFailed(refusal !== null);
    if (refusal) {
      toast({ title: 'Submission failed', description: refusal.description, destructive: true });
      refuse(refusal.errors);
      reveal(refusal.errors.map(({ path }) => path));
      return;
    }
    const { clubId } = values;
    clear();
    toast({ title: 'Report submitted successfully', description: 'Thank you for contributing to aviation safety.' });
    onSent(clubId);
  };
  return { sending, failed, submit };
}
