/**
 * A socket in DATA_DIR for sending commands to the server that holds the embedded database, usable only by the
 * directory's owner (docs/decisions/010-backup.md)
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
const PATH_MAX_BYTES = 103;

/** The absolute or relative path, whichever is shorter; `null` if both are too long. */
function socketPath(directory: string): string | null {
  const path = join(resolve(directory), 'control.sock');
  const [short = path] = [path, relative(process.cwd(), path)].sort((a, b) => a.length - b.length);
  return Buffer.byteLength(short) > PATH_MAX_BYTES || process.platform === 'win32' ? null : short;
}

/** Responses up to this size stay in memory, so that short ones work while the disk is full. */
const IN_MEMORY_MAX_BYTES = 64 * 1024;

function unlinkedFile(directory: string): number {
  const path = join(directory, `answer-${randomUUID()}`);
  const descriptor = openSync(path, 'wx+', 0o600);
  rmSync(path);
  return descriptor;
}

/** Collects the whole response before it is sent, so that slow readers do not block the database. */
async function spool(directory: string, work: (write: (text: string) => void) => Promise<void>) {
  let descriptor: number | null = null;
  let buffered = '';
  let size = 0;
  const toFile = (text: string): void => {
    descriptor ??= unlinkedFile(directory);
    writeSync(descriptor, text);
  };
  try {
    await work((text) => {
      size += Buffer.byteLength(text);
      buffered += text;
      if (size <= IN_MEMORY_MAX_BYTES) return;
      toFile(buffered);
      buffered = '';
    });
  } catch (error) {
    if (descriptor !== null) closeSync(descriptor);
    throw error;
  }
  const source = descriptor === null ? Readable.from([buffered]) : createReadStream('', { fd: descriptor, start: 0 });
  return { size, source };
}

async function respond(context: OperationContext, directory: string, incoming: IncomingMessage, reply: ServerResponse) {
  const [, name = '', input = ''] = /^\/([a-z-]+)\?(.*)$/.exec(incoming.url ?? '') ?? [];
  if (!Object.hasOwn(OPERATIONS, name)) throw new OperatorError(`The running server does not know ${name}; restart it`);
  const operation = OPERATIONS[name as OperationName];
  const inputs = new URLSearchParams(input).getAll('input');
  const { size, source } = await spool(directory, (write) => operation(context, inputs, write));
  reply.writeHead(200, { 'Content-Length': size });
  await pipeline(source, reply);
}

async function respondOrReport(
  context: OperationContext,
  directory: string,
  incoming: IncomingMessage,
  reply: ServerResponse,
) {
  try {
    await respond(context, directory, incoming, reply);
  } catch (error) {
    if (reply.headersSent) return void reply.destroy();
    reply.writeHead(500).end(explain(error) ?? 'The running server failed to do this; see its log');
    if (explain(error) === null) throw error;
  }
}

/** `onBug` receives unexpected errors. Returns `null` if the path is too long. */
export async function openChannel(
  context: OperationContext,
  directory: string,
  onBug: (error: unknown) => void,
): Promise<Server | null> {
  const path = socketPath(directory);
  if (path === null) return null;
  // We hold the directory's lock, so an existing socket was left by a dead process.
  rmSync(path, { force: true });
  const server = createServer((incoming, reply) => {
    respondOrReport(context, directory, incoming, reply).catch(onBug);
  });
  const previousMask = process.umask(0o177);
  const listening = new Promise<void>((done, refused) => server.once('error', refused).listen(path, done));
  process.umask(previousMask);
  await listening;
  return server;
}

/** If the server stops while it sends, that is not a bug in the program. */
async function* outputOf(response: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* response;
  } catch (error) {
    throw new OperatorError('The server stopped before the command was complete. Run it again', { cause: error });
  }
}

/**
 * Sends an operation to the server that holds a data directory; returns its output, or `null` if no server answers.
 * Throws if the server refuses.
 */
export async function askServer(
  directory: string,
  name: OperationName,
  input: readonly string[],
): Promise<Readable | null> {
  const path = socketPath(directory);
  if (path === null) return null;
  const query = new URLSearchParams(input.map((value): [string, string] => ['input', value]));
  const outgoing = request({ socketPath: path, method: 'POST', path: `/${name}?${query}` }).end();
  const response = await new Promise<IncomingMessage | null>((done) => {
    outgoing.once('response', done).once('error', () => done(null));
  });
  if (response === null) return null;
  if (response.statusCode === 200) return Readable.from(outputOf(response), { objectMode: false });
  throw new OperatorError(Buffer.concat(await response.toArray()).toString());
}
