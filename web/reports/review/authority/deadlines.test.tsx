import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AuthorityCase } from '../../../../domain/authority/case.ts';
import type { ClubSettings } from '../../../../domain/clubs/settings.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import type { User } from '../../../../domain/users/user.ts';
import { clubs } from '../../../components/lookups.ts';
import { zoneSettings } from '../../../components/time-zones/use-time-zone.ts';
import { session } from '../../../layouts/staff/session.ts';
import { createQueryClient } from '../../../query-client.ts';
import { Deadlines } from './deadlines.tsx';

const clubId = '11111111-1111-4111-8111-111111111111';
const user = { id: '22222222-2222-4222-8222-222222222222', role: 'sms-manager', clubId } as User;
const report = { id: '33333333-3333-4333-8333-333333333333', clubId } as StaffReport;

test.each([
  ['2026-10-25T00:30:00.000Z', 'CEST'],
  ['2026-10-25T01:30:00.000Z', 'CET'],
])(
  'the time the club became aware, %s, is labelled %s, also in an hour that the clocks repeat (C19.6)',
  (awareAt, zone) => {
    const queryClient = createQueryClient();
    queryClient.setQueryData(session.queryKey, { user });
    queryClient.setQueryData(clubs.queryKey, [{ id: clubId, name: 'Larkhope', location: null }]);
    queryClient.setQueryData(zoneSettings(clubId).queryKey, { timeZone: 'Europe/Berlin' } as ClubSettings);
    const state = { awareAt, notReportable: null, clocks: [] } as unknown as AuthorityCase;
    const form = renderToStaticMarkup(
      <QueryClientProvider client={queryClient}>
        <Deadlines state={state} report={report} userId={user.id} />
      </QueryClientProvider>,
    );
    expect(form).toContain('value="2026-10-25T02:30"');
    expect(form).toContain(`When the club became aware (${zone})`);
  },
);
