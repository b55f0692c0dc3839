import { expect, test } from 'vitest';
import { NewAction } from '../../domain/actions/action.ts';
import { isAuthority } from '../../domain/e5x/authorities.ts';
import { ClosingRequest, FollowUpChange } from '../../domain/follow-up/follow-up.ts';
import { readCode } from '../../domain/receipt/code.ts';
import { TeamMessage } from '../../domain/receipt/conversation.ts';
import { detectNarrativeLanguage } from '../../domain/reports/language/narrative-language.ts';
import { COMMON_FIELDS } from '../../domain/reports/lookups.ts';
import type { ReportText } from '../../domain/reports/report.ts';
import { Review } from '../../domain/reports/review.ts';
import { Submission } from '../../domain/reports/submission.ts';
import { SEVERITIES, severityOf } from '../../domain/severity/severity.ts';
import { emailError } from '../../domain/text/email.ts';
import { NewUser } from '../../domain/users/user.ts';
import { check } from '../../domain/validate.ts';
import { SAMPLE_CASES, SAMPLE_REGIME } from './authority/authority.ts';
import { SAMPLE_CLUBS, SAMPLE_STAFF, sampleStaffFor } from './clubs.ts';
import { SAMPLE_CONVERSATIONS } from './conversations.ts';
import { SAMPLE_FOLLOW_UPS } from './follow-ups.ts';
import { sampleCodes } from './load-conversations.ts';
import { SAMPLE_REPORTS } from './reports.ts';
import { prose, type SampleClub, type SampleReport, sampleTexts } from './sample-report.ts';

const CLUB = '3f1c2b9a-5d4e-4f60-8a7b-9c0d1e2f3a4b';
const NOW = new Date('2026-07-01T09:00:00Z');
const titled = SAMPLE_REPORTS.map((report): [string, SampleReport] => [
  report.texts.headline ?? report.texts.narrative.slice(0, 40),
  report,
]);
const everyText = (report: SampleReport) => [...Object.values(report.texts), report.comment ?? ''].join('\n');

const LISTED = {
  worldRegion: 'worldRegions',
  injuryLevel: 'injuryLevels',
  highestDamage: 'damageLevels',
  aircraftCategory: 'aircraftCategories',
  manufacturer: 'manufacturers',
  operationType: 'operationTypes',
  flightPhase: 'flightPhases',
  weatherConditions: 'weatherConditions',
  airspaceClass: 'airspaceClasses',
  currentFlightRules: 'flightRules',
} as const satisfies Partial<Record<ReportText, keyof typeof COMMON_FIELDS>>;

/** Typed by reporters instead of chosen, so that the screens show custom values too. */
const CUSTOM = ['Dust devils about', 'Scout camp and open day'];

test('there are at least 40 reports, pending, approved and hidden, in both clubs (C1.4)', () => {
  const count = (state: SampleReport['state'], club: SampleClub) =>
    SAMPLE_REPORTS.filter((report) => report.state === state && report.club === club).length;
  expect(SAMPLE_REPORTS.length).toBeGreaterThanOrEqual(40);
  for (const state of ['pending', 'approved', 'hidden'] as const)
    for (const club of [0, 1] as const) expect(count(state, club), `${state}, club ${club}`).toBeGreaterThan(0);
  expect(count('approved', 0) + count('approved', 1)).toBeGreaterThanOrEqual(20);
  expect(count('pending', 0) + count('pending', 1)).toBeGreaterThanOrEqual(10);
});

test.each(titled)('every sample report is a valid submission: %s', (_title, { texts }) => {
  expect(check(Submission, { ...texts, clubId: CLUB })).toMatchObject({ value: texts });
});

test.each(titled)('with dates counted back from now, nothing is in the future: %s (C1.4)', (_title, report) => {
  const texts = sampleTexts(report, NOW);
  expect(check(Submission, { ...texts, clubId: CLUB })).toHaveProperty('value');
  expect((texts.localDate ?? '0') <= '2026-06-30').toBe(true);
  expect(report.daysAgo).toBeGreaterThanOrEqual(1);
  expect(report.minutesPastMidnightUtc ?? 0).toBeLessThan(1_440);
});

