/** SQL for details added later (C15.7). Lock the report before any change */
import { eq } from 'drizzle-orm';
import type { AddedDetail, DetailField } from '../../../domain/receipt/details.ts';
import type { Db } from '../../db/database.ts';
import { detailsAdded as table } from '../../db/schema.ts';

export async function insertDetails(
  tx: Db,
  reportId: string,
  { fields, addedOn }: { fields: readonly DetailField[]; addedOn: string },
): Promise<void> {
  await tx.insert(table).values(fields.map((field) => ({ reportId, field, addedOn })));
}

export function listDetails(db: Db, reportId: string): Promise<AddedDetail[]> {
  return db.select({ field: table.field, on: table.addedOn }).from(table).where(eq(table.reportId, reportId));
}
