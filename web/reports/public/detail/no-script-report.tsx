/** A published report for search engines, link previews and users without scripts. */
import type { PublicPhoto } from '../../../../domain/photos/photo.ts';
import type { PublicReport } from '../../../../domain/reports/public/public-report.ts';
import { reportedOn } from '../../../components/reported-on.ts';
import { SeverityBadge } from '../../../components/severity-badge.tsx';
import { headlineOf } from '../api.ts';
import { langOf } from '../lang-of.ts';
import { FullReport } from './full-report.tsx';

/** Shown at the report's URL; with scripts the dialog opens instead. */
export function NoScriptReport({ report, photos }: { report: PublicReport; photos: readonly PublicPhoto[] }) {
  return (
    <article className="mb-12 max-w-2xl">
      <h2 {...(report.headline !== null && langOf(report))} className="text-title">
        {headlineOf(report)}
      </h2>
      <p className="mt-3 mb-7 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-soft">
        <span>{reportedOn(report.submittedAt)}</span>
        <SeverityBadge severity={report.severity} />
      </p>
      <FullReport report={report} photos={photos} />
    </article>
  );
}
