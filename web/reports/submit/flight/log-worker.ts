/** Parses a flight log in a worker (C16.5), whose CSP allows no connections (server/pages/files.ts). */
import { readLog } from '../../../../domain/flight/log/log.ts';

/** UTF-8, else the encoding of older recorders. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}

self.onmessage = async ({ data }: MessageEvent<File>) => {
  try {
    self.postMessage(readLog(textOf(await data.arrayBuffer())));
  } catch {
    self.postMessage('not read');
  }
};
