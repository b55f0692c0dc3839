/** What an empty database gets at its first start (C1.4). */
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { firstStart } from '../../../server/first-start.ts';
import { SAMPLE_STAFF } from '../../../server/sample/clubs.ts';
import { auditRows } from '../../audit.ts';
import { cookieOf } from '../../stage.ts';
import { testApp } from '../../test-app.ts';

const { app, services, close } = await testApp();
afterAll(close);
const given = { email: 'Admin@Example.ORG', password: 'long enough' };

test('the sample has staff, follow-ups, conversations (C10) and authority data (C13), even if an address is taken (C1.3, C1.4)', async () => {
  const { accounts, receiptCode } = await firstStart(services, { superAdmin: given, sample: true });
  const [first] = await auditRows({ services });
  expect(first).toMatchObject({ action: 'user-create', actorId: null, details: { role: 'super-admin' } });
  expect(accounts.map(({ role }) => role)).toEqual(SAMPLE_STAFF.map(({ role }) => role));
  expect(accounts[0]?.email).toBe('sample.admin@example.org');
  for (const { email, password, role } of [{ ...given, role: 'super-admin' }, ...accounts]) {
    const signedIn = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
    expect(signedIn.json()).toMatchObject({ user: { email, role } });
  }
  const login = { method: 'POST', url: '/api/auth/login', payload: given } as const;
  const cookie = String((await app.inject(login)).headers['set-cookie']).split(';')[0] ?? '';
  const asked = async (url: string) => (await app.inject({ url, headers: { cookie } })).json();
  for (const [state, reports] of Object.entries(await asked('/api/follow-ups/counts')))
    expect(reports, `reports that are ${state}`).toBeGreaterThan(0);
  for (const [kind, actions] of Object.entries(await asked('/api/actions/counts')))
    expect(actions, `actions, ${kind}`).toBeGreaterThan(0);
  const open = { method: 'POST', url: '/api/receipt', payload: { code: receiptCode } } as const;
  const followed = (await app.inject(open)).json();
  expect(followed).toMatchObject({ state: 'acted-on', told: expect.any(String), published: expect.any(String) });
  const writers = followed.messages.map(({ from }: { from: string }) => from);
  expect(writers).toEqual(['team', 'reporter', 'team', 'reporter']);
  expect(await asked('/api/reports/messages/unseen')).toMatchObject({ count: 1 });
  const ids = (await asked('/api/reports?limit=200')).map(({ id }: { id: string }) => id);
  const briefs: { reportId: string; chip: string }[] = await asked(`/api/authority?ids=${ids}`);
  for (const chip of [/ left$/, / late$/, /sent .*ref\. /, /not reportable$/])
    expect(briefs.filter((brief) => chip.test(brief.chip))).not.toEqual([]);
  const feed = (await app.inject({ url: '/reports.atom' })).body;
  const days = [...feed.matchAll(/<updated>(\d{4}-\d\d-\d\d)/g)].slice(1).map(([, day]) => day ?? '');
  expect(days.length).toBeGreaterThan(10);
  expect(days).toEqual(days.toSorted().reverse());
  const checks = await Promise.all(briefs.map(({ reportId }) => asked(`/api/reports/${reportId}/e5x/check`)));
  expect(new Set(checks.map(({ ready }) => ready))).toEqual(new Set([true, false]));
});

test('the audit log of the sample is in order of time, page by page (C1.4, C4.6)', async () => {
  const signedIn = await app.inject({ method: 'POST', url: '/api/auth/login', payload: given });
  const headers = { cookie: cookieOf(signedIn) };
  const times: string[] = [];
  for (let url: string | undefined = '/api/audit?limit=7'; url; ) {
    const page: LightMyRequestResponse = await app.inject({ method: 'GET', url, headers });
    times.push(...page.json().map(({ at }: { at: string }) => at));
    url = /<(.+)>/.exec(String(page.headers['link'] ?? ''))?.[1];
  }
  const whole = (await app.inject({ method: 'GET', url: '/api/audit?limit=200', headers })).json();
  expect(times).toHaveLength(whole.length);
  expect(new Set(times).size).toBeGreaterThan(20);
  expect(times).toEqual(times.toSorted().reverse());
});
