/** The tabs of the review dialog. */
import { useQuery } from '@tanstack/react-query';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import { Tabs, tabId } from '../../../ui/tabs.tsx';
import type { View } from '../address.ts';
import { unseenMessages } from '../list/unseen.ts';

const PANEL = 'report';

/** What ties the panel below the tabs to the selected one. */
export const viewPanel = (view: View) => ({ id: PANEL, role: 'tabpanel', 'aria-labelledby': tabId(PANEL, view) });

type Props = { report: StaffReport; view: View; onLook: (view: View) => void };

/** One tab a view. What the reporter has written and nobody has read is said in the tab's name. */
export function ViewTabs({ report, view, onLook }: Props) {
  const { data: unseen } = useQuery(unseenMessages);
  const hasNews = unseen?.reportIds.includes(report.id) ?? false;
  const tabs = [
    { value: 'review', label: 'Review' },
    { value: 'follow-up', label: 'Follow-up' },
    { value: 'conversation', label: hasNews ? 'Conversation: New answer' : 'Conversation' },
  ] as const;
  return (
    <div className="w-fit">
      <Tabs label="Report" tabs={tabs} selected={view} onSelect={onLook} panel={PANEL} />
    </div>
  );
}
