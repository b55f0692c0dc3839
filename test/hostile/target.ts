/** A running server with people and data that hostile requests can target. */
import { randomUUID } from 'node:crypto';
import { CAST, CAST_PASSWORD, type CastMember } from '../cast.ts';
import { ask, makeClub, signIn } from '../faults/staff.ts';
import { A_CLUB } from './bodies.ts';
import type { HostileRequest } from './requests.ts';

export type Target = {
  address: string;
  club: string;
  user: string;
  report: string;
  action: string;
  cookies: Record<string, string>;
};

async function create(address: string, cookie: string, path: string, body: object): Promise<string> {
  const { status, body: answer } = await ask(address, 'POST', path, { cookie, body });
  if (status !== 201) throw new Error(`${path} was answered with ${status}`);
  return (answer as { id: string }).id;
}

/** Makes a club, the cast's people of one club and a published report, and signs everybody in. */
export async function makeTarget(address: string): Promise<Target> {
  const chief = await signIn(address);
  const club = await makeClub(address, chief, 'Ridge Soaring Club');
  const cookies: Record<string, string> = { superAdmin: chief };
  let user = '';
  for (const member of ['ridgeAdmin', 'ridgeManager', 'ridgePilot', 'valleyManager'] as const) {
    const { name, email, role } = CAST[member];
    user = await create(address, chief, '/api/users', { name, email, role, password: CAST_PASSWORD, clubId: club });
    const { cookie } = await ask(address, 'POST', '/api/auth/login', { body: { email, password: CAST_PASSWORD } });
    cookies[member] = cookie;
  }
  const texts = { clubId: club, narrative: 'The cable broke at 300 feet.', reporterEmail: 'reporter@example.org' };
  const report = await create(address, '', '/api/reports', texts);
  await ask(address, 'POST', `/api/reports/${report}/approve`, { cookie: chief, body: { comment: 'Well handled.' } });
  const action = await create(address, chief, '/api/actions', { title: 'Inspect the cable', reportId: report });
  return { address, club, user, report, action, cookies };
}

const cookieOf = (target: Target, as: CastMember | undefined): string | undefined => as && target.cookies[as];

/** A hostile request with the ids of this server. */
export function requestFor(target: Target, { url, id, query, headers, body, as }: HostileRequest) {
  const ids: Record<string, string> = { ...target, cookies: '' };
  const path = `${url.replace(':id', ids[id] ?? (id === 'random' ? randomUUID() : id))}?${query}`;
  const cookie = cookieOf(target, as);
  return {
    path,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
      ...(cookie && { cookie }),
    },
    body: body?.replaceAll(A_CLUB, target.club),
  };
}
