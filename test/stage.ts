/** Fixture for one test file: an app, two clubs, the cast signed in, and shortcuts to act as one of them. */
import { createHash, randomBytes } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { StaffReport } from '../domain/reports/staff-report.ts';
import { hashPassword } from '../server/auth/password.ts';
import { insertSession } from '../server/auth/queries.ts';
import { insertClub } from '../server/clubs/queries.ts';
import { insertUser } from '../server/users/queries.ts';
import { CAST, CAST_PASSWORD, type CastMember } from './cast.ts';
import { type TestApp, testApp } from './test-app.ts';

export type Call = {
  as?: CastMember | { cookie: string };
  body?: unknown;
  headers?: Record<string, string>;
  address?: string;
};

export type Stage = TestApp & {
  clubs: { ridge: string; valley: string };
  people: Record<CastMember, { id: string; cookie: string }>;
  call(method: string, url: string, options?: Call): Promise<LightMyRequestResponse>;
  /** Submits a report to a club and returns its id. */
  report(club: 'ridge' | 'valley', fields?: Record<string, unknown>): Promise<string>;
  /** The whole report as the super-admin sees it. */
  stored(id: string): Promise<StaffReport>;
  approve(id: string, comment?: string): Promise<void>;
};

/** The cookie of a response, ready to send back; empty if none was set. */
export function cookieOf(response: LightMyRequestResponse): string {
  return [response.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function callApp({ app }: TestApp, people: Stage['people'], method: string, url: string, options: Call) {
  const { as, body, headers = {}, address } = options;
  const cookie = typeof as === 'string' ? people[as].cookie : as?.cookie;
  return app.inject({
    method: method as 'GET',
    url,
    headers: {
      ...(cookie && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && {
      payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
    }),
    ...(address && { remoteAddress: address }),
  });
}

/** The cast's password, hashed once: hashing is slow on purpose. */
const passwordHash = hashPassword(CAST_PASSWORD);

async function peopleOf({ services }: TestApp, clubs: Stage['clubs']): Promise<Stage['people']> {
  const { database, clock } = services;
  const people: Partial<Stage['people']> = {};
  for (const [member, { club, ...person }] of Object.entries(CAST)) {
    const row = { ...person, passwordHash: await passwordHash, clubId: club && clubs[club] };
    const created = await insertUser(database.db, row, clock());
    if (!created) throw new Error('INSERT returned no row');
    const token = randomBytes(32).toString('base64url');
    await insertSession(database.db, createHash('sha256').update(token).digest(), created.id, clock());
    people[member as CastMember] = { id: created.id, cookie: `sid=${token}` };
  }
  return people as Stage['people'];
}

/** The minimum that a report needs to be accepted; only the email is confidential. */
export const MINIMAL = {
  narrative: 'The canopy opened on the winch launch at 200 feet.',
  reporterEmail: 'reporter@example.org',
};

/** Sets the stage; `close` it after the last test. */
export async function setStage(options: Parameters<typeof testApp>[0] = {}): Promise<Stage> {
  const tested = await testApp(options);
  const { database, clock } = tested.services;
  const club = async (name: string) => {
    const created = await insertClub(database.db, { name, location: 'Somewhere', description: null }, clock());
    return created?.id ?? '';
  };
  const clubs = { ridge: await club('Ridge Soaring Club'), valley: await club('Valley Gliding Club') };
  const people = await peopleOf(tested, clubs);
  const call: Stage['call'] = (method, url, callOptions = {}) => callApp(tested, people, method, url, callOptions);
  return {
    ...tested,
    clubs,
    people,
    call,
    report: async (at, fields = {}) => {
      const submitted = await call('POST', '/api/reports', { body: { clubId: clubs[at], ...MINIMAL, ...fields } });
      if (submitted.statusCode !== 201) throw new Error(`the report was refused: ${submitted.body}`);
      return submitted.json().id;
    },
    stored: async (id) => (await call('GET', `/api/reports/${id}`, { as: 'superAdmin' })).json(),
    approve: async (id, comment = 'Check the latch twice.') => {
      const done = await call('POST', `/api/reports/${id}/approve`, { as: 'superAdmin', body: { comment } });
      if (done.statusCode !== 200) throw new Error(`the approval was refused: ${done.body}`);
    },
  };
}

/** Does the work on a stage of its own. */
export async function onStage(
  work: (stage: Stage) => Promise<void>,
  options: Parameters<typeof setStage>[0] = {},
): Promise<void> {
  const stage = await setStage(options);
  await work(stage).finally(stage.close);
}
