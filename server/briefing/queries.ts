import { and, eq, gt } from 'drizzle-orm';
import type { Suggestion } from '../../domain/briefing/briefing.ts';
import type { Db, Statement } from '../db/database.ts';
import { publishedBriefings as table } from '../db/published-schema.ts';

export async function findSuggestion(db: Db, id: string, today: string): Promise<Suggestion | undefined> {
  const [found] = await db
    .select({ question: table.question, until: table.until })
    .from(table)
    .where(and(eq(table.id, id), gt(table.until, today)));
  return found;
}

/** Replaces an earlier suggestion when the statement is sent. */
export function putSuggestion(tx: Db, id: string, suggestion: Suggestion): Statement {
  return tx
    .insert(table)
    .values({ id, ...suggestion })
    .onConflictDoUpdate({ target: table.id, set: suggestion });
}

export function removeSuggestion(tx: Db, id: string): Statement {
  return tx.delete(table).where(eq(table.id, id));
}
