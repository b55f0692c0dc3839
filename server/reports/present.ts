/** What leaves the server of a report, named field by field: nothing leaks by being added to a table (C3.9, C3.10). */
import type { PublicReport } from '../../domain/reports/public-report.ts';
import { REPORT_TEXT_NAMES, type ReportText } from '../../domain/reports/report.ts';
import type { StaffReport } from '../../domain/reports/staff-report.ts';
import { severityOf } from '../../domain/severity/severity.ts';
import type { PublishedRow } from './public/queries.ts';
import type { ReportRow } from './review/queries.ts';

/** A published copy for the world. */
export function presentPublic(row: PublishedRow): PublicReport {
  return {
    id: row.id,
    headline: row.headline,
    narrative: row.narrative,
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
    submittedAt: row.submittedOn,
  };
}

/** A whole report for the safety team of its club. */
export function presentForStaff(row: ReportRow): StaffReport {
  const texts: Partial<Record<ReportText, string | null>> = {};
  for (const name of REPORT_TEXT_NAMES) texts[name] = row[name];
  return {
    id: row.id,
    clubId: row.clubId,
    ...(texts as Pick<ReportRow, ReportText>),
    smsManagerComment: row.smsManagerComment,
    approvedForPublicView: row.approvedForPublicView,
    isAnonymized: row.isAnonymized,
    submittedAt: row.submittedAt.toISOString(),
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
    severity: severityOf(row),
  };
}
