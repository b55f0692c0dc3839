/** How the server fares, for super-admins (contract C1.8): facts; what to do about them is said by the page. */
import * as z from 'zod/mini';
import { REQUIREMENTS } from '../auth/requirement.ts';
import { Certificate } from './certificate.ts';

/** Mails of the last 30 days; `troubleSince`: since when what waits cannot be given to the mail server. */
const MailHealth = z.object({
  waiting: z.int(),
  failed: z.int(),
  lastFailedAt: z.nullable(z.iso.datetime()),
  troubleSince: z.nullable(z.iso.datetime()),
  certificate: Certificate,
});

/** Exactly what `GET /api/health` answers; `null` in place of what is not set up or not this server's. */
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
  /** Days in UTC; `lastOn`: null before the first run. */
  retention: z.nullable(z.object({ days: z.int(), lastOn: z.nullable(z.iso.date()), nextOn: z.iso.date() })),
  disk: z.nullable(z.object({ freeBytes: z.int() })),
  /** `people`: those who must have a second factor, or admins and super-admins where nobody must. */
  secondFactors: z.object({ required: z.enum(REQUIREMENTS), people: z.int(), missing: z.int() }),
});
export type Health = z.output<typeof Health>;
