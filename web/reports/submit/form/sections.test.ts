import { expect, test } from 'vitest';
import { DETAIL_FIELDS } from '../../../../domain/receipt/details.ts';
import { REPORT_TEXT_NAMES } from '../../../../domain/reports/report.ts';
import { FORM_SECTIONS } from '../../../components/report-fields/sections.ts';
import { CONTACT } from './sections.ts';

/** In the cards above the sections (cards.tsx). */
const IN_CARDS = ['headline', 'narrativeLanguage', 'narrative'];
/** Fields of section 3 that the form in section 2 lacks. */
const WITHOUT_INPUT = [
  ...['utcDate', 'utcTime', 'stateOfRegistry', 'serialNumber', 'yearBuilt', 'otherAircraftInfo'],
  ...['lastDeparturePointCountry', 'lastDeparturePointOther', 'plannedDestinationCountry', 'plannedDestinationOther'],
  ...['occurrenceOnGround', 'weatherRelevant'],
];

test('every field of a report is asked for once, or is one that the form has no input for (sections 2 and 3)', () => {
  const formFields = [CONTACT, ...FORM_SECTIONS].flatMap(({ controls }) => controls.map(({ field }) => field));
  expect([...formFields, ...IN_CARDS, ...WITHOUT_INPUT].sort()).toEqual([...REPORT_TEXT_NAMES].sort());
});

test('the details that can be added later are those of the form, except the story and the contact (C15.7)', () => {
  const formFields = FORM_SECTIONS.flatMap(({ controls }) => controls.map(({ field }) => field));
  expect([...DETAIL_FIELDS].sort()).toEqual([...formFields, 'headline', 'narrativeLanguage'].sort());
});
