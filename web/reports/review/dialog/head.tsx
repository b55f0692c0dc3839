/** The dialog's headline as written, and the report's chips (C19.4). */
import { useQuery } from '@tanstack/react-query';
import { ListChecks, Mail, MessageSquareText } from 'lucide-react';
import type { Chip } from '../../../../domain/authority/chip.ts';
import { pluralText } from '../../../../domain/language/text.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { SeverityBadge } from '../../../components/severity-badge.tsx';
import { useTimeZone } from '../../../components/time-zones/use-time-zone.ts';
import { Badge } from '../../../ui/badge.tsx';
import { AuthorityChip } from '../authority/chip.tsx';
import { useFollowUps } from '../list/follow-ups.ts';
import { StatusBadge } from '../list/status-badge.tsx';
import { unseenMessages } from '../list/unseen.ts';
import * as cardWords from '../list/words/en.ts';
import { langOfReport } from '../original/lang-of-report.ts';
import { OriginalText } from '../original/original-text.tsx';
import type { PublicPreview } from '../preview/use-preview.ts';
import { Submitted } from './submitted.tsx';

/** Its words can be selected, as in the report. */
export function Headline({ report, preview }: { report: StaffReport; preview: PublicPreview }) {
  if (report.headline === null) return cardWords.safetyReport;
  return (
    <span data-original {...langOfReport(report)}>
      <OriginalText field="headline" text={report.headline} pieces={preview.pieces.get('headline')} />
    </span>
  );
}

export function ReportSummary({ report, chip }: { report: StaffReport; chip: Chip | null | undefined }) {
  const openActions = useFollowUps([[report]]).get(report.id)?.openActions ?? 0;
  const { data: unseen } = useQuery(unseenMessages);
  const zone = useTimeZone(report.clubId);
  return (
    <span className="flex flex-wrap items-center gap-1.5 sm:gap-x-3 sm:gap-y-2">
      <span>
        <Submitted at={report.submittedAt} zone={zone} />
      </span>
      <SeverityBadge severity={report.severity} />
      <StatusBadge report={report} />
      {chip && <AuthorityChip chip={chip} />}
      {report.smsManagerComment !== null && (
        <Badge>
          <MessageSquareText aria-hidden="true" />
          {cardWords.commented}
        </Badge>
      )}
      {openActions > 0 && (
        <Badge>
          <ListChecks aria-hidden="true" />
          {pluralText(cardWords.actionsOpen, openActions)}
        </Badge>
      )}
      {unseen?.reportIds.includes(report.id) && (
        <Badge tone="warm">
          <Mail aria-hidden="true" />
          {cardWords.newAnswer}
        </Badge>
      )}
    </span>
  );
}
