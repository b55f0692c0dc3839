/** The head of the review dialog: the headline as it was written, and where the report stands (specification section 2). */
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { longMoment } from '../../../components/dates.ts';
import { SeverityBadge } from '../../../components/severity-badge.tsx';
import { StatusBadge } from '../list/status-badge.tsx';
import { OriginalText } from '../original/original-text.tsx';
import type { PublicPreview } from '../preview/use-preview.ts';

/** The dialog's title, in which words can be selected like those of the report. */
export function Headline({ report, preview }: { report: StaffReport; preview: PublicPreview }) {
  if (report.headline === null) return 'Safety Report';
  return (
    <span data-original>
      <OriginalText field="headline" text={report.headline} pieces={preview.pieces.get('headline')} />
    </span>
  );
}

/** When it was submitted, and its chips. */
export function Standing({ report }: { report: StaffReport }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span>
        Submitted <time dateTime={report.submittedAt}>{longMoment(report.submittedAt)}</time> UTC
      </span>
      <SeverityBadge severity={report.severity} />
      <StatusBadge report={report} />
    </span>
  );
}
