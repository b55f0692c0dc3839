/** The screen for a waiting report: shows the code, but does not claim success (C15.5). */
import { CircleCheckBig, Clock3 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { subscribe } from '../../../components/waiting/sending/broadcast.ts';
import { listWaiting } from '../../../components/waiting/store.ts';
import { Button } from '../../../ui/button.tsx';
import { useLeaveWarning } from '../receipt/leave-warning.tsx';
import { Receipt } from '../receipt/receipt.tsx';
import * as words from './words/en.ts';

const TEXTS = {
  waits: { title: words.waits, message: words.notSentYet },
  sent: { title: words.submitted, message: words.nowSent },
  gone: { title: words.deleted, message: words.nowDeleted },
};
const ICON = 'mx-auto hidden size-14 sm:block';

type Props = {
  code: string;
  waitingKey?: string | undefined;
  note?: string | undefined;
  onAnother: () => void;
};

/** Follows the report if another tab changes it. */
function useDeliveryState(firstKey: string | undefined): 'waits' | 'sent' | 'gone' {
  const key = useRef(firstKey);
  const [state, setState] = useState<'waits' | 'sent' | 'gone'>('waits');
  useEffect(
    () =>
      subscribe(async ({ sent, replaced, by }) => {
        if (replaced !== undefined && replaced === key.current) key.current = by;
        if (sent !== undefined && sent === key.current) return setState('sent');
        const waits = (await listWaiting()).some((each) => each.key === key.current);
        if (!waits) setState((old) => (old === 'sent' ? old : 'gone'));
      }),
    [],
  );
  return state;
}

export function NotSentYet({ code, waitingKey, note, onAnother }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isKept, setKept] = useState(false);
  const { ask, dialog } = useLeaveWarning(isKept, onAnother, waitingKey);
  const state = useDeliveryState(waitingKey);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  const { title, message } = TEXTS[state];
  return (
    <>
      <div className="mx-auto max-w-xl animate-rise text-center sm:py-12">
        {state === 'sent' ? (
          <CircleCheckBig aria-hidden="true" className={`${ICON} text-good`} strokeWidth={1.5} />
        ) : (
          <Clock3 aria-hidden="true" className={`${ICON} text-serious`} strokeWidth={1.5} />
        )}
        <h1 ref={heading} tabIndex={-1} className="text-title sm:mt-5">
          {title}
        </h1>
        <p role="status" className="mt-3 font-medium sm:text-lg">
          {message}
        </p>
        <Receipt code={code} isKept={isKept} onKept={() => setKept(true)} />
        {note && state !== 'gone' && <p className="mt-5">{note}</p>}
        {state === 'waits' && <p className="mt-5 text-[0.9375rem] text-ink-soft">{words.openWithCode}</p>}
        <div className="mt-8 flex justify-center">
          <Button variant="secondary" size="lg" onClick={() => ask(onAnother)}>
            {words.submitAnother}
          </Button>
        </div>
      </div>
      {dialog}
    </>
  );
}
