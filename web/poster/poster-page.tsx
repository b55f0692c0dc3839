/** A club's A4 poster (C10.6). */
import { useQuery } from '@tanstack/react-query';
import { Printer, QrCode } from 'lucide-react';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { STAFF_CALLS } from '../../domain/api/staff-calls.ts';
import { prefixOf, withPrefix } from '../../domain/language/url-prefix.ts';
import { language } from '../../domain/language/words/en.ts';
import { get } from '../api.ts';
import { useClubDeleted } from '../components/clubs/deleted/deleted-club.ts';
import { isInClubLanguage } from '../components/clubs/in-club-language.ts';
import { useSite } from '../components/site.tsx';
import { rich } from '../language/rich.tsx';
import { LoadFailure, Notice } from '../layouts/staff/notice.tsx';
import { StaffLayout } from '../layouts/staff/staff-layout.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from './sheet.tsx';
import * as words from './words/en.ts';

const LOADING = <Notice Icon={QrCode}>{words.loadingPoster}</Notice>;

export default function PosterPage() {
  return (
    <StaffLayout
      title={words.poster}
      subtitle={words.forTheWall}
      needs="print posters"
      denied={words.accessDenied}
      waiting={LOADING}
    >
      {(user) => <ClubPoster ownClubId={user.clubId} />}
    </StaffLayout>
  );
}

/** Reloads in the club's language if a poster link asks for it; true until then. */
function useClubLanguage(id: string): boolean {
  const state = useHistoryState<unknown>();
  const { defaultLanguage = 'en' } = useSite();
  const { data, isFetching } = useQuery({
    queryKey: ['poster-language', id],
    queryFn: ({ signal }) => get(STAFF_CALLS.getClubSettings, { id }, signal),
    enabled: id !== '' && isInClubLanguage(state),
    gcTime: 0,
  });
  const clubLanguage = data?.language ?? language;
  useEffect(() => {
    if (clubLanguage === language) return;
    location.replace(withPrefix(prefixOf(clubLanguage, defaultLanguage), paths.poster({ club: id })));
  }, [clubLanguage, defaultLanguage, id]);
  return isFetching || clubLanguage !== language;
}

function ClubPoster({ ownClubId }: { ownClubId: string | null }) {
  const id = new URLSearchParams(useSearch()).get('club') ?? ownClubId ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: ['poster', id],
    queryFn: ({ signal }) => get(STAFF_CALLS.getPoster, { id }, signal),
    enabled: id !== '',
    // The club may be renamed before the next visit.
    gcTime: 0,
  });
  const isRedirecting = useClubLanguage(id);
  const clubDeleted = useClubDeleted();
  if (clubDeleted) return <Notice Icon={QrCode}>{clubDeleted}</Notice>;
  if (id === '') return <Notice Icon={QrCode}>{words.openFromClubs}</Notice>;
  if (error) return <LoadFailure retry={refetch}>{words.posterNotLoaded}</LoadFailure>;
  if (!data || isRedirecting) return LOADING;
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      {!data.isSettled && (
        <p role="alert" className="rounded-card border border-line bg-serious-tint p-4 text-[0.9375rem] print:hidden">
          {rich(words.addressUnsettled, { checkFirst: <strong>{words.checkFirst}</strong> })}
        </p>
      )}
      <div>
        <Button onClick={() => print()}>
          <Printer aria-hidden="true" className="size-4" />
          {words.printPoster}
        </Button>
      </div>
      <Sheet poster={data} />
    </div>
  );
}
