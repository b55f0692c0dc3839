/** Who is notified of what, and when (C9.3, C9.5). */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { clubs } from '../../../server/db/schema.ts';
import { MINIMAL, type Stage } from '../../stage.ts';
import { openReceipt, reportWithCode, someCode, writeToReporter, writeToTeam } from '../receipt/with-code.ts';
import { setMailStage } from './mail-stage.ts';

const mail = setMailStage();
const RIDGE = ['beatrix: A safety report is waiting', 'tomasz: A safety report is waiting'];
const BEATRIX = ['beatrix: A safety report is waiting'];
const SEVERAL = ['beatrix: Safety reports are waiting'];
const act = (as: Parameters<Stage['call']>[2], method: string, url: string) => mail.stage.call(method, url, as);

test('the safety team of the club is notified of a new report once, no sooner than a minute later (C9.3)', async () => {
  await mail.stage.report('ridge');
  expect(await mail.sendAfter({ seconds: 59 })).toEqual([]);
  expect(await mail.sendAfter({ minutes: 10 })).toEqual(RIDGE);
  expect(await mail.sendAfter({ days: 1 })).toEqual([]);
  const [first, second] = mail.sink.mails;
  expect(first?.parsed.messageId).not.toBe(second?.parsed.messageId);
});

test('deleted and moved people get no email; super-admins do if a club has no safety team (C9.2, C9.3)', () =>
  mail.elsewhere(async () => {
    await mail.stage.report('ridge');
    await act({ as: 'superAdmin' }, 'DELETE', `/api/users/${mail.stage.people.ridgeAdmin.id}`);
    const moved = { clubId: mail.stage.clubs.valley };
    await act({ as: 'superAdmin', body: moved }, 'PATCH', `/api/users/${mail.stage.people.ridgeManager.id}`);
    expect(await mail.sendAfter({ minutes: 11 })).toEqual([]);
    await mail.stage.report('ridge');
    expect(await mail.sendAfter({ minutes: 11 })).toEqual(['ingrid: A safety report is waiting']);
  }));

test.each([
  ['approved', async (id: string) => mail.stage.approve(id)],
  [
    'commented',
    (id: string) => act({ as: 'superAdmin', body: { comment: 'Seen.' } }, 'POST', `/api/reports/${id}/comment`),
  ],
  ['hidden', (id: string) => act({ as: 'superAdmin' }, 'POST', `/api/reports/${id}/hide`)],
  [
    'taken',
    (id: string) =>
      act(
        { as: 'superAdmin', body: { takenBy: mail.stage.people.ridgeAdmin.id } },
        'PATCH',
        `/api/reports/${id}/follow-up`,
      ),
  ],
  [
    'closed',
    (id: string) =>
      act({ as: 'superAdmin', body: { reason: 'duplicate' } }, 'POST', `/api/reports/${id}/follow-up/close`),
  ],
  [
    'given to another club',
    (id: string) => act({ as: 'superAdmin', body: { clubId: mail.stage.clubs.valley } }, 'PATCH', `/api/reports/${id}`),
  ],
])('nobody in the club is notified of a report that was %s in the meantime (C9.3)', async (what, deal) => {
  const id = await mail.stage.report('ridge');
  await deal(id);
  const valley = ['amelie: A safety report is waiting', 'jonas: A safety report is waiting'];
  expect(await mail.sendAfter({ minutes: 11 })).toEqual(what === 'given to another club' ? valley : []);
  await mail.sendAfter({ days: 8 });
  expect(await mail.sendAfter({ minutes: 11 })).toEqual(what === 'given to another club' ? valley : []);
});

test('a reassigned report that the old club had dealt with is announced to its new club (C9.3)', async () => {
  const id = await mail.stage.report('ridge');
  await mail.stage.approve(id);
  await act({ as: 'superAdmin', body: { clubId: mail.stage.clubs.valley } }, 'PATCH', `/api/reports/${id}`);
  expect(await mail.sendAfter({ minutes: 11 })).toHaveLength(2);
});

