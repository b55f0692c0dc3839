/** Generators of hostile request bodies (C3.1, C3.17). */
import fc from 'fast-check';
import { REPORT_TEXT_NAMES } from '../../domain/reports/report.ts';

const FOLLOW_UP =
  'takenBy occurrenceClass categories eventTypes outcome barriers findings conclusions told reason note';
const ACTION = 'title details reportId ownerName ownerId due state result worked checkOn revision';
const KEYS = [
  ...REPORT_TEXT_NAMES,
  ...'clubId name location email password role comment redactions'.split(' '),
  ...`${FOLLOW_UP} ${ACTION}`.split(' '),
];
const NASTY = [
  '',
  '\u0000',
  '\ud800',
  '\\',
  "'",
  '%',
  '_%',
  '2026-02-30',
  'infinity',
  '0000-01-01',
  '-1',
  '1e999',
  '__proto__',
  'constructor',
  '\u202e\u200b\ufeff',
  'x'.repeat(20_001),
  'ﷺ'.repeat(200),
  '{{7*7}}',
  '\r\nSet-Cookie: a=b',
];

/** Text that an attacker might use. */
export const nastyText = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 60 }), fc.string());
const value = fc.oneof(
  { weight: 3, arbitrary: nastyText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.array(
      fc.record(
        {
          field: fc.constantFrom('narrative', 'headline', 'x'),
          start: fc.integer(),
          end: fc.integer(),
          action: fc.constantFrom('replace', 'keep', 'x'),
          replacement: nastyText,
        },
        { requiredKeys: [] },
      ),
      { maxLength: 4 },
    ),
  },
);
const object = fc.dictionary(
  fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...KEYS) }, { weight: 1, arbitrary: nastyText }),
  value,
  { maxKeys: 8 },
);
/** Placeholder in a body for the id of an existing club. */
export const A_CLUB = '{the id of a club}';
const ACCEPTABLE = {
  narrative: 'The canopy opened on the winch launch at 200 feet.',
  reporterEmail: 'reporter@example.org',
  comment: 'Fine.',
  reason: 'done',
  title: 'Inspect the cable',
};

const body = fc.oneof(
  { weight: 4, arbitrary: object },
  {
    weight: 2,
    arbitrary: object.map((sent) => ({ ...sent, ...ACCEPTABLE, clubId: A_CLUB })),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);
/** A body as sent: mostly JSON, often with existing fields, sometimes acceptable. */
export const hostileBody = fc.oneof(
  { weight: 5, arbitrary: body.map((sent) => JSON.stringify(sent)) },
  { weight: 1, arbitrary: nastyText },
);
