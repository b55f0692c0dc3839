/** Bar charts as SVG without inline styles, for a strict CSP (C12.2, C6.5). */

import type { ReactNode } from 'react';
import { BARS_MAX, barsOf } from '../../../domain/charts/bars.ts';
import { fill, numberInText, pluralText } from '../../../domain/language/text.ts';
import { NOT_GIVEN } from '../../../domain/reports/trend-filters/trend-filters.ts';
import { truncate } from '../../../domain/text/truncate.ts';
import { PageLink } from '../../layouts/page-link.tsx';
import { ChartFigure, percent } from './chart-figure.tsx';
import { NumberDetails } from './number-table.tsx';
import * as words from './words/en.ts';

export type BarRow = { label: string; total: number; href: string | null };

type Props = {
  title: string;
  firstColumn: string;
  rows: readonly BarRow[];
  /** The total number of reports, for the share without a value. */
  reports: number;
  note?: string;
};

type PaperProps = Omit<Props, 'firstColumn' | 'note'> & { barsMax: number };

/** The table has all rows. */
export function BarChart({ title, firstColumn, rows, reports, note }: Props) {
  const { bars, hidden, notGiven } = barsOf(rows, BARS_MAX);
  const inTable = [...rows.filter((row) => row !== notGiven), ...(notGiven ? [notGiven] : [])];
  // The table is not printed.
  const more = hidden > 0 && (
    <>
      <span className="print:hidden">{pluralText(words.moreBelow, hidden)}</span>
      <span className="hidden print:inline">
        {fill(words.largestOf, { shown: bars.length, all: bars.length + hidden })}
      </span>
    </>
  );
  return (
    <ChartFigure
      title={title}
      note={<Notes notes={[note]} more={more} notGiven={notGiven} reports={reports} />}
      table={<NumberDetails title={title} columns={[firstColumn, words.reports]} rows={inTable.map(toNumberRow)} />}
    >
      {/* The table has the same numbers, and focusable links. */}
      <div aria-hidden="true" className="grid gap-3">
        {bars.map((bar) => (
          <Bar key={bar.label} {...bar} />
        ))}
      </div>
    </ChartFigure>
  );
}

/** A list for print; the numbers are beside the bars, so it needs no table. */
export function PaperBarChart({ title, rows, reports, barsMax }: PaperProps) {
  const { bars, hidden, notGiven } = barsOf(rows, barsMax);
  const all = bars.length + hidden;
  return (
    <ChartFigure
      title={title}
      note={
        <Notes
          notes={[hidden > 0 && fill(words.largestOf, { shown: bars.length, all })]}
          notGiven={notGiven && { ...notGiven, href: null }}
          reports={reports}
        />
      }
    >
      <ul aria-label={title} className="grid gap-3 print:block">
        {bars.map((bar) => (
          <li key={bar.label} className="print:mb-1.5">
            <Bar {...bar} label={truncate(bar.label, PAPER_LABEL_MAX).shown} href={null} />
          </li>
        ))}
      </ul>
    </ChartFigure>
  );
}

/** Fits two lines beside the number; the form's own labels are shorter. */
const PAPER_LABEL_MAX = 90;

const toNumberRow = ({ label, href, total }: BarRow) => ({
  label: label === NOT_GIVEN ? words.notGiven : label,
  href,
  numbers: [total],
});

type BarProps = BarRow & { width: number };

/** The link over the bar is for the mouse only: an `aria-hidden` drawing must not take focus. */
function Bar({ label, total, width, href }: BarProps) {
  return (
    <div className="relative">
      <p className="flex items-end justify-between gap-4 text-[0.8125rem] leading-snug print:text-[9pt]">
        <span className="min-w-0 wrap-anywhere">{label}</span>
        <span className="font-semibold tabular-nums">{numberInText(total)}</span>
      </p>
      <svg width="100%" height="10" aria-hidden="true" className="mt-1 block print:mt-0.5 print:h-1.5">
        <rect width="100%" height="100%" rx="3" className="fill-sunken" />
        <rect width={percent(width)} height="100%" rx="3" className="fill-sky" />
      </svg>
      {href !== null && (
        <svg width="100%" height="100%" aria-hidden="true" className="absolute inset-0 print:hidden">
          <PageLink href={href} tabIndex={-1}>
            <title>{fill(words.labelAndNumber, { label, number: numberInText(total) })}</title>
            <rect width="100%" height="100%" className="fill-transparent hover:stroke-edge" />
          </PageLink>
        </svg>
      )}
    </div>
  );
}

type NotesProps = {
  notes: readonly (string | false | undefined)[];
  more?: ReactNode;
  notGiven: BarRow | undefined;
  reports: number;
};

function Notes({ notes, more, notGiven, reports }: NotesProps) {
  const noteText = notes.filter(Boolean).join(' ');
  const missing = notGiven && fill(words.missingOf, { total: notGiven.total, reports });
  if (!noteText && !more && !missing) return null;
  return (
    <p className="mt-3 text-sm text-ink-soft print:mt-1 print:text-[8.5pt]">
      {noteText} {more}{' '}
      {notGiven &&
        (notGiven.href === null ? (
          missing
        ) : (
          <PageLink
            href={notGiven.href}
            className="inline-flex min-h-11 items-center text-sky underline underline-offset-4"
          >
            {missing}
          </PageLink>
        ))}
    </p>
  );
}
