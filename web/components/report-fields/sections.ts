import { stateAreaLabel } from '../../../domain/location/regions.ts';
import { placeLabel } from '../../../domain/reports/labels/places.ts';
import type { CommonFields } from '../../../domain/reports/lookups.ts';
import { REPORT_TEXTS, type ReportText } from '../../../domain/reports/report.ts';
import * as words from './words/en.ts';

export type Control = {
  field: ReportText;
  list?: keyof CommonFields;
  input?: 'date' | 'time' | 'email' | 'phone';
  hint?: string;
  required?: true;
};

export type FormSection = { id: string; title: string; controls: readonly Control[] };

export const FORM_SECTIONS: readonly FormSection[] = [
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

/** The field's plain label (C7.1); state or area depends on the region. */
export function fieldLabel(field: ReportText, { worldRegion }: { worldRegion?: string }): string {
  return field === 'stateArea' ? placeLabel(stateAreaLabel(worldRegion || null)) : REPORT_TEXTS[field].label;
}

/** For when lists fail to load: everything can be typed. */
export const NO_LISTS: CommonFields = {
  worldRegions: [],
  injuryLevels: [],
  damageLevels: [],
  aircraftCategories: [],
  manufacturers: [],
  operationTypes: [],
  flightPhases: [],
  weatherConditions: [],
  airspaceClasses: [],
  flightRules: [],
};
