/** A progress bar for a long task (C12.7). */
import type { ReactNode } from 'react';

/** Indeterminate, since the server responds only once it is done. */
export function Progress({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="mt-4 grid max-w-[68ch] gap-2 text-[0.9375rem] text-ink-soft">
      <div aria-hidden="true" className="h-1.5 w-full rounded-full bg-sky motion-safe:animate-pulse" />
      <p className="wrap-anywhere">{children}</p>
    </div>
  );
}
