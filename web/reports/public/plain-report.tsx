/** A published report for who runs no script: search engines, link previews, and some people. */
import type { PublicReport } from '../../../domain/reports/public-report.ts';
import { longDay } from '../../components/dates.ts';
import { headlineOf } from './api.ts';

/** Stands above the list at the report's own address; a browser that runs scripts opens the dialog instead. */
export function PlainReport({ report }: { report: PublicReport }) {
  return (
    <noscript>
      <article className="mx-auto max-w-2xl px-4 py-10">
        <h1 className="text-title">{headlineOf(report)}</h1>
        <p className="mt-3 text-ink-soft">Reported on {longDay(report.submittedAt)}</p>
        <h2 className="mt-7 text-heading">What Happened</h2>
        <p className="whitespace-pre-line">{report.narrative}</p>
        {report.smsManagerComment && (
          <>
            <h2 className="mt-7 text-heading">Safety Management Analysis</h2>
            <p className="whitespace-pre-line">{report.smsManagerComment}</p>
          </>
        )}
      </article>
    </noscript>
  );
}
