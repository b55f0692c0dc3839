/** The mail server's certificate (C1.8) */
import * as z from 'zod/mini';

/** `no-tls`: not offered. `unknown`: not checked yet. */
const CERTIFICATE_STATES = ['trusted', 'not-trusted', 'no-tls', 'not-reached', 'unknown'] as const;

/** `isNeeded`: TLS is configured or a password is sent, so mail depends on a trusted certificate. */
export const Certificate = z.object({
  state: z.enum(CERTIFICATE_STATES),
  isNeeded: z.boolean(),
  validUntil: z.nullable(z.iso.datetime()),
});
export type Certificate = z.output<typeof Certificate>;
