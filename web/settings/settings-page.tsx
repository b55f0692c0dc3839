/** Club settings: for a club's admins, and for super-admins with a choice of club (contract, before C8). */
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { mayAtAll, reachOf } from '../../domain/permissions.ts';
import { SITE_MAP } from '../../domain/site-map.ts';
import type { User } from '../../domain/users/user.ts';
import { OneClub } from '../components/clubs/one-club.tsx';
import { PageLink } from '../layouts/page-link.tsx';
import { LoadFailure, Notice } from '../layouts/staff/notice.tsx';
import { StaffLayout } from '../layouts/staff/staff-layout.tsx';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { clubSettings } from './api.ts';
import { CoarseForm } from './coarse-form.tsx';
import { RegimeForm } from './regime-form.tsx';
import { TimeZoneForm } from './time-zone-form.tsx';

const LOADING = <Notice Icon={SlidersHorizontal}>Loading the settings...</Notice>;

/** Club settings. */
export default function SettingsPage() {
  return (
    <StaffLayout
      title="Club settings"
      subtitle="What holds for the reports of a club"
      needs="change club settings"
      denied="Access denied. Only admins and super-admins can change the settings of a club."
      waiting={LOADING}
    >
      {(user) => <SettingsOfClub user={user} />}
    </StaffLayout>
  );
}

function SettingsOfClub({ user }: { user: User }) {
  const choosesClub = reachOf(user.role, 'change club settings') === 'all';
  const [clubId, setClubId] = useState(user.clubId ?? '');
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      {choosesClub && <OneClub id="settings-club" value={clubId} onChange={setClubId} />}
      {clubId === '' ? (
        <Notice Icon={SlidersHorizontal}>Choose a club to see its settings.</Notice>
      ) : (
        <>
          <Settings key={clubId} clubId={clubId} choosesAuthority={mayAtAll(user, 'choose the authority')} />
          <PageLink href={SITE_MAP.import.path} className={buttonClass('secondary', 'md', 'justify-self-start')}>
            Import old reports
          </PageLink>
        </>
      )}
    </div>
  );
}

function Settings({ clubId, choosesAuthority }: { clubId: string; choosesAuthority: boolean }) {
  const { data, isError, refetch } = useQuery(clubSettings(clubId));
  if (isError) return <LoadFailure retry={refetch}>The settings could not be loaded.</LoadFailure>;
  if (!data) return LOADING;
  return (
    <>
      <CoarseForm clubId={clubId} saved={data.coarse} />
      <TimeZoneForm clubId={clubId} saved={data.timeZone} />
      {choosesAuthority && <RegimeForm clubId={clubId} saved={data} />}
      <section
        aria-labelledby="poster"
        className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-5 shadow-card sm:p-7"
      >
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="poster" className="text-heading">
            On the wall
          </h2>
          <p className="mt-1 text-[0.9375rem] text-ink-soft">
            One A4 with a QR code that opens the form with this club chosen.
          </p>
        </div>
        <PageLink href={paths.poster({ club: clubId })} className={buttonClass('secondary')}>
          Poster
        </PageLink>
      </section>
    </>
  );
}
