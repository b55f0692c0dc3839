/** A file's number of eight characters (C13.3): random, so that no id can be derived from it */
import { randomBytes } from 'node:crypto';
import { SYMBOLS } from '../../domain/crockford/crockford.ts';

const LENGTH = 8;

/** 40 random bits. */
export function newFileNumber(): string {
  return [...randomBytes(LENGTH)].map((byte) => SYMBOLS[byte % SYMBOLS.length]).join('');
}
