import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Factors } from '../../../../domain/auth/keys.ts';
import { pluralText } from '../../../../domain/language/text.ts';
import { useSignInOptions } from '../../../components/site.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { LoadFailure } from '../notice.tsx';
import { factors } from '../session.ts';
import { MAKING_CODES, refresh, refreshAfterCodes, removeTotp, renewRecoveryCodes } from './api.ts';
import { RecoveryCodeList } from './app/recovery-code-list.tsx';
import { SetUpApp } from './app/set-up-app.tsx';
import { AskPassword } from './ask-password.tsx';
import * as words from './words/en.ts';

type OpenDialog = 'set up' | 'remove' | 'codes' | null;

export function FactorTab() {
  const { data, isError, refetch } = useQuery(factors);
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  if (isError) return <LoadFailure retry={refetch}>{words.factorNotLoaded}</LoadFailure>;
  if (!data) return <p className="text-ink-soft">{words.loading}</p>;
  const stop = () => setOpenDialog(null);
  if (openDialog === 'set up') return <SetUpApp onDone={stop} onCancel={stop} />;
  if (openDialog === 'remove') return <RemoveApp onDone={stop} />;
  if (openDialog === 'codes') return <NewCodes onDone={stop} />;
  return <FactorList has={data} onOpen={setOpenDialog} />;
}

function FactorList({ has, onOpen }: { has: Factors; onOpen: (openDialog: OpenDialog) => void }) {
  const { apps } = useSignInOptions();
  const codesLeft = has.recoveryCodesLeft;
  return (
    <div className="grid gap-6">
      <section aria-labelledby="authenticator-app" className="grid gap-3">
        <h3 id="authenticator-app" className="font-semibold">
          {has.totp ? words.appInUse : words.appNotSetUp}
        </h3>
        {!apps && <p className="text-ink-soft">{words.noApps}</p>}
        <div className="flex flex-wrap gap-3">
          {apps && (
            <Button variant={has.totp ? 'secondary' : 'primary'} onClick={() => onOpen('set up')}>
              {has.totp ? words.setUpNewPhone : words.setUpApp}
            </Button>
          )}
          {has.totp && (
            <Button variant="secondary" onClick={() => onOpen('remove')}>
              {words.removeApp}
            </Button>
          )}
        </div>
      </section>
      {(has.totp || has.passkeys.length > 0) && (
        <section aria-labelledby="codes" className="grid gap-3">
          <h3 id="codes" className="font-semibold">
            {codesLeft === 0 ? words.noRecoveryCodes : pluralText(words.recoveryCodesLeft, codesLeft)}
          </h3>
          <p className="text-ink-soft">{codesLeft > 3 ? words.eachLetsYouIn : words.makeNewWhileYouCan}</p>
          <div>
            <Button variant="secondary" onClick={() => onOpen('codes')}>
              {words.makeNewCodes}
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
    toast({ title: words.appRemoved, description: words.noCodeAsked });
  };
  return (
    <AskPassword
      work={removeTotp}
      submit={words.removeApp}
      failed={words.notRemoved}
      danger
      onDone={removed}
      onCancel={onDone}
    >
      <p className="text-ink-soft">{words.withoutApp}</p>
    </AskPassword>
  );
}

function NewCodes({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const confirmKept = async () => {
    await refresh(queryClient);
    onDone();
  };
  if (codes) return <RecoveryCodeList codes={codes} onKept={confirmKept} />;
  return (
    <AskPassword
      mutationKey={MAKING_CODES}
      work={renewRecoveryCodes}
      submit={words.makeNewCodes}
      failed={words.noCodesMade}
      onDone={({ recoveryCodes }) => {
        void refreshAfterCodes(queryClient);
        setCodes(recoveryCodes);
      }}
      onCancel={onDone}
    >
      <p className="text-ink-soft">{words.tenNewCodes}</p>
    </AskPassword>
  );
}
