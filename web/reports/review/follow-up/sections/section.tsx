import type { ReactNode } from 'react';

type Props = {
  /** Identifies it in the list of sections. */
  name: string;
  title: string;
  note?: string;
  badge?: ReactNode;
  children: ReactNode;
};

export const titleId = (name: string): string => `section-${name}`;

export function Section({ name, title, note, badge, children }: Props) {
  const id = titleId(name);
  return (
    <section aria-labelledby={id} className="border-t border-line py-5 first:border-t-0 first:pt-0">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={id} tabIndex={-1} className="scroll-mt-4 text-base leading-snug">
          {title}
        </h3>
        {badge}
        {note && <p className="text-sm text-ink-soft max-sm:w-full">{note}</p>}
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">{children}</div>
    </section>
  );
}
