/** Accepts a report: once acknowledged, it is stored exactly once (C3.8, C6.3). */
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isId } from '../../../domain/id.ts';
import { type FieldProblem, Problem } from '../../../domain/problems.ts';
import { CLUB_REQUIRED } from '../../../domain/reports/report.ts';
import { filterKeys, staffSearchText } from '../../../domain/reports/search-keys.ts';
import type { Submission, SubmissionResult } from '../../../domain/reports/submission.ts';
import { trendFilterKeys } from '../../../domain/reports/trend-filters/trend-filters.ts';
import { throwIfInvalid } from '../../../domain/validate.ts';
import { NO_CLUB } from '../../clubs/no-club.ts';
import { clubExisted, ensureNoClub, findClub, lockClub } from '../../clubs/queries.ts';
import { hashOf, insertReceipt, isCodeTaken } from '../../conversation/receipt-queries.ts';
import type { Db } from '../../db/database.ts';
import { insertFlight } from '../../flight/queries.ts';
import { countAttempt, LIMITS } from '../../http/rate-limits/limits.ts';
import { claimerOf } from '../../photos/claimer.ts';
import { claimUploads, uploadProblemsInBody } from '../../photos/upload-queries.ts';
import type { Services } from '../../services.ts';
import { insertReport } from '../report/queries.ts';
import { claimKey } from './queries.ts';

type SubmissionSource = {
  key: string | null;
  address: string;
  /** Null if anonymous. */
  userId: string | null;
  /** Stores a report to a deleted club without a club (C15.3), instead of refusing it. */
  acceptsDeletedClub?: boolean;
};

async function clubProblems(
  db: Db,
  sent: { clubId?: unknown },
  { acceptsDeletedClub = false },
): Promise<FieldProblem[]> {
  const id = typeof sent.clubId === 'string' ? sent.clubId.trim() : '';
  const known = isId(id) && (acceptsDeletedClub ? await clubExisted(db, id) : (await findClub(db, id)) !== undefined);
  return known ? [] : [{ path: 'clubId', message: CLUB_REQUIRED }];
}

/** Reported along with every other violated rule (C3.1, C3.8, C16.2). */
export async function submissionProblems(
  { request, services }: { request: FastifyRequest; services: Services },
  sent: { clubId?: unknown; uploads?: unknown },
  options: { acceptsDeletedClub?: boolean } = {},
): Promise<FieldProblem[]> {
  const { db } = services.database;
  const claim = { reportId: null, userId: await claimerOf(request, services, sent.uploads), now: services.clock() };
  return [...(await clubProblems(db, sent, options)), ...(await uploadProblemsInBody(db, sent, claim))];
}

/**
 * A repeated key returns the first result. Throws 400 for an unknown club or photo, 429 for too many, 409 if another
 * report has the receipt code.
 */
export async function submitReport(
  { database, clock, rateLimits, mail }: Services,
  { clubId, receiptCode, notifyReporter, linkOpens, language, uploads, flight, ...texts }: Submission,
  { key, address, userId, acceptsDeletedClub = false }: SubmissionSource,
): Promise<SubmissionResult> {
  return database.transaction(async (tx, sendAtCommit) => {
    const id = randomUUID();
    const submittedAt = clock();
    const codeHash = receiptCode && hashOf(receiptCode);
    const [earlier, isClub, isTaken] = await Promise.all([
      key && claimKey(tx, { key, reportId: id, submittedAt }),
      lockClub(tx, clubId),
      codeHash && isCodeTaken(tx, codeHash),
    ]);
    if (earlier) return earlier;
    const isDeletedClub = !isClub && acceptsDeletedClub && isId(clubId) && (await clubExisted(tx, clubId));
    if (!isClub && !isDeletedClub) {
      const claim = { reportId: null, userId, now: submittedAt };
      const problems = await uploadProblemsInBody(tx, { uploads }, claim);
      throwIfInvalid([{ path: 'clubId', message: CLUB_REQUIRED }, ...problems]);
    }
    if (isDeletedClub) await ensureNoClub(tx, submittedAt);
    if (rateLimits) await countAttempt(tx, [{ limit: LIMITS.reportsFromAddress, subject: address }], submittedAt);
    const searchText = staffSearchText({ ...texts, smsManagerComment: null });
    if (isTaken) throw new Problem('receipt/taken');
    const claimed = await claimUploads(tx, { reportId: id, uploads, userId, now: submittedAt });
    sendAtCommit(
      insertReport(tx, {
        id,
        clubId: isDeletedClub ? NO_CLUB : clubId,
        ...texts,
        submittedAt,
        searchText,
        ...filterKeys(texts),
        ...trendFilterKeys(texts),
      }),
    );
    if (codeHash)
      sendAtCommit(insertReceipt(tx, { reportId: id, codeHash, notify: notifyReporter, linkOpens, language }));
    if (claimed) sendAtCommit(claimed.statement);
    if (flight) sendAtCommit(insertFlight(tx, id, flight));
    const notification = mail.statement(tx, { kind: 'new-report', reportId: id }, submittedAt);
    if (notification) sendAtCommit(notification);
    return { id, submittedAt: submittedAt.toISOString() };
  });
}
