/**
 * A keyword finds what the texts contain (C3.13): the index of word parts against a plain scan of every text,
 * for the public and for staff, whatever was written and changed.
 */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeded } from '../../../bench/server/texts.ts';
import { criteriaOf } from '../../../domain/reports/search-keys.ts';
import { searchText, searchWords } from '../../../domain/text/folding/search.ts';
import type { Database } from '../../../server/db/database.ts';
import { publishedReports } from '../../../server/db/published-schema.ts';
import { clubs, reports } from '../../../server/db/schema.ts';
import { countPublished, listEntries } from '../../../server/reports/public/queries.ts';
import type { Scope } from '../../../server/reports/report/queries.ts';
import { countReports, listReports } from '../../../server/reports/review/queries.ts';

import { testDatabase } from '../../engines/database-pool.ts';

const REPORTS = 700;
const random = seeded(20_261_121);
const oneOf = <Choice>(choices: readonly Choice[]): Choice => choices[Math.floor(random() * choices.length)] as Choice;

/** Building blocks of words: ordinary letters, every character with a meaning in queries, and other scripts. */
const SYLLABLES =
  `gli der win ch tow a e er in zq ' \\ " : :* & | ! ( ) <-> % _ , . -- $1 1.5 c# ß é ж 着陸 😀 🛩️ ก`.split(' ');
const word = () => Array.from({ length: 1 + Math.floor(random() * 4) }, () => oneOf(SYLLABLES)).join('');
const VOCABULARY = [
  ...Array.from({ length: 150 }, word),
  'donaudampfschifffahrtsgesellschaft',
  `${'x'.repeat(23)}😀tail`,
  'x'.repeat(40),
];
/** Skewed: the first words are in most texts, the last in few. */
const anyWord = () => VOCABULARY[Math.floor(random() ** 3 * VOCABULARY.length)] as string;
const CLUBS = [randomUUID(), randomUUID()] as const;

type StoredReport = {
  id: string;
  clubId: string;
  approved: boolean;
  searchText: string;
  day: string;
  severity: string;
};
let stored: StoredReport[] = [];
let database: Database;

function textAt(at: number): string {
  // Too long to be indexed: as a whole, or because of one very long word.
  if (at % 100 === 7) return Array.from({ length: 2_500 }, (_, index) => `${anyWord()}${index}`).join(' ');
  if (at % 100 === 8) return `${'y'.repeat(900)}${word()}${'y'.repeat(200)} ${anyWord()}`;
  if (at % 100 === 9) return '';
  return Array.from({ length: 12 }, anyWord).join(' ');
}

beforeAll(async () => {
  database = await testDatabase();
  const now = new Date();
  const club = (id: string) => ({ id, name: id, nameKey: id, createdAt: now, updatedAt: now });
  await database.db.insert(clubs).values(CLUBS.map(club));
  stored = Array.from({ length: REPORTS }, (_, at) => ({
    id: randomUUID(),
    clubId: oneOf(CLUBS),
    approved: at % 10 < 8,
    searchText: searchText([textAt(at)]),
    day: new Date(Date.UTC(2024, 0, 1 + Math.floor(at / 5))).toISOString().slice(0, 10),
    severity: oneOf(['none', 'minor']),
  }));
  const rows = stored.map(({ day, severity, approved, ...row }) => ({
    ...row,
    narrative: 'as it was sent',
    reporterEmail: 'reporter@example.org',
    approvedForPublicView: approved,
    isAnonymized: approved,
    reviewedAt: approved ? now : null,
    smsManagerComment: 'as it was analysed',
    submittedAt: new Date(`${day}T12:00:00Z`),
    submittedOn: day,
    injuryKey: severity,
  }));
  await database.db.insert(reports).values(rows);
  await database.db.insert(publishedReports).values(rows.filter((row) => row.approvedForPublicView));
});
afterAll(() => database.close());

const NONE = { keyword: null, startDate: null, endDate: null, severity: null, aircraftCategory: null };

/** The stored reports that contain the keyword, newest first, by a plain scan. */
function holding(keyword: string, among: (report: StoredReport) => boolean): StoredReport[] {
  return stored
    .filter((report) => among(report) && searchWords(keyword).every((each) => report.searchText.includes(each)))
    .toSorted((one, other) => (one.day === other.day ? (one.id < other.id ? 1 : -1) : one.day < other.day ? 1 : -1));
}

