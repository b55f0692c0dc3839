/** Delete User (specification section 2). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '../../domain/users/user.ts';
import { toastFailure } from '../components/api-failure.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../ui/toast/toast.ts';
import { deleteUser, users } from './api.ts';

/** Asks before a user is deleted. */
export function DeleteUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const queryClient = useQueryClient();
  const deleting = useMutation({
    mutationFn: () => deleteUser(user),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: users.queryKey });
      onClose();
      toast({ title: 'User deleted', description: 'User deleted successfully' });
    },
    onError: (problem) => toastFailure('Deletion failed', problem, 'Failed to delete user.'),
  });
  return (
    <ConfirmDialog
      title="Delete User"
      confirm="Delete User"
      confirming="Deleting..."
      busy={deleting.isPending}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    >
      Are you sure you want to delete "{user.email}"? This action cannot be undone.
    </ConfirmDialog>
  );
}
