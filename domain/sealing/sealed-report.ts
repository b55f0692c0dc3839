/** A report encrypted with the server's public key (C15.3) */
import * as z from 'zod/mini';
import * as words from '../refusals/words/en.ts';

/** HPKE `info`: binds ciphertexts to this purpose. */
export const SEALED_INFO = 'windsock report';

/** Uncompressed P-256 point in base64url. */
export const SubmissionKey = z.object({ keyId: z.uuid(), publicKey: z.string() });
export type SubmissionKey = z.output<typeof SubmissionKey>;

/** `sealed`: base64url of `enc ‖ ciphertext`. */
export const SealedReport = z.object({
  keyId: z.string(words.unknownKey),
  sealed: z.string(words.cannotOpen),
});
export type SealedReport = z.output<typeof SealedReport>;
