/** The authority status as a badge with text and icon (C13.2, C8.6). */
import { Calendar, CalendarClock, CircleCheck, OctagonAlert } from 'lucide-react';
import { type Chip, formatChip } from '../../../../domain/authority/chip.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

type Look = { tone: BadgeTone; Icon: typeof CircleCheck };

/** Late, due within 48 hours, due later, or over. Each has its own icon, as colour alone must not matter. */
const LOOKS = {
  late: { tone: 'danger', Icon: OctagonAlert },
  soon: { tone: 'warm', Icon: CalendarClock },
  later: { tone: 'sky', Icon: Calendar },
  ended: { tone: 'neutral', Icon: CircleCheck },
} satisfies Record<string, Look>;

const LOOK_OF: Record<Chip['code'], Look> = {
  'days-left': LOOKS.later,
  'day-and-hours-left': LOOKS.soon,
  'hours-left': LOOKS.soon,
  'due-now': LOOKS.soon,
  'hours-late': LOOKS.late,
  'days-late': LOOKS.late,
  sent: LOOKS.ended,
  'not-reportable': LOOKS.ended,
};

export function AuthorityChip({ chip }: { chip: Chip }) {
  const { tone, Icon } = LOOK_OF[chip.code];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      <span className="min-w-0 leading-normal">{formatChip(chip)}</span>
    </Badge>
  );
}
