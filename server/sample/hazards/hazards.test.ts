import { expect, test } from 'vitest';
import { NewHazard } from '../../../domain/hazards/hazard.ts';
import { check } from '../../../domain/validate.ts';
import { SAMPLE_FOLLOW_UPS } from '../follow-ups.ts';
import { SAMPLE_REPORTS } from '../reports.ts';
import { SAMPLE_HAZARDS } from './hazards.ts';

const clubOf = (headline: string) => SAMPLE_REPORTS.find(({ texts }) => texts.headline === headline)?.club;
const reportOf = (action: string) =>
  SAMPLE_FOLLOW_UPS.find(({ actions = [] }) => actions.some(({ title }) => title === action))?.headline ?? '';

test.each(SAMPLE_HAZARDS)(
  '"$title" obeys every rule, and its reports and actions belong to its club (C18)',
  (sample) => {
    const { club, title, description = null, controls = null, before, reports, actions } = sample;
    const [severity, likelihood] = before;
    const sent = { title, description, controls, severity, likelihood };
    expect(check(NewHazard, sent)).toMatchObject({ value: sent });
    expect(reports.length).toBeGreaterThan(0);
    for (const headline of [...reports, ...actions.map(reportOf)]) expect(clubOf(headline), headline).toBe(club);
  },
);
