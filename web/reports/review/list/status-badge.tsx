import { Clock, Globe } from 'lucide-react';
import { statusOf } from '../../../../domain/reports/review.ts';
import { Badge } from '../../../ui/badge.tsx';
import * as words from './words/en.ts';

const LOOKS = { pending: { tone: 'warm', Icon: Clock }, approved: { tone: 'good', Icon: Globe } } as const;

export function StatusBadge({ report }: { report: { approvedForPublicView: boolean } }) {
  const status = statusOf(report);
  const { tone, Icon } = LOOKS[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {words.statuses[status]}
    </Badge>
  );
}
