/** A new password, in the account's dialog (contract C6.1: every other session ends). */

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { STAFF_CALLS } from '../../../../domain/api/staff-calls.ts';
import { PASSWORD_MIN, type PasswordChange, type User } from '../../../../domain/users/user.ts';
import { send } from '../../../api.ts';
import { fieldErrors, toastFailure } from '../../../components/api-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { session } from '../session.ts';

const NO_PASSWORDS: PasswordChange = { currentPassword: '', newPassword: '' };

/** The form; what was typed stays after a failure. */
export function PasswordPart({ user, onDone }: { user: User; onDone: () => void }) {
  const queryClient = useQueryClient();
  const [values, setValues] = useState(NO_PASSWORDS);
  const changing = useMutation({
    mutationFn: () => send(STAFF_CALLS.changePassword, { body: values }),
    onSuccess: (answer) => {
      queryClient.setQueryData(session.queryKey, answer);
      onDone();
      toast({ title: 'Password changed', description: 'You are signed out everywhere else.' });
    },
    onError: (problem) => toastFailure('Password not changed', problem, 'Failed to change the password.'),
  });
  const errors = fieldErrors(changing.error);
  const field = (name: keyof PasswordChange) => ({
    id: name,
    type: 'password',
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setValues((old) => ({ ...old, [name]: target.value })),
  });
  const missing = values.currentPassword === '' || values.newPassword === '';
  return (
    <form
      method="post"
      noValidate
      autoComplete="off"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!changing.isPending && !missing) changing.mutate();
      }}
    >
      {/* Lets a password manager know whose password it is. */}
      <input type="email" name="email" autoComplete="username" value={user.email} readOnly hidden />
      <TextField
        {...field('currentPassword')}
        label="Current Password"
        autoComplete="current-password"
        data-autofocus
      />
      <TextField
        {...field('newPassword')}
        label="New Password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN} characters`}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          type="submit"
          busy={changing.isPending && 'Changing...'}
          disabled={missing}
          aria-describedby="password-reason"
        >
          Change Password
        </Button>
        <p id="password-reason" className="text-sm text-ink-soft empty:hidden">
          {missing && 'Please fill in both passwords.'}
        </p>
      </div>
    </form>
  );
}
