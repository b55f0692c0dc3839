/** Asks for the password before credentials are added or removed (C11.7). */
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { fieldErrors, toastFailure } from '../../../components/api-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { dismissToast } from '../../../ui/toast/toast.ts';
import * as words from './words/en.ts';

type Props<Result> = {
  children?: ReactNode;
  fields?: ReactNode;
  submit: string;
  failed: string;
  danger?: boolean;
  mutationKey?: readonly string[];
  work: (password: string) => Promise<Result>;
  onDone: (result: Result) => void;
  onCancel?: (() => void) | undefined;
};

/** Keeps the input after a failure. */
export function AskPassword<Result>(props: Props<Result>) {
  const { children, fields, submit, failed, danger = false, mutationKey = [], work, onDone, onCancel } = props;
  const id = useId();
  const [password, setPassword] = useState('');
  const mutation = useMutation({
    mutationKey,
    mutationFn: () => work(password),
    onSuccess: (result) => {
      dismissToast();
      return onDone(result);
    },
    onError: (problem) => toastFailure(failed, problem, words.pleaseTryAgain),
  });
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!mutation.isPending && password !== '') mutation.mutate();
      }}
    >
      {children}
      {fields}
      <TextField
        id={`${id}-password`}
        label={words.passwordAgain}
        type="password"
        autoComplete="current-password"
        value={password}
        error={fieldErrors(mutation.error)['password']}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant={danger ? 'danger' : 'primary'}
          busy={mutation.isPending && words.oneMoment}
          disabled={password === ''}
        >
          {submit}
        </Button>
        {onCancel && (
          <Button variant="secondary" disabled={mutation.isPending} onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
