import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnSession } from '../../../../domain/auth/keys.ts';
import { fill } from '../../../../domain/language/text.ts';
import { toastFailure } from '../../../components/api-failure.ts';
import { shortDay } from '../../../components/dates.ts';
import { longDateTime } from '../../../components/time-zones/date-time.ts';
import { useTimeZone } from '../../../components/time-zones/use-time-zone.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { LoadFailure } from '../notice.tsx';
import { endOtherSessions, endSession, refresh, sessions } from './api.ts';
import * as words from './words/en.ts';

export function SessionsTab() {
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(sessions);
  const ending = useMutation({
    mutationFn: (id: string | null) => (id === null ? endOtherSessions() : endSession(id)),
    onSuccess: async (_nothing, id) => {
      await refresh(queryClient);
      toast({
        title: words.signedOutThere,
        description: id === null ? words.signedInOnlyHere : words.thatHasEnded,
      });
    },
    onError: async (problem) => {
      toastFailure(words.notEnded, problem, words.pleaseTryAgain);
      await refresh(queryClient);
    },
  });
  if (isError) return <LoadFailure retry={refetch}>{words.sessionsNotLoaded}</LoadFailure>;
  if (!data) return <p className="text-ink-soft">{words.loading}</p>;
  const others = data.filter(({ current }) => !current);
  return (
    <div className="grid gap-5">
      <ul aria-label={words.whereSignedIn} className="grid gap-3">
        {[...data.filter(({ current }) => current), ...others].map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending.isPending}
            onEnd={() => ending.mutate(session.id)}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <div>
          <Button variant="secondary" disabled={ending.isPending} onClick={() => ending.mutate(null)}>
            {words.endAllOthers}
          </Button>
        </div>
      )}
      <p className="text-sm text-ink-soft">{words.ifUnknown}</p>
    </div>
  );
}

function sessionLabel(label: string): string {
  const [browserName = '', system] = label.split(' on ');
  const browser = browserName === 'Unknown browser' ? words.unknownBrowser : browserName;
  return system ? fill(words.browserOnSystem, { browser, system }) : browser;
}

function SessionRow({ session, busy, onEnd }: { session: OwnSession; busy: boolean; onEnd: () => void }) {
  const zone = useTimeZone();
  const label = sessionLabel(session.label);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {label}
          {session.current && <span className="font-normal text-ink-soft"> · {words.thisOne}</span>}
        </p>
        <p className="text-sm text-ink-soft">
          {fill(words.signedInAndUsed, {
            moment: longDateTime(session.signedInAt, zone),
            day: shortDay(session.lastSeenOn),
          })}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="secondary"
          aria-label={fill(words.endSession, { session: label })}
          disabled={busy}
          onClick={onEnd}
        >
          {words.end}
        </Button>
      )}
    </li>
  );
}
