/** Emails and the feed are composed on the server: none of their English comes from code. */
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../domain/language/languages.ts';
import { MAIL_KINDS, MAIL_TOPICS } from '../../domain/mail/kinds.ts';
import { type MailNotice, mailText } from '../../domain/mail/mail-text.ts';
import { atomFeed } from '../../domain/reports/feed/feed.ts';
import type { PublicReport } from '../../domain/reports/public/public-report.ts';
import { foreignTo } from '../foreign-words.ts';

const SITE = 'https://9.example';
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

test.each(OTHERS)('no email in %s contains an English word (C14.4)', async (language) => {
  const leaks = await foreignTo(language, []);
  expect(leaks('Nobody has looked at them; see takenBy.')).toContain('takenBy');
  expect(leaks('Nobody has looked at them.')).toContain('nobody');
  const all = (address: string) => ({
    pages: Object.fromEntries(MAIL_KINDS.map((kind) => [kind, address])),
    hazards: { page: address, isAll: false },
    stops: Object.fromEntries(MAIL_TOPICS.map((topic) => [topic, address])),
  });
  const about = (reportIds: readonly string[]): MailNotice[] =>
    MAIL_KINDS.flatMap((kind) => reportIds.map((reportId) => ({ kind, reportId })));
  const mails = [
    ...MAIL_KINDS.map((kind) => mailText([{ kind, reportId: 'one' }], all(SITE), language)),
    mailText(about(['one', 'another']), all(`${SITE}/#1`), language),
  ];
  for (const { subject, text } of mails) {
    expect(subject.length).toBeGreaterThan(0);
    expect(leaks(`${subject} ${text.replaceAll(/https:\S+/g, '')}`)).toEqual([]);
  }
});

test('the feed shows what was removed from a copy in its own language (C14.4)', () => {
  const copy = { narrative: '[name] landed.', headline: 'By [name]', severity: 'none' } as PublicReport;
  const entries = [{ copy, publishedOn: '2026-11-14', photos: ['[removed] beside the glider'] }];
  const feedIn = (language: Language) =>
    atomFeed({ id: '1', origin: SITE, language, defaultLanguage: 'en', name: 'Windsock', entries });
  expect(feedIn('en')).toContain('[name] landed.');
  expect(feedIn('de')).toMatch(/By \[Name\].*\[Name\] landed\..*\[entfernt\] beside/s);
});

test.each(OTHERS)('the title of the feed in %s contains no English word (C14.4)', async (language) => {
  const leaks = await foreignTo(language, ['Windsock']);
  const feed = atomFeed({ id: '1', origin: SITE, language, defaultLanguage: 'en', name: 'Windsock', entries: [] });
  const [title = '', subtitle = ''] = [...feed.matchAll(/<(?:sub)?title>(.*?)</g)].map(([, text]) => text);
  expect(subtitle.length).toBeGreaterThan(0);
  expect(leaks(`${title} ${subtitle}`)).toEqual([]);
});
