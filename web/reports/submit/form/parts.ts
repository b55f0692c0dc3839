/** The optional sections of the form and the fields that stand in each (specification section 2). */

import { stateAreaLabel } from '../../../../domain/location/regions.ts';
import { labelOf as labelOfValue } from '../../../../domain/reports/labels/labels.ts';
import type { CommonFields } from '../../../../domain/reports/lookups.ts';
import { REPORT_TEXTS } from '../../../../domain/reports/report.ts';
import type { FormField, FormValues } from '../state/values.ts';
import * as words from './words/en.ts';

type Control = {
  field: Exclude<FormField, 'clubId'>;
  /** The common list to choose from, or what kind of input it is. */
  list?: keyof CommonFields;
  input?: 'date' | 'time' | 'email' | 'phone';
  hint?: string;
  required?: true;
};

export type Part = { id: string; title: string; controls: readonly Control[] };

export const PARTS: readonly Part[] = [
  {
    id: 'where',
    title: words.sections.where,
    controls: [
      { field: 'localDate', input: 'date' },
      { field: 'localTime', input: 'time', hint: words.localTime },
      { field: 'locationOccurrence', hint: words.landmark },
      { field: 'worldRegion', list: 'worldRegions' },
      { field: 'stateArea' },
    ],
  },
  {
    id: 'severity',
    title: words.sections.severity,
    controls: [
      { field: 'injuryLevel', list: 'injuryLevels' },
      { field: 'highestDamage', list: 'damageLevels' },
    ],
  },
  {
    id: 'aircraft',
    title: words.sections.aircraft,
    controls: [
      { field: 'aircraftCategory', list: 'aircraftCategories' },
      { field: 'aircraftRegistration', hint: words.notPublished },
      { field: 'manufacturer', list: 'manufacturers' },
      { field: 'model' },
    ],
  },
  {
    id: 'flight',
    title: words.sections.flight,
    controls: [
      { field: 'lastDeparturePointIcao', hint: words.airfield },
      { field: 'plannedDestinationIcao', hint: words.airfield },
      { field: 'operationType', list: 'operationTypes' },
      { field: 'flightPhase', list: 'flightPhases' },
    ],
  },
  {
    id: 'operation',
    title: words.sections.operation,
    controls: [
      { field: 'weatherConditions', list: 'weatherConditions' },
      { field: 'airspaceClass', list: 'airspaceClasses' },
      { field: 'currentFlightRules', list: 'flightRules' },
    ],
  },
];

/** Who reports: asked for right after the story (C19.2), the required email first. */
export const CONTACT: Part = {
  id: 'contact',
  title: words.sections.contact,
  controls: [
    {
      field: 'reporterEmail',
      input: 'email',
      required: true,
      hint: words.emailHint,
    },
    { field: 'reporterName', hint: words.notPublished },
    { field: 'reporterTelephone', input: 'phone', hint: words.notPublished },
  ],
};

/** The section in which a field stands, or `undefined` for those of the cards above. */
export function partOf(field: string): Part | undefined {
  return [CONTACT, ...PARTS].find(({ controls }) => controls.some((control) => control.field === field));
}

/** A field's label in plain words (contract C7.1); a state or area is called otherwise in each region. */
export function labelOf(field: Control['field'], values: FormValues): string {
  return field === 'stateArea' ? labelOfValue(stateAreaLabel(values.worldRegion || null)) : REPORT_TEXTS[field].label;
}

/** How many of a section's fields hold something. */
export function filledIn({ controls }: Part, values: FormValues): number {
  return controls.filter(({ field }) => values[field].trim() !== '').length;
}
