import { useQuery } from '@tanstack/react-query';
import type { User } from '../../../../domain/users/user.ts';
import { ChangeActionDialog } from '../../actions/form/action-dialog.tsx';
import { actionsOfClub } from '../api.ts';

type Props = { actionId: string | null; clubId: string; user: User; onClose: () => void };

/** The action that was opened from a hazard, as it is now. */
export function OpenedAction({ actionId, clubId, user, onClose }: Props) {
  const { data: known } = useQuery({ ...actionsOfClub(clubId), enabled: actionId !== null });
  const action = known?.find(({ id }) => id === actionId);
  return action ? <ChangeActionDialog action={action} user={user} onClose={onClose} /> : null;
}
