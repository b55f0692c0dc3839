import { expect, test } from 'vitest';
import { CONFIDENTIAL_TEXTS, REPORT_TEXT_NAMES } from '../report.ts';
import { DEIDENTIFIED_TEXTS, PUBLISHED_TEXTS, PublicReport } from './public-report.ts';

const copy: PublicReport = {
  id: '3f1c2b9a-5d4e-4f60-8a7b-9c0d1e2f3a4b',
  headline: 'Cable break',
  narrative: 'The cable broke at 300 ft.',
  language: 'en',
  severity: 'none',
  injuryLevel: null,
  highestDamage: null,
  localDate: '2026-05-31',
  localTime: '14:30',
  locationOccurrence: null,
  worldRegion: null,
  stateArea: null,
  aircraftCategory: null,
  manufacturer: null,
  model: null,
  operationType: null,
  flightPhase: null,
  weatherConditions: null,
  smsManagerComment: 'Well handled.',
  submittedAt: '2026-06-01',
};

const C3_9 =
  'id, headline, narrative, language, severity, injuryLevel, highestDamage, localDate, localTime, locationOccurrence, worldRegion, ' +
  'stateArea, aircraftCategory, manufacturer, model, operationType, flightPhase, weatherConditions, smsManagerComment, ' +
  'submittedAt';

test('a published copy has exactly the keys of the contract (C3.9)', () => {
  expect(Object.keys(PublicReport.shape).join(', ')).toBe(C3_9);
  expect(PublicReport.parse(copy)).toEqual(copy);
});

const others = REPORT_TEXT_NAMES.filter((name) => !C3_9.split(', ').includes(name));
test.each([...others, 'clubId', 'approvedForPublicView', 'isAnonymized', 'reviewedAt'])(
  'a copy that holds %s is refused, not trimmed (C3.9, C2.5)',
  (name) => {
    expect(PublicReport.safeParse({ ...copy, [name]: 'CANARY' }).success).toBe(false);
  },
);

test('confidential fields are never published (section 3)', () => {
  expect(CONFIDENTIAL_TEXTS.filter((name) => (PUBLISHED_TEXTS as readonly string[]).includes(name))).toEqual([]);
  expect([...CONFIDENTIAL_TEXTS].sort()).toEqual(
    ['aircraftRegistration', 'reporterEmail', 'reporterName', 'reporterTelephone', 'serialNumber'].sort(),
  );
});

test('every published text is de-identified, including the comment (C5.2)', () => {
  const made = ['id', 'language', 'severity', 'submittedAt'];
  expect([...DEIDENTIFIED_TEXTS].sort()).toEqual(
    C3_9.split(', ')
      .filter((key) => !made.includes(key))
      .sort(),
  );
});

test.each(['2026-06-01T12:00:00Z', '2026-06-01 12:00', '2026-02-30', null])(
  'a copy has a day of submission and no time: %s is refused (C3.9)',
  (submittedAt) => {
    expect(PublicReport.safeParse({ ...copy, submittedAt }).success).toBe(false);
  },
);

test.each([
  ['severity', 'fatal'],
  ['id', '1'],
  ['narrative', null],
  ['headline', undefined],
])('a copy whose %s is %s is refused (C3.9)', (key, value) => {
  expect(PublicReport.safeParse({ ...copy, [key]: value }).success).toBe(false);
});
