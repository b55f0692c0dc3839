/** Reads a flight log in a worker, so that the page stays responsive (contract C16.5). The policy of its file lets it connect to nothing (server/pages/files.ts). */
import { readLog } from '../../../../domain/flight/log/log.ts';

/** As UTF-8, or else in the alphabet of older recorders. */
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
