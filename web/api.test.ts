import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import { PUBLIC_CALLS } from '../domain/api/public-calls.ts';
import { STAFF_CALLS } from '../domain/api/staff-calls.ts';
import type { MailBrief } from '../domain/mail/mail.ts';
import { ApiError, type get, getJson, getPage, NetworkError, request, send } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

const WRENFOLD = { name: 'Wrenfold', location: 'Wold', description: null };

function answer(response: Response | Error) {
  const fetch = vi.fn(async (_url: string, _init?: RequestInit) => {
    if (response instanceof Error) throw response;
    return response;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('a refusal reads STATUS: MESSAGE and carries its code and the broken rules (C3.2, C14.7)', async () => {
  const errors = [{ path: 'clubId', message: 'Please select a club' }];
  answer(
    Response.json(
      { message: 'Please check what was entered', errors },
      { status: 400, headers: { Problem: 'request/invalid' } },
    ),
  );
  const problem = await request('/api/reports').catch((thrown: unknown) => thrown);
  expect(problem).toBeInstanceOf(ApiError);
  expect(problem).toMatchObject({
    status: 400,
    message: '400: Please check what was entered',
    errors,
    code: 'request/invalid',
  });
});

test.each([
  [new Response('upstream gone', { status: 502 }), '502: upstream gone'],
  [new Response('', { status: 503, statusText: 'Service Unavailable' }), '503: Service Unavailable'],
  [new Response('{"other": 1}', { status: 500 }), '500: {"other": 1}'],
])('an error in an unknown format shows its text, or else its status (C3.2)', async (response, message) => {
  answer(response);
  await expect(request('/api/clubs')).rejects.toThrow(message);
});

test('a request without a response has its own message (C7.5)', async () => {
  answer(new TypeError('Failed to fetch'));
  const problem = await request('/api/clubs').catch((thrown: unknown) => thrown);
  expect(problem).toBeInstanceOf(NetworkError);
  expect(problem).toMatchObject({ message: 'Please check your internet connection and try again' });
});

test('an answer that is cut off is a network failure (C7.5)', async () => {
  const cut = () => answer(new Response('{"id": "6a22', { status: 201 }));
  const calls = [
    () => getJson('/api/clubs'),
    () => getPage(PUBLIC_CALLS.listPublicReports),
    () => send(STAFF_CALLS.createClub, { body: WRENFOLD }),
  ];
  for (const call of calls) {
    cut();
    await expect(call()).rejects.toBeInstanceOf(NetworkError);
  }
  cut();
  await expect(getJson('/api/clubs', AbortSignal.abort())).rejects.not.toBeInstanceOf(NetworkError);
});

test('an aborted call is not a network failure', async () => {
  const given = AbortSignal.abort();
  answer(new DOMException('aborted', 'AbortError'));
  await expect(request('/api/clubs', { signal: given })).rejects.toMatchObject({ name: 'AbortError' });
});

test('the next page comes from the Link header (C3.11)', async () => {
  answer(Response.json([1, 2], { headers: { Link: '</api/reports/public?cursor=abc>; rel="next"' } }));
  expect(await getPage(PUBLIC_CALLS.listPublicReports)).toEqual({
    items: [1, 2],
    next: '/api/reports/public?cursor=abc',
  });
  answer(Response.json([3]));
  expect(await getPage(PUBLIC_CALLS.listPublicReports, {}, null, '/api/reports/public?cursor=abc')).toEqual({
    items: [3],
    next: null,
  });
});

test('a body that does not fit its call does not compile, and a response has the type of its call', () => {
  type Sent = Parameters<typeof send<typeof STAFF_CALLS.createClub>>[1];
  expectTypeOf<{ body: { name: string } }>().toExtend<Sent>();
  expectTypeOf<{ body: { title: string } }>().not.toExtend<Sent>();
  expectTypeOf<undefined>().not.toExtend<Sent>();
  expectTypeOf<Awaited<ReturnType<typeof get<typeof STAFF_CALLS.listMail>>>>().toEqualTypeOf<MailBrief[]>();
});

test('cookies are sent, a body is JSON, and 204 returns nothing', async () => {
  const fetch = answer(new Response(null, { status: 204 }));
  expect(await send(PUBLIC_CALLS.signOut)).toBeUndefined();
  expect(fetch.mock.calls[0]?.[1]).toEqual({
    credentials: 'same-origin',
    method: 'POST',
    headers: { 'Accept-Language': 'en' },
    body: null,
  });
  await send(STAFF_CALLS.createClub, { body: WRENFOLD, headers: { 'Idempotency-Key': 'k' } }).catch(() => undefined);
  expect(fetch.mock.calls[1]?.[1]).toMatchObject({
    body: JSON.stringify(WRENFOLD),
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
  });
});
