/** Passwords: Argon2id at OWASP's settings (contract C6.2). */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** 19 MiB, two passes, one lane. Algorithm 2 is Argon2id; the package's enum cannot be named under isolatedModules. */
const SETTINGS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash to store; contains its own salt and settings. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, SETTINGS);
}

/** Hash of a password that nobody has: compared with where the email is unknown, so that the time is the same. */
const nobody = hashPassword('no account has this password');

/** True where the password is the one behind the hash; `null` for an unknown user, in the same time and never true. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  return (await verify(passwordHash ?? (await nobody), password)) && passwordHash !== null;
}

export type Account = { email: string; role: string; password: string };

/** A password that nobody has to invent: 96 random bits. */
export const randomPassword = (): string => randomBytes(12).toString('base64url');
