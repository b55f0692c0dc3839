/** Values of the form's lists as people read them (contract C14.5). */
import { labelOf } from '../../../../domain/reports/labels/labels.ts';

const LISTED: ReadonlySet<string> = new Set([
  'worldRegion',
  'injuryLevel',
  'highestDamage',
  'aircraftCategory',
  'operationType',
  'flightPhase',
  'weatherConditions',
  'airspaceClass',
  'currentFlightRules',
  'narrativeLanguage',
]);

/** The label of a value where it reads otherwise than the value; `null` of all other texts, in English of every one. */
export function listValueLabel(field: string, value: string): string | null {
  if (!LISTED.has(field)) return null;
  const label = labelOf(value);
  return label === value ? null : label;
}
