/** The save status as text and shape (C8.8). */
import { CircleAlert, CircleCheck, RefreshCw, UsersRound } from 'lucide-react';
import { fill } from '../../../domain/language/text.ts';
import { Button } from '../../ui/button.tsx';
import type { SaveStatus } from './autosave.ts';
import * as words from './words/en.ts';

type Props = { status: SaveStatus; onRetry: () => void };

const LOOKS = {
  saved: { Icon: CircleCheck, look: 'text-good', text: words.saved },
  waiting: { Icon: RefreshCw, look: 'text-ink-soft', text: words.saving },
  saving: { Icon: RefreshCw, look: 'text-ink-soft', text: words.saving },
  failed: { Icon: CircleAlert, look: 'text-danger', text: words.notSaved },
  conflict: { Icon: UsersRound, look: 'text-serious', text: words.overtaken },
} as const;

/** `Saved`, `Saving…`, or `Not saved: …` with a retry button. */
export function SavedIndicator({ status, onRetry }: Props) {
  const { Icon, look, text } = LOOKS[status.kind];
  return (
    <div className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <p role="status" className={`flex min-w-0 items-center gap-2 text-sm font-medium ${look}`}>
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          {status.kind === 'failed' ? fill(words.notSaved, { reason: status.words }) : text}
        </span>
      </p>
      {status.kind === 'failed' && (
        <Button variant="quiet" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      )}
    </div>
  );
}
