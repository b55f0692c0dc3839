/** Calls that need only the receipt code (C10.3) */
import * as z from 'zod/mini';
import { requiredText } from '../text/field.ts';
import { MESSAGE_RULE, WRITERS } from './message.ts';
import { RECEIPT_STATES } from './receipt-state.ts';

export const CodeRequest = z.object({ code: z.string() });
export type CodeRequest = z.output<typeof CodeRequest>;

export const ReporterText = z.object({ body: requiredText(MESSAGE_RULE) });
export type ReporterText = z.output<typeof ReporterText>;

/** Proves ownership: the code, or the key from an email link (C19.7). */
const proof = { code: z.optional(z.string()), key: z.optional(z.string()) };

export const ReporterMessage = z.object({ ...proof, body: requiredText(MESSAGE_RULE) });
export type ReporterMessage = z.output<typeof ReporterMessage>;

/** No names; the UTC day only. */
export const ReceiptMessage = z.object({
  id: z.uuid(),
  from: z.enum(WRITERS),
  body: z.string(),
  on: z.iso.date(),
});
export type ReceiptMessage = z.output<typeof ReceiptMessage>;

/** Never the narrative, a name or an address (C10.3). */
export const FollowedReport = z.object({
  receivedOn: z.iso.date(),
  state: z.enum(RECEIPT_STATES),
  told: z.nullable(z.string()),
  published: z.nullable(z.uuid()),
  messages: z.array(ReceiptMessage),
  canAdd: z.boolean(),
  contactErased: z.boolean(),
});
export type FollowedReport = z.output<typeof FollowedReport>;

/** The token in an email link (C19.7). */
export const LinkRequest = z.object({ token: z.string() });
export type LinkRequest = z.output<typeof LinkRequest>;

/** `key`: allows messages and details for an hour (C19.7). */
export const ReportOpenedByLink = z.extend(FollowedReport, { key: z.string() });
export type ReportOpenedByLink = z.output<typeof ReportOpenedByLink>;
