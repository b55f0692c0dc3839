import { useQuery } from '@tanstack/react-query';
import { Plus, TowerControl } from 'lucide-react';
import { useState } from 'react';
import type { Club } from '../../domain/clubs/club.ts';
import { fill, pluralText } from '../../domain/language/text.ts';
import { SITE_MAP } from '../../domain/site-map.ts';
import { clubs } from '../components/lookups.ts';
import { useSite } from '../components/site.tsx';
import { PageLink } from '../layouts/page-link.tsx';
import { LoadFailure, Notice } from '../layouts/staff/notice.tsx';
import { StaffLayout } from '../layouts/staff/staff-layout.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { ListCard } from '../ui/table/list-card.tsx';
import { ClubDialog } from './club-dialog.tsx';
import { ClubTable } from './club-table.tsx';
import { DeleteClubDialog } from './delete-club-dialog.tsx';
import * as words from './words/en.ts';

type OpenDialog = { dialog: 'create' } | { dialog: 'edit' | 'delete'; club: Club } | null;

export default function ClubsPage() {
  const { productName } = useSite();
  const loading = <Notice Icon={TowerControl}>{words.loadingClubs}</Notice>;
  return (
    <StaffLayout
      title={words.clubManagement}
      subtitle={fill(words.manageClubs, { productName })}
      needs="manage clubs"
      denied={words.accessDenied}
      waiting={loading}
    >
      {() => <AllClubs />}
    </StaffLayout>
  );
}

function AllClubs() {
  const { data, isError, refetch } = useQuery(clubs);
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = () => setOpen(null);
  return (
    <ListCard
      title={words.allClubs}
      count={data && pluralText(words.clubsRegistered, data.length)}
      action={
        <div className="flex flex-wrap gap-3">
          <PageLink href={SITE_MAP.import.path} className={buttonClass('secondary')}>
            {words.importOldReports}
          </PageLink>
          <Button onClick={() => setOpen({ dialog: 'create' })}>
            <Plus aria-hidden="true" className="size-4" />
            {words.createClub}
          </Button>
        </div>
      }
    >
      {isError && <LoadFailure retry={refetch}>{words.clubsNotLoaded}</LoadFailure>}
      {!data && !isError && <Notice Icon={TowerControl}>{words.loadingClubs}</Notice>}
      {data?.length === 0 && <Notice Icon={TowerControl}>{words.noClubs}</Notice>}
      {data && data.length > 0 && (
        <ClubTable
          clubs={data}
          onEdit={(club) => setOpen({ dialog: 'edit', club })}
          onDelete={(club) => setOpen({ dialog: 'delete', club })}
        />
      )}
      {open?.dialog === 'create' && <ClubDialog club={null} onClose={close} />}
      {open?.dialog === 'edit' && <ClubDialog club={open.club} onClose={close} />}
      {open?.dialog === 'delete' && <DeleteClubDialog club={open.club} onClose={close} />}
    </ListCard>
  );
}
