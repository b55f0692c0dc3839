/** Create New Club and Edit Club (specification section 2). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Club } from '../../domain/clubs/club.ts';
import { CLUB_NAME_TAKEN } from '../../domain/problems.ts';
import { fieldErrors, hasCode, toastFailure } from '../components/api-failure.ts';
import { clubs } from '../components/lookups.ts';
import { FormDialog } from '../ui/dialogs/form-dialog.tsx';
import { RequiredLabel } from '../ui/dialogs/required-label.tsx';
import { TextField } from '../ui/field.tsx';
import { toast } from '../ui/toast/toast.ts';
import { saveClub } from './api.ts';

const CREATE = {
  title: 'Create New Club',
  submit: 'Create Club',
  submitting: 'Creating...',
  done: { title: 'Club created', description: 'Club created successfully' },
  failed: { title: 'Creation failed', fallback: 'Failed to create club.' },
};
const EDIT = {
  title: 'Edit Club',
  submit: 'Update Club',
  submitting: 'Updating...',
  done: { title: 'Club updated', description: 'Club updated successfully' },
  failed: { title: 'Update failed', fallback: 'Failed to update club.' },
};

/** The complaints at the fields; that a name is taken is told at the name. */
function complaints(problem: unknown): Record<string, string | undefined> {
  return hasCode(problem, 'clubs/name-taken') ? { name: CLUB_NAME_TAKEN } : fieldErrors(problem);
}

/** The form of one club; `null` for a new one. It stays as typed until the server has taken it. */
export function ClubDialog({ club, onClose }: { club: Club | null; onClose: () => void }) {
  const queryClient = useQueryClient();
  const words = club ? EDIT : CREATE;
  const [values, setValues] = useState({ name: club?.name ?? '', location: club?.location ?? '' });
  const saving = useMutation({
    mutationFn: () => saveClub(club, values),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: clubs.queryKey });
      onClose();
      toast(words.done);
    },
    onError: (problem) => toastFailure(words.failed.title, problem, words.failed.fallback),
  });
  const errors = complaints(saving.error);
  const field = (name: keyof typeof values) => ({
    id: `club-${name}`,
    value: values[name],
    error: errors[name],
    'aria-required': true,
    onChange: ({ target }: { target: HTMLInputElement }) => setValues((old) => ({ ...old, [name]: target.value })),
  });
  const missing = values.name.trim() === '' || values.location.trim() === '';
  return (
    <FormDialog
      title={words.title}
      submit={words.submit}
      submitting={words.submitting}
      busy={saving.isPending}
      reason={missing ? 'Please fill in name and location.' : null}
      onSubmit={() => saving.mutate()}
      onClose={onClose}
    >
      <TextField {...field('name')} label={<RequiredLabel>Club Name</RequiredLabel>} data-autofocus />
      <TextField {...field('location')} label={<RequiredLabel>Location</RequiredLabel>} />
    </FormDialog>
  );
}
