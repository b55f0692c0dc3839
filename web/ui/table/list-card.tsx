import type { ReactNode } from 'react';

type Props = { title: string; count: string | undefined; action: ReactNode; children: ReactNode };

/** Announces changes of the count, whose space is reserved. */
export function ListCard({ title, count, action, children }: Props) {
  return (
    <section aria-label={title} className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-b border-line px-5 py-5 sm:px-6">
        <div>
          <h2 className="text-heading">{title}</h2>
          <p role="status" className="min-h-6 text-[0.9375rem] text-ink-soft">
            {count}
          </p>
        </div>
        {action}
      </header>
      <div className="[&>div]:rounded-none [&>div]:border-0">{children}</div>
    </section>
  );
}
