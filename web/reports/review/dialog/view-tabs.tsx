import { useQuery } from '@tanstack/react-query';
import { type Chip, formatChip } from '../../../../domain/authority/chip.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { rich } from '../../../language/rich.tsx';
import { Tabs, tabId } from '../../../ui/tabs.tsx';
import { unseenMessages } from '../list/unseen.ts';
import type { View } from '../url-state.ts';
import * as words from './words/en.ts';

const PANEL = 'report';

export const viewPanel = (view: View) => ({ id: PANEL, role: 'tabpanel', 'aria-labelledby': tabId(PANEL, view) });

type Props = {
  report: StaffReport;
  /** Missing if the club has no regime. */
  chip: Chip | null | undefined;
  view: View;
  onViewChange: (view: View) => void;
};

const Detail = ({ children }: { children: string }) => <span className="max-sm:sr-only">{children}</span>;

/** `Authority: 5 h left` (C13.2); a phone shows the first word. */
function AuthorityLabel({ chip }: { chip: Chip }) {
  const [first = '', ...rest] = formatChip(chip).split(':');
  return (
    <>
      {first}
      <Detail>{`:${rest.join(':')}`}</Detail>
    </>
  );
}

export function ViewTabs({ report, chip, view, onViewChange }: Props) {
  const { data: unseen } = useQuery(unseenMessages);
  const hasNewAnswer = unseen?.reportIds.includes(report.id) ?? false;
  const conversationWithNews = rich(words.conversationWithNews, { news: <Detail>{words.hasNewAnswer}</Detail> });
  const tabs = [
    { value: 'review', label: words.review },
    { value: 'follow-up', label: words.followUp },
    ...(chip ? [{ value: 'authority', label: <AuthorityLabel chip={chip} /> } as const] : []),
    { value: 'conversation', label: hasNewAnswer ? conversationWithNews : words.conversation },
  ] as const;
  return (
    <div className="w-fit max-[24rem]:[&_[role=tab]]:px-1 max-[24rem]:[&_[role=tab]]:text-[0.8125rem] sm:[&_[role=tab]]:px-4">
      <Tabs label={words.report} tabs={tabs} selected={view} onSelect={onViewChange} panel={PANEL} tight />
    </div>
  );
}
