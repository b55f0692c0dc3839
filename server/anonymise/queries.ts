import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { followUps } from '../db/schema.ts';
import { wordsInFields } from './replaced-words.ts';

/** What an erased contact had replaced in the reply, findings and conclusions. */
export async function erasedWordsOfNotes(db: Db, reportId: string): Promise<string[]> {
  const { reply, findings, conclusions, contactRedactions } = followUps;
  const columns = { reply, findings, conclusions, contactRedactions };
  const [notes] = await db.select(columns).from(followUps).where(eq(followUps.reportId, reportId));
  return notes ? wordsInFields(notes, notes.contactRedactions) : [];
}
