/** A request whose body arrives after its user has gone, or has other rights, does nothing (C3.17, C6.1). */
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Stage, setStage } from '../../stage.ts';
import { reportWithCode } from '../receipt/with-code.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await setStage();
});
afterEach(() => stage.close());

type Request = { method: 'POST' | 'PATCH'; url: string; text: string; type?: string };

/** Starts a request by the admin without its body; the returned function sends that and resolves to the status. */
function begin({ method, url, text, type = 'application/json' }: Request): () => Promise<number> {
  const body = new Readable({ read() {} });
  const { cookie } = stage.people.ridgeAdmin;
  const headers = { cookie, 'content-type': type, 'content-length': String(Buffer.byteLength(text)) };
  const answer = stage.app.inject({ method, url, headers, payload: body });
  return async () => {
    body.push(text);
    body.push(null);
    return (await answer).statusCode;
  };
}

const ADMIN = () => `/api/users/${stage.people.ridgeAdmin.id}`;

async function requests(): Promise<{ id: string; finish: (() => Promise<number>)[] }> {
  const { id } = await reportWithCode(stage);
  const post = (url: string, body: object) => begin({ method: 'POST', url, text: JSON.stringify(body) });
  const finish = [
    post(`/api/reports/${id}/messages`, { body: 'Which runway?' }),
    post(`/api/reports/${id}/comment`, { comment: 'Read.' }),
    post('/api/actions', { reportId: id, title: 'Mark the soft ground' }),
    begin({ method: 'PATCH', url: '/api/auth/notifications', text: '{"reports":"daily"}' }),
    begin({ method: 'POST', url: '/api/imports', text: 'Date,Narrative\n2024-05-01,Rope break', type: 'text/csv' }),
  ];
  // Wait until each is waiting for its body.
  await wait(300);
  return { id, finish };
}

test('a body that arrives after its user was deleted is refused with 401, and nothing is stored', async () => {
  const { id, finish } = await requests();
  expect((await stage.call('DELETE', ADMIN(), { as: 'superAdmin' })).statusCode).toBe(204);
  for (const each of finish) expect(await each()).toBe(401);
  expect((await stage.stored(id)).smsManagerComment).toBe(null);
  const conversation = await stage.call('GET', `/api/reports/${id}/messages`, { as: 'superAdmin' });
  expect(conversation.json()).toEqual({ hasReceipt: true, messages: [] });
});

test('a body that arrives after its user was given other rights is refused with 403', async () => {
  const { id, finish } = await requests();
  const change = { role: 'sms-manager', clubId: stage.clubs.valley };
  expect((await stage.call('PATCH', ADMIN(), { as: 'superAdmin', body: change })).statusCode).toBe(200);
  for (const each of finish) expect([401, 403]).toContain(await each());
  expect((await stage.stored(id)).smsManagerComment).toBe(null);
});
