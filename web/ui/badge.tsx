/** A coloured pill; the text carries the meaning, colour is secondary. */
import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'sky' | 'good' | 'warm' | 'danger';

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink-soft',
  sky: 'bg-sky-tint text-sky',
  good: 'bg-good-tint text-good',
  warm: 'bg-serious-tint text-serious',
  danger: 'bg-danger-tint text-danger',
};

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex max-w-full shrink-0 items-center gap-1.5 rounded-full px-2.5 py-1 text-[0.8125rem] leading-none font-semibold [&>svg]:size-3.5 [&>svg]:shrink-0 ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
