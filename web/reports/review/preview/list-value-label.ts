import { labelOf } from '../../../../domain/reports/labels/labels.ts';

const LISTED: ReadonlySet<string> = new Set([
  'worldRegion',
  'injuryLevel',
  'highestDamage',
  'aircraftCategory',
  'manufacturer',
  'operationType',
  'flightPhase',
  'weatherConditions',
  'airspaceClass',
  'currentFlightRules',
  'narrativeLanguage',
]);

/** Null if equal to the value, as always in English. */
export function listValueLabel(field: string, value: string): string | null {
  if (!LISTED.has(field)) return null;
  const label = labelOf(value);
  return label === value ? null : label;
}
