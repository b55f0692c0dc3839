/**
 * Encrypts a report twice: to the server's key, and with a key derived from the receipt code, so that storage reveals
 * nothing without either (C15.2).
 */
import { readCode } from '../../../../domain/receipt/code.ts';
import { SEALED_INFO, type SubmissionKey } from '../../../../domain/sealing/sealed-report.ts';
import { utcDay } from '../../../../domain/text/calendar.ts';
import { fromBase64url } from './base64url.ts';
import { seal } from './hpke.ts';

/** What is stored of a waiting report. */
export type WaitingReport = {
  /** The Idempotency-Key. */
  key: string;
  keyId: string;
  /** To the server: `enc ‖ ciphertext`. */
  sealed: Uint8Array;
  /** For the reporter: AES-256-GCM. */
  own: Uint8Array;
  salt: Uint8Array;
  nonce: Uint8Array;
  /** The UTC day of encryption, by the device's clock. */
  day: string;
};

/** Requires https or localhost. */
export const canSeal = (): boolean => crypto.subtle !== undefined;

async function keyOfCode(code: string, salt: Uint8Array): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(code);
  const secret = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey']);
  const parameters = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: salt as BufferSource,
    info: new TextEncoder().encode('windsock waiting report'),
  };
  return crypto.subtle.deriveKey(parameters, secret, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

const cipherOf = ({ key, nonce }: Pick<WaitingReport, 'key' | 'nonce'>) => ({
  name: 'AES-GCM',
  iv: nonce as BufferSource,
  additionalData: new TextEncoder().encode(key),
});

export type ReadyReport = {
  /** The JSON body of `POST /api/reports`, receipt code included. */
  body: string;
  key: string;
  code: string;
};

export async function sealReport(
  { body, key, code }: ReadyReport,
  server: SubmissionKey,
  now: Date,
): Promise<WaitingReport> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const secret = await keyOfCode(readCode(code) ?? '', salt);
  const own = await crypto.subtle.encrypt(cipherOf({ key, nonce }), secret, new TextEncoder().encode(body));
  const sealed = await seal(fromBase64url(server.publicKey), body, { info: SEALED_INFO, aad: key });
  return { key, keyId: server.keyId, sealed, own: new Uint8Array(own), salt, nonce, day: utcDay(now) };
}

/** Null for the wrong code. */
export async function openWith(waiting: WaitingReport, typed: string): Promise<string | null> {
  const code = readCode(typed);
  if (code === null) return null;
  const secret = await keyOfCode(code, waiting.salt);
  try {
    return new TextDecoder().decode(
      await crypto.subtle.decrypt(cipherOf(waiting), secret, waiting.own as BufferSource),
    );
  } catch {
    return null;
  }
}
