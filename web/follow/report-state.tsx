/** The report's state in words and steps, never colour alone (C10.3). */
import { Check } from 'lucide-react';
import { RECEIPT_STATES, type ReceiptState } from '../../domain/receipt/receipt-state.ts';
import * as words from './words/en.ts';

export function ReportState({ state }: { state: ReceiptState }) {
  const at = RECEIPT_STATES.indexOf(state);
  return (
    <>
      <p className="mt-3 text-lg font-semibold">{words.states[state]}</p>
      <p className="mt-1 text-ink-soft">{words.stateSaid[state]}</p>
      <ol aria-hidden="true" className="mt-5 grid grid-cols-2 gap-x-1.5 gap-y-3 min-[26rem]:grid-cols-4">
        {RECEIPT_STATES.map((step, index) => (
          <li key={step} className="text-center text-xs text-ink-soft">
            <span
              className={`mb-1 grid h-7 place-items-center rounded-full border ${index <= at ? 'border-transparent bg-accent text-accent-ink' : 'border-edge'}`}
            >
              {index <= at && <Check className="size-4" />}
            </span>
            {words.stateSteps[step]}
          </li>
        ))}
      </ol>
    </>
  );
}
