import { type LucideIcon, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import * as words from './words/en.ts';

export function Notice({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-line bg-surface px-6 py-14 text-center text-ink-soft">
      <Icon aria-hidden="true" className="size-9 text-edge" strokeWidth={1.5} />
      <div className="max-w-md text-balance">{children}</div>
    </div>
  );
}

/** A loading failure with a retry button, instead of a page or list. */
export function LoadFailure({ children, retry }: { children: ReactNode; retry: () => unknown }) {
  return (
    <Notice Icon={WifiOff}>
      <p role="alert" className="mb-5 text-ink">
        {children}
      </p>
      <Button variant="secondary" onClick={() => retry()}>
        {words.tryAgain}
      </Button>
    </Notice>
  );
}

/** The same for a part of a page: without it, a failure would look as if there were nothing. */
export function LoadAlert({ children, retry }: { children: ReactNode; retry: () => unknown }) {
  return (
    <div role="alert" className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-[0.9375rem] text-danger">
      <p>{children}</p>
      <Button variant="secondary" onClick={() => retry()}>
        {words.tryAgain}
      </Button>
    </div>
  );
}
