/** Where somebody is signed in, in the account's dialog (contract C11.6). */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SignedInPlace } from '../../../../domain/auth/keys.ts';
import { toastFailure } from '../../../components/api-failure.ts';
import { shortDay } from '../../../components/dates.ts';
import { longMoment } from '../../../components/moments/moments.ts';
import { useTimeZone } from '../../../components/moments/use-time-zone.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { LoadFailure } from '../notice.tsx';
import { endOthers, endPlace, places, refresh } from './api.ts';

/** The part. */
export function PlacesPart() {
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(places);
  const ending = useMutation({
    mutationFn: (id: string | null) => (id === null ? endOthers() : endPlace(id)),
    onSuccess: async (_nothing, id) => {
      await refresh(queryClient);
      toast({
        title: 'Signed out there',
        description: id === null ? 'You are signed in only here.' : 'That sign-in has ended.',
      });
    },
    onError: async (problem) => {
      toastFailure('Not ended', problem, 'Please try again.');
      await refresh(queryClient);
    },
  });
  if (isError) return <LoadFailure retry={refetch}>Where you are signed in could not be loaded.</LoadFailure>;
  if (!data) return <p className="text-ink-soft">Loading...</p>;
  const others = data.filter(({ current }) => !current);
  return (
    <div className="grid gap-5">
      <ul aria-label="Where you are signed in" className="grid gap-3">
        {[...data.filter(({ current }) => current), ...others].map((place) => (
          <Place key={place.id} place={place} busy={ending.isPending} onEnd={() => ending.mutate(place.id)} />
        ))}
      </ul>
      {others.length > 1 && (
        <div>
          <Button variant="secondary" disabled={ending.isPending} onClick={() => ending.mutate(null)}>
            End all others
          </Button>
        </div>
      )}
      <p className="text-sm text-ink-soft">If you do not know one of them, end it and change your password.</p>
    </div>
  );
}

function Place({ place, busy, onEnd }: { place: SignedInPlace; busy: boolean; onEnd: () => void }) {
  const zone = useTimeZone();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {place.label}
          {place.current && <span className="font-normal text-ink-soft"> · this one</span>}
        </p>
        <p className="text-sm text-ink-soft">
          Signed in {longMoment(place.signedInAt, zone)}, last used {shortDay(place.lastSeenOn)}
        </p>
      </div>
      {!place.current && (
        <Button variant="secondary" aria-label={`End ${place.label}`} disabled={busy} onClick={onEnd}>
          End
        </Button>
      )}
    </li>
  );
}
