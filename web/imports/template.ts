/** A CSV template with the columns that most clubs have (C12.7). */
import { BYTE_ORDER_MARK, csvRow } from '../../domain/csv/write.ts';
import { type ImportField, importLabel } from '../../domain/imports/columns.ts';
import { saveFile } from '../components/files/save-file.ts';

const FIELDS: readonly ImportField[] = [
  'submittedAt',
  'localDate',
  'localTime',
  'locationOccurrence',
  'headline',
  'narrative',
  'injuryLevel',
  'highestDamage',
  'aircraftCategory',
  'aircraftRegistration',
  'manufacturer',
  'model',
  'operationType',
  'flightPhase',
  'weatherConditions',
  'reporterName',
  'reporterEmail',
  'smsManagerComment',
];

export function saveTemplate(): void {
  const file = BYTE_ORDER_MARK + csvRow(FIELDS.map(importLabel));
  saveFile('import-template.csv', new Blob([file], { type: 'text/csv' }));
}
