import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { REPORT_TEXT_NAMES, type ReportText } from '../../../../domain/reports/report.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import type { User } from '../../../../domain/users/user.ts';
import { cutIntoPieces } from '../preview/pieces.ts';
import { Original, type Pieces } from './original.tsx';

/** Shown as the dialog's title (dialog/head.tsx). */
const IN_THE_TITLE = 'headline';

const texts = Object.fromEntries(REPORT_TEXT_NAMES.map((name) => [name, `CANARY-${name}.`])) as Record<
  ReportText,
  string
>;
const PART = {
  kind: 'date',
  reason: 'A date',
  confidence: 1,
  action: 'replace',
  replacement: '[date]',
  decided: true,
} as const;
const id = '00000000-0000-4000-8000-000000000000';
const reviewer: User = { id, name: 'Somebody', email: 'somebody@example.org', role: 'sms-manager', clubId: id };
const report: StaffReport = {
  id,
  clubId: id,
  ...texts,
  smsManagerComment: null,
  approvedForPublicView: false,
  isAnonymized: false,
  submittedAt: '2026-06-01T10:00:00.000Z',
  reviewedAt: null,
  severity: 'none',
};

test('sections without answers share one line, the others have headings (section 2)', () => {
  const none = Object.fromEntries(REPORT_TEXT_NAMES.map((name) => [name, null])) as Record<ReportText, null>;
  const short: StaffReport = { ...report, ...none, narrative: 'The cable broke.', model: 'ASK 21' };
  const shown = renderToStaticMarkup(<Original report={short} user={reviewer} pieces={new Map()} />);
  expect(shown.replace(/<[^>]*>/g, '')).toContain('Not reported:When &amp; Where,Flight Details');
  expect(shown.match(/<h3[^>]*>[^<]*/g)?.map((heading) => heading.replace(/.*>/, ''))).toEqual([
    'Description',
    'Aircraft Information',
    'When &amp; Where',
    'Flight Details',
    'Reporter Contact',
  ]);
  expect(renderToStaticMarkup(<Original report={report} user={reviewer} pieces={new Map()} />)).not.toContain(
    'Not reported',
  );
});

test('the safety team sees every field of a report (section 2, review dialog; C3.10)', () => {
  const shown = renderToStaticMarkup(<Original report={report} user={reviewer} pieces={new Map()} />);
  const hidden = REPORT_TEXT_NAMES.filter((name) => !shown.includes(texts[name]));
  expect(hidden).toEqual([IN_THE_TITLE]);
});

test('English shows days as they were sent, also cut into pieces (C14.10)', () => {
  const shown = (days: Partial<StaffReport>, pieces: Pieces = new Map()) =>
    renderToStaticMarkup(<Original report={{ ...report, ...days }} user={reviewer} pieces={pieces} />);
  const days = shown({ localDate: '2026-11-27', utcDate: '2026-11-28' });
  for (const day of ['2026-11-27', '2026-11-28']) expect(days).toContain(`>${day}<`);
  expect(shown({ localDate: 'in spring' })).toContain('>in spring<');
  const cut = new Map([
    ['localDate', cutIntoPieces('2026-11-27', [{ ...PART, field: 'localDate', start: 5, end: 7 }])],
  ] as const);
  expect(shown({ localDate: '2026-11-27' }, cut)).toContain('>11</mark>');
});
