/** Sign-in by email and password, then a second step; or by passkey alone (C11.2, C11.3). */

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SecondStep as Method } from '../../domain/auth/keys.ts';
import type { SignedIn } from '../../domain/users/user.ts';
import { toastFailure } from '../components/api-failure.ts';
import { canUsePasskeys } from '../components/keys/passkey.ts';
import { useSignInOptions, useSite } from '../components/site.tsx';
import { navigate } from '../language/navigate.ts';
import { destination, startSession } from '../layouts/staff/session.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast/toast.ts';
import { ForgottenPassword } from './forgotten-password.tsx';
import { switchToOwnLanguage } from './own-language.ts';
import { SecondStep } from './second-step.tsx';
import { signInByPasskey } from './sign-in-calls.ts';
import { SignInForm } from './sign-in-form.tsx';
import * as words from './words/en.ts';

/** Keeps the input after a failure. */
export function SignInCard() {
  const queryClient = useQueryClient();
  const { defaultLanguage } = useSite();
  const [next, setNext] = useState<readonly Method[] | null>(null);
  const [isForgotten, setForgotten] = useState(false);
  const handleSignedIn = (answer: SignedIn) => {
    startSession(queryClient, answer);
    void switchToOwnLanguage(queryClient, defaultLanguage);
    navigate(destination(), { replace: true });
    toast({ title: words.loginSuccessful, description: words.welcome });
  };
  return (
    <section
      aria-labelledby="sign-in"
      className="mt-7 rounded-card border border-line bg-surface p-5 shadow-float sm:p-7"
    >
      <h2 id="sign-in" className="text-heading">
        {next ? words.oneMoreStep : isForgotten ? words.forgotPassword : words.signIn}
      </h2>
      <p className="mt-1 mb-6 text-[0.9375rem] text-ink-soft">
        {next ? words.passwordWasRight : isForgotten ? null : words.reviewReports}
      </p>
      {next ? (
        <SecondStep next={next} onSignedIn={handleSignedIn} onBack={() => setNext(null)} />
      ) : isForgotten ? (
        <ForgottenPassword onBack={() => setForgotten(false)} />
      ) : (
        <>
          <SignInForm onSecondStep={setNext} />
          <PasskeySignIn onSignedIn={handleSignedIn} />
          <Button variant="quiet" className="mt-3 w-full" onClick={() => setForgotten(true)}>
            {words.forgotPassword}
          </Button>
        </>
      )}
    </section>
  );
}

/** Not server-rendered: only the browser knows whether it supports passkeys. */
function PasskeySignIn({ onSignedIn }: { onSignedIn: (answer: SignedIn) => void }) {
  const { passkeysAt } = useSignInOptions();
  const [isOffered, setOffered] = useState(false);
  useEffect(() => setOffered(canUsePasskeys(passkeysAt)), [passkeysAt]);
  const signingIn = useMutation({
    mutationFn: signInByPasskey,
    onSuccess: onSignedIn,
    onError: (problem) => toastFailure(words.loginFailed, problem, words.tryAgain),
  });
  if (!isOffered) return null;
  return (
    <Button
      variant="secondary"
      size="lg"
      className="mt-4 w-full"
      busy={signingIn.isPending && words.waitingForPasskey}
      onClick={() => signingIn.mutate()}
    >
      {words.signInWithPasskey}
    </Button>
  );
}
