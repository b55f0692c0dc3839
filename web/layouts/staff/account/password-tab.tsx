/** Changes the password, which ends every other session (C6.1). */

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { STAFF_CALLS } from '../../../../domain/api/staff-calls.ts';
import { pluralText } from '../../../../domain/language/text.ts';
import { PASSWORD_MIN, type PasswordChange, type User } from '../../../../domain/users/user.ts';
import { send } from '../../../api.ts';
import { fieldErrors, toastFailure } from '../../../components/api-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { session } from '../session.ts';
import { refresh } from './api.ts';
import * as words from './words/en.ts';

const NO_PASSWORDS: PasswordChange = { currentPassword: '', newPassword: '' };

/** Keeps the input after a failure. */
export function PasswordTab({ user, onDone }: { user: User; onDone: () => void }) {
  const queryClient = useQueryClient();
  const [values, setValues] = useState(NO_PASSWORDS);
  const form = useRef<HTMLFormElement>(null);
  const changing = useMutation({
    mutationFn: () => send(STAFF_CALLS.changePassword, { body: values }),
    onSuccess: (answer) => {
      queryClient.setQueryData(session.queryKey, answer);
      void refresh(queryClient);
      // Not from another tab, where something may be unsaved.
      if (form.current) onDone();
      toast({ title: words.passwordChanged, description: words.signedOutElsewhere });
    },
    onError: (problem) => toastFailure(words.passwordNotChanged, problem, words.failedToChange),
  });
  const errors = fieldErrors(changing.error);
  const field = (name: keyof PasswordChange) => ({
    id: name,
    type: 'password',
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setValues((old) => ({ ...old, [name]: target.value })),
  });
  const isIncomplete = values.currentPassword === '' || values.newPassword === '';
  return (
    <form
      method="post"
      ref={form}
      noValidate
      autoComplete="off"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!changing.isPending && !isIncomplete) changing.mutate();
      }}
    >
      {/* For password managers. */}
      <input type="email" name="email" autoComplete="username" value={user.email} readOnly hidden />
      <TextField
        {...field('currentPassword')}
        label={words.currentPassword}
        autoComplete="current-password"
        data-autofocus
      />
      <TextField
        {...field('newPassword')}
        label={words.newPassword}
        autoComplete="new-password"
        hint={pluralText(words.atLeastCharacters, PASSWORD_MIN)}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          type="submit"
          busy={changing.isPending && words.changing}
          disabled={isIncomplete}
          aria-describedby="password-reason"
        >
          {words.changePassword}
        </Button>
        <p id="password-reason" className="text-sm text-ink-soft empty:hidden">
          {isIncomplete && words.fillInBoth}
        </p>
      </div>
    </form>
  );
}
