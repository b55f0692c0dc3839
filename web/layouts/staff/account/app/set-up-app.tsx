/** Sets up an authenticator app: password, first code, recovery codes (C11.1). */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { beginTotp, refresh, refreshAfterCodes } from '../api.ts';
import { AskPassword } from '../ask-password.tsx';
import { FirstCode } from './first-code.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import * as words from './words/en.ts';

type Props = {
  /** Whether unconfirmed codes are shown. */
  onCodesShown?: (isShown: boolean) => void;
  onDone: () => void;
  onCancel?: (() => void) | undefined;
};

/** Inactive until the first code is correct. */
export function SetUpApp({ onCodesShown, onDone, onCancel }: Props) {
  const queryClient = useQueryClient();
  const [setUp, setSetUp] = useState<Awaited<ReturnType<typeof beginTotp>> | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const confirmKept = async () => {
    onCodesShown?.(false);
    await refresh(queryClient);
    onDone();
  };
  if (codes) return <RecoveryCodeList codes={codes} onKept={confirmKept} />;
  if (setUp)
    return (
      <FirstCode
        setUp={setUp}
        onDone={(recoveryCodes) => {
          void refreshAfterCodes(queryClient);
          onCodesShown?.(true);
          setCodes(recoveryCodes);
        }}
        onCancel={() => setSetUp(null)}
      />
    );
  return (
    <AskPassword work={beginTotp} submit={words.begin} failed={words.notBegun} onDone={setSetUp} onCancel={onCancel}>
      <p className="text-ink-soft">{words.whatYouNeed}</p>
    </AskPassword>
  );
}
