import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Attention } from '../../../../domain/attention/attention.ts';
import type { User } from '../../../../domain/users/user.ts';
import { createQueryClient } from '../../../query-client.ts';
import { ReportRow } from './rows.tsx';

const row = {
  reportId: '33333333-3333-4333-8333-333333333333',
  actionId: null,
  reason: 'waiting-7-days',
  since: '2026-06-01T12:00:00Z',
} satisfies Attention;

afterEach(() => void vi.useRealTimers());

test.each([
  ['2026-06-15T11:00:00Z', 'Waiting for 13 days'],
  // The server says that it is seven days, so the device's clock is behind.
  ['2025-06-15T12:00:00Z', 'Waiting for 7 days'],
])('by a device whose clock says %s, a report waiting for at least 7 days is shown as "%s" (C19.4)', (now, shown) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  const list = renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <ReportRow row={row} user={{ role: 'sms-manager' } as User} onOpen={() => undefined} />
    </QueryClientProvider>,
  );
  expect(list).toContain(shown);
});
