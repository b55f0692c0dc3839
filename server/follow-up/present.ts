import type { FollowUp } from '../../domain/follow-up/follow-up.ts';
import { riskOf } from '../../domain/follow-up/risk.ts';
import { isStarted, stateOf } from '../../domain/follow-up/state.ts';
import { deidentifiedText } from '../anonymise/team-text.ts';
import type { Db } from '../db/database.ts';
import type { ReportRow } from '../reports/report/queries.ts';
import { revisionOf } from '../reports/report/revision.ts';
import { presentColleague } from '../users/present.ts';
import { erasedIn } from './contact-redactions.ts';
import { findFollowUp, type StoredFollowUp } from './queries.ts';
import { countActionsOf } from './states/progress-queries.ts';

function closedOf({
  closedAt,
  closingReason,
  closingNote,
  closedBy,
  closedByName,
}: StoredFollowUp): FollowUp['closed'] {
  if (closedAt === null || closingReason === null) return null;
  const by = presentColleague(closedBy, closedByName);
  return { at: closedAt.toISOString(), by, reason: closingReason, note: closingNote };
}

export async function presentFollowUp(db: Db, report: ReportRow): Promise<FollowUp> {
  const [stored, actions] = await Promise.all([findFollowUp(db, report.id), countActionsOf(db, report.id)]);
  const { reply, replySent, replySentOn, outcome, barriers } = stored;
  const shown = {
    reportId: report.id,
    takenBy: presentColleague(stored.takenBy, stored.takenByName),
    occurrenceClass: stored.occurrenceClass,
    categories: stored.categories,
    eventTypes: stored.eventTypes,
    outcome,
    barriers,
    risk: riskOf(outcome, barriers),
    findings: stored.findings,
    conclusions: stored.conclusions,
    told: reply,
    toldShown:
      reply === null ? null : await deidentifiedText(db, report, { text: reply, finds: erasedIn(stored, 'reply') }),
    toldSent: replySent === null || replySentOn === null ? null : { text: replySent, on: replySentOn },
    closed: closedOf(stored),
  };
  const state = stateOf({
    isClosed: shown.closed !== null,
    isStarted: isStarted({ ...stored, takenBy: shown.takenBy }, report.smsManagerComment),
    actions,
  });
  // The state is not part of the revision (C8.3).
  return { ...shown, state, revision: revisionOf(shown) };
}
