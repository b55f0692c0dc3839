/** Argon2id for the API suite at a hundredth of the cost: server/auth/password.test.ts tests the real parameters. */
import { createRequire } from 'node:module';
import type { Options } from '@node-rs/argon2';

const argon2: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2');

/** Every hash that a password was compared with. */
export const compared: string[] = [];

export function hash(password: string, settings: Options): Promise<string> {
  return argon2.hash(password, { ...settings, memoryCost: 64, timeCost: 1 });
}

export function verify(hashed: string, password: string): Promise<boolean> {
  compared.push(hashed);
  return argon2.verify(hashed, password);
}
