/** Emails about other features' data: authority deadlines, reporters' answers, old reports (C9.3, C12.7, C13.2). */
import { expect, test } from 'vitest';
import { HOUR_MS } from '../../../domain/durations.ts';
import { openReceipt, reportWithCode, writeToReporter, writeToTeam } from '../receipt/with-code.ts';
import { setMailStage } from './mail-stage.ts';

const mail = setMailStage();
const DATE = 'A reporting deadline is approaching';
const TOLD = [`beatrix: ${DATE}`, `tomasz: ${DATE}`];

const call = (method: string, url: string, body?: unknown) =>
  mail.stage.call(method, url, { as: 'superAdmin', ...(body !== undefined && { body }) });

/** A report whose deadline with the authority is this many hours away. */
async function reportDueIn(hours: number): Promise<string> {
  await call('PATCH', `/api/clubs/${mail.stage.clubs.ridge}/settings`, { regime: 'EU' });
  const id = await mail.stage.report('ridge');
  await mail.sendAfter({ minutes: 11 });
  const awareAt = new Date(mail.stage.clock.read().getTime() - (72 - hours) * HOUR_MS).toISOString();
  expect((await call('PATCH', `/api/reports/${id}/authority`, { awareAt })).statusCode).toBe(200);
  return id;
}

test('a reporting deadline is announced once, within the 24 hours before it (C9.3, C13.2)', async () => {
  await reportDueIn(26);
  expect([...(await mail.sendAfter({ minutes: 11 })), ...(await mail.sendAfter({ minutes: 11 }))]).toEqual([]);
  const mails = [...(await mail.sendAfter({ hours: 2 })), ...(await mail.sendAfter({ minutes: 11 }))];
  expect(mails).toEqual(TOLD);
  expect([...(await mail.sendAfter({ minutes: 11 })), ...(await mail.sendAfter({ minutes: 11 }))]).toEqual([]);
});

test('a reporting deadline is also announced to the club that gets the report within those 24 hours (C9.3)', async () => {
  await call('PATCH', `/api/clubs/${mail.stage.clubs.valley}/settings`, { regime: 'EU' });
  const id = await reportDueIn(20);
  expect([...(await mail.sendAfter({ minutes: 16 })), ...(await mail.sendAfter({ minutes: 16 }))]).toEqual(TOLD);
  await call('PATCH', `/api/reports/${id}`, { clubId: mail.stage.clubs.valley });
  const mails = [...(await mail.sendAfter({ minutes: 16 })), ...(await mail.sendAfter({ minutes: 16 }))];
  expect(mails.filter((mail) => mail.includes(DATE)).length).toBe(2);
  expect(mails.filter((mail) => TOLD.includes(mail))).toEqual([]);
});

const authority = (id: string) => `/api/reports/${id}/authority`;
const record = (id: string) => call('POST', authority(id), { kind: 'initial', sentOn: '2026-06-15' });
const withdraw = async (id: string) => {
  const [file] = (await call('GET', authority(id))).json().sent;
  return call('DELETE', `${authority(id)}/${file.id}`);
};
const mark = (notReportable: string | null) => (id: string) => call('PATCH', authority(id), { notReportable });

test.each([
  ['sent', record, withdraw],
  ['not reportable', mark('No duty.'), mark(null)],
])(
  'nobody is notified of a reporting deadline while the report is %s, but all are, once, if that was a mistake (C9.3)',
  async (_what, deal, undo) => {
    const id = await reportDueIn(20);
    expect(await mail.sendAfter({ minutes: 10 })).toEqual([]);
    const clocks = async () => (await mail.states()).filter(({ kind }) => kind === 'clock').map(({ state }) => state);
    expect(await clocks()).toEqual(['waiting', 'waiting']);
    await deal(id);
    expect([...(await mail.sendAfter({ minutes: 11 })), ...(await mail.sendAfter({ minutes: 11 }))]).toEqual([]);
    expect(await clocks()).toEqual(['needless', 'needless']);
    await undo(id);
    expect([...(await mail.sendAfter({ minutes: 11 })), ...(await mail.sendAfter({ minutes: 11 }))]).toEqual(TOLD);
    expect([...(await mail.sendAfter({ minutes: 16 })), ...(await mail.sendAfter({ hours: 1 }))]).toEqual([]);
  },
);

test('the safety team is notified of an answer, unless somebody has read it in the meantime (C9.3)', async () => {
  const { id, code } = await reportWithCode(mail.stage);
  await mail.sendAfter({ minutes: 11 });
  await writeToTeam(mail.stage, code, 'It was runway 27.');
  expect(await mail.sendAfter({ minutes: 16 })).toEqual([
    'beatrix: An answer is waiting',
    'tomasz: An answer is waiting',
  ]);
  const second = (await writeToTeam(mail.stage, code, 'And the second one.')).json().id;
  const seen = await mail.stage.call('POST', `/api/reports/${id}/messages/seen`, {
    as: 'ridgeManager',
    body: { upTo: second },
  });
  expect(seen.statusCode).toBe(204);
  expect(await mail.sendAfter({ minutes: 16 })).toEqual([]);
});

test('a question is emailed only to a reporter who asked for it, without its text (C9.3, C10.2)', async () => {
  const wish = { notifyReporter: true } as unknown as Record<string, string>;
  const asked = await reportWithCode(mail.stage, 'ridge', { ...wish, reporterEmail: 'wishes@mail.example' });
  const silent = await reportWithCode(mail.stage, 'ridge', { reporterEmail: 'silent@mail.example' });
  await mail.sendAfter({ minutes: 11 });
  for (const { id } of [asked, silent]) await writeToReporter(mail.stage, id, 'Which runway was it?');
  expect(await mail.sendAfter({ minutes: 11 })).toEqual(['wishes: A question about your report']);
  const text = mail.sink.mails.at(-1)?.parsed.text ?? '';
  expect(text).not.toContain('runway');
  expect((await openReceipt(mail.stage, asked.code)).json().messages).toHaveLength(1);
});

test('nobody is notified of imported reports, at import or later (C12.7)', async () => {
  const file = {
    as: 'superAdmin',
    headers: { 'content-type': 'text/csv' },
    body: 'narrative,date\nThe cable broke.,2019-06-12',
  } as const;
  const waiting = await mail.stage.call('POST', `/api/imports?clubId=${mail.stage.clubs.ridge}`, file);
  const { id } = waiting.json();
  expect((await call('POST', `/api/imports/${id}/confirm`, {})).json()).toEqual({ imported: 1 });
  await call('PATCH', `/api/clubs/${mail.stage.clubs.ridge}/settings`, { regime: 'EU' });
  const [imported] = (await call('GET', '/api/reports?keyword=cable')).json();
  const awareAt = mail.stage.clock.read().toISOString();
  expect((await call('PATCH', `/api/reports/${imported.id}/authority`, { awareAt })).statusCode).toBe(200);
  const mails = [];
  for (let day = 0; day < 16; day++) mails.push(...(await mail.sendAfter({ days: 1 })));
  expect(mails).toEqual([]);
});
