/** Mail preferences, the unsubscribe link, and what super-admins see of emails (C9.2, C9.5). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyRow } from '../../rows.ts';
import { type Sink, startSink } from '../../smtp/sink.ts';
import { type Stage, setStage } from '../../stage.ts';
import { workerOf } from './mail-stage.ts';

let stage: Stage;
let sink: Sink;
beforeAll(async () => {
  stage = await setStage({
    mail: true,
    render: (_path, { stop }) => ({ status: stop ? 200 : 404, html: JSON.stringify(stop) }),
  });
  sink = await startSink();
});
afterAll(async () => {
  await sink.close();
  await stage.close();
});

const URL_OF = '/api/auth/notifications';
const choices = async (as: 'ridgeAdmin' | 'ridgeManager' | 'valleyAdmin') =>
  (await stage.call('GET', URL_OF, { as })).json();

test('defaults apply until someone chooses, omitted fields stay unchanged, and colleagues keep their choice (C9.5)', async () => {
  expect(await choices('ridgeAdmin')).toEqual({ reports: 'at-once', actions: 'weekly' });
  const change = async (body: object) => (await stage.call('PATCH', URL_OF, { as: 'ridgeAdmin', body })).json();
  expect(await change({ reports: 'daily' })).toEqual({ reports: 'daily', actions: 'weekly' });
  expect(await change({ actions: 'never' })).toEqual({ reports: 'daily', actions: 'never' });
  expect(await change({})).toEqual({ reports: 'daily', actions: 'never' });
  expect(await choices('ridgeManager')).toEqual({ reports: 'at-once', actions: 'weekly' });
  for (const [body, path] of [
    [{ reports: 'weekly' }, 'reports'],
    [{ actions: null }, 'actions'],
  ] as const) {
    const refused = await stage.call('PATCH', URL_OF, { as: 'ridgeAdmin', body });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toMatchObject([{ path }]);
  }
});

/** The link in the newest email to somebody. */
const linkTo = (email: string): string => {
  const mail = sink.mails.findLast(({ to }) => to === email);
  return (
    /List-Unsubscribe: <https:\/\/safety\.example([^>]+)>/.exec(mail?.raw.replace(/\r\n\s+/g, ' ') ?? '')?.[1] ?? ''
  );
};

test('opening the link in an email changes nothing; a POST from anywhere, without sign-in, stops these emails (C9.5)', async () => {
  const reportId = await stage.report('valley', { reporterEmail: 'pilot@sky.example' });
  const { database, mail, clock } = stage.services;
  await database.transaction((tx) => mail.enqueue(tx, { kind: 'question', reportId }, clock()));
  stage.clock.advance({ minutes: 11 });
  await workerOf(stage, sink).poll();
  const link = linkTo('amelie@valley.example');
  const ids = [reportId, ...Object.values(stage.clubs), ...Object.values(stage.people).map(({ id }) => id)];
  for (const id of ids) expect(link).not.toContain(id);
  const shown = await stage.call('GET', link);
  expect(shown.json()).toMatchObject({ topic: 'reports', isDone: false });
  expect(shown.headers['content-security-policy']).toContain("form-action 'self'");
  expect((await choices('valleyAdmin')).reports).toBe('at-once');

  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://mail.example',
    'sec-fetch-site': 'cross-site',
  };
  const stopped = await stage.call('POST', link, { headers, body: 'List-Unsubscribe=One-Click' });
  expect([stopped.statusCode, stopped.json().isDone]).toEqual([200, true]);
  expect(await choices('valleyAdmin')).toEqual({ reports: 'never', actions: 'weekly' });

  const ofReporter = linkTo('pilot@sky.example');
  await stage.call('POST', ofReporter, { headers, body: 'List-Unsubscribe=One-Click' });
  expect((await stage.call('GET', ofReporter)).json()).toMatchObject({ topic: 'question', isDone: true });
  await database.transaction((tx) => mail.enqueue(tx, { kind: 'question', reportId }, clock()));
  const before = sink.mails.length;
  stage.clock.advance({ minutes: 11 });
  await workerOf(stage, sink).poll();
  expect(sink.mails.length).toBe(before);
});

test('the link in a question by email ends with the contact, in every row too (C9.5, C10.5)', async () => {
  const reportId = await stage.report('valley', { reporterEmail: 'erased@sky.example' });
  const { database, mail, clock } = stage.services;
  await database.transaction((tx) => mail.enqueue(tx, { kind: 'question', reportId }, clock()));
  stage.clock.advance({ minutes: 11 });
  await workerOf(stage, sink).poll();
  const link = linkTo('erased@sky.example');
  const token = link.split('link=')[1] ?? '';
  expect(await everyRow(stage)).toContain(token);
  expect((await stage.app.inject({ method: 'POST', url: link })).statusCode).toBe(200);
  await stage.call('DELETE', `/api/reports/${reportId}/contact`, { as: 'valleyAdmin' });
  expect((await stage.app.inject(link)).statusCode).toBe(404);
  expect(token).toHaveLength(43);
  expect(await everyRow(stage)).not.toContain(token);
});

test('an unknown link is 404 and changes nothing, and other calls still refuse foreign origins (C9.5, C6.4)', async () => {
  const before = await everyRow(stage);
  const unknown = `/stop-mails?link=${'x'.repeat(43)}`;
  for (const method of ['GET', 'POST'])
    for (const url of [unknown, '/stop-mails', '/stop-mails?link=a&link=b', "/stop-mails?link='"])
      expect((await stage.call(method, url)).statusCode).toBe(404);
  expect(await everyRow(stage)).toBe(before);
  const headers = { origin: 'https://mail.example' };
  expect((await stage.call('PATCH', URL_OF, { as: 'ridgeAdmin', body: {}, headers })).statusCode).toBe(403);
});

test('super-admins see the newest 200 emails, without addresses and without unneeded ones (C9.2)', async () => {
  await stage.services.database.db.execute(sql`
    INSERT INTO outbox (kind, user_id, state, next_at, created_at, ended_at, last_answer)
    SELECT 'reset', ${stage.people.ridgeAdmin.id}, CASE i % 2 WHEN 0 THEN 'sent' ELSE 'needless' END, now(),
      '2027-01-01'::timestamptz + i * interval '1 minute', now(), '250 fine' FROM generate_series(1, 500) i`);
  const answer = await stage.call('GET', '/api/mail', { as: 'superAdmin' });
  const mails: Record<string, unknown>[] = answer.json();
  expect(mails).toHaveLength(200);
  expect(Object.keys(mails[0] ?? {})).toEqual(['id', 'kind', 'state', 'createdAt', 'tries', 'lastAnswer']);
  expect(mails[0]).toMatchObject({ kind: 'reset', state: 'sent', createdAt: '2027-01-01T08:20:00.000Z' });
  expect(new Set(mails.map(({ state }) => state))).toEqual(new Set(['sent']));
  expect(answer.body).not.toContain('@');
});
