import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SHORT_TEXT_MAX } from '../text/limits.ts';
import type { TextRule } from '../text/rule.ts';
import { check } from '../validate.ts';
import { REPORT_TEXT_NAMES, REPORT_TEXTS, type ReportText } from './report.ts';
import { Submission } from './submission.ts';

const CLUB = '3f1c2b9a-5d4e-4f60-8a7b-9c0d1e2f3a4b';
const least = { clubId: CLUB, narrative: 'Cable break', reporterEmail: 'pilot@example.org' };

const parse = (value: unknown) => {
  const result = check(Submission, value);
  if ('errors' in result) throw new Error(JSON.stringify(result.errors));
  return result.value;
};
const complaints = (value: unknown) => {
  const result = check(Submission, value);
  return 'errors' in result ? result.errors.map(({ path, message }) => `${path}: ${message}`) : [];
};

test('club, narrative and email are enough; the rest is unset and the language English (section 5)', () => {
  const unset = Object.fromEntries(REPORT_TEXT_NAMES.map((name) => [name, null]));
  expect(parse(least)).toEqual({
    ...unset,
    ...least,
    narrativeLanguage: 'English',
    receiptCode: null,
    notifyReporter: false,
    linkOpens: false,
    language: null,
    uploads: [],
    flight: null,
  });
});

test('every broken rule is named at once, in the specification’s words (section 5)', () => {
  expect(complaints({})).toEqual([
    'clubId: Please select a club',
    'narrative: Please provide at least a brief description of what occurred',
    'reporterEmail: Email address is required for follow-up',
  ]);
});

test('every broken rule is named at once, over all fields (C3.1)', () => {
  const sent = {
    clubId: 'none',
    narrative: 'short',
    reporterEmail: 'pilot',
    reporterTelephone: '+999 123',
    localDate: '2026-02-30',
    localTime: '25:00',
    utcDate: 'now',
    utcTime: '1pm',
    headline: 'one\ntwo',
    model: 'x'.repeat(201),
    manufacturer: 'a\0b',
    worldRegion: 7,
  };
  const named = complaints(sent).map((line) => line.slice(0, line.indexOf(':')));
  expect(named.sort()).toEqual(Object.keys(sent).sort());
});

const NO_CLUB = [
  undefined,
  null,
  '',
  '  ',
  '\u200B',
  'NONE',
  7,
  [CLUB],
  `{${CLUB}}`,
  `${CLUB}0`,
  'x'.repeat(300),
  'a\nb',
];
test.each(NO_CLUB)('%j is refused as a club (section 5, C3.8)', (clubId) => {
  expect(complaints({ ...least, clubId })).toEqual(['clubId: Please select a club']);
});

const SHORT = 'narrative: Please provide at least a brief description of what occurred';
const LONG = 'narrative: Narrative must be at most 20,000 characters';
test.each<[what: string, narrative: unknown, complaint: string[]]>([
  ['9 characters', 'x'.repeat(9), [SHORT]],
  ['10 characters', 'x'.repeat(10), []],
  ['11 characters', 'x'.repeat(11), []],
  ['10 with spaces around 9', ` ${'x'.repeat(9)} `, [SHORT]],
  ['nothing visible', '\u200B'.repeat(20), [SHORT]],
  ['spaces', ' '.repeat(20), [SHORT]],
  ['nothing', null, [SHORT]],
  ['19,999 characters', 'x'.repeat(19_999), []],
  ['20,000 characters', 'x'.repeat(20_000), []],
  ['20,001 characters', 'x'.repeat(20_001), [LONG]],
  ['10,000 emoji, 20,000 units', '😀'.repeat(10_000), []],
  ['10,000 emoji and a letter', `${'😀'.repeat(10_000)}x`, [LONG]],
  ['several lines', 'one\ntwo\r\n\tthree', []],
  ['NUL', 'Cable break\0', ['narrative: Narrative contains characters that cannot be stored']],
  ['a list', ['Cable break'], ['narrative: Narrative must be text']],
])('checks a narrative of %s (section 5, C3.4)', (_what, narrative, expected) => {
  expect(complaints({ ...least, narrative })).toEqual(expected);
});

test.each<[email: unknown, complaint: string[]]>([
  ['', ['reporterEmail: Email address is required for follow-up']],
  ['  ', ['reporterEmail: Email address is required for follow-up']],
  ['pilot@', ['reporterEmail: Please enter a valid email address']],
  [' Pilot@Example.org ', []],
  [`p@${'a.'.repeat(97)}org`, []],
  [`pp@${'a.'.repeat(97)}orgs`, ['reporterEmail: Email must be at most 200 characters']],
])('checks the email %j (section 5)', (reporterEmail, expected) => {
  expect(complaints({ ...least, reporterEmail })).toEqual(expected);
});

test.each<[length: number, complaint: string[]]>([
  [299, []],
  [300, []],
  [301, ['reporterTelephone: Phone must be at most 300 characters']],
])('a telephone number of %d characters is checked against the limit of 300 (C3.4)', (length, expected) => {
  expect(complaints({ ...least, reporterTelephone: '12'.padEnd(length - 2, '-').concat('34') })).toEqual(expected);
});

test('a line has at most 200 characters by default (C3.4)', () => {
  expect(SHORT_TEXT_MAX).toBe(200);
});

