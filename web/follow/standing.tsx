/** Where a report stands, in words and by a line of steps (contract C10.3); never by colour alone. */
import { Check } from 'lucide-react';
import { RECEIPT_STATE_LABELS, RECEIPT_STATES, type ReceiptState } from '../../domain/receipt/standing.ts';

const SAID: Record<ReceiptState, string> = {
  received: 'It has arrived. Somebody of the safety team will read it.',
  'looked-at': 'Somebody of the safety team has taken it up.',
  'acted-on': 'The safety team has decided to do something.',
  closed: 'The safety team has finished its work on it. You can still write.',
};

const STEPS: Record<ReceiptState, string> = {
  received: 'Received',
  'looked-at': 'Read',
  'acted-on': 'Acted on',
  closed: 'Closed',
};

/** The state, and how far that is. */
export function Standing({ state }: { state: ReceiptState }) {
  const at = RECEIPT_STATES.indexOf(state);
  return (
    <>
      <p className="mt-3 text-lg font-semibold">{RECEIPT_STATE_LABELS[state]}</p>
      <p className="mt-1 text-ink-soft">{SAID[state]}</p>
      <ol aria-hidden="true" className="mt-5 grid grid-cols-4 gap-1.5">
        {RECEIPT_STATES.map((step, index) => (
          <li key={step} className="text-center text-xs text-ink-soft">
            <span
              className={`mb-1 grid h-7 place-items-center rounded-full border ${index <= at ? 'border-transparent bg-accent text-accent-ink' : 'border-edge'}`}
            >
              {index <= at && <Check className="size-4" />}
            </span>
            {STEPS[step]}
          </li>
        ))}
      </ol>
    </>
  );
}
