/** Follow-up states as SQL conditions (C8.2); tests compare them with domain/follow-up/state.ts */
import { type AnyColumn, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { BARRIERS, OUTCOMES, type RiskGrade, riskOf } from '../../../domain/follow-up/risk.ts';
import type { FollowUpList } from '../../../domain/reports/trend-filters/trend-filters.ts';
import { actions, followUps, reports } from '../../db/schema.ts';

const { takenBy, occurrenceClass, outcome, barriers, findings, conclusions, reply, replySent } =
  getTableColumns(followUps);

/** As in domain/follow-up/state.ts, but without the report's comment. NULL without a follow-up. */
export const isStarted = sql<boolean>`(
  num_nonnulls(${takenBy}, ${occurrenceClass}, ${outcome}, ${barriers}, ${findings}, ${conclusions}, ${reply}, ${replySent}) > 0
  OR cardinality(${followUps.categories}) + cardinality(${followUps.eventTypes}) > 0)`;

type ReportRow = Record<'id' | 'smsManagerComment', AnyColumn>;

const followUpHas = ({ id }: { id: AnyColumn | SQL }, condition: SQL): SQL =>
  sql`EXISTS (SELECT FROM ${followUps} WHERE ${followUps.reportId} = ${id} AND ${condition})`;

const actionIs = ({ id }: Pick<ReportRow, 'id'>, condition: SQL): SQL =>
  sql`EXISTS (SELECT FROM ${actions} WHERE ${actions.reportId} = ${id} AND ${condition})`;

const isClosed = sql`${followUps.closedAt} IS NOT NULL`;
export const isUnassessed = sql`${actions.state} = 'done' AND ${actions.worked} IS NULL`;

const fresh = alias(reports, 'fresh');
const other = alias(actions, 'other');

// Written as in `reports_uncommented` and its statistics, so that the planner uses them (migration 0018).
const isNew = (row: ReportRow): SQL => sql`(num_nulls(${row.smsManagerComment}) = 1
  AND NOT ${followUpHas(row, sql`(${isClosed} OR ${isStarted})`)} AND NOT ${actionIs(row, sql`true`)})`;

const hasOpenBeside = sql`EXISTS (SELECT FROM ${actions} AS other
  WHERE ${other.reportId} = ${actions.reportId} AND ${other.state} = 'open')`;

/** Neither closed, monitored nor new; `new` can be decided from its index alone. */
const isInProgress = (row: Pick<ReportRow, 'id'>): SQL => sql`(NOT ${followUpHas(row, isClosed)}
  AND NOT ${actionIs(row, sql`${isUnassessed} AND NOT ${hasOpenBeside}`)}
  AND NOT EXISTS (SELECT FROM ${reports} AS fresh WHERE ${fresh.id} = ${row.id} AND ${isNew(fresh)}))`;

const LISTS: Record<FollowUpList, (row: ReportRow) => SQL> = { new: isNew, 'in-hand': isInProgress };

export function isInList(row: ReportRow, list: FollowUpList): SQL {
  return LISTS[list](row);
}

export const isOfCategory = (row: Pick<ReportRow, 'id'>, category: number): SQL =>
  followUpHas(row, sql`${followUps.categories} @> ARRAY[${category}]::smallint[]`);

export const hasCategory = (row: Pick<ReportRow, 'id'>): SQL =>
  followUpHas(row, sql`cardinality(${followUps.categories}) > 0`);

export const hasRisk = (row: Pick<ReportRow, 'id'>): SQL =>
  followUpHas(row, sql`num_nonnulls(${followUps.outcome}, ${followUps.barriers}) = 2`);

const pairsOf = (grade: RiskGrade): SQL[] =>
  OUTCOMES.flatMap(({ id: outcome }) =>
    BARRIERS.filter(({ id }) => riskOf(outcome, id)?.grade === grade).map(
      ({ id }) => sql`(${outcome}::smallint, ${id}::smallint)`,
    ),
  );

export const isOfGrade = (row: Pick<ReportRow, 'id'>, grade: RiskGrade): SQL =>
  followUpHas(row, sql`(${followUps.outcome}, ${followUps.barriers}) IN (${sql.join(pairsOf(grade), sql`, `)})`);

export const isAssigned = (row: { id: AnyColumn | SQL }): SQL =>
  followUpHas(row, sql`${followUps.takenBy} IS NOT NULL`);
