/** Secrets of cookies and links, stored hashed (C6.1) */
import { createHash, randomBytes } from 'node:crypto';

export const newToken = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** SHA-256: a random token cannot be guessed, so a fast hash is enough. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