test('giving a report to its own club, in any spelling, changes nothing and announces nothing (C9.3)', async () => {
  const id = await mail.stage.report('ridge');
  await mail.stage.approve(id);
  await mail.sendAfter({ minutes: 11 });
  const { ridge } = mail.stage.clubs;
  for (const clubId of [ridge, ridge.toUpperCase()]) {
    const answer = await act({ as: 'superAdmin', body: { clubId } }, 'PATCH', `/api/reports/${id}`);
    expect([answer.statusCode, answer.json().clubId]).toEqual([200, ridge]);
  }
  expect(await mail.sendAfter({ minutes: 11 })).toEqual([]);
  expect([await mail.sendAfter({ days: 7 }), await mail.sendAfter({ minutes: 11 })]).toEqual([[], []]);
});

test('a reassigned report that its new club hides before publication is no longer announced (C9.3)', async () => {
  const id = await mail.stage.report('ridge');
  await act({ as: 'superAdmin', body: { clubId: mail.stage.clubs.valley } }, 'PATCH', `/api/reports/${id}`);
  expect((await act({ as: 'valleyAdmin' }, 'POST', `/api/reports/${id}/hide`)).statusCode).toBe(200);
  expect(await mail.sendAfter({ minutes: 11 })).toEqual([]);
  expect([await mail.sendAfter({ days: 7 }), await mail.sendAfter({ minutes: 11 })]).toEqual([[], []]);
});

test('all members of a team who were mailed about one answer can be deleted (C4.2, C9.3)', () =>
  mail.elsewhere(async () => {
    const { code } = await reportWithCode(mail.stage, 'ridge');
    await writeToTeam(mail.stage, code, 'One thing more.');
    expect((await mail.sendAfter({ minutes: 11 })).length).toBeGreaterThan(1);
    for (const who of ['ridgeManager', 'ridgeAdmin'] as const) {
      const url = `/api/users/${mail.stage.people[who].id}`;
      expect((await act({ as: 'superAdmin' }, 'DELETE', url)).statusCode).toBe(204);
    }
  }));

test('a report that a super-admin assigned and gave to another club is announced there until it is assigned again (C9.3)', async () => {
  const { superAdmin } = mail.stage.people;
  const assign = async (takenBy: string | null, id: string) =>
    act({ as: 'superAdmin', body: { takenBy } }, 'PATCH', `/api/reports/${id}/follow-up`);
  const give = (id: string) =>
    act({ as: 'superAdmin', body: { clubId: mail.stage.clubs.valley } }, 'PATCH', `/api/reports/${id}`);
  const [first, second] = [await mail.stage.report('ridge'), await mail.stage.report('ridge')];
  for (const id of [first, second]) {
    await assign(superAdmin.id, id);
    await give(id);
  }
  await assign(null, second);
  await assign(superAdmin.id, second);
  expect(await mail.sendAfter({ minutes: 11 })).toEqual([
    'amelie: A safety report is waiting',
    'jonas: A safety report is waiting',
  ]);
});

test('a report that nobody has looked at is announced again on day 7 and day 14, and then never (C9.3)', async () => {
  await mail.stage.report('ridge');
  await mail.sendAfter({ minutes: 11 });
  const mailsByDay: [number, string[]][] = [];
  for (let day = 1; day <= 40; day += 1) {
    const mails = [...(await mail.sendAfter({ hours: 23, minutes: 49 })), ...(await mail.sendAfter({ minutes: 11 }))];
    if (mails.length > 0) mailsByDay.push([day, mails]);
  }
  expect(mailsByDay).toEqual([
    [7, RIDGE],
    [14, RIDGE],
  ]);
});

test('a person gets at most one email in a quarter of an hour and twenty a day; the rest are batched (C9.3, C19.8)', async () => {
  await mail.choose('ridgeAdmin', 'never');
  for (let quarter = 0; quarter < 22; quarter += 1) {
    for (let count = 0; count < 2; count += 1) await mail.stage.report('ridge');
    const mails = [...(await mail.sendAfter({ minutes: 11 })), ...(await mail.sendAfter({ minutes: 4 }))];
    expect(mails).toEqual(quarter < 20 ? SEVERAL : []);
  }
  expect(await mail.sendAfter({ hours: 24 })).toEqual(SEVERAL);
  expect((await mail.states()).filter(({ state }) => state === 'waiting')).toEqual([]);
});

