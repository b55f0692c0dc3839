/** Server health for super-admins (C1.8) */
import * as z from 'zod/mini';
import { SECOND_FACTOR_REQUIREMENTS } from '../auth/second-factor-requirement.ts';
import { Certificate } from './certificate.ts';

/** Last 30 days; `troubleSince`: when the mail server began to fail. */
const MailHealth = z.object({
  waiting: z.int(),
  failed: z.int(),
  lastFailedAt: z.nullable(z.iso.datetime()),
  troubleSince: z.nullable(z.iso.datetime()),
  certificate: Certificate,
});

/** `null`: not configured, or not on this server. */
export const Health = z.object({
  asOf: z.iso.datetime(),
  program: z.object({ version: z.string(), schema: z.int() }),
  database: z.object({
    engine: z.enum(['embedded', 'server']),
    bytes: z.int(),
    schema: z.int(),
    newer: z.array(z.string()),
  }),
  backup: z.nullable(z.object({ at: z.iso.datetime(), bytes: z.int(), encrypted: z.boolean() })),
  mail: z.nullable(MailHealth),
  /** UTC days; `lastOn`: null before the first run. */
  retention: z.nullable(z.object({ days: z.int(), lastOn: z.nullable(z.iso.date()), nextOn: z.iso.date() })),
  disk: z.nullable(z.object({ freeBytes: z.int() })),
  /** `people`: those required, or all admins if nobody is. */
  secondFactors: z.object({ required: z.enum(SECOND_FACTOR_REQUIREMENTS), people: z.int(), missing: z.int() }),
});
export type Health = z.output<typeof Health>;
