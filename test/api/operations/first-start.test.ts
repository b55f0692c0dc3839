/** What an empty database is given at its first start (contract C1.4). */
import { afterAll, expect, test } from 'vitest';
import { firstStart } from '../../../server/first-start.ts';
import { SAMPLE_STAFF } from '../../../server/sample/clubs.ts';
import { testApp } from '../../test-app.ts';

const { app, services, close } = await testApp();
afterAll(close);

test('C1.3, C1.4: a super-admin who has an address of the sample starts the product, with staff of every role and a season that is followed up', async () => {
  const superAdmin = { email: 'Admin@Example.ORG', password: 'long enough' };
  const { accounts } = await firstStart(services, { superAdmin, sample: true });
  expect(accounts.map(({ role }) => role)).toEqual(SAMPLE_STAFF.map(({ role }) => role));
  expect(accounts[0]?.email).toBe('sample.admin@example.org');
  for (const { email, password, role } of [{ ...superAdmin, role: 'super-admin' }, ...accounts]) {
    const signedIn = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
    expect(signedIn.json()).toMatchObject({ user: { email, role } });
  }
  const login = { method: 'POST', url: '/api/auth/login', payload: superAdmin } as const;
  const cookie = String((await app.inject(login)).headers['set-cookie']).split(';')[0] ?? '';
  const asked = async (url: string) => (await app.inject({ url, headers: { cookie } })).json();
  for (const [state, reports] of Object.entries(await asked('/api/follow-ups/counts')))
    expect(reports, `reports that are ${state}`).toBeGreaterThan(0);
  for (const [kind, actions] of Object.entries(await asked('/api/actions/counts')))
    expect(actions, `actions, ${kind}`).toBeGreaterThan(0);
});
