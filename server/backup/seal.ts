/**
 * Encrypts backups: scrypt, AES-256-GCM in chunks. Nonces number the chunks and mark the last, so none can be dropped,
 * duplicated, moved or cut off
 */
import { createCipheriv, createDecipheriv, createHash, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { OperatorError } from '../operator-error.ts';

const PIECE_BYTES = 64 * 1024;
const TAG = 16;
/** OWASP's settings: 128 MiB. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 };

const UNREADABLE = 'The backup cannot be read: the passphrase (BACKUP_PASSPHRASE) is wrong, or the file is damaged';

export type Key = { key: Buffer; context: Buffer };

const derive = promisify(scrypt) as (
  secret: string,
  salt: Buffer,
  length: number,
  cost: typeof COST,
) => Promise<Buffer>;

/** `head`: the unencrypted part, with a unique salt. */
export async function keyOf(passphrase: string, salt: Buffer, head: string): Promise<Key> {
  const key = await derive(passphrase.normalize('NFC'), salt, 32, COST);
  return { key, context: createHash('sha256').update(head).digest() };
}

function nonce(piece: number, last: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUIntBE(piece, 5, 6);
  bytes[11] = last ? 1 : 0;
  return bytes;
}

/** Chunks of `size` bytes; only the last may be shorter, and there is always at least one. */
async function* pieces(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<{ piece: Buffer; last: boolean }> {
  let buffered = Buffer.alloc(0);
  for await (const chunk of source) {
    buffered = Buffer.concat([buffered, chunk]);
    while (buffered.length > size) {
      yield { piece: buffered.subarray(0, size), last: false };
      buffered = buffered.subarray(size);
    }
  }
  yield { piece: buffered, last: true };
}

export async function* seal(source: AsyncIterable<Buffer>, { key, context }: Key): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { piece, last } of pieces(source, PIECE_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonce(number++, last)).setAAD(context);
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Yields only authenticated bytes. Throws if a chunk fails authentication. */
export async function* unseal(source: AsyncIterable<Buffer>, { key, context }: Key): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { piece, last } of pieces(source, PIECE_BYTES + TAG)) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, nonce(number++, last)).setAAD(context);
      decipher.setAuthTag(piece.subarray(-TAG));
      yield Buffer.concat([decipher.update(piece.subarray(0, -TAG)), decipher.final()]);
    } catch {
      throw new OperatorError(UNREADABLE);
    }
  }
}
