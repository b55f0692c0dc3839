import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Club } from '../../domain/clubs/club.ts';
import { CLUB_NAME_TAKEN } from '../../domain/problems.ts';
import { isBlank } from '../../domain/text/blank.ts';
import { fieldErrors, hasCode, isOutdated, toastFailure } from '../components/api-failure.ts';
import { clubs } from '../components/lookups.ts';
import { FormDialog } from '../ui/dialogs/form-dialog.tsx';
import { RequiredLabel } from '../ui/dialogs/required-label.tsx';
import { TextField } from '../ui/field.tsx';
import { toast } from '../ui/toast/toast.ts';
import { saveClub } from './api.ts';
import * as words from './words/en.ts';

const CREATE = {
  title: words.createNewClub,
  submit: words.createClub,
  submitting: words.creating,
  done: { title: words.clubCreated, description: words.clubCreatedSuccessfully },
  failed: { title: words.creationFailed, fallback: words.failedToCreate },
};
const EDIT = {
  title: words.editClub,
  submit: words.updateClub,
  submitting: words.updating,
  done: { title: words.clubUpdated, description: words.clubUpdatedSuccessfully },
  failed: { title: words.updateFailed, fallback: words.failedToUpdate },
};

function clubErrors(problem: unknown): Record<string, string | undefined> {
  return hasCode(problem, 'clubs/name-taken') ? { name: CLUB_NAME_TAKEN } : fieldErrors(problem);
}

/** `club` is null for a new one. Keeps the input until it is saved. */
export function ClubDialog({ club, onClose }: { club: Club | null; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { title, submit, submitting, done, failed } = club ? EDIT : CREATE;
  const [values, setValues] = useState({ name: club?.name ?? '', location: club?.location ?? '' });
  const saving = useMutation({
    mutationFn: () => saveClub(club, values),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: clubs.queryKey });
      onClose();
      toast(done);
    },
    onError: (problem) => {
      toastFailure(failed.title, problem, failed.fallback);
      if (isOutdated(problem)) void queryClient.invalidateQueries({ queryKey: clubs.queryKey });
    },
  });
  const errors = clubErrors(saving.error);
  const field = (name: keyof typeof values) => ({
    id: `club-${name}`,
    value: values[name],
    error: errors[name],
    'aria-required': true,
    onChange: ({ target }: { target: HTMLInputElement }) => setValues((old) => ({ ...old, [name]: target.value })),
  });
  const isIncomplete = isBlank(values.name) || isBlank(values.location);
  return (
    <FormDialog
      {...{ title, submit, submitting }}
      busy={saving.isPending}
      reason={isIncomplete ? words.fillInNameAndLocation : null}
      onSubmit={() => saving.mutate()}
      onClose={onClose}
    >
      <TextField {...field('name')} label={<RequiredLabel>{words.clubName}</RequiredLabel>} data-autofocus />
      <TextField {...field('location')} label={<RequiredLabel>{words.location}</RequiredLabel>} />
    </FormDialog>
  );
}
