/**
 * PGlite's files with a real fsync; its NodeFS has none, so commits would not survive a power cut (C2.1, C2.4). A
 * failed vital write makes PostgreSQL panic, which PGlite turns into an endless loop, so we end the engine instead;
 * server/db/embedded/reopening.ts reopens it.
 */
import { closeSync, fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Parameters<NodeFS['init']>[1];
type Stream = { nfd: number; path: string };
type Write = (stream: Stream, buffer: Uint8Array, offset: number, length: number, position?: number) => number;
type Mknod = (parent: unknown, name: string, mode: number, device: number) => unknown;
type Module = Record<string, unknown> & {
  FS: {
    streams: (Stream | null | undefined)[];
    getPath(node: unknown): string;
    ErrnoError: new (errno: number) => Error;
  };
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number; write: Write }; node_ops: { mknod: Mknod } };
};

export type Disk = {
  sync?: (descriptor: number) => void;
  isFull?: () => boolean;
};

/** Emscripten's error numbers. */
const NO_SPACE = 51;
const ERRNO: Record<number, string> = { [NO_SPACE]: 'ENOSPC', 19: 'EDQUOT', 69: 'EROFS' };

/** The system's own code, or the one for Emscripten's number; `null` if there is none. */
export function diskCodeOf(failure: unknown): string | null {
  const { code, errno } = (failure ?? {}) as { code?: unknown; errno?: unknown };
  return typeof code === 'string' ? code : (ERRNO[Number(errno)] ?? null);
}

/** Ended by a disk failure; the code means "not now" (server/db/failures.ts). */
class EngineEnded extends Error {
  readonly code: string;
  constructor(cause: unknown) {
    super('the embedded database ended', { cause });
    this.name = 'EngineEnded';
    this.code = diskCodeOf(cause) ?? 'EIO';
  }
}

/** PGlite's status for leaving the main loop after an ordinary error. */
const AFTER_ERROR = 100;

/** A failed write to a table fails only its statement; PostgreSQL cannot continue without the other files. */
const isVital = (path: string): boolean => !/\/(base|pg_stat_tmp|pgsql_tmp)\//.test(path);

/** Every fsync by PostgreSQL reaches the disk. */
export class DurableFiles extends NodeFS {
  readonly #disk: Disk;
  #module: Module | null = null;
  #ended: EngineEnded | null = null;

  constructor(directory: string, disk: Disk = {}) {
    super(directory);
    this.#disk = disk;
  }

  get ended(): EngineEnded | null {
    return this.#ended;
  }

  /** Blocks all further calls and closes its files. */
  end(cause: unknown): EngineEnded {
    if (this.#ended) return this.#ended;
    const ended = new EngineEnded(cause);
    this.#ended = ended;
    const module = this.#module;
    if (!module) return ended;
    const refuse = () => {
      throw ended;
    };
    // PGlite's loop swallows PostgreSQL's exceptions, but not a failure to restore the stack.
    for (const [name, value] of Object.entries(module))
      if (/^(_|stack)/.test(name) && typeof value === 'function') module[name] = refuse;
    for (const stream of module.FS.streams) if (stream?.nfd) closeQuietly(stream.nfd);
    return ended;
  }

  /** Ends the engine when PostgreSQL has ended, instead of looping forever. Call it once PGlite is open. */
  watchMainLoop(): void {
    const module = this.#module;
    const runLoopOnce = module?.['_PostgresMainLoopOnce'];
    if (!module || typeof runLoopOnce !== 'function') throw new Error('PGlite has an unknown main loop');
    module['_PostgresMainLoopOnce'] = () => {
      try {
        return runLoopOnce();
      } catch (error) {
        if ((error as { status?: unknown } | null)?.status === AFTER_ERROR) throw error;
        throw this.end(error);
      }
    };
  }

  override async init(pg: PGlite, options: Options): Promise<{ emscriptenOpts: Options }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const installGuard = (module: unknown) => this.#guard(module as Module);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), installGuard] } };
  }

  #guard(module: Module): void {
    this.#module = module;
    const { stream_ops: streams, node_ops: nodes } = module.NODEFS;
    const { write } = streams;
    const { mknod } = nodes;
    const { sync = fsyncSync, isFull = () => false } = this.#disk;
    const { FS } = module;
    streams.fsync = (stream) => this.#endOnFailure(() => sync(stream.nfd), true) ?? 0;
    streams.write = (stream, buffer, offset, length, position) =>
      this.#endOnFailure(() => {
        if (isFull()) throw new FS.ErrnoError(NO_SPACE);
        const written = write(stream, buffer, offset, length, position);
        if (written < length && isVital(stream.path)) throw new FS.ErrnoError(NO_SPACE);
        return written;
      }, isVital(stream.path));
    nodes.mknod = (parent, name, mode, device) =>
      this.#endOnFailure(
        () => {
          if (isFull()) throw new FS.ErrnoError(NO_SPACE);
          return mknod(parent, name, mode, device);
        },
        isVital(`${FS.getPath(parent)}/`),
      );
  }

  #endOnFailure<Result>(work: () => Result, isVitalWrite: boolean): Result {
    try {
      return work();
    } catch (error) {
      if (isVitalWrite) throw this.end(error);
      throw error;
    }
  }
}

function closeQuietly(descriptor: number): void {
  try {
    closeSync(descriptor);
  } catch {
    // Already closed: the engine ended while closing.
  }
}
