/**
 * Encrypts backups: scrypt, AES-256-GCM in chunks. Nonces number the chunks and mark the last, so none can be dropped,
 * duplicated, moved or cut off
 */
import { createCipheriv, createDecipheriv, createHash, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { OperatorError } from '../operator-error.ts';

const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
/** OWASP's settings: 128 MiB. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 };

const UNREADABLE = 'The backup cannot be read: the passphrase (BACKUP_PASSPHRASE) is wrong, or the file is damaged';

type Key = { key: Buffer; context: Buffer };

const derive = promisify(scrypt) as (
  secret: string,
  salt: Buffer,
  length: number,
  cost: typeof COST,
) => Promise<Buffer>;

/** `header`: the unencrypted part, with a unique salt. */
export async function keyOf(passphrase: string, salt: Buffer, header: string): Promise<Key> {
  const key = await derive(passphrase.normalize('NFC'), salt, 32, COST);
  return { key, context: createHash('sha256').update(header).digest() };
}

function nonce(chunkNumber: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUIntBE(chunkNumber, 5, 6);
  bytes[11] = isLast ? 1 : 0;
  return bytes;
}

/** Chunks of `size` bytes; only the last may be shorter, and there is always at least one. */
async function* chunksOf(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ chunk: Buffer; isLast: boolean }> {
  let buffered = Buffer.alloc(0);
  for await (const chunk of source) {
    buffered = Buffer.concat([buffered, chunk]);
    while (buffered.length > size) {
      yield { chunk: buffered.subarray(0, size), isLast: false };
      buffered = buffered.subarray(size);
    }
  }
  yield { chunk: buffered, isLast: true };
}

export async function* seal(source: AsyncIterable<Buffer>, { key, context }: Key): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { chunk, isLast } of chunksOf(source, CHUNK_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonce(number++, isLast)).setAAD(context);
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Yields only authenticated bytes. Throws if a chunk fails authentication. */
export async function* unseal(source: AsyncIterable<Buffer>, { key, context }: Key): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { chunk, isLast } of chunksOf(source, CHUNK_BYTES + TAG_BYTES)) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, nonce(number++, isLast)).setAAD(context);
      decipher.setAuthTag(chunk.subarray(-TAG_BYTES));
      yield Buffer.concat([decipher.update(chunk.subarray(0, -TAG_BYTES)), decipher.final()]);
    } catch {
      throw new OperatorError(UNREADABLE);
    }
  }
}
