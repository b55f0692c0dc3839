/** The second sign-in step: app code, recovery code or passkey (C11.2). */
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readRecoveryCode, readTotp } from '../../domain/auth/codes.ts';
import type { SecondStep as Way } from '../../domain/auth/keys.ts';
import { fill } from '../../domain/language/text.ts';
import { WRONG_CODE } from '../../domain/problems.ts';
import type { SignedIn } from '../../domain/users/user.ts';
import { fieldErrors, hasCode, toastFailure } from '../components/api-failure.ts';
import { canUsePasskeys } from '../components/keys/passkey.ts';
import { useSignInOptions } from '../components/site.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { sendCode, sendPasskey } from './sign-in-calls.ts';
import * as words from './words/en.ts';

type Props = { next: readonly Way[]; onEntered: (answer: SignedIn) => void; onBack: () => void };

export function SecondStep({ next, onEntered, onBack }: Props) {
  const { passkeysAt } = useSignInOptions();
  const codes = next.filter((way) => way !== 'passkey');
  const withPasskey = next.includes('passkey') && canUsePasskeys(passkeysAt);
  const [first] = codes;
  const failed = (problem: unknown) => {
    toastFailure(words.loginFailed, problem, words.tryAgain);
    if (hasCode(problem, 'auth/step-ended')) onBack();
  };
  return (
    <div className="grid gap-5">
      {first && <CodeForm ways={codes} onEntered={onEntered} onFailed={failed} />}
      {withPasskey && <PasskeyButton isOnly={!first} onEntered={onEntered} onFailed={failed} />}
      {!first && !withPasskey && <p className="text-ink-soft">{words.factorNotUsable}</p>}
      <Button variant="quiet" onClick={onBack}>
        {words.backToSignIn}
      </Button>
    </div>
  );
}

type StepProps = { onEntered: (answer: SignedIn) => void; onFailed: (problem: unknown) => void };

function CodeForm({ ways, onEntered, onFailed }: StepProps & { ways: readonly Exclude<Way, 'passkey'>[] }) {
  const [way, setWay] = useState(ways[0] ?? 'totp');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const sending = useMutation({
    mutationFn: () => sendCode({ [way]: typed }),
    onSuccess: onEntered,
    onError: (problem) => {
      const isWrong = hasCode(problem, 'auth/wrong-code');
      setError(isWrong ? fill(words.codeWrong[way], { problem: WRONG_CODE }) : fieldErrors(problem)[way]);
      onFailed(problem);
    },
  });
  const submit = () => {
    const isCode = (way === 'totp' ? readTotp(typed) : readRecoveryCode(typed)) !== null;
    setError(isCode ? undefined : words.codeComplaints[way]);
    if (isCode) sending.mutate();
  };
  const change = () => {
    setWay(way === 'totp' ? 'recovery' : 'totp');
    setTyped('');
    setError(undefined);
  };
  const form = useRef<HTMLFormElement>(null);
  // Moves focus to the new field.
  useEffect(() => form.current?.querySelector<HTMLInputElement>(`#second-${way}`)?.focus(), [way]);
  return (
    <form
      method="post"
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending.isPending) submit();
      }}
    >
      <TextField
        key={way}
        id={`second-${way}`}
        label={words.codeLabels[way]}
        hint={words.codeHints[way]}
        error={error}
        value={typed}
        autoComplete={way === 'totp' ? 'one-time-code' : 'off'}
        inputMode={way === 'totp' ? 'numeric' : 'text'}
        maxLength={60}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" size="lg" busy={sending.isPending && words.signingIn} className="w-full">
        {words.signIn}
      </Button>
      {ways.length > 1 && (
        <Button variant="secondary" onClick={change}>
          {words.otherCode[way]}
        </Button>
      )}
    </form>
  );
}

function PasskeyButton({ isOnly, onEntered, onFailed }: StepProps & { isOnly: boolean }) {
  const using = useMutation({ mutationFn: sendPasskey, onSuccess: onEntered, onError: onFailed });
  return (
    <Button
      variant={isOnly ? 'primary' : 'secondary'}
      size={isOnly ? 'lg' : 'md'}
      busy={using.isPending && words.waitingForPasskey}
      onClick={() => using.mutate()}
    >
      {words.usePasskey}
    </Button>
  );
}
