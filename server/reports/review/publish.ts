/** From a report to what the world may read of it (contract C5.1, C5.2): nothing is published that did not pass here. */
import { deidentify } from '../../../deidentify/deidentify.ts';
import { countryOfRegion } from '../../../domain/location/regions.ts';
import { COMMON_FIELDS } from '../../../domain/reports/lookups.ts';
import { type Coarse, type CoarseChoice, coarsen, withDefaults } from '../../../domain/reports/public/coarse.ts';
import { DEIDENTIFIED_TEXTS, type DeidentifiedText } from '../../../domain/reports/public/public-report.ts';
import type { DecidedPreview, Preview } from '../../../domain/reports/review.ts';
import type { Redaction } from '../../../domain/reports/spans.ts';
import { severityOf } from '../../../domain/severity/severity.ts';
import { utcDay } from '../../../domain/text/calendar.ts';
import { clubCoarse, listClubsEver } from '../../clubs/queries.ts';
import type { Db } from '../../db/database.ts';
import { staffNames } from '../../users/queries.ts';
import type { ReportRow } from './queries.ts';

/** Each value that the form's lists offer. */
const LIST_VALUES: ReadonlySet<string> = new Set(Object.values(COMMON_FIELDS).flat());

/** What the safety team has decided so far: its comment, what to replace or keep, and how coarse the copy is. */
export type Decisions = { comment: string | null; redactions: Redaction[]; coarse: Coarse };

/** The anonymised copy as it would be published now, and every find with its reason (C5.4). */
export async function copyOf(
  db: Db,
  report: ReportRow,
  { comment, redactions, coarse }: Decisions,
): Promise<DecidedPreview> {
  const originals = { ...report, smsManagerComment: comment };
  const [clubs, names] = await Promise.all([listClubsEver(db), staffNames(db, report.clubId)]);
  const { texts, spans } = deidentify({
    texts: Object.fromEntries(DEIDENTIFIED_TEXTS.map((name) => [name, originals[name]])),
    known: {
      reporterName: report.reporterName,
      reporterEmail: report.reporterEmail,
      reporterTelephone: report.reporterTelephone,
      aircraftRegistration: report.aircraftRegistration,
      serialNumber: report.serialNumber,
    },
    clubs,
    staffNames: names,
    listValues: LIST_VALUES,
    country: countryOfRegion(report.worldRegion),
    language: report.narrativeLanguage,
    redactions: [...redactions, ...erasedFinds(report, comment)],
    coarse: momentsAsked(coarse),
  });
  const published = texts as Record<DeidentifiedText, string | null>;
  const copy = {
    id: report.id,
    ...published,
    narrative: published.narrative ?? '',
    severity: severityOf(published),
    submittedAt: utcDay(report.submittedAt),
  };
  return { copy: coarsen(copy, coarse), spans };
}

/** Either of day and time betrays the other in a text: where one is made coarse, both are suggested (C5.5). */
function momentsAsked({ date, time }: Coarse): { date: boolean; time: boolean } {
  const isCoarse = date !== 'day' || time !== 'exact';
  return { date: isCoarse, time: isCoarse };
}

/** What of a preview its readers are told: exactly the keys of C5.4, unless they ask for what was decided as well. */
export function presentPreview({ copy, spans }: DecidedPreview, withDecisions = false): Preview {
  if (withDecisions) return { copy, spans };
  return { copy, spans: spans.map(({ replacement: _, decided: __, ...span }) => span) };
}

/** What approve, comment and preview are sent of the decisions. */
type SentDecisions = {
  comment: string | null;
  redactions?: Redaction[] | undefined;
  coarse?: CoarseChoice | undefined;
};

/** What an erased contact once told to replace; in a comment that has changed since, the places mean nothing. */
export function erasedFinds(report: ReportRow, comment: string | null): Redaction[] {
  return report.erasedFinds.filter(
    ({ field }) => field !== 'smsManagerComment' || comment === report.smsManagerComment,
  );
}

/** How coarse the copy of a report is: as was just chosen, or as was stored, or as its club's default says (C5.5). */
export async function coarseFor(db: Db, report: ReportRow, chosen: CoarseChoice | undefined): Promise<Coarse> {
  if (chosen === undefined && report.coarse !== null) return report.coarse;
  return withDefaults(chosen ?? {}, await clubCoarse(db, report.clubId));
}

/**
 * The decisions that hold from now on: those just made, or, where none were sent, the stored ones; decisions about a
 * comment that has changed since are void, since their offsets point into the old one.
 */
export async function decisionsFor(db: Db, report: ReportRow, sent: SentDecisions): Promise<Decisions> {
  const { comment, redactions } = sent;
  const stored = report.redactions.filter(
    ({ field }) => field !== 'smsManagerComment' || comment === report.smsManagerComment,
  );
  return { comment, redactions: redactions ?? stored, coarse: await coarseFor(db, report, sent.coarse) };
}
