/** The safety team's actions on a report, audited (C4.1, C5.1, C4.6). */

import { isId } from '../../../domain/id.ts';
import { type Actor, may } from '../../../domain/permissions.ts';
import { invalid, Problem } from '../../../domain/problems.ts';
import { CLUB_REQUIRED } from '../../../domain/reports/report.ts';
import type { LanguageChange, Review } from '../../../domain/reports/review.ts';
import { staffSearchText } from '../../../domain/reports/search-keys.ts';
import type { DecidedSpan } from '../../../domain/reports/spans.ts';
import type { StaffReport } from '../../../domain/reports/staff-report.ts';
import { utcDay } from '../../../domain/text/calendar.ts';
import { type Decisions, publicCopyOf, userNameFindsIn } from '../../anonymise/copy.ts';
import { decisionsFor } from '../../anonymise/decisions.ts';
import { deidentifiedText } from '../../anonymise/team-text.ts';
import { lockClub } from '../../clubs/queries.ts';
import type { Db, Statement } from '../../db/database.ts';
import { findsAfterErasure } from '../../erasure/contact-finds.ts';
import { moveFollowUp } from '../../follow-up/queries.ts';
import { unlinkFromHazards } from '../../hazards/queries.ts';
import { describePublishedPhoto, publishedDescriptions } from '../../photos/queries.ts';
import { actionIdsOf, lockOwnersOfActions, moveActions } from '../../safety-actions/queries.ts';
import type { Services } from '../../services.ts';
import { actOnReport, type Details } from '../report/act-on-report.ts';
import type { ReportChange, ReportRow } from '../report/queries.ts';
import { presentForStaff } from './present.ts';
import { putPublished, removePublished } from './published-queries.ts';
import { reviewRevision } from './revision.ts';
import { isUntouched } from './untouched-queries.ts';

async function assertCurrent(tx: Db, report: ReportRow, { revision }: Review): Promise<void> {
  if (revision !== undefined && revision !== (await reviewRevision(tx, report))) throw new Problem('reports/changed');
}

/** The audit contains kinds and counts of finds, never words. */
async function publication(tx: Db, report: ReportRow, review: Review, now: Date) {
  const decisions = await decisionsFor(tx, report, review);
  const { copy, spans } = await publicCopyOf(tx, report, decisions);
  const replaced: Details = {};
  for (const { kind, action } of spans) if (action === 'replace') replaced[kind] = Number(replaced[kind] ?? 0) + 1;
  const change = { ...(await reviewedTextsChange(tx, report, decisions, spans)), coarse: decisions.precision };
  const atCommit = [putPublished(tx, copy, utcDay(now)), ...(await photoDescriptionUpdates(tx, report))];
  return { change, details: replaced, atCommit, answer: presentForStaff };
}

/** Photos may be described before the report is complete: details added since may identify more (C15.7, C16.4). */
async function photoDescriptionUpdates(tx: Db, report: ReportRow): Promise<Statement[]> {
  const statements: Statement[] = [];
  for (const { id, description } of await publishedDescriptions(tx, report.id)) {
    const shown = await deidentifiedText(tx, report, { text: description, finds: [] });
    if (shown !== description) statements.push(describePublishedPhoto(tx, id, shown));
  }
  return statements;
}

async function reviewedTextsChange(
  tx: Db,
  report: ReportRow,
  decisions: Omit<Decisions, 'precision'>,
  spans: readonly DecidedSpan[],
): Promise<ReportChange> {
  const { comment, publicHeadline, redactions } = decisions;
  return {
    smsManagerComment: comment,
    publicHeadline,
    redactions,
    contactRedactions: await findsAfterErasure(tx, report, decisions),
    userNameFinds: userNameFindsIn(spans),
    searchText: staffSearchText({ ...report, smsManagerComment: comment }),
  };
}

