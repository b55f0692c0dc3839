/** What stands in a staff page where there is nothing else to show. */
import { type LucideIcon, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import * as words from './words/en.ts';

/** A quiet sentence where a page or list has nothing else to show. */
export function Notice({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-line bg-surface px-6 py-14 text-center text-ink-soft">
      <Icon aria-hidden="true" className="size-9 text-edge" strokeWidth={1.5} />
      <div className="max-w-md text-balance">{children}</div>
    </div>
  );
}

/** What stands where something could not be loaded, and the way to try again. */
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