test('emails due within a quarter of an hour of the last one wait until its end and are batched (C19.8)', async () => {
  await mail.choose('ridgeAdmin', 'never');
  await mail.stage.report('ridge');
  expect(await mail.sendAfter({ minutes: 11 })).toEqual(BEATRIX);
  const { id, code } = await reportWithCode(mail.stage);
  await writeToTeam(mail.stage, code, 'It was runway 27.');
  await mail.stage.report('ridge');
  expect([...(await mail.sendAfter({ minutes: 11 })), ...(await mail.sendAfter({ minutes: 3, seconds: 59 }))]).toEqual(
    [],
  );
  expect(await mail.sendAfter({ seconds: 1 })).toEqual(SEVERAL);
  const { text = '' } = mail.sink.mails.at(-1)?.parsed ?? {};
  expect(text).toContain('Safety reports are waiting. Sign in to read them:');
  expect(text).toContain('An answer to a question from the safety team is waiting.');
  expect(text).not.toContain(id);
  expect((await mail.states()).every(({ state }) => state === 'sent')).toBe(true);
});

test('emails to different people about one report are never batched (C19.8)', async () => {
  await mail.stage.report('valley');
  const { database, mail: outbox, clock } = mail.stage.services;
  const reportId = await mail.stage.report('ridge', { reporterEmail: 'pilot@sky.example' });
  await database.transaction((tx) => outbox.enqueue(tx, { kind: 'question', reportId }, clock()));
  expect(await mail.sendAfter({ minutes: 11 })).toEqual([
    'amelie: A safety report is waiting',
    'beatrix: A safety report is waiting',
    'jonas: A safety report is waiting',
    'pilot: A question about your report',
    'tomasz: A safety report is waiting',
  ]);
});

test('daily emails come at 07:00 UTC, batched into one, except for deadlines; never means none at all (C9.5)', async () => {
  await mail.choose('ridgeManager', 'daily');
  await mail.choose('ridgeAdmin', 'never', 'never');
  for (let count = 0; count < 3; count += 1) await mail.stage.report('ridge');
  const id = await mail.stage.report('ridge');
  const { database, mail: outbox, clock } = mail.stage.services;
  const settings = { as: 'superAdmin', body: { regime: 'EU' } } as const;
  await act(settings, 'PATCH', `/api/clubs/${mail.stage.clubs.ridge}/settings`);
  const due = new Date((await mail.stage.stored(id)).submittedAt).getTime() + 72 * 3_600_000;
  const eventKey = `initial ${new Date(due).toISOString()}`;
  await database.transaction((tx) => outbox.enqueue(tx, { kind: 'clock', reportId: id, eventKey }, clock()));
  expect(await mail.sendAfter({ minutes: 11 })).toEqual(['beatrix: A reporting deadline is approaching']);
  mail.stage.clock.set('2026-06-16T06:59:59.000Z');
  expect(await mail.sendAfter({})).toEqual([]);
  expect(await mail.sendAfter({ seconds: 1 })).toEqual(SEVERAL);
  expect(await mail.sendAfter({ days: 1 })).toEqual([]);
});

/** Sessions do not last as long as these tests' clocks run. */
const inZone = (timeZone: string) =>
  mail.stage.services.database.db.update(clubs).set({ timeZone }).where(eq(clubs.id, mail.stage.clubs.ridge));

test("daily email comes in the morning of the user's club, also on the night when clocks change (C19.6)", async () => {
  await mail.choose('ridgeManager', 'daily');
  await mail.choose('ridgeAdmin', 'never', 'never');
  await inZone('Europe/Berlin');
  mail.stage.clock.set('2026-10-24T12:00:00.000Z');
  await mail.stage.report('ridge');
  await mail.sendAfter({ minutes: 11 });
  mail.stage.clock.set('2026-10-25T05:59:59.000Z');
  expect(await mail.sendAfter({})).toEqual([]);
  expect(await mail.sendAfter({ seconds: 1 })).toEqual(BEATRIX);
  await inZone('UTC');
});

