/** The second sign-in step: app code, recovery code or passkey (C11.2). */
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readRecoveryCode, readTotp } from '../../domain/auth/codes.ts';
import type { SecondStep as Method } from '../../domain/auth/keys.ts';
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

type Props = { next: readonly Method[]; onSignedIn: (answer: SignedIn) => void; onBack: () => void };

export function SecondStep({ next, onSignedIn, onBack }: Props) {
  const { passkeysAt } = useSignInOptions();
  const codes = next.filter((method) => method !== 'passkey');
  const hasPasskey = next.includes('passkey') && canUsePasskeys(passkeysAt);
  const [first] = codes;
  const handleFailure = (problem: unknown) => {
    toastFailure(words.loginFailed, problem, words.tryAgain);
    if (hasCode(problem, 'auth/step-ended')) onBack();
  };
  return (
    <div className="grid gap-5">
      {first && <CodeForm methods={codes} onSignedIn={onSignedIn} onFailed={handleFailure} />}
      {hasPasskey && <PasskeyButton isOnly={!first} onSignedIn={onSignedIn} onFailed={handleFailure} />}
      {!first && !hasPasskey && <p className="text-ink-soft">{words.factorNotUsable}</p>}
      <Button variant="quiet" onClick={onBack}>
        {words.backToSignIn}
      </Button>
    </div>
  );
}

type StepProps = { onSignedIn: (answer: SignedIn) => void; onFailed: (problem: unknown) => void };

function CodeForm({ methods, onSignedIn, onFailed }: StepProps & { methods: readonly Exclude<Method, 'passkey'>[] }) {
  const [method, setMethod] = useState(methods[0] ?? 'totp');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const sending = useMutation({
    mutationFn: () => sendCode({ [method]: typed }),
    onSuccess: onSignedIn,
    onError: (problem) => {
      const isWrong = hasCode(problem, 'auth/wrong-code');
      setError(isWrong ? fill(words.codeWrong[method], { problem: WRONG_CODE }) : fieldErrors(problem)[method]);
      onFailed(problem);
    },
  });
  const submit = () => {
    const isCode = (method === 'totp' ? readTotp(typed) : readRecoveryCode(typed)) !== null;
    setError(isCode ? undefined : words.codeComplaints[method]);
    if (isCode) sending.mutate();
  };
  const change = () => {
    setMethod(method === 'totp' ? 'recovery' : 'totp');
    setTyped('');
    setError(undefined);
  };
  const form = useRef<HTMLFormElement>(null);
  // Moves focus to the new field.
  useEffect(() => form.current?.querySelector<HTMLInputElement>(`#second-${method}`)?.focus(), [method]);
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
        key={method}
        id={`second-${method}`}
        label={words.codeLabels[method]}
        hint={words.codeHints[method]}
        error={error}
        value={typed}
        autoComplete={method === 'totp' ? 'one-time-code' : 'off'}
        inputMode={method === 'totp' ? 'numeric' : 'text'}
        maxLength={60}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" size="lg" busy={sending.isPending && words.signingIn} className="w-full">
        {words.signIn}
      </Button>
      {methods.length > 1 && (
        <Button variant="secondary" onClick={change}>
          {words.otherCode[method]}
        </Button>
      )}
    </form>
  );
}

function PasskeyButton({ isOnly, onSignedIn, onFailed }: StepProps & { isOnly: boolean }) {
  const signingIn = useMutation({ mutationFn: sendPasskey, onSuccess: onSignedIn, onError: onFailed });
  return (
    <Button
      variant={isOnly ? 'primary' : 'secondary'}
      size={isOnly ? 'lg' : 'md'}
      busy={signingIn.isPending && words.waitingForPasskey}
      onClick={() => signingIn.mutate()}
    >
      {words.usePasskey}
    </Button>
  );
}
