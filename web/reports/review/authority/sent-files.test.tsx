import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { ClubSettings } from '../../../../domain/clubs/settings.ts';
import type { User } from '../../../../domain/users/user.ts';
import { clubs } from '../../../components/lookups.ts';
import { zoneSettings } from '../../../components/time-zones/use-time-zone.ts';
import { session } from '../../../layouts/staff/session.ts';
import { createQueryClient } from '../../../query-client.ts';
import { MarkSent } from './sent-files.tsx';

const clubId = '11111111-1111-4111-8111-111111111111';
const user = { id: '22222222-2222-4222-8222-222222222222', role: 'sms-manager', clubId } as User;

afterEach(() => void vi.useRealTimers());

test.each([
  ['Pacific/Auckland', '2026-06-01T23:30:00Z', '2026-06-02'],
  ['America/Denver', '2026-06-02T03:00:00Z', '2026-06-01'],
  ['UTC', '2026-06-01T23:30:00Z', '2026-06-01'],
])('for a club in %s the day sent starts as the day there: at %s it is %s (C13.4, C19.6)', (timeZone, now, day) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  const queryClient = createQueryClient();
  queryClient.setQueryData(session.queryKey, { user });
  queryClient.setQueryData(clubs.queryKey, [{ id: clubId, name: 'Larkhope', location: null }]);
  queryClient.setQueryData(zoneSettings(clubId).queryKey, { timeZone } as ClubSettings);
  const form = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MarkSent report={{ id: '33333333-3333-4333-8333-333333333333', clubId }} userId={user.id} kind="initial" />
    </QueryClientProvider>,
  );
  expect(/value="([\d-]+)"/.exec(form)?.[1]).toBe(day);
});
