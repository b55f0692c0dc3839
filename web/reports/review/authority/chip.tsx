/** Where a report stands with the authority, in words with a shape (contract C13.2, C8.6). */
import { CalendarClock, CalendarDays, CircleCheck, OctagonAlert } from 'lucide-react';
import { type ChipTone, sayChip } from '../../../../domain/authority/chip-words.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

const LOOKS: Record<ChipTone, { tone: BadgeTone; Icon: typeof CircleCheck }> = {
  late: { tone: 'danger', Icon: OctagonAlert },
  soon: { tone: 'warm', Icon: CalendarClock },
  later: { tone: 'sky', Icon: CalendarDays },
  ended: { tone: 'neutral', Icon: CircleCheck },
};

/** The chip, as the API says it. */
export function AuthorityChip({ chip }: { chip: string }) {
  const said = sayChip(chip);
  const { tone, Icon } = LOOKS[said.tone];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      <span className="min-w-0 truncate leading-normal">{said.words}</span>
    </Badge>
  );
}
