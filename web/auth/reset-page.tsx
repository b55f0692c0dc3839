/** Sets a new password with an emailed link (C11.5); the token is in the fragment, which no server sees. */

import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { KEY_CALLS } from '../../domain/api/key-calls.ts';
import { pluralText } from '../../domain/language/text.ts';
import { LINK_EXPIRED } from '../../domain/problems.ts';
import { SITE_MAP } from '../../domain/site-map.ts';
import { PASSWORD_MIN } from '../../domain/users/user.ts';
import { send } from '../api.ts';
import { fieldErrors, hasCode, toastFailure } from '../components/api-failure.ts';
import { FloatingThemeToggle } from '../components/theme-toggle.tsx';
import { navigate } from '../language/navigate.ts';
import { localised } from '../language/prefix.ts';
import { rich } from '../language/rich.tsx';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { toast } from '../ui/toast/toast.ts';
import * as words from './words/en.ts';

export default function ResetPage() {
  // Removed from the URL, to keep it out of the history.
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    if (token !== null) return;
    setToken(location.hash.slice(1));
    history.replaceState(history.state, '', location.pathname);
  }, [token]);
  return (
    <PublicLayout className="flex flex-col">
      <div className="mx-auto flex w-full max-w-[30rem] flex-1 flex-col px-4 pt-10 pb-16 sm:pt-14">
        <h1 className="text-title">{words.setNewPassword}</h1>
        <div className="mt-7 rounded-card border border-line bg-surface p-5 shadow-float sm:p-7">
          {token === '' ? <ExpiredLink /> : <NewPassword token={token ?? ''} />}
        </div>
      </div>
      <FloatingThemeToggle />
    </PublicLayout>
  );
}

function ExpiredLink() {
  return (
    <div className="grid gap-5">
      <p role="alert">
        {rich(words.askForNewLink, { problem: LINK_EXPIRED, forgotPassword: <strong>{words.forgotPassword}</strong> })}
      </p>
      <a href={localised(SITE_MAP.login.path)} className={buttonClass('primary', 'lg')}>
        {words.toSignIn}
      </a>
    </div>
  );
}

function NewPassword({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [differs, setDiffers] = useState(false);
  const resetting = useMutation({
    mutationFn: () => send(KEY_CALLS.resetPassword, { body: { token, password } }),
    onSuccess: () => {
      navigate(SITE_MAP.login.path, { replace: true });
      toast({ title: words.passwordChanged, description: words.signInWithNewPassword });
    },
    onError: (problem) => toastFailure(words.passwordNotChanged, problem, words.failedToChange),
  });
  if (hasCode(resetting.error, 'auth/link-expired')) return <ExpiredLink />;
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (resetting.isPending || token === '') return;
        setDiffers(password !== repeated);
        if (password === repeated) resetting.mutate();
      }}
    >
      <noscript>
        <p className="font-medium text-danger">{words.needsJavaScript}</p>
      </noscript>
      <TextField
        id="new-password"
        label={words.newPassword}
        type="password"
        autoComplete="new-password"
        hint={pluralText(words.newPasswordHint, PASSWORD_MIN)}
        value={password}
        error={fieldErrors(resetting.error)['password']}
        onChange={({ target }) => setPassword(target.value)}
      />
      <TextField
        id="new-password-again"
        label={words.sameAgain}
        type="password"
        autoComplete="new-password"
        value={repeated}
        error={differs ? words.passwordsDiffer : undefined}
        onChange={({ target }) => setRepeated(target.value)}
      />
      <Button type="submit" size="lg" busy={resetting.isPending && words.changing} className="w-full">
        {words.setPassword}
      </Button>
    </form>
  );
}
