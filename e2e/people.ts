/** Creates clubs, staff and reports for a journey, through the API. */
import { randomUUID } from 'node:crypto';
import type { Role } from '../domain/users/user.ts';
import { CAST, CAST_PASSWORD } from '../test/cast.ts';

export const address = (): string => process.env['TEST_ADDRESS'] ?? '';

type Request = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

/** Calls the server without keep-alive: on a busy machine it may close an idle connection just as it is reused. */
export function request(path: string, { headers, ...init }: Request = {}): Promise<Response> {
  return fetch(`${address()}${path}`, { ...init, headers: { connection: 'close', ...headers } });
}

/** Calls the API, anonymously without a cookie; throws if the server refuses. */
export async function api<Answer>(method: string, path: string, body?: unknown, cookie = ''): Promise<Answer> {
  const response = await request(path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} was refused: ${response.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/** The cookie of a new session. */
export async function signIn(email: string, password = CAST_PASSWORD): Promise<string> {
  const response = await request('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`sign-in was refused: ${response.status}`);
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

export type Person = { id: string; email: string; name: string; role: Role };
export type TestClub = {
  club: { id: string; name: string };
  root: string;
  person(role: Exclude<Role, 'super-admin'>): Promise<Person>;
  report(texts?: Record<string, string>): Promise<string>;
  approve(id: string, comment?: string): Promise<void>;
};

/** Super-admin sessions by server address. */
const sessions = new Map<string, Promise<string>>();

/** The super-admin's cookie. All journeys on a server share this session, so none may end it. */
export function rootCookie(): Promise<string> {
  const session = sessions.get(address()) ?? signIn(CAST.superAdmin.email);
  sessions.set(address(), session);
  return session;
}

/**
 * A unique word by which a journey finds its own reports. Only digits, since random letters, even hexadecimal ones, can
 * look like a name, which would be replaced in the copy or asked about.
 */
export const mark = (): string => `x${randomUUID().replace(/\D/g, '').slice(0, 9)}x`;

/** Creates a club for one journey, and returns functions that add staff and reports to it. */
export async function newClub(): Promise<TestClub> {
  const root = await rootCookie();
  const club = await api<TestClub['club']>(
    'POST',
    '/api/clubs',
    { name: `Club ${randomUUID().slice(0, 8)}`, location: 'Test field' },
    root,
  );
  return {
    club,
    root,
    person: (role) => {
      const user = { email: `${role}-${randomUUID().slice(0, 8)}@club.example`, name: 'Robin Keller', role };
      return api('POST', '/api/users', { ...user, password: CAST_PASSWORD, clubId: club.id }, root);
    },
    report: async (texts = {}) => {
      const narrative = 'The canopy opened on the winch launch at 200 feet.';
      const body = { clubId: club.id, narrative, reporterEmail: 'reporter@example.org', ...texts };
      return (await api<{ id: string }>('POST', '/api/reports', body)).id;
    },
    approve: async (id, comment = 'Check the latch twice.') => {
      await api('POST', `/api/reports/${id}/approve`, { comment }, root);
    },
  };
}
