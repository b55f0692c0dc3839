/** Lifts somebody's second factor: for who lost the phone and the recovery codes (contract C11.4). */
import { useMutation } from '@tanstack/react-query';
import type { User } from '../../domain/users/user.ts';
import { toastFailure } from '../components/api-failure.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../ui/toast/toast.ts';
import { liftSecondFactor } from './api.ts';

/** Asks before it is lifted, and says to be sure who asks for it. */
export function LiftDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const lifting = useMutation({
    mutationFn: () => liftSecondFactor(user),
    onSuccess: () => {
      onClose();
      toast({ title: 'Second factor lifted', description: `${user.email} signs in with the password alone now.` });
    },
    onError: (problem) => toastFailure('Not lifted', problem, 'Failed to lift the second factor.'),
  });
  return (
    <ConfirmDialog
      title="Lift the second factor"
      confirm="Lift the second factor"
      confirming="Lifting..."
      busy={lifting.isPending}
      onConfirm={() => lifting.mutate()}
      onClose={onClose}
    >
      <p>
        Do this only if {user.name} ({user.email}) has asked you, in person or on the telephone: a mail may be from
        somebody else. The authenticator app, the recovery codes and all passkeys are removed, and {user.name} is signed
        out everywhere.
      </p>
    </ConfirmDialog>
  );
}
