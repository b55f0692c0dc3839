/** SQL for links that open a report without its code, and for the access keys they return (C19.7) */
import { and, eq, gt, lte } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '../../../domain/durations.ts';
import { hashToken, newToken } from '../../auth/tokens/token.ts';
import type { Db } from '../../db/database.ts';
import { receipts, receiptTokens as table } from '../../db/schema.ts';

/** 128 random bits. */
const TOKEN_BYTES = 16;
const LINK_VALID_MS = 14 * DAY_MS;
const ACCESS_KEY_VALID_MS = HOUR_MS;

type NewToken = { reportId: string; isKey: boolean; now: Date };

async function insertToken(tx: Db, { reportId, isKey, now }: NewToken): Promise<string> {
  const token = newToken(TOKEN_BYTES);
  const expiresAt = new Date(now.getTime() + (isKey ? ACCESS_KEY_VALID_MS : LINK_VALID_MS));
  await tx.insert(table).values({ tokenHash: hashToken(token), reportId, isKey, expiresAt });
  return token;
}

/** `null` unless the reporter asked for links. Earlier ones stay valid, since an earlier attempt may have arrived. */
export async function newLinkToken(tx: Db, reportId: string, now: Date): Promise<string | null> {
  const [receipt] = await tx
    .select({ linkOpens: receipts.linkOpens })
    .from(receipts)
    .where(eq(receipts.reportId, reportId));
  return receipt?.linkOpens ? insertToken(tx, { reportId, isKey: false, now }) : null;
}

export const newAccessKey = (tx: Db, reportId: string, now: Date): Promise<string> =>
  insertToken(tx, { reportId, isKey: true, now });

const isValid = (token: string, { isKey, now }: { isKey: boolean; now: Date }) =>
  and(eq(table.tokenHash, hashToken(token)), eq(table.isKey, isKey), gt(table.expiresAt, now));

export async function findReportOfToken(
  db: Db,
  token: string,
  kind: { isKey: boolean; now: Date },
): Promise<string | null> {
  const [found] = await db.select({ reportId: table.reportId }).from(table).where(isValid(token, kind));
  return found?.reportId ?? null;
}

/** The caller must lock the report, so that a link is used only once. */
export async function consumeLink(tx: Db, token: string): Promise<void> {
  await tx.delete(table).where(eq(table.tokenHash, hashToken(token)));
}

export async function deleteTokensOf(tx: Db, reportId: string): Promise<void> {
  await tx.delete(table).where(eq(table.reportId, reportId));
}

export async function sweepTokens(db: Db, now: Date): Promise<void> {
  await db.delete(table).where(lte(table.expiresAt, now));
}
