/**
 * Encrypts app secrets (C11.1): AES-256-GCM with a key outside the database, bound to the user, so that a secret moved
 * to another row cannot be opened
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
/** First byte: the layout of the rest. */
const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function readKey(text: string): Buffer | null {
  return /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : null;
}

const associatedData = (userId: string): Buffer => Buffer.from(`totp of ${userId}`);

/** Version, nonce, tag, ciphertext. */
export function sealSecret(key: Uint8Array, secret: Uint8Array, userId: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(associatedData(userId));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), text]);
}

/** `null` for another key or user, or if altered. */
export function openSecret(key: Uint8Array | null, sealed: Uint8Array | null, userId: string): Buffer | null {
  if (key === null || sealed === null || sealed[0] !== VERSION) return null;
  const bytes = Buffer.from(sealed);
  const nonce = bytes.subarray(1, 1 + NONCE_BYTES);
  const tag = bytes.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(associatedData(userId)).setAuthTag(tag);
    return Buffer.concat([decipher.update(bytes.subarray(1 + NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}