async function expectAsStored(keyword: string, severity: string | null = null): Promise<void> {
  const { db } = database;
  const ofSeverity = (report: StoredReport) => severity === null || report.severity === severity;
  const filters = { ...criteriaOf({ ...NONE, keyword, severity }), trendFilters: null, language: null, topic: null };
  const list = { ...filters, limit: 20, cursor: null, approvalStatus: null };
  const shown = holding(keyword, (report) => report.approved && ofSeverity(report));
  expect(await countPublished(db, filters), keyword).toBe(shown.length);
  for (const from of [0, 20, 300]) {
    const before = shown[from - 1];
    const after = before ? { at: before.day, id: before.id } : null;
    if (from > 0 && before === undefined) continue;
    const page = await listEntries(db, list, after);
    expect(
      page.map(({ id }) => id),
      `${keyword} from ${from}`,
    ).toEqual(shown.slice(from, from + 21).map(({ id }) => id));
  }
  for (const scope of ['all', { clubId: CLUBS[0] }] satisfies Scope[]) {
    const mine = holding(
      keyword,
      (report) => (scope === 'all' || report.clubId === scope.clubId) && ofSeverity(report),
    );
    const approved = mine.filter((report) => report.approved);
    const counts = { total: mine.length, approved: approved.length, pending: mine.length - approved.length };
    expect(await countReports(db, scope, filters), keyword).toEqual(counts);
    const found = await listReports(db, scope, { ...list, approvalStatus: 'approved' }, null);
    expect(
      found.map(({ id }) => id),
      keyword,
    ).toEqual(approved.slice(0, 21).map(({ id }) => id));
  }
}

const partOf = (text: string): string => {
  const characters = [...text];
  const from = Math.floor(random() * characters.length);
  return characters.slice(from, from + 1 + Math.floor(random() * 30)).join('');
};

test('every word and part of a word is found where it occurs and nowhere else, alone and combined (C3.13)', async () => {
  for (let round = 0; round < 120; round += 1) {
    const parts = Array.from({ length: 1 + (round % 3) }, () => partOf(anyWord())).filter((part) =>
      part.isWellFormed(),
    );
    await expectAsStored(parts.join(' '), oneOf([null, null, 'minor']));
  }
});

test('words longer than the index holds, and texts too long for it, are found too (C3.13)', async () => {
  const long = ['y'.repeat(24), 'y'.repeat(25), 'y'.repeat(200), 'x'.repeat(24), 'x'.repeat(25), 'x'.repeat(41)];
  const keywords = [
    ...long,
    `${'x'.repeat(23)}😀`,
    `${'x'.repeat(23)}😀ta`,
    `${'x'.repeat(23)}ta`,
    'dampfschifffahrtsgesell',
  ];
  for (const keyword of [...keywords, ...keywords.map((each) => `${each} gli`)]) await expectAsStored(keyword);
});

test('the club id that the index holds is never found as a word (C3.13)', async () => {
  for (const keyword of [CLUBS[0], CLUBS[0].slice(0, 8), `gli ${CLUBS[1]}`]) {
    expect(holding(keyword, () => true)).toEqual([]);
    await expectAsStored(keyword);
  }
});

test('reports changed, hidden, reassigned, deleted or made too long are found as they are now (C3.13, C4.4, C5.1)', async () => {
  const { db } = database;
  const changed = stored.filter((report) => report.approved).slice(-6);
  for (const [at, report] of changed.entries()) {
    const text = searchText([at % 2 === 0 ? `numbat${at} bilby` : `bilby ${'z'.repeat(1_500)}`]);
    await db.update(reports).set({ searchText: text }).where(eq(reports.id, report.id));
    await db.update(publishedReports).set({ searchText: text }).where(eq(publishedReports.id, report.id));
    report.searchText = text;
  }
  const [hidden, reassigned, gone] = changed as [StoredReport, StoredReport, StoredReport];
  await db.delete(publishedReports).where(eq(publishedReports.id, hidden.id));
  await db.update(reports).set({ approvedForPublicView: false, isAnonymized: false }).where(eq(reports.id, hidden.id));
  hidden.approved = false;
  const other = CLUBS.find((id) => id !== reassigned.clubId) ?? CLUBS[0];
  await db.update(reports).set({ clubId: other }).where(eq(reports.id, reassigned.id));
  reassigned.clubId = other;
  await db.delete(reports).where(eq(reports.id, gone.id));
  stored = stored.filter((report) => report !== gone);
  for (const keyword of ['bilby', 'numbat', 'numbat0', 'numbat4', 'z'.repeat(30), 'gli', 'in'])
    await expectAsStored(keyword);
});

test('each report and each copy has its indexed words, and nothing else has (C3.13)', async () => {
  const [counted] = (
    (await database.db.execute(sql`SELECT
      (SELECT count(*)::int FROM reports r FULL JOIN report_words w USING (id)
        WHERE (r.search_text, r.club_id, r.approved_for_public_view) IS DISTINCT FROM (rtrim(w.words), w.club_id, w.approved_for_public_view)) AS reports,
      (SELECT count(*)::int FROM published_reports p FULL JOIN published_words w USING (id)
        WHERE (p.search_text, p.submitted_on, p.injury_key) IS DISTINCT FROM (rtrim(w.words), w.submitted_on, w.injury_key)) AS copies`)) as unknown as {
      rows: unknown[];
    }
  ).rows;
  expect(counted).toEqual({ reports: 0, copies: 0 });
});
