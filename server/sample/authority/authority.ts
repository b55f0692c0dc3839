/**
 * Sample reports to the authority (C1.4, C13): one report for each state of the deadlines. The club's other
 * reports have the 72-hour deadline, as new reports do.
 */

import type { ReportingRegime } from '../../../domain/authority/regime.ts';
import type { FileKind } from '../../../domain/authority/submissions.ts';
import type { SampleClub } from '../sample-report.ts';

/** The club, its reporting regime, and the Austrian authority's id (value list 1181). */
export const SAMPLE_REGIME: { club: SampleClub; regime: ReportingRegime; responsibleEntity: number } = {
  club: 2,
  regime: 'EU',
  responsibleEntity: 2011,
};

export type SampleCase = {
  /** Headline of the sample report. */
  headline: string;
  notReportable?: string;
  /** Files sent, `daysAfter` the submission. */
  sent?: readonly { kind: FileKind; daysAfter: number; reference: string | null }[];
};

export const SAMPLE_CASES: readonly SampleCase[] = [
  {
    headline: 'Start über das Seil der zweiten Winde',
    sent: [{ kind: 'initial', daysAfter: 1, reference: '2026-0417' }],
  },
  {
    headline: 'Mit der falschen Brille geflogen',
    notReportable: 'Niemand sonst war in der Nähe, und es ist nichts geschehen',
  },
  {
    headline: 'Ringelpiez bei der Außenlandung',
    sent: [
      { kind: 'initial', daysAfter: 1, reference: '2026-0131' },
      { kind: 'follow-up', daysAfter: 24, reference: '2026-0131' },
      { kind: 'final', daysAfter: 80, reference: '2026-0131' },
    ],
  },
];
