/** A club's poster, one A4 for the caravan's wall (contract C10.6). */
import { useQuery } from '@tanstack/react-query';
import { Printer, QrCode } from 'lucide-react';
import { useSearch } from 'wouter';
import { STAFF_CALLS } from '../../domain/api/staff-calls.ts';
import { get } from '../api.ts';
import { LoadFailure, Notice } from '../layouts/staff/notice.tsx';
import { StaffLayout } from '../layouts/staff/staff-layout.tsx';
import { Button } from '../ui/button.tsx';
import { Sheet } from './sheet.tsx';

const LOADING = <Notice Icon={QrCode}>Loading the poster...</Notice>;

/** The sheet as it will be printed, and the button that prints it. */
export default function PosterPage() {
  return (
    <StaffLayout
      title="Poster"
      subtitle="For the wall of the launch caravan and the clubhouse"
      needs="print posters"
      denied="Access denied. Only admins and super-admins can print the poster of a club."
      waiting={LOADING}
    >
      {(user) => <OfClub ownClubId={user.clubId} />}
    </StaffLayout>
  );
}

function OfClub({ ownClubId }: { ownClubId: string | null }) {
  const id = new URLSearchParams(useSearch()).get('club') ?? ownClubId ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: ['poster', id],
    queryFn: ({ signal }) => get(STAFF_CALLS.getPoster, { id }, signal),
    enabled: id !== '',
  });
  if (id === '') return <Notice Icon={QrCode}>Open the poster of a club from the club management.</Notice>;
  if (error) return <LoadFailure retry={refetch}>The poster could not be loaded.</LoadFailure>;
  if (!data) return LOADING;
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      {!data.isSettled && (
        <p role="alert" className="rounded-card border border-line bg-serious-tint p-4 text-[0.9375rem] print:hidden">
          <strong>Check the address before you print.</strong> Nobody has told this server under which address people
          find it (PUBLIC_URL), so the poster shows the one that you use now. Others may not reach it.
        </p>
      )}
      <div>
        <Button onClick={() => print()}>
          <Printer aria-hidden="true" className="size-4" />
          Print
        </Button>
      </div>
      <Sheet poster={data} />
    </div>
  );
}
