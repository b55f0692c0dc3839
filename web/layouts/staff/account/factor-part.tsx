/** The second factor in the account's dialog: set up, changed, removed; recovery codes (contract C11.1). */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Factors } from '../../../../domain/auth/keys.ts';
import { useKeysOffered } from '../../../components/site.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { LoadFailure } from '../notice.tsx';
import { factorsHeld } from '../session.ts';
import { refresh, removeTotp, renewRecoveryCodes } from './api.ts';
import { KeptCodes } from './app/kept-codes.tsx';
import { SetUpApp } from './app/set-up-app.tsx';
import { AskPassword } from './ask-password.tsx';

type Doing = 'set up' | 'remove' | 'codes' | null;

/** The part; `onHold` hears while codes are shown that are not kept yet. */
export function FactorPart({ onHold }: { onHold: (holding: boolean) => void }) {
  const { data, isError, refetch } = useQuery(factorsHeld);
  const [doing, setDoing] = useState<Doing>(null);
  if (isError) return <LoadFailure retry={refetch}>Your second factor could not be loaded.</LoadFailure>;
  if (!data) return <p className="text-ink-soft">Loading...</p>;
  const stop = () => setDoing(null);
  if (doing === 'set up') return <SetUpApp onHold={onHold} onDone={stop} onCancel={stop} />;
  if (doing === 'remove') return <RemoveApp onDone={stop} />;
  if (doing === 'codes') return <NewCodes onHold={onHold} onDone={stop} />;
  return <Standing has={data} onDo={setDoing} />;
}

function Standing({ has, onDo }: { has: Factors; onDo: (doing: Doing) => void }) {
  const { apps } = useKeysOffered();
  const left = has.recoveryCodesLeft;
  return (
    <div className="grid gap-6">
      <section aria-labelledby="app" className="grid gap-3">
        <h3 id="app" className="font-semibold">
          Authenticator app: {has.totp ? 'in use' : 'not set up'}
        </h3>
        {!apps && (
          <p className="text-ink-soft">
            Authenticator apps cannot be set up here: this server has no SECRET_KEY to encrypt their secrets with. Tell
            whoever runs the server.
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {apps && (
            <Button variant={has.totp ? 'secondary' : 'primary'} onClick={() => onDo('set up')}>
              {has.totp ? 'Set up a new phone' : 'Set up an app'}
            </Button>
          )}
          {has.totp && (
            <Button variant="secondary" onClick={() => onDo('remove')}>
              Remove the app
            </Button>
          )}
        </div>
      </section>
      {(has.totp || has.passkeys.length > 0) && (
        <section aria-labelledby="codes" className="grid gap-3">
          <h3 id="codes" className="font-semibold">
            Recovery codes: {left === 0 ? 'none left' : `${left} left`}
          </h3>
          <p className="text-ink-soft">
            {left > 3 ? 'Each lets you in once when your phone is lost.' : 'Make new ones while you can still sign in.'}
          </p>
          <div>
            <Button variant="secondary" onClick={() => onDo('codes')}>
              Make new codes
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}

function RemoveApp({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient();
  const removed = async () => {
    await refresh(queryClient);
    onDone();
    toast({ title: 'App removed', description: 'Signing in asks for no code from it any more.' });
  };
  return (
    <AskPassword
      work={removeTotp}
      submit="Remove the app"
      failed="Not removed"
      danger
      onDone={removed}
      onCancel={onDone}
    >
      <p className="text-ink-soft">Without it, whoever knows your password can sign in as you.</p>
    </AskPassword>
  );
}

function NewCodes({ onHold, onDone }: { onHold: (holding: boolean) => void; onDone: () => void }) {
  const queryClient = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const kept = async () => {
    onHold(false);
    await refresh(queryClient);
    onDone();
  };
  if (codes) return <KeptCodes codes={codes} onKept={kept} />;
  return (
    <AskPassword
      work={renewRecoveryCodes}
      submit="Make new codes"
      failed="No codes made"
      onDone={({ recoveryCodes }) => {
        onHold(true);
        setCodes(recoveryCodes);
      }}
      onCancel={onDone}
    >
      <p className="text-ink-soft">Ten new codes take the place of all that you have: the old ones are good no more.</p>
    </AskPassword>
  );
}
