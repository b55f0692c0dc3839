/** The account dialog: password, second factor, passkeys, mail and sessions (C6.1, C9.5, C11). */
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { fill } from '../../../domain/language/text.ts';
import { mayAnywhere } from '../../../domain/permissions.ts';
import { ROLE_LABELS, type User } from '../../../domain/users/user.ts';
import { useSite } from '../../components/site.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Tabs, tabId } from '../../ui/tabs.tsx';
import { MAKING_CODES } from './account/api.ts';
import { FactorPart } from './account/factor-part.tsx';
import { MailPart } from './account/mail-part.tsx';
import { PasskeysPart } from './account/passkeys-part.tsx';
import { PasswordPart } from './account/password-part.tsx';
import { SessionsPart } from './account/sessions-part.tsx';
import * as words from './account/words/en.ts';

const PARTS = ['password', 'factor', 'passkeys', 'mail', 'sessions'] as const;
type Part = (typeof PARTS)[number];
const TABS = PARTS.map((value) => ({ value, label: words.tabs[value] }));

const PANEL = 'account-part';

/** Asks before closing while recovery codes are shown but not confirmed as kept. */
export function AccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { hasMail } = useSite();
  const getsMail = hasMail && mayAnywhere(user, 'review reports');
  const [part, setPart] = useState<Part>('password');
  const [hasUnsavedCodes, setUnsavedCodes] = useState(false);
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  const queryClient = useQueryClient();
  const leave = (go: () => void) => {
    if (hasUnsavedCodes) setLeaving(() => go);
    // Recovery codes come with the response, and only once.
    else if (queryClient.isMutating({ mutationKey: MAKING_CODES }) === 0) go();
  };
  const parts: Record<Part, ReactNode> = {
    password: <PasswordPart user={user} onDone={onClose} />,
    factor: <FactorPart onCodesShown={setUnsavedCodes} />,
    passkeys: <PasskeysPart />,
    mail: <MailPart />,
    sessions: <SessionsPart />,
  };
  return (
    <>
      <Dialog
        title={words.yourAccount}
        description={fill(words.whoYouAre, { ...user, role: ROLE_LABELS[user.role] })}
        onClose={() => leave(onClose)}
        tabs={
          <Tabs
            label={words.parts}
            tabs={TABS.filter(({ value }) => value !== 'mail' || getsMail)}
            selected={part}
            onSelect={(next) => leave(() => setPart(next))}
            panel={PANEL}
            tight
          />
        }
      >
        <div role="tabpanel" id={PANEL} aria-labelledby={tabId(PANEL, part)}>
          {parts[part]}
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
