/** Previews the first reports of a file (C12.7). */

import { type ImportField, importLabel } from '../../../domain/imports/columns.ts';
import type { ImportPreview as Preview } from '../../../domain/imports/import.ts';
import { listOf } from '../../../domain/imports/values.ts';
import { fill, wholeNumber } from '../../../domain/language/text.ts';
import { labelOf } from '../../../domain/reports/labels/labels.ts';
import { CONTACT_TEXTS, REPORT_TEXT_NAMES } from '../../../domain/reports/report.ts';
import { severityOf } from '../../../domain/severity/severity.ts';
import { sentDay, shortDay } from '../../components/dates.ts';
import { SeverityBadge } from '../../components/severity-badge.tsx';
import * as words from './words/en.ts';

/** Shown in the card's header. */
const IN_HEAD = ['headline', 'narrative'];
const FIELDS = [...REPORT_TEXT_NAMES.filter((field) => !IN_HEAD.includes(field)), 'smsManagerComment'] as const;
const DAYS: readonly string[] = ['localDate', 'utcDate'];
const CONTACT: readonly string[] = CONTACT_TEXTS;

type Report = Partial<Record<ImportField, string>>;

/** A card per report; contact details are marked. */
export function Sample({ sample }: Pick<Preview, 'sample'>) {
  return (
    <div>
      <h3 className="font-medium">{sample.length === 1 ? words.yourReport : words.yourFirstReports}</h3>
      <ul className="mt-3 grid gap-4 lg:grid-cols-3">
        {sample.map(({ row, report }: { row: number; report: Report }) => (
          <li key={row} className="min-w-0 rounded-control border border-line bg-ground px-4 py-4">
            <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
              <span>{fill(words.rowNumber, { row: wholeNumber(row) })}</span>
              <SeverityBadge
                severity={severityOf({
                  injuryLevel: report.injuryLevel ?? null,
                  highestDamage: report.highestDamage ?? null,
                })}
              />
            </div>
            {report.headline && <p className="mt-2 font-medium wrap-anywhere">{report.headline}</p>}
            <p className="mt-2 line-clamp-4 text-[0.9375rem] wrap-anywhere whitespace-pre-line">{report.narrative}</p>
            <dl className="mt-3 grid gap-1 text-sm">
              <Entry label={fill(words.fieldName, { field: importLabel('submittedAt') })}>
                {report.submittedAt ? shortDay(report.submittedAt) : words.waitsForChoice}
              </Entry>
              {FIELDS.map(
                (field) =>
                  report[field] && (
                    <Entry
                      key={field}
                      label={fill(CONTACT.includes(field) ? words.confidentialFieldName : words.fieldName, {
                        field: importLabel(field),
                      })}
                    >
                      {shownValue(field, report[field])}
                    </Entry>
                  ),
              )}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}

function shownValue(field: string, value: string): string {
  if (DAYS.includes(field)) return sentDay(value);
  return listOf(field) ? labelOf(value) : value;
}

function Entry({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="line-clamp-3 min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
