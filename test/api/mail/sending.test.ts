/** Sending emails to a real mail server (C9.2). */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { takeNextMail } from '../../../server/mail/send/next-mail.ts';
import { mailHealth } from '../../../server/mail/send/queries.ts';
import { startSink } from '../../smtp/sink.ts';
import { ORIGIN, setPost, workerOf } from './post.ts';

const post = setPost();
const BEATRIX = ['beatrix: A safety report is waiting'];

test('an email is tried six times, 1, 5, 30 min, 2 and 12 h apart, with one Message-ID, and then marked as failed (C9.2)', async () => {
  await post.choose('ridgeAdmin', 'never');
  await post.stage.report('ridge');
  post.sink.refuse({ at: 'DATA', code: 451 });
  await post.pass({ minutes: 11 });
  for (const [index, step] of [
    { minutes: 1 },
    { minutes: 5 },
    { minutes: 30 },
    { hours: 2 },
    { hours: 12 },
  ].entries()) {
    expect(await post.states()).toMatchObject([{ state: 'waiting', tries: index + 1 }]);
    post.stage.clock.advance(step);
    post.stage.clock.advance({ seconds: -1 });
    await post.worker.poll();
    expect(await post.states()).toMatchObject([{ tries: index + 1 }]);
    await post.pass({ seconds: 1 });
  }
  expect(await post.states()).toMatchObject([
    { state: 'failed', tries: 6, answer: expect.stringMatching(/refused the email itself.* It said: 451/) },
  ]);
  expect(post.sink.tries).toHaveLength(6);
  const ids = post.sink.tries.map((raw) => /^Message-ID: (<\S+>)\r$/m.exec(raw)?.[1]);
  expect(new Set(ids)).toEqual(new Set([expect.stringContaining('@')]));
  post.sink.refuse(null);
  expect(await post.pass({ days: 2 })).toEqual([]);
  expect(post.worker.metrics).toEqual({ sent: 0, failed: 1, failedTries: 6 });
});

test('a 5xx for one recipient fails that email at once and does not hold up the others (C9.2)', async () => {
  await post.stage.report('ridge');
  post.sink.refuse({ at: 'RCPT', code: 550, only: 'tomasz@ridge.example' });
  expect(await post.pass({ minutes: 11 })).toEqual(BEATRIX);
  expect((await post.states()).map(({ state, tries }) => `${state} ${tries}`).toSorted()).toEqual([
    'failed 1',
    'sent 1',
  ]);
  expect(JSON.stringify(await post.states())).not.toContain('@');
  expect((await post.states()).map(({ answer }) => answer).join()).toMatch(
    /The mail server refuses the recipient …\. It said: 550/,
  );
});

test('while the server is down no try is counted; the email goes once it is back, or fails after a day (C9.2)', async () => {
  await post.choose('ridgeAdmin', 'never');
  await post.stage.report('ridge');
  const { port } = post.sink;
  await post.sink.close();
  for (let minute = 0; minute < 60; minute += 15) expect(await post.pass({ minutes: 15 })).toEqual([]);
  expect(await post.states()).toMatchObject([
    {
      state: 'waiting',
      tries: 0,
      answer: expect.stringMatching(/^The mail server \S+, port \d+, cannot be reached, .* It said: .*ECONNREFUSED/),
    },
  ]);
  post.sink = await startSink({ port });
  expect(await post.pass({ minutes: 1 })).toEqual(BEATRIX);

  await post.stage.report('ridge');
  await post.sink.close();
  await post.pass({ minutes: 16 });
  await post.pass({ hours: 23, minutes: 58 });
  expect((await post.states()).at(-1)).toMatchObject({ state: 'waiting', tries: 0 });
  await post.pass({ minutes: 3 });
  expect((await post.states()).at(-1)).toMatchObject({ state: 'failed', tries: 0 });
  post.sink = await startSink({ port });
  expect(await post.pass({ minutes: 5 })).toEqual([]);
});

test('once the first email of a batch fails after a day, the others are still sent (C9.2)', async () => {
  await post.choose('ridgeAdmin', 'never');
  await post.stage.report('ridge');
  const { port } = post.sink;
  await post.sink.close();
  await post.pass({ minutes: 16 });
  post.stage.clock.advance({ hours: 23, minutes: 40 });
  await post.stage.report('ridge');
  await post.pass({ minutes: 11 });
  await post.pass({ minutes: 10 });
  expect((await post.states()).map(({ state }) => state)).toEqual(['failed', 'waiting']);
  post.sink = await startSink({ port });
  expect(await post.pass({ minutes: 5 })).toEqual(BEATRIX);
  expect((await mailHealth(post.stage.services.database.db)).troubleSince).toBe(null);
});

