/** SQL for a club's year (C12.5): the published part reads copies only */
import { and, asc, count, desc, eq, gte, lt } from 'drizzle-orm';
import { ACTIONS_MAX } from '../../../domain/annual/annual.ts';
import { LESSONS_MAX } from '../../../domain/annual/lesson-space.ts';
import { NO_CLUB } from '../../clubs/no-club.ts';
import { countWhere, type Db } from '../../db/database.ts';
import { publishedReports as copies } from '../../db/published-schema.ts';
import { actions, clubs, reports } from '../../db/schema.ts';

export type ClubYear = { clubId: string; year: string };

const firstOf = (year: number) => new Date(Date.UTC(year, 0, 1));
const inYear = (column: typeof reports.submittedAt | typeof actions.createdAt, year: string) =>
  and(gte(column, firstOf(Number(year))), lt(column, firstOf(Number(year) + 1)));
export const reportsInYear = ({ clubId, year }: ClubYear) =>
  and(eq(reports.clubId, clubId), inYear(reports.submittedAt, year));

/** Includes deleted clubs: their reports stay (C4.4). */
export async function findAnyClub(db: Db, id: string) {
  if (id === '' || id === NO_CLUB) return undefined;
  const [club] = await db.select({ id: clubs.id, name: clubs.name }).from(clubs).where(eq(clubs.id, id));
  return club;
}

export function copiesOf(db: Db, clubYear: ClubYear) {
  return db
    .select({
      day: copies.submittedOn,
      injuryLevel: copies.injuryLevel,
      highestDamage: copies.highestDamage,
      flightPhase: copies.flightPhase,
      aircraftCategory: copies.aircraftCategory,
    })
    .from(reports)
    .innerJoin(copies, eq(copies.id, reports.id))
    .where(reportsInYear(clubYear));
}

export function lessonsOf(db: Db, clubYear: ClubYear) {
  return db
    .select({
      id: copies.id,
      headline: copies.headline,
      narrative: copies.narrative,
      comment: copies.smsManagerComment,
      day: copies.submittedOn,
      isMonthOnly: copies.isMonthOnly,
    })
    .from(reports)
    .innerJoin(copies, eq(copies.id, reports.id))
    .where(reportsInYear(clubYear))
    .orderBy(desc(copies.submittedOn), desc(copies.id))
    .limit(LESSONS_MAX);
}

export async function countUnpublished(db: Db, clubYear: ClubYear): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(reports)
    .where(and(reportsInYear(clubYear), eq(reports.approvedForPublicView, false)));
  return counted?.total ?? 0;
}

const actionsInYear = ({ clubId, year }: ClubYear) => and(eq(actions.clubId, clubId), inYear(actions.createdAt, year));

export async function countActionsOfYear(db: Db, clubYear: ClubYear) {
  const [counted] = await db
    .select({
      total: count(),
      actionsOpen: countWhere(eq(actions.state, 'open')),
      actionsDone: countWhere(eq(actions.state, 'done')),
      actionsWorked: countWhere(eq(actions.worked, 'yes')),
    })
    .from(actions)
    .where(actionsInYear(clubYear));
  return counted ?? { total: 0, actionsOpen: 0, actionsDone: 0, actionsWorked: 0 };
}

export function listActionsOfYear(db: Db, clubYear: ClubYear) {
  return db
    .select({ id: actions.id, title: actions.title, state: actions.state, due: actions.due, worked: actions.worked })
    .from(actions)
    .where(actionsInYear(clubYear))
    .orderBy(desc(actions.createdAt), asc(actions.id))
    .limit(ACTIONS_MAX);
}
