/** Delete Club (specification section 2). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Club } from '../../domain/clubs/club.ts';
import { toastFailure } from '../components/api-failure.ts';
import { clubs } from '../components/lookups.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../ui/toast/toast.ts';
import { deleteClub } from './api.ts';

/** Asks before a club is deleted. */
export function DeleteClubDialog({ club, onClose }: { club: Club; onClose: () => void }) {
  const queryClient = useQueryClient();
  const deleting = useMutation({
    mutationFn: () => deleteClub(club),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: clubs.queryKey });
      onClose();
      toast({ title: 'Club deleted', description: 'Club deleted successfully' });
    },
    onError: (problem) => toastFailure('Deletion failed', problem, 'Failed to delete club.'),
  });
  return (
    <ConfirmDialog
      title="Delete Club"
      confirm="Delete Club"
      confirming="Deleting..."
      busy={deleting.isPending}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    >
      Are you sure you want to delete "{club.name}"? This action cannot be undone. All associated users and reports will
      need to be reassigned.
    </ConfirmDialog>
  );
}
