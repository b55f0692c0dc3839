/** What is asked with a receipt code (contract C10.3). The code goes in the body, and is nowhere but in this page's memory. */
import { RECEIPT_CALLS } from '../../domain/api/receipt-calls.ts';
import type { FollowedReport, ReceiptMessage } from '../../domain/receipt/receipt.ts';
import { ApiError, send } from '../api.ts';
import { randomUuid } from '../components/saving/random-uuid.ts';

/** A report that somebody follows: its code, and what became of it. */
export type Followed = { code: string; report: FollowedReport };

/** True where the code is good no more, or never was. */
export const isUnknown = (problem: unknown): boolean => problem instanceof ApiError && problem.status === 404;

/** What became of the report with a code. */
export const openReceipt = (code: string): Promise<FollowedReport> =>
  send(RECEIPT_CALLS.openReceipt, { body: { code } });

/** Sends messages. One and the same, sent again after a failure, carries the same key, so that it is there once. */
export function createWriter(): (code: string, body: string) => Promise<ReceiptMessage> {
  let last = { body: '', key: '' };
  return async (code, body) => {
    if (body !== last.body) last = { body, key: randomUuid() };
    const headers = { 'Idempotency-Key': last.key };
    const sent = await send(RECEIPT_CALLS.sendReporterMessage, { body: { code, body }, headers });
    last = { body: '', key: '' };
    return sent;
  };
}

/** Erases name, email and telephone of who reported. */
export const eraseOwnContact = (code: string): Promise<void> => send(RECEIPT_CALLS.eraseOwnContact, { body: { code } });