const plain = REPORT_TEXT_NAMES.filter((name) => !('check' in REPORT_TEXTS[name]));
test.each(plain)('%s is an optional single line up to its limit (C3.3, C3.4)', (name) => {
  const { label, max = SHORT_TEXT_MAX }: TextRule = REPORT_TEXTS[name];
  const complain = (value: string) => complaints({ ...least, [name]: value });
  expect([complain('x'.repeat(max - 1)), complain('x'.repeat(max)), complain('')]).toEqual([[], [], []]);
  expect(complain('x'.repeat(max + 1))).toEqual([`${name}: ${label} must be at most ${max} characters`]);
  expect(complain('a\nb')).toEqual([`${name}: ${label} must be a single line`]);
  expect(complain('a\u0007b')).toEqual([`${name}: ${label} contains characters that cannot be stored`]);
});

test.each<[ReportText, string]>([
  ['localDate', '2026-02-30'],
  ['utcDate', 'infinity'],
  ['localTime', '24:00'],
  ['utcTime', '1:30'],
  ['reporterTelephone', 'call me'],
])('%s refuses %s (C3.3)', (name, value) => {
  expect(complaints({ ...least, [name]: value })).toHaveLength(1);
});

test('fields that the server sets, and unknown ones, are ignored (section 5, C3.8)', () => {
  const sent = JSON.parse(`{
    "id": "${CLUB}", "submittedAt": "2020-01-01T00:00:00Z", "reviewedAt": "2020-01-01T00:00:00Z",
    "smsManagerComment": "fine", "approvedForPublicView": true, "isAnonymized": true,
    "severity": "none", "nonsense": {"deep": []}, "__proto__": {"approvedForPublicView": true}, "constructor": 1
  }`);
  const parsed = parse({ ...sent, ...least });
  expect(Object.keys(parsed).sort()).toEqual(
    [
      'clubId',
      'flight',
      'language',
      'linkOpens',
      'notifyReporter',
      'receiptCode',
      'uploads',
      ...REPORT_TEXT_NAMES,
    ].sort(),
  );
  expect('approvedForPublicView' in parsed).toBe(false);
});

test('texts are normalised (C3.3)', () => {
  const parsed = parse({ ...least, headline: '  Mu\u0308ller ', narrative: ' one\r\ntwo three ', stateArea: '\u200B' });
  expect([parsed.headline, parsed.narrative, parsed.stateArea]).toEqual(['Müller', 'one\ntwo three', null]);
});

test.each([[null], [undefined], [7], ['text'], [[]], [[least]], [true]])(
  '%j is refused as a submission without throwing',
  (sent) => {
    expect(Submission.safeParse(sent).success).toBe(false);
  },
);

const names = fc.constantFrom('clubId', 'constructor', '__proto__', ...REPORT_TEXT_NAMES);

test('parsing never throws, and parsing a result again changes nothing', () => {
  const messy = fc.dictionary(names, fc.oneof(fc.anything(), fc.string({ unit: 'binary' }), fc.constant('2026-02-30')));
  const sent = fc.oneof(
    fc.anything(),
    messy,
    messy.map((fields) => ({ ...fields, ...least })),
  );
  fc.assert(
    fc.property(sent, (value) => {
      const parsed = Submission.safeParse(value);
      if (parsed.success) expect(parse(parsed.data)).toEqual(parsed.data);
      else expect(parsed.error.issues.every(({ message }) => message.length > 0)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('a receipt code is normalised, and a blank one is null (C10.1)', () => {
  expect(parse({ ...least, receiptCode: ' k7m3q 9xwtb-2f6hc-8rdpn\n' }).receiptCode).toBe('K7M3Q9XWTB2F6HC8RDPN');
  for (const receiptCode of [undefined, null, '', ' \u200B'])
    expect(parse({ ...least, receiptCode }).receiptCode).toBe(null);
});

test.each(['K7M3Q', 'U'.repeat(20), 'x'.repeat(300), 7, ['K7M3Q-9XWTB-2F6HC-8RDPN'], '\0'])(
  '%j gives one error, at receiptCode (C10.1)',
  (receiptCode) => {
    const named = complaints({ ...least, receiptCode, notifyReporter: true });
    expect(named).toEqual([expect.stringMatching(/^receiptCode: /)]);
  },
);

test('email notifications can only be requested together with a receipt code (C10.2)', () => {
  const receiptCode = 'K7M3Q-9XWTB-2F6HC-8RDPN';
  expect(parse({ ...least, receiptCode, notifyReporter: true })).toMatchObject({ notifyReporter: true });
  expect(parse({ ...least, notifyReporter: null }).notifyReporter).toBe(false);
  expect(complaints({ ...least, notifyReporter: true })).toEqual([
    'notifyReporter: Email notifications require a receipt code',
  ]);
  expect(complaints({ ...least, receiptCode, notifyReporter: 'true' })).toEqual([
    'notifyReporter: notifyReporter must be true or false',
  ]);
  expect(complaints({ ...least, notifyReporter: 'true' })).toEqual([
    'notifyReporter: notifyReporter must be true or false',
  ]);
  expect(complaints({ notifyReporter: true })).toHaveLength(4);
});
