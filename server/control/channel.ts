/**
 * A socket in DATA_DIR through which commands reach the server with the embedded database, for the directory's owner
 * only (docs/decisions/010-backup.md)
 */
import { randomUUID } from 'node:crypto';
import { closeSync, createReadStream, openSync, rmSync, writeSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { join, relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { explain, OperatorError } from '../operator-error.ts';
import { OPERATIONS, type OperationContext, type OperationName } from './operations.ts';

/** The kernel's limit (108 bytes on Linux, 104 on macOS). */
const NAME_MAX = 103;

/** The shorter name; `null` if neither fits. */
function socketPath(directory: string): string | null {
  const path = join(resolve(directory), 'control.sock');
  const [short = path] = [path, relative(process.cwd(), path)].sort((a, b) => a.length - b.length);
  return Buffer.byteLength(short) > NAME_MAX || process.platform === 'win32' ? null : short;
}

/** Kept in memory up to this size, so that short answers work with a full disk. */
const IN_MEMORY_MAX_BYTES = 64 * 1024;

function namelessFile(directory: string): number {
  const path = join(directory, `answer-${randomUUID()}`);
  const descriptor = openSync(path, 'wx+', 0o600);
  rmSync(path);
  return descriptor;
}

/** Complete before it is sent, so that slow readers do not block the database. */
async function spooled(directory: string, work: (write: (text: string) => void) => Promise<void>) {
  let descriptor: number | null = null;
  let held = '';
  let size = 0;
  const toFile = (text: string): void => {
    descriptor ??= namelessFile(directory);
    writeSync(descriptor, text);
  };
  try {
    await work((text) => {
      size += Buffer.byteLength(text);
      held += text;
      if (size <= IN_MEMORY_MAX_BYTES) return;
      toFile(held);
      held = '';
    });
  } catch (error) {
    if (descriptor !== null) closeSync(descriptor);
    throw error;
  }
  const source = descriptor === null ? Readable.from([held]) : createReadStream('', { fd: descriptor, start: 0 });
  return { size, source };
}

async function answer(context: OperationContext, directory: string, asked: IncomingMessage, reply: ServerResponse) {
  const [, name = '', input = ''] = /^\/([a-z-]+)\?(.*)$/.exec(asked.url ?? '') ?? [];
  if (!Object.hasOwn(OPERATIONS, name)) throw new OperatorError(`The running server does not know ${name}; restart it`);
  const operation = OPERATIONS[name as OperationName];
  const given = new URLSearchParams(input).getAll('input');
  const { size, source } = await spooled(directory, (write) => operation(context, given, write));
  reply.writeHead(200, { 'Content-Length': size });
  await pipeline(source, reply);
}

async function answerSafely(
  context: OperationContext,
  directory: string,
  asked: IncomingMessage,
  reply: ServerResponse,
) {
  try {
    await answer(context, directory, asked, reply);
  } catch (error) {
    if (reply.headersSent) return void reply.destroy();
    reply.writeHead(500).end(explain(error) ?? 'The running server failed at this; its log says where');
    if (explain(error) === null) throw error;
  }
}

/** `failed` receives bugs. Returns `null` if the name is too long. */
export async function openChannel(
  context: OperationContext,
  directory: string,
  failed: (error: unknown) => void,
): Promise<Server | null> {
  const path = socketPath(directory);
  if (path === null) return null;
  // We hold the directory's lock, so this socket is a dead process's.
  rmSync(path, { force: true });
  const server = createServer((asked, reply) => {
    answerSafely(context, directory, asked, reply).catch(failed);
  });
  const before = process.umask(0o177);
  const listening = new Promise<void>((done, refused) => server.once('error', refused).listen(path, done));
  process.umask(before);
  await listening;
  return server;
}

/** Asks the server that holds a data directory; returns its text, or `null` if none answers. Throws what it refused. */
export async function askServer(
  directory: string,
  name: OperationName,
  input: readonly string[],
): Promise<Readable | null> {
  const path = socketPath(directory);
  if (path === null) return null;
  const query = new URLSearchParams(input.map((value): [string, string] => ['input', value]));
  const asking = request({ socketPath: path, method: 'POST', path: `/${name}?${query}` }).end();
  const response = await new Promise<IncomingMessage | null>((done) => {
    asking.once('response', done).once('error', () => done(null));
  });
  if (response === null || response.statusCode === 200) return response;
  throw new OperatorError(Buffer.concat(await response.toArray()).toString());
}
