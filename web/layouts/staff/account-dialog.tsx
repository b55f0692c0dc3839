/** The account dialog: password, second factor, passkeys, mail and sessions (C6.1, C9.5, C11). */
import { type ReactNode, useState } from 'react';
import { fill } from '../../../domain/language/text.ts';
import { mayAnywhere } from '../../../domain/permissions.ts';
import { ROLE_LABELS, type User } from '../../../domain/users/user.ts';
import { useSite } from '../../components/site.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
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

/** Asks before closing while recovery codes are shown but not confirmed as kept. */
export function AccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { hasMail } = useSite();
  const getsMail = hasMail && mayAnywhere(user, 'review reports');
  const [tab, setTab] = useState<Tab>('password');
  const [hasUnsavedCodes, setUnsavedCodes] = useState(false);
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  const areCodesComing = useWaitForCodes();
  const leave = (go: () => void) => {
    if (hasUnsavedCodes) setLeaving(() => go);
    else if (!areCodesComing) go();
  };
  const panels: Record<Tab, ReactNode> = {
    password: <PasswordTab user={user} onDone={onClose} />,
    factor: <FactorTab onCodesShown={setUnsavedCodes} />,
    passkeys: <PasskeysTab />,
    mail: <MailTab />,
    sessions: <SessionsTab />,
  };
  return (
    <>
      <Dialog
        title={words.yourAccount}
        description={fill(words.whoYouAre, { ...user, role: ROLE_LABELS[user.role] })}
        onClose={() => leave(onClose)}
        tabs={
          <Tabs
            label={words.tabsLabel}
            tabs={TABS.filter(({ value }) => value !== 'mail' || getsMail)}
            selected={tab}
            onSelect={(next) => leave(() => setTab(next))}
            panel={PANEL}
            tight
          />
        }
      >
        <div role="tabpanel" id={PANEL} aria-labelledby={tabId(PANEL, tab)}>
          {panels[tab]}
        </div>
      </Dialog>
      {leaving && (
        <ConfirmDialog
          title={words.haveYouSavedCodes}
          confirm={words.continueWithoutSaving}
          cancel={words.backToCodes}
          onConfirm={() => {
            setUnsavedCodes(false);
            setLeaving(null);
            leaving();
          }}
          onClose={() => setLeaving(null)}
        >
          {words.codesShownOnlyNow}
        </ConfirmDialog>
      )}
    </>
  );
}
