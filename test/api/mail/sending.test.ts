/** Sending emails to a real mail server (C9.2). */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { takeNextMail } from '../../../server/mail/send/next-mail.ts';
import { mailHealth } from '../../../server/mail/send/queries.ts';
import { startSink } from '../../smtp/sink.ts';
import { ORIGIN, setMailStage, workerOf } from './mail-stage.ts';

const mail = setMailStage();
const BEATRIX = ['beatrix: A safety report is waiting'];

test('an email is tried six times, 1, 5, 30 min, 2 and 12 h apart, with one Message-ID, and then marked as failed (C9.2)', async () => {
  await mail.choose('ridgeAdmin', 'never');
  await mail.stage.report('ridge');
  mail.sink.refuse({ at: 'DATA', code: 451 });
  await mail.sendAfter({ minutes: 11 });
  for (const [index, step] of [
    { minutes: 1 },
    { minutes: 5 },
    { minutes: 30 },
    { hours: 2 },
    { hours: 12 },
  ].entries()) {
    expect(await mail.states()).toMatchObject([{ state: 'waiting', tries: index + 1 }]);
    mail.stage.clock.advance(step);
    mail.stage.clock.advance({ seconds: -1 });
    await mail.worker.poll();
    expect(await mail.states()).toMatchObject([{ tries: index + 1 }]);
    await mail.sendAfter({ seconds: 1 });
  }
  expect(await mail.states()).toMatchObject([
    { state: 'failed', tries: 6, answer: expect.stringMatching(/refused the email itself.* It said: 451/) },
  ]);
  expect(mail.sink.tries).toHaveLength(6);
  const ids = mail.sink.tries.map((raw) => /^Message-ID: (<\S+>)\r$/m.exec(raw)?.[1]);
  expect(new Set(ids)).toEqual(new Set([expect.stringContaining('@')]));
  mail.sink.refuse(null);
  expect(await mail.sendAfter({ days: 2 })).toEqual([]);
  expect(mail.worker.metrics).toEqual({ sent: 0, failed: 1, failedTries: 6 });
});

test('a 5xx for one recipient fails that email at once and does not hold up the others (C9.2)', async () => {
  await mail.stage.report('ridge');
  mail.sink.refuse({ at: 'RCPT', code: 550, only: 'tomasz@ridge.example' });
  expect(await mail.sendAfter({ minutes: 11 })).toEqual(BEATRIX);
  expect((await mail.states()).map(({ state, tries }) => `${state} ${tries}`).toSorted()).toEqual([
    'failed 1',
    'sent 1',
  ]);
  expect(JSON.stringify(await mail.states())).not.toContain('@');
  expect((await mail.states()).map(({ answer }) => answer).join()).toMatch(
    /The mail server refuses the recipient …\. It said: 550/,
  );
});

test('while the server is down no try is counted; the email goes once it is back, or fails after a day (C9.2)', async () => {
  await mail.choose('ridgeAdmin', 'never');
  await mail.stage.report('ridge');
  const { port } = mail.sink;
  await mail.sink.close();
  for (let minute = 0; minute < 60; minute += 15) expect(await mail.sendAfter({ minutes: 15 })).toEqual([]);
  expect(await mail.states()).toMatchObject([
    {
      state: 'waiting',
      tries: 0,
      answer: expect.stringMatching(/^The mail server \S+, port \d+, cannot be reached, .* It said: .*ECONNREFUSED/),
    },
  ]);
  mail.sink = await startSink({ port });
  expect(await mail.sendAfter({ minutes: 1 })).toEqual(BEATRIX);

  await mail.stage.report('ridge');
  await mail.sink.close();
  await mail.sendAfter({ minutes: 16 });
  await mail.sendAfter({ hours: 23, minutes: 58 });
  expect((await mail.states()).at(-1)).toMatchObject({ state: 'waiting', tries: 0 });
  await mail.sendAfter({ minutes: 3 });
  expect((await mail.states()).at(-1)).toMatchObject({ state: 'failed', tries: 0 });
  mail.sink = await startSink({ port });
  expect(await mail.sendAfter({ minutes: 5 })).toEqual([]);
});

test('once the first email of a batch fails after a day, the others are still sent (C9.2)', async () => {
  await mail.choose('ridgeAdmin', 'never');
  await mail.stage.report('ridge');
  const { port } = mail.sink;
  await mail.sink.close();
  await mail.sendAfter({ minutes: 16 });
  mail.stage.clock.advance({ hours: 23, minutes: 40 });
  await mail.stage.report('ridge');
  await mail.sendAfter({ minutes: 11 });
  await mail.sendAfter({ minutes: 10 });
  expect((await mail.states()).map(({ state }) => state)).toEqual(['failed', 'waiting']);
  mail.sink = await startSink({ port });
  expect(await mail.sendAfter({ minutes: 5 })).toEqual(BEATRIX);
  expect((await mailHealth(mail.stage.services.database.db)).troubleSince).toBe(null);
});

