/** Emails as they arrive: none reveals anything of a report, a club or a person (C9.4). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAIL_KINDS, type MailKind } from '../../../domain/mail/kinds.ts';
import { REPORT_TEXT_NAMES, REPORT_TEXTS, type ReportText } from '../../../domain/reports/report.ts';
import type { TextRule } from '../../../domain/text/rule.ts';
import type { NewMail } from '../../../server/mail/outbox.ts';
import { messageOf } from '../../../server/mail/send/message.ts';
import { takeNextMail } from '../../../server/mail/send/next-mail.ts';
import { type Sink, settingsFor, startSink } from '../../smtp/sink.ts';
import { type Stage, setStage } from '../../stage.ts';
import { ORIGIN, workerOf } from '../mail/mail-stage.ts';
import { someCode, writeToTeam } from '../receipt/with-code.ts';

/** The maximum length of a field, where it is shorter than usual (C3.4). */
const maxOf = (name: ReportText): number | undefined => (REPORT_TEXTS[name] as TextRule).max;
const CANARY = /hushbird|D-KX34|Valkenburg|Bcc:/i;
/** Text that would start a header or add an address if it got into a header. */
const NASTY = 'Hushbird, "Glider" <hushbird@valkenburg.example>\r\nBcc: hushbird@sky.example';
const TEAM = ['new-report', 'answer', 'unreviewed', 'clock'];
/** The minimum sent to the mail server one by one, of every kind; the others are checked as they would be sent. */
const MAILS = 24;
/** Rounds of eight kinds: each has one email to each of two staff, one to the reporter, four about an account: 483. */
const WRITTEN_ROUNDS = 69;
const IN_ALL = 500;

let stage: Stage;
let sink: Sink;
beforeAll(async () => {
  stage = await setStage({ mail: true });
  sink = await startSink();
});
afterAll(async () => {
  await sink.close();
  await stage.close();
});

const run = (query: ReturnType<typeof sql>) => stage.services.database.db.execute(query);

/** What keeps a team email relevant until it is sent: an unread message, a running deadline. */
type EventKeys = Partial<Record<MailKind, string>>;

function newMail(kind: MailKind, reportId: string, userId: string, eventKeys: EventKeys): NewMail {
  const eventKey = eventKeys[kind];
  if (TEAM.includes(kind)) return { kind: kind as 'clock', reportId, ...(eventKey && { eventKey }) };
  return kind === 'question' ? { kind, reportId } : { kind: kind as 'reset', userId };
}

/** Rounds of emails that become due one after the other, to the safety team, the reporter and a staff member. */
async function writeRounds(reportId: string, userId: string): Promise<void> {
  const now = stage.clock.read().toISOString();
  const { ridgeAdmin, ridgeManager } = stage.people;
  const about = { user: sql`NULL::uuid`, report: sql`${reportId}::uuid` };
  const whom = [
    ...['new-report', 'unreviewed'].flatMap((kind) =>
      [ridgeAdmin, ridgeManager].map(({ id }) => ({ kind, ...about, user: sql`${id}::uuid` })),
    ),
    { kind: 'question', ...about },
    ...['actions-due', 'reset', 'password-changed', 'second-factor-changed', 'sign-in-attempts'].map((kind) => ({
      kind,
      user: sql`${userId}::uuid`,
      report: sql`NULL::uuid`,
    })),
  ];
  for (const { kind, user, report } of whom)
    await run(sql`INSERT INTO outbox (kind, user_id, report_id, next_at, created_at)
      SELECT ${kind}, ${user}, ${report}, ${now}::timestamptz + round * interval '1 second', ${now}::timestamptz
      FROM generate_series(1, ${WRITTEN_ROUNDS}::int) round`);
}

/** Sends what is queued and backdates it, so that no rate limit delays the next ones. */
async function sendAll(): Promise<void> {
  stage.clock.advance({ minutes: 11 });
  await workerOf(stage, sink).poll();
  await run(sql`UPDATE outbox SET ended_at = ended_at - interval '2 days' WHERE ended_at IS NOT NULL`);
}

