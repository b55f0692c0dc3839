/** The account dialog: password, second factor, passkeys, mail and sessions (C6.1, C9.5, C11). */
import { type ReactNode, useState } from 'react';
import { fill } from '../../../domain/language/text.ts';
import { mayAnywhere } from '../../../domain/permissions.ts';
import { ROLE_LABELS, type User } from '../../../domain/users/user.ts';
import { leaveGuard } from '../../components/leaving/history-guard.ts';
import { useSite } from '../../components/site.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Tabs, tabId } from '../../ui/tabs.tsx';
import { FactorTab } from './account/factor-tab.tsx';
import { MailTab } from './account/mail-tab.tsx';
import { PasskeysTab } from './account/passkeys-tab.tsx';
import { PasswordTab } from './account/password-tab.tsx';
import { SessionsTab } from './account/sessions-tab.tsx';
import { useWaitForCodes } from './account/wait-for-codes.ts';
import * as words from './account/words/en.ts';

const TAB_NAMES = ['password', 'factor', 'passkeys', 'mail', 'sessions'] as const;
type Tab = (typeof TAB_NAMES)[number];
const TABS = TAB_NAMES.map((value) => ({ value, label: words.tabs[value] }));

const PANEL = 'account-tab';

/** Closing and changing the tab ask first, as leaving the page does, while recovery codes are coming or shown. */
export function AccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { hasMail } = useSite();
  const getsMail = hasMail && mayAnywhere(user, 'review reports');
  const [tab, setTab] = useState<Tab>('password');
  useWaitForCodes();
  const leave = (go: () => void) => (leaveGuard.current ? leaveGuard.current(go) : go());
  const panels: Record<Tab, ReactNode> = {
    password: <PasswordTab user={user} onDone={onClose} />,
    factor: <FactorTab />,
    passkeys: <PasskeysTab />,
    mail: <MailTab />,
    sessions: <SessionsTab />,
  };
  return (
    <Dialog
      title={words.yourAccount}
      description={fill(words.whoYouAre, { ...user, role: ROLE_LABELS[user.role] })}
      onClose={() => leave(onClose)}
      tabs={
        <Tabs
          label={words.tabsLabel}
          tabs={TABS.filter(({ value }) => value !== 'mail' || getsMail)}
          selected={tab}
          onSelect={(next) => next !== tab && leave(() => setTab(next))}
          panel={PANEL}
          tight
        />
      }
    >
      <div role="tabpanel" id={PANEL} aria-labelledby={tabId(PANEL, tab)}>
        {panels[tab]}
      </div>
    </Dialog>
  );
}
