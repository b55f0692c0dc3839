import { useQuery } from '@tanstack/react-query';
import { ListChecks, Plus } from 'lucide-react';
import { useState } from 'react';
import type { ActionCounts } from '../../domain/actions/action.ts';
import { fill } from '../../domain/language/text.ts';
import type { User } from '../../domain/users/user.ts';
import { exportUrl, type RegisterFilter } from '../components/actions/api.ts';
import { actionCounts } from '../components/actions/counts.ts';
import { AddActionDialog } from '../components/actions/form/action-dialog.tsx';
import * as actionWords from '../components/actions/words/en.ts';
import { ExportCsv } from '../components/files/export-csv.tsx';
import { Notice } from '../layouts/staff/notice.tsx';
import { StaffLayout } from '../layouts/staff/staff-layout.tsx';
import { Button } from '../ui/button.tsx';
import { Tabs, tabId } from '../ui/tabs.tsx';
import { ActionRegister } from './action-register.tsx';
import { useRegisterFilter } from './url-state.ts';
import * as words from './words/en.ts';

const PANEL = 'actions';

export default function ActionsPage() {
  return (
    <StaffLayout
      title={actionWords.actions}
      subtitle={words.whoDoesWhat}
      needs="review reports"
      denied={words.noStaffRights}
      waiting={<Notice Icon={ListChecks}>{words.loadingActions}</Notice>}
    >
      {(user) => <Actions user={user} />}
    </StaffLayout>
  );
}

/** The label, without a number until the count is known. */
const labelWithCount = (
  labelOnly: string,
  withCount: `${string}{count}${string}`,
  count: number | undefined,
): string => (count ? fill(withCount, { count }) : labelOnly);

const tabsOf = (counts: ActionCounts | undefined): { value: RegisterFilter; label: string }[] => [
  { value: '', label: words.open },
  { value: 'mine', label: words.mine },
  { value: 'overdue', label: labelWithCount(words.overdue, words.overdueCount, counts?.overdue) },
  { value: 'check', label: labelWithCount(words.toCheck, words.toCheckCount, counts?.toCheck) },
  { value: 'done', label: words.done },
];

function Actions({ user }: { user: User }) {
  const [show, setShow] = useRegisterFilter();
  const { data: counts } = useQuery(actionCounts);
  const [adding, setAdding] = useState(false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Tabs label={actionWords.actions} tabs={tabsOf(counts)} selected={show} onSelect={setShow} panel={PANEL} />
        <div className="flex flex-wrap gap-3">
          <ExportCsv url={exportUrl(show)} />
          <Button onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" className="size-4" />
            {actionWords.addAction}
          </Button>
        </div>
      </div>
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, show)}>
        <ActionRegister key={show} user={user} show={show} />
      </div>
      {adding && <AddActionDialog user={user} onClose={() => setAdding(false)} />}
    </div>
  );
}
