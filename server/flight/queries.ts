import { eq } from 'drizzle-orm';
import type { Flight } from '../../domain/flight/flight.ts';
import type { Db, Statement } from '../db/database.ts';
import { flights } from '../db/schema.ts';

export function insertFlight(tx: Db, reportId: string, flight: Flight): Statement {
  return tx.insert(flights).values({ reportId, ...flight });
}

export async function findFlight(db: Db, reportId: string): Promise<Flight | null> {
  const { heights, moment, launch } = flights;
  const [found] = await db.select({ heights, moment, launch }).from(flights).where(eq(flights.reportId, reportId));
  return found ?? null;
}

export async function hasFlight(db: Db, reportId: string): Promise<boolean> {
  const found = await db.select({ id: flights.reportId }).from(flights).where(eq(flights.reportId, reportId));
  return found.length > 0;
}

export async function deleteFlight(tx: Db, reportId: string): Promise<void> {
  await tx.delete(flights).where(eq(flights.reportId, reportId));
}
