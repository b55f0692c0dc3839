/** Calls with a receipt code or emailed link, which is sent in the body and kept only in memory (C10.3, C19.7). */
import { RECEIPT_CALLS } from '../../domain/api/receipt-calls.ts';
import type { DetailField, EmptyDetails } from '../../domain/receipt/details.ts';
import type { FollowedReport, ReceiptMessage } from '../../domain/receipt/receipt.ts';
import { ApiError, send } from '../api.ts';

/** The code, or for an hour the key from an emailed link. */
export type ReceiptCredential = { code: string } | { key: string };

export type ReportAccess = { credential: ReceiptCredential; report: FollowedReport };

/** The code is unknown or no longer valid. */
export const isUnknown = (problem: unknown): boolean => problem instanceof ApiError && problem.status === 404;

export const openReceipt = (code: string): Promise<FollowedReport> =>
  send(RECEIPT_CALLS.openReceipt, { body: { code } });

export async function openByLink(token: string): Promise<ReportAccess> {
  const { key, ...report } = await send(RECEIPT_CALLS.openReceiptByLink, { body: { token } });
  return { credential: { key }, report };
}

export type DetailsProps = {
  credential: ReceiptCredential;
  /** Survives a reload of the tab, unless the contact is erased. */
  keepsDraft: boolean;
  onUnsent: (isUnsent: boolean) => void;
  onEnded: () => void;
};

/** Resolves to the fields still empty, even if none is sent. Under the same `key` a photo is added once. */
export const addDetails = (
  credential: ReceiptCredential,
  details: Partial<Record<DetailField, string>>,
  { uploads, key }: { uploads: readonly string[]; key: string },
): Promise<EmptyDetails> =>
  send(RECEIPT_CALLS.addDetails, {
    body: { ...credential, ...details, ...(uploads.length > 0 && { uploads }) },
    headers: { 'Idempotency-Key': key },
  });

/** Under the same `key` a message is stored once. */
export const sendMessage = (credential: ReceiptCredential, body: string, key: string): Promise<ReceiptMessage> =>
  send(RECEIPT_CALLS.sendReporterMessage, { body: { ...credential, body }, headers: { 'Idempotency-Key': key } });

export const eraseOwnContact = (code: string): Promise<void> => send(RECEIPT_CALLS.eraseOwnContact, { body: { code } });
