/** Requests that a test sends to a running server as the super-admin of the cast. */
import { CAST, CAST_PASSWORD } from '../cast.ts';

export type Answer = { status: number; body: unknown; cookie: string; next: string | null };

/** Sends one request; throws if the connection breaks. */
export async function ask(
  address: string,
  method: string,
  path: string,
  { body, cookie, headers }: { body?: unknown; cookie?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      // On a busy machine the server may close an idle connection just as it is reused.
      connection: 'close',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text === '' ? null : JSON.parse(text),
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
    next: /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? null,
  };
}

/** The cookie of a new session of the super-admin. */
export async function signIn(address: string): Promise<string> {
  const body = { email: CAST.superAdmin.email, password: CAST_PASSWORD };
  const { status, cookie } = await ask(address, 'POST', '/api/auth/login', { body });
  if (status !== 200) throw new Error(`the sign-in was answered with ${status}`);
  return cookie;
}

/** Makes a club and returns its id. */
export async function makeClub(address: string, cookie: string, name: string): Promise<string> {
  const { status, body } = await ask(address, 'POST', '/api/clubs', { cookie, body: { name, location: 'Somewhere' } });
  if (status !== 201) throw new Error(`the club was answered with ${status}`);
  return (body as { id: string }).id;
}

/** Every report as the super-admin sees it, page by page. */
export async function everyReport(address: string, cookie: string): Promise<{ id: string; narrative: string }[]> {
  const all: { id: string; narrative: string }[] = [];
  for (let path: string | null = '/api/reports?limit=200'; path; ) {
    const { body, next } = await ask(address, 'GET', path, { cookie });
    all.push(...(body as { id: string; narrative: string }[]));
    path = next;
  }
  return all;
}
