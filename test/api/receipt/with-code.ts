/** Reports with a receipt, as a reporter's browser sends them (C10.1), and the calls that take a code. */
import { randomBytes, randomUUID } from 'node:crypto';
import { codeOf, inGroups } from '../../../domain/receipt/code.ts';
import type { Stage } from '../../stage.ts';

/** A unique code. */
export const someCode = (): string => inGroups(codeOf(randomBytes(20)));

export type SubmittedReport = { id: string; code: string };

/** Submits a report with its own code. */
export async function reportWithCode(
  stage: Stage,
  club: 'ridge' | 'valley' = 'ridge',
  fields: Record<string, unknown> = {},
): Promise<SubmittedReport> {
  const code = someCode();
  return { id: await stage.report(club, { receiptCode: code, ...fields }), code };
}

type CallOptions = { address?: string; key?: string };

/** POST /api/receipt. */
export const openReceipt = (stage: Stage, code: unknown, { address }: CallOptions = {}) =>
  stage.call('POST', '/api/receipt', { body: { code }, ...(address && { address }) });

/** POST /api/receipt/messages. */
export const writeToTeam = (
  stage: Stage,
  code: unknown,
  body: unknown,
  { address, key = randomUUID() }: CallOptions = {},
) =>
  stage.call('POST', '/api/receipt/messages', {
    body: { code, body },
    headers: { 'idempotency-key': key },
    ...(address && { address }),
  });

/** POST /api/reports/{id}/messages. */
export const writeToReporter = (
  stage: Stage,
  id: string,
  body: unknown,
  as: 'ridgeManager' | 'ridgeAdmin' = 'ridgeManager',
) =>
  stage.call('POST', `/api/reports/${id}/messages`, {
    as,
    body: { body },
    headers: { 'idempotency-key': randomUUID() },
  });
