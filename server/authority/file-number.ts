/** The eight characters of a report's file (contract C13.3): drawn at random, so that no id leads to them. */
import { randomBytes } from 'node:crypto';
import { SYMBOLS } from '../../domain/crockford/crockford.ts';

const LENGTH = 8;

/** Another one each time, of 40 random bits. */
export function newFileNumber(): string {
  return [...randomBytes(LENGTH)].map((byte) => SYMBOLS[byte % SYMBOLS.length]).join('');
}
