import type { Log, LogFailure } from '../../../../domain/flight/log/log.ts';

/** A day at one fix per second is 5 MB. */
const BYTES_MAX = 10 * 1024 * 1024;
const TIMEOUT_MS = 15_000;

export type FileResult = Log | LogFailure | 'too large' | 'not read';

/** Calls `onRead` once; the returned function cancels. */
export function readFile(file: File, onRead: (reading: FileResult) => void): () => void {
  if (file.size > BYTES_MAX) {
    onRead('too large');
    return () => undefined;
  }
  const worker = new Worker(new URL('./log-worker.ts', import.meta.url), { type: 'module' });
  const stop = () => {
    clearTimeout(timer);
    worker.terminate();
  };
  const end = (reading: FileResult) => {
    stop();
    onRead(reading);
  };
  const timer = setTimeout(() => end('not read'), TIMEOUT_MS);
  worker.onmessage = ({ data }: MessageEvent<FileResult>) => end(data);
  worker.onerror = () => end('not read');
  worker.postMessage(file);
  return stop;
}