test('an outage before an email was put off until the morning does not count towards its day (C9.2, C9.5)', async () => {
  await mail.choose('ridgeAdmin', 'never');
  await mail.choose('ridgeManager', 'daily');
  await mail.stage.report('ridge');
  const { port } = mail.sink;
  const { database, mail: outbox } = mail.stage.services;
  await mail.sink.close();
  mail.stage.clock.advance({ minutes: 11 });
  const account = { kind: 'password-changed', userId: mail.stage.people.ridgeAdmin.id } as const;
  await database.transaction((tx) => outbox.enqueue(tx, account, mail.stage.clock.read()));
  await mail.worker.poll();
  mail.sink = await startSink({ port });
  await mail.sendAfter({ minutes: 2 });
  expect(await mail.states()).toMatchObject([{ state: 'waiting' }, { state: 'sent' }]);
  expect((await mailHealth(database.db)).troubleSince).toBe(null);
});

test('account emails go at once, whatever was chosen and however many went before (C9.2)', async () => {
  await mail.choose('ridgeManager', 'never', 'never');
  const { database, mail: outbox, clock } = mail.stage.services;
  const userId = mail.stage.people.ridgeManager.id;
  const kinds = ['reset', 'password-changed', 'second-factor-changed', 'sign-in-attempts'] as const;
  for (const kind of [...kinds, ...kinds])
    await database.transaction((tx) => outbox.enqueue(tx, { kind, userId }, clock()));
  expect(await mail.sendAfter({})).toHaveLength(8);
  for (const { parsed } of mail.sink.mails) expect([...parsed.headers.keys()]).not.toContain('list');
});

test('outbox rows are deleted thirty days after they ended (C9.2)', async () => {
  await mail.choose('ridgeAdmin', 'never');
  await mail.stage.report('ridge');
  await mail.sendAfter({ minutes: 11 });
  await mail.stage.approve(await mail.stage.report('ridge'));
  await mail.sendAfter({ minutes: 11 });
  expect((await mail.states()).map(({ state }) => state)).toEqual(['sent', 'needless']);
  await mail.sendAfter({ days: 29, hours: 23 });
  expect((await mail.states()).filter(({ kind }) => kind === 'new-report')).toHaveLength(2);
  await mail.sendAfter({ hours: 2 });
  expect((await mail.states()).filter(({ kind }) => kind === 'new-report')).toEqual([]);
});

test('two workers at the same time send each email once (C9.2)', async () => {
  const other = workerOf(mail.stage, mail.sink);
  await mail.stage.report('ridge');
  mail.stage.clock.advance({ minutes: 11 });
  await Promise.all([mail.worker.poll(), other.poll(), mail.worker.poll()]);
  await Promise.all([mail.worker.poll(), other.poll()]);
  expect(mail.sink.mails).toHaveLength(2);
});

test('batched emails are retried together, and none is lost if a process dies between taking and sending (C19.8)', async () => {
  await mail.choose('ridgeAdmin', 'never');
  for (let count = 0; count < 3; count += 1) await mail.stage.report('ridge');
  mail.stage.clock.advance({ minutes: 11 });
  expect(await takeNextMail(mail.stage.services, ORIGIN)).toMatchObject({ tries: 0 });
  mail.sink.refuse({ at: 'DATA', code: 451 });
  await mail.worker.poll();
  expect(new Set((await mail.states()).map(({ state, tries }) => `${state} ${tries}`))).toEqual(new Set(['waiting 1']));
  mail.sink.refuse(null);
  expect(await mail.sendAfter({ minutes: 1 })).toEqual(['beatrix: Safety reports are waiting']);
  expect(await mail.sendAfter({ days: 1 })).toEqual([]);
  expect((await mail.states()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
});

test('an email batched in an attempt that failed goes with any later email to the same person (C9.2, C19.8)', async () => {
  await mail.choose('ridgeAdmin', 'never');
  mail.sink.refuse({ at: 'DATA', code: 451 });
  for (let count = 0; count < 2; count += 1) await mail.stage.report('ridge');
  for (const minutes of [11, 1, 5]) await mail.sendAfter({ minutes });
  await mail.stage.report('ridge');
  await mail.sendAfter({ minutes: 11 });
  expect((await mail.states()).map(({ tries }) => tries).toSorted()).toEqual([1, 3, 3]);
  mail.sink.refuse(null);
  // The last one is due first now, ahead of the batch.
  expect(await mail.sendAfter({ hours: 1 })).toEqual(['beatrix: Safety reports are waiting']);
  expect((await mail.states()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
});

test('an email whose batch ended without it is sent (C9.2)', async () => {
  await mail.choose('ridgeAdmin', 'never');
  const { database, clock } = mail.stage.services;
  for (let count = 0; count < 2; count += 1) await mail.stage.report('ridge');
  mail.stage.clock.advance({ minutes: 11 });
  await takeNextMail(mail.stage.services, ORIGIN);
  await database.db.execute(sql`
    UPDATE outbox SET state = 'sent', ended_at = ${clock().toISOString()} WHERE goes_with IS NULL`);
  expect(await mail.sendAfter({ minutes: 30 })).toHaveLength(1);
});

test('an email sent while the clock was ahead holds up no other once it is right (C9.3)', async () => {
  await mail.choose('ridgeAdmin', 'never');
  const now = mail.stage.clock.read();
  await mail.stage.report('ridge');
  expect(await mail.sendAfter({ days: 300 })).toHaveLength(1);
  mail.stage.clock.set(now.toISOString());
  await mail.stage.report('ridge');
  expect(await mail.sendAfter({ minutes: 11 })).toHaveLength(1);
});
