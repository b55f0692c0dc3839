/** Mail log for super-admins (C9.2): delivery only, never recipient or content */
import * as z from 'zod/mini';
import { MAIL_KINDS } from './kinds.ts';

const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;

export const MailBrief = z.object({
  id: z.uuid(),
  kind: z.enum(MAIL_KINDS),
  state: z.enum(MAIL_STATES),
  createdAt: z.iso.datetime(),
  tries: z.int(),
  lastAnswer: z.nullable(z.string()),
});
export type MailBrief = z.output<typeof MailBrief>;

export const MAIL_LIST_SIZE = 200;
