/** SQL for sending email (C9.2, C9.3). */
import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { latestPlausible } from '../../../domain/durations.ts';
import { ACCOUNT_KINDS } from '../../../domain/mail/kinds.ts';
import { CAP_WINDOW, MAIL_RETENTION_MS, OUTAGE_MAX_MS } from '../../../domain/mail/schedule.ts';
import type { Db } from '../../db/database.ts';
import { clubs, mailChoices, mailLinks, receipts, reports, outbox as table, users } from '../../db/schema.ts';

export type MailRow = typeof table.$inferSelect;

const isDue = (now: Date) => and(eq(table.state, 'waiting'), lte(table.nextAt, now));
/** Not batched, or with an email that was since sent, dropped or given up. */
const isAlone = sql`NOT EXISTS (SELECT FROM ${table} head
  WHERE head.id = ${table.batchedWith} AND head.state = 'waiting')`;
const isAccountMail = inArray(table.kind, [...ACCOUNT_KINDS]);

export async function hasDue(db: Db, now: Date): Promise<boolean> {
  return (
    (
      await db
        .select({ id: table.id })
        .from(table)
        .where(and(isDue(now), isAlone))
        .limit(1)
    ).length > 0
  );
}

/** Account emails first. */
export async function lockNextMail(tx: Db, now: Date): Promise<MailRow | undefined> {
  const order = [desc(sql`${isAccountMail}`), asc(table.nextAt), asc(table.id)];
  const [row] = await tx
    .select()
    .from(table)
    .where(and(isDue(now), isAlone))
    .orderBy(...order)
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

/** Other emails due to the same person, or batched with this one in an earlier attempt (C19.8). */
export function lockBatch(tx: Db, head: MailRow, now: Date): Promise<MailRow[]> {
  // Emails without a user, such as questions, go to the report's reporter.
  const samePerson =
    head.userId === null
      ? and(isNull(table.userId), eq(table.reportId, head.reportId ?? head.id))
      : eq(table.userId, head.userId);
  const alsoDue = and(isDue(now), samePerson, notInArray(table.kind, [...ACCOUNT_KINDS]));
  return tx
    .select()
    .from(table)
    .where(and(eq(table.state, 'waiting'), ne(table.id, head.id), or(eq(table.batchedWith, head.id), alsoDue)))
    .orderBy(asc(table.id))
    .for('update', { skipLocked: true });
}

export type Recipient = {
  email: string | null;
  isOnTeam: boolean;
  reports: 'at-once' | 'daily' | 'never';
  actions: 'weekly' | 'never';
  /** For the time zone; both null without a club (C19.6). */
  timeZone: string | null;
  location: string | null;
  /** The user's choice, else the club's; a reporter's was sent with the report (C14.9). */
  language: string | null;
  isStopped: boolean;
};

export async function findRecipient(db: Db, mail: MailRow): Promise<Recipient> {
  const email = mail.kind === 'question' ? reports.reporterEmail : users.email;
  const language = mail.kind === 'question' ? receipts.language : sql`coalesce(${users.language}, ${clubs.language})`;
  const stopped = sql<boolean>`EXISTS (SELECT FROM ${mailLinks}
    WHERE ${mailLinks.reportId} = ${table.reportId} AND ${mailLinks.stoppedAt} IS NOT NULL)`;
  const [found] = await db
    .select({
      email: sql<string | null>`${email}`,
      isOnTeam: sql<boolean>`coalesce(${users.id} IN (SELECT safety_team(${reports.clubId})), false)`,
      reports: sql<Recipient['reports']>`coalesce(${mailChoices.reports}, 'at-once')`,
      actions: sql<Recipient['actions']>`coalesce(${mailChoices.actions}, 'weekly')`,
      timeZone: clubs.timeZone,
      location: clubs.location,
      language: sql<string | null>`${language}`,
      isStopped: stopped,
    })
    .from(table)
    .leftJoin(users, eq(users.id, table.userId))
    .leftJoin(reports, eq(reports.id, table.reportId))
    .leftJoin(receipts, eq(receipts.reportId, table.reportId))
    .leftJoin(clubs, eq(clubs.id, users.clubId))
    .leftJoin(mailChoices, eq(mailChoices.userId, table.userId))
    .where(eq(table.id, mail.id));
  if (!found) throw new Error('the locked email is gone');
  return found;
}

/** When emails were last sent to this person: newest first, as far back as the cap counts, without account emails. */
export async function recentSendTimes(db: Db, { userId, reportId }: MailRow, now: Date): Promise<Date[]> {
  // A reporter with several reports is one person.
  const sameReporter = sql`${table.reportId} IN (SELECT other.id FROM ${reports} other, ${reports} this
    WHERE this.id = ${reportId}::uuid AND lower(other.reporter_email) = lower(this.reporter_email)
      AND other.id IN (SELECT report_id FROM ${table} WHERE kind = 'question' AND state = 'sent'))`;
  const samePerson = userId === null ? and(eq(table.kind, 'question'), sameReporter) : eq(table.userId, userId);
  const since = new Date(now.getTime() - CAP_WINDOW.backMs);
  const found = await db
    .select({ at: table.endedAt })
    .from(table)
    .where(
      and(
        samePerson,
        eq(table.state, 'sent'),
        isNull(table.batchedWith),
        gt(table.endedAt, since),
        lte(table.endedAt, latestPlausible(now)),
        notInArray(table.kind, [...ACCOUNT_KINDS]),
      ),
    )
    .orderBy(desc(table.endedAt))
    .limit(CAP_WINDOW.mails);
  return found.flatMap(({ at }) => at ?? []);
}

type Change = Partial<Omit<MailRow, 'id'>>;

export async function changeMails(tx: Db, ids: readonly string[], change: Change): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(table)
      .set(change)
      .where(inArray(table.id, [...ids]));
}

