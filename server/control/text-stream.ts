import { PassThrough, type Readable } from 'node:stream';
import type { Write } from './operations.ts';

const BUFFER_BYTES = 256 * 1024;

/** Streams what `produce` writes; a write waits while the reader is behind, and fails once the reader is gone. */
export function textStream(produce: (write: Write) => Promise<void>): Readable {
  const through = new PassThrough({ highWaterMark: BUFFER_BYTES });
  let resume = (): void => undefined;
  through.on('drain', () => resume()).once('close', () => resume());
  const write: Write = async (text) => {
    if (through.destroyed) throw new Error('the reader is gone');
    if (through.write(text)) return;
    await new Promise<void>((resolve) => {
      resume = resolve;
    });
  };
  produce(write).then(
    () => through.end(),
    (error: Error) => through.destroy(error),
  );
  return through;
}