test('every report that was ever approved has a comment (section 4, C5.1)', () => {
  const silent = SAMPLE_REPORTS.filter(({ state, comment }) => state !== 'pending' && !comment?.trim());
  expect(silent).toEqual([]);
  for (const { comment } of SAMPLE_REPORTS)
    if (comment) expect(check(Review, { comment })).toEqual({ value: { comment } });
});

test('the approved reports show every severity, and no report a death (section 3)', () => {
  const shown = SAMPLE_REPORTS.filter(({ state }) => state === 'approved').map(({ texts }) =>
    severityOf({ injuryLevel: texts.injuryLevel ?? null, highestDamage: texts.highestDamage ?? null }),
  );
  expect([...new Set(shown)].sort()).toEqual([...SEVERITIES].sort());
  expect(SAMPLE_REPORTS.filter(({ texts }) => texts.injuryLevel === 'Fatal injury')).toEqual([]);
});

test.each(Object.entries(LISTED))('%s has only values of its list and the known custom ones', (name, list) => {
  const values = SAMPLE_REPORTS.map(({ texts }) => texts[name as ReportText]).filter((value) => value !== undefined);
  const known: readonly string[] = [...COMMON_FIELDS[list], ...CUSTOM];
  expect(values.filter((value) => !known.includes(value))).toEqual([]);
});

test('every custom value is used and is on no list', () => {
  const used = SAMPLE_REPORTS.flatMap(({ texts }) => Object.values(texts));
  const listed: readonly string[] = Object.values(COMMON_FIELDS).flat();
  expect(CUSTOM.filter((value) => !used.includes(value) || listed.includes(value))).toEqual([]);
});

test.each(titled)(
  'emails and phone numbers are ones that nobody can own (RFC 2606, drama numbers): %s',
  (_title, report) => {
    const text = everyText(report);
    for (const [email] of text.matchAll(/\S+@\S+/g)) expect(email).toMatch(/@example\.(org|com|net)[.,]?$/);
    for (const [phone] of text.matchAll(/\+?\d[\d ()-]{7,}\d/g))
      expect(phone.replace(/\D/g, '')).toMatch(/^(44|0)7700900\d{3}$|^1?20255501\d{2}$/);
  },
);

test('several stories contain what de-identification must find: reporter, colleague, phone, registration', () => {
  const containing = (pattern: (report: SampleReport) => string | undefined) =>
    SAMPLE_REPORTS.filter((report) => report.texts.narrative.includes(pattern(report) ?? '\0')).length;
  expect(containing(({ texts }) => texts.reporterName)).toBeGreaterThanOrEqual(5);
  expect(containing(({ texts }) => texts.aircraftRegistration)).toBeGreaterThanOrEqual(2);
  const naming = /(instructor|pilot|manager|Mrs?\.?|boy|monsieur) [A-Z]\w+/;
  expect(SAMPLE_REPORTS.filter(({ texts }) => naming.test(texts.narrative)).length).toBeGreaterThanOrEqual(6);
  expect(SAMPLE_REPORTS.filter(({ texts }) => /07700 900|555-01/.test(texts.narrative)).length).toBeGreaterThanOrEqual(
    4,
  );
});

test.each(SAMPLE_FOLLOW_UPS)(
  'the follow-up of "$headline" obeys every rule, and nothing in it is in the future (C8)',
  (sample) => {
    expect(SAMPLE_REPORTS.filter(({ texts }) => texts.headline === sample.headline)).toHaveLength(1);
    expect(check(FollowUpChange, sample.change)).toEqual({ value: sample.change });
    if (sample.closed) expect(check(ClosingRequest, sample.closed)).toEqual({ value: sample.closed });
    for (const { title, ownerName = null, doneDaysAgo = 0 } of sample.actions ?? []) {
      expect(check(NewAction, { title, ownerName })).toMatchObject({ value: { title, ownerName } });
      expect(doneDaysAgo).toBeGreaterThanOrEqual(0);
    }
  },
);

