/** Calls with a receipt code (C10.3), separate to keep pages small */
import type { EmptyDetails, ReceiptDetails } from '../receipt/details.ts';
import type {
  FollowedReport,
  Holder,
  LinkHolder,
  OpenedReport,
  ReceiptMessage,
  ReporterMessage,
} from '../receipt/receipt.ts';
import type { Call } from './call.ts';

export const RECEIPT_CALLS = {
  openReceipt: 'POST /api/receipt' as Call<FollowedReport, Holder>,
  sendReporterMessage: 'POST /api/receipt/messages' as Call<ReceiptMessage, ReporterMessage>,
  openReceiptByLink: 'POST /api/receipt/open' as Call<OpenedReport, LinkHolder>,
  addDetails: 'POST /api/receipt/details' as Call<EmptyDetails, ReceiptDetails>,
  eraseOwnContact: 'POST /api/receipt/erase-contact' as Call<void, Holder>,
} as const;