/** Saves the comment and publishes the copy; throws 409 for an old revision. */
export function approveReport(services: Services, actor: Actor, id: string, review: Review): Promise<StaffReport> {
  return actOnReport(services, actor, id, {
    action: 'report-approve',
    work: async ({ tx, report, now }) => {
      await assertCurrent(tx, report, review);
      const { change, ...published } = await publication(tx, report, review, now);
      return { change: { ...change, approvedForPublicView: true, isAnonymized: true, reviewedAt: now }, ...published };
    },
  });
}

/** Saves the comment, and republishes an approved report with it. Throws 409 for an old revision. */
export function commentReport(services: Services, actor: Actor, id: string, review: Review): Promise<StaffReport> {
  return actOnReport(services, actor, id, {
    action: 'report-comment',
    work: async ({ tx, report, now }) => {
      await assertCurrent(tx, report, review);
      if (report.approvedForPublicView) return publication(tx, report, review, now);
      // Unless chosen, the precision stays open until publication, when the club's default applies.
      const decisions = await decisionsFor(tx, report, review);
      const { spans } = await publicCopyOf(tx, report, decisions);
      const coarse = review.coarse ? decisions.precision : report.coarse;
      return {
        change: { ...(await reviewedTextsChange(tx, report, decisions, spans)), coarse },
        answer: presentForStaff,
      };
    },
  });
}

/** Corrects the narrative's language, and republishes an approved report with it (C19.3). */
export function changeLanguage(
  services: Services,
  actor: Actor,
  id: string,
  { narrativeLanguage }: LanguageChange,
): Promise<StaffReport> {
  return actOnReport(services, actor, id, {
    action: 'report-language',
    work: async ({ tx, report, now }) => {
      const language = { narrativeLanguage, languageCorrected: true };
      const corrected = { ...report, ...language };
      const comment = report.smsManagerComment;
      if (!report.approvedForPublicView || comment === null)
        return { change: { ...language, searchText: staffSearchText(corrected) }, answer: presentForStaff };
      const { change, atCommit } = await publication(tx, corrected, { comment }, now);
      return { change: { ...change, ...language }, atCommit, answer: presentForStaff };
    },
  });
}

/**
 * `reviewedAt` and the comment stay. Hiding a report that is not published is recorded only if nobody has dealt with it:
 * it ends reminders (C9.3).
 */
export function hideReport(services: Services, actor: Actor, id: string): Promise<StaffReport> {
  return actOnReport(services, actor, id, {
    action: 'report-hide',
    work: async ({ tx, report }) => {
      const isDealtWith = report.firstActAt !== null && !(await isUntouched(tx, id));
      if (!report.approvedForPublicView && isDealtWith) return { unchanged: presentForStaff(report) };
      const change = { approvedForPublicView: false, isAnonymized: false };
      return { change, atCommit: removePublished(tx, id), answer: presentForStaff };
    },
  });
}

/** Throws 400 for an unknown or deleted club (C4.4). */
export function reassignReport(services: Services, actor: Actor, id: string, to: string): Promise<StaffReport> {
  const clubId = to.toLowerCase();
  return actOnReport(services, actor, id, {
    action: 'report-reassign',
    // Owners' names stay with their actions, so none may be deleted before the report is moved.
    lockBefore: (tx) => lockOwnersOfActions(tx, id),
    work: async ({ tx, report }) => {
      if (!may(actor, 'reassign reports', report)) throw new Problem('auth/forbidden');
      if (!isId(clubId) || !(await lockClub(tx, clubId))) throw invalid('clubId', CLUB_REQUIRED);
      if (clubId === report.clubId) return { unchanged: presentForStaff(report) };
      await moveFollowUp(tx, id, clubId);
      await moveActions(tx, id, clubId);
      await unlinkFromHazards(tx, { reportId: id, actionIds: await actionIdsOf(tx, id), clubId });
      return { change: { clubId }, mail: { kind: 'new-report', reportId: id, by: actor.id }, answer: presentForStaff };
    },
  });
}