export async function changeBatch(db: Db, id: string, change: Change): Promise<void> {
  await db
    .update(table)
    .set(change)
    .where(and(or(eq(table.id, id), eq(table.batchedWith, id)), eq(table.state, 'waiting')));
}

/** While the mail server is unusable: postpones due emails, or fails them after a day. Returns how many failed. */
export async function postpone(
  tx: Db,
  { now, until, answer }: { now: Date; until: Date; answer: string },
): Promise<number> {
  const since: SQL = sql`coalesce(${table.troubleSince}, ${now.toISOString()}::timestamptz)`;
  const isOver = sql`${since} <= ${new Date(now.getTime() - OUTAGE_MAX_MS).toISOString()}::timestamptz`;
  const failed = await tx
    .update(table)
    .set({ state: 'failed', endedAt: now, lastAnswer: answer })
    .where(and(isDue(now), isOver))
    .returning({ id: table.id });
  await tx
    .update(table)
    .set({ troubleSince: since as unknown as Date, nextAt: until, lastAnswer: answer })
    .where(isDue(now));
  return failed.length;
}

export async function linkToken(
  tx: Db,
  link: Pick<typeof mailLinks.$inferSelect, 'topic' | 'userId' | 'reportId'>,
  fresh: string,
): Promise<string> {
  await tx
    .insert(mailLinks)
    .values({ ...link, token: fresh })
    .onConflictDoNothing();
  const isSameOwner =
    link.userId === null ? eq(mailLinks.reportId, link.reportId ?? '') : eq(mailLinks.userId, link.userId);
  const [found] = await tx
    .select({ token: mailLinks.token })
    .from(mailLinks)
    .where(and(eq(mailLinks.topic, link.topic), isSameOwner));
  if (!found) throw new Error('the created link is gone');
  return found.token;
}

/** Deletes emails that were sent, failed or dropped long ago (C9.2). */
export async function sweepOutbox(db: Db, now: Date): Promise<void> {
  await db.delete(table).where(lte(table.endedAt, new Date(now.getTime() - MAIL_RETENTION_MS)));
}

/** Counts, the last failure, and since when email cannot be delivered (C1.8). */
export async function mailHealth(db: Db) {
  const [found] = await db
    .select({
      lastFailedAt: sql<Date | null>`max(${table.endedAt}) FILTER (WHERE ${table.state} = 'failed')`.mapWith(
        table.endedAt,
      ),
      troubleSince: sql<Date | null>`min(${table.troubleSince}) FILTER (WHERE ${table.state} = 'waiting')`.mapWith(
        table.troubleSince,
      ),
    })
    .from(table);
  return {
    ...(await countMails(db)),
    lastFailedAt: found?.lastFailedAt ?? null,
    troubleSince: found?.troubleSince ?? null,
  };
}

export async function countMails(db: Db): Promise<{ waiting: number; failed: number }> {
  const counted = (state: string) => sql<number>`count(*) FILTER (WHERE ${table.state} = ${state})`.mapWith(Number);
  const [found] = await db.select({ waiting: counted('waiting'), failed: counted('failed') }).from(table);
  return found ?? { waiting: 0, failed: 0 };
}
