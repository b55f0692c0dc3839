import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Passkey } from '../../../../domain/auth/keys.ts';
import { fill } from '../../../../domain/language/text.ts';
import { toastFailure } from '../../../components/api-failure.ts';
import { shortDay } from '../../../components/dates.ts';
import { canUsePasskeys } from '../../../components/keys/passkey.ts';
import { useSignInOptions } from '../../../components/site.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { LoadFailure } from '../notice.tsx';
import { factors } from '../session.ts';
import { addPasskey, refresh, removePasskey, renamePasskey } from './api.ts';
import { AskPassword } from './ask-password.tsx';
import * as words from './words/en.ts';

const NAME_MAX = 60;

type OpenDialog = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey } | null;

export function PasskeysTab() {
  const { data, isError, refetch } = useQuery(factors);
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const stop = () => setOpenDialog(null);
  if (isError) return <LoadFailure retry={refetch}>{words.passkeysNotLoaded}</LoadFailure>;
  if (!data) return <p className="text-ink-soft">{words.loading}</p>;
  if (openDialog?.what === 'add') return <AddPasskey onDone={stop} />;
  if (openDialog?.what === 'rename') return <RenamePasskey passkey={openDialog.passkey} onDone={stop} />;
  if (openDialog?.what === 'remove') return <RemovePasskey passkey={openDialog.passkey} onDone={stop} />;
  return <AllPasskeys passkeys={data.passkeys} onOpen={setOpenDialog} />;
}

function AllPasskeys({ passkeys, onOpen }: { passkeys: readonly Passkey[]; onOpen: (openDialog: OpenDialog) => void }) {
  const { passkeysAt } = useSignInOptions();
  const isOffered = canUsePasskeys(passkeysAt);
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{words.whatPasskeysAre}</p>
      {passkeys.length > 0 && (
        <ul aria-label={words.yourPasskeys} className="grid gap-3">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="grid gap-2 rounded-control border border-line px-4 py-3">
              <p className="font-semibold wrap-anywhere">{passkey.name}</p>
              <p className="text-sm text-ink-soft">{addedAndUsed(passkey)}</p>
              <div className="flex flex-wrap gap-3">
                <Button
                  variant="secondary"
                  aria-label={fill(words.renamePasskey, passkey)}
                  onClick={() => onOpen({ what: 'rename', passkey })}
                >
                  {words.rename}
                </Button>
                <Button
                  variant="secondary"
                  aria-label={fill(words.removePasskey, passkey)}
                  onClick={() => onOpen({ what: 'remove', passkey })}
                >
                  {words.remove}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {isOffered ? (
        <div>
          <Button onClick={() => onOpen({ what: 'add' })}>{words.addPasskey}</Button>
        </div>
      ) : (
        <p className="wrap-anywhere">{unsupportedReason(passkeysAt)}</p>
      )}
    </div>
  );
}

function addedAndUsed({ createdAt, lastUsedOn }: Passkey): string {
  const added = shortDay(createdAt);
  return lastUsedOn
    ? fill(words.addedAndUsed, { added, used: shortDay(lastUsedOn) })
    : fill(words.addedNotUsed, { added });
}

function unsupportedReason(passkeysAt: string): string {
  if (passkeysAt === '') return words.addressIsNumber;
  if (location.hostname === passkeysAt && isSecureContext) return words.browserKnowsNone;
  if (passkeysAt !== 'localhost') return fill(words.onlyAtHost, { host: passkeysAt });
  const port = location.port && `:${location.port}`;
  return fill(words.notAtThisAddress, { address: `http://localhost${port}` });
}

function AddPasskey({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const added = async () => {
    await refresh(queryClient);
    onDone();
    toast({ title: words.passkeyAdded, description: words.nextTime });
  };
  return (
    <AskPassword
      work={(password) => addPasskey(password, name)}
      submit={words.addThePasskey}
      failed={words.noPasskeyAdded}
      onDone={added}
      onCancel={onDone}
      fields={<NameField value={name} onChange={setName} />}
    >
      <p className="text-ink-soft">{words.signedOutByThis}</p>
    </AskPassword>
  );
}

function NameField({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  return (
    <TextField
      id="passkey-name"
      label={words.passkeyName}
      hint={words.passkeyNameHint}
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
    onError: (problem) => toastFailure(words.notRenamed, problem, words.pleaseTryAgain),
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
        <Button type="submit" disabled={!name.trim()} busy={renaming.isPending && words.oneMoment}>
          {words.rename}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {words.cancel}
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
    toast({ title: words.passkeyRemoved, description: words.signsNobodyIn });
  };
  return (
    <AskPassword
      work={(password) => removePasskey(passkey.id, password)}
      submit={words.removeThePasskey}
      failed={words.notRemoved}
      danger
      onDone={removed}
      onCancel={onDone}
    >
      <p className="wrap-anywhere">{fill(words.sureToRemove, passkey)}</p>
    </AskPassword>
  );
}
