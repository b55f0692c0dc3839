/** A chart with title, drawing and table (C12.2). */
import type { ReactNode } from 'react';

type Props = {
  title: string;
  note?: ReactNode;
  /** Missing if the drawing shows all numbers. */
  table?: ReactNode;
  children: ReactNode;
};

export function ChartFigure({ title, note, table, children }: Props) {
  return (
    <figure className="min-w-0 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6 print:border-0 print:p-0 print:shadow-none">
      <figcaption>
        <h2 className="text-heading print:text-[12pt]">{title}</h2>
      </figcaption>
      <div className="mt-4 print:mt-2">{children}</div>
      {note}
      {table}
    </figure>
  );
}

export const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
