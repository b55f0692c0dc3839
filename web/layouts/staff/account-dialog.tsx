/** The own account: who is signed in, what mails one wants (C9.5), and a new password (contract C6.1: every other session ends). */

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { STAFF_CALLS } from '../../../domain/api/staff-calls.ts';
import { mayAtAll } from '../../../domain/permissions.ts';
import { PASSWORD_MIN, type PasswordChange, ROLE_LABELS, type User } from '../../../domain/users/user.ts';
import { send } from '../../api.ts';
import { fieldErrors, toastFailure } from '../../components/api-failure.ts';
import { useSite } from '../../components/site.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { MailChoicesFields } from './mail-choices.tsx';
import { session } from './session.ts';

const NO_PASSWORDS: PasswordChange = { currentPassword: '', newPassword: '' };

/** The dialog behind the person in the header. */
export function AccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { hasMail } = useSite();
  const [values, setValues] = useState(NO_PASSWORDS);
  const changing = useMutation({
    mutationFn: () => send(STAFF_CALLS.changePassword, { body: values }),
    onSuccess: (answer) => {
      queryClient.setQueryData(session.queryKey, answer);
      onClose();
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
    <FormDialog
      title="Your Account"
      description={`${user.name}, ${ROLE_LABELS[user.role]}, ${user.email}`}
      submit="Change Password"
      submitting="Changing..."
      busy={changing.isPending}
      reason={missing ? 'Please fill in both passwords.' : null}
      onSubmit={() => changing.mutate()}
      onClose={onClose}
    >
      {hasMail && mayAtAll(user, 'review reports') && <MailChoicesFields />}
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
    </FormDialog>
  );
}
