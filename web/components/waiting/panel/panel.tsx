/** The panel of waiting reports and their actions (C15.5). */
import { Clock3 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { pluralText } from '../../../../domain/language/text.ts';
import { Button } from '../../../ui/button.tsx';
import { useLeaveGuard } from '../../leaving/leave-guard.tsx';
import type { WaitingReport } from '../sealing/seal.ts';
import { broadcast, subscribe } from '../sending/broadcast.ts';
import { deliver } from '../sending/deliver.ts';
import { listWaiting } from '../store.ts';
import { onSendOpportunity } from '../watch-waiting.ts';
import { OpenWithCode, useOpening } from './open-with-code.tsx';
import { DeleteWaiting, WaitingRow } from './waiting-row.tsx';
import * as words from './words/en.ts';

function useWaiting() {
  const [all, setAll] = useState<WaitingReport[]>([]);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const [sent, setSent] = useState(0);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const read = () => void listWaiting().then(setAll, () => undefined);
  const attempt = async (isManual: boolean) => {
    const result = await deliver(isManual).catch(() => null);
    setRefused(new Set(result?.refused));
    const reason = result?.isOpen ? words.openInForm : words.noConnection;
    // An automatic attempt only corrects what the last one at the user's request has said.
    setFailure((old) => (result?.hasRemaining !== false && (isManual || old !== null) ? reason : null));
    read();
  };
  const sendNow = async () => {
    setSending(true);
    setFailure(null);
    await attempt(true);
    setSending(false);
  };
  const attemptAutomatically = useEffectEvent(() => void attempt(false));
  const readAgain = useEffectEvent(read);
  useEffect(() => {
    onSendOpportunity(() => attemptAutomatically());
    return subscribe((news) => {
      if (news.sent !== undefined) setSent((old) => old + 1);
      else setFailure(null);
      readAgain();
    });
  }, []);
  return { all, refused, sent, sending, failure, sendNow: () => void sendNow(), changed: () => broadcast({}) };
}

/** Empty unless something is waiting or was sent since the page opened. */
export function WaitingPanel() {
  const { all, refused, sent, sending, failure, sendNow, changed } = useWaiting();
  const opening = useOpening();
  const [isOpened, setOpened] = useState(false);
  /** Stays when the form is cleared, so that the right one of several can be deleted. */
  const [lastOpened, setLastOpened] = useState('');
  const handleOpened = (key: string, isOpen: boolean) => {
    setOpened(isOpen);
    setLastOpened(key);
  };
  // Changes to an opened report are kept nowhere until it is sent.
  const leaveDialog = useLeaveGuard(isOpened, words.leaving);
  if (all.length === 0 && sent === 0) return null;
  return (
    <section aria-label={words.panel} className="border-b border-line bg-sunken px-4 py-3 print:hidden sm:px-6">
      <div className="mx-auto max-w-3xl space-y-2 text-[0.9375rem]">
        <p role="status" className="font-medium text-good empty:hidden">
          {sent > 0 && pluralText(words.sent, sent)}
        </p>
        {all.length > 0 && (
          <>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <p className="flex flex-1 items-center gap-2 font-semibold">
                <Clock3 aria-hidden="true" className="size-5 shrink-0 text-serious" />
                {pluralText(words.waiting, all.length)}
              </p>
              <div className="flex flex-wrap gap-2">
                <Button onClick={sendNow} busy={sending && words.sending}>
                  {words.sendNow}
                </Button>
                <Button variant="secondary" onClick={opening.begin} aria-expanded={opening.isAsking}>
                  {words.open}
                </Button>
                {all.length === 1 && all[0] && <DeleteWaiting waiting={all[0]} onDeleted={changed} />}
              </div>
            </div>
            <p role="status" className="text-ink-soft empty:hidden">
              {failure}
            </p>
            {all.map((waiting) => (
              <WaitingRow
                key={waiting.key}
                waiting={waiting}
                isAlone={all.length === 1}
                wasOpened={waiting.key === lastOpened}
                isRefused={refused.has(waiting.key)}
                onDeleted={changed}
              />
            ))}
            {opening.isAsking && <OpenWithCode all={all} onOpened={handleOpened} onDone={opening.end} />}
          </>
        )}
      </div>
      {leaveDialog}
    </section>
  );
}
