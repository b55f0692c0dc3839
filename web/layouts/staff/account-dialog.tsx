/** The own account (contract C6.1, C9.5, C11): password, second factor, passkeys, mails, and where one is signed in, a tab each. */
import { type ReactNode, useState } from 'react';
import { mayAtAll } from '../../../domain/permissions.ts';
import { ROLE_LABELS, type User } from '../../../domain/users/user.ts';
import { useSite } from '../../components/site.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Tabs, tabId } from '../../ui/tabs.tsx';
import { FactorPart } from './account/factor-part.tsx';
import { MailPart } from './account/mail-part.tsx';
import { PasskeysPart } from './account/passkeys-part.tsx';
import { PasswordPart } from './account/password-part.tsx';
import { PlacesPart } from './account/places-part.tsx';

const TABS = [
  { value: 'password', label: 'Password' },
  { value: 'factor', label: 'Second factor' },
  { value: 'passkeys', label: 'Passkeys' },
  { value: 'mail', label: 'Mail' },
  { value: 'places', label: 'Signed in' },
] as const;
type Part = (typeof TABS)[number]['value'];

const PANEL = 'account-part';

/** The dialog behind the person in the header. While codes are shown that nobody kept, it asks before it lets go of them. */
export function AccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { hasMail } = useSite();
  const getsMail = hasMail && mayAtAll(user, 'review reports');
  const [part, setPart] = useState<Part>('password');
  const [isHolding, setHolding] = useState(false);
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  const leave = (go: () => void) => (isHolding ? setLeaving(() => go) : go());
  const parts: Record<Part, ReactNode> = {
    password: <PasswordPart user={user} onDone={onClose} />,
    factor: <FactorPart onHold={setHolding} />,
    passkeys: <PasskeysPart />,
    mail: <MailPart />,
    places: <PlacesPart />,
  };
  return (
    <>
      <Dialog
        title="Your Account"
        description={`${user.name}, ${ROLE_LABELS[user.role]}, ${user.email}`}
        onClose={() => leave(onClose)}
        tabs={
          <Tabs
            label="Your account"
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
          title="Have you kept the codes?"
          confirm="Go on without them"
          cancel="Back to the codes"
          onConfirm={() => {
            setHolding(false);
            setLeaving(null);
            leaving();
          }}
          onClose={() => setLeaving(null)}
        >
          The ten recovery codes are shown only now. Without them a lost phone means that somebody else has to let you
          in.
        </ConfirmDialog>
      )}
    </>
  );
}
