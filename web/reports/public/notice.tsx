/** What stands in place of a list: nothing there, nothing found, or not fetched. */
import type { ReactNode } from 'react';

type Props = { title: string; icon?: ReactNode; alert?: true; children: ReactNode };

/** A title, and what can be done. */
export function Notice({ title, icon, alert, children }: Props) {
  return (
    <div
      {...(alert ? { role: 'alert' } : {})}
      className="flex flex-col items-center gap-4 rounded-card border border-dashed border-edge px-6 py-16 text-center text-ink-soft"
    >
      {icon}
      <h2 className="text-heading text-ink">{title}</h2>
      {children}
    </div>
  );
}
