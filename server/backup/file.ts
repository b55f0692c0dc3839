/** A backup file: a header line, then compressed and optionally encrypted lines. Renamed when complete and synced */
import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, rmSync } from 'node:fs';
import { open, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline as connect, type Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { explain, OperatorError } from '../operator-error.ts';
import { withCleanup } from './cleanup.ts';
import { keyOf, seal, unseal } from './seal.ts';

const PLAIN = 'windsock-backup 1 plain\n';
const SEALED = /^windsock-backup 1 sealed ([A-Za-z0-9_-]{43})\n$/;
/** Standard input, since the service's user cannot read root's files. */
export const STANDARD_INPUT = '-';
const HEADER_MAX_BYTES = 100;

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Errors of either stream reach the reader. */
function pipeThrough(source: AsyncIterable<Buffer>, transform: Duplex): AsyncIterable<Buffer> {
  return connect(Readable.from(source), transform, () => undefined);
}

const LAST_LINE = '{"complete":true}\n';

/** Throws if the text ends before the last line. */
async function* verifyComplete(text: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let tail = '';
  for await (const chunk of text) {
    tail = (tail + chunk.toString('latin1')).slice(-LAST_LINE.length);
    yield chunk;
  }
  if (tail !== LAST_LINE) throw new OperatorError('The backup ended early; nothing was written');
}

async function* bytesOf(text: AsyncIterable<Buffer>, passphrase: string | null): AsyncGenerator<Buffer> {
  const zipped = pipeThrough(verifyComplete(text), createGzip());
  if (passphrase === null) {
    yield Buffer.from(PLAIN);
    yield* zipped;
    return;
  }
  const salt = randomBytes(32);
  const header = `windsock-backup 1 sealed ${salt.toString('base64url')}\n`;
  yield Buffer.from(header);
  yield* seal(zipped, await keyOf(passphrase, salt, header));
}

function refuseExisting(path: string): void {
  if (existsSync(path)) throw new OperatorError(`${path} already exists; choose a new file`);
}

/** Readable only by its owner, and durable on return. Returns its size in bytes. */
export async function writeBackup(
  path: string,
  text: AsyncIterable<Buffer>,
  passphrase: string | null,
): Promise<number> {
  refuseExisting(path);
  if (!existsSync(dirname(path))) throw new OperatorError(`There is no folder ${dirname(path)}`);
  const temporaryPath = `${path}.${randomBytes(4).toString('hex')}.writing`;
  const write = async () => {
    await pipeline(bytesOf(text, passphrase), createWriteStream(temporaryPath, { mode: 0o600, flags: 'wx' }));
    await syncPath(temporaryPath);
    // Another backup may have been written since the first check.
    refuseExisting(path);
    await rename(temporaryPath, path);
    await syncPath(dirname(path));
    return (await stat(path)).size;
  };
  const remove = () => {
    if (existsSync(temporaryPath)) rmSync(temporaryPath);
  };
  try {
    return await withCleanup(remove, write);
  } catch (error) {
    throw fileError('write', path, error);
  }
}

/** What the system says about this file, in one line; other errors are unchanged. */
function fileError(verb: 'read' | 'write', path: string, error: unknown): unknown {
  const { syscall, message } = error as NodeJS.ErrnoException;
  if (syscall === undefined || explain(error) !== null) return error;
  return new OperatorError(`Cannot ${verb} ${path}: ${message}`, { cause: error });
}

async function splitHeader(source: AsyncIterable<Buffer>): Promise<{ header: string; rest: AsyncIterable<Buffer> }> {
  const chunks = source[Symbol.asyncIterator]();
  let read = Buffer.alloc(0);
  while (!read.includes('\n') && read.length < HEADER_MAX_BYTES) {
    const next = await chunks.next();
    if (next.done) break;
    read = Buffer.concat([read, next.value]);
  }
  const end = read.subarray(0, HEADER_MAX_BYTES).indexOf('\n') + 1;
  const rest = async function* () {
    yield read.subarray(end);
    yield* { [Symbol.asyncIterator]: () => chunks };
  };
  return { header: read.toString('latin1', 0, end), rest: rest() };
}

async function plainBytes(
  path: string,
  source: AsyncIterable<Buffer>,
  passphrase: string | null,
): Promise<AsyncIterable<Buffer>> {
  const { header, rest } = await splitHeader(source);
  if (header === PLAIN) return rest;
  const [, salt] = SEALED.exec(header) ?? [];
  if (!salt) throw new OperatorError(`${path} is not a backup, or was made by a newer version of the program`);
  if (passphrase === null) throw new OperatorError('The backup is encrypted; set BACKUP_PASSPHRASE');
  return unseal(rest, await keyOf(passphrase, Buffer.from(salt, 'base64url'), header));
}

/** `-` is standard input. Throws if damaged, not a backup, or encrypted with another passphrase. */
export async function* readBackupFile(path: string, passphrase: string | null): AsyncGenerator<string> {
  const isInput = path === STANDARD_INPUT;
  if (!isInput && !existsSync(path)) throw new OperatorError(`There is no file ${path}`);
  const name = isInput ? 'Standard input' : path;
  const source: AsyncIterable<Buffer> = isInput ? process.stdin : createReadStream(path);
  try {
    yield* linesOf(pipeThrough(await plainBytes(name, source, passphrase), createGunzip()));
  } catch (error) {
    if (String((error as { code?: unknown }).code).startsWith('Z_')) throw new OperatorError(`${name} is damaged`);
    throw fileError('read', name, error);
  }
}

/** Splits at line feeds only: JSON may contain other line separators. */
export async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let buffered: Buffer[] = [];
  for await (const chunk of source) {
    let start = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...buffered, chunk.subarray(start, end)]).toString('utf8');
      buffered = [];
      start = end + 1;
    }
    if (start < chunk.length) buffered.push(chunk.subarray(start));
  }
  if (buffered.length > 0) yield Buffer.concat(buffered).toString('utf8');
}
