/** Frees the buffers of earlier pictures: V8 would do so only above 64 MB, a quarter of this server's memory. */
import { collectGarbage } from '../http/monitoring/collect-garbage.ts';

const COLLECT_EVERY_BYTES = 8_000_000;

let handledBytes = 0;

/** Call it for each picture. */
export function freeBuffers(pictureBytes: number): void {
  handledBytes += pictureBytes;
  if (handledBytes < COLLECT_EVERY_BYTES) return;
  handledBytes = 0;
  collectGarbage({ type: 'minor' });
}
