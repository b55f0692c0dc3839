/** Similar reports, each with its reasons (C17.1). */
import type { ReactNode } from 'react';
import { fill } from '../../../domain/language/text.ts';
import { labelOf } from '../../../domain/reports/labels/labels.ts';
import { copyText } from '../../../domain/reports/labels/placeholders.ts';
import type { SimilarReport } from '../../../domain/similar/answer.ts';
import { shortDay } from '../dates.ts';
import * as words from './words/en.ts';

type Props = { reports: readonly SimilarReport[]; renderLink: (report: SimilarReport, headline: string) => ReactNode };

export function SimilarList({ reports, renderLink }: Props) {
  return (
    <ul className="grid gap-3">
      {reports.map((report) => (
        <li key={report.id} className="min-w-0 wrap-anywhere">
          {renderLink(report, report.headline === null ? words.safetyReport : copyText(report.headline))}
          <p className="text-sm text-ink-soft">
            {shortDay(report.submittedAt)}
            {report.because.length > 0 && (
              <span className="block">{fill(words.inCommon, { reasons: report.because.map(labelOf).join(', ') })}</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
