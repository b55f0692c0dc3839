/** What each chart stands in: its title, the drawing, and its numbers as a table to unfold (contract C12.2). */
import type { ReactNode } from 'react';

/** A row of the table: its heading, where it leads, and its numbers. */
export type NumberRow = { label: string; href: string | null; numbers: readonly number[] };

type Props = {
  title: string;
  /** What the rows are, and what each column counts. */
  columns: readonly string[];
  rows: readonly NumberRow[];
  /** Said below the drawing. */
  note?: string;
  children: ReactNode;
};

const LINK = 'text-sky underline underline-offset-4 hover:no-underline print:no-underline';

/** A figure with its table. Where a row leads somewhere, its heading is the link. */
export function ChartFigure({ title, columns, rows, note, children }: Props) {
  return (
    <figure className="min-w-0 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <figcaption>
        <h2 className="text-heading">{title}</h2>
      </figcaption>
      <div className="mt-4">{children}</div>
      {note && <p className="mt-3 text-sm text-ink-soft">{note}</p>}
      <details className="mt-3 print:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center text-[0.9375rem] font-medium text-sky">
          The numbers<span className="sr-only">: {title}</span>
        </summary>
        <table className="w-full text-left text-xs sm:text-[0.9375rem]">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th
                  key={column}
                  scope="col"
                  className={`border-b border-line py-2 pr-1.5 font-semibold text-ink-soft sm:pr-3 ${at > 0 ? 'text-right' : ''}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, href, numbers }) => (
              <tr key={label} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-0 pr-1.5 font-medium wrap-anywhere sm:pr-3">
                  {href === null ? (
                    <span className="flex min-h-11 items-center">{label}</span>
                  ) : (
                    <a href={href} className={`flex min-h-11 items-center ${LINK}`}>
                      {label}
                    </a>
                  )}
                </th>
                {numbers.map((number, at) => (
                  <td key={columns[at + 1]} className="py-2 pr-1.5 text-right tabular-nums sm:pr-3">
                    {number.toLocaleString('en')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** A share of the width, as SVG writes it. */
export const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
