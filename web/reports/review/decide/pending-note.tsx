import { Clock } from 'lucide-react';
import { rich } from '../../../language/rich.tsx';
import * as words from './words/en.ts';

export function PendingNote() {
  return (
    <div className="mb-4 flex gap-2 rounded-control bg-serious-tint/45 px-3 py-2 text-sm leading-snug">
      <Clock aria-hidden="true" className="mt-px size-4 shrink-0 text-serious" />
      <p role="note">
        {rich(words.pendingNote, {
          pending: <strong className="font-semibold text-serious">{words.pendingReview}</strong>,
        })}
      </p>
    </div>
  );
}
