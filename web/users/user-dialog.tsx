import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../domain/users/user.ts';
import { isOutdated, toastFailure } from '../components/api-failure.ts';
import { useClubDeleted } from '../components/clubs/deleted/deleted-club.ts';
import { session } from '../layouts/staff/session.ts';
import { FormDialog } from '../ui/dialogs/form-dialog.tsx';
import { RequiredLabel } from '../ui/dialogs/required-label.tsx';
import { TextField } from '../ui/field.tsx';
import { toast } from '../ui/toast/toast.ts';
import { changeUser, createUser, users } from './api.ts';
import { RoleAndClub } from './role-and-club.tsx';
import { changeOf, formErrors, incompleteReason, initialValues, payloadOf } from './user-form.ts';
import * as words from './words/en.ts';

const CREATE = {
  title: words.createNewUser,
  description: words.addNewUser,
  submit: words.createUser,
  submitting: words.creating,
  done: { title: words.userCreated, description: words.userCreatedSuccessfully },
  failed: { title: words.creationFailed, fallback: words.failedToCreate },
};
const EDIT = {
  title: words.editUser,
  description: words.updateInformation,
  submit: words.updateUser,
  submitting: words.updating,
  done: { title: words.userUpdated, description: words.userUpdatedSuccessfully },
  failed: { title: words.updateFailed, fallback: words.failedToUpdate },
};

type Props = { actor: User; user: User | null; onClose: () => void };

function useSaving({ actor, user, onClose }: Props, values: ReturnType<typeof initialValues>) {
  const queryClient = useQueryClient();
  const { done, failed } = user ? EDIT : CREATE;
  return useMutation({
    mutationFn: () => (user ? changeUser(user, changeOf(user, values)) : createUser(payloadOf(values))),
    onSuccess: async (saved) => {
      if (saved.id === actor.id) queryClient.setQueryData(session.queryKey, { user: saved });
      // Other pages name them.
      await queryClient.invalidateQueries();
      onClose();
      toast(done);
    },
    onError: (problem) => {
      toastFailure(failed.title, problem, failed.fallback);
      if (isOutdated(problem)) void queryClient.invalidateQueries({ queryKey: users.queryKey });
    },
  });
}

/** `user`: null for a new one. Keeps the input until it is saved. */
export function UserDialog({ actor, user, onClose }: Props) {
  const { title, description, submit, submitting } = user ? EDIT : CREATE;
  const [values, setValues] = useState(() => initialValues(actor, user));
  const saving = useSaving({ actor, user, onClose }, values);
  const clubDeleted = useClubDeleted();
  const errors = formErrors(saving.error, values.email !== user?.email);
  const field = (name: 'email' | 'name' | 'password') => ({
    id: `user-${name}`,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setValues((old) => ({ ...old, [name]: target.value })),
  });
  const required = { 'aria-required': true } as const;
  return (
    <FormDialog
      {...{ title, description, submit, submitting }}
      busy={saving.isPending}
      reason={(user === null && clubDeleted) || incompleteReason(values, user === null)}
      onSubmit={() => saving.mutate()}
      onClose={onClose}
    >
      <TextField
        {...field('email')}
        {...required}
        label={<RequiredLabel>{words.email}</RequiredLabel>}
        type="email"
        autoComplete="off"
        data-autofocus
      />
      <TextField
        {...field('name')}
        {...required}
        label={<RequiredLabel>{words.name}</RequiredLabel>}
        autoComplete="off"
      />
      {user ? (
        <TextField {...field('password')} label={words.newPassword} type="password" autoComplete="new-password" />
      ) : (
        <TextField
          {...field('password')}
          {...required}
          label={<RequiredLabel>{words.password}</RequiredLabel>}
          type="password"
          autoComplete="new-password"
          hint={words.atLeast8Characters}
        />
      )}
      <RoleAndClub {...{ actor, user, values, errors }} onChange={setValues} />
    </FormDialog>
  );
}
