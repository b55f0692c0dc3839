/** A file's number, eight characters (C13.3): random, not derived from any id */
import { randomBytes } from 'node:crypto';
import { SYMBOLS } from '../../domain/crockford/crockford.ts';

const LENGTH = 8;

/** 40 random bits. */
export function newFileNumber(): string {
  return [...randomBytes(LENGTH)].map((byte) => SYMBOLS[byte % SYMBOLS.length]).join('');
}
