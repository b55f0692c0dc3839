import { and, asc, eq, exists, gte, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { deadlineFacts } from '../../domain/authority/deadline-facts.ts';
import type { DeadlineFacts } from '../../domain/authority/deadlines.ts';
import { type AuthorityFacts, FACTS, NO_FACTS } from '../../domain/authority/file/facts.ts';
import type { FileKind } from '../../domain/authority/submissions.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { type Db, inserted } from '../db/database.ts';
import {
  authorityCases as cases,
  clubs,
  type ErasedInFile,
  authorityFacts as facts,
  authorityFiles as files,
  followUps,
  reports,
  users,
} from '../db/schema.ts';
import { inScope, type Scope } from '../reports/report/queries.ts';

type CaseRow = typeof cases.$inferSelect;
type FileRow = typeof files.$inferSelect;
export type FileWithSender = FileRow & { byName: string | null };

export async function findCase(db: Db, reportId: string): Promise<CaseRow | undefined> {
  const [found] = await db.select().from(cases).where(eq(cases.reportId, reportId));
  return found;
}

export type CaseChange = Partial<Omit<CaseRow, 'reportId' | 'fileNumber'>>;

/** Lock the report first. A new case gets this number. Returns the new state. */
export async function putCase(tx: Db, reportId: string, fileNumber: string, change: CaseChange): Promise<CaseRow> {
  return inserted(
    await tx
      .insert(cases)
      .values({ reportId, fileNumber, ...change })
      .onConflictDoUpdate({ target: cases.reportId, set: { reportId, ...change } })
      .returning(),
  );
}

export async function listFiles(db: Db, reportId: string): Promise<FileWithSender[]> {
  const found = await db
    .select({ row: files, byName: users.name })
    .from(files)
    .leftJoin(users, eq(users.id, files.createdBy))
    .where(eq(files.reportId, reportId))
    .orderBy(asc(files.createdAt), asc(files.id));
  return found.map(({ row, byName }) => ({ ...row, byName }));
}

export async function insertFile(
  tx: Db,
  file: Omit<typeof files.$inferInsert, 'id' | 'withdrawnAt'>,
): Promise<FileRow> {
  return inserted(await tx.insert(files).values(file).returning());
}

export async function withdrawFile(tx: Db, id: string, now: Date): Promise<boolean> {
  const done = await tx
    .update(files)
    .set({ withdrawnAt: now })
    .where(and(eq(files.id, id), isNull(files.withdrawnAt)))
    .returning({ id: files.id });
  return done.length > 0;
}

export async function findFacts(db: Db, reportId: string): Promise<AuthorityFacts> {
  const [found] = await db.select().from(facts).where(eq(facts.reportId, reportId));
  if (!found) return NO_FACTS;
  return Object.fromEntries(FACTS.map((fact) => [fact, found[fact]])) as AuthorityFacts;
}

export async function putFacts(tx: Db, reportId: string, change: Partial<AuthorityFacts>): Promise<void> {
  await tx
    .insert(facts)
    .values({ reportId, ...change })
    .onConflictDoUpdate({ target: facts.reportId, set: { reportId, ...change } });
}

/** Replacements derived from an erased contact, in texts that appear only in files. */
export function storeErasedFinds(
  tx: Db,
  reportId: string,
  fileNumber: string,
  contactRedactions: ErasedInFile[],
): Promise<CaseRow> {
  return putCase(tx, reportId, fileNumber, { contactRedactions });
}

type DeadlineRow = {
  id: string;
  submittedAt: Date;
  awareAt: Date | null;
  notReportable: string | null;
  outcome: number | null;
  barriers: number | null;
};
type SentRow = { reportId: string; kind: FileKind; sentOn: string; reference: string | null; withdrawnAt: Date | null };

/** A final file is due after three months, so older reports need no reminder. */
const REMINDABLE_MS = 100 * DAY_MS;

/** Whose deadlines may be near, of clubs with a regime. */
export async function recentReportsWithDeadlines(
  db: Db,
  scope: Scope,
  { now, includeImported }: { now: Date; includeImported: boolean },
): Promise<string[]> {
  const since = new Date(now.getTime() - REMINDABLE_MS);
  const rows = await db
    .select({ id: reports.id })
    .from(reports)
    .innerJoin(clubs, and(eq(clubs.id, reports.clubId), ne(clubs.regime, 'none')))
    .leftJoin(cases, eq(cases.reportId, reports.id))
    .where(
      and(
        inScope(reports, scope),
        includeImported ? hasDeadlines : isNull(reports.importedAs),
        isNull(cases.notReportable),
        or(gte(reports.submittedAt, since), gte(cases.awareAt, since)),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Imported reports show none until the club has said when it became aware, or sent a file (C13.2). */
const hasDeadlines = or(
  isNull(reports.importedAs),
  isNotNull(cases.awareAt),
  exists(sql`(SELECT FROM ${files} WHERE ${files.reportId} = ${reports.id})`),
);

/** What deadlines depend on, and the files sent; without reports that have no deadlines. */
export async function listDeadlineRows(
  db: Db,
  scope: Scope,
  ids: string[],
): Promise<{ rows: DeadlineRow[]; sent: SentRow[] }> {
  if (ids.length === 0) return { rows: [], sent: [] };
  const rows = await db
    .select({
      id: reports.id,
      submittedAt: reports.submittedAt,
      awareAt: cases.awareAt,
      notReportable: cases.notReportable,
      outcome: followUps.outcome,
      barriers: followUps.barriers,
    })
    .from(reports)
    .innerJoin(clubs, and(eq(clubs.id, reports.clubId), ne(clubs.regime, 'none')))
    .leftJoin(cases, eq(cases.reportId, reports.id))
    .leftJoin(followUps, eq(followUps.reportId, reports.id))
    .where(and(inArray(reports.id, ids), inScope(reports, scope), hasDeadlines));
  if (rows.length === 0) return { rows, sent: [] };
  const sent = await db
    .select({
      reportId: files.reportId,
      kind: files.kind,
      sentOn: files.sentOn,
      reference: files.reference,
      withdrawnAt: files.withdrawnAt,
    })
    .from(files)
    .where(
      inArray(
        files.reportId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(files.createdAt), asc(files.id));
  return { rows, sent };
}

/** Only those in scope whose clubs have a regime, in any order. */
export async function factsOfDeadlines(
  db: Db,
  scope: Scope,
  ids: string[],
): Promise<{ id: string; facts: DeadlineFacts }[]> {
  const { rows, sent } = await listDeadlineRows(db, scope, ids);
  return rows.map((row) => ({
    id: row.id,
    facts: deadlineFacts(
      row,
      sent.filter(({ reportId }) => reportId === row.id),
    ),
  }));
}