/** Advances the clock to when the next email is due; false if none is queued. */
async function untilNext(): Promise<boolean> {
  const { rows } = (await run(
    sql`SELECT min(next_at) AS at FROM outbox WHERE state = 'waiting' AND goes_with IS NULL`,
  )) as unknown as {
    rows: { at: string | null }[];
  };
  const at = rows[0]?.at ?? null;
  if (at !== null) stage.clock.set(new Date(at).toISOString());
  return at !== null;
}

/** Every queued email as it would be handed to the mail server, headers and text. */
async function takeAll(): Promise<string[]> {
  const { from } = settingsFor(0);
  const all: string[] = [];
  for (let isMore = true; isMore; ) {
    const taken = await takeNextMail(stage.services, ORIGIN);
    if (taken === null) isMore = await untilNext();
    if (taken === null || taken === 'settled') continue;
    const { email, id } = taken;
    const { bytes } = await messageOf(email, from, stage.clock.read());
    all.push(`${bytes}\n${email.subject}\n${email.text}`);
    // Backdated, so that no cap delays the next one.
    await run(
      sql`UPDATE outbox SET state = 'sent', ended_at = created_at - interval '2 days' WHERE ${id}::uuid IN (id, goes_with)`,
    );
  }
  return all;
}

test('500 emails of all kinds contain no canary of any field and no id (C9.4)', async () => {
  const texts = Object.fromEntries(REPORT_TEXT_NAMES.map((name) => [name, `hushbird ${name}`.slice(0, maxOf(name))]));
  const plain = { reporterEmail: 'reporter@example.org', narrative: 'A hushbird at Valkenburg.', headline: 'D-KX34' };
  const days = {
    utcDate: '2026-06-01',
    utcTime: '10:00',
    localDate: '2026-06-01',
    localTime: '12:00',
    yearBuilt: '1999',
  };
  const code = someCode();
  const sent = await stage.call('POST', '/api/reports', {
    body: {
      clubId: stage.clubs.ridge,
      ...texts,
      ...days,
      ...plain,
      reporterTelephone: '+31 6 12345678',
      receiptCode: code,
    },
  });
  expect(sent.statusCode).toBe(201);
  const reportId: string = sent.json().id;
  await sendAll();
  await stage.call('PATCH', `/api/clubs/${stage.clubs.ridge}/settings`, { as: 'superAdmin', body: { regime: 'EU' } });
  const { clocks } = (await stage.call('GET', `/api/reports/${reportId}/authority`, { as: 'superAdmin' })).json();
  const message = (await writeToTeam(stage, code, 'hushbird')).json().id;
  const eventKeys = { answer: message, clock: `initial ${clocks[0].due}` };
  await run(sql`UPDATE clubs SET name = ${NASTY}`);
  await run(sql`UPDATE users SET name = ${NASTY}`);
  const userId = stage.people.ridgeManager.id;
  await stage.call('POST', '/api/actions', {
    as: 'ridgeManager',
    body: { title: 'hushbird', details: 'hushbird', ownerId: userId, due: '2026-06-01' },
  });
  const { database, mail, clock } = stage.services;
  await sendAll();
  while (sink.mails.length < MAILS) {
    for (const kind of MAIL_KINDS) {
      await database.transaction((tx) => mail.enqueue(tx, newMail(kind, reportId, userId, eventKeys), clock()));
      await sendAll();
    }
  }
  await writeRounds(reportId, userId);
  const written = await takeAll();
  const ids = [reportId, ...Object.values(stage.clubs), ...Object.values(stage.people).map(({ id }) => id)];
  const whole = [...sink.mails.map(({ raw, parsed }) => `${raw}\n${parsed.text}`), ...written];
  expect(whole.length).toBeGreaterThanOrEqual(IN_ALL);
  expect(REPORT_TEXT_NAMES.length).toBeGreaterThanOrEqual(30);
  expect(whole.filter((text) => CANARY.test(text) || ids.some((id) => text.includes(id)))).toEqual([]);
  expect(new Set(sink.mails.map(({ parsed }) => parsed.subject)).size).toBe(9);
  for (const { parsed } of sink.mails) {
    expect(parsed.headers.get('auto-submitted')).toBe('auto-generated');
    expect([parsed.headers.has('reply-to'), parsed.headers.has('bcc'), parsed.html]).toEqual([false, false, false]);
  }
  expect(new Set(sink.mails.map(({ parsed }) => parsed.messageId)).size).toBe(sink.mails.length);
});
