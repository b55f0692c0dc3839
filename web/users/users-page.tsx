import { useQuery } from '@tanstack/react-query';
import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { pluralText } from '../../domain/language/text.ts';
import type { User } from '../../domain/users/user.ts';
import { clubs } from '../components/lookups.ts';
import { LoadFailure, Notice } from '../layouts/staff/notice.tsx';
import { StaffLayout } from '../layouts/staff/staff-layout.tsx';
import { Button } from '../ui/button.tsx';
import { ListCard } from '../ui/table/list-card.tsx';
import { users } from './api.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { ResetSecondFactorsDialog } from './reset-second-factors-dialog.tsx';
import { UserDialog } from './user-dialog.tsx';
import { UserTable } from './user-table.tsx';
import * as words from './words/en.ts';

type OpenDialog = { dialog: 'create' } | { dialog: 'edit' | 'reset-second-factors' | 'delete'; user: User } | null;

export default function UsersPage() {
  return (
    <StaffLayout
      title={words.userManagement}
      subtitle={words.manageUsers}
      needs="manage users"
      denied={words.accessDenied}
      waiting={<Notice Icon={Users}>{words.loadingUsers}</Notice>}
    >
      {(actor) => <AllUsers actor={actor} />}
    </StaffLayout>
  );
}

function AllUsers({ actor }: { actor: User }) {
  const { data, isError, refetch } = useQuery(users);
  const { data: knownClubs } = useQuery(clubs);
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = () => setOpen(null);
  return (
    <ListCard
      title={words.allUsers}
      count={data && pluralText(words.usersRegistered, data.length)}
      action={
        <Button onClick={() => setOpen({ dialog: 'create' })}>
          <Plus aria-hidden="true" className="size-4" />
          {words.createUser}
        </Button>
      }
    >
      {isError && <LoadFailure retry={refetch}>{words.usersNotLoaded}</LoadFailure>}
      {!data && !isError && <Notice Icon={Users}>{words.loadingUsers}</Notice>}
      {data?.length === 0 && <Notice Icon={Users}>{words.noUsers}</Notice>}
      {data && data.length > 0 && (
        <UserTable
          actor={actor}
          users={data}
          clubs={knownClubs}
          onEdit={(user) => setOpen({ dialog: 'edit', user })}
          onResetSecondFactors={(user) => setOpen({ dialog: 'reset-second-factors', user })}
          onDelete={(user) => setOpen({ dialog: 'delete', user })}
        />
      )}
      {open?.dialog === 'create' && <UserDialog actor={actor} user={null} onClose={close} />}
      {open?.dialog === 'edit' && <UserDialog actor={actor} user={open.user} onClose={close} />}
      {open?.dialog === 'reset-second-factors' && <ResetSecondFactorsDialog user={open.user} onClose={close} />}
      {open?.dialog === 'delete' && <DeleteUserDialog user={open.user} onClose={close} />}
    </ListCard>
  );
}
