/** Frees the buffers of earlier pictures: V8 by itself waits for 64 MB of them, a quarter of this server's memory. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const EVERY_BYTES = 8_000_000;

let collect: ((options: { type: 'minor' }) => void) | undefined;
let handledBytes = 0;

/** Call it for each picture. Takes a few milliseconds, once in `EVERY_BYTES`. */
export function freeBuffers(pictureBytes: number): void {
  handledBytes += pictureBytes;
  if (handledBytes < EVERY_BYTES) return;
  handledBytes = 0;
  setFlagsFromString('--expose-gc');
  collect ??= runInNewContext('gc') as typeof collect;
  collect?.({ type: 'minor' });
}
