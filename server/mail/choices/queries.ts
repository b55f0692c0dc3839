/** SQL for mail choices and unsubscribe links (C9.5). */
import { eq, sql } from 'drizzle-orm';
import { DEFAULT_CHOICES, type MailChoices, type MailChoicesChange } from '../../../domain/mail/choices.ts';
import type { MailTopic } from '../../../domain/mail/kinds.ts';
import type { Db } from '../../db/database.ts';
import { mailLinks, mailChoices as table } from '../../db/schema.ts';

/** Defaults if nothing was chosen. */
export async function findChoices(db: Db, userId: string): Promise<MailChoices> {
  const [found] = await db
    .select({ reports: table.reports, actions: table.actions })
    .from(table)
    .where(eq(table.userId, userId));
  return found ?? DEFAULT_CHOICES;
}

export async function putChoices(db: Db, userId: string, change: MailChoicesChange): Promise<void> {
  const values = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const row = db.insert(table).values({ userId, ...values });
  if (Object.keys(values).length === 0) await row.onConflictDoNothing();
  else await row.onConflictDoUpdate({ target: table.userId, set: values });
}

type Link = typeof mailLinks.$inferSelect;

export async function findLink(db: Db, token: string): Promise<(Link & { isDone: boolean }) | undefined> {
  const chosen = sql`CASE ${mailLinks.topic} WHEN 'reports' THEN ${table.reports} WHEN 'actions' THEN ${table.actions} END`;
  const [found] = await db
    .select({
      link: mailLinks,
      isDone: sql<boolean>`coalesce(${chosen} = 'never', ${mailLinks.stoppedAt} IS NOT NULL)`,
    })
    .from(mailLinks)
    .leftJoin(table, eq(table.userId, mailLinks.userId))
    .where(eq(mailLinks.token, token));
  return found && { ...found.link, isDone: found.isDone };
}

const NEVER: Record<Exclude<MailTopic, 'question'>, MailChoicesChange> = {
  reports: { reports: 'never' },
  actions: { actions: 'never' },
};

export async function unsubscribeByLink(db: Db, { token, topic, userId }: Link, now: Date): Promise<void> {
  if (topic !== 'question' && userId !== null) return putChoices(db, userId, NEVER[topic]);
  await db.update(mailLinks).set({ stoppedAt: now }).where(eq(mailLinks.token, token));
}
