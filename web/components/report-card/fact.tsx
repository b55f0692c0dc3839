import type { ReactNode } from 'react';

/** A fact on a card, with its icon; cut to one line. */
export function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-1.5">
      {icon}
      <span className="min-w-0 truncate">{children}</span>
    </li>
  );
}
