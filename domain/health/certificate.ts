/** The certificate of the mail server (contract C1.8). */
import * as z from 'zod/mini';

/** `no-tls`: the server offers none. `unknown`: the first look is under way. */
export const CERTIFICATE_STATES = ['trusted', 'not-trusted', 'no-tls', 'not-reached', 'unknown'] as const;

/** `isNeeded`: without a trusted one no mail goes, since a password would be lost to others. */
export const Certificate = z.object({
  state: z.enum(CERTIFICATE_STATES),
  isNeeded: z.boolean(),
  validUntil: z.nullable(z.iso.datetime()),
});
export type Certificate = z.output<typeof Certificate>;
