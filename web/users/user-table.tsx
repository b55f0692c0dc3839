/** The user table (C4.2, C4.3). */
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import type { Club } from '../../domain/clubs/club.ts';
import { fill } from '../../domain/language/text.ts';
import type { Actor } from '../../domain/permissions.ts';
import { PROBLEMS } from '../../domain/problems.ts';
import type { User } from '../../domain/users/user.ts';
import { clubName } from '../components/clubs/club-name.ts';
import { RowButton } from '../ui/table/row-button.tsx';
import { Table, TableActions, TableCell, TableRow, TableRowHeading } from '../ui/table/table.tsx';
import { RoleBadge } from './role-badge.tsx';
import { unmanageableReason } from './user-form.ts';
import * as words from './words/en.ts';

type Props = {
  actor: Actor;
  users: readonly User[];
  /** `undefined` while loading. */
  clubs: readonly Club[] | undefined;
  onEdit: (user: User) => void;
  onResetSecondFactors: (user: User) => void;
  onDelete: (user: User) => void;
};

/** May break before `@`. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

export function UserTable({ actor, users, clubs, onEdit, onResetSecondFactors, onDelete }: Props) {
  return (
    <Table label={words.allUsers} columns={[words.email, words.role, words.club]} actions={words.actions}>
      {users.map((user) => {
        const locked = unmanageableReason(actor, user);
        const own = user.id === actor.id ? PROBLEMS['users/cannot-delete-self'] : null;
        return (
          <TableRow key={user.id}>
            <TableRowHeading>
              <Email address={user.email} />
            </TableRowHeading>
            <TableCell>
              <RoleBadge role={user.role} />
            </TableCell>
            <TableCell className="text-ink-soft wrap-anywhere">
              {user.clubId === null ? words.noClubSuperAdmin : clubName(clubs, user.clubId)}
            </TableCell>
            <TableActions>
              <RowButton
                Icon={Pencil}
                label={fill(words.editUserOf, user)}
                reason={locked}
                onClick={() => onEdit(user)}
              />
              <RowButton
                Icon={KeyRound}
                label={fill(words.resetFactorOf, user)}
                reason={user.id === actor.id ? PROBLEMS['users/cannot-lift-own'] : locked}
                onClick={() => onResetSecondFactors(user)}
              />
              <RowButton
                Icon={Trash2}
                label={fill(words.deleteUserOf, user)}
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
