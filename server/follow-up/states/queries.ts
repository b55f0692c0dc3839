/**
 * Where a follow-up stands, as conditions on a report's row (contract C8.2): what lists of reports are narrowed by. They say
 * the same as domain/follow-up/state.ts; tests compare the two.
 */
import { type AnyColumn, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { FollowUpList } from '../../../domain/reports/patterns/pattern-filters.ts';
import { actions, followUps } from '../../db/schema.ts';

const { takenBy, occurrenceClass, outcome, barriers, findings, conclusions, told, toldSent } =
  getTableColumns(followUps);

/** True of a follow-up that holds anything of `isBegun`; the comment stands in the report. Unknown where there is none. */
export const hasBegun = sql<boolean>`(
  num_nonnulls(${takenBy}, ${occurrenceClass}, ${outcome}, ${barriers}, ${findings}, ${conclusions}, ${told}, ${toldSent}) > 0
  OR cardinality(${followUps.categories}) + cardinality(${followUps.eventTypes}) > 0)`;

type ReportRow = Record<'id' | 'smsManagerComment', AnyColumn>;

/** A condition on the follow-up of a report, false where there is none. */
const followUpHas = ({ id }: Pick<ReportRow, 'id'>, condition: SQL): SQL =>
  sql`EXISTS (SELECT FROM ${followUps} WHERE ${followUps.reportId} = ${id} AND ${condition})`;

const actionIs = ({ id }: ReportRow, condition: SQL): SQL =>
  sql`EXISTS (SELECT FROM ${actions} WHERE ${actions.reportId} = ${id} AND ${condition})`;

const isClosed = sql`${followUps.closedAt} IS NOT NULL`;
const isOpen = sql`${actions.state} = 'open'`;
const isUnsaid = sql`${actions.state} = 'done' AND ${actions.worked} IS NULL`;

const LISTS: Record<FollowUpList, (row: ReportRow) => SQL> = {
  new: (row) => sql`(${row.smsManagerComment} IS NULL AND NOT ${followUpHas(row, sql`(${isClosed} OR ${hasBegun})`)}
    AND NOT ${actionIs(row, sql`true`)})`,
  'in-hand': (row) => sql`(NOT ${followUpHas(row, isClosed)} AND (${actionIs(row, isOpen)}
    OR (NOT ${actionIs(row, isUnsaid)}
      AND (${row.smsManagerComment} IS NOT NULL OR ${followUpHas(row, hasBegun)} OR ${actionIs(row, sql`true`)}))))`,
};

/** The reports that the dashboard's line counts there (C8.8). */
export function standsAt(row: ReportRow, list: FollowUpList): SQL {
  return LISTS[list](row);
}

/** Reports of which this is said in their follow-up. */
export function codedWith(row: Pick<ReportRow, 'id'>, condition: SQL): SQL {
  return followUpHas(row, condition);
}
