import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { REPORT_TEXT_NAMES, type ReportText } from '../../../../domain/reports/report.ts';
import type { StaffReport } from '../../../../domain/reports/staff-report.ts';
import type { User } from '../../../../domain/users/user.ts';
import { Original } from './original.tsx';

/** The dialog's own title (decide/review-dialog.tsx). */
const IN_THE_TITLE = 'headline';

const texts = Object.fromEntries(REPORT_TEXT_NAMES.map((name) => [name, `CANARY-${name}.`])) as Record<
  ReportText,
  string
>;
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

test('sections without any answer are one line, the others have their headings (section 2)', () => {
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