test('people are notified of actions on Monday in the time zone of their club, once (C19.6)', async () => {
  const add = (as: 'ridgeAdmin' | 'valleyAdmin', ownerId: string) =>
    act({ as, body: { title: 'Replace the weak link', ownerId, due: '2026-06-22' } }, 'POST', '/api/actions');
  await add('ridgeAdmin', mail.stage.people.ridgeManager.id);
  await add('valleyAdmin', mail.stage.people.valleyManager.id);
  await inZone('Pacific/Kiritimati');
  mail.stage.clock.set('2026-06-21T16:50:00.000Z');
  await mail.worker.poll();
  expect(await mail.sendAfter({ minutes: 10 })).toEqual([]);
  expect(await mail.sendAfter({ minutes: 10 })).toEqual(['beatrix: Actions are due']);
  await inZone('UTC');
  mail.stage.clock.set('2026-06-22T07:00:00.000Z');
  await mail.worker.poll();
  expect(await mail.sendAfter({ minutes: 11 })).toEqual(['jonas: Actions are due']);
});

test('on Mondays owners get an email about actions due within a week, admins about overdue ones; nobody else (C9.3)', async () => {
  const add = (body: object) => act({ as: 'ridgeAdmin', body }, 'POST', '/api/actions');
  await add({ title: 'Replace the weak link', ownerId: mail.stage.people.ridgeManager.id, due: '2026-06-29' });
  await act(
    {
      as: 'valleyAdmin',
      body: { title: 'Later', ownerId: mail.stage.people.valleyManager.id, due: '2026-06-30' },
    },
    'POST',
    '/api/actions',
  );
  mail.stage.clock.set('2026-06-22T06:59:00.000Z');
  expect(await mail.sendAfter({})).toEqual([]);
  const manager = ['beatrix: Actions are due'];
  expect([
    ...(await mail.sendAfter({ minutes: 11 })),
    ...(await mail.sendAfter({ minutes: 11 })),
    ...(await mail.sendAfter({ hours: 9 })),
  ]).toEqual(manager);
  mail.stage.clock.set('2026-06-29T07:01:00.000Z');
  await mail.worker.poll();
  expect(await mail.sendAfter({ minutes: 11 })).toEqual([...manager, 'jonas: Actions are due']);
  mail.stage.clock.set('2026-07-06T07:01:00.000Z');
  await mail.worker.poll();
  expect(await mail.sendAfter({ minutes: 11 })).toEqual([
    'amelie: Actions are due',
    ...manager,
    'jonas: Actions are due',
    'tomasz: Actions are due',
  ]);
});

test('a question goes to the address that the report holds when it is sent; an erased contact gets none (C9.2)', async () => {
  const { database, mail: outbox, clock } = mail.stage.services;
  const question = (reportId: string) =>
    database.transaction((tx) => outbox.enqueue(tx, { kind: 'question', reportId }, clock()));
  await mail.choose('ridgeAdmin', 'never');
  await mail.choose('ridgeManager', 'never');
  await question(await mail.stage.report('ridge', { reporterEmail: 'pilot@sky.example' }));
  expect(await mail.sendAfter({ minutes: 11 })).toEqual(['pilot: A question about your report']);
  const erased = await mail.stage.report('ridge', { reporterEmail: 'pilot@sky.example' });
  await question(erased);
  await act({ as: 'superAdmin' }, 'DELETE', `/api/reports/${erased}/contact`);
  expect(await mail.sendAfter({ minutes: 11 })).toEqual([]);
});

test('no email is sent about a question that the reporter has already read; a later question is announced (C9.3)', async () => {
  const code = someCode();
  const body = {
    clubId: mail.stage.clubs.ridge,
    ...MINIMAL,
    reporterEmail: 'pilot@sky.example',
    receiptCode: code,
    notifyReporter: true,
  };
  await mail.choose('ridgeAdmin', 'never');
  await mail.choose('ridgeManager', 'never');
  const { id } = (await mail.stage.call('POST', '/api/reports', { body })).json();
  await writeToReporter(mail.stage, id, 'Which runway?');
  expect((await openReceipt(mail.stage, code)).statusCode).toBe(200);
  expect(await mail.sendAfter({ minutes: 11 })).toEqual([]);
  await writeToReporter(mail.stage, id, 'And which glider?');
  expect(await mail.sendAfter({ minutes: 11 })).toEqual(['pilot: A question about your report']);
});
