/** Makes the public copy of a report (C5.1, C5.2): everything published passes through here */
import { deidentify, USER_NAME } from '../../deidentify/deidentify.ts';
import { countryOfRegion } from '../../domain/location/regions.ts';
import { languageNameOf, languageOf } from '../../domain/reports/language/language-of.ts';
import { COMMON_FIELDS } from '../../domain/reports/lookups.ts';
import { generalise, type Precision } from '../../domain/reports/public/precision.ts';
import { REVIEWED_TEXTS, type ReviewedText } from '../../domain/reports/public/public-report.ts';
import type { DecidedCopy } from '../../domain/reports/review.ts';
import type { DecidedSpan, FieldRange, Redaction } from '../../domain/reports/spans.ts';
import { severityOf } from '../../domain/severity/severity.ts';
import { utcDay } from '../../domain/text/calendar.ts';
import { listEveryClubName } from '../clubs/queries.ts';
import type { Db } from '../db/database.ts';
import type { ReportRow } from '../reports/report/queries.ts';
import { userNames } from '../users/queries.ts';
import { type KnownContact, knownContact } from './known-contact.ts';
import { nameTagger } from './name-tagger.ts';
import { type ReplacementTexts, withTexts, wordsInFields } from './replaced-words.ts';

const LIST_VALUES: ReadonlySet<string> = new Set(Object.values(COMMON_FIELDS).flat());

export type Decisions = {
  comment: string | null;
  publicHeadline: string | null;
  redactions: Redaction[];
  precision: Precision;
};

/**
 * As it would be published now, with every find and its reason (C5.4). Also for replies and authority texts.
 * `texts`: instead of the report's, whose names are replaced in them too.
 */
export async function publicCopyOf(
  db: Db,
  report: ReportRow,
  decisions: Decisions,
  texts: ReplacementTexts = {},
): Promise<DecidedCopy> {
  const [clubs, names, tagger, known] = await Promise.all([
    listEveryClubName(db),
    userNames(db, report.clubId),
    nameTagger(),
    knownContact(db, report),
  ]);
  const formerNames = wordsInFields(report, report.userNameFinds);
  return copyWith(withTexts(report, texts), decisions, {
    known,
    clubs,
    userNames: [...names, ...formerNames],
    tagger,
  });
}

/** As `publicCopyOf`, without the names of clubs and users, which may change later (C5.2). */
export async function copyByContact(
  report: ReportRow,
  decisions: Decisions,
  known: KnownContact,
): Promise<DecidedCopy> {
  return copyWith(report, decisions, { known, clubs: [], userNames: [], tagger: await nameTagger() });
}

type Sources = {
  known: KnownContact;
  clubs: Awaited<ReturnType<typeof listEveryClubName>>;
  userNames: string[];
  tagger: Awaited<ReturnType<typeof nameTagger>>;
};

function copyWith(
  report: ReportRow,
  { comment, publicHeadline, redactions, precision }: Decisions,
  { known, clubs, userNames, tagger }: Sources,
): DecidedCopy {
  const originals = { ...report, smsManagerComment: comment, publicHeadline };
  const { texts, spans } = deidentify({
    texts: Object.fromEntries(REVIEWED_TEXTS.map((name) => [name, originals[name]])),
    known: {
      ...known,
      aircraftRegistration: report.aircraftRegistration,
      serialNumber: report.serialNumber,
    },
    clubs,
    userNames,
    listValues: LIST_VALUES,
    country: countryOfRegion(report.worldRegion),
    language: languageNameOf(report),
    redactions: [
      ...redactions,
      ...report.contactRedactions.filter(isUnchangedSince(report, { comment, publicHeadline })),
    ],
    suggestsDatesAndTimes: isGeneralised(precision),
    tagger,
  });
  const { publicHeadline: shownHeadline, ...published } = texts as Record<ReviewedText, string | null>;
  const copy = {
    id: report.id,
    ...published,
    headline: shownHeadline ?? published.headline,
    narrative: published.narrative ?? '',
    language: languageOf(report),
    severity: severityOf(published),
    submittedAt: utcDay(report.submittedAt),
  };
  // The reporter's headline is not published, but decisions about it are kept for when it is again.
  const shown = spans.filter(({ field, decided }) => field !== 'headline' || publicHeadline === null || decided);
  return { copy: generalise(copy, precision), spans: shown };
}

/** Where names of users were replaced. */
export function userNameFindsIn(spans: readonly DecidedSpan[]): FieldRange[] {
  return spans
    .filter(({ action, reason }) => action === 'replace' && reason === USER_NAME)
    .map(({ field, start, end }) => ({ field, start, end }));
}

/** Day and time reveal each other, so if one is coarse both are suggested (C5.5). */
const isGeneralised = ({ date, time }: Precision): boolean => date !== 'day' || time !== 'exact';

export type TeamTexts = Pick<Decisions, 'comment' | 'publicHeadline'>;

/** Offsets into a text that the team has changed are no longer valid. */
export const isUnchangedSince =
  (report: ReportRow, { comment, publicHeadline }: TeamTexts) =>
  ({ field }: FieldRange): boolean => {
    if (field === 'smsManagerComment') return comment === report.smsManagerComment;
    return field !== 'publicHeadline' || publicHeadline === report.publicHeadline;
  };
