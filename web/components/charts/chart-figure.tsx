/** What each chart stands in: its title, the drawing, and its numbers as a table to unfold (contract C12.2). */
import type { ReactNode } from 'react';

type Props = {
  title: string;
  note?: ReactNode;
  /** The numbers of the drawing; none where it has them all. */
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
