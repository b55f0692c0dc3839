import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { prefixOf, withPrefix } from '../../domain/language/url-prefix.ts';
import { language as pageLanguage } from '../../domain/language/words/en.ts';
import { mayAnywhere, reachOf } from '../../domain/permissions.ts';
import { SITE_MAP } from '../../domain/site-map.ts';
import type { User } from '../../domain/users/user.ts';
import { ClubSelect } from '../components/clubs/club-select.tsx';
import { useClubDeleted } from '../components/clubs/deleted/deleted-club.ts';
import { useSite } from '../components/site.tsx';
import { PageLink } from '../layouts/page-link.tsx';
import { LoadFailure, Notice } from '../layouts/staff/notice.tsx';
import { StaffLayout } from '../layouts/staff/staff-layout.tsx';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { clubSettings } from './api.ts';
import { LanguageForm } from './language-form.tsx';
import { PrecisionForm } from './precision-form.tsx';
import { RegimeForm } from './regime-form.tsx';
import { TimeZoneForm } from './time-zone-form.tsx';
import * as words from './words/en.ts';

const LOADING = <Notice Icon={SlidersHorizontal}>{words.loadingSettings}</Notice>;

export default function SettingsPage() {
  return (
    <StaffLayout
      title={words.clubSettings}
      subtitle={words.subtitle}
      needs="change club settings"
      denied={words.accessDenied}
      waiting={LOADING}
    >
      {(user) => <SettingsOfClub user={user} />}
    </StaffLayout>
  );
}

function SettingsOfClub({ user }: { user: User }) {
  const choosesClub = reachOf(user.role, 'change club settings') === 'all';
  const [clubId, setClubId] = useState(user.clubId ?? '');
  const clubDeleted = useClubDeleted();
  if (clubDeleted) return <Notice Icon={SlidersHorizontal}>{clubDeleted}</Notice>;
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      {choosesClub && <ClubSelect id="settings-club" value={clubId} onChange={setClubId} />}
      {clubId === '' ? (
        <Notice Icon={SlidersHorizontal}>{words.chooseClub}</Notice>
      ) : (
        <>
          <Settings key={clubId} clubId={clubId} choosesAuthority={mayAnywhere(user, 'choose the authority')} />
          <PageLink href={SITE_MAP.import.path} className={buttonClass('secondary', 'md', 'justify-self-start')}>
            {words.importOldReports}
          </PageLink>
        </>
      )}
    </div>
  );
}

function Settings({ clubId, choosesAuthority }: { clubId: string; choosesAuthority: boolean }) {
  const { data, isError, refetch } = useQuery(clubSettings(clubId));
  const { defaultLanguage = 'en' } = useSite();
  if (isError) return <LoadFailure retry={refetch}>{words.settingsNotLoaded}</LoadFailure>;
  if (!data) return LOADING;
  // In the club's language; the header links to others.
  const posterPrefix = prefixOf(data.language ?? pageLanguage, defaultLanguage);
  return (
    <>
      <PrecisionForm clubId={clubId} saved={data.coarse} />
      <LanguageForm clubId={clubId} saved={data.language} />
      <TimeZoneForm clubId={clubId} saved={data.timeZone} />
      {choosesAuthority && <RegimeForm clubId={clubId} saved={data} />}
      <section
        aria-labelledby="poster"
        className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-5 shadow-card sm:p-7"
      >
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="poster" className="text-heading">
            {words.onTheWall}
          </h2>
          <p className="mt-1 text-[0.9375rem] text-ink-soft">{words.oneA4}</p>
        </div>
        <a href={withPrefix(posterPrefix, paths.poster({ club: clubId }))} className={buttonClass('secondary')}>
          {words.poster}
        </a>
      </section>
    </>
  );
}
