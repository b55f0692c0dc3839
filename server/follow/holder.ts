/**
 * Who comes back with a code (contract C10.3). Whatever is no code of a report (unknown, malformed, empty, expired, no text
 * at all) is looked for in the same way and has the same answer; it counts against the address. A right one does not.
 */
import { randomUUID } from 'node:crypto';
import { Problem } from '../../domain/problems.ts';
import { readCode } from '../../domain/receipt/code.ts';
import { findReportOf, hashOf } from '../conversation/receipt-queries.ts';
import type { Db } from '../db/database.ts';
import { countAttempt, forgetAttempt, LIMITS } from '../http/rate-limits/limits.ts';
import { lockReport, type ReportRow } from '../reports/report/queries.ts';
import type { Services } from '../services.ts';

export type Holding = { tx: Db; report: ReportRow; now: Date };
export type Caller = {
  /** What was sent as the code. */
  code: unknown;
  /** What limits count the caller by. */
  address: string;
};

/** What is looked for: for what is no code, a hash that no code has. */
const soughtOf = (sent: unknown): Buffer =>
  hashOf((typeof sent === 'string' && readCode(sent)) || `no code ${randomUUID()}`);

/** The report of a code, held: the code may have gone while somebody else held it. */
async function reportOf(tx: Db, codeHash: Buffer): Promise<ReportRow | undefined> {
  const id = await findReportOf(tx, codeHash);
  const report = id === null ? undefined : await lockReport(tx, id);
  return report && (await findReportOf(tx, codeHash)) === id ? report : undefined;
}

/**
 * Does something about the report of a code, in one transaction. Throws 404 where there is none, 429 after ten such from
 * one address within 15 minutes.
 */
export async function asHolder<Answer>(
  { database, clock, rateLimits }: Services,
  { code, address }: Caller,
  work: (holding: Holding) => Promise<Answer>,
): Promise<Answer> {
  const done = await database.transaction(async (tx) => {
    const now = clock();
    // Counted before it is looked for, so that simultaneous ones cannot slip past (C6.3).
    const subjects = [{ limit: LIMITS.codesFromAddress, subject: address }];
    const attempt = rateLimits ? await countAttempt(tx, subjects, now) : null;
    const report = await reportOf(tx, soughtOf(code));
    // The attempt stays: so the transaction ends well, and the refusal comes after it.
    if (!report) return null;
    if (attempt) await forgetAttempt(tx, attempt);
    return { answer: await work({ tx, report, now }) };
  });
  if (done === null) throw new Problem('receipt/unknown');
  return done.answer;
}
