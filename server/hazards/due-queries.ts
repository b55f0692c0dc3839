/** SQL for hazards due for review, by person (C18.2, C9.3) */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { clubs, hazards, users } from '../db/schema.ts';
import { isStaff } from '../users/queries.ts';

const isPast = (today: string): SQL => sql`${hazards.state} = 'open' AND ${hazards.reviewOn} < ${today}::date`;

/** Users' own hazards and, for admins, all of the club. */
const toReview = (today: string): SQL => sql`EXISTS (SELECT FROM ${hazards}
  WHERE ${isPast(today)} AND ${hazards.clubId} = ${users.clubId}
    AND (${hazards.ownerId} = ${users.id} OR ${users.role} = 'admin'))`;

/** With the sources of their time zones (C19.6). */
export function clubsWithHazardsToReview(db: Db, today: string) {
  const isDue = sql`EXISTS (SELECT FROM ${hazards} WHERE ${hazards.clubId} = ${clubs.id} AND ${isPast(today)})`;
  return db.select({ id: clubs.id, timeZone: clubs.timeZone, location: clubs.location }).from(clubs).where(isDue);
}

export const peopleWithHazardsToReview = (clubIds: readonly string[], today: string): SQL =>
  sql`SELECT ${users.id} FROM ${users}
    WHERE ${isStaff} AND ${inArray(users.clubId, [...clubIds])} AND ${toReview(today)}`;

export async function hasHazardsToReview(db: Db, userId: string, today: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isStaff, toReview(today)));
  return found.length > 0;
}
