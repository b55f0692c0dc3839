/** Requests a reset link or, without mail, says whom to ask (C11.5). */
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { KEY_CALLS } from '../../domain/api/key-calls.ts';
import { emailError } from '../../domain/text/email.ts';
import { send } from '../api.ts';
import { toastFailure } from '../components/api-failure.ts';
import { useSite } from '../components/site.tsx';
import { rich } from '../language/rich.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import * as words from './words/en.ts';

export function ForgottenPassword({ onBack }: { onBack: () => void }) {
  const { hasMail, contactEmail } = useSite();
  return (
    <div className="grid gap-5">
      {hasMail ? (
        <RequestLink />
      ) : (
        <p>
          {rich(words.askAdministrator, {
            contactEmail: (
              <a className="font-medium text-accent-text underline wrap-anywhere" href={`mailto:${contactEmail}`}>
                {contactEmail}
              </a>
            ),
          })}
        </p>
      )}
      <Button variant="quiet" onClick={onBack}>
        {words.backToSignIn}
      </Button>
    </div>
  );
}

function RequestLink() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const request = useMutation({
    mutationFn: () => send(KEY_CALLS.forgotPassword, { body: { email } }),
    onError: (problem) => toastFailure(words.notSent, problem, words.tryAgain),
  });
  const form = useRef<HTMLFormElement>(null);
  // Moves focus to what replaced the pressed button.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  if (request.isSuccess) return <p role="status">{words.mailOnItsWay}</p>;
  const submit = () => {
    const emailProblem = email.trim() ? emailError(email.trim()) : words.emailRequired;
    setError(emailProblem ?? undefined);
    if (!emailProblem) request.mutate();
  };
  return (
    <form
      method="post"
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!request.isPending) submit();
      }}
    >
      <TextField
        id="forgotten-email"
        label={words.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        hint={words.linkHint}
        value={email}
        error={error}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button type="submit" size="lg" busy={request.isPending && words.sending} className="w-full">
        {words.sendLink}
      </Button>
    </form>
  );
}
