/** Resets a user's second factor (C11.4). */
import { useMutation } from '@tanstack/react-query';
import { fill } from '../../domain/language/text.ts';
import type { User } from '../../domain/users/user.ts';
import { toastFailure } from '../components/api-failure.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../ui/toast/toast.ts';
import { resetSecondFactors } from './api.ts';
import * as words from './words/en.ts';

/** Confirms, with a reminder to verify who is asking. */
export function ResetSecondFactorsDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const resetting = useMutation({
    mutationFn: () => resetSecondFactors(user),
    onSuccess: () => {
      onClose();
      toast({ title: words.secondFactorReset, description: fill(words.signsInByPassword, user) });
    },
    onError: (problem) => toastFailure(words.notReset, problem, words.failedToReset),
  });
  return (
    <ConfirmDialog
      title={words.resetSecondFactor}
      confirm={words.resetSecondFactor}
      confirming={words.resetting}
      busy={resetting.isPending}
      onConfirm={() => resetting.mutate()}
      onClose={onClose}
    >
      <p>{fill(words.resetOnlyIfAsked, user)}</p>
    </ConfirmDialog>
  );
}
