/**
 * PGlite's files with a real fsync. PGlite's own NodeFS has none and starts PostgreSQL with `-F` (fsync off), so a
 * commit would survive neither a power cut nor a crash of the machine (contract C2.1, C2.4).
 */
import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Parameters<NodeFS['init']>[1];
type Stream = { nfd: number };
type Module = { NODEFS: { stream_ops: { fsync?: (stream: Stream) => number } } };

/** NodeFS whose every fsync by PostgreSQL reaches the disk through `sync` (by default the system's). */
export class DurableFiles extends NodeFS {
  readonly #sync: (descriptor: number) => void;

  constructor(directory: string, sync: (descriptor: number) => void = fsyncSync) {
    super(directory);
    this.#sync = sync;
  }

  override async init(pg: PGlite, options: Options): Promise<{ emscriptenOpts: Options }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const giveFsync = (module: unknown) => {
      (module as Module).NODEFS.stream_ops.fsync = (stream) => {
        this.#sync(stream.nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), giveFsync] } };
  }
}
