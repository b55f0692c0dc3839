/** A report that is sent sealed to the server's key (contract C15.3). */
import * as z from 'zod/mini';
import * as words from '../refusals/words/en.ts';

/** The `info` of HPKE: what is sealed for something else cannot be taken for a report. */
export const SEALED_INFO = 'windsock report';

/** What browsers seal reports to; `publicKey` is an uncompressed point of P-256, in base64url. */
export const SubmissionKey = z.object({ keyId: z.uuid(), publicKey: z.string() });
export type SubmissionKey = z.output<typeof SubmissionKey>;

/** The body of `POST /api/sealed-reports`; `sealed` is base64url of `enc ‖ ciphertext`. */
export const SealedReport = z.object({
  keyId: z.string(words.unknownKey),
  sealed: z.string(words.cannotOpen),
});
export type SealedReport = z.output<typeof SealedReport>;
