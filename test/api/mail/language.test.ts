/** The language of an email, and where its links lead (C14.9). */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Language } from '../../../domain/language/languages.ts';
import type { MailKind } from '../../../domain/mail/kinds.ts';
import { mailText } from '../../../domain/mail/mail-text.ts';
import { reportWithCode, someCode, writeToReporter } from '../receipt/with-code.ts';
import { ORIGIN, setMailStage, workerOf } from './mail-stage.ts';

const mail = setMailStage();

const choose = (as: 'ridgeManager' | 'ridgeAdmin', language: Language | null) =>
  mail.stage.call('PATCH', '/api/auth/language', { as, body: { language } });
const chooseForClub = (language: Language | null) =>
  mail.stage.call('PATCH', `/api/clubs/${mail.stage.clubs.ridge}/settings`, {
    as: 'ridgeAdmin',
    body: { language },
  });

const subject = (kind: MailKind, language: Language) =>
  mailText([{ kind, reportId: null }], { pages: {}, stops: {} }, language).subject;

/** The last email to somebody: its subject and links, without their random parts. */
function lastTo(name: string): { subject: string | undefined; links: string[]; stop: string } {
  const { parsed } = mail.sink.mails.findLast(({ to }) => to.startsWith(`${name}@`)) ?? {};
  const links = (parsed?.text ?? '').match(/https:\S+/g) ?? [];
  const header = [...(parsed?.headerLines ?? [])].find(({ key }) => key === 'list-unsubscribe')?.line ?? '';
  const plain = (link: string) => link.replace(ORIGIN, '').replace(/link=[\w-]{43}/, 'link=');
  return { subject: parsed?.subject, links: links.map(plain), stop: plain(/https:[^>]+/.exec(header)?.[0] ?? '') };
}

test("mail to staff is in the account's language, else the club's, else the default", async () => {
  await choose('ridgeManager', 'de');
  await chooseForClub('pl');
  await mail.stage.report('ridge');
  await mail.sendAfter({ minutes: 11 });
  expect(lastTo('beatrix')).toEqual({
    subject: subject('new-report', 'de'),
    links: ['/de/manager', '/de/stop-mails?link='],
    stop: '/de/stop-mails?link=',
  });
  expect(lastTo('tomasz')).toEqual({
    subject: subject('new-report', 'pl'),
    links: ['/pl/manager', '/pl/stop-mails?link='],
    stop: '/pl/stop-mails?link=',
  });
  await choose('ridgeManager', 'en');
  await chooseForClub(null);
  await mail.stage.report('ridge');
  await mail.sendAfter({ minutes: 26 });
  for (const name of ['beatrix', 'tomasz'])
    expect(lastTo(name)).toEqual({
      subject: 'A safety report is waiting',
      links: ['/manager', '/stop-mails?link='],
      stop: '/stop-mails?link=',
    });
  await choose('ridgeManager', null);
});

/** Submits a report whose reporter wants emails, asks a question about it, and returns that email. */
async function questionAbout(texts: Record<string, unknown>) {
  const sent = { notifyReporter: true, reporterEmail: 'wishes@mail.example', ...texts } as Record<string, unknown>;
  const { id } = await reportWithCode(mail.stage, 'ridge', sent as Record<string, string>);
  await mail.sendAfter({ minutes: 11 });
  await writeToReporter(mail.stage, id, 'Which runway was it?');
  await mail.sendAfter({ minutes: 26 });
  return lastTo('wishes');
}

test("mail to a reporter is in the language of the report's receipt, whatever the club's is", async () => {
  await chooseForClub('pl');
  expect(await questionAbout({ language: 'sv' })).toEqual({
    subject: subject('question', 'sv'),
    links: ['/sv/follow', '/sv/stop-mails?link='],
    stop: '/sv/stop-mails?link=',
  });
  expect(await questionAbout({ receiptCode: someCode() })).toEqual({
    subject: 'A question about your report',
    links: ['/follow', '/stop-mails?link='],
    stop: '/stop-mails?link=',
  });
  await chooseForClub(null);
});

test('the default language has no prefix, and replaces a language that is no longer supported', async () => {
  mail.stage.services.defaultLanguage = 'de';
  mail.worker = workerOf(mail.stage, mail.sink);
  await choose('ridgeManager', 'en');
  const { db } = mail.stage.services.database;
  await db.execute(sql`ALTER TABLE users DROP CONSTRAINT users_language_check`);
  await db.execute(sql`UPDATE users SET language = 'da' WHERE id = ${mail.stage.people.ridgeAdmin.id}::uuid`);
  await mail.stage.report('ridge');
  await mail.sendAfter({ minutes: 11 });
  const found = [lastTo('beatrix'), lastTo('tomasz')];
  mail.stage.services.defaultLanguage = 'en';
  expect(found).toEqual([
    {
      subject: 'A safety report is waiting',
      links: ['/en/manager', '/en/stop-mails?link='],
      stop: '/en/stop-mails?link=',
    },
    { subject: subject('new-report', 'de'), links: ['/manager', '/stop-mails?link='], stop: '/stop-mails?link=' },
  ]);
});