test('an outage before an email was put off until the morning does not count towards its day (C9.2, C9.5)', async () => {
  await post.choose('ridgeAdmin', 'never');
  await post.choose('ridgeManager', 'daily');
  await post.stage.report('ridge');
  const { port } = post.sink;
  const { database, mail } = post.stage.services;
  await post.sink.close();
  post.stage.clock.advance({ minutes: 11 });
  const account = { kind: 'password-changed', userId: post.stage.people.ridgeAdmin.id } as const;
  await database.transaction((tx) => mail.enqueue(tx, account, post.stage.clock.read()));
  await post.worker.poll();
  post.sink = await startSink({ port });
  await post.pass({ minutes: 2 });
  expect(await post.states()).toMatchObject([{ state: 'waiting' }, { state: 'sent' }]);
  expect((await mailHealth(database.db)).troubleSince).toBe(null);
});

test('account emails go at once, whatever was chosen and however many went before (C9.2)', async () => {
  await post.choose('ridgeManager', 'never', 'never');
  const { database, mail, clock } = post.stage.services;
  const userId = post.stage.people.ridgeManager.id;
  const kinds = ['reset', 'password-changed', 'second-factor-changed', 'sign-in-attempts'] as const;
  for (const kind of [...kinds, ...kinds])
    await database.transaction((tx) => mail.enqueue(tx, { kind, userId }, clock()));
  expect(await post.pass({})).toHaveLength(8);
  for (const { parsed } of post.sink.mails) expect([...parsed.headers.keys()]).not.toContain('list');
});

test('outbox rows are deleted thirty days after they ended (C9.2)', async () => {
  await post.choose('ridgeAdmin', 'never');
  await post.stage.report('ridge');
  await post.pass({ minutes: 11 });
  await post.stage.approve(await post.stage.report('ridge'));
  await post.pass({ minutes: 11 });
  expect((await post.states()).map(({ state }) => state)).toEqual(['sent', 'needless']);
  await post.pass({ days: 29, hours: 23 });
  expect((await post.states()).filter(({ kind }) => kind === 'new-report')).toHaveLength(2);
  await post.pass({ hours: 2 });
  expect((await post.states()).filter(({ kind }) => kind === 'new-report')).toEqual([]);
});

test('two workers at the same time send each email once (C9.2)', async () => {
  const other = workerOf(post.stage, post.sink);
  await post.stage.report('ridge');
  post.stage.clock.advance({ minutes: 11 });
  await Promise.all([post.worker.poll(), other.poll(), post.worker.poll()]);
  await Promise.all([post.worker.poll(), other.poll()]);
  expect(post.sink.mails).toHaveLength(2);
});

test('batched emails are retried together, and none is lost if a process dies between taking and sending (C19.8)', async () => {
  await post.choose('ridgeAdmin', 'never');
  for (let count = 0; count < 3; count += 1) await post.stage.report('ridge');
  post.stage.clock.advance({ minutes: 11 });
  expect(await takeNextMail(post.stage.services, ORIGIN)).toMatchObject({ tries: 0 });
  post.sink.refuse({ at: 'DATA', code: 451 });
  await post.worker.poll();
  expect(new Set((await post.states()).map(({ state, tries }) => `${state} ${tries}`))).toEqual(new Set(['waiting 1']));
  post.sink.refuse(null);
  expect(await post.pass({ minutes: 1 })).toEqual(['beatrix: Safety reports are waiting']);
  expect(await post.pass({ days: 1 })).toEqual([]);
  expect((await post.states()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
});

test('an email batched in an attempt that failed goes with any later email to the same person (C9.2, C19.8)', async () => {
  await post.choose('ridgeAdmin', 'never');
  post.sink.refuse({ at: 'DATA', code: 451 });
  for (let count = 0; count < 2; count += 1) await post.stage.report('ridge');
  for (const minutes of [11, 1, 5]) await post.pass({ minutes });
  await post.stage.report('ridge');
  await post.pass({ minutes: 11 });
  expect((await post.states()).map(({ tries }) => tries).toSorted()).toEqual([1, 3, 3]);
  post.sink.refuse(null);
  // The last one is due first now, ahead of the batch.
  expect(await post.pass({ hours: 1 })).toEqual(['beatrix: Safety reports are waiting']);
  expect((await post.states()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
});

test('an email whose batch ended without it is sent (C9.2)', async () => {
  await post.choose('ridgeAdmin', 'never');
  const { database, clock } = post.stage.services;
  for (let count = 0; count < 2; count += 1) await post.stage.report('ridge');
  post.stage.clock.advance({ minutes: 11 });
  await takeNextMail(post.stage.services, ORIGIN);
  await database.db.execute(sql`
    UPDATE outbox SET state = 'sent', ended_at = ${clock().toISOString()} WHERE goes_with IS NULL`);
  expect(await post.pass({ minutes: 30 })).toHaveLength(1);
});

test('an email sent while the clock was ahead holds up no other once it is right (C9.3)', async () => {
  await post.choose('ridgeAdmin', 'never');
  const now = post.stage.clock.read();
  await post.stage.report('ridge');
  expect(await post.pass({ days: 300 })).toHaveLength(1);
  post.stage.clock.set(now.toISOString());
  await post.stage.report('ridge');
  expect(await post.pass({ minutes: 11 })).toHaveLength(1);
});
