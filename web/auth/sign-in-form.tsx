import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SecondStep } from '../../domain/auth/keys.ts';
import { SignIn } from '../../domain/users/user.ts';
import { check } from '../../domain/validate.ts';
import { errorsByField, fieldErrors, toastFailure } from '../components/api-failure.ts';
import { useSite } from '../components/site.tsx';
import { navigate } from '../language/navigate.ts';
import { destination, signIn } from '../layouts/staff/session.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { toast } from '../ui/toast/toast.ts';
import { switchToOwnLanguage } from './own-language.ts';
import * as words from './words/en.ts';

/** Keeps the input after a failure. */
export function SignInForm({ onSecondStep }: { onSecondStep: (next: SecondStep[]) => void }) {
  const queryClient = useQueryClient();
  const { defaultLanguage } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ email: '', password: '' });
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});

  const showErrors = (next: Record<string, string | undefined>) => {
    setErrors(next);
    const first = next['email'] ? 'email' : next['password'] ? 'password' : null;
    if (first) form.current?.querySelector<HTMLInputElement>(`#${first}`)?.focus();
  };
  const signingIn = useMutation({
    mutationFn: () => signIn(queryClient, values),
    onSuccess: (next) => {
      if (next) return onSecondStep(next);
      void switchToOwnLanguage(queryClient, defaultLanguage);
      navigate(destination(), { replace: true });
      toast({ title: words.loginSuccessful, description: words.welcome });
    },
    onError: (problem) => {
      showErrors(fieldErrors(problem));
      toastFailure(words.loginFailed, problem, words.invalidPassword);
    },
  });
  const submit = () => {
    const result = check(SignIn, values);
    if (!('errors' in result)) {
      setErrors({});
      return signingIn.mutate();
    }
    showErrors(errorsByField(result.errors));
    const description = result.errors.map(({ message }) => message).join(', ');
    toast({ title: words.loginFailed, description, destructive: true });
  };
  const field = (name: 'email' | 'password') => ({
    id: name,
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setValues((old) => ({ ...old, [name]: target.value })),
  });
  return (
    <form
      method="post"
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!signingIn.isPending) submit();
      }}
    >
      <noscript>
        <p className="font-medium text-danger">{words.needsJavaScript}</p>
      </noscript>
      <TextField {...field('email')} label={words.email} type="email" autoComplete="username" inputMode="email" />
      <TextField {...field('password')} label={words.password} type="password" autoComplete="current-password" />
      <Button type="submit" size="lg" busy={signingIn.isPending && words.signingIn} className="mt-1 w-full">
        {words.signIn}
      </Button>
    </form>
  );
}
