/** Public copies, field by field, so that a new column cannot leak (C3.9). */
import { monthOf } from '../../../domain/reports/public/precision.ts';
import type { PublicReport } from '../../../domain/reports/public/public-report.ts';
import { severityOf } from '../../../domain/severity/severity.ts';
import type { PublishedRow } from './queries.ts';

export function presentPublic(row: PublishedRow): PublicReport {
  return {
    id: row.id,
    headline: row.headline,
    narrative: row.narrative,
    language: row.language,
    severity: severityOf(row),
    injuryLevel: row.injuryLevel,
    highestDamage: row.highestDamage,
    localDate: row.localDate,
    localTime: row.localTime,
    locationOccurrence: row.locationOccurrence,
    worldRegion: row.worldRegion,
    stateArea: row.stateArea,
    aircraftCategory: row.aircraftCategory,
    manufacturer: row.manufacturer,
    model: row.model,
    operationType: row.operationType,
    flightPhase: row.flightPhase,
    weatherConditions: row.weatherConditions,
    smsManagerComment: row.smsManagerComment,
    submittedAt: row.isMonthOnly ? monthOf(row.submittedOn) : row.submittedOn,
  };
}
