/**
 * Finds a report by code (C10.3) or emailed link (C19.7). Invalid credentials of any kind are looked up and answered
 * alike, and count towards the address's limit
 */
import { randomUUID } from 'node:crypto';
import { Problem } from '../../domain/problems.ts';
import { readCode } from '../../domain/receipt/code.ts';
import { findReportOfToken } from '../conversation/links/queries.ts';
import { findReportOf, hashOf } from '../conversation/receipt-queries.ts';
import type { Db } from '../db/database.ts';
import { countAttempt, forgetAttempt, LIMITS } from '../http/rate-limits/limits.ts';
import { lockReport, type ReportRow } from '../reports/report/queries.ts';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';

export type FollowedContext = { tx: Db; report: ReportRow; now: Date };

/** For an invalid code this is a hash that no code has. */
const codeHashOf = (credential: unknown): Buffer =>
  hashOf((typeof credential === 'string' && readCode(credential)) || `no code ${randomUUID()}`);

function finderOf({ kind, credential }: Caller, now: Date): (tx: Db) => Promise<string | null> {
  if (kind === 'code') {
    const codeHash = codeHashOf(credential);
    return (tx) => findReportOf(tx, codeHash);
  }
  const token = typeof credential === 'string' ? credential : '';
  return (tx) => findReportOfToken(tx, token, { isKey: kind === 'key', now });
}

/** Locks the report and looks again, since the code or link may have been removed while waiting. */
async function reportOf(tx: Db, caller: Caller, now: Date): Promise<ReportRow | undefined> {
  const find = finderOf(caller, now);
  const id = await find(tx);
  const report = id === null ? undefined : await lockReport(tx, id);
  if (!report || (await find(tx)) !== id) return undefined;
  // An email in progress during erasure may have created its link afterwards (C19.7).
  return caller.kind === 'code' || report.contactErasedAt === null ? report : undefined;
}

/** In one transaction. Throws 404, or 429 after ten wrong credentials from one address within 15 minutes. */
export async function withFollowedReport<Answer>(
  { database, clock, rateLimits }: Services,
  caller: Caller,
  work: (followed: FollowedContext) => Promise<Answer>,
): Promise<Answer> {
  const found = await database.transaction(async (tx) => {
    const now = clock();
    // Counted first, so that simultaneous attempts cannot slip past (C6.3).
    const subjects = [{ limit: LIMITS.codesFromAddress, subject: caller.address }];
    const attempt = rateLimits ? await countAttempt(tx, subjects, now) : null;
    const report = await reportOf(tx, caller, now);
    // The attempt must stay counted, so the refusal follows the commit.
    if (!report) return null;
    if (attempt) await forgetAttempt(tx, attempt);
    return { answer: await work({ tx, report, now }) };
  });
  if (found === null) throw new Problem('receipt/unknown');
  return found.answer;
}
