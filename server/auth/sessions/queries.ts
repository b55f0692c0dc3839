import { and, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { sessions } from '../../db/schema.ts';
import { isActiveSession } from '../queries.ts';

export function listSessions(db: Db, userId: string, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isActiveSession(now)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
}

export async function deleteSessionOf(tx: Db, userId: string, id: string): Promise<Uint8Array | undefined> {
  const [ended] = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ tokenHash: sessions.tokenHash });
  return ended?.tokenHash;
}

export async function deleteOtherSessions(tx: Db, userId: string, except: Uint8Array): Promise<number> {
  const others = and(eq(sessions.userId, userId), ne(sessions.tokenHash, except));
  return (await tx.delete(sessions).where(others).returning({ id: sessions.id })).length;
}
