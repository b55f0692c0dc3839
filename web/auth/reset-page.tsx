/** A new password by the link of a mail (contract C11.5). What proves the link stands behind `#`, where no server sees it. */

import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { KEY_CALLS } from '../../domain/api/key-calls.ts';
import { LINK_OVER } from '../../domain/problems.ts';
import { SITE_MAP } from '../../domain/site-map.ts';
import { PASSWORD_MIN } from '../../domain/users/user.ts';
import { send } from '../api.ts';
import { fieldErrors, hasCode, toastFailure } from '../components/api-failure.ts';
import { FloatingThemeToggle } from '../components/theme-toggle.tsx';
import { navigate } from '../language/navigate.ts';
import { localised } from '../language/prefix.ts';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { toast } from '../ui/toast/toast.ts';

/** The page. */
export default function ResetPage() {
  // Not known where the server draws the page; then taken out of the address, so that it stays in no history.
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    if (token !== null) return;
    setToken(location.hash.slice(1));
    history.replaceState(history.state, '', location.pathname);
  }, [token]);
  return (
    <PublicLayout className="flex flex-col">
      <div className="mx-auto flex w-full max-w-[30rem] flex-1 flex-col px-4 pt-10 pb-16 sm:pt-14">
        <h1 className="text-title">Set a New Password</h1>
        <div className="mt-7 rounded-card border border-line bg-surface p-5 shadow-float sm:p-7">
          {token === '' ? <NoLink /> : <NewPassword token={token ?? ''} />}
        </div>
      </div>
      <FloatingThemeToggle />
    </PublicLayout>
  );
}

/** What to do where the link leads nowhere. */
function NoLink() {
  return (
    <div className="grid gap-5">
      <p role="alert">
        {LINK_OVER}. Ask for a new one on the sign-in page, by <strong>Forgot password?</strong>
      </p>
      <a href={localised(SITE_MAP.login.path)} className={buttonClass('primary', 'lg')}>
        To the sign-in page
      </a>
    </div>
  );
}

function NewPassword({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [differs, setDiffers] = useState(false);
  const setting = useMutation({
    mutationFn: () => send(KEY_CALLS.resetPassword, { body: { token, password } }),
    onSuccess: () => {
      navigate(SITE_MAP.login.path, { replace: true });
      toast({ title: 'Password changed', description: 'Sign in with the new one. You are signed out everywhere.' });
    },
    onError: (problem) => toastFailure('Password not changed', problem, 'Failed to change the password.'),
  });
  if (hasCode(setting.error, 'auth/link-expired')) return <NoLink />;
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (setting.isPending || token === '') return;
        setDiffers(password !== again);
        if (password === again) setting.mutate();
      }}
    >
      <TextField
        id="new-password"
        label="New Password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN} characters. A second factor, where you have one, stays as it is.`}
        value={password}
        error={fieldErrors(setting.error)['password']}
        onChange={({ target }) => setPassword(target.value)}
      />
      <TextField
        id="new-password-again"
        label="The same, again"
        type="password"
        autoComplete="new-password"
        value={again}
        error={differs ? 'The two passwords are not the same. Please type both again.' : undefined}
        onChange={({ target }) => setAgain(target.value)}
      />
      <Button type="submit" size="lg" busy={setting.isPending && 'Changing...'} className="w-full">
        Set the password
      </Button>
    </form>
  );
}
