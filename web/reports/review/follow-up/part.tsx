/** One step of a follow-up: its question at the left where there is room, the answer beside it. */
import { type ReactNode, useId } from 'react';

/** A part under its question. */
export function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-10 gap-y-4 border-t border-line py-7 first:border-t-0 first:pt-0 lg:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div>
        <h3 id={id} className="text-base leading-snug">
          {title}
        </h3>
        {note && <p className="mt-1 text-sm text-ink-soft">{note}</p>}
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-5">{children}</div>
    </section>
  );
}
