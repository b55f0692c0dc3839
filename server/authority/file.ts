/** A report's file for the authority (C13.3) */
import { createHash } from 'node:crypto';
import { checkFor, type E5xCheck } from '../../domain/authority/file/check.ts';
import type { DownloadQuery } from '../../domain/authority/file/download-query.ts';
import { type AuthorityFacts, TEXT_FACTS, withFacts } from '../../domain/authority/file/facts.ts';
import { occurrenceOf, REPORT_FIELDS, type ReportForAuthority } from '../../domain/e5x/report.ts';
import { e5xDocument } from '../../domain/e5x/xml.ts';
import { riskOf } from '../../domain/follow-up/risk.ts';
import { englishNameOf, languageNameOf } from '../../domain/reports/language/language-of.ts';
import { utcDay } from '../../domain/text/calendar.ts';
import { anonymisedTexts } from '../anonymise/anonymised-texts.ts';
import type { ReplacementTexts } from '../anonymise/replaced-words.ts';
import { authoritySettingsOf } from '../clubs/queries.ts';
import type { Db } from '../db/database.ts';
import type { ErasedInFile } from '../db/schema.ts';
import { erasedIn } from '../follow-up/contact-redactions.ts';
import { findFollowUp, type StoredFollowUp } from '../follow-up/queries.ts';
import type { ReportRow } from '../reports/report/queries.ts';
import { erasedInFact } from './erased-facts.ts';
import { findFacts } from './queries.ts';
import { zipOf } from './zip.ts';

/** C13.3: a longer file is shortened. */
const FILE_MAX_BYTES = 64_000;

type FileInput = { facts: AuthorityFacts; followUp: StoredFollowUp; responsibleEntity: number | null };

export async function loadFileInput(db: Db, report: ReportRow): Promise<FileInput> {
  const [facts, followUp, { responsibleEntity }] = await Promise.all([
    findFacts(db, report.id),
    findFollowUp(db, report.id),
    authoritySettingsOf(db, report.clubId),
  ]);
  return { facts, followUp, responsibleEntity };
}

export function checkOf(report: ReportRow, { facts, followUp, responsibleEntity }: FileInput): E5xCheck {
  const reportWithFacts = withFacts(report, facts);
  return checkFor({ ...followUp, ...reportWithFacts, responsibleEntity });
}

const overridesOf = (facts: AuthorityFacts): ReplacementTexts =>
  Object.fromEntries(TEXT_FACTS.flatMap((fact) => (facts[fact] === null ? [] : [[fact, facts[fact]]])));

type FileDetails = DownloadQuery & { fileNumber: string; version: number; erased: readonly ErasedInFile[] };

async function textsFor(db: Db, report: ReportRow, { facts, followUp }: FileInput, { text, erased }: FileDetails) {
  const findings = followUp.findings ?? report.smsManagerComment;
  const { conclusions } = followUp;
  const overrides = overridesOf(facts);
  const { copy, ...notes } = await anonymisedTexts(db, report, {
    overrides,
    // The original needs only the headline.
    notes: text === 'original' ? { findings: null, conclusions: null } : { findings, conclusions },
    finds: {
      overrides: Object.entries(overrides).flatMap(([field, words]) => erasedInFact(erased, field, words)),
      findings: erasedIn(followUp, 'findings'),
      conclusions: erasedIn(followUp, 'conclusions'),
    },
  });
  const { headline, narrative, locationOccurrence, worldRegion, stateArea, manufacturer, model } = copy;
  const anonymised = { headline, narrative, locationOccurrence, worldRegion, stateArea, manufacturer, model };
  if (text === 'anonymised') return { ...anonymised, ...notes };
  const reportWithFacts = withFacts(report, facts);
  return {
    ...anonymised,
    narrative: reportWithFacts.narrative,
    locationOccurrence: reportWithFacts.locationOccurrence,
    worldRegion: reportWithFacts.worldRegion,
    stateArea: reportWithFacts.stateArea,
    findings,
    conclusions,
  };
}

export async function fileOf(db: Db, report: ReportRow, input: FileInput, details: FileDetails): Promise<Buffer> {
  const { facts, followUp, responsibleEntity } = input;
  const reportWithFacts = withFacts(report, facts);
  const authorityReport: ReportForAuthority = {
    kind: details.kind,
    fileNumber: details.fileNumber,
    version: details.version,
    reportedOn: utcDay(report.submittedAt),
    responsibleEntity: responsibleEntity ?? 0,
    fields: {
      ...(Object.fromEntries(
        REPORT_FIELDS.map((name) => [name, reportWithFacts[name]]),
      ) as ReportForAuthority['fields']),
      narrativeLanguage: englishNameOf(languageNameOf(report)),
    },
    words: await textsFor(db, report, input, details),
    aircraft: details.identify
      ? { registration: report.aircraftRegistration, serialNumber: report.serialNumber }
      : null,
    codes: followUp,
    risk: riskOf(followUp.outcome, followUp.barriers),
  };
  const zip = (sent: ReportForAuthority, isShort: boolean) =>
    zipOf(`${details.fileNumber}.xml`, Buffer.from(e5xDocument(occurrenceOf(sent, { isShort }))));
  for (const isShort of [false, true]) {
    const file = zip(authorityReport, isShort);
    if (file.length <= FILE_MAX_BYTES) return file;
  }
  // A comment as long as the narrative may be too much for one file.
  return zip({ ...authorityReport, words: { ...authorityReport.words, findings: null } }, true);
}

export const sha256Of = (file: Buffer): string => createHash('sha256').update(file).digest('hex');
