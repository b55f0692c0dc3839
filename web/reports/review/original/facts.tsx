import { type ReactNode, useId } from 'react';

export function Section({ title, badge, children }: { title: string; badge?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-5 first:border-t-0 first:pt-0">
      <div className="mb-2.5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={id} className="text-base">
          {title}
        </h3>
        {badge}
      </div>
      {children}
    </section>
  );
}

/** Omitted if `value` is null. */
export type FactEntry = { label: string; value: ReactNode; badge?: ReactNode };

/** Empty if nothing was reported. */
export function Facts({ entries }: { entries: readonly FactEntry[] }) {
  const present = entries.filter(({ value }) => value !== null);
  if (present.length === 0) return null;
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-3 text-[0.9375rem] sm:grid-cols-2">
      {present.map(({ label, value, badge }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="flex flex-wrap items-center gap-x-2.5 gap-y-1 wrap-anywhere">
            {value}
            {badge}
          </dd>
        </div>
      ))}
    </dl>
  );
}
