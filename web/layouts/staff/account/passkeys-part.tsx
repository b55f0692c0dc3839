/** Passkeys in the account's dialog: added, named, removed (contract C11.3). */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Passkey } from '../../../../domain/auth/keys.ts';
import { toastFailure } from '../../../components/api-failure.ts';
import { shortDay } from '../../../components/dates.ts';
import { canUsePasskeys } from '../../../components/keys/passkey.ts';
import { useKeysOffered } from '../../../components/site.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { LoadFailure } from '../notice.tsx';
import { factorsHeld } from '../session.ts';
import { addPasskey, refresh, removePasskey, renamePasskey } from './api.ts';
import { AskPassword } from './ask-password.tsx';

const NAME_MAX = 60;

type Doing = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey } | null;

/** The part. */
export function PasskeysPart() {
  const { data, isError, refetch } = useQuery(factorsHeld);
  const [doing, setDoing] = useState<Doing>(null);
  const stop = () => setDoing(null);
  if (isError) return <LoadFailure retry={refetch}>Your passkeys could not be loaded.</LoadFailure>;
  if (!data) return <p className="text-ink-soft">Loading...</p>;
  if (doing?.what === 'add') return <AddPasskey onDone={stop} />;
  if (doing?.what === 'rename') return <RenamePasskey passkey={doing.passkey} onDone={stop} />;
  if (doing?.what === 'remove') return <RemovePasskey passkey={doing.passkey} onDone={stop} />;
  return <AllPasskeys passkeys={data.passkeys} onDo={setDoing} />;
}

function AllPasskeys({ passkeys, onDo }: { passkeys: readonly Passkey[]; onDo: (doing: Doing) => void }) {
  const { passkeysAt } = useKeysOffered();
  const isOffered = canUsePasskeys(passkeysAt);
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">
        With a passkey you sign in by your finger, your face or the PIN of your device, without a password. Nobody can
        trick you out of it.
      </p>
      {passkeys.length > 0 && (
        <ul aria-label="Your passkeys" className="grid gap-3">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="grid gap-2 rounded-control border border-line px-4 py-3">
              <p className="font-semibold wrap-anywhere">{passkey.name}</p>
              <p className="text-sm text-ink-soft">
                Added {shortDay(passkey.createdAt)}
                {passkey.lastUsedOn ? `, last used ${shortDay(passkey.lastUsedOn)}` : ', not used yet'}
              </p>
              <div className="flex flex-wrap gap-3">
                <Button
                  variant="secondary"
                  aria-label={`Rename ${passkey.name}`}
                  onClick={() => onDo({ what: 'rename', passkey })}
                >
                  Rename
                </Button>
                <Button
                  variant="secondary"
                  aria-label={`Remove ${passkey.name}`}
                  onClick={() => onDo({ what: 'remove', passkey })}
                >
                  Remove
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {isOffered ? (
        <div>
          <Button onClick={() => onDo({ what: 'add' })}>Add a passkey</Button>
        </div>
      ) : (
        <p className="wrap-anywhere">{whyNot(passkeysAt)}</p>
      )}
    </div>
  );
}

/** Why there are none here, and where there are. */
function whyNot(passkeysAt: string): string {
  if (passkeysAt === '') return 'Passkeys cannot be used here: the address of this server is a number, not a name.';
  if (location.hostname === passkeysAt && isSecureContext) return 'This browser knows no passkeys.';
  if (passkeysAt !== 'localhost') return `Passkeys can be added and used only at ${passkeysAt}, over https.`;
  const port = location.port && `:${location.port}`;
  return `Passkeys do not work at this address. On the computer that runs the server, open http://localhost${port} instead.`;
}

function AddPasskey({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const added = async () => {
    await refresh(queryClient);
    onDone();
    toast({ title: 'Passkey added', description: 'Next time, choose "Sign in with a passkey".' });
  };
  return (
    <AskPassword
      work={(password) => addPasskey(password, name)}
      submit="Add the passkey"
      failed="No passkey added"
      onDone={added}
      onCancel={onDone}
      fields={<NameField value={name} onChange={setName} />}
    >
      <p className="text-ink-soft">You will be signed out everywhere else.</p>
    </AskPassword>
  );
}

function NameField({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  return (
    <TextField
      id="passkey-name"
      label="Name of the passkey"
      hint="So that you know it again, such as My phone or Key on the ring"
      maxLength={NAME_MAX}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function RenamePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const queryClient = useQueryClient();
  const [name, setName] = useState(passkey.name);
  const renaming = useMutation({
    mutationFn: () => renamePasskey(passkey.id, name),
    onSuccess: async () => {
      await refresh(queryClient);
      onDone();
    },
    onError: (problem) => toastFailure('Not renamed', problem, 'Please try again.'),
  });
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!renaming.isPending && name.trim()) renaming.mutate();
      }}
    >
      <NameField value={name} onChange={setName} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={!name.trim()} busy={renaming.isPending && 'One moment...'}>
          Rename
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function RemovePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const queryClient = useQueryClient();
  const removed = async () => {
    await refresh(queryClient);
    onDone();
    toast({ title: 'Passkey removed', description: 'It signs nobody in any more. Delete it on your device, too.' });
  };
  return (
    <AskPassword
      work={(password) => removePasskey(passkey.id, password)}
      submit="Remove the passkey"
      failed="Not removed"
      danger
      onDone={removed}
      onCancel={onDone}
    >
      <p className="wrap-anywhere">Remove "{passkey.name}"?</p>
    </AskPassword>
  );
}