test.each(SAMPLE_CONVERSATIONS)(
  'the conversation about "$headline" obeys every rule, in order (C10)',
  ({ headline, messages }) => {
    expect(SAMPLE_REPORTS.filter(({ texts }) => texts.headline === headline)).toHaveLength(1);
    for (const { body } of messages) expect(check(TeamMessage, { body })).toEqual({ value: { body } });
    const hours = messages.map(({ hoursLater }) => hoursLater);
    expect(hours).toEqual(hours.toSorted((a, b) => a - b));
  },
);

test('the receipt codes of the sample are different each time (C1.4, C10.1)', () => {
  const codes = [sampleCodes(), sampleCodes()].flatMap((made) => [...made.values()]);
  for (const code of codes) expect(readCode(code)).toBe(code);
  expect(new Set(codes).size).toBe(2 * SAMPLE_CONVERSATIONS.length);
});

test('no two reports have the same story or the same time of submission', () => {
  const narratives = new Set(SAMPLE_REPORTS.map(({ texts }) => texts.narrative));
  const moments = new Set(
    SAMPLE_REPORTS.map(({ daysAgo, minutesPastMidnightUtc }) => `${daysAgo} ${minutesPastMidnightUtc}`),
  );
  expect([narratives.size, moments.size]).toEqual([SAMPLE_REPORTS.length, SAMPLE_REPORTS.length]);
});

test('some reports are in another language and state it', () => {
  const languages = SAMPLE_REPORTS.map(({ texts }) => texts.narrativeLanguage).filter(Boolean);
  expect(new Set(languages)).toEqual(new Set(['French', 'German', 'Polish']));
  for (const [club, language] of [
    [2, 'German'],
    [3, 'French'],
    [4, 'Polish'],
  ] as const) {
    const own = SAMPLE_REPORTS.filter((report) => report.club === club);
    expect(own.length).toBeGreaterThanOrEqual(3);
    for (const { texts } of own)
      expect([texts.narrativeLanguage, detectNarrativeLanguage(texts.narrative)]).toEqual([language, language]);
  }
});

test('there are staff of every role but super-admin, each with a club, at addresses that nobody owns (C1.4)', () => {
  expect(new Set(SAMPLE_STAFF.map(({ role }) => role))).toEqual(new Set(['admin', 'sms-manager', 'pilot']));
  for (const { club: _club, ...person } of SAMPLE_STAFF) {
    expect(person.email).toMatch(/@example\.(org|com|net)$/);
    expect(check(NewUser, { ...person, password: 'long enough', clubId: CLUB })).toHaveProperty('value');
  }
  for (const club of [0, 1]) {
    const roles = SAMPLE_STAFF.filter((person) => person.club === club).map(({ role }) => role);
    expect(roles).toEqual(expect.arrayContaining(['sms-manager', 'pilot']));
  }
  expect(SAMPLE_CLUBS).toHaveLength(5);
});

test.each(SAMPLE_STAFF)('sample staff make way for a super-admin at $email, in any case (C1.3)', ({ email }) => {
  for (const given of [email, email.toUpperCase()]) {
    const emails = sampleStaffFor({ email: given }).map((person) => person.email);
    expect(emails).toEqual(SAMPLE_STAFF.map((person) => (person.email === email ? `sample.${email}` : person.email)));
    for (const each of emails) expect(emailError(each)).toBe(null);
  }
  expect(sampleStaffFor({ email: 'somebody@example.org' })).toEqual(SAMPLE_STAFF);
});

test('prose joins the lines of a paragraph and keeps the paragraphs', () => {
  expect(prose`
    One
    line.

    Another,  with   spaces.`).toBe('One line.\n\nAnother,  with   spaces.');
});

test('the club under a regime has a listed authority, and its cases are its own reports (C13)', () => {
  expect(isAuthority(SAMPLE_REGIME.responsibleEntity)).toBe(true);
  for (const { headline, sent = [] } of SAMPLE_CASES) {
    const [report, ...others] = SAMPLE_REPORTS.filter(({ texts }) => texts.headline === headline);
    expect([report?.club, others]).toEqual([SAMPLE_REGIME.club, []]);
    for (const { daysAfter } of sent) expect(daysAfter).toBeLessThan(report?.daysAgo ?? 0);
  }
});
