/** Where a report stands, as a badge (specification section 3). */
import { Clock, Globe } from 'lucide-react';
import { STATUS_LABELS } from '../../../../domain/reports/filters.ts';
import { statusOf } from '../../../../domain/reports/review.ts';
import { Badge } from '../../../ui/badge.tsx';

const LOOKS = { pending: { tone: 'warm', Icon: Clock }, approved: { tone: 'good', Icon: Globe } } as const;

/** Pending Review or Approved. */
export function StatusBadge({ report }: { report: { approvedForPublicView: boolean } }) {
  const status = statusOf(report);
  const { tone, Icon } = LOOKS[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {STATUS_LABELS[status]}
    </Badge>
  );
}
