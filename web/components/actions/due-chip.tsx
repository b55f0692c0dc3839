/** The due date in words and a shape, never colour alone (C8.8). */
import { Calendar, CalendarClock, CircleCheck, CircleHelp, OctagonAlert } from 'lucide-react';
import type { Action } from '../../../domain/actions/action.ts';
import { type DueWords, formatDue } from '../../../domain/actions/due.ts';
import { utcDay } from '../../../domain/text/calendar.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const LOOKS: Record<DueWords['kind'], { tone: BadgeTone; Icon: typeof CircleCheck }> = {
  late: { tone: 'danger', Icon: OctagonAlert },
  soon: { tone: 'warm', Icon: CalendarClock },
  later: { tone: 'neutral', Icon: Calendar },
  check: { tone: 'sky', Icon: CircleHelp },
  ended: { tone: 'good', Icon: CircleCheck },
};

/** Empty for an open action without a due date. Days are in UTC. */
export function DueChip({ action }: { action: Action }) {
  const dueWords = formatDue(action, utcDay(new Date()));
  if (!dueWords) return null;
  const { tone, Icon } = LOOKS[dueWords.kind];
  const isGood = action.state === 'done' && (action.worked === null || action.worked === 'yes');
  return (
    <Badge tone={dueWords.kind === 'ended' && !isGood ? 'neutral' : tone}>
      <Icon aria-hidden="true" />
      {dueWords.words}
    </Badge>
  );
}
