/** Password hashing: Argon2id with OWASP's settings (C6.2) */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** 19 MiB, two passes, one lane. 2 is Argon2id; the package's enum is unusable under isolatedModules. */
const SETTINGS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, SETTINGS);
}

/** Checked for unknown emails, so that they take as long. */
const dummyHash = hashPassword('no account has this password');

/** `null` (unknown user) is always false, after the same time. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  return (await verify(passwordHash ?? (await dummyHash), password)) && passwordHash !== null;
}

export type Account = { email: string; role: string; password: string };

export const randomPassword = (): string => randomBytes(12).toString('base64url');
