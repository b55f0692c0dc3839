/** Calls with a receipt code (C10.3) */
import type { EmptyDetails, ReceiptDetails } from '../receipt/details.ts';
import type {
  CodeRequest,
  FollowedReport,
  LinkRequest,
  ReceiptMessage,
  ReporterMessage,
  ReportOpenedByLink,
} from '../receipt/receipt.ts';
import type { Call } from './call.ts';

export const RECEIPT_CALLS = {
  openReceipt: 'POST /api/receipt' as Call<FollowedReport, CodeRequest>,
  sendReporterMessage: 'POST /api/receipt/messages' as Call<ReceiptMessage, ReporterMessage>,
  openReceiptByLink: 'POST /api/receipt/open' as Call<ReportOpenedByLink, LinkRequest>,
  addDetails: 'POST /api/receipt/details' as Call<EmptyDetails, ReceiptDetails>,
  eraseOwnContact: 'POST /api/receipt/erase-contact' as Call<void, CodeRequest>,
} as const;
