/** What is asked with a receipt code, or by a mail's link (contract C10.3, C19.7). Either goes in the body, and is nowhere but in this page's memory. */
import { RECEIPT_CALLS } from '../../domain/api/receipt-calls.ts';
import type { DetailField, EmptyDetails } from '../../domain/receipt/details.ts';
import type { FollowedReport, ReceiptMessage } from '../../domain/receipt/receipt.ts';
import { ApiError, send } from '../api.ts';
import { randomUuid } from '../components/saving/random-uuid.ts';

/** What proves that a report is the own one: its code, or for an hour the key that a mail's link gave. */
export type ReceiptCredential = { code: string } | { key: string };

export type Followed = { proof: ReceiptCredential; report: FollowedReport };

/** True where the code is good no more, or never was. */
export const isUnknown = (problem: unknown): boolean => problem instanceof ApiError && problem.status === 404;

export const openReceipt = (code: string): Promise<FollowedReport> =>
  send(RECEIPT_CALLS.openReceipt, { body: { code } });

export async function openByLink(token: string): Promise<Followed> {
  const { key, ...report } = await send(RECEIPT_CALLS.openReceiptByLink, { body: { token } });
  return { proof: { key }, report };
}

export type DetailsProps = {
  proof: ReceiptCredential;
  /** What is typed survives a reload of the tab; not once the own contact is erased. */
  keeps: boolean;
  /** Whether something is typed or chosen and not sent. */
  onUnsent: (isUnsent: boolean) => void;
  onEnded: () => void;
};

/** Fills fields that are empty and adds photos by their upload ids; gives the fields that are still empty, also where none is sent. */
export const addDetails = (
  proof: ReceiptCredential,
  details: Partial<Record<DetailField, string>>,
  uploads: readonly string[] = [],
): Promise<EmptyDetails> =>
  send(RECEIPT_CALLS.addDetails, { body: { ...proof, ...details, ...(uploads.length > 0 && { uploads }) } });

/** Sends messages. One and the same, sent again after a failure, carries the same key, so that it is there once. */
export function createWriter(): (proof: ReceiptCredential, body: string) => Promise<ReceiptMessage> {
  let last = { body: '', key: '' };
  return async (proof, body) => {
    if (body !== last.body) last = { body, key: randomUuid() };
    const headers = { 'Idempotency-Key': last.key };
    const sent = await send(RECEIPT_CALLS.sendReporterMessage, { body: { ...proof, body }, headers });
    last = { body: '', key: '' };
    return sent;
  };
}

export const eraseOwnContact = (code: string): Promise<void> => send(RECEIPT_CALLS.eraseOwnContact, { body: { code } });
