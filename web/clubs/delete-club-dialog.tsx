import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Club } from '../../domain/clubs/club.ts';
import { fill } from '../../domain/language/text.ts';
import { isOutdated, toastFailure } from '../components/api-failure.ts';
import { clubs } from '../components/lookups.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../ui/toast/toast.ts';
import { deleteClub } from './api.ts';
import * as words from './words/en.ts';

export function DeleteClubDialog({ club, onClose }: { club: Club; onClose: () => void }) {
  const queryClient = useQueryClient();
  const deleting = useMutation({
    mutationFn: () => deleteClub(club),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: clubs.queryKey });
      onClose();
      toast({ title: words.clubDeleted, description: words.clubDeletedSuccessfully });
    },
    onError: (problem) => {
      toastFailure(words.deletionFailed, problem, words.failedToDelete);
      if (isOutdated(problem)) void queryClient.invalidateQueries({ queryKey: clubs.queryKey });
    },
  });
  return (
    <ConfirmDialog
      title={words.deleteClub}
      confirm={words.deleteClub}
      confirming={words.deleting}
      busy={deleting.isPending}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    >
      {fill(words.sureToDelete, { name: club.name })}
    </ConfirmDialog>
  );
}
