/** Mails as they arrive, and nothing of a report, a club or a person in any of them (contract C9.4). */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAIL_KINDS, type MailKind } from '../../../domain/mail/kinds.ts';
import { REPORT_TEXT_NAMES } from '../../../domain/reports/report.ts';
import type { NewMail } from '../../../server/mail/outbox.ts';
import { type Sink, startSink } from '../../smtp/sink.ts';
import { type Stage, setStage } from '../../stage.ts';
import { workerOf } from '../mail/post.ts';
import { someCode, write } from '../receipt/with-code.ts';

const CANARY = /hushbird|D-1234|Valkenburg|Bcc:/i;
/** Texts that would begin a header, or another address, where they came into one. */
const NASTY = 'Hushbird, "Glider" <hushbird@valkenburg.example>\r\nBcc: hushbird@sky.example';
const TEAM = ['new-report', 'answer', 'unreviewed', 'clock'];
const MAILS = 60;

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

/** What makes a mail of the team still true when it goes: a message that nobody has read, a clock that runs. */
type Occasions = Partial<Record<MailKind, string>>;

function newMail(kind: MailKind, reportId: string, userId: string, occasions: Occasions): NewMail {
  const occasion = occasions[kind];
  if (TEAM.includes(kind)) return { kind: kind as 'clock', reportId, ...(occasion && { occasion }) };
  return kind === 'question' ? { kind, reportId } : { kind: kind as 'reset', userId };
}

test('C9.4 no canary is in mails of all kinds, as they arrive, and no id', async () => {
  const texts = Object.fromEntries(REPORT_TEXT_NAMES.map((name) => [name, `hushbird ${name}`]));
  const plain = { reporterEmail: 'reporter@example.org', narrative: 'A hushbird at Valkenburg.', headline: 'D-1234' };
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
  await stage.call('PATCH', `/api/clubs/${stage.clubs.ridge}/settings`, { as: 'superAdmin', body: { regime: 'EU' } });
  const { clocks } = (await stage.call('GET', `/api/reports/${reportId}/authority`, { as: 'superAdmin' })).json();
  const message = (await write(stage, code, 'hushbird')).json().id;
  const occasions = { answer: message, clock: `initial ${clocks[0].due}` };
  await run(sql`UPDATE clubs SET name = ${NASTY}`);
  await run(sql`UPDATE users SET name = ${NASTY}`);
  const userId = stage.people.ridgeManager.id;
  await stage.call('POST', '/api/actions', {
    as: 'ridgeManager',
    body: { title: 'hushbird', details: 'hushbird', ownerId: userId, due: '2026-06-01' },
  });
  const { database, mail, clock } = stage.services;
  const worker = workerOf(stage, sink);
  while (sink.mails.length < MAILS) {
    for (const kind of MAIL_KINDS)
      await database.transaction((tx) => mail.enqueue(tx, newMail(kind, reportId, userId, occasions), clock()));
    stage.clock.advance({ minutes: 11 });
    await worker.look();
    // Mails of days ago: no cap holds up the next ones.
    await run(sql`UPDATE outbox SET ended_at = ended_at - interval '2 days' WHERE ended_at IS NOT NULL`);
    await run(
      sql`UPDATE outbox SET next_at = ${clock().toISOString()}::timestamptz, held = false WHERE state = 'waiting'`,
    );
  }
  const ids = [reportId, ...Object.values(stage.clubs), ...Object.values(stage.people).map(({ id }) => id)];
  const whole = sink.mails.map(({ raw, parsed }) => `${raw}\n${parsed.text}`);
  expect(whole.filter((text) => CANARY.test(text) || ids.some((id) => text.includes(id)))).toEqual([]);
  expect(new Set(sink.mails.map(({ parsed }) => parsed.subject)).size).toBe(9);
  for (const { parsed } of sink.mails) {
    expect(parsed.headers.get('auto-submitted')).toBe('auto-generated');
    expect([parsed.headers.has('reply-to'), parsed.headers.has('bcc'), parsed.html]).toEqual([false, false, false]);
  }
  expect(new Set(sink.mails.map(({ parsed }) => parsed.messageId)).size).toBe(sink.mails.length);
});
