/** A note on what is kept of an unsent report, with a `Clear` button (C7.9). */
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import * as words from './words/en.ts';

const NOTES = { none: words.draftKept, all: words.allRestored, part: words.draftRestored };

type Props = { restored: keyof typeof NOTES; touched: boolean; onClear: () => void };

/** Empty until something is entered. */
export function DraftNote({ restored, touched, onClear }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  if (!touched) return null;
  const clear = () => {
    setConfirming(false);
    onClear();
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-sunken px-5 py-2 text-[0.9375rem]">
      <p className="min-w-0 flex-1 basis-64 text-ink-soft" aria-live="polite">
        {isConfirming ? words.clearQuestion : NOTES[restored]}
      </p>
      {isConfirming ? (
        <div className="flex gap-2">
          <Button variant="danger" onClick={clear}>
            {words.clearIt}
          </Button>
          <Button variant="secondary" onClick={() => setConfirming(false)}>
            {words.keepIt}
          </Button>
        </div>
      ) : (
        <Button variant="quiet" onClick={() => setConfirming(true)} className="-mr-2">
          <Trash2 aria-hidden="true" className="size-4" />
          {words.clearForm}
        </Button>
      )}
    </div>
  );
}
