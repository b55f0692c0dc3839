/** All users, and what can be done with each (specification section 2, contract C4.2, C4.3). */
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import type { Club } from '../../domain/clubs/club.ts';
import type { Actor } from '../../domain/permissions.ts';
import { PROBLEMS } from '../../domain/problems.ts';
import type { User } from '../../domain/users/user.ts';
import { clubName } from '../components/clubs/club-name.ts';
import { RowButton } from '../ui/table/row-button.tsx';
import { Table, TableActions, TableCell, TableRow, TableRowHeading } from '../ui/table/table.tsx';
import { RoleBadge } from './role-badge.tsx';
import { unmanageableReason } from './user-form.ts';

type Props = {
  actor: Actor;
  users: readonly User[];
  /** `undefined` while they are loading. */
  clubs: readonly Club[] | undefined;
  onEdit: (user: User) => void;
  onLift: (user: User) => void;
  onDelete: (user: User) => void;
};

/** The table of users. */
export function UserTable({ actor, users, clubs, onEdit, onLift, onDelete }: Props) {
  return (
    <Table label="All Users" columns={['Email', 'Role', 'Club']} actions="Actions">
      {users.map((user) => {
        const locked = unmanageableReason(actor, user);
        const own = user.id === actor.id ? PROBLEMS['users/cannot-delete-self'] : null;
        return (
          <TableRow key={user.id}>
            <TableRowHeading>{user.email}</TableRowHeading>
            <TableCell>
              <RoleBadge role={user.role} />
            </TableCell>
            <TableCell className="text-ink-soft wrap-anywhere">
              {user.clubId === null ? 'No Club (Super Admin)' : clubName(clubs, user.clubId)}
            </TableCell>
            <TableActions>
              <RowButton Icon={Pencil} label={`Edit ${user.email}`} reason={locked} onClick={() => onEdit(user)} />
              <RowButton
                Icon={KeyRound}
                label={`Lift second factor of ${user.email}`}
                reason={user.id === actor.id ? PROBLEMS['users/cannot-lift-own'] : locked}
                onClick={() => onLift(user)}
              />
              <RowButton
                Icon={Trash2}
                label={`Delete ${user.email}`}
                reason={own ?? locked}
                danger
                onClick={() => onDelete(user)}
              />
            </TableActions>
          </TableRow>
        );
      })}
    </Table>
  );
}
