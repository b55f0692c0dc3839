import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { generalise } from '../../../../domain/reports/public/precision.ts';
import {
  DEIDENTIFIED_TEXTS,
  type DeidentifiedText,
  type PublicReport,
} from '../../../../domain/reports/public/public-report.ts';
import { FullReport } from './full-report.tsx';

/** Shown above it: the headline, and injury and damage as the severity badge. */
const ABOVE = ['headline', 'injuryLevel', 'highestDamage'];

const texts = {
  ...Object.fromEntries(DEIDENTIFIED_TEXTS.map((name) => [name, `CANARY-${name}.`])),
  localDate: '2026-06-01',
  localTime: '14:05',
} as Record<DeidentifiedText, string>;
const SHOWN_AS: Partial<Record<DeidentifiedText, string>> = { localDate: 'June 1, 2026' };
const report: PublicReport = {
  id: '00000000-0000-4000-8000-000000000000',
  ...texts,
  language: 'de',
  severity: 'none',
  submittedAt: '2026-06-02',
};

test('a published report shows every field of the copy (section 2, Public reports; C3.9)', () => {
  const shown = renderToStaticMarkup(<FullReport photos={[]} report={report} />);
  const hidden = DEIDENTIFIED_TEXTS.filter((name) => !shown.includes(SHOWN_AS[name] ?? texts[name]));
  expect(hidden).toEqual(ABOVE);
});

test('a word in place of a time or a value is shown as it is, even the name of an inherited property', () => {
  for (const word of ['__proto__', 'constructor']) {
    const shown = renderToStaticMarkup(
      <FullReport photos={[]} report={{ ...report, localTime: word, flightPhase: word }} />,
    );
    expect(shown.split(`<dd>${word}</dd>`)).toHaveLength(3);
  }
});

test('a coarse copy shows the month and the part of the day, and nothing finer (C5.5)', () => {
  const coarse = generalise(report, { date: 'month', time: 'part', place: 'none', type: 'none' });
  const shown = renderToStaticMarkup(<FullReport photos={[]} report={coarse} />);
  expect(shown).toContain('<dd>June 2026</dd>');
  expect(shown).toContain('<dd>afternoon</dd>');
  for (const finer of [
    '2026-06',
    'June 1',
    '14:05',
    'CANARY-locationOccurrence',
    'CANARY-manufacturer',
    'CANARY-model',
  ])
    expect(shown).not.toContain(finer);
});
