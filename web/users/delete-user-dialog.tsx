import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fill } from '../../domain/language/text.ts';
import type { User } from '../../domain/users/user.ts';
import { isOutdated, toastFailure } from '../components/api-failure.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../ui/toast/toast.ts';
import { deleteUser, users } from './api.ts';
import * as words from './words/en.ts';

export function DeleteUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const queryClient = useQueryClient();
  const deleting = useMutation({
    mutationFn: () => deleteUser(user),
    onSuccess: async () => {
      // Other pages no longer name them.
      await queryClient.invalidateQueries();
      onClose();
      toast({ title: words.userDeleted, description: words.userDeletedSuccessfully });
    },
    onError: (problem) => {
      toastFailure(words.deletionFailed, problem, words.failedToDelete);
      if (isOutdated(problem)) void queryClient.invalidateQueries({ queryKey: users.queryKey });
    },
  });
  return (
    <ConfirmDialog
      title={words.deleteUser}
      confirm={words.deleteUser}
      confirming={words.deleting}
      busy={deleting.isPending}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    >
      {fill(words.sureToDelete, user)}
    </ConfirmDialog>
  );
}
